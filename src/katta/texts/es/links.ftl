### Enlaces: quién juega dónde y en qué dispositivo, y las mesas que un dispositivo conoce.

links-marked = Este navegador no deja copiar a las páginas. El enlace está marcado: cópialo como cualquier texto.
links-elsewhere = Estás aquí por una dirección que solo puede abrir este dispositivo. Los enlaces de aquí llevan a la de los demás dispositivos de tu red.
links-only-here = Los demás dispositivos no pueden abrir esta dirección: Katta se ha iniciado solo para esta máquina. Para dejar entrar a otros dispositivos de tu red, detenlo e inícialo así:

## De quién es el asiento de un enlace

links-are-you = ¿Eres { $name }?
links-are-you-why = Este enlace es un asiento en una mesa de { $game }. Quien diga que sí ve las cartas de ese asiento y juega por él.
links-not-me-watch = No, solo quiero mirar
links-not-me = No, a todos los juegos
links-my-seat = A mi asiento

## En la mesa

links-menu = Dispositivos e invitaciones
links-continue = Continuar en otro dispositivo
links-continue-how = Tu enlace personal te lleva a tu asiento en cualquier dispositivo. Que no lo vea nadie más.
links-personal = Tu enlace personal
links-personal-show = Mostrar mi enlace personal
links-personal-code = Tu enlace personal como código QR
links-personal-what =
    { $count ->
        [one] Quien abre este enlace ocupa tu asiento en esta mesa, ve tus cartas y juega por ti. Ábrelo en tu otro dispositivo y no se lo des a nadie más.
       *[other] Quien abre este enlace ocupa los { $count } asientos de este dispositivo, ve vuestras cartas y juega en vuestro lugar. Ábrelo en tu otro dispositivo y no se lo des a nadie más.
    }
links-not-kept = Este navegador no guarda nada: al cerrar la página pierdes tu asiento, salvo que guardes tu enlace personal.
links-invite-how = Quien abre este enlace puede tomar un asiento libre.
links-back-in = Para quien ya juega aquí
links-back-in-how = Quien juega aquí y cambia de dispositivo abre allí este enlace y dice quién es. Se pregunta al primer dispositivo.
links-watch = Mirar
links-watch-how = Quien abre este enlace ve la mesa, pero la mano de nadie.
links-watch-link = Enlace para mirar
links-screen = Pantalla grande
links-screen-how = La mesa llena un televisor o un proyector, y cada persona conserva su mano en su teléfono.
links-screen-open = Mostrar en una pantalla grande

## Otro dispositivo pregunta

links-claim = ¿Eres tú en otro dispositivo?
links-claim-of = { $name }, ¿eres tú en otro dispositivo?
links-claim-code = El otro dispositivo muestra este código:
links-claim-why = Di que sí solo si un dispositivo tuyo muestra el mismo código: verá tus cartas.
links-claim-yes = Sí, soy yo
links-claim-no = No

## Tus mesas

links-your-turn-minutes =
    { $count ->
        [one] Es tu turno desde hace { $count } minuto
       *[other] Es tu turno desde hace { $count } minutos
    }
links-your-turn-hours =
    { $count ->
        [one] Es tu turno desde hace { $count } hora
       *[other] Es tu turno desde hace { $count } horas
    }
links-your-turn-days =
    { $count ->
        [one] Es tu turno desde hace { $count } día
       *[other] Es tu turno desde hace { $count } días
    }
links-all =
    { $count ->
        [one] Mostrar { $count } mesa
       *[other] Mostrar las { $count } mesas
    }
links-remove-question = ¿Quitar esta mesa de tu lista? Tu asiento sigue siendo tuyo, y puedes recuperar la mesa durante 30 días.
links-remove = Quitar
links-remove-not = Conservarla
links-removed = { $game }: quitada.
links-undo = Deshacer
links-removed-tables = Mesas quitadas
links-removed-how = La llave de tu asiento se guarda 30 días después de quitar una mesa.
links-removed-when = quitada: { $when }
links-bring-back = Recuperar

## Todas las mesas a otro dispositivo

links-take-along = Llevar mis mesas a otro dispositivo
links-take-along-what =
    { $count ->
        [one] Este enlace lleva { $count } mesa a otro dispositivo tuyo. Quien lo abre ocupa allí tu asiento y ve tus cartas: no se lo des a nadie más.
       *[other] Este enlace lleva { $count } mesas a otro dispositivo tuyo. Quien lo abre ocupa allí tus asientos y ve tus cartas: no se lo des a nadie más.
    }
links-take-along-code = El mismo enlace como código QR
links-with-finished = también las partidas terminadas
links-no-code = Son demasiadas mesas para un código QR. Envíate el enlace.
links-arrival = Mesas de otro dispositivo
links-arrival-what =
    { $count ->
        [one] Este enlace trae { $count } mesa que este dispositivo aún no conoce. ¿Es tuya?
       *[other] Este enlace trae { $count } mesas que este dispositivo aún no conoce. ¿Son tuyas?
    }
links-arrival-table = { $game }, con el apodo { $name }
links-arrival-add = Sí, añadir a mis mesas
links-arrival-no = No
links-arrival-none = Este enlace no trae ninguna mesa nueva aquí.
