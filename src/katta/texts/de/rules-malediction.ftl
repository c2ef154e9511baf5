### The rules of Malédiction!, one message per section. The terms are in ../TERMS.md.

malediction-rules-goal =
    Malédiction! ist ein Stichspiel für 3 bis 5 Personen. In jeder Runde siehst du dir deine Karten an und wählst eine Ansage: Wie viele Stiche wirst du gewinnen? Erfüllst du sie, bringt sie dir Punkte; verfehlst du sie, kostet sie dich Punkte. Nach höchstens sieben Runden gewinnt die höchste Summe.
    .title = Ziel des Spiels

malediction-rules-components =
    Zum Spiel gehören:
    - { $witches } Hexenkarten in fünf Farben: Ratten, Raben, Besen und Spinnen mit den Werten 1 bis { $highest } sowie { $potions } Zaubertränke mit den Werten 1 bis { $strongest }.
    - { $contracts } Ansagekarten mit den Zahlen 0 bis 3. Die Ansagen 1 bis 3 haben zwei Seiten: „genau“ (geschrieben 2) und „mindestens“ (geschrieben 2+).
    - { $hats } Hexenhüte, 5 Punktekarten und die Kristallkugel.

    Offen für alle: die Trumpfkarte, alle Ansagen, Punktekarten, aufbewahrten Nullen und Hüte, die Ansagestapel, alle gespielten Karten, die Zahl der Karten jeder Hand und die Zahl der gewonnenen Stiche. Geheim sind die Handkarten der anderen, die nicht ausgeteilten Karten und die Karten, die am Ende einer Runde übrig bleiben.
    .title = Material

malediction-rules-setup =
    Sortiert die Ansagekarten nach Zahlen in vier Stapel: 0, 1, 2 und 3. Legt den Stapel mit den { $hats } Hexenhüten daneben. Alle bekommen eine Punktekarte, auf die sie ihre Ansagen und Hüte legen.

    Die älteste Person hat in der ersten Runde die Kristallkugel und nimmt den ersten Platz. Nach jeder Runde wandert die Kugel einen Platz nach links.
    .title = Vorbereitung

malediction-rules-trump =
    Zu Beginn jeder Runde werden alle { $witches } Hexenkarten gemischt, und eine wird zufällig aufgedeckt. Ihre Farbe ist in dieser Runde Trumpf; ihr Wert spielt keine Rolle. Es kann auch ein Zaubertrank sein: Dann sind Zaubertränke Trumpf.

    Die aufgedeckte Karte bleibt auf dem Tisch. Von den anderen { $dealt } bekommen alle je { $hand }. Der Rest bleibt in dieser Runde ungesehen.
    .title = Trumpf und Austeilen

malediction-rules-contracts =
    Im Uhrzeigersinn, beginnend bei der Person mit der Kristallkugel, nehmen alle eine Ansage und legen sie offen vor sich hin. Wähle einen Stapel, der nicht leer ist, und die Seite:
    - „genau“, zum Beispiel 2: Du musst genau so viele Stiche gewinnen.
    - „mindestens“, zum Beispiel 2+: Du musst so viele Stiche oder mehr gewinnen.
    - 0: Du darfst keinen Stich gewinnen.

    Was jede Seite bringt, steht in der Tabelle unten. „Genau“ ist schwieriger und bringt mehr als „mindestens“. Deine Wahl gilt, bis die Runde gewertet ist.
    .title = Ansagen

malediction-rules-retry =
    Statt eine Ansage von einem Stapel zu nehmen, darfst du eine deiner verfehlten Ansagen zurückholen. Es darf jede verfehlte Ansage auf deiner Punktekarte sein, aus welcher früheren Runde auch immer, und du wählst die Seite neu.

    Die Karte verlässt deine Punktekarte, ihre Minuspunkte sind also vorerst weg. Die Stapel ändern sich nicht. Erfüllst du die Ansage diesmal, bringt sie ihre Punkte; verfehlst du sie wieder, kostet sie dich erneut Punkte.
    .title = Noch ein Versuch

malediction-rules-lead =
    Wer die Ansage mit den meisten Punkten hat, spielt zum ersten Stich aus. Sind mehrere Ansagen gleich viel wert, ist es von diesen Personen die, die zuletzt gewählt hat. Danach spielt immer aus, wer den Stich gewonnen hat.

    Ausspielen darfst du jede Karte oder eine Kombo mit einem Zaubertrank. Die geforderte Farbe ist die der gespielten Karte; bei einer Kombo die der Grundkarte.
    .title = Ausspielen

malediction-rules-follow =
    Dann spielen alle reihum im Uhrzeigersinn: je eine Karte oder eine Kombo. Hast du Karten der geforderten Farbe, musst du eine davon spielen, allein oder als Grundkarte einer Kombo. Hast du keine, darfst du spielen, was du willst, auch eine Kombo. Du musst nie Trumpf spielen und nie die anderen Karten überbieten.

    Ein Zaubertrank gehört zu keiner anderen Farbe als Zaubertrank. Wird Zaubertrank ausgespielt und hast du Zaubertränke, musst du einen Zaubertrank spielen, allein oder mit einem zweiten Zaubertrank.

    Ein Beispiel: Ratte wird ausgespielt, und du hast Ratte 2, Zaubertrank 3 und Spinne 9. Du musst Ratte 2 spielen, allein oder zusammen mit dem Zaubertrank. Mit Zaubertrank 1, Zaubertrank 2 und Spinne 3 hättest du freie Wahl.
    .title = Bedienen

malediction-rules-potions =
    Ein einzeln gespielter Zaubertrank ist eine Karte der Farbe Zaubertrank. Du darfst ihn aber auch zu einer anderen Karte legen. Das ist eine Kombo: eine Grundkarte und ein Zaubertrank, nie mehr. Der Zaubertrank nimmt die Farbe der Grundkarte an und erhöht ihren Wert um seinen eigenen. Spinne 5 mit Zaubertrank 2 zählt als Spinne 7.

    Zwei Zaubertränke zusammen ergeben einen stärkeren Zaubertrank: Zaubertrank 3 mit Zaubertrank 1 zählt als Zaubertrank 4.

    Ist Zaubertrank Trumpf, dann ist eine Ratte, ein Rabe, ein Besen oder eine Spinne mit Zaubertrank kein Trumpf. Ratte 9 wird ausgespielt, jemand legt Zaubertrank 3 zu Spinne 9, jemand anderes spielt Zaubertrank 1: Zaubertrank 1 gewinnt.

    Eine Kombo verbraucht zwei Karten auf einmal, deine Hand wird also schneller leer.
    .title = Zaubertränke und Kombos

malediction-rules-winning =
    Der höchste Trumpf gewinnt den Stich. Hat niemand Trumpf gespielt, gewinnt die höchste Karte der geforderten Farbe. Andere Farben gewinnen nie. Eine Kombo zählt mit ihrer Summe.

    Wer den Stich gewinnt, legt ihn vor sich ab und spielt zum nächsten aus.

    Ein Beispiel: Spinne ist Trumpf, und gespielt werden Ratte 8, Ratte 4, Spinne 6 und Spinne 5 mit Zaubertrank 2. Die vierte Person gewinnt mit Spinne 7.
    .title = Einen Stich gewinnen

malediction-rules-tie =
    Bei Gleichstand um den Stich bekommt ihn niemand. Seine Karten werden abgelegt, und er zählt für niemanden. Von denen, die gleichauf liegen, spielt zum nächsten Stich aus, wer zuletzt an der Reihe war.

    Ein Beispiel: Spinne ist Trumpf, und gespielt werden Ratte 8, Spinne 7, Ratte 9 und Spinne 5 mit Zaubertrank 2. Die zweite und die vierte Person liegen mit 7 gleichauf. Niemand gewinnt, und die vierte Person spielt aus.
    .title = Gleichstand im Stich

malediction-rules-round-end =
    Jeder Stich wird zu Ende gespielt, also spielen alle dazu. Nach einem Stich, in dem jemand die letzte Handkarte gespielt hat, ist die Runde vorbei. Karten, die andere noch haben, werden ungesehen abgelegt. Eine Runde hat also 4 bis 7 Stiche.

    Wertet die Runde dann in dieser Reihenfolge: Ansagen prüfen, fehlende Stiche durch aufbewahrte Nullen ersetzen, Punkte werten, Hut vergeben.
    .title = Ende einer Runde

malediction-rules-fulfil =
    Deine Ansage ist erfüllt, wenn die Zahl deiner gewonnenen Stiche stimmt:
    - bei „genau“ exakt so viele, wie die Zahl angibt,
    - bei „mindestens“ so viele, wie die Zahl angibt, oder mehr,
    - bei 0 gar keine.

    Sonst hast du sie verfehlt. Stiche, die niemand gewonnen hat, zählen für niemanden.
    .title = Erfüllt oder verfehlt

malediction-rules-zeros =
    Eine erfüllte 0 bewahrst du auf: Lege sie auf deine Punktekarte. Sie bringt keine Punkte, hilft dir aber später. Eine verfehlte 0 kommt auf den Stapel 0 zurück und kostet nichts.

    Hast du zu wenige Stiche gewonnen, darfst du die fehlenden durch Nullen ersetzen, die du in früheren Runden aufbewahrt hast, eine Null je fehlendem Stich. Die Ansage gilt dann als erfüllt. Das geht nur, wenn deine Nullen für alle fehlenden Stiche reichen; die abgegebenen kommen auf den Stapel 0 zurück. Ihr werdet reihum gefragt, beginnend bei der Person mit der Kristallkugel, und dürft ablehnen. Nullen können überzählige Stiche nie wegnehmen.

    Ein Beispiel: Deine Ansage ist 3, und du hast 1 Stich gewonnen. Mit zwei aufbewahrten Nullen kannst du sie erfüllen; eine einzige würde nichts nützen.
    .title = Aufbewahrte Nullen

malediction-rules-points =
    Eine erfüllte Ansage 1, 2 oder 3 bringt die Punkte der gewählten Seite. Eine verfehlte kostet ebenso viele. So oder so liegt sie von da an auf deiner Punktekarte. Eine verfehlte darfst du in einer späteren Runde noch einmal versuchen.
    .title = Punkte

malediction-rules-hat =
    Hast du mehr Stiche gewonnen als alle anderen, nimmst du einen Hexenhut. Er ist 1 Punkt wert. Ob du deine Ansage erfüllt hast, ist dabei egal. Nur wirklich gewonnene Stiche zählen, keine abgegebenen Nullen.

    Liegen mehrere mit den meisten Stichen gleichauf, selbst mit null, bekommt niemand einen Hut, und ein Hut kommt zurück in die Schachtel.
    .title = Hexenhut

malediction-rules-end =
    Die Partie endet nach der Wertung einer Runde, wenn der siebte Hut weg ist oder der Ansagestapel 1, 2 oder 3 leer ist. Ein leerer Stapel 0 beendet nichts; man kann dort nur keine 0 mehr nehmen. Andernfalls wandert die Kristallkugel weiter, und eine neue Runde beginnt.

    Zählt eure Ansagen, Plus und Minus, und eure Hüte zusammen. Die höchste Summe gewinnt, auch wenn sie negativ ist. Bei Gleichstand gewinnt, wer die meisten Hüte hat; steht es immer noch gleich, teilt ihr euch den Sieg.
    .title = Ende der Partie

malediction-rules-options =
    Vor der Partie könnt ihr andere Regeln vereinbaren:
    - Eine verfehlte Ansage kostet so viele Punkte, wie die Zahl auf der Karte angibt, egal welche Seite gewählt war.
    - Aufbewahrte Nullen ersetzen nur einen einzigen fehlenden Stich, mit einer einzigen Null.
    .title = Optionen

malediction-rules-words =
    Vier Wörter kommen immer wieder vor:
    - Stich: Alle spielen reihum einmal in die Mitte. Diese Karten zusammen sind ein Stich, und eine Person gewinnt ihn.
    - Ausspielen: die erste Karte eines Stichs spielen. Sie ist frei wählbar.
    - Bedienen: eine Karte in der Farbe der ersten spielen.
    - Trumpf: die Farbe, die in dieser Runde alle anderen schlägt.
    .title = Kleines Wörterbuch

malediction-rules-advice =
    Ein paar Tipps für die Ansage:
    - Du hast { $hand } Karten, aber eine Runde hat selten { $hand } Stiche: Jeder Zaubertrank in einer Kombo macht sie kürzer.
    - Zähle deine Trümpfe und hohen Karten, und achte darauf, was vor dir angesagt wurde. Wollen alle Stiche, bleiben dir weniger.
    - Denke bei einem schwachen Blatt an die 0: Misslingt sie, kostet sie nichts; gelingt sie, rettet sie später eine Ansage.

    Und mit echten Karten am echten Tisch: Legt von jedem Ansagestapel eine Karte umgedreht daneben, damit man beide Seiten sieht, und legt gewonnene Stiche so hin, dass man sie auf einen Blick zählen kann.
    .title = Tipps

malediction-table-contracts = Ansagen
malediction-table-contracts-contract = Ansage
malediction-table-contracts-copies = Karten
malediction-table-contracts-exactly = Punkte, genau
malediction-table-contracts-at-least = Punkte, mindestens
malediction-table-potions = Zaubertränke
malediction-table-potions-potion = Zaubertrank
malediction-table-potions-copies = Karten

## Pictures

malediction-figure-suits = Eine Ratte, ein Rabe, ein Besen, eine Spinne und ein Zaubertrank.
malediction-figure-faces = Kein Stich; genau 2 Stiche; mindestens 2 Stiche.
malediction-figure-combo = Spinne 5 und Zaubertrank 2 ergeben eine Kombo, die als Spinne 7 zählt.
malediction-figure-trick = Spinnen sind Trumpf: Von diesen vieren gewinnt die letzte mit Spinne 7.
malediction-figure-follow = Ratte 8 wurde ausgespielt, und du hast eine Ratte: Spiel sie allein oder mit einem Zaubertrank. Spinne 9 ist nicht erlaubt.
malediction-figure-hat = Ein Hexenhut: 1 Punkt für die Person, die allein die meisten Stiche hat.
