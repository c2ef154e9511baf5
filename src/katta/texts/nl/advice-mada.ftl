# Waarom een bot een zet in Mada goed vindt, of niet.

mada-reason-bust = kans om de ronde te verliezen: { $percent }%
mada-reason-safe = laat je aflegstapel zoals hij is
mada-reason-pears =
    de bovenste kaart is { $pears ->
        [one] { $pears } cactusvijg
       *[other] { $pears } cactusvijgen
    } waard als iemand anders verliest
mada-reason-next-luck = daarop een gokje wagen gaat in { $percent }% van de gevallen mis
mada-reason-lemur = haalt een kaart weg waarop een gokje in { $percent }% van de gevallen misgaat
mada-reason-escape = geeft een aflegstapel weg waarop een gokje in { $percent }% van de gevallen misgaat
mada-reason-empty = die aflegstapel is leeg: met de volgende kaart kan het niet misgaan
mada-reason-any-card = er ligt een Maki bovenop: met de volgende kaart kan het niet misgaan
mada-reason-their-top =
    daar ligt { $card } bovenop, goed voor { $pears ->
        [one] { $pears } cactusvijg
       *[other] { $pears } cactusvijgen
    }
mada-reason-kept = je houdt { $cards-one }
mada-reason-no-hand = laat je zonder kaarten in je hand
