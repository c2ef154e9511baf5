### Lo que solo dice la terminal.

## Before the game

terminal-which-game = ¿A qué quieres jugar?
terminal-ask-game = Número del juego
terminal-ask-names = ¿Quién juega? Tu nombre, o varios con comas
terminal-too-many-names = No pueden jugar más de { $most }.
terminal-ask-bots = ¿Cuántos bots juegan contigo? De { $least } a { $most }
terminal-ask-level = ¿Qué tal juegan? { $levels }
terminal-number-expected = Escribe un número de { $least } a { $most }.
terminal-commitment = Este código fija ya todas las cartas, y se puede comprobar después de la partida:
terminal-welcome = Escribe ? para ver la ayuda. La partida se guarda después de cada jugada.
terminal-already-over = Esta partida ya ha terminado.

## During the game

terminal-choices = Puedes elegir
terminal-help =
    Escribe 1, 2, … o las palabras de una opción
    ? muestra esta ayuda
    r muestra la regla que importa ahora
    b vuelve al primer paso de una elección
    u deshace tu última jugada
    q guarda la partida y sale
terminal-pressed = { $event } (No había otra opción.)
terminal-repeated = { $event } (× { $count })
terminal-thinking = { $name } está pensando…
terminal-taken-back = Se ha deshecho tu última jugada.
terminal-nothing-to-take-back = No hay ninguna jugada tuya que deshacer.
terminal-pass-device = Pasad el dispositivo a { $name }. { $name }, pulsa Intro

## At a table of people

join-here = En la mesa: { $players }
join-begin = Pulsa Intro o escribe b para empezar; los bots toman los asientos que siguen libres.
join-came = { $player } está aquí.
join-away = { $player } no está.
join-replaceable = { $player } lleva un rato fuera o sin jugar; w deja jugar a un bot.
join-bot-plays = Un bot juega por ti; con t recuperas tu asiento.
join-said = { $player }: { $phrase }
join-declined = { $player } no está de acuerdo.
join-proposal-undo = { $player } quiere deshacer una jugada. ¿Estás de acuerdo? y: sí, n: no
join-proposal-hand-over = { $player } quiere que un bot juegue por { $other }. ¿Estás de acuerdo? y: sí, n: no
join-others-asked = Se pregunta a las demás personas.
join-muted = Ya no oyes a { $player }.
join-unmuted = Vuelves a oír a { $player }.
join-nobody-away = Nadie lleva fuera el tiempo suficiente.
join-removed = Tu asiento se ha dado a otra persona.
join-back = La conexión ha vuelto.
join-help-people =
    s muestra lo que puedes decir; s 3 dice la tercera frase
    m NOMBRE silencia a alguien, o deja oírle de nuevo
    w deja que un bot juegue por quien no está
    t recupera tu asiento cuando juega un bot
    y o n responde cuando te piden tu acuerdo

## After the game

terminal-winners =
    { $count ->
        [one] ¡Gana { $players }!
       *[other] ¡{ $players } comparten la victoria!
    }
terminal-you-win = ¡Has ganado!
terminal-you-win-with = ¡Has ganado, junto con { $players }!
terminal-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
terminal-truncated = La partida fue interrumpida.
terminal-unfinished = La partida aún no ha terminado.
terminal-record = El registro está en { $file }. Vuelve a ver la partida o comprueba cómo se repartió:
terminal-saved = La partida está guardada en { $file }. Sigue con ella así:
terminal-not-saved = La partida no se pudo guardar en ningún sitio.
terminal-saved-elsewhere = No se puede escribir en { $place }, así que la partida se guarda en { $file }.
terminal-saved-nowhere = No se puede escribir ni en { $place } ni en otra carpeta, así que la partida no se guarda.

## Looking at it again

terminal-replay-title = { $game }: paso { $step } de { $last }
terminal-replay-prompt = Intro: seguir, b: atrás, 1 a { $last }: ir allí, q: salir
terminal-verified =
    { $count ->
        [one] La única carta o ficha se repartió como estaba fijado.
       *[other] Las { $count } cartas y fichas se repartieron como estaba fijado.
    }
terminal-verified-commitment = Compara este código de garantía con el que viste antes de la primera carta:

## Lists

terminal-players = Participantes
terminal-option = Opción
terminal-bench-game = Juego
terminal-bench-players = Participantes
terminal-bench-mode = Reglas
terminal-bench-games = Partidas/s
terminal-bench-moves = Jugadas/s
terminal-bench-length = Jugadas/partida
terminal-bench-compiled = compiladas
terminal-bench-uncompiled = sin compilar

## Las páginas como carpeta

site-written =
    En { $folder } están las páginas, { $count } archivos: cada juego contra bots o alrededor de un dispositivo, sin servidor.
    Cualquier alojamiento web puede servirlas, en cualquier dirección; en este equipo basta python -m http.server --directory { $folder }
error-site-taken = En { $folder } ya hay otra cosa; indica una carpeta nueva o vacía.
error-site-not-built = Las páginas de Katta aún no están construidas; ejecuta una vez make setup.
error-site-no-games = Los juegos aún no están compilados para la página; ejecuta una vez make engine.
