### Antes de la partida: quién viene, a qué se juega, quién empieza. Los términos están en ../TERMS.md.

## Quién juega

waiting-missing =
    { $count ->
        [one] Falta { $count } persona…
       *[other] Faltan { $count } personas…
    }
waiting-complete = Ya estáis todas las personas
waiting-you = tú
waiting-host = invita
waiting-here = aquí
waiting-away = ausente
waiting-bot = bot
waiting-watchers =
    { $count ->
        [one] { $count } persona mira.
       *[other] { $count } personas miran.
    }
waiting-rename = Cambiar el apodo de { $name }
waiting-name-of = Apodo de { $name }
waiting-name-taken = Alguien se llama ya { $name } aquí. ¿Qué tal { $other }?
waiting-save = Guardar
waiting-cancel = Cancelar
waiting-remove = Quitar a { $name } de la mesa
waiting-remove-ask = ¿Debe { $name } dejar la mesa? El asiento quedará libre otra vez.
waiting-remove-yes = Quitar
waiting-remove-no = Conservar
waiting-level-of = { $name }: nivel del bot
waiting-free-seat = Despedir al bot { $name }
waiting-put-bot = Poner un bot en el asiento { $number }
waiting-drop-seat = Quitar el asiento { $number }
waiting-add-seat = Un asiento más
waiting-mark-of = El color de { $name }

## Quién empieza

waiting-first = ¿Quién empieza?
waiting-first-lot = por sorteo
waiting-first-booklet = Según el reglamento:

## A qué se juega

waiting-change = Cambiar
waiting-settings = A qué se juega
waiting-game = Juego
waiting-seats = ¿Cuántas personas juegan?
waiting-no-hints = sin pistas
waiting-hints = con pistas
waiting-no-spectators = sin público
waiting-spectators = con público
waiting-no-clock = sin límite de tiempo
waiting-clock = { $time } por jugada
waiting-clock-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
waiting-clock-hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }

## El comienzo

waiting-begin = Empezar
waiting-begin-bots =
    { $count ->
        [one] Empezar con un bot en el asiento libre
       *[other] Empezar con bots en los asientos libres
    }
waiting-begin-level = Nivel de estos bots
waiting-for-host = { $name } inicia la partida cuando no falte nadie.
waiting-for-full = La partida empieza cuando todos los asientos están ocupados.
waiting-looking-on = Estás mirando. La partida aparecerá aquí en cuanto empiece.
waiting-play-along = Para jugar con los demás, abre la invitación: { $host } tiene el enlace.
waiting-invite-how = Quien abre este enlace toma un asiento libre.
waiting-invite-full = Todos los asientos están ocupados. Quien abra ahora este enlace puede mirar.
waiting-screen = Mostrar esta mesa en una pantalla grande
waiting-evening = La velada hasta ahora

## Con invitación

waiting-invited-by = { $name } te invita a jugar a { $game }
waiting-at-table = En la mesa: { $names }
waiting-full = Todos los asientos están ocupados.
waiting-begun = La partida ha empezado.
waiting-over = Esta partida ha terminado.
waiting-already = ¿Ya tienes asiento aquí, en otro dispositivo?
waiting-claim-ask = Mira el otro dispositivo de { $name }: pregunta si eres tú.
waiting-claim-code = Los dos dispositivos muestran este código
waiting-claim-waits = Esperando una respuesta…
waiting-claim-declined = El otro dispositivo ha dicho que no.
waiting-removed = Tu asiento se le ha dado a otra persona.
