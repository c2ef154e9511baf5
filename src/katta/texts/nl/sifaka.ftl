### Sifaka: symbolen, knoppen, gebeurtenissen, weigeringen en de opschriften van de tafel. De termen staan in ../TERMS.md.

sifaka-name = Sifaka
sifaka-line = Leg kaart na kaart het landschap neer en leid je maki naar de rijpste mango’s.
sifaka-begins = Wie het laatst een mango heeft gegeten, begint.

sifaka-mark-red = rood
sifaka-mark-blue = blauw
sifaka-mark-yellow = geel
sifaka-mark-green = groen

sifaka-option-overshoot = Meer punten dan vakken
sifaka-option-overshoot-stay = de pion blijft staan
sifaka-option-overshoot-edge = hij gaat tot de rand
sifaka-option-pawns = Pionnen
sifaka-option-pawns-share = passeren elkaar en delen vakken
sifaka-option-pawns-block = versperren elkaar de weg

## Symbolen, fiches en kaarten

sifaka-direction-north = het noorden
sifaka-direction-east = het oosten
sifaka-direction-south = het zuiden
sifaka-direction-west = het westen

sifaka-symbol-blank = leeg vak
sifaka-symbol-palms =
    { $count ->
        [one] 1 palm
       *[other] { $count } palmen
    }
sifaka-symbol-arrow = pijl naar { $direction }
sifaka-symbol-mango-green = groene mango
sifaka-symbol-mango-yellow = gele mango
sifaka-symbol-mango-red = rode mango

sifaka-token-green = een groen mangofiche
sifaka-token-yellow = een geel mangofiche
sifaka-token-red = een rood mangofiche

sifaka-card-terrain = terreinkaart { $number }

## Gebeurtenissen

sifaka-event-face = { $player } kiest ervoor naar { $direction } te kijken.
    .you = Je kiest ervoor naar { $direction } te kijken.
sifaka-event-draw = { $player } trekt een kaart.
sifaka-event-receive = { $player } trekt { $card } ({ $squares }).
    .you = Je trekt { $card } ({ $squares }).
sifaka-event-place = { $player } legt een kaart.
    .you = Je legt je kaart.
sifaka-event-cover = Die bedekt: { $symbols }.
sifaka-event-tokens = Nieuw op het speelveld: { $tokens }.
sifaka-event-none-left = Voor deze mango is geen fiche meer over: { $mango }.
sifaka-event-remove = { $player } kan nergens een kaart leggen. Uit het spel: { $card } ({ $squares }).
    .you = Je kunt je kaart nergens leggen. Uit het spel: { $card } ({ $squares }).
sifaka-event-go =
    { $player } gaat { $squares-count ->
        [one] 1 vak
       *[other] { $squares-count } vakken
    } verder en kijkt naar { $direction }.
    .you =
        Je gaat { $squares-count ->
            [one] 1 vak
           *[other] { $squares-count } vakken
        } verder en kijkt naar { $direction }.
sifaka-event-stay = { $player } blijft staan en kijkt naar { $direction }.
    .you = Je blijft staan en kijkt naar { $direction }.
sifaka-event-take = { $player } neemt { $token }!
    .you = Je neemt { $token }!
sifaka-event-value =
    { $player } bekijkt het fiche: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
    .you =
        Je bekijkt je fiche: { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }.
sifaka-event-pile-empty = Dat was de laatste kaart van de trekstapel. Iedereen speelt de kaart die nog over is.
sifaka-event-end = Alle kaarten zijn gespeeld: de mangofiches worden omgedraaid.
sifaka-event-points =
    { $player } heeft { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
    .you =
        Je hebt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }.

## Weigeringen

refusal-sifaka-chance-not-now = Er wordt nu niets getrokken: een speler is aan de beurt.
refusal-sifaka-face-due = Kies eerst welke kant je pion op kijkt.
refusal-sifaka-face-not-now = De richting van een pion kies je alleen vóór het spel. Later draait hij door bedekte pijlen.
refusal-sifaka-place-first-four = De eerste vier kaarten gaan naar de vier gemarkeerde plaatsen naast de schuilplaatskaarten. Kies er een die vrij is.
refusal-sifaka-place-taken = Op deze plaats ligt al een kaart. Kies een andere van de vier gemarkeerde plaatsen.
refusal-sifaka-place-covers-pawn = De pion van { $player } staat daar: geen kaart mag een pion bedekken.
refusal-sifaka-place-covers-token = Daar ligt een mangofiche: geen kaart mag een fiche bedekken.
refusal-sifaka-place-touches-only = Je kaart raakt het speelveld alleen maar aan. Hij moet er minstens één vak van bedekken.
refusal-sifaka-place-covers-nothing = Je kaart zou los van het speelveld liggen. Hij moet er minstens één vak van bedekken.
refusal-sifaka-pass-can-place = Je kunt je kaart leggen, dus dat moet je doen. Hij gaat alleen uit het spel als er helemaal geen plaats voor is.
refusal-sifaka-go-due = Je kaart ligt: verplaats nu je pion.
refusal-sifaka-go-not-now = Leg eerst je kaart. Je pion beweegt als die palmen of pijlen bedekt.
refusal-sifaka-go-must-stay = Je kunt op geen enkele manier al je punten gebruiken ({ $palms }), dus je pion blijft staan.
refusal-sifaka-go-off-board = Dat vak hoort niet bij het speelveld.
refusal-sifaka-go-blocked = Daar staat de pion van { $player }: aan deze tafel versperren pionnen elkaar de weg.
refusal-sifaka-go-keep-direction = Je hebt geen pijl bedekt, dus je pion blijft naar { $direction } kijken.
refusal-sifaka-go-use-arrow = Je pion moet op het einde de kant op kijken van een bedekte pijl: naar { $directions }.
refusal-sifaka-go-other-direction = Je pion kan daar komen, maar kijkt dan op het einde niet naar { $direction }. Kies een andere richting.
refusal-sifaka-go-out-of-reach = Je pion kan daar niet stoppen: hij moet al zijn punten gebruiken ({ $palms }), rechtdoor, en draait alleen door bedekte pijlen.

## Waar de tafel op wacht

sifaka-ask-facing = { $player } kiest welke kant de pion op kijkt.
    .you = Kies welke kant je pion op kijkt: hij loopt rechtdoor.
sifaka-ask-opening = { $player } trekt een eerste kaart …
    .you = Je trekt een eerste kaart …
sifaka-ask-placing = { $player } moet een kaart leggen.
    .you =
        { $first ->
            [yes] Leg je kaart op een van de gemarkeerde plaatsen.
           *[no] Leg je kaart zo dat ze minstens één vak bedekt: bedekte palmen en pijlen verplaatsen je pion.
        }
sifaka-ask-stuck = { $player } moet een kaart leggen.
    .you = Voor je kaart is geen plaats: ze gaat uit het spel.
sifaka-ask-going = { $player } moet de pion verplaatsen.
    .you =
        { $turns ->
            [0] { $palms ->
                [one] Je bedekte 1 palm: je pion gaat rechtdoor.
               *[other] Je bedekte { $palms } palmen: je pion gaat rechtdoor.
            }
            [one] { $palms ->
                [0] Je bedekte een pijl naar { $arrows }: je pion draait.
                [one] Je bedekte 1 palm en een pijl naar { $arrows }: kies waar je pion heen gaat.
               *[other] Je bedekte { $palms } palmen en een pijl naar { $arrows }: kies waar je pion heen gaat.
            }
           *[other] { $palms ->
                [0] Je bedekte pijlen naar { $arrows }: kies welke kant je pion op kijkt.
                [one] Je bedekte 1 palm en pijlen naar { $arrows }: kies waar je pion heen gaat.
               *[other] Je bedekte { $palms } palmen en pijlen naar { $arrows }: kies waar je pion heen gaat.
            }
        }
sifaka-ask-staying = { $player } moet de pion verplaatsen.
    .you =
        { $palms ->
            [one] Je kunt je punt niet gebruiken, dus je pion blijft staan.
           *[other] Je kunt niet al je { $palms } punten gebruiken, dus je pion blijft staan.
        }
sifaka-ask-looking = { $player } bekijkt het fiche …
    .you = Je bekijkt je fiche …
sifaka-ask-drawing = { $player } trekt een kaart …
    .you = Je trekt een kaart …
sifaka-ask-finished = Het spel is afgelopen.

## Opschriften van de tafel

sifaka-label-hand = Je kaart, nummer { $number }, in de vier draaiingen
sifaka-label-covered = Bedekt:
sifaka-label-supply = Fiches over
sifaka-label-pile = Trekstapel
sifaka-label-removed =
    { $count ->
        [one] 1 kaart uit het spel
       *[other] { $count } kaarten uit het spel
    }
sifaka-label-player = { $player }
    .bot = { $player } (bot)
sifaka-label-you = { $player } (jij)
sifaka-label-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }

sifaka-legend-palms = palmen
sifaka-legend-arrow = pijl
sifaka-legend-mango = mango
sifaka-legend-token = mangofiche
sifaka-legend-pawn = pion
sifaka-legend-place = plaats van een van de eerste vier kaarten

## Op de pagina

sifaka-web-board = Het speelveld
sifaka-web-keys = De pijltjestoetsen verplaatsen je kaart, R draait hem, Enter legt hem neer. Plus en min zoomen, 0 toont het hele speelveld en dan weer je pion.
sifaka-web-zoom-in = Inzoomen
sifaka-web-zoom-out = Uitzoomen
sifaka-web-fit = Het hele speelveld tonen
sifaka-web-near = Terug naar mijn pion
sifaka-web-rotate = De kaart draaien
sifaka-web-place = Leggen
sifaka-web-cancel = Annuleren
sifaka-web-hand = Je kaart
sifaka-web-choose-place = Kies waar je je kaart legt.
sifaka-web-choose-first = Kies een van de gemarkeerde plaatsen voor je kaart.
sifaka-web-choose-stop = Kies het vak waar je pion heen gaat.
sifaka-web-choose-facing = Kies welke kant je pion op kijkt.
sifaka-web-reach =
    { $count ->
        [0] geen mangofiche binnen bereik
        [one] 1 mangofiche binnen bereik
       *[other] { $count } mangofiches binnen bereik
    }
sifaka-web-chance = { $percent }% kans om te winnen
sifaka-web-on-turn = aan de beurt
sifaka-web-holds = heeft een kaart in de hand
sifaka-web-tokens-green =
    { $count ->
        [one] 1 groen mangofiche
       *[other] { $count } groene mangofiches
    }
sifaka-web-tokens-yellow =
    { $count ->
        [one] 1 geel mangofiche
       *[other] { $count } gele mangofiches
    }
sifaka-web-tokens-red =
    { $count ->
        [one] 1 rood mangofiche
       *[other] { $count } rode mangofiches
    }
