# Después de la partida: lo que la decidió, un cuestionario y práctica desde cualquier momento.

## What turned the game

review-title = Lo que decidió la partida
review-thinking = Repasando la partida: { $percent } %
review-clean = No has cometido ningún error grave.
review-played = Jugada { $step }: elegiste «{ $move }».
review-better = Mejor: «{ $move }». Probabilidad de ganar: { $share } % en lugar de { $less } %.
review-why = Por qué: { $reasons }.
review-look = Ver
review-try = Probar
review-quiz = Encuentra la mejor jugada
review-open = Elige un momento para volver a verlo.
review-table = Lo mismo en una tabla
review-step = Jugada

## Quiz of one’s own mistakes

quiz-count = { $number } de { $count }
quiz-question = Es la jugada { $step } y ves lo que veías entonces. ¿Qué jugarías?
quiz-best = Sí, esa es la mejor jugada.
quiz-good = Bien: casi tan fuerte como «{ $move }».
quiz-same = Eso elegiste entonces. Cuesta un { $percent } % de probabilidad de ganar.
quiz-worse = Hay algo mejor.
quiz-answer = Ver la respuesta
quiz-next = Siguiente
quiz-done = Eso es todo: { $right } de { $count } encontradas.
quiz-back = Volver a la partida
quiz-from-start = Otra vez

## Replay and practice

replay-hands = Todas las manos a la vista
replay-hand = Mano de { $player }
replay-empty-hand = sin cartas
note-practice = Práctica: esta partida continúa en mitad de otra. A partir de aquí se reparte de nuevo.
deal-given =
    Práctica: { $count ->
        [one] la primera jugada viene
       *[other] las { $count } primeras jugadas vienen
    } de otra partida y no se han repartido aquí.
server-no-such-moment = Ese momento no existe en este registro, o ya no queda nada que jugar.

## katta analyse

analyse-turning-points = Momentos decisivos de { $player }
analyse-no-turning-point = { $player } no ha cometido ningún error grave.
analyse-point = Jugada { $step }: «{ $move }».
