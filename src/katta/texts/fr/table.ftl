### Ce que le journal raconte en plus des coups, et ce que l’on se dit.

note-begin = { $player } commence.
    .you = Vous commencez.
note-lot = { $player } commence : le sort en a décidé.
    .you = Vous commencez : le sort en a décidé.
note-bot = Un robot joue désormais pour { $player } ({ $level }).
    .you = Un robot joue désormais pour vous ({ $level }).
note-back = { $player } est de retour et joue à nouveau.
    .you = Vous êtes de retour et jouez à nouveau.
note-late = Le temps de { $player } est écoulé : un robot joue ce coup.
    .you = Votre temps est écoulé : un robot joue ce coup.
note-undo = { $player } a annulé un coup.
    .you = Vous avez annulé un coup.

## Reactions

phrase-clap = Bravo !
phrase-laugh = Ha ha !
phrase-wow = Oh là là !
phrase-sad = Oh non…
phrase-heart = Que c’est beau !
phrase-think = Hum…

## Phrases

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-oops = Oups !
phrase-that-was-close = C’était moins une !
phrase-lucky = Quelle chance !
phrase-take-your-time = Prenez votre temps.
phrase-one-moment = Un instant, s’il vous plaît.
phrase-good-game = Belle partie !
phrase-bye = Je dois y aller. Au revoir !
