### Sifaka: Symbole, Knöpfe, Ereignisse, Ablehnungen und die Beschriftung des Tisches. Die Begriffe stehen in ../TERMS.md.

sifaka-name = Sifaka
sifaka-line = Lege Karte um Karte die Landschaft aus und führe deinen Lemur zu den reifsten Mangos.
sifaka-begins = Wer zuletzt eine Mango gegessen hat, beginnt.

sifaka-mark-red = rot
sifaka-mark-blue = blau
sifaka-mark-yellow = gelb
sifaka-mark-green = grün

sifaka-option-overshoot = Mehr Punkte als Felder
sifaka-option-overshoot-stay = die Figur bleibt stehen
sifaka-option-overshoot-edge = sie geht bis zum Rand
sifaka-option-pawns = Figuren
sifaka-option-pawns-share = ziehen vorbei und teilen Felder
sifaka-option-pawns-block = versperren einander den Weg

## Symbole, Plättchen und Karten

sifaka-direction-north = Norden
sifaka-direction-east = Osten
sifaka-direction-south = Süden
sifaka-direction-west = Westen

sifaka-symbol-blank = leeres Feld
sifaka-symbol-palms =
    { $count ->
        [one] 1 Palme
       *[other] { $count } Palmen
    }
sifaka-symbol-arrow = Pfeil nach { $direction }
sifaka-symbol-mango-green = grüne Mango
sifaka-symbol-mango-yellow = gelbe Mango
sifaka-symbol-mango-red = rote Mango

sifaka-token-green = ein grünes Mangoplättchen
sifaka-token-yellow = ein gelbes Mangoplättchen
sifaka-token-red = ein rotes Mangoplättchen

sifaka-card-terrain = Geländekarte { $number }

## Ereignisse

sifaka-event-face = { $player } entscheidet sich für die Blickrichtung nach { $direction }.
    .you = Du entscheidest dich für die Blickrichtung nach { $direction }.
sifaka-event-draw = { $player } zieht eine Karte.
sifaka-event-receive = { $player } zieht { $card } ({ $squares }).
    .you = Du ziehst { $card } ({ $squares }).
sifaka-event-place = { $player } legt eine Karte.
    .you = Du legst deine Karte.
sifaka-event-cover = Sie überdeckt: { $symbols }.
sifaka-event-tokens = Neu auf der Spielfläche: { $tokens }.
sifaka-event-none-left = Für diese Mango ist kein Plättchen mehr übrig: { $mango }.
sifaka-event-remove = { $player } kann nirgends eine Karte legen. { $card } ({ $squares }) wird aus dem Spiel genommen.
    .you = Du kannst deine Karte nirgends legen. { $card } ({ $squares }) wird aus dem Spiel genommen.
sifaka-event-go =
    { $player } geht { $squares-count ->
        [one] 1 Feld
       *[other] { $squares-count } Felder
    } weit und blickt nach { $direction }.
    .you =
        Du gehst { $squares-count ->
            [one] 1 Feld
           *[other] { $squares-count } Felder
        } weit und blickst nach { $direction }.
sifaka-event-stay = { $player } bleibt stehen und blickt nach { $direction }.
    .you = Du bleibst stehen und blickst nach { $direction }.
sifaka-event-take = { $player } nimmt { $token }!
    .you = Du nimmst { $token }!
sifaka-event-value =
    { $player } sieht sich das Plättchen an: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .you =
        Du siehst dir dein Plättchen an: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
sifaka-event-pile-empty = Das war die letzte Karte des Nachziehstapels. Alle spielen die Karte, die sie noch haben.
sifaka-event-end = Alle Karten sind gespielt: Die Mangoplättchen werden umgedreht.
sifaka-event-points =
    { $player } hat { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .you =
        Du hast { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.

## Ablehnungen

refusal-sifaka-chance-not-now = Jetzt wird nichts gezogen: Jemand ist am Zug.
refusal-sifaka-face-due = Wähle zuerst, wohin deine Figur blickt.
refusal-sifaka-face-not-now = Die Blickrichtung wird nur vor der Partie gewählt. Später dreht sich eine Figur durch überdeckte Pfeile.
refusal-sifaka-place-first-four = Die ersten vier Karten kommen auf die vier markierten Plätze neben den Hüttenkarten. Wähle einen, der frei ist.
refusal-sifaka-place-taken = Auf diesem Platz liegt schon eine Karte. Wähle einen anderen der vier markierten Plätze.
refusal-sifaka-place-covers-pawn = Dort steht die Figur von { $player }: Keine Karte darf eine Figur überdecken.
refusal-sifaka-place-covers-token = Dort liegt ein Mangoplättchen: Keine Karte darf ein Plättchen überdecken.
refusal-sifaka-place-touches-only = Deine Karte berührt die Spielfläche nur. Sie muss mindestens eines ihrer Felder überdecken.
refusal-sifaka-place-covers-nothing = Deine Karte läge abseits der Spielfläche. Sie muss mindestens eines ihrer Felder überdecken.
refusal-sifaka-pass-can-place = Du kannst deine Karte legen, also musst du es auch. Sie wird nur aus dem Spiel genommen, wenn es gar keinen Platz für sie gibt.
refusal-sifaka-go-due = Deine Karte liegt: Bewege nun deine Figur.
refusal-sifaka-go-not-now = Lege zuerst deine Karte. Deine Figur bewegt sich, wenn sie Palmen oder Pfeile überdeckt.
refusal-sifaka-go-must-stay = Du kannst auf keine Weise alle Punkte nutzen ({ $palms }), deshalb bleibt deine Figur stehen.
refusal-sifaka-go-off-board = Dieses Feld gehört nicht zur Spielfläche.
refusal-sifaka-go-blocked = Dort steht die Figur von { $player }: An diesem Tisch versperren Figuren einander den Weg.
refusal-sifaka-go-keep-direction = Du hast keinen Pfeil überdeckt, also blickt deine Figur weiter nach { $direction }.
refusal-sifaka-go-use-arrow = Deine Figur muss am Ende in die Richtung eines überdeckten Pfeils blicken: nach { $directions }.
refusal-sifaka-go-other-direction = Deine Figur kommt dorthin, blickt dann aber nicht nach { $direction }. Wähle eine andere Blickrichtung.
refusal-sifaka-go-out-of-reach = Dort kann deine Figur nicht anhalten: Sie muss alle Punkte nutzen ({ $palms }), geradeaus, und dreht sich nur durch überdeckte Pfeile.

## Worauf der Tisch wartet

sifaka-ask-facing = { $player } wählt, wohin die Figur blickt.
    .you = Wähle, wohin deine Figur blickt: Sie geht geradeaus.
sifaka-ask-opening = { $player } zieht die erste Karte …
    .you = Du ziehst die erste Karte …
sifaka-ask-placing = { $player } muss eine Karte legen.
    .you =
        { $first ->
            [yes] Lege deine Karte auf einen der markierten Plätze.
           *[no] Lege deine Karte so, dass sie mindestens ein Feld überdeckt: Überdeckte Palmen und Pfeile bewegen deine Figur.
        }
sifaka-ask-stuck = { $player } muss eine Karte legen.
    .you = Für deine Karte gibt es keinen Platz: Sie wird aus dem Spiel genommen.
sifaka-ask-going = { $player } muss die Figur bewegen.
    .you =
        { $turns ->
            [0] { $palms ->
                [one] Du hast 1 Palme überdeckt: Deine Figur geht geradeaus.
               *[other] Du hast { $palms } Palmen überdeckt: Deine Figur geht geradeaus.
            }
            [one] { $palms ->
                [0] Du hast einen Pfeil nach { $arrows } überdeckt: Deine Figur dreht sich.
                [one] Du hast 1 Palme und einen Pfeil nach { $arrows } überdeckt: Wähle, wohin deine Figur geht.
               *[other] Du hast { $palms } Palmen und einen Pfeil nach { $arrows } überdeckt: Wähle, wohin deine Figur geht.
            }
           *[other] { $palms ->
                [0] Du hast Pfeile nach { $arrows } überdeckt: Wähle, wohin deine Figur blickt.
                [one] Du hast 1 Palme und Pfeile nach { $arrows } überdeckt: Wähle, wohin deine Figur geht.
               *[other] Du hast { $palms } Palmen und Pfeile nach { $arrows } überdeckt: Wähle, wohin deine Figur geht.
            }
        }
sifaka-ask-staying = { $player } muss die Figur bewegen.
    .you =
        Du kannst nicht { $palms ->
            [one] deinen Punkt
           *[other] alle { $palms } Punkte
        } verbrauchen, also bleibt deine Figur stehen.
sifaka-ask-looking = { $player } sieht sich das Plättchen an …
    .you = Du siehst dir dein Plättchen an …
sifaka-ask-drawing = { $player } zieht eine Karte …
    .you = Du ziehst eine Karte …
sifaka-ask-finished = Die Partie ist zu Ende.

## Beschriftung des Tisches

sifaka-label-hand = Deine Karte, Nummer { $number }, in ihren vier Drehungen
sifaka-label-covered = Überdeckt:
sifaka-label-supply = Plättchen übrig
sifaka-label-pile = Nachziehstapel
sifaka-label-removed =
    { $count ->
        [one] 1 Karte aus dem Spiel genommen
       *[other] { $count } Karten aus dem Spiel genommen
    }
sifaka-label-player = { $player }
    .bot = { $player } (Bot)
sifaka-label-you = { $player } (du)
sifaka-label-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

sifaka-legend-palms = Palmen
sifaka-legend-arrow = Pfeil
sifaka-legend-mango = Mango
sifaka-legend-token = Mangoplättchen
sifaka-legend-pawn = Figur
sifaka-legend-place = Platz für eine der ersten vier Karten

## Auf der Seite

sifaka-web-board = Die Spielfläche
sifaka-web-keys = Die Pfeiltasten bewegen deine Karte, R dreht sie, Enter legt sie. Plus und Minus ändern die Größe, 0 zeigt die ganze Spielfläche und dann wieder deine Figur.
sifaka-web-zoom-in = Vergrößern
sifaka-web-zoom-out = Verkleinern
sifaka-web-fit = Die ganze Spielfläche zeigen
sifaka-web-near = Zurück zu meiner Figur
sifaka-web-rotate = Karte drehen
sifaka-web-place = Legen
sifaka-web-cancel = Abbrechen
sifaka-web-hand = Deine Karte
sifaka-web-choose-place = Wähle, wohin du deine Karte legst.
sifaka-web-choose-first = Wähle einen der markierten Plätze für deine Karte.
sifaka-web-choose-stop = Wähle das Feld, auf das deine Figur geht.
sifaka-web-choose-facing = Wähle die Blickrichtung deiner Figur.
sifaka-web-reach =
    { $count ->
        [0] kein Mangoplättchen in Reichweite
        [one] 1 Mangoplättchen in Reichweite
       *[other] { $count } Mangoplättchen in Reichweite
    }
sifaka-web-chance = { $percent } % Gewinnchance
sifaka-web-on-turn = am Zug
sifaka-web-holds = hat eine Karte auf der Hand
sifaka-web-tokens-green =
    { $count ->
        [one] 1 grünes Mangoplättchen
       *[other] { $count } grüne Mangoplättchen
    }
sifaka-web-tokens-yellow =
    { $count ->
        [one] 1 gelbes Mangoplättchen
       *[other] { $count } gelbe Mangoplättchen
    }
sifaka-web-tokens-red =
    { $count ->
        [one] 1 rotes Mangoplättchen
       *[other] { $count } rote Mangoplättchen
    }
