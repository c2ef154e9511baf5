### A qué ritmo se cuenta una partida: qué espera a que lo miren, y cuánto tiempo.

pace-on = Seguir
pace-last = Última jugada
pace-waiting = Tras una baza o una ronda
pace-waiting-tap = esperar un toque
pace-waiting-seconds = esperar cuatro segundos
pace-waiting-none = no esperar
pace-rounds = Las rondas jugadas
pace-round = Ronda { $number }
