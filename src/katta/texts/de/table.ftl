### Was der Verlauf außer den Zügen erzählt und was man einander sagt.

note-begin = { $player } beginnt.
    .you = Du beginnst.
note-lot = { $player } beginnt: So hat das Los entschieden.
    .you = Du beginnst: So hat das Los entschieden.
note-bot = Für { $player } spielt ab jetzt ein Bot ({ $level }).
    .you = Für dich spielt ab jetzt ein Bot ({ $level }).
note-back = { $player } ist zurück und spielt wieder selbst.
    .you = Du bist zurück und spielst wieder selbst.
note-late = Die Zeit von { $player } ist um: Diesen Zug macht ein Bot.
    .you = Deine Zeit ist um: Diesen Zug macht ein Bot.
note-undo = { $player } hat einen Zug zurückgenommen.
    .you = Du hast einen Zug zurückgenommen.

## Reactions

phrase-clap = Bravo!
phrase-laugh = Haha!
phrase-wow = Wow!
phrase-sad = O nein …
phrase-heart = Wie schön!
phrase-think = Hm …

## Phrases

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-oops = Hoppla!
phrase-that-was-close = Das war knapp!
phrase-lucky = So ein Glück!
phrase-take-your-time = Lass dir Zeit.
phrase-one-moment = Einen Moment, bitte.
phrase-good-game = Schöne Partie!
phrase-bye = Ich muss los. Tschüss!
