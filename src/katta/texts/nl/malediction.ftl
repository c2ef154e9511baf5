### Malédiction!: kaarten, contracten, knoppen, gebeurtenissen, weigeringen en opschriften van de tafel. De termen staan in ../TERMS.md.

malediction-name = Malédiction!
malediction-line = Kijk in de kristallen bol, voorspel je slagen en brouw een toverdrank door de plannen van de anderen.
malediction-begins = Wie het oudst is, krijgt als eerste de kristallen bol.

malediction-option-penalty = Een niet gehaald contract kost
malediction-option-penalty-mirror = wat die kant zou hebben opgeleverd
malediction-option-penalty-number = het getal op de kaart
malediction-option-zeros = Bewaarde nullen vervangen
malediction-option-zeros-many = elk aantal ontbrekende slagen
malediction-option-zeros-one = één ontbrekende slag

## Kaarten

malediction-suit-rat = ratten
malediction-suit-crow = raven
malediction-suit-broom = bezems
malediction-suit-spider = spinnen
malediction-suit-potion = toverdranken
malediction-letter-rat = Rt
malediction-letter-crow = Rf
malediction-letter-broom = B
malediction-letter-spider = S
malediction-letter-potion = T
malediction-card-rat = Rat { $value }
malediction-card-crow = Raaf { $value }
malediction-card-broom = Bezem { $value }
malediction-card-spider = Spin { $value }
malediction-card-potion = Toverdrank { $value }
malediction-combo = { $card } + { $potion }

## Contracten

malediction-contract-zero = 0
malediction-contract-exactly = precies { $number }
malediction-contract-at-least = minstens { $number }

## Knoppen

malediction-choose-trump = { $card } omdraaien als troef
malediction-choose-deal = { $card } aan { $player } uitdelen
malediction-choose-bid-zero = Een 0 nemen: geen slag winnen en de kaart bewaren voor later
malediction-choose-bid =
    ‘{ $contract }’ nemen ({ $points ->
        [one] { $points } punt
       *[other] { $points } punten
    })
malediction-choose-retry =
    ‘{ $old }’ (niet gehaald) opnieuw proberen als ‘{ $contract }’ ({ $points ->
        [one] { $points } punt
       *[other] { $points } punten
    })
malediction-choose-play = { $play } spelen
malediction-choose-zero =
    { $count ->
        [one] Een bewaarde nul
       *[other] { $count } bewaarde nullen
    } inleveren en het contract halen
malediction-choose-keep = De nullen houden en het contract niet halen

## Gebeurtenissen

malediction-event-round = Ronde { $round }: { $player } heeft de kristallen bol.
    .you = Ronde { $round }: jij hebt de kristallen bol.
malediction-event-trump = { $card } wordt omgedraaid: { $suit } zijn troef.
malediction-event-hand = Je hand: { $cards }.
malediction-event-dealt = Alle kaarten zijn uitgedeeld. { $player } kiest het eerste contract.
    .you = Alle kaarten zijn uitgedeeld. Jij kiest het eerste contract.
malediction-event-bid = { $player } neemt het contract ‘{ $contract }’.
    .you = Je neemt het contract ‘{ $contract }’.
malediction-event-retry =
    { $turned ->
        [yes] { $player } neemt een niet gehaald contract terug: ‘{ $old }’ wordt ‘{ $contract }’.
       *[no] { $player } probeert het niet gehaalde ‘{ $contract }’ opnieuw.
    }
    .you =
        { $turned ->
            [yes] Je neemt een niet gehaald contract terug: ‘{ $old }’ wordt ‘{ $contract }’.
           *[no] Je probeert het niet gehaalde ‘{ $contract }’ opnieuw.
        }
malediction-event-lead = { $player } komt uit voor de eerste slag.
    .you = Jij komt uit voor de eerste slag.
malediction-event-play = { $player } speelt { $play }.
    .you = Je speelt { $play }.
malediction-event-void = { $player } heeft geen { $suit } meer.
    .you = Je hebt geen { $suit } meer.
malediction-event-trick = { $player } wint de slag met { $play }.
    .you = Je wint de slag met { $play }.
malediction-event-tie = Gelijke stand: niemand wint de slag. { $player } komt uit voor de volgende.
    .you = Gelijke stand: niemand wint de slag. Jij komt uit voor de volgende.
malediction-event-tie-last = Gelijke stand: niemand wint de slag.
# Nooit minder dan 4 slagen.
malediction-event-round-end = Ronde { $round } is afgelopen na { $count } slagen.
malediction-event-zero =
    { $player } levert { $count ->
        [one] een bewaarde nul
       *[other] { $count } bewaarde nullen
    } in om het contract te halen.
    .you =
        Je levert { $count ->
            [one] een bewaarde nul
           *[other] { $count } bewaarde nullen
        } in om je contract te halen.
malediction-event-keep = { $player } houdt de bewaarde nullen.
    .you = Je houdt je bewaarde nullen.
malediction-event-fulfilled =
    { $player } haalt ‘{ $contract }’ met { $tricks ->
        [0] geen gewonnen slag
        [one] { $tricks } gewonnen slag
       *[other] { $tricks } gewonnen slagen
    }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
    .you =
        Je haalt ‘{ $contract }’ met { $tricks ->
            [0] geen gewonnen slag
            [one] { $tricks } gewonnen slag
           *[other] { $tricks } gewonnen slagen
        }: { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
malediction-event-failed =
    { $player } haalt ‘{ $contract }’ niet met { $tricks ->
        [0] geen gewonnen slag
        [one] { $tricks } gewonnen slag
       *[other] { $tricks } gewonnen slagen
    }: min { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
    .you =
        Je haalt ‘{ $contract }’ niet met { $tricks ->
            [0] geen gewonnen slag
            [one] { $tricks } gewonnen slag
           *[other] { $tricks } gewonnen slagen
        }: min { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
malediction-event-zero-saved = { $player } wint geen slag en bewaart een nul.
    .you = Je wint geen slag en bewaart een nul.
malediction-event-zero-failed =
    { $player } wint { $tricks ->
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    }: de 0 gaat terug naar zijn stapel.
    .you =
        Je wint { $tricks ->
            [one] { $tricks } slag
           *[other] { $tricks } slagen
        }: je 0 gaat terug naar zijn stapel.
malediction-event-hat = { $player } heeft de meeste slagen ({ $tricks }) en neemt een hoed.
    .you = Je hebt de meeste slagen ({ $tricks }) en neemt een hoed.
malediction-event-no-hat = Gelijke stand in slagen: er gaat een hoed terug in de doos.
malediction-event-end-pile = Contractstapel { $number } is leeg: het spel is afgelopen.
malediction-event-end-hats = De laatste hoed is weg: het spel is afgelopen.

## Weigeringen

refusal-malediction-chance-not-now = Er wordt nu geen kaart gedeeld: er is een speler aan de beurt.
refusal-malediction-bid-not-now = Contracten worden vóór de eerste slag gekozen. Dat van jou staat vast tot de puntentelling van de ronde.
refusal-malediction-bid-pile-empty = Contractstapel { $number } is leeg. Kies een andere stapel of neem een niet gehaald contract terug.
refusal-malediction-retry-not-now = Een niet gehaald contract neem je alleen terug als er contracten worden gekozen, vóór de eerste slag.
refusal-malediction-retry-not-failed = Op je puntenkaart ligt geen niet gehaald contract ‘{ $contract }’. Kies er een die er wel ligt of neem er een van een stapel.
refusal-malediction-play-contract-first = Kies eerst een contract; daarna komen de slagen.
refusal-malediction-play-round-over = De slagen van deze ronde zijn gespeeld. Zeg of je bewaarde nullen inlevert.
refusal-malediction-play-not-in-hand = Je kunt { $card } niet spelen: die kaart zit niet in je hand.
refusal-malediction-play-single-copy = Je hebt { $card } maar één keer en kunt die kaart niet aan zichzelf toevoegen.
refusal-malediction-play-must-follow = Je moet kleur bekennen: er is gevraagd om { $suit }, en die heb je. Speel er een van, alleen of met een toverdrank erbij.
refusal-malediction-play-must-play-potion = Er is gevraagd om toverdranken, en die heb je: speel een toverdrank, alleen of met een tweede.
refusal-malediction-zero-not-now = Bewaarde nullen lever je alleen in aan het einde van een ronde, als ze al je ontbrekende slagen vervangen.
refusal-malediction-keep-not-now = Niemand vraagt nu om je bewaarde nullen: dat gebeurt aan het einde van een ronde.

## Waar de tafel op wacht

malediction-ask-trump = De troefkaart wordt omgedraaid …
malediction-ask-deal = De kaarten worden uitgedeeld …
malediction-ask-contracts = { $player } kiest een contract.
    .you = Kies een contract: hoeveel slagen win je met je { $cards } kaarten, precies of minstens?
malediction-ask-lead = { $player } komt uit.
    .you =
        Jij komt uit: speel een kaart naar keuze{ $potions ->
            [yes] , alleen of met een toverdrank.
           *[no] .
        }
malediction-ask-follow = { $player } is aan de beurt: { $suit } zijn gevraagd.
    .you =
        Beken kleur met { $suit }: { $count ->
            [one] je mag één van je kaarten spelen.
           *[other] je mag { $count } van je kaarten spelen.
        }
malediction-ask-void = { $player } is aan de beurt: { $suit } zijn gevraagd.
    .you = Je hebt geen { $suit } om te bekennen: speel een kaart naar keuze.
malediction-ask-scoring =
    { $player } mag { $count ->
        [one] een bewaarde nul
       *[other] { $count } bewaarde nullen
    } inleveren.
    .you =
        Je komt { $count ->
            [one] een slag tekort: lever een bewaarde nul in
           *[other] { $count } slagen tekort: lever evenveel bewaarde nullen in
        } om je contract te halen, of houd ze en haal het niet.
malediction-ask-finished = Het spel is afgelopen.

## Opschriften van de tafel

malediction-label-round = Ronde { $round }
malediction-label-trump = Troef
malediction-label-piles = Contracten
malediction-label-hats-left = Hoeden over
malediction-label-player = { $player }
    .bot = { $player } (bot)
malediction-label-you = { $player } (jij)
malediction-label-contract = Contract
malediction-label-tricks = Slagen
malediction-label-cards = Hand
malediction-label-zeros = Nullen
malediction-label-hats = Hoeden
malediction-label-points = Punten
malediction-label-points-card = Puntenkaart
malediction-label-voids = Heeft geen
malediction-label-trick = Slag { $number }
malediction-label-last-trick = Laatste slag
malediction-label-tied = Gelijke stand: niemand heeft hem gewonnen.
malediction-label-won-by = Gewonnen door { $player }.
    .you = Gewonnen door jou.
malediction-label-hand = Je hand

## Wat alleen de browser zegt

malediction-web-chance = { $percent }% kans om te winnen
malediction-web-left = nog { $count }
malediction-web-points-of = Puntenkaart van { $player }: { $points }
malediction-web-ball = heeft de kristallen bol
malediction-web-standing-open = er ontbreken slagen
malediction-web-standing-met = het contract klopt
malediction-web-standing-broken = te veel slagen
malediction-web-fulfilled = ‘{ $contract }’ gehaald
malediction-web-failed = ‘{ $contract }’ niet gehaald
malediction-web-hats =
    { $count ->
        [one] { $count } hoed
       *[other] { $count } hoeden
    }
malediction-web-zeros =
    { $count ->
        [one] { $count } bewaarde nul
       *[other] { $count } bewaarde nullen
    }
malediction-web-retry = Een niet gehaald contract terugnemen
malediction-web-brew = { $card }: alleen, of met een toverdrank?
malediction-web-pour = { $card }: alleen, of bij welke kaart?
