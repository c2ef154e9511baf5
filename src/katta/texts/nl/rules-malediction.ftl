### The rules of Malédiction!, one message per section. The terms are in ../TERMS.md.

malediction-rules-goal =
    Malédiction! is een slagenspel voor 3 tot en met 5 spelers. Elke ronde bekijk je je kaarten en kies je een contract: hoeveel slagen ga je winnen? Haal je het, dan levert het je punten op; haal je het niet, dan kost het je punten. Na hoogstens zeven rondes wint het hoogste totaal.
    .title = Doel van het spel

malediction-rules-components =
    Het spel bestaat uit:
    - { $witches } heksenkaarten in vijf kleuren: ratten, raven, bezems en spinnen met waarden van 1 tot en met { $highest }, en { $potions } toverdranken met waarden van 1 tot en met { $strongest }.
    - { $contracts } contractkaarten met de getallen 0 tot en met 3. De contracten 1 tot en met 3 hebben twee kanten: ‘precies’ (geschreven als 2) en ‘minstens’ (geschreven als 2+).
    - { $hats } heksenhoeden, 5 puntenkaarten en de kristallen bol.

    Open voor iedereen: de troefkaart, alle contracten, puntenkaarten, bewaarde nullen en hoeden, de contractstapels, alle gespeelde kaarten, hoeveel kaarten elke hand telt en hoeveel slagen iedereen heeft gewonnen. Geheim zijn de handkaarten van de anderen, de kaarten die niet zijn uitgedeeld en de kaarten die aan het einde van een ronde overblijven.
    .title = Spelmateriaal

malediction-rules-setup =
    Sorteer de contracten op getal in vier stapels: 0, 1, 2 en 3. Leg de stapel met de { $hats } heksenhoeden ernaast. Iedereen krijgt een puntenkaart om de eigen contracten en hoeden op te leggen.

    De oudste speler heeft in de eerste ronde de kristallen bol en neemt de eerste plaats. Na elke ronde schuift de bol één plaats naar links.
    .title = Voorbereiding

malediction-rules-trump =
    Aan het begin van elke ronde worden alle { $witches } heksenkaarten geschud, en één daarvan wordt willekeurig omgedraaid. De kleur ervan is deze ronde troef; de waarde doet er niet toe. Het kan ook een toverdrank zijn: dan zijn toverdranken troef.

    De omgedraaide kaart blijft op tafel liggen. Van de andere { $dealt } krijgt iedereen er { $hand }. De rest blijft deze ronde ongezien.
    .title = Troef en uitdelen

malediction-rules-contracts =
    Met de klok mee, te beginnen bij wie de kristallen bol heeft, neemt iedereen één contract en legt het open voor zich neer. Kies een stapel die niet leeg is, en kies de kant:
    - ‘precies’, bijvoorbeeld 2: je moet precies zoveel slagen winnen.
    - ‘minstens’, bijvoorbeeld 2+: je moet zoveel slagen of meer winnen.
    - 0: je mag geen enkele slag winnen.

    Wat elke kant oplevert, staat in de tabel hieronder. ‘Precies’ is moeilijker en levert meer op dan ‘minstens’. Je keuze geldt tot na de puntentelling van de ronde.
    .title = Contracten

malediction-rules-retry =
    In plaats van een contract van een stapel te nemen, mag je een van je niet gehaalde contracten terugnemen. Het mag elk niet gehaald contract op je puntenkaart zijn, uit welke eerdere ronde ook, en je kiest de kant opnieuw.

    De kaart gaat van je puntenkaart af, dus de strafpunten zijn voorlopig weg. De stapels veranderen niet. Haal je het contract deze keer, dan levert het punten op; haal je het weer niet, dan kost het je opnieuw punten.
    .title = Nieuwe poging

malediction-rules-lead =
    Wie het contract heeft dat de meeste punten waard is, komt uit in de eerste slag. Zijn meerdere contracten evenveel waard, dan is het van die spelers degene die het laatst heeft gekozen. Daarna komt telkens uit wie de slag heeft gewonnen.

    Uitkomen mag met elke kaart of met een combo met een toverdrank. De gevraagde kleur is die van de gespeelde kaart; bij een combo die van de basiskaart.
    .title = Uitkomen

malediction-rules-follow =
    Daarna speelt iedereen om de beurt, met de klok mee: elk één kaart of één combo. Heb je kaarten van de gevraagde kleur, dan moet je er een van spelen, alleen of als basiskaart van een combo. Heb je er geen, dan mag je spelen wat je wilt, ook een combo. Je hoeft nooit te troeven en nooit hoger te spelen dan de anderen.

    Een toverdrank hoort bij geen andere kleur dan toverdrank. Wordt er met een toverdrank uitgekomen en heb je toverdranken, dan moet je een toverdrank spelen, alleen of met een tweede toverdrank.

    Een voorbeeld: er wordt met een rat uitgekomen, en je hebt rat 2, toverdrank 3 en spin 9. Je moet rat 2 spelen, alleen of samen met de toverdrank. Met toverdrank 1, toverdrank 2 en spin 3 zou je vrij mogen kiezen.
    .title = Kleur bekennen

malediction-rules-potions =
    Een toverdrank die je alleen speelt, is een kaart van de kleur toverdrank. Maar je mag hem ook aan een andere kaart toevoegen. Dat heet een combo: één basiskaart en één toverdrank, nooit meer. De toverdrank krijgt de kleur van de basiskaart en telt zijn waarde erbij op. Spin 5 met toverdrank 2 telt als spin 7.

    Twee toverdranken samen zijn een sterkere toverdrank: toverdrank 3 met toverdrank 1 telt als toverdrank 4.

    Zijn toverdranken troef, dan is een rat, raaf, bezem of spin met een toverdrank erbij geen troef. Iemand komt uit met rat 9, iemand voegt toverdrank 3 toe aan spin 9, iemand anders speelt toverdrank 1: toverdrank 1 wint.

    Een combo kost twee kaarten tegelijk, dus je hand is sneller leeg.
    .title = Toverdranken en combo’s

malediction-rules-winning =
    De hoogste troef wint de slag. Heeft niemand troef gespeeld, dan wint de hoogste kaart van de gevraagde kleur. Andere kleuren winnen nooit. Een combo telt voor zijn totaal.

    Wie de slag wint, legt hem voor zich neer en komt uit in de volgende.

    Een voorbeeld: spin is troef, en gespeeld worden rat 8, rat 4, spin 6, en spin 5 met toverdrank 2. De vierde speler wint met spin 7.
    .title = Een slag winnen

malediction-rules-tie =
    Eindigen meerdere spelers gelijk, dan wint niemand de slag. De kaarten worden afgelegd, en de slag telt voor niemand. Van de spelers die gelijk staan, komt degene die het laatst heeft gespeeld uit in de volgende slag.

    Een voorbeeld: spin is troef, en gespeeld worden rat 8, spin 7, rat 9, en spin 5 met toverdrank 2. De tweede en de vierde speler staan met 7 gelijk. Niemand wint, en de vierde speler komt uit.
    .title = Gelijke stand in een slag

malediction-rules-round-end =
    Elke slag wordt uitgespeeld, dus iedereen speelt erin mee. Na een slag waarin iemands hand leeg is geraakt, is de ronde afgelopen. Kaarten die anderen nog hebben, worden ongezien afgelegd. Een ronde heeft dus 4 tot en met 7 slagen.

    Daarna volgt de puntentelling, in deze volgorde: contracten controleren, ontbrekende slagen aanvullen met bewaarde nullen, punten tellen, de hoed toekennen.
    .title = Einde van een ronde

malediction-rules-fulfil =
    Je contract is gehaald als het aantal slagen dat je hebt gewonnen klopt:
    - bij ‘precies’ exact zoveel als het getal aangeeft,
    - bij ‘minstens’ zoveel als het getal aangeeft, of meer,
    - bij 0 geen enkele.

    Anders is het niet gehaald. Slagen die niemand heeft gewonnen, tellen voor niemand.
    .title = Gehaald of niet gehaald

malediction-rules-zeros =
    Een gehaalde 0 bewaar je: leg hem op je puntenkaart. Hij is geen punten waard, maar helpt je later. Een niet gehaalde 0 gaat terug naar stapel 0 en kost niets.

    Heb je te weinig slagen gewonnen, dan mag je de ontbrekende aanvullen met nullen die je in eerdere rondes hebt bewaard, één nul per ontbrekende slag. Het contract telt dan als gehaald. Dat kan alleen als je genoeg nullen hebt voor alle ontbrekende slagen; de nullen die je inlevert, gaan terug naar stapel 0. Jullie worden om de beurt gevraagd, te beginnen bij wie de kristallen bol heeft, en je mag weigeren. Nullen halen nooit slagen weg die je te veel hebt.

    Een voorbeeld: je contract is 3 en je hebt 1 slag gewonnen. Met twee bewaarde nullen kun je het halen; aan één nul zou je niets hebben.
    .title = Bewaarde nullen

malediction-rules-points =
    Een gehaald contract 1, 2 of 3 levert de punten van de gekozen kant op. Een niet gehaald contract kost er evenveel. In beide gevallen ligt het vanaf dan op je puntenkaart. Een niet gehaald contract mag je in een latere ronde opnieuw proberen.
    .title = Punten

malediction-rules-hat =
    Heb je meer slagen gewonnen dan alle anderen, dan neem je een heksenhoed. Die is 1 punt waard. Of je je contract hebt gehaald, maakt niet uit. Alleen slagen die je echt hebt gewonnen tellen, ingeleverde nullen niet.

    Staan meerdere spelers gelijk met de meeste slagen, ook als dat er nul zijn, dan krijgt niemand een hoed en gaat er één hoed terug in de doos.
    .title = Heksenhoed

malediction-rules-end =
    Het spel eindigt na de puntentelling van een ronde als de zevende hoed weg is, of als contractstapel 1, 2 of 3 leeg is. Een lege stapel 0 beëindigt niets; je kunt er dan alleen geen 0 meer nemen. Anders schuift de kristallen bol door en begint een nieuwe ronde.

    Tel je contracten, plus en min, en je hoeden bij elkaar op. Het hoogste totaal wint, ook als het negatief is. Bij een gelijke stand wint wie de meeste hoeden heeft; is het nog steeds gelijk, dan delen jullie de overwinning.
    .title = Einde van het spel

malediction-rules-options =
    Vóór het spel kunnen jullie andere regels afspreken:
    - Een niet gehaald contract kost zoveel punten als het getal op de kaart, welke kant er ook gekozen was.
    - Bewaarde nullen vullen maar één ontbrekende slag aan, met één nul.
    .title = Opties

malediction-rules-words =
    Vier woorden komen steeds terug:
    - Slag: iedereen speelt om de beurt één keer naar het midden. Die kaarten samen zijn een slag, en één speler wint hem.
    - Uitkomen: de eerste kaart van een slag spelen. Die mag je vrij kiezen.
    - Kleur bekennen: een kaart spelen in de kleur van de eerste.
    - Troef: de kleur die deze ronde alle andere verslaat.
    .title = Kleine woordenlijst

malediction-rules-advice =
    Een paar tips bij het kiezen van een contract:
    - Je hebt { $hand } kaarten, maar een ronde telt zelden { $hand } slagen: elke toverdrank in een combo maakt haar korter.
    - Tel je troeven en je hoge kaarten, en let op wat er voor jou gekozen is. Wil iedereen slagen, dan blijven er minder voor jou over.
    - Denk met een zwakke hand aan de 0: haal je hem niet, dan kost dat niets; haal je hem wel, dan redt hij later een contract.

    En met echte kaarten aan een echte tafel: draai van elke contractstapel één kaart om en leg die ernaast, zodat iedereen beide kanten ziet, en leg gewonnen slagen zo neer dat je ze in één oogopslag kunt tellen.
    .title = Tips

malediction-table-contracts = Contracten
malediction-table-contracts-contract = Contract
malediction-table-contracts-copies = Kaarten
malediction-table-contracts-exactly = Punten, precies
malediction-table-contracts-at-least = Punten, minstens
malediction-table-potions = Toverdranken
malediction-table-potions-potion = Toverdrank
malediction-table-potions-copies = Kaarten

## Pictures

malediction-figure-suits = Een rat, een raaf, een bezem, een spin en een toverdrank.
malediction-figure-faces = Geen slag; precies 2 slagen; minstens 2 slagen.
malediction-figure-combo = Spin 5 en toverdrank 2 vormen een combo die telt als spin 7.
malediction-figure-trick = Spinnen zijn troef: van deze vier wint de laatste met spin 7.
malediction-figure-follow = Er is uitgekomen met rat 8 en je hebt een rat: speel die alleen of met een toverdrank. Spin 9 mag niet.
malediction-figure-hat = Een heksenhoed: 1 punt voor wie als enige de meeste slagen won.
