### The first page of the browser: the games, whom one plays against, and what Katta is.

home-play-now-against = Meteen spelen: { $game } { $against }
home-against =
    { $count ->
        [one] tegen 1 bot ({ $level })
       *[other] tegen { $count } bots ({ $level })
    }
home-change = wijzigen
home-change-game = { $game }: wijzigen tegen wie je speelt
home-rules-game = Regels van { $game }
home-rules-contents = Hoofdstukken van de regels

## Opponents

home-opponents = { $game }: tegen wie je speelt
home-opponents-count = Tegen hoeveel?
home-opponents-level = Hoe goed spelen ze?
home-opponents-kept = Dit apparaat onthoudt je keuze voor dit spel.
home-level-random = Speelt zomaar iets dat mag, zonder nadenken.
home-level-easy = Neemt wat meteen goed lijkt en let zelden op de gevolgen. Fijn voor je eerste spellen.
home-level-medium = Weet waar het in het spel om gaat, maar kijkt nauwelijks vooruit.
home-level-hard = Kijkt voor elke zet een beetje vooruit.
home-level-expert = Kijkt ver vooruit en weegt af wat de anderen kunnen hebben. Ziet niet meer dan jij.

## What Katta is

home-about = Katta is een tafel voor familiespellen: alleen tegen bots, met vrienden op één apparaat of met vrienden ver weg. Niemand heeft een account nodig.
home-free = Katta { $version } is vrije software: je mag haar gebruiken, veranderen en doorgeven.
home-licence = Licentie

## What the box says

home-ages = { $least } tot { $most } jaar
home-age = Vanaf { $least } jaar
home-minutes = { $minutes } minuten
home-minutes-longer = { $minutes } minuten of langer

## Who made the games

home-credits = Van wie de spellen zijn
home-credit-authors = Spel: { $names }
home-credit-illustrators = Illustraties en vormgeving: { $names }
home-credit-publisher = Uitgegeven door { $publisher }
home-drawn = De spellen zijn van wie ze bedacht en uitgegeven heeft; bevalt er hier een, dan is de echte doos ook leuk. Alle plaatjes op deze pagina’s zijn nieuw getekend voor Katta.
