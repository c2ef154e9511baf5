### Malédiction!: Karten, Ansagen, Knöpfe, Ereignisse, Ablehnungen und Beschriftungen des Tisches. Die Begriffe stehen in ../TERMS.md.

malediction-name = Malédiction!
malediction-line = Blicke in die Kristallkugel, sag deine Stiche an und braue den anderen einen Zaubertrank in ihre Pläne.
malediction-begins = Wer am ältesten ist, bekommt als Erstes die Kristallkugel.

malediction-option-penalty = Eine verfehlte Ansage kostet
malediction-option-penalty-mirror = was ihre Seite gebracht hätte
malediction-option-penalty-number = die Zahl auf der Karte
malediction-option-zeros = Aufbewahrte Nullen ersetzen
malediction-option-zeros-many = beliebig viele fehlende Stiche
malediction-option-zeros-one = einen einzigen fehlenden Stich

## Karten

malediction-suit-rat = Ratten
malediction-suit-crow = Raben
malediction-suit-broom = Besen
malediction-suit-spider = Spinnen
malediction-suit-potion = Zaubertränke
malediction-letter-rat = Rt
malediction-letter-crow = Rb
malediction-letter-broom = B
malediction-letter-spider = S
malediction-letter-potion = Z
malediction-card-rat = Ratte { $value }
malediction-card-crow = Rabe { $value }
malediction-card-broom = Besen { $value }
malediction-card-spider = Spinne { $value }
malediction-card-potion = Zaubertrank { $value }
malediction-combo = { $card } + { $potion }

## Ansagen

malediction-contract-zero = 0
malediction-contract-exactly = genau { $number }
malediction-contract-at-least = mindestens { $number }

## Knöpfe

malediction-choose-trump = { $card } als Trumpf aufdecken
malediction-choose-deal = { $card } an { $player } austeilen
malediction-choose-bid-zero = Eine 0 nehmen: keinen Stich machen und die Karte für später aufheben
malediction-choose-bid =
    „{ $contract }“ nehmen ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
malediction-choose-retry =
    Verfehltes „{ $old }“ als „{ $contract }“ zurückholen ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
malediction-choose-play = { $play } spielen
malediction-choose-zero =
    { $count ->
        [one] Eine aufbewahrte Null
       *[other] { $count } aufbewahrte Nullen
    } abgeben und die Ansage erfüllen
malediction-choose-keep = Die Nullen behalten und die Ansage verfehlen

## Ereignisse

malediction-event-round = Runde { $round }: { $player } hat die Kristallkugel.
    .you = Runde { $round }: Du hast die Kristallkugel.
malediction-event-trump = { $card } wird aufgedeckt: { $suit } sind Trumpf.
malediction-event-hand = Deine Hand: { $cards }.
malediction-event-dealt = Alle Karten sind ausgeteilt. { $player } wählt die erste Ansage.
    .you = Alle Karten sind ausgeteilt. Du wählst die erste Ansage.
malediction-event-bid = { $player } nimmt die Ansage „{ $contract }“.
    .you = Du nimmst die Ansage „{ $contract }“.
malediction-event-retry =
    { $turned ->
        [yes] { $player } holt eine verfehlte Ansage zurück: Aus „{ $old }“ wird „{ $contract }“.
       *[no] { $player } versucht das verfehlte „{ $contract }“ noch einmal.
    }
    .you =
        { $turned ->
            [yes] Du holst eine verfehlte Ansage zurück: Aus „{ $old }“ wird „{ $contract }“.
           *[no] Du versuchst das verfehlte „{ $contract }“ noch einmal.
        }
malediction-event-lead = { $player } spielt zum ersten Stich aus.
    .you = Du spielst zum ersten Stich aus.
malediction-event-play = { $player } spielt { $play }.
    .you = Du spielst { $play }.
malediction-event-void = { $player } hat keine { $suit } mehr.
    .you = Du hast keine { $suit } mehr.
malediction-event-trick = { $player } gewinnt den Stich mit { $play }.
    .you = Du gewinnst den Stich mit { $play }.
malediction-event-tie = Gleichstand: Niemand gewinnt den Stich. { $player } spielt zum nächsten aus.
    .you = Gleichstand: Niemand gewinnt den Stich. Du spielst zum nächsten aus.
malediction-event-tie-last = Gleichstand: Niemand gewinnt den Stich.
# Nie weniger als 4 Stiche.
malediction-event-round-end = Runde { $round } ist nach { $count } Stichen zu Ende.
malediction-event-zero =
    { $player } gibt { $count ->
        [one] eine aufbewahrte Null
       *[other] { $count } aufbewahrte Nullen
    } ab und erfüllt so die Ansage.
    .you =
        Du gibst { $count ->
            [one] eine aufbewahrte Null
           *[other] { $count } aufbewahrte Nullen
        } ab und erfüllst so deine Ansage.
malediction-event-keep = { $player } behält die aufbewahrten Nullen.
    .you = Du behältst deine aufbewahrten Nullen.
malediction-event-fulfilled =
    { $player } erfüllt „{ $contract }“ mit { $tricks ->
        [0] keinem gewonnenen Stich
        [one] { $tricks } gewonnenen Stich
       *[other] { $tricks } gewonnenen Stichen
    }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
    .you =
        Du erfüllst „{ $contract }“ mit { $tricks ->
            [0] keinem gewonnenen Stich
            [one] { $tricks } gewonnenen Stich
           *[other] { $tricks } gewonnenen Stichen
        }: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
malediction-event-failed =
    { $player } verfehlt „{ $contract }“ mit { $tricks ->
        [0] keinem gewonnenen Stich
        [one] { $tricks } gewonnenen Stich
       *[other] { $tricks } gewonnenen Stichen
    }: minus { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
    .you =
        Du verfehlst „{ $contract }“ mit { $tricks ->
            [0] keinem gewonnenen Stich
            [one] { $tricks } gewonnenen Stich
           *[other] { $tricks } gewonnenen Stichen
        }: minus { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
malediction-event-zero-saved = { $player } gewinnt keinen Stich und bewahrt eine Null auf.
    .you = Du gewinnst keinen Stich und bewahrst eine Null auf.
malediction-event-zero-failed =
    { $player } gewinnt { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }: Die 0 geht zurück auf ihren Stapel.
    .you =
        Du gewinnst { $tricks ->
            [one] { $tricks } Stich
           *[other] { $tricks } Stiche
        }: Deine 0 geht zurück auf ihren Stapel.
malediction-event-hat = { $player } hat die meisten Stiche ({ $tricks }) und nimmt einen Hut.
    .you = Du hast die meisten Stiche ({ $tricks }) und nimmst einen Hut.
malediction-event-no-hat = Gleichstand bei den meisten Stichen: Ein Hut geht zurück in die Schachtel.
malediction-event-end-pile = Ansagestapel { $number } ist leer: Die Partie ist zu Ende.
malediction-event-end-hats = Der letzte Hut ist weg: Die Partie ist zu Ende.

## Ablehnungen

refusal-malediction-chance-not-now = Jetzt wird keine Karte ausgeteilt: Jemand ist am Zug.
refusal-malediction-bid-not-now = Ansagen werden vor dem ersten Stich gewählt. Deine gilt, bis die Runde gewertet ist.
refusal-malediction-bid-pile-empty = Ansagestapel { $number } ist leer. Nimm von einem anderen Stapel, oder hol eine verfehlte Ansage zurück.
refusal-malediction-retry-not-now = Eine verfehlte Ansage kannst du nur zurückholen, wenn Ansagen gewählt werden, vor dem ersten Stich.
refusal-malediction-retry-not-failed = Auf deiner Punktekarte liegt keine verfehlte Ansage „{ $contract }“. Wähle eine, die dort liegt, oder nimm eine vom Stapel.
refusal-malediction-play-contract-first = Wähle zuerst eine Ansage; die Stiche kommen danach.
refusal-malediction-play-round-over = Die Stiche dieser Runde sind gespielt. Sag, ob du aufbewahrte Nullen abgibst.
refusal-malediction-play-not-in-hand = Du kannst { $card } nicht spielen: Diese Karte ist nicht in deiner Hand.
refusal-malediction-play-single-copy = Du hast { $card } nur einmal und kannst die Karte nicht mit sich selbst verbinden.
refusal-malediction-play-must-follow = Du musst bedienen: { $suit } sind gefordert, und du hast welche. Spiel davon, allein oder mit einem Zaubertrank dazu.
refusal-malediction-play-must-play-potion = Zaubertränke sind gefordert, und du hast welche: Spiel einen Zaubertrank, allein oder mit einem zweiten.
refusal-malediction-zero-not-now = Aufbewahrte Nullen gibst du nur am Ende einer Runde ab, wenn sie alle deine fehlenden Stiche ersetzen.
refusal-malediction-keep-not-now = Nach deinen aufbewahrten Nullen fragt jetzt niemand: Das klärt sich am Ende einer Runde.

## Worauf der Tisch wartet

malediction-ask-trump = Die Trumpfkarte wird aufgedeckt …
malediction-ask-deal = Die Karten werden ausgeteilt …
malediction-ask-contracts = { $player } wählt eine Ansage.
    .you = Wähle eine Ansage: Wie viele Stiche gewinnst du mit deinen { $cards } Karten, genau oder mindestens?
malediction-ask-lead = { $player } spielt aus.
    .you =
        Du spielst aus: eine beliebige Karte{ $potions ->
            [yes] , allein oder mit einem Zaubertrank.
           *[no] .
        }
malediction-ask-follow = { $player } ist am Zug: { $suit } sind gefordert.
    .you =
        Bediene { $suit }: { $count ->
            [one] Eine deiner Karten ist erlaubt.
           *[other] { $count } deiner Karten sind erlaubt.
        }
malediction-ask-void = { $player } ist am Zug: { $suit } sind gefordert.
    .you = Du hast keine { $suit } zum Bedienen: Spiele eine beliebige Karte.
malediction-ask-scoring =
    { $player } darf { $count ->
        [one] eine aufbewahrte Null
       *[other] { $count } aufbewahrte Nullen
    } abgeben.
    .you =
        { $count ->
            [one] Dir fehlt ein Stich: Gib eine aufbewahrte Null ab
           *[other] Dir fehlen { $count } Stiche: Gib ebenso viele Nullen ab
        } und erfülle deine Ansage, oder behalte sie und verfehle die Ansage.
malediction-ask-finished = Die Partie ist zu Ende.

## Beschriftungen des Tisches

malediction-label-round = Runde { $round }
malediction-label-trump = Trumpf
malediction-label-piles = Ansagen
malediction-label-hats-left = Hüte übrig
malediction-label-player = { $player }
    .bot = { $player } (Bot)
malediction-label-you = { $player } (du)
malediction-label-contract = Ansage
malediction-label-tricks = Stiche
malediction-label-cards = Karten
malediction-label-zeros = Nullen
malediction-label-hats = Hüte
malediction-label-points = Punkte
malediction-label-points-card = Punktekarte
malediction-label-voids = Ohne
malediction-label-trick = Stich { $number }
malediction-label-last-trick = Letzter Stich
malediction-label-tied = Gleichstand: Niemand hat ihn gewonnen.
malediction-label-won-by = Gewonnen von { $player }.
    .you = Gewonnen von dir.
malediction-label-hand = Deine Hand

## Was nur der Browser sagt

malediction-web-chance = { $percent } % Gewinnchance
malediction-web-left = noch { $count }
malediction-web-points-of = Punktekarte von { $player }: { $points }
malediction-web-ball = hat die Kristallkugel
malediction-web-standing-open = es fehlen Stiche
malediction-web-standing-met = die Ansage passt
malediction-web-standing-broken = zu viele Stiche
malediction-web-fulfilled = „{ $contract }“ erfüllt
malediction-web-failed = „{ $contract }“ verfehlt
malediction-web-hats =
    { $count ->
        [one] { $count } Hut
       *[other] { $count } Hüte
    }
malediction-web-zeros =
    { $count ->
        [one] { $count } aufbewahrte Null
       *[other] { $count } aufbewahrte Nullen
    }
malediction-web-retry = Eine verfehlte Ansage zurückholen
malediction-web-brew = { $card }: allein oder mit einem Zaubertrank?
malediction-web-pour = { $card }: allein oder zu welcher Karte?
