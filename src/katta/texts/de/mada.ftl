### Mada: Karten, Knöpfe, Ereignisse, Ablehnungen und die Beschriftung des Tisches. Die Begriffe stehen in ../TERMS.md.

mada-name = Mada
mada-line = Immer höher hinauf, Karte um Karte: Wer zu viel riskiert, beschenkt alle anderen.
mada-begins = Wer zuletzt einen Lemur gesehen hat, beginnt.

mada-option-rebuild = Leerer Nachziehstapel
mada-option-rebuild-lazy = neu gebildet, wenn eine Karte gebraucht wird
mada-option-rebuild-eager = sofort neu gebildet
mada-help-asides = Zur Seite gelegte Karten liegen offen

## Karten

mada-card-cactus = Kaktus { $value }
mada-card-lemur = Lemur
    .one = einen Lemur
mada-card-double-lemur = Doppellemur
    .one = einen Doppellemur
mada-card-scorpion = Skorpion
    .one = einen Skorpion
mada-letter-lemur = L
mada-letter-double-lemur = D
mada-letter-scorpion = S

## Knöpfe

mada-choose-play = { $card } ausspielen
mada-choose-draw = Eine Karte ziehen
mada-choose-luck = Riskieren
mada-choose-swap =
    Ablagestapel mit { $player } tauschen ({ $count ->
        [0] leer
        [one] 1 Karte
       *[other] { $count } Karten
    })
mada-choose-discard = { $cards } abwerfen
mada-choose-keep = Alle Handkarten behalten

## Ereignisse

mada-event-dealt = { $player } bekommt eine Karte.
mada-event-receive = { $player } bekommt { $card-one }.
    .you = Du bekommst { $card-one }.
mada-event-scorpion = { $player } stößt auf einen Skorpion!
    .you = Du stößt auf einen Skorpion!
mada-event-play = { $player } spielt { $card-one } aus.
    .you = Du spielst { $card-one } aus.
mada-event-draw = { $player } zieht eine Karte.
    .you = Du ziehst eine Karte.
mada-event-luck = { $player } riskiert …
    .you = Du riskierst …
mada-event-flip = { $player } deckt { $card-one } auf.
    .you = Du deckst { $card-one } auf.
mada-event-dragged =
    Der Lemur zieht { $count ->
        [one] die oberste Karte
       *[other] die obersten { $count } Karten
    } ganz nach unten.
    .you =
        Der Lemur zieht { $count ->
            [one] die oberste Karte
           *[other] die obersten { $count } Karten
        } unter deinen Ablagestapel.
mada-event-swap = { $player } und { $other } tauschen ihre Ablagestapel.
    .you = Du tauschst den Ablagestapel mit { $other }.
    .you-other = { $player } tauscht den Ablagestapel mit dir.
mada-event-discard = { $player } wirft { $cards-one } ab.
    .you = Du wirfst { $cards-one } ab.
mada-event-keep = { $player } behält alle Handkarten.
    .you = Du behältst alle Handkarten.
mada-event-lost = Zu niedrig! { $player } verliert die Runde.
    .you = Zu niedrig! Du verlierst die Runde.
mada-event-aside =
    { $player } legt { $card-one } zur Seite: { $pears ->
        [0] keine Kaktusfeige
        [one] 1 Kaktusfeige
       *[other] { $pears } Kaktusfeigen
    }.
    .you =
        Du legst { $card-one } zur Seite: { $pears ->
            [0] keine Kaktusfeige
            [one] 1 Kaktusfeige
           *[other] { $pears } Kaktusfeigen
        }.
mada-event-fifth = Der fünfte Kaktus ist zur Seite gelegt: Die Partie ist zu Ende.
# Nie weniger als 26 Karten.
mada-event-rebuilt = Der Nachziehstapel ist neu gebildet und hat { $count } Karten.
mada-event-cut = Die Partie hat 5000 Züge gedauert und wird abgebrochen.

## Ablehnungen

refusal-mada-chance-not-now = Jetzt wird keine Karte ausgeteilt: Jemand ist am Zug.
refusal-mada-play-not-in-hand = Du kannst { $card } nicht ausspielen: Diese Karte hast du nicht auf der Hand.
refusal-mada-play-too-low = { $card } ist zu niedrig: Auf { $top } passt nur ein Kaktus mit mindestens demselben Wert. Spiele eine andere Karte aus, ziehe oder riskiere.
refusal-mada-draw-hand-full = Du hast schon 3 Handkarten, mehr dürfen es nicht sein. Spiele eine Karte aus oder riskiere.
refusal-mada-swap-not-now = Ablagestapel werden nur nach einem Doppellemur getauscht. Spiele eine Karte aus, ziehe oder riskiere.
refusal-mada-swap-due = Erst der Doppellemur: Wähle, mit wem du den Ablagestapel tauschst.
refusal-mada-swap-yourself = Du kannst nicht mit dir selbst tauschen, { $player }. Wähle jemand anderen.
refusal-mada-swap-no-such-seat = Auf Platz { $seat } sitzt niemand. Wähle jemand anderen.
refusal-mada-discard-not-now = Handkarten werden nur bei einem Skorpion oder nach einer verlorenen Runde abgeworfen. Spiele eine Karte aus, ziehe oder riskiere.
refusal-mada-discard-not-in-hand = Du kannst nicht abwerfen, was du nicht auf der Hand hast: { $cards }.
refusal-mada-discard-one-card = Der Skorpion nimmt eine Handkarte, nicht mehr. Wähle eine einzige Karte.
refusal-mada-keep-not-now = Nur wer eben eine Runde verloren hat, wählt, was auf der Hand bleibt. Spiele eine Karte aus, ziehe oder riskiere.
refusal-mada-sting-due = Erst der Skorpion: Wähle eine Handkarte, die du abwirfst.
refusal-mada-loss-due = Du hast die Runde verloren: Wähle zuerst, welche Handkarten du abwirfst, oder behalte alle.

## Worauf der Tisch wartet

mada-ask-dealing = Die ersten Karten werden ausgeteilt.
mada-ask-opening-sting = { $player } hat einen Skorpion bekommen: Eine Handkarte muss mit ihm weg.
    .you = Du hast einen Skorpion bekommen: Wähle die Handkarte, die mit ihm weg muss.
mada-ask-turn = { $player } ist am Zug.
    .you =
        { $plays ->
            [no-cards] Ziehe eine Karte oder riskiere.
            [too-low] { $draws ->
                [yes] Deine Karten sind niedriger als { $least }: Ziehe eine Karte oder riskiere.
               *[no] Deine Karten sind niedriger als { $least } und deine Hand ist voll: Riskiere.
            }
            [cactus] { $draws ->
                [yes] Spiele einen Kaktus ab { $least } aus, ziehe eine Karte oder riskiere.
               *[no] Spiele einen Kaktus ab { $least } aus oder riskiere: Deine Hand ist voll.
            }
            [special] { $draws ->
                [yes] Spiele eine Sonderkarte aus, ziehe eine Karte oder riskiere.
               *[no] Spiele eine Sonderkarte aus oder riskiere: Deine Hand ist voll.
            }
            [both] { $draws ->
                [yes] Spiele einen Kaktus ab { $least } oder eine Sonderkarte aus, ziehe eine Karte oder riskiere.
               *[no] Spiele einen Kaktus ab { $least } oder eine Sonderkarte aus oder riskiere: Deine Hand ist voll.
            }
           *[any] { $draws ->
                [yes] Spiele eine beliebige Karte aus, ziehe eine Karte oder riskiere.
               *[no] Spiele eine beliebige Karte aus oder riskiere: Deine Hand ist voll.
            }
        }
mada-ask-drawing = { $player } zieht eine Karte …
    .you = Du ziehst eine Karte …
mada-ask-flipping = { $player } riskiert …
    .you = Du riskierst …
mada-ask-swapping = Doppellemur: { $player } wählt, mit wem getauscht wird.
    .you = Doppellemur: Wähle, mit wem du den Ablagestapel tauschst.
mada-ask-sting = Skorpion: { $player } muss eine Handkarte abwerfen.
    .you = Skorpion: Wähle die Handkarte, die du abwirfst.
mada-ask-lost = { $player } hat die Runde verloren und darf Handkarten abwerfen.
    .you = Du hast die Runde verloren: Wirf Handkarten ab oder behalte alle.
mada-ask-finished = Die Partie ist zu Ende.

## Beschriftung des Tisches

mada-label-draw = Nachziehstapel
mada-label-discard = Abwurfstapel
mada-label-pile = Ablagestapel
mada-label-aside = Zur Seite gelegt
mada-label-hand = Deine Hand
mada-label-player = { $player }
    .bot = { $player } (Bot)
mada-label-you = { $player } (du)
mada-label-standing-closed = { $hand } auf der Hand · Kakteen { $cacti }/5
mada-label-standing =
    { $hand } auf der Hand · Kakteen { $cacti }/5 · { $pears ->
        [one] 1 Feige
       *[other] { $pears } Feigen
    }

## Was nur der Browser sagt

mada-web-look =
    { $player }: Ablagestapel durchsehen { $count ->
        [0] (leer)
        [one] (1 Karte, { $card })
       *[other] ({ $count } Karten, { $card } oben)
    }
mada-web-pile = { $player }: Ablagestapel
mada-web-order = Von unten nach oben
mada-web-heap =
    Abwurfstapel durchsehen ({ $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    })
mada-web-draw =
    { $count ->
        [one] noch 1 Karte
       *[other] noch { $count } Karten
    }
mada-web-chance = { $percent } % Gewinnchance
