# Warum einem Bot ein Zug in Mada gefällt oder nicht.

mada-reason-bust = Gefahr, die Runde zu verlieren: { $percent } %
mada-reason-safe = lässt deinen Ablagestapel, wie er ist
mada-reason-pears =
    die oberste Karte bringt { $pears ->
        [one] { $pears } Kaktusfeige
       *[other] { $pears } Kaktusfeigen
    }, wenn jemand anderes verliert
mada-reason-next-luck = wer darauf riskiert, verliert in { $percent } % der Fälle
mada-reason-lemur = räumt eine Karte weg, auf der man beim Riskieren in { $percent } % der Fälle verliert
mada-reason-escape = gibt einen Ablagestapel ab, auf dem man beim Riskieren in { $percent } % der Fälle verliert
mada-reason-empty = dieser Ablagestapel ist leer: Mit der nächsten Karte kann nichts schiefgehen
mada-reason-any-card = ein Lemur liegt oben: Mit der nächsten Karte kann nichts schiefgehen
mada-reason-their-top =
    dort liegt { $card } oben und bringt { $pears ->
        [one] { $pears } Kaktusfeige
       *[other] { $pears } Kaktusfeigen
    }
mada-reason-kept = du behältst { $cards-one }
mada-reason-no-hand = lässt dir keine Karte auf der Hand
