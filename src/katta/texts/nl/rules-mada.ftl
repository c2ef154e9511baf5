### The rules of Mada, one message per section. The terms are in ../TERMS.md.

mada-rules-goal =
    Mada is een spel voor 2 tot en met 5 spelers. Ronde na ronde probeer je Cactuskaarten met veel cactusvijgen aan de kant te leggen. Zodra iemand een vijfde Cactuskaart aan de kant heeft gelegd, is het spel afgelopen, en wie de meeste cactusvijgen heeft, wint. Daar heb je goede kaarten voor nodig, maar ook lef: gok je te veel, dan scoort iedereen behalve jij.
    .title = Doel van het spel

mada-rules-cards =
    Er zijn { $cards } kaarten:
    - { $cacti } Cactuskaarten met waarden van 1 tot en met { $highest }. Elke kaart toont cactusvijgen, aan het einde je punten. Hoeveel, staat in de tabel hieronder.
    - { $specials } speciale kaarten: { $lemurs } Maki’s, { $doubles } Dubbele Maki’s en { $scorpions } Schorpioenen. Ze hebben geen waarde en geen cactusvijgen.

    In je hand kun je Cactuskaarten, Maki’s en Dubbele Maki’s hebben. Een Schorpioen blijft nooit in je hand: hij werkt zodra hij opduikt.

    Iedereen heeft een eigen, open aflegstapel en een plek voor de kaarten die aan de kant liggen. De trekstapel en de algemene aflegstapel delen jullie.

    Open voor iedereen: alle persoonlijke aflegstapels met de volgorde van hun kaarten, de algemene aflegstapel, en hoeveel kaarten elke hand en de trekstapel tellen. Kaarten aan de kant liggen gedekt: je ziet die van jezelf, en van de anderen tot het einde van het spel alleen de achterkant. Geheim zijn de handkaarten van de anderen en de volgorde van de trekstapel.
    .title = Kaarten

mada-rules-setup =
    Schud alle kaarten. Iedereen krijgt er 3 en houdt ze verborgen. De rest wordt de gedekte trekstapel. De algemene aflegstapel en alle persoonlijke aflegstapels zijn in het begin leeg, en er ligt nog niets aan de kant.

    Heb je een Schorpioen gekregen? Houd hem apart van je hand tot alle kaarten zijn uitgedeeld. Daarna werken de Schorpioenen, speler na speler: elke Schorpioen gaat samen met één andere kaart naar keuze uit je hand naar de algemene aflegstapel. Een tweede Schorpioen telt nooit als die andere kaart, en je krijgt niets in de plaats. Met één Schorpioen houd je dus 1 kaart over, met twee of drie geen enkele.

    Wie het laatst een maki heeft gezien, mag beginnen en neemt de eerste plaats.
    .title = Voorbereiding

mada-rules-turn =
    Jullie spelen om de beurt, met de klok mee: na jou is de speler links van je aan de beurt. In je beurt doe je precies één van deze drie dingen:
    - een kaart uit je hand uitspelen,
    - een kaart trekken,
    - een gokje wagen.

    Kun je niet uitspelen en niet trekken, dan kun je nog altijd een gokje wagen. Dat mag altijd, ook als je iets anders zou kunnen doen.
    .title = Je beurt

mada-rules-play =
    Leg één kaart uit je hand open boven op je eigen aflegstapel. Een Cactus moet even hoog zijn als de bovenste kaart, of hoger; je mag getallen overslaan. Op een lege aflegstapel of op een Maki mag je een Cactus van elke waarde leggen. Maki’s en Dubbele Maki’s mag je altijd uitspelen.

    Wat telt, is de kaart die op dit moment boven op je aflegstapel ligt, wie hem ook heeft uitgespeeld. Na het uitspelen trek je geen kaart.
    .title = Kaart uitspelen

mada-rules-draw =
    Neem de bovenste kaart van de trekstapel in je hand. Dat mag alleen als je minder dan 3 kaarten in je hand hebt. Na het trekken speel je niets uit. Is de kaart een Schorpioen, dan werkt hij meteen en komt hij niet in je hand.
    .title = Kaart trekken

mada-rules-luck =
    Zeg eerst hardop dat je een gokje waagt. Draai dan de bovenste kaart van de trekstapel om en leg hem meteen op je eigen aflegstapel.
    - Is het een Cactus die even hoog is als de kaart die bovenop lag, of hoger, dan is er niets aan de hand en gaat het spel verder.
    - Was je aflegstapel leeg of lag er een Maki bovenop, dan is elke Cactus veilig.
    - Is het een Cactus die lager is dan de kaart die bovenop lag, dan verlies je de ronde en is de ronde afgelopen.
    - Is het een Maki, een Dubbele Maki of een Schorpioen, voer dan het effect uit. Door een speciale kaart verlies je nooit.
    .title = Een gokje wagen

mada-rules-lemur =
    De Maki komt op je aflegstapel en grijpt de bovenste kaart. Liggen daar direct onder nog kaarten van dezelfde waarde, dan grijpt hij ze allemaal. Neem die kaarten, met de Maki erbovenop, en schuif ze onder de rest van je aflegstapel. Dat gaat zo als je de Maki hebt uitgespeeld, en ook als hij bij een gokje tevoorschijn kwam.

    Is de bovenste kaart zelf een Maki, dan neemt de nieuwe alleen die ene mee. Op een lege aflegstapel blijft de Maki gewoon liggen.

    Ligt er daarna een Maki boven op je aflegstapel, dan mag elke Cactus volgen, maar pas in een latere beurt: een Maki geeft je geen extra beurt.

    Een voorbeeld: je aflegstapel is van onder naar boven 3, 5, 5. Een Maki maakt er 5, 5, Maki, 3 van. Een tweede Maki maakt er 3, Maki, 5, 5, Maki van.
    .title = Maki

mada-rules-double-lemur =
    De Dubbele Maki gaat naar de algemene aflegstapel, nooit op een persoonlijke aflegstapel. Daarna moet je je hele aflegstapel ruilen met die van een andere speler naar keuze. Lege aflegstapels ruil je net als alle andere. Handkaarten en kaarten die aan de kant liggen, blijven waar ze zijn. Dat gaat zo als je de Dubbele Maki hebt uitgespeeld, en ook als hij bij een gokje tevoorschijn kwam.
    .title = Dubbele Maki

mada-rules-scorpion =
    Een Schorpioen werkt zodra hij bij jou komt: als je trekt, als je een gokje waagt of bij het uitdelen. Leg hem samen met een handkaart naar keuze op de algemene aflegstapel. Heb je geen handkaarten, dan gaat alleen de Schorpioen weg.

    Je aflegstapel blijft zoals hij is, en je verliest de ronde niet. Je beurt is afgelopen en je trekt niet opnieuw.
    .title = Schorpioen

mada-rules-round-end =
    Een ronde eindigt als iemand verliest door een gokje te wagen. Doe dan het volgende, in deze volgorde:
    - Alle anderen leggen tegelijk de bovenste kaart van hun aflegstapel gedekt aan de kant. Is je aflegstapel leeg, dan leg je niets aan de kant. Een Maki die je aan de kant legt, is niets waard en telt niet mee voor je vijf Cactuskaarten.
    - Heeft iemand nu vijf Cactuskaarten aan de kant liggen, dan is het spel meteen afgelopen. De overige stappen vervallen.
    - Alle andere kaarten van alle aflegstapels gaan naar de algemene aflegstapel, ook de hele aflegstapel van wie de ronde verloor, met de te lage kaart erbij.
    - Wie de ronde verloor, mag zoveel handkaarten als gewenst open op de algemene aflegstapel leggen, of ze allemaal houden. Alle anderen houden hun hand.
    .title = Einde van een ronde

mada-rules-next-round =
    De speler links van wie de ronde verloor, begint de volgende ronde. Alle persoonlijke aflegstapels zijn weer leeg. Niemand vult de eigen hand aan, dus misschien beginnen jullie niet allemaal met evenveel kaarten.
    .title = Volgende ronde

mada-rules-empty-pile =
    Zodra de trekstapel leeg is, maken jullie eerst de actie af die de laatste kaart nam, met alle keuzes die daarbij horen. Daarna maken jullie meteen een nieuwe: elke persoonlijke aflegstapel houdt zijn bovenste kaart; alle kaarten daaronder worden samen met de algemene aflegstapel tot een nieuwe trekstapel geschud. Handkaarten en kaarten die aan de kant liggen, blijven waar ze zijn.

    Daar zijn altijd genoeg kaarten voor, minstens 26. Niemand kan dus vastzitten.
    .title = Lege trekstapel

mada-rules-end =
    Het spel eindigt zodra iemand een vijfde Cactuskaart aan de kant heeft gelegd. Dat kan bij meerdere spelers tegelijk gebeuren.

    Draai de kaarten om die je aan de kant hebt gelegd en tel de cactusvijgen. Wie de meeste cactusvijgen heeft, wint; bij een gelijke stand delen jullie de overwinning. De vijfde kaart alleen is niet genoeg om te winnen: iemand anders kan meer cactusvijgen hebben.

    Een spel dat nooit eindigt, wordt na 5000 beurten gestopt en geteld.
    .title = Einde van het spel

mada-rules-options =
    Vóór het spel kunnen jullie een andere regel afspreken:
    - Lege trekstapel: hij wordt niet meteen opnieuw gemaakt, maar wacht tot iemand er een kaart van moet nemen, om te trekken of om een gokje te wagen.
    .title = Opties

mada-rules-madagascar =
    Maki’s leven in het wild alleen op Madagaskar. Er zijn meer dan honderd soorten; de bekendste is de ringstaartmaki, die ook op deze kaarten staat.

    Hun bossen worden gekapt, het klimaat wordt warmer en er wordt op ze gejaagd. Daarom horen sommige maki’s bij de 25 meest bedreigde primaten ter wereld.
    .title = Maki’s

mada-table-cards = Alle kaarten
mada-table-cards-card = Kaart
mada-table-cards-copies = Aantal
mada-table-cards-pears = Cactusvijgen

## Pictures

mada-figure-kinds = Een Cactus met zijn waarde en cactusvijgen, een Maki, een Dubbele Maki en een Schorpioen.
mada-figure-play = Boven op je aflegstapel ligt een 5: je mag een 9 uitspelen, maar geen 4.
mada-figure-lemur = De Maki neemt beide vijven mee onder de stapel; nu ligt de 3 boven.
mada-figure-aside = Iemand anders heeft verloren: je legt je bovenste kaart, de 8, gedekt aan de kant.
mada-figure-swap = Met een Dubbele Maki gaat de stapel met de 4 naar iemand anders, en die met de 12 is voor jou.
