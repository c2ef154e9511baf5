### Les personnes à table : qui est là, ce dont on convient, ce que l’on se dit.

people-you = vous
people-host = mène la table
people-here = à table
people-idle = n’a pas joué depuis un moment
people-bot-plays = un robot joue ({ $level })
people-watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
people-mute = Masquer ce que dit { $player }
people-unmute = Afficher ce que dit { $player }

## A bot for somebody

people-hand-over = Faire jouer un robot pour { $player }
people-bot-plays-for = Un robot joue pour { $player }.
people-take-back-for = { $player } joue à nouveau

## Agreement

people-asks-undo = { $player } voudrait annuler son dernier coup.
people-asks-bot = { $player } voudrait qu’un robot joue pour { $other }.
people-my-undo = Vous voudriez annuler votre dernier coup.
people-my-bot = Vous voudriez qu’un robot joue pour { $other }.
people-waits = En attente de la réponse de { $players }…
people-about-me = Les autres veulent faire jouer un robot à votre place. Continuez à jouer et rien ne change.
people-about-seat = Les autres veulent faire jouer un robot pour { $player }. Si { $player } continue à jouer, rien ne change.
people-agree = D’accord
people-disagree = Pas d’accord
people-declined = { $player } n’est pas d’accord : tout reste comme avant.
people-undo-asks = Annuler, si les autres sont d’accord
people-undo-of = { $player } : annuler le dernier coup

## Saying something

people-talk = Dire quelque chose
people-reactions = Réactions
people-phrases = Phrases
people-says = { $player } : { $phrase }
