### Ciò che il diario racconta oltre alle mosse, e ciò che ci si dice al tavolo.

note-begin = Inizia { $player }.
    .you = Inizi tu.
note-lot = Inizia { $player }: lo ha deciso la sorte.
    .you = Inizi tu: lo ha deciso la sorte.
note-bot = Da ora un bot gioca per { $player } ({ $level }).
    .you = Da ora un bot gioca per te ({ $level }).
note-back = { $player } è di nuovo al tavolo e gioca.
    .you = Sei di nuovo al tavolo e giochi.
note-late = Il tempo di { $player } è scaduto: questa mossa la fa un bot.
    .you = Il tuo tempo è scaduto: questa mossa la fa un bot.
note-undo = { $player } ha annullato una mossa.
    .you = Hai annullato una mossa.

## Reactions

phrase-clap = Evviva!
phrase-laugh = Ah ah!
phrase-wow = Accidenti!
phrase-sad = Oh no…
phrase-heart = Che bello!
phrase-think = Mmh…

## Phrases

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-sorry = Scusate!
phrase-oops = Ops!
phrase-that-was-close = C’è mancato poco!
phrase-lucky = Che fortuna!
phrase-take-your-time = Fai con calma.
phrase-one-moment = Un momento, per favore.
phrase-good-game = Bella partita!
phrase-bye = Devo andare. A presto!
