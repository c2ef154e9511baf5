### Lo que solo dice el navegador.

web-welcome = Tres juegos, una mesa. ¿A qué jugamos?
web-preparing = Las reglas se están preparando, cosa de un minuto o dos. Ya se puede jugar; solo los bots más fuertes y las pistas tardan más hasta entonces.
web-home = Todos los juegos
web-close = Cerrar
web-unreachable = No se puede llegar al servidor. Inténtalo de nuevo en un momento.
web-connecting = Conectando…
web-line-lost = Sin conexión; tu partida está a salvo. Nuevo intento…

## Settings

web-settings = Ajustes
web-language = Idioma
web-theme = Colores
web-theme-auto = como el dispositivo
web-theme-light = claros
web-theme-dark = oscuros
web-speed = Animaciones
web-speed-calm = tranquilas
web-speed-normal = normales
web-speed-quick = rápidas
web-speed-off = ninguna
web-sound = Sonidos

## Home

web-play-now = Jugar ya
web-friends = Con tu gente
web-friends-game = Jugar a { $game } con tu gente
web-seats = De { $least } a { $most } personas
web-continue = Tus mesas
web-forget = Quitar de esta lista
web-status-waiting = esperando a más gente
web-status-playing = en curso
web-status-over = terminada

## A new table

web-new-table = Una mesa de { $game }
web-nickname = Tu apodo
web-guests = ¿Quién más juega?
web-guest = Asiento { $number }
web-guest-link = alguien, con un enlace
web-guest-here = alguien aquí, en este dispositivo
web-guest-bot = un bot
web-level-of = { $seat }: nivel del bot
web-name-of = { $seat }: apodo
web-table-options = Reglas y reloj
web-clock = Tiempo por jugada
web-clock-none = sin límite
web-clock-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
web-clock-days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
web-allow-hints = Pistas permitidas
web-allow-spectators = Público permitido
web-make-table = Abrir la mesa

## Sitting down

web-join-title = Te invitan a jugar a { $game }
web-sit-down = Tomar asiento
web-seat-free = asiento libre
web-invite = Invita a tu gente
web-invite-code = El mismo enlace en un código QR
web-copy = Copiar el enlace
web-copied = Copiado
web-pass-device = Pasad el dispositivo a { $name }.
web-i-am = Soy { $name }

## At the table

web-your-turn = Te toca
web-your-moves = Tus jugadas
web-moves-in-words = Las { $count } jugadas, en palabras
web-no-moves = No es tu turno.
web-hint = Pedir una pista
web-thinking = Un bot está pensando en tus jugadas…
web-undo = Deshacer
web-rules = Reglas
web-practice = práctica
web-looking-on = estás mirando
web-past = repetición
web-skip = Saltar
web-log = Lo que ha pasado
web-log-empty = Nada todavía.
web-again = Volver a ver
web-see-again = Volver a ver: { $event }
web-people = En la mesa
web-away = no está
web-hand-over = Que juegue un bot
web-bot-plays-for-you = Un bot juega por ti.
web-take-seat-back = Volver a mi asiento

## The end

web-counting = Contando los puntos…
web-winners =
    { $count ->
        [one] ¡Gana { $players }!
       *[other] ¡{ $players } comparten la victoria!
    }
web-you-win = ¡Has ganado!
web-you-win-with = ¡Has ganado, junto con { $players }!
web-truncated = La partida fue interrumpida.
web-chances = La probabilidad de ganar de cada cual, jugada a jugada
web-chances-none = Aquí no se puede calcular la probabilidad de ganar.
web-rematch = Otra partida
web-rematch-is-on = Hay una partida nueva con las mismas personas.
web-join-rematch = Ir allí
web-replay = Volver a ver la partida
web-download = Descargar el registro
web-check-deal = Comprobar el reparto

## The deal

web-deal-how = Antes de la primera carta se publicó un código de garantía: el SHA-256 de un secreto que decide cada carta. Ahora el secreto está a la vista y cualquiera puede comprobarlo.
web-deal-commitment = Código de garantía, publicado antes de la primera carta
web-deal-secret = Secreto, publicado al terminar
web-deal-hash-fits = Tu navegador ha calculado el SHA-256 del secreto: coincide con el código de garantía.
web-deal-hash-differs = Tu navegador ha calculado el SHA-256 del secreto: no coincide con el código de garantía.
web-deal-verified = Al repartir otra vez con este secreto, salen exactamente las mismas cartas.
web-deal-differs = Al repartir otra vez con este secreto, salen otras cartas.
web-deal-yourself = Para comprobarlo sin este servidor, descarga el registro y deja que lo compruebe Katta en tu propio ordenador. Su documentación muestra también cómo hacerlo a mano.

## Replay

web-replay-open = Abrir un registro
web-replay-how = Elige el archivo de un registro (.katta). Solo se muestra, no se guarda.
web-replay-first = Al principio
web-replay-back = Un paso atrás
web-replay-play = Reproducir
web-replay-pause = Pausar
web-replay-on = Un paso adelante
web-replay-last = Al final
web-replay-place = Momento de la partida
web-replay-eyes = Vista de
web-replay-spectator = el público
