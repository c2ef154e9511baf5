### Lo que cuenta el registro además de las jugadas, y lo que se dice en la mesa.

note-begin = Empieza { $player }.
    .you = Empiezas tú.
note-lot = Empieza { $player }: así lo quiso el sorteo.
    .you = Empiezas tú: así lo quiso el sorteo.
note-bot = Desde ahora un bot juega por { $player } ({ $level }).
    .you = Desde ahora un bot juega por ti ({ $level }).
note-back = { $player } ha vuelto y juega de nuevo.
    .you = Has vuelto y juegas de nuevo.
note-late = A { $player } se le acabó el tiempo: un bot hace esta jugada.
    .you = Se te acabó el tiempo: un bot hace esta jugada.
note-undo = { $player } ha deshecho una jugada.
    .you = Has deshecho una jugada.

## Reactions

phrase-clap = ¡Bravo!
phrase-laugh = ¡Ja, ja!
phrase-wow = ¡Hala!
phrase-sad = Oh, no…
phrase-heart = ¡Qué bonito!
phrase-think = Mmm…

## Phrases

phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-oops = ¡Uy!
phrase-that-was-close = ¡Por los pelos!
phrase-lucky = ¡Qué suerte!
phrase-take-your-time = Tómate tu tiempo.
phrase-one-moment = Un momento, por favor.
phrase-good-game = ¡Buena partida!
phrase-bye = Tengo que irme. ¡Adiós!
