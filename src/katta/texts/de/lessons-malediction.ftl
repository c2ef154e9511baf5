### The lessons of Malédiction!. The terms are in ../TERMS.md.

## Contract and tricks

malediction-lesson-1 = Ansage und Stiche
malediction-lesson-1-goal = Hexen sehen die Zukunft: Du sagst voraus, wie viele Stiche du gewinnst. Stimmt es, gibt es Punkte!
malediction-lesson-1-hand = Diese sieben Hexenkarten gehören dir: Ratten, Raben, Besen, Spinnen und ein Zaubertrank.
malediction-lesson-1-trump = Eine zufällige Karte wurde aufgedeckt: In dieser Runde sind Spinnen Trumpf. Ihr Wert bedeutet nichts.
malediction-lesson-1-choice = Wähle nun eine Ansage. „2“ heißt genau zwei Stiche, „2+“ zwei oder mehr, „0“ gar keinen.
malediction-lesson-1-bid = Deine Karten sind hoch, zwei Stiche sollten leicht sein. Nimm „2+“: Das ist 2 Punkte wert.
malediction-lesson-1-lead = Deine Ansage ist am meisten wert, also spielst du aus. Spiel deinen Raben 9.
malediction-lesson-1-again = Kein Rabe war höher, der Stich gehört dir. Wer gewinnt, spielt wieder aus: Spiel deinen Besen 3.
malediction-lesson-1-follow = { $left } gewann mit Besen 9 und spielte eine Ratte aus. Du hast Ratten, also musst du bedienen: Nimm Ratte 8!
malediction-lesson-1-trumping = Zwei Stiche später. { $left } spielte einen Raben aus, du hast keinen. Spiel, was du willst: Spinne 2 ist Trumpf und gewinnt!
malediction-lesson-1-last = Eine Karte hast du noch: Spiel deinen Zaubertrank aus.
malediction-lesson-1-over = Deine Hand ist leer, darum endet die Runde nach diesem Stich.
malediction-lesson-1-fulfilled = Du hast fünf Stiche, also ist „2+“ erfüllt: 2 Punkte. Verfehlt hätte die Ansage dich 2 gekostet.
malediction-lesson-1-hat = Du hast auch die meisten Stiche von allen. Dafür bekommst du einen Hexenhut, er ist 1 Punkt wert.
malediction-lesson-1-ball = Die Kristallkugel zeigt, wer zuerst wählt. Für die nächste Runde wandert sie zu { $left }.
malediction-lesson-1-done = Das war eine ganze Runde. Als Nächstes kommen die Zaubertränke!

## Potions and failed contracts

malediction-lesson-2 = Zaubertränke und Pech
malediction-lesson-2-void = Spinnen sind Trumpf, deine Ansage ist genau 2. Du hast keinen Besen: Gewinne mit Spinne 2.
malediction-lesson-2-combo = Ein Zaubertrank macht eine Karte stärker. Spiel Ratte 5 mit Zaubertrank 3 aus: Zusammen sind sie Ratte 8.
malediction-lesson-2-tie = { $left } spielte Ratte 8, gleich hoch wie deine Kombo. Niemand gewinnt den Stich. { $left } war später dran als du und spielt aus.
malediction-lesson-2-potions = Ein Zaubertrank wurde ausgespielt, und du hast welche: Du musst bedienen. Zwei zählen zusammen: Spiel Zaubertrank 2 und 1.
malediction-lesson-2-enough = Zwei Stiche, mehr brauchst du nicht! Spiel Rabe 8 aus und hoffe, dass jemand den Stich nimmt.
malediction-lesson-2-only = { $right } nahm ihn und spielt einen Besen aus. Du hast nur noch Spinne 6, also muss sie weg.
malediction-lesson-2-failed = Ein dritter Stich, und die Runde ist vorbei. Du wolltest genau 2: verfehlt, das kostet dich 4 Punkte.
malediction-lesson-2-hat = Ein Trost: Du hast die meisten Stiche, also gehört der Hut dir, erfüllt oder nicht.
malediction-lesson-2-next = Eine neue Runde: neuer Trumpf, neue Karten, und die anderen wählen vor dir.
malediction-lesson-2-retry = Eine verfehlte Ansage darfst du noch einmal versuchen. Hol deine 2 zurück und dreh sie diesmal auf „2+“.
malediction-lesson-2-gone = Die 4 Minuspunkte sind vorerst weg. { $right } hat eine gleich wertvolle Ansage, aber du hast zuletzt gewählt: Du spielst aus.
malediction-lesson-2-done = Mit diesen Karten schaffst du es. Weiter zu den Nullen!

## Zeros and the end

malediction-lesson-3 = Nullen und das Ende
malediction-lesson-3-zero = Deine Ansage ist 0: Du darfst keinen einzigen Stich gewinnen. Bisher geht alles gut.
malediction-lesson-3-rid = Raben sind Trumpf, du hast keinen und darfst alles spielen. Werde Spinne 7 und Zaubertrank 2 auf einmal los!
malediction-lesson-3-free = Ein Zaubertrank wurde ausgespielt, und du hast keinen mehr. Spiel deine Spinne 3.
malediction-lesson-3-avoid = Nun deine letzte Karte: Besen 8 ist weder die geforderte Farbe noch Trumpf. Er kann nicht gewinnen.
malediction-lesson-3-saved = Erfüllt! Eine 0 bringt keine Punkte, aber du behältst sie: Eine aufbewahrte Null hilft dir später.
malediction-lesson-3-box = Niemand hat allein die meisten Stiche, also bekommt niemand den Hut. Er kommt in die Schachtel.
malediction-lesson-3-tied = Nächste Runde, letzter Stich: Deine Ansage ist „1+“, { $left } spielte Ratte 7 aus. Spiel Ratte 5 mit Zaubertrank 2!
malediction-lesson-3-nobody = Sieben gegen sieben: Gleichstand, niemand gewinnt den Stich. Du hättest einen gebraucht, und die Runde ist vorbei.
malediction-lesson-3-keep = Deine Null könnte ihn ersetzen, aber du musst nicht. „1+“ ist nur 1 Punkt wert: Behalte die Null für später.
malediction-lesson-3-seventh = Ein anderer Tisch, siebte Runde, ein Hut ist noch da. Besen sind Trumpf, und du hast keinen Raben: Spiel Besen 4!
malediction-lesson-3-hats = Du hast die meisten Stiche und nimmst den Hut. Es war der siebte und letzte: Damit ist die Partie vorbei!
malediction-lesson-3-no-zero = { $left } wollte keinen Stich und bekam zwei. Eine verfehlte 0 kommt zurück auf ihren Stapel, kostet aber keine Punkte.
malediction-lesson-3-late = Ein anderer Tisch, die letzte Runde. Deine Ansage ist „1+“, und du hast eine aufbewahrte Null. Ohne Spinne spiel Rabe 3.
malediction-lesson-3-missed = Spinnen sind Trumpf, und wieder wurde eine ausgespielt. Du hast keine: Spiel Ratte 4.
malediction-lesson-3-short = Kein Stich für dich, und einen hättest du gebraucht. Aber eine aufbewahrte Null ersetzt einen fehlenden Stich.
malediction-lesson-3-hand-in = Gib sie ab! Dann ist deine Ansage erfüllt, und die Null kommt zurück auf ihren Stapel.
malediction-lesson-3-end = Ansagestapel 3 ist leer: Auch damit endet eine Partie.
malediction-lesson-3-count = Nun werden Ansagen und Hüte zusammengezählt, plus und minus. Heute reicht ein Punkt: Du gewinnst!
malediction-lesson-3-shared = Bei Gleichstand gewinnt, wer mehr Hüte hat. Sind auch die gleich, wird der Sieg geteilt.
malediction-lesson-3-options = Vor der Partie könnt ihr andere Regeln vereinbaren: für verfehlte Ansagen und für aufbewahrte Nullen.
malediction-lesson-3-done = Jetzt kennst du alle Geheimnisse der Hexen. Viel Spaß!
