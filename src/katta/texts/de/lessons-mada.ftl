### The lessons of Mada. The terms are in ../TERMS.md.

## Play, draw, luck

mada-lesson-1 = Ausspielen, ziehen, riskieren
mada-lesson-1-goal = Willkommen bei Mada! Du sammelst Kaktusfeigen. Wer am Ende die meisten hat, gewinnt.
mada-lesson-1-hand = Das sind deine Handkarten. Die Zahl eines Kaktus ist sein Wert, die Kaktusfeigen darauf sind Punkte.
mada-lesson-1-play = In deinem Zug tust du genau eines. Spiel Kaktus 5 aus: Er beginnt deinen Ablagestapel.
mada-lesson-1-higher = Von jetzt an muss eine Karte gleich hoch oder höher sein als deine oberste. Spiel Kaktus 9 aus.
mada-lesson-1-draw = Deine 4 ist zu niedrig. Aber du hast weniger als drei Handkarten, also darfst du eine ziehen.
mada-lesson-1-skip = Kaktus 12, was für ein Glück! Zahlen darfst du überspringen: Leg ihn auf deine 9.
mada-lesson-1-daring = { $right } hat riskiert: Die oberste Karte des Nachziehstapels kam sofort auf den Ablagestapel. Sie war hoch genug.
mada-lesson-1-luck = Jetzt du! Das ist immer erlaubt. Drück auf die Sonne und riskiere.
mada-lesson-1-lost = Puh, eine 13! Aber auch { $left } hat riskiert und eine 8 aufgedeckt. Zu niedrig: { $left } verliert die Runde.
mada-lesson-1-aside = Alle anderen legen ihre oberste Karte verdeckt zur Seite. Deine 13 bringt dir sechs Kaktusfeigen!
mada-lesson-1-kept = Die übrigen Karten der Stapel werden abgeworfen. Nur { $left } darf jetzt auch Handkarten abwerfen.
mada-lesson-1-next = Die nächste Runde beginnt { $right }, links von { $left }. Niemand füllt die Hand auf.
mada-lesson-1-empty = Dein Stapel ist wieder leer, und auf einen leeren Stapel passt jede Karte. Spiel deine 4 aus.
mada-lesson-1-done = Ausspielen, ziehen oder riskieren: Das ist das Herz von Mada. Gut gemacht!

## The special cards

mada-lesson-2 = Lemuren und Skorpione
mada-lesson-2-dealt = Alle bekommen drei Karten. Oje, unter deinen war ein Skorpion!
mada-lesson-2-sting = Ein Skorpion verschwindet sofort und nimmt eine deiner Karten mit. Gib ihm die 3.
mada-lesson-2-alone = Ersatz bekommst du dafür nicht. Macht nichts: Spiel deine 9 aus.
mada-lesson-2-stuck = Ein anderer Tisch. Eine 5 passt nicht auf deine 8, ein Lemur passt immer. Spiel ihn aus.
mada-lesson-2-dragged = Der Lemur hat beide 8er unter deinen Stapel gezogen. Jetzt liegt eine 3 oben: Spiel deine 5 aus!
mada-lesson-2-draw = Deine Hand ist leer. Zieh eine Karte.
mada-lesson-2-double = Ein Doppellemur! Mit ihm tauschst du deinen ganzen Stapel gegen einen anderen. Spiel ihn aus.
mada-lesson-2-swap = Der Doppellemur wird abgeworfen. Nimm nun den Stapel von { $left }: Oben liegt eine 13!
mada-lesson-2-safe = { $right } hat riskiert und einen Lemur aufgedeckt. Mit einer Sonderkarte verliert man die Runde nie.
mada-lesson-2-taken-over = Mit dem Stapel kam eine 13. Zieh eine Karte: Was passt da noch drauf?
mada-lesson-2-whoever = Es zählt, was jetzt oben auf deinem Stapel liegt, egal wer es gelegt hat. Nur eine 13 passt, und da ist sie: Spiel sie!
mada-lesson-2-first = Noch ein Tisch. Auf einem leeren Stapel bleibt ein Lemur einfach oben liegen. Spiel ihn aus.
mada-lesson-2-any = Auf einen Lemur darf jeder Kaktus folgen. Spiel deine 2 aus.
mada-lesson-2-again = Jetzt zieh eine Karte.
mada-lesson-2-second = Wieder ein Skorpion: Eine Handkarte muss mit. Dein Stapel bleibt, und dein Zug ist vorbei.
mada-lesson-2-done = Jetzt kennst du alle Sonderkarten. Punkte bringen sie nie.

## The end

mada-lesson-3 = Leerer Stapel und Ende
mada-lesson-3-last = Im Nachziehstapel ist nur noch eine Karte. Zieh sie!
mada-lesson-3-rebuilt = Jeder Ablagestapel behielt seine oberste Karte. Alle darunter und der Abwurfstapel wurden zum neuen Nachziehstapel.
mada-lesson-3-dare = Keiner deiner Kakteen passt. Sei mutig und riskiere!
mada-lesson-3-lost = Eine 3 ist niedriger als deine 11. Du verlierst die Runde, die anderen legen ihre oberste Karte zur Seite.
mada-lesson-3-parting = Ein Trost: Du darfst Handkarten abwerfen, die dir nicht gefallen. Wähle die 5 und wirf sie ab.
mada-lesson-3-next = { $left }, links von dir, hat die nächste Runde begonnen.
mada-lesson-3-four = Ein anderer Tisch, kurz vor Schluss. Du hast vier Kakteen zur Seite gelegt, { $right } auch.
mada-lesson-3-play = Auf deiner 12 sind sechs Kaktusfeigen. Spiel sie aus!
mada-lesson-3-fifth = { $left } verliert die Runde, und deine 12 ist dein fünfter Kaktus zur Seite. Sofort ist die Partie vorbei!
mada-lesson-3-count = Nun werden alle Karten zur Seite aufgedeckt. Die meisten Kaktusfeigen gewinnen, und du hast 20!
mada-lesson-3-shared = { $right } hat auch fünf Kakteen, aber nur 16 Kaktusfeigen. Bei Gleichstand würdet ihr euch den Sieg teilen.
mada-lesson-3-options = Noch etwas: Vor der Partie könnt ihr für den leeren Nachziehstapel eine andere Regel vereinbaren.
mada-lesson-3-done = Jetzt kennst du ganz Mada. Viel Spaß!
