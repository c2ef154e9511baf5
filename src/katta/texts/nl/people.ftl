### De mensen aan tafel: wie er is, waar men het over eens is, wat men zegt.

people-you = jij
people-host = leidt de tafel
people-here = hier
people-idle = heeft een tijdje niets gedaan
people-bot-plays = een bot speelt ({ $level })
people-watching =
    { $count ->
        [one] { $count } persoon kijkt toe
       *[other] { $count } personen kijken toe
    }
people-mute = Verbergen wat { $player } zegt
people-unmute = Tonen wat { $player } zegt

## A bot for somebody

people-hand-over = Een bot laten spelen voor { $player }
people-bot-plays-for = Een bot speelt voor { $player }.
people-take-back-for = { $player } speelt weer

## Agreement

people-asks-undo = { $player } wil de laatste zet terugnemen.
people-asks-bot = { $player } wil een bot laten spelen voor { $other }.
people-my-undo = Je wilt je laatste zet terugnemen.
people-my-bot = Je wilt een bot laten spelen voor { $other }.
people-waits = Wachten op { $players } …
people-about-me = De anderen willen een bot voor je laten spelen. Speel verder en er verandert niets.
people-about-seat = De anderen willen een bot laten spelen voor { $player }. Speelt { $player } verder, dan verandert er niets.
people-agree = Akkoord
people-disagree = Niet akkoord
people-declined = { $player } gaat niet akkoord: alles blijft zoals het is.
people-undo-asks = Terugnemen, als de anderen akkoord gaan
people-undo-of = { $player }: de laatste zet terugnemen

## Saying something

people-talk = Iets zeggen
people-reactions = Reacties
people-phrases = Zinnen
people-says = { $player }: { $phrase }
