### Le persone al tavolo: chi c’è, su che cosa ci si accorda, che cosa si dice.

people-you = tu
people-host = guida il tavolo
people-here = qui
people-idle = non gioca da un po’
people-bot-plays = gioca un bot ({ $level })
people-watching =
    { $count ->
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }
people-mute = Nascondi quello che dice { $player }
people-unmute = Mostra quello che dice { $player }

## A bot for somebody

people-hand-over = Fai giocare un bot per { $player }
people-bot-plays-for = Un bot gioca per { $player }.
people-take-back-for = { $player } torna a giocare

## Agreement

people-asks-undo = { $player } vorrebbe annullare la sua ultima mossa.
people-asks-bot = { $player } vorrebbe far giocare un bot per { $other }.
people-my-undo = Vorresti annullare la tua ultima mossa.
people-my-bot = Vorresti far giocare un bot per { $other }.
people-waits = Manca la risposta di { $players }…
people-about-me = Le altre persone vogliono far giocare un bot al posto tuo. Continua a giocare e non cambia nulla.
people-about-seat = Le altre persone vogliono far giocare un bot per { $player }. Se { $player } continua a giocare, non cambia nulla.
people-agree = D’accordo
people-disagree = Non d’accordo
people-declined = { $player } non è d’accordo: tutto resta com’è.
people-undo-asks = Annulla la mossa, se le altre persone sono d’accordo
people-undo-of = { $player }: annulla l’ultima mossa

## Saying something

people-talk = Di’ qualcosa
people-reactions = Reazioni
people-phrases = Frasi
people-says = { $player }: { $phrase }
