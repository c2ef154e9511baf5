### Malédiction!: Karten, Verträge, Knöpfe, Ereignisse, Ablehnungen und Beschriftungen des Tisches. Die Begriffe stehen in ../TERMS.md.

malediction-name = Malédiction!
malediction-line = Blick in die Kristallkugel, sag deine Stiche an und braue den anderen einen Trank in ihre Pläne.
malediction-begins = Wer am ältesten ist, bekommt als Erstes die Kristallkugel.

malediction-option-penalty = Ein verfehlter Vertrag kostet
malediction-option-penalty-mirror = was seine Seite gebracht hätte
malediction-option-penalty-number = die Zahl auf der Karte
malediction-option-zeros = Aufbewahrte Nullen ersetzen
malediction-option-zeros-many = beliebig viele fehlende Stiche
malediction-option-zeros-one = einen einzigen fehlenden Stich

## Karten

malediction-suit-rat = Ratten
malediction-suit-crow = Raben
malediction-suit-broom = Besen
malediction-suit-spider = Spinnen
malediction-suit-potion = Tränke
malediction-card-rat = Ratte { $value }
malediction-card-crow = Rabe { $value }
malediction-card-broom = Besen { $value }
malediction-card-spider = Spinne { $value }
malediction-card-potion = Trank { $value }
malediction-combo = { $card } + { $potion }

## Verträge

malediction-contract-zero = 0
malediction-contract-exactly = genau { $number }
malediction-contract-at-least = mindestens { $number }

## Knöpfe

malediction-choose-trump = { $card } als Trumpf aufdecken
malediction-choose-deal = { $card } an { $player } austeilen
malediction-choose-bid-zero = Eine 0 nehmen: kein Stich, dafür aufbewahren
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
    } abgeben und den Vertrag erfüllen
malediction-choose-keep = Die Nullen behalten und den Vertrag verfehlen

## Ereignisse

malediction-event-round = Runde { $round }: { $player } hat die Kristallkugel.
malediction-event-trump = { $card } wird aufgedeckt: { $suit } sind Trumpf.
malediction-event-hand = Deine Hand: { $cards }.
malediction-event-dealt = Alle Karten sind ausgeteilt. { $player } wählt den ersten Vertrag.
malediction-event-bid = { $player } nimmt den Vertrag „{ $contract }“.
malediction-event-retry = { $player } holt einen verfehlten Vertrag zurück: Aus „{ $old }“ wird „{ $contract }“.
malediction-event-lead = { $player } spielt zum ersten Stich aus.
malediction-event-play = { $player } spielt { $play }.
malediction-event-void = { $player } hat keine { $suit } mehr.
malediction-event-trick = { $player } gewinnt den Stich mit { $play }.
malediction-event-tie = Gleichstand: Niemand gewinnt den Stich. { $player } spielt zum nächsten aus.
malediction-event-tie-last = Gleichstand: Niemand gewinnt den Stich.
# Nie weniger als 4 Stiche.
malediction-event-round-end = Runde { $round } ist nach { $count } Stichen zu Ende.
malediction-event-zero =
    { $player } gibt { $count ->
        [one] eine aufbewahrte Null
       *[other] { $count } aufbewahrte Nullen
    } ab und erfüllt so den Vertrag.
malediction-event-keep = { $player } behält die aufbewahrten Nullen.
malediction-event-fulfilled =
    { $player } erfüllt „{ $contract }“ mit { $tricks ->
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
malediction-event-zero-saved = { $player } gewinnt keinen Stich und bewahrt eine Null auf.
malediction-event-zero-failed =
    { $player } gewinnt { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }: Die 0 geht zurück auf ihren Stapel.
malediction-event-hat = { $player } hat die meisten Stiche ({ $tricks }) und nimmt einen Hut.
malediction-event-no-hat = Niemand hat allein die meisten Stiche: Ein Hut geht zurück in die Schachtel.
malediction-event-end-pile = Vertragsstapel { $number } ist leer: Die Partie ist zu Ende.
malediction-event-end-hats = Der siebte Hut ist weg: Die Partie ist zu Ende.

## Ablehnungen

refusal-malediction-chance-not-now = Jetzt wird keine Karte ausgeteilt: Jemand ist am Zug.
refusal-malediction-bid-not-now = Verträge werden vor dem ersten Stich gewählt. Deiner gilt, bis die Runde gewertet ist.
refusal-malediction-bid-pile-empty = Vertragsstapel { $number } ist leer. Nimm von einem anderen Stapel, oder hol einen verfehlten Vertrag zurück.
refusal-malediction-retry-not-now = Einen verfehlten Vertrag kannst du nur zurückholen, wenn Verträge gewählt werden, vor dem ersten Stich.
refusal-malediction-retry-not-failed = Auf deiner Punktekarte liegt kein verfehlter Vertrag „{ $contract }“. Wähle einen, der dort liegt, oder nimm einen vom Stapel.
refusal-malediction-play-contract-first = Wähle zuerst einen Vertrag; die Stiche kommen danach.
refusal-malediction-play-round-over = Die Stiche dieser Runde sind gespielt. Sag, ob du aufbewahrte Nullen abgibst.
refusal-malediction-play-not-in-hand = Du kannst { $card } nicht spielen: Diese Karte ist nicht in deiner Hand.
refusal-malediction-play-single-copy = Du hast { $card } nur einmal und kannst die Karte nicht mit sich selbst verbinden.
refusal-malediction-play-must-follow = Du musst bedienen: { $suit } sind gefordert, und du hast welche. Spiel davon, allein oder mit einem Trank dazu.
refusal-malediction-play-must-play-potion = Tränke sind gefordert, und du hast welche: Spiel einen Trank, allein oder mit einem zweiten.
refusal-malediction-zero-not-now = Aufbewahrte Nullen gibst du nur am Ende einer Runde ab, wenn sie alle deine fehlenden Stiche ersetzen.
refusal-malediction-keep-not-now = Nach deinen aufbewahrten Nullen fragt jetzt niemand: Das klärt sich am Ende einer Runde.

## Worauf der Tisch wartet

malediction-phase-trump = Die Trumpfkarte wird aufgedeckt …
malediction-phase-deal = Die Karten werden ausgeteilt …
malediction-phase-contracts = { $player } wählt einen Vertrag.
malediction-phase-tricks = { $player } ist am Zug.
malediction-phase-scoring =
    { $player } darf { $count ->
        [one] eine aufbewahrte Null
       *[other] { $count } aufbewahrte Nullen
    } abgeben.
malediction-phase-finished = Die Partie ist zu Ende.

## Beschriftungen des Tisches

malediction-label-round = Runde { $round }
malediction-label-trump = Trumpf
malediction-label-piles = Verträge
malediction-label-hats-left = Hüte übrig
malediction-label-player = { $player }
malediction-label-you = { $player } (du)
malediction-label-contract = Vertrag
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
malediction-label-hand = Deine Hand

## Was nur der Browser sagt

malediction-web-chance = { $percent } % Gewinnchance
malediction-web-left = noch { $count }
malediction-web-points-of = Punktekarte von { $player }: { $points }
malediction-web-ball = hat die Kristallkugel
malediction-web-standing-open = es fehlen Stiche
malediction-web-standing-met = der Vertrag hält
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
malediction-web-retry = Einen verfehlten Vertrag zurückholen
malediction-web-brew = { $card }: allein oder mit einem Trank?
malediction-web-pour = { $card }: allein oder zu welcher Karte?
