### Una velada en compañía: una partida tras otra, y el marcador de todas.

evening-title = La velada
evening-score = El marcador de la velada
evening-player = Persona
evening-wins = Ganadas
evening-games = Jugadas
evening-bot = bot
evening-winner = victoria
evening-parts = Una victoria compartida cuenta por partes.
evening-nothing = Aún no ha terminado ninguna partida.
evening-played =
    { $count ->
        [one] { $count } partida hasta ahora
       *[other] { $count } partidas hasta ahora
    }
evening-all =
    { $count ->
        [one] Ver la partida de esta velada
       *[other] Ver las { $count } partidas de esta velada
    }
evening-on = En juego ahora
evening-next-up = A punto de empezar
evening-go = Ir a la mesa
evening-watch = Mirar
evening-seat = Ir a tu asiento

## The next game

evening-another = Otro juego u otras reglas
evening-choose = ¿A qué jugamos ahora?
evening-choose-how = Se pone una mesa para todas las personas presentes. Antes de empezar aún se pueden cambiar las reglas, los asientos y los bots.
evening-same = Otra vez, con otras reglas, asientos o bots
evening-with =
    { $count ->
        [one] { $players } sigue jugando.
       *[other] { $players } siguen jugando.
    }
evening-without =
    { $count ->
        [one] { $players } no está y se quedaría fuera.
       *[other] { $players } no están y se quedarían fuera.
    }
evening-prepared = Se está preparando { $game } para todas las personas presentes.
evening-left-out = El resto ha empezado otra partida mientras no estabas. Ve allí para mirar, o para tomar asiento si queda alguno libre.
