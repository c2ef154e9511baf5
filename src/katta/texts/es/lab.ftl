### El laboratorio: torneos, análisis, pistas, velocidad de la búsqueda.

## Tournaments

arena-playing = Jugando
arena-warming-up = Calentando (la primera vez, cerca de medio minuto)
arena-name = Nombre
arena-share = Victorias
arena-interval = 95 %
arena-fair = Justo
arena-score = Ventaja
arena-rating = Índice
arena-time = ms/jugada
arena-forfeits = Abandonos
arena-games =
    { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, { $deals ->
        [one] 1 reparto jugado
       *[other] { $deals } repartos jugados
    } desde cada asiento. Las victorias compartidas cuentan por su parte.
arena-forfeit =
    { $count ->
        [one] { $name } perdió una partida por abandono: { $reason }.
       *[other] { $name } perdió { $count } partidas por abandono: { $reason }.
    }
arena-forfeit-start = el programa no pudo iniciarse ({ $detail })
arena-forfeit-silent = sin respuesta en { $detail } s
arena-forfeit-nonsense = «{ $detail }» no es una jugada del juego
arena-forfeit-illegal = «{ $detail }» no está permitido aquí
arena-forfeit-ended = el programa terminó (código { $detail })

## Analysis

analyse-thinking = Pensando en las jugadas
analyse-step = Paso
analyse-player = Nombre
analyse-played = Jugado
analyse-better = Mejor
analyse-cost = Coste
analyse-summary =
    { $count ->
        [one] Se ha juzgado 1 decisión
       *[other] Se han juzgado { $count } decisiones
    } según lo que se sabía; { $mistakes ->
        [0] ninguna redujo con seguridad la probabilidad de ganar.
        [one] 1 redujo con seguridad la probabilidad de ganar.
       *[other] { $mistakes } redujeron con seguridad la probabilidad de ganar.
    }
analyse-plot-title = { $game }: probabilidad de ganar
analyse-plot-across = Paso
analyse-plot-up = Probabilidad de ganar
analyse-plot-saved = La probabilidad de ganar está dibujada en { $file }.

## Hints

hint-warming-up = Calentando (la primera vez, cerca de medio minuto)…
hint-thinking = Pensando en tus opciones…

## Speed of the search

search-speed = Iteraciones por segundo
search-parts = En qué se va el tiempo
search-game = Juego
search-players = Personas
search-moment = Momento
search-playout = Continuación
search-one = 1 hilo
search-two = 2 hilos
search-playing = Continuar
search-tree = Árbol
search-resampling = Mundos
search-copying = Copias
search-first = primera decisión
search-middle = media partida
search-guided = guiada
search-random = al azar
search-memory = Una búsqueda ocupa { $megabytes } MB de memoria por hilo, por mucho que piense.

## Errors

error-budget = Un presupuesto es un número de iteraciones como 2000, o un tiempo como 200ms, no «{ $text }».
error-bench-unknown = No hay ninguna medición «{ $name }»; hay: { $known }.
error-arena-no-search = «{ $name }» no busca en { $game }, así que no admite presupuesto.
error-arena-command = «{ $command }» no es un programa que se pueda iniciar.
error-arena-contestants = Una mesa de { $seats } necesita de 2 a { $seats } participantes, no { $count }.
error-arena-timeout = El tiempo para una jugada es un número de segundos mayor que 0.
error-arena-no-journal = { $file } no contiene partidas de la arena; indica otro archivo.
error-arena-other = { $file } contiene partidas de otro grupo de participantes, de otro número de asientos o de otra semilla; indica otro archivo.
error-arena-other-version = { $file } contiene partidas de otra versión de estos bots; indica otro archivo.
error-arena-line = { $file } está dañado en la línea { $line }; indica otro archivo.
error-arena-broken = Un proceso que jugaba terminó a la fuerza; lo jugado está en el archivo de --resume, si indicaste uno.
error-plot = La probabilidad de ganar se dibuja en SVG; indica un archivo que termine en .svg, no { $file }.
