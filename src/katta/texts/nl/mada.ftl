### Mada: kaarten, knoppen, gebeurtenissen, weigeringen en de opschriften van de tafel. De termen staan in ../TERMS.md.

mada-name = Mada
mada-line = Klim steeds hoger, kaart na kaart: wie één gokje te veel waagt, laat alle anderen scoren.
mada-begins = Wie het laatst een maki heeft gezien, begint.

mada-option-rebuild = Lege trekstapel
mada-option-rebuild-lazy = opnieuw gevormd als er een kaart nodig is
mada-option-rebuild-eager = meteen opnieuw gevormd
mada-help-asides = Kaarten aan de kant liggen open

## Kaarten

mada-card-cactus = Cactus { $value }
mada-card-lemur = Maki
    .one = een Maki
mada-card-double-lemur = Dubbele Maki
    .one = een Dubbele Maki
mada-card-scorpion = Schorpioen
    .one = een Schorpioen
mada-letter-lemur = M
mada-letter-double-lemur = D
mada-letter-scorpion = S

## Knoppen

mada-choose-play = { $card } uitspelen
mada-choose-draw = Een kaart trekken
mada-choose-luck = Een gokje wagen
mada-choose-swap =
    Aflegstapel ruilen met { $player } ({ $count ->
        [0] leeg
        [one] 1 kaart
       *[other] { $count } kaarten
    })
mada-choose-discard = { $cards } afleggen
mada-choose-keep = Alle handkaarten houden

## Gebeurtenissen

mada-event-dealt = { $player } krijgt een kaart.
mada-event-receive = { $player } krijgt { $card-one }.
    .you = Je krijgt { $card-one }.
mada-event-scorpion = { $player } stuit op een Schorpioen!
    .you = Je stuit op een Schorpioen!
mada-event-play = { $player } speelt { $card-one } uit.
    .you = Je speelt { $card-one } uit.
mada-event-draw = { $player } trekt een kaart.
    .you = Je trekt een kaart.
mada-event-luck = { $player } waagt een gokje …
    .you = Je waagt een gokje …
mada-event-flip = { $player } draait { $card-one } om.
    .you = Je draait { $card-one } om.
mada-event-dragged =
    De Maki sleurt de bovenste { $count ->
        [one] kaart
       *[other] { $count } kaarten
    } mee naar beneden.
    .you =
        De Maki sleurt de bovenste { $count ->
            [one] kaart
           *[other] { $count } kaarten
        } mee naar de bodem van je aflegstapel.
mada-event-swap = { $player } en { $other } ruilen hun aflegstapels.
    .you = Je ruilt je aflegstapel met die van { $other }.
    .you-other = { $player } ruilt van aflegstapel met jou.
mada-event-discard = { $player } legt { $cards-one } af.
    .you = Je legt { $cards-one } af.
mada-event-keep = { $player } houdt alle handkaarten.
    .you = Je houdt al je handkaarten.
mada-event-lost = Te laag! { $player } verliest de ronde.
    .you = Te laag! Je verliest de ronde.
mada-event-aside =
    { $player } legt { $card-one } aan de kant: { $pears ->
        [0] geen cactusvijgen
        [one] 1 cactusvijg
       *[other] { $pears } cactusvijgen
    }.
    .you =
        Je legt { $card-one } aan de kant: { $pears ->
            [0] geen cactusvijgen
            [one] 1 cactusvijg
           *[other] { $pears } cactusvijgen
        }.
mada-event-fifth = Dat is een vijfde Cactus aan de kant: het spel is afgelopen.
# Nooit minder dan 26 kaarten.
mada-event-rebuilt = De trekstapel is opnieuw gevormd en telt { $count } kaarten.
mada-event-cut = Het spel heeft 5000 beurten geduurd en wordt afgebroken.

## Weigeringen

refusal-mada-chance-not-now = Er wordt nu geen kaart uitgedeeld: er is iemand aan de beurt.
refusal-mada-play-not-in-hand = Je kunt { $card } niet uitspelen: die kaart heb je niet in je hand.
refusal-mada-play-too-low = { $card } is te laag: op { $top } mag alleen een Cactus met een gelijke of hogere waarde. Speel een andere kaart uit, trek een kaart of waag een gokje.
refusal-mada-draw-hand-full = Je hebt al 3 handkaarten, meer mag niet. Speel een kaart uit of waag een gokje.
refusal-mada-swap-not-now = Aflegstapels worden alleen na een Dubbele Maki geruild. Speel een kaart uit, trek een kaart of waag een gokje.
refusal-mada-swap-due = Eerst de Dubbele Maki: kies met wie je van aflegstapel ruilt.
refusal-mada-swap-yourself = Je kunt niet met jezelf ruilen, { $player }. Kies iemand anders.
refusal-mada-swap-no-such-seat = Op plaats { $seat } zit niemand. Kies iemand anders.
refusal-mada-discard-not-now = Handkaarten leg je alleen af bij een Schorpioen of na een verloren ronde. Speel een kaart uit, trek een kaart of waag een gokje.
refusal-mada-discard-not-in-hand = Je kunt niet afleggen wat je niet in je hand hebt: { $cards }.
refusal-mada-discard-one-card = De Schorpioen neemt één handkaart, niet meer. Kies één kaart.
refusal-mada-keep-not-now = Alleen wie net een ronde verloor, kiest wat er in de hand blijft. Speel een kaart uit, trek een kaart of waag een gokje.
refusal-mada-sting-due = Eerst de Schorpioen: kies een handkaart om af te leggen.
refusal-mada-loss-due = Je hebt de ronde verloren: kies eerst welke handkaarten je aflegt, of houd ze allemaal.

## Waar de tafel op wacht

mada-ask-dealing = De eerste kaarten worden uitgedeeld.
mada-ask-opening-sting = { $player } kreeg een Schorpioen: er moet een handkaart mee weg.
    .you = Je kreeg een Schorpioen: kies de handkaart die mee weg moet.
mada-ask-turn = { $player } is aan de beurt.
    .you =
        { $plays ->
            [no-cards] Trek een kaart of waag een gokje.
            [too-low] { $draws ->
                [yes] Je kaarten zijn lager dan { $least }: trek een kaart of waag een gokje.
               *[no] Je kaarten zijn lager dan { $least } en je hand is vol: waag een gokje.
            }
            [cactus] { $draws ->
                [yes] Speel een Cactus van { $least } of hoger uit, trek een kaart of waag een gokje.
               *[no] Speel een Cactus van { $least } of hoger uit of waag een gokje: je hand is vol.
            }
            [special] { $draws ->
                [yes] Speel een speciale kaart uit, trek een kaart of waag een gokje.
               *[no] Speel een speciale kaart uit of waag een gokje: je hand is vol.
            }
            [both] { $draws ->
                [yes] Speel een Cactus van { $least } of hoger of een speciale kaart uit, trek een kaart of waag een gokje.
               *[no] Speel een Cactus van { $least } of hoger of een speciale kaart uit, of waag een gokje: je hand is vol.
            }
           *[any] { $draws ->
                [yes] Speel een kaart naar keuze uit, trek een kaart of waag een gokje.
               *[no] Speel een kaart naar keuze uit of waag een gokje: je hand is vol.
            }
        }
mada-ask-drawing = { $player } trekt een kaart …
    .you = Je trekt een kaart …
mada-ask-flipping = { $player } waagt een gokje …
    .you = Je waagt een gokje …
mada-ask-swapping = Dubbele Maki: { $player } kiest met wie er wordt geruild.
    .you = Dubbele Maki: kies met wie je van aflegstapel ruilt.
mada-ask-sting = Schorpioen: { $player } moet een handkaart afleggen.
    .you = Schorpioen: kies de handkaart die je aflegt.
mada-ask-lost = { $player } verloor de ronde en mag handkaarten afleggen.
    .you = Je verloor de ronde: leg handkaarten af of houd ze allemaal.
mada-ask-finished = Het spel is afgelopen.

## Opschriften van de tafel

mada-label-draw = Trekstapel
mada-label-discard = Algemene aflegstapel
mada-label-pile = Aflegstapel
mada-label-aside = Aan de kant
mada-label-hand = Jouw hand
mada-label-player = { $player }
    .bot = { $player } (bot)
mada-label-you = { $player } (jij)
mada-label-standing-closed = { $hand } in de hand · Cactussen { $cacti }/5
mada-label-standing =
    { $hand } in de hand · Cactussen { $cacti }/5 · { $pears ->
        [one] 1 vijg
       *[other] { $pears } vijgen
    }

## Wat alleen de browser zegt

mada-web-look =
    { $player }: aflegstapel bekijken { $count ->
        [0] (leeg)
        [one] (1 kaart, { $card })
       *[other] ({ $count } kaarten, { $card } bovenop)
    }
mada-web-pile = { $player }: aflegstapel
mada-web-order = Van onder naar boven
mada-web-heap =
    Algemene aflegstapel bekijken ({ $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    })
mada-web-draw =
    { $count ->
        [one] nog 1 kaart
       *[other] nog { $count } kaarten
    }
mada-web-chance = { $percent }% kans om te winnen
