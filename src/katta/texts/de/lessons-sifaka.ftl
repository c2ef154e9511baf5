### The lessons of Sifaka. The terms are in ../TERMS.md.

## Place, move, collect

sifaka-lesson-1 = Legen, gehen, sammeln
sifaka-lesson-1-goal = Sifakas lieben Mangos! Führe deinen durch den Dschungel und sammle die Mangoplättchen mit den meisten Punkten.
sifaka-lesson-1-face = Dein Sifaka sitzt in seiner roten Hütte. Wähle zuerst, wohin er blickt: nach Norden, also nach oben.
sifaka-lesson-1-card = Das ist deine Geländekarte: vier Felder mit grüner Mango, zwei Palmen und einem Pfeil. Du darfst sie beliebig drehen.
sifaka-lesson-1-first = Die ersten vier Karten einer Partie kommen neben die Hütten. Leg deine nach oben.
sifaka-lesson-1-mango = Die Mango auf deiner Karte hat ein grünes Plättchen bekommen. Seine Punkte stehen verdeckt auf der Rückseite.
sifaka-lesson-1-second = Auch { $left } hat eine Karte gelegt. Leg deine nächste nach rechts.
sifaka-lesson-1-cover = Jetzt liegen vier Karten. Von nun an muss eine Karte mindestens ein Feld der Spielfläche überdecken.
sifaka-lesson-1-place = Überdeckte Palmen sind Schritte für deinen Sifaka. Überdecke das Feld mit drei Palmen!
sifaka-lesson-1-go = Drei Palmen, drei Schritte geradeaus: genau auf die Mango. Los geht’s!
sifaka-lesson-1-taken = Du bist auf dem Plättchen stehen geblieben, also gehört es dir. Nur du weißt, dass es 2 Punkte bringt.
sifaka-lesson-1-draw = Am Ende deines Zugs ziehst du eine neue Karte. Danach war { $left } am Zug.
sifaka-lesson-1-done = Legen, gehen, sammeln, ziehen: Das ist ein Zug bei Sifaka. Gut gemacht!

## Arrows

sifaka-lesson-2 = Pfeile und Sackgassen
sifaka-lesson-2-look = Dein Sifaka blickt nach Westen. Die Karte dort hat drei Palmen und einen Pfeil nach Norden.
sifaka-lesson-2-place = Du darfst eine ganze Karte überdecken. Leg deine darauf: Auf ihr ist auch eine Mango.
sifaka-lesson-2-go = Drei Schritte, und den Pfeil musst du nutzen: Er dreht deinen Sifaka nach Norden, wann du willst. Geh zur Mango im Westen!
sifaka-lesson-2-fresh = Auch ein Plättchen, das erst in diesem Zug gelegt wurde, zählt. Und schau: Dein Sifaka blickt nun nach Norden.
sifaka-lesson-2-far = Noch einmal derselbe Tisch. Die untere Karte hat viele Palmen, aber vor deinem Sifaka liegen nur drei Felder.
sifaka-lesson-2-cover = Probier es aus: Überdecke fünf Palmen.
sifaka-lesson-2-stay = Alle fünf Schritte müssten gegangen werden, und das ist unmöglich. Also bleibt dein Sifaka stehen.
sifaka-lesson-2-nothing = Überdecke jetzt nur ein leeres Feld.
sifaka-lesson-2-still = Keine Palme, kein Pfeil: Dein Sifaka tut nichts. Manchmal bringt eine Karte nur neue Mangos.
sifaka-lesson-2-taboo = Überdecke nie ein Plättchen oder eine Figur, auch nicht deine eigene. Wer über ein Plättchen hinweggeht, nimmt es nicht.
sifaka-lesson-2-south = Noch ein Tisch: Dein Sifaka schaut nach Osten. Überdecke zwei Palmen und einen Pfeil nach Süden.
sifaka-lesson-2-share = Sifakas sind sich nie im Weg: Sie gehen aneinander vorbei und dürfen sich ein Feld teilen. Besuche { $left }!
sifaka-lesson-2-nowhere = Das kommt fast nie vor: Plättchen und Sifakas bewachen das ganze Spielfeld, deine Karte passt nirgends hin. Nimm sie aus dem Spiel.
sifaka-lesson-2-removed = Nichts bewegt sich. Du ziehst wie immer eine neue Karte, und { $left } ist an der Reihe.
sifaka-lesson-2-done = Jetzt kannst du deinen Sifaka überallhin lenken!

## The end

sifaka-lesson-3 = Die letzten Karten
sifaka-lesson-3-few = Die Partie ist fast vorbei: Im Nachziehstapel sind noch zwei Karten. Leg deine dorthin, wo es leuchtet.
sifaka-lesson-3-walk = Eine rote Mango ist in Reichweite, und die roten sind die besten. Hol sie dir!
sifaka-lesson-3-empty = { $left } hat die letzte Karte gezogen. Von nun an zieht niemand mehr; alle legen noch ihre Handkarte.
sifaka-lesson-3-last = Das ist deine letzte Karte. Leg sie dorthin, wo es leuchtet.
sifaka-lesson-3-mango = Noch eine Mango! Nimm sie.
sifaka-lesson-3-over = { $left } hat die 48. Karte gelegt, die Partie ist vorbei. Plättchen auf der Spielfläche zählen für niemanden.
sifaka-lesson-3-count = Alle Plättchen werden aufgedeckt, die meisten Punkte gewinnen. Du hast 32, { $left } hat 16: Du gewinnst!
sifaka-lesson-3-ties = Bei Gleichstand entscheiden die meisten Plättchen, dann die roten, dann die gelben. Danach teilt ihr euch den Sieg.
sifaka-lesson-3-options = Vor der Partie könnt ihr andere Regeln vereinbaren: für zu weite Wege und für Figuren, die im Weg stehen.
sifaka-lesson-3-done = Jetzt kennst du ganz Sifaka. Lass dir die Mangos schmecken!
