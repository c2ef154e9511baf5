### La gente de la mesa: quién está, qué se acuerda, qué se dice.

people-you = tú
people-host = dirige la mesa
people-here = aquí
people-idle = lleva un rato sin jugar
people-bot-plays = juega un bot ({ $level })
people-watching =
    { $count ->
        [one] { $count } persona está mirando
       *[other] { $count } personas están mirando
    }
people-mute = Ocultar lo que dice { $player }
people-unmute = Mostrar lo que dice { $player }

## A bot for somebody

people-hand-over = Que un bot juegue por { $player }
people-bot-plays-for = Un bot juega por { $player }.
people-take-back-for = { $player } vuelve a jugar

## Agreement

people-asks-undo = { $player } quiere deshacer su última jugada.
people-asks-bot = { $player } quiere que un bot juegue por { $other }.
people-my-undo = Quieres deshacer tu última jugada.
people-my-bot = Quieres que un bot juegue por { $other }.
people-waits = Falta la respuesta de { $players }…
people-about-me = Las demás personas quieren que un bot juegue por ti. Sigue jugando y nada cambia.
people-about-seat = Las demás personas quieren que un bot juegue por { $player }. Si { $player } sigue jugando, nada cambia.
people-agree = De acuerdo
people-disagree = No estoy de acuerdo
people-declined = { $player } no está de acuerdo: todo queda como está.
people-undo-asks = Deshacer la jugada, si las demás personas están de acuerdo
people-undo-of = { $player }: deshacer la última jugada

## Saying something

people-talk = Decir algo
people-reactions = Reacciones
people-phrases = Frases
people-says = { $player }: { $phrase }
