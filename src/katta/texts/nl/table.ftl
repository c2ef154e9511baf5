### Wat het verslag naast de zetten vertelt, en wat spelers tegen elkaar zeggen.

note-begin = { $player } begint.
    .you = Jij begint.
note-lot = { $player } begint: het lot heeft beslist.
    .you = Jij begint: het lot heeft beslist.
note-bot = Voor { $player } speelt vanaf nu een bot ({ $level }).
    .you = Voor jou speelt vanaf nu een bot ({ $level }).
note-back = { $player } is terug en speelt weer zelf.
    .you = Je bent terug en speelt weer zelf.
note-late = De tijd van { $player } is om: een bot doet deze zet.
    .you = Je tijd is om: een bot doet deze zet.
note-undo = { $player } heeft een zet teruggenomen.
    .you = Je hebt een zet teruggenomen.

## Reactions

phrase-clap = Bravo!
phrase-laugh = Haha!
phrase-wow = Wauw!
phrase-sad = O nee …
phrase-heart = Wat mooi!
phrase-think = Hm …

## Phrases

phrase-hello = Hallo!
phrase-good-luck = Veel geluk!
phrase-well-played = Goed gespeeld!
phrase-thanks = Bedankt!
phrase-sorry = Sorry!
phrase-oops = Oeps!
phrase-that-was-close = Dat scheelde weinig!
phrase-lucky = Wat een geluk!
phrase-take-your-time = Neem je tijd.
phrase-one-moment = Een ogenblik, alsjeblieft.
phrase-good-game = Mooi spel!
phrase-bye = Ik moet gaan. Dag!
