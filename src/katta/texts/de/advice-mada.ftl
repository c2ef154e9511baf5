# Warum einem Bot ein Zug in Mada gefällt oder nicht.

mada-reason-bust = Gefahr, die Runde zu verlieren: { $percent } %
mada-reason-gift =
    wenn du verlierst, legen die anderen { $pears ->
        [one] { $pears } Kaktusfeige
       *[other] { $pears } Kaktusfeigen
    } zur Seite
mada-reason-sure = keine Karte, die noch kommt, ist niedriger als deine oberste: Du kannst nicht verlieren
mada-reason-keeps-top =
    kein Risiko: { $card } bleibt oben liegen und bringt { $pears ->
        [one] { $pears } Kaktusfeige
       *[other] { $pears } Kaktusfeigen
    }, wenn jemand anderes verliert
mada-reason-no-stake = kein Risiko, aber dein Ablagestapel bringt nichts, wenn jemand anderes verliert
mada-reason-pears =
    die oberste Karte bringt { $pears ->
        [one] { $pears } Kaktusfeige
       *[other] { $pears } Kaktusfeigen
    }, wenn jemand anderes verliert
mada-reason-next-luck = wer darauf riskiert, verliert in { $percent } % der Fälle
mada-reason-lemur = räumt eine Karte weg, auf der man beim Riskieren in { $percent } % der Fälle verliert
mada-reason-lemur-early = auf deinem Ablagestapel kann noch nichts schiefgehen: Der Lemur kann warten
mada-reason-escape = gibt einen Ablagestapel ab, auf dem man beim Riskieren in { $percent } % der Fälle verliert
mada-reason-escape-early = auf deinem Ablagestapel kann noch nichts schiefgehen: Der Doppellemur kann warten
mada-reason-empty = dieser Ablagestapel ist leer: Mit der nächsten Karte kann nichts schiefgehen
mada-reason-any-card = ein Lemur liegt oben: Mit der nächsten Karte kann nichts schiefgehen
mada-reason-their-top =
    dort liegt { $card } oben und bringt { $pears ->
        [one] { $pears } Kaktusfeige
       *[other] { $pears } Kaktusfeigen
    }
mada-reason-gives-top =
    deine oberste Karte, die { $pears ->
        [one] { $pears } Kaktusfeige
       *[other] { $pears } Kaktusfeigen
    } bringt, geht dorthin
mada-reason-dead = { $cards-one } kannst du ohnehin nicht legen
mada-reason-gives-up =
    du verzichtest auf eine oberste Karte, die { $pears ->
        [one] { $pears } Kaktusfeige
       *[other] { $pears } Kaktusfeigen
    } bringt
mada-reason-gives-up-lemur = du verzichtest auf eine Karte, die deinen Ablagestapel retten kann
mada-reason-playable = von den Karten, die dir bleiben, kannst du { $cards } legen
mada-reason-none-playable = keine der Karten, die bleiben, kannst du legen
mada-reason-no-hand = lässt dir keine Karte auf der Hand
mada-reason-full = deine Hand bleibt voll: Du kannst nicht ziehen
mada-reason-room =
    du kannst { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } nachziehen
