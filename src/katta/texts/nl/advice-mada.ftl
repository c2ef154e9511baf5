# Waarom een bot een zet in Mada goed vindt, of niet.

mada-reason-bust = kans om de ronde te verliezen: { $percent }%
mada-reason-gift =
    als je verliest, leggen de anderen { $pears ->
        [one] { $pears } cactusvijg
       *[other] { $pears } cactusvijgen
    } aan de kant
mada-reason-sure = geen kaart die nog komt is lager dan je bovenste: je kunt niet verliezen
mada-reason-keeps-top =
    geen risico: { $card } blijft bovenop liggen, goed voor { $pears ->
        [one] { $pears } cactusvijg
       *[other] { $pears } cactusvijgen
    } als iemand anders verliest
mada-reason-no-stake = geen risico, maar je aflegstapel levert niets op als iemand anders verliest
mada-reason-pears =
    de bovenste kaart is { $pears ->
        [one] { $pears } cactusvijg
       *[other] { $pears } cactusvijgen
    } waard als iemand anders verliest
mada-reason-next-luck = daarop een gokje wagen gaat in { $percent }% van de gevallen mis
mada-reason-lemur = haalt een kaart weg waarop een gokje in { $percent }% van de gevallen misgaat
mada-reason-lemur-early = op je aflegstapel kan nog niets misgaan: de Maki kan wachten
mada-reason-escape = geeft een aflegstapel weg waarop een gokje in { $percent }% van de gevallen misgaat
mada-reason-escape-early = op je aflegstapel kan nog niets misgaan: de Dubbele Maki kan wachten
mada-reason-empty = die aflegstapel is leeg: met de volgende kaart kan het niet misgaan
mada-reason-any-card = er ligt een Maki bovenop: met de volgende kaart kan het niet misgaan
mada-reason-their-top =
    daar ligt { $card } bovenop, goed voor { $pears ->
        [one] { $pears } cactusvijg
       *[other] { $pears } cactusvijgen
    }
mada-reason-gives-top =
    je bovenste kaart, goed voor { $pears ->
        [one] { $pears } cactusvijg
       *[other] { $pears } cactusvijgen
    }, gaat daarheen
mada-reason-dead = { $cards-one } kun je toch niet leggen
mada-reason-gives-up =
    je geeft een bovenste kaart op die { $pears ->
        [one] { $pears } cactusvijg
       *[other] { $pears } cactusvijgen
    } waard is
mada-reason-gives-up-lemur = je geeft een kaart op die je aflegstapel kan redden
mada-reason-playable = van de kaarten die je houdt, kun je er { $cards } leggen
mada-reason-none-playable = van de kaarten die je houdt, kun je er geen leggen
mada-reason-no-hand = laat je zonder kaarten in je hand
mada-reason-full = je hand blijft vol: je kunt niet trekken
mada-reason-room =
    je hebt ruimte om { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    } te trekken
