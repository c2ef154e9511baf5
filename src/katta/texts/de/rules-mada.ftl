### The rules of Mada, one message per section. The terms are in ../TERMS.md.

mada-rules-goal =
    Mada ist ein Spiel für 2 bis 5 Personen. Runde um Runde versuchst du, Kaktuskarten mit vielen Kaktusfeigen zur Seite zu legen. Sobald jemand die fünfte Kaktuskarte zur Seite gelegt hat, ist die Partie vorbei, und wer die meisten Kaktusfeigen hat, gewinnt. Dazu brauchst du gute Karten, aber auch Nerven: Riskierst du zu viel, punkten alle anderen.
    .title = Ziel des Spiels

mada-rules-cards =
    Es gibt { $cards } Karten:
    - { $cacti } Kaktuskarten mit den Werten 1 bis { $highest }. Auf jeder sind Kaktusfeigen abgebildet, am Ende deine Punkte. Wie viele, steht in der Tabelle unten.
    - { $specials } Sonderkarten: { $lemurs } Lemuren, { $doubles } Doppellemuren und { $scorpions } Skorpione. Sie haben keinen Wert und keine Kaktusfeigen.

    Auf der Hand kannst du Kaktuskarten, Lemuren und Doppellemuren haben. Ein Skorpion bleibt nie auf der Hand: Er wirkt, sobald er auftaucht.

    Alle haben einen eigenen, offenen Ablagestapel und einen Platz für die zur Seite gelegten Karten. Den Nachziehstapel und den allgemeinen Abwurfstapel nutzt ihr gemeinsam.

    Offen für alle: sämtliche Ablagestapel mit der Reihenfolge ihrer Karten, der Abwurfstapel und wie viele Karten jede Hand und der Nachziehstapel haben. Zur Seite gelegte Karten liegen verdeckt: Du siehst deine eigenen, von denen der anderen bis zum Ende der Partie nur die Rückseiten. Geheim sind die Handkarten der anderen und die Reihenfolge des Nachziehstapels.
    .title = Karten

mada-rules-setup =
    Mischt alle Karten. Alle bekommen 3 Karten und halten sie verdeckt auf der Hand. Der Rest wird zum verdeckten Nachziehstapel. Der Abwurfstapel und alle Ablagestapel sind zu Beginn leer, und noch ist keine Karte zur Seite gelegt.

    Hast du einen Skorpion bekommen? Halte ihn von deiner Hand getrennt, bis alle Karten ausgeteilt sind. Dann wirken die Skorpione, eine Person nach der anderen: Jeder Skorpion kommt zusammen mit einer anderen Karte deiner Wahl aus deiner Hand auf den Abwurfstapel. Ein zweiter Skorpion zählt nie als diese andere Karte, und Ersatz gibt es nicht. Ein Skorpion lässt dir also 1 Karte, zwei oder drei lassen dir keine.

    Es beginnt, wer zuletzt einen Lemur gesehen hat, und nimmt dafür den ersten Platz.
    .title = Vorbereitung

mada-rules-turn =
    Ihr spielt reihum im Uhrzeigersinn: Nach dir ist dran, wer links von dir sitzt. In deinem Zug machst du genau eines von drei Dingen:
    - eine Karte aus deiner Hand ausspielen,
    - eine Karte ziehen,
    - riskieren.

    Kannst du weder ausspielen noch ziehen, so kannst du immer noch riskieren. Das ist jederzeit erlaubt, auch wenn du etwas anderes tun könntest.
    .title = Dein Zug

mada-rules-play =
    Lege eine Karte aus deiner Hand offen auf deinen Ablagestapel. Ein Kaktus muss mindestens so hoch sein wie die oberste Karte; Zahlen dürfen übersprungen werden. Auf einen leeren Ablagestapel oder auf einen Lemur darfst du einen Kaktus mit beliebigem Wert legen. Lemuren und Doppellemuren darfst du immer ausspielen.

    Es zählt die Karte, die in diesem Moment oben auf deinem Ablagestapel liegt, ganz gleich, wer sie ausgespielt hat. Nach dem Ausspielen ziehst du nicht.
    .title = Karte ausspielen

mada-rules-draw =
    Nimm die oberste Karte vom Nachziehstapel auf die Hand. Das darfst du nur, wenn du weniger als 3 Handkarten hast. Nach dem Ziehen spielst du nichts aus. Ist die Karte ein Skorpion, so wirkt er sofort und kommt nicht auf deine Hand.
    .title = Karte ziehen

mada-rules-luck =
    Sag zuerst laut an, dass du riskierst. Decke dann die oberste Karte des Nachziehstapels auf und lege sie direkt auf deinen Ablagestapel.
    - Ist es ein Kaktus, der mindestens so hoch ist wie die bisher oberste Karte, geht alles gut und das Spiel läuft weiter.
    - War dein Ablagestapel leer oder lag ein Lemur obenauf, kann dir kein Kaktus etwas anhaben.
    - Ist es ein Kaktus, der niedriger ist als die bisher oberste Karte, verlierst du die Runde, und sie endet.
    - Ist es ein Lemur, ein Doppellemur oder ein Skorpion, führe seine Wirkung aus. Durch eine Sonderkarte verlierst du nie.
    .title = Riskieren

mada-rules-lemur =
    Der Lemur kommt auf deinen Ablagestapel und packt die oberste Karte. Liegen direkt darunter weitere Karten mit demselben Wert, packt er sie alle. Nimm diese Karten mit dem Lemur obenauf und schiebe sie unter den Rest deines Ablagestapels. Das gilt, ob du den Lemur ausgespielt oder beim Riskieren aufgedeckt hast.

    Ist die oberste Karte selbst ein Lemur, nimmt der neue nur diesen einen mit. Auf einem leeren Ablagestapel bleibt der Lemur einfach liegen.

    Liegt danach ein Lemur oben auf deinem Ablagestapel, darf jeder Kaktus folgen, aber erst in einem späteren Zug: Der Lemur schenkt dir keinen zusätzlichen Zug.

    Ein Beispiel: Dein Ablagestapel ist von unten nach oben 3, 5, 5. Ein Lemur macht daraus 5, 5, Lemur, 3. Ein zweiter Lemur macht daraus 3, Lemur, 5, 5, Lemur.
    .title = Lemur

mada-rules-double-lemur =
    Der Doppellemur kommt auf den Abwurfstapel, nie auf einen Ablagestapel. Dann musst du deinen ganzen Ablagestapel mit dem einer anderen Person deiner Wahl tauschen. Leere Ablagestapel werden getauscht wie alle anderen. Handkarten und zur Seite gelegte Karten bleiben, wo sie sind. Das gilt, ob du den Doppellemur ausgespielt oder beim Riskieren aufgedeckt hast.
    .title = Doppellemur

mada-rules-scorpion =
    Ein Skorpion wirkt, sobald er zu dir kommt: beim Ziehen, beim Riskieren oder beim Austeilen. Lege ihn zusammen mit einer Handkarte deiner Wahl auf den Abwurfstapel. Hast du keine Handkarten, kommt nur der Skorpion dorthin.

    Dein Ablagestapel bleibt, wie er ist, und du verlierst die Runde nicht. Dein Zug ist vorbei, und du ziehst nicht noch einmal.
    .title = Skorpion

mada-rules-round-end =
    Eine Runde endet, wenn jemand sie beim Riskieren verliert. Macht dann der Reihe nach Folgendes:
    - Alle anderen legen gleichzeitig die oberste Karte ihres Ablagestapels verdeckt zur Seite. Wer einen leeren Ablagestapel hat, legt nichts zur Seite. Ein zur Seite gelegter Lemur ist nichts wert und zählt nicht zu den fünf Kaktuskarten.
    - Hat nun jemand fünf Kaktuskarten zur Seite gelegt, ist die Partie sofort vorbei. Die übrigen Schritte entfallen.
    - Alle anderen Karten aller Ablagestapel kommen auf den Abwurfstapel, auch der ganze Ablagestapel des Pechvogels, der die Runde verloren hat, samt der zu niedrigen Karte.
    - Der Pechvogel darf beliebig viele Handkarten offen auf den Abwurfstapel legen oder alle behalten. Alle anderen behalten ihre Handkarten.
    .title = Ende einer Runde

mada-rules-next-round =
    Wer links von der Person sitzt, die verloren hat, beginnt die nächste Runde. Alle Ablagestapel sind wieder leer. Niemand füllt die Hand auf; ihr startet also vielleicht mit unterschiedlich vielen Karten.
    .title = Nächste Runde

mada-rules-empty-pile =
    Ist der Nachziehstapel leer, bringt erst die Aktion zu Ende, die seine letzte Karte genommen hat, samt allen Entscheidungen daraus. Dann bildet ihr sofort einen neuen: Jeder Ablagestapel behält seine oberste Karte; alle Karten darunter werden mit dem Abwurfstapel zu einem neuen Nachziehstapel gemischt. Handkarten und zur Seite gelegte Karten bleiben unberührt.

    Dafür sind immer genug Karten da, mindestens 26. Niemand kann also feststecken.
    .title = Leerer Nachziehstapel

mada-rules-end =
    Die Partie endet, sobald jemand die fünfte Kaktuskarte zur Seite gelegt hat. Das kann mehreren gleichzeitig gelingen.

    Deckt die Karten auf, die ihr zur Seite gelegt habt, und zählt ihre Kaktusfeigen. Die meisten Kaktusfeigen bringen den Sieg; liegen mehrere gleichauf, teilen sie ihn sich. Die fünfte Karte allein reicht nicht zum Sieg: Jemand anderes kann mehr Kaktusfeigen haben.

    Eine Partie, die gar nicht enden will, wird nach 5000 Zügen angehalten und ausgezählt.
    .title = Ende der Partie

mada-rules-options =
    Vor der Partie könnt ihr eine andere Regel vereinbaren:
    - Leerer Nachziehstapel: Er wird nicht sofort neu gebildet, sondern wartet, bis jemand eine Karte davon nehmen muss, um zu ziehen oder zu riskieren.
    .title = Optionen

mada-rules-madagascar =
    Lemuren leben wild nur auf Madagaskar. Es gibt über hundert Arten; die bekannteste ist der Katta mit dem geringelten Schwanz, der auch auf diesen Karten zu sehen ist.

    Ihre Wälder werden abgeholzt, das Klima wird heißer, und sie werden gejagt. Deshalb gehören einige Lemuren zu den 25 am stärksten bedrohten Primaten der Welt.
    .title = Lemuren

mada-table-cards = Alle Karten
mada-table-cards-card = Karte
mada-table-cards-copies = Anzahl
mada-table-cards-pears = Kaktusfeigen

## Pictures

mada-figure-kinds = Ein Kaktus mit Wert und Kaktusfeigen, ein Lemur, ein Doppellemur und ein Skorpion.
mada-figure-play = Oben auf deinem Ablagestapel liegt eine 5: Du darfst eine 9 ausspielen, aber keine 4.
mada-figure-lemur = Der Lemur zieht beide Fünfen mit unter den Stapel; jetzt liegt die 3 oben.
mada-figure-aside = Jemand anderes hat verloren: Du legst deine oberste Karte, die 8, verdeckt zur Seite.
mada-figure-swap = Mit einem Doppellemur geht der Stapel mit der 4 an jemand anderes, und du bekommst den mit der 12.
