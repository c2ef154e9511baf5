# Warum einem Bot ein Zug in Mada gefällt oder nicht.

mada-reason-bust = Gefahr, die Runde zu verlieren: { $percent } %
mada-reason-safe = lässt deinen Ablagestapel, wie er ist
mada-reason-pears =
    die oberste Karte bringt { $pears ->
        [one] { $pears } Kaktusfeige
       *[other] { $pears } Kaktusfeigen
    }, wenn jemand anderes verliert
mada-reason-next-luck = darauf zu riskieren ginge in { $percent } % der Fälle schief
mada-reason-lemur = räumt eine Karte weg, auf der Riskieren in { $percent } % der Fälle schiefginge
mada-reason-escape = gibt einen Ablagestapel ab, auf dem Riskieren in { $percent } % der Fälle schiefginge
mada-reason-empty = dieser Ablagestapel ist leer: Mit der nächsten Karte kann nichts schiefgehen
mada-reason-any-card = ein Lemur liegt oben: Mit der nächsten Karte kann nichts schiefgehen
mada-reason-their-top =
    dort liegt { $card } oben und bringt { $pears ->
        [one] { $pears } Kaktusfeige
       *[other] { $pears } Kaktusfeigen
    }
mada-reason-kept = du behältst { $cards-one }
mada-reason-no-hand = lässt dir keine Karte auf der Hand
