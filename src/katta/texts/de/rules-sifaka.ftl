### The rules of Sifaka, one message per section. The terms are in ../TERMS.md.

sifaka-rules-goal =
    Sifakas sind Lemuren aus Madagaskar, und sie lieben Mangos. In diesem Spiel für 2 bis 4 Personen führst du deinen Sifaka durch eine Landschaft aus Karten, die immer weiter wächst. Sammle Mangoplättchen: Wer am Ende die meisten Punkte hat, gewinnt.
    .title = Ziel des Spiels

sifaka-rules-components =
    Zum Spiel gehören:
    - { $terrain } Geländekarten und { $refuges } Hüttenkarten, jede mit 2 mal 2 Feldern. Die Felder der Hüttenkarten sind leer.
    - { $tokens } Mangoplättchen mit Punkten auf der Rückseite, zusammen { $points } Punkte: Sie stehen in der Tabelle unten.
    - { $pawns } Sifaka-Figuren in Rot, Blau, Gelb und Grün. Man sieht, wohin eine Figur blickt.

    Ein Feld einer Geländekarte ist leer oder zeigt eine Mango (grün, gelb oder rot), eine oder mehrere Palmen oder einen Pfeil.

    Offen für alle: die Spielfläche, alle Figuren und ihre Blickrichtung, die Mangoplättchen auf der Spielfläche, wie viele von jeder Farbe noch übrig sind und wer wie viele von jeder Farbe hat, und die Größe des Nachziehstapels. Geheim sind die Handkarten der anderen, die Reihenfolge des Nachziehstapels und die Punkte aller Plättchen außer deinen eigenen.
    .title = Material

sifaka-rules-board =
    Die Karten bilden ein Raster aus Feldern ohne festen Rand. Jede Karte liegt genau auf diesem Raster, in einer von vier Drehungen. Ein Pfeil dreht sich mit seiner Karte. Zeigt etwa oben links auf der Karte ein Pfeil nach Norden, so liegt er nach einer Vierteldrehung im Uhrzeigersinn oben rechts und zeigt nach Osten.

    Die Spielfläche besteht aus allen Feldern, auf denen mindestens eine Karte liegt. Eine Lücke zwischen Karten gehört nicht dazu. Wo Karten einander überdecken, zählt nur das oberste Symbol.
    .title = Spielfläche

sifaka-rules-setup =
    Legt die 4 Hüttenkarten zu einem großen Quadrat zusammen, die Hütten zur Mitte hin. Stellt jede Figur auf die Hütte ihrer Farbe; zu zweit auf zwei Hütten, die schräg gegenüber liegen. Unbenutzte Hütten sind gewöhnliche leere Felder.

    Sortiert die Mangoplättchen nach Farbe, mischt jede Farbe und stapelt sie mit der Mangoseite nach oben. Niemand sieht sich die Rückseiten an.

    Dann wählt ihr reihum, wohin eure Figur blickt: nach Norden, Osten, Süden oder Westen. Mischt danach die Geländekarten zu einem verdeckten Nachziehstapel. Alle ziehen eine Karte und halten sie geheim.

    Es beginnt, wer zuletzt eine Mango gegessen hat, und nimmt dafür den ersten Platz.
    .title = Vorbereitung

sifaka-rules-turn =
    Ihr spielt reihum im Uhrzeigersinn: Nach dir ist dran, wer links von dir sitzt. Dein Zug hat vier Schritte:
    - deine Geländekarte legen,
    - deine Figur bewegen,
    - ein Mangoplättchen nehmen, falls deine Figur darauf stehen bleibt,
    - eine neue Geländekarte ziehen.
    .title = Dein Zug

sifaka-rules-place =
    Lege die Geländekarte aus deiner Hand auf das Raster, gedreht, wie du magst. Sie muss mindestens ein Feld der Spielfläche überdecken; anlegen allein genügt nicht. Sie darf Felder mehrerer Karten oder eine ganze Karte überdecken und über den Rand hinausragen.

    Deine Karte darf kein Feld überdecken, auf dem ein Mangoplättchen liegt oder eine Figur steht, auch nicht deine eigene.
    .title = Karte legen

sifaka-rules-first-four =
    Die ersten vier Karten der ganzen Partie sind eine Ausnahme. Sie kommen auf vier feste Plätze neben den Hüttenkarten. Du wählst einen noch freien Platz und die Drehung. Diese Karten überdecken nichts, also bewegt sich noch keine Figur. Ihre Mangos bekommen wie üblich Plättchen.
    .title = Die ersten vier Karten

sifaka-rules-mangoes =
    Sobald deine Karte liegt, bekommt jede Mango darauf ein Mangoplättchen ihrer Farbe, die Punkte verdeckt. Ist von dieser Farbe keines mehr übrig, bekommt die Mango keines.

    Braucht eine Karte mehr Plättchen einer Farbe, als übrig sind, verteilt sie in dieser Reihenfolge, so wie die Karte liegt: oben links, oben rechts, unten rechts, unten links.
    .title = Mangos

sifaka-rules-move =
    Zähle die Palmen auf den Feldern, die deine Karte gerade überdeckt hat, also die Symbole, die dort vorher obenauf lagen. Die Symbole der neuen Karte zählen nicht. Jede Palme ist ein Bewegungspunkt, und ein Punkt bringt deine Figur ein Feld weiter.

    Du musst alle Punkte nutzen. Deine Figur geht geradeaus in ihre Blickrichtung, und jedes Feld, das sie betritt, muss zur Spielfläche gehören. Die neue Karte zählt schon dazu.

    Figuren dürfen aneinander vorbeiziehen und auf demselben Feld stehen. Hast du weder Palme noch Pfeil überdeckt, tut deine Figur nichts.
    .title = Figur bewegen

sifaka-rules-arrows =
    Hast du Pfeile überdeckt, muss deine Figur mindestens einen davon nutzen: Sie dreht sich in die Richtung, in die er zeigt. Du darfst mehrere nutzen, in beliebiger Reihenfolge, aber jeden nur einmal. Drehen darfst du vor, zwischen oder nach den Schritten; es kostet keine Punkte. Hast du keinen Pfeil überdeckt, behält deine Figur ihre Blickrichtung.

    Ein Beispiel: Deine Figur steht in der Ecke unten links einer freien Fläche von 4 mal 4 Feldern und blickt nach Osten. Du hast zwei Palmen und einen Pfeil nach Norden überdeckt. Du kannst zwei Felder nach Norden gehen; oder eins nach Osten, dann eins nach Norden; oder zwei nach Osten und dich dann nach Norden drehen.
    .title = Pfeile

sifaka-rules-stuck =
    Gibt es mindestens eine Möglichkeit, mit passenden Pfeilen zur passenden Zeit alle Bewegungspunkte zu nutzen? Dann musst du eine solche wählen.

    Gibt es keine, bleibt deine Figur stehen. Hast du Pfeile überdeckt, dreht sie sich in die Richtung eines davon, nach deiner Wahl.

    Kannst du deine Karte nirgends legen, wird sie aus dem Spiel genommen. Deine Figur bewegt sich nicht, und du gehst gleich zum Ziehen über.
    .title = Wenn nichts geht

sifaka-rules-collect =
    Bleibt deine Figur auf einem Feld mit einem Mangoplättchen stehen, nimmst du es. Darüberziehen genügt nicht. Auch ein Plättchen, das erst in diesem Zug hingelegt wurde, zählt. Du darfst dir die Punkte deiner Plättchen ansehen. Die Farbe sehen alle, die Punkte bleiben bis zum Ende geheim.
    .title = Mango nehmen

sifaka-rules-draw =
    Am Ende deines Zuges ziehst du eine Geländekarte und hältst sie bis zu deinem nächsten Zug geheim. Ist der Nachziehstapel leer, ziehst du nicht mehr, und alle spielen die Karte, die sie noch haben.
    .title = Ziehen

sifaka-rules-end =
    Die Partie endet nach dem Zug, in dem die { $terrain }. Geländekarte gespielt wurde. Das sind zu zweit je { $two } Züge, zu dritt je { $three } und zu viert je { $four }.

    Dreht eure Mangoplättchen um und zählt die Punkte zusammen. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden die meisten Plättchen, dann die meisten roten, dann die meisten gelben (bei den grünen kann es dann keinen Unterschied mehr geben). Steht es immer noch gleich, teilt ihr euch den Sieg. Plättchen, die noch auf der Spielfläche liegen, zählen für niemanden.
    .title = Ende der Partie

sifaka-rules-options =
    Vor der Partie könnt ihr andere Regeln vereinbaren:
    - Mehr Punkte als Felder: Du wählst frei, welche Pfeile du nutzt und wann du dich drehst, auch wenn sich so nicht alle Punkte nutzen lassen. Ein Schritt, der die Spielfläche verlassen würde, beendet dort die Bewegung, und die übrigen Punkte verfallen. Pfeile darfst du danach noch nutzen.
    - Figuren versperren einander den Weg: Ein Feld mit einer anderen Figur darf nicht betreten werden, genau wie ein Feld außerhalb der Spielfläche.
    .title = Optionen

sifaka-rules-madagascar =
    Sifakas gibt es wirklich: Sie sind Lemuren, und wie alle Lemuren leben sie wild nur auf Madagaskar, wo man über hundert Arten kennt.

    Ihre Wälder werden abgeholzt, das Klima wird heißer, und sie werden gejagt. Deshalb gehören einige Lemuren zu den 25 am stärksten bedrohten Primaten der Welt.
    .title = Lemuren

sifaka-table-tokens = Mangoplättchen
sifaka-table-tokens-mango = Mango
sifaka-table-tokens-points = Punkte
sifaka-table-tokens-tokens = Plättchen
sifaka-table-squares = Was die Geländekarten zeigen
sifaka-table-squares-symbol = Feld
sifaka-table-squares-squares = Anzahl

## Pictures

sifaka-figure-squares = 2 Palmen, ein Pfeil, eine rote Mango und ein leeres Feld.
sifaka-figure-tokens = Ein grünes, ein gelbes und ein rotes Mangoplättchen; ihre Punkte stehen hinten.
sifaka-figure-move = Die neue Karte überdeckt ein Feld mit 2 Palmen: Deine Figur geht 2 Felder geradeaus.
sifaka-figure-facing = Eine Figur schaut nach Norden, Osten, Süden oder Westen: auf dem Spielfeld nach oben, rechts, unten oder links.
sifaka-figure-turning = Die neue Karte überdeckt 2 Palmen und einen Pfeil nach Süden: Hier geht deine Figur einen Schritt, dreht sich und geht noch einen. Sie könnte sich auch vor oder nach beiden drehen.
