# Nach der Partie: was sie gedreht hat, ein Quiz daraus und Übung von jedem Augenblick an.

## What turned the game

review-title = Was die Partie gedreht hat
review-thinking = Die Partie wird durchgesehen: { $percent } %
review-clean = Du hast keinen großen Fehler gemacht.
review-played = Zug { $step }: Du hast „{ $move }“ gewählt.
review-better = Besser: „{ $move }“. Gewinnchance { $share } % statt { $less } %.
review-why = Warum: { $reasons }.
review-look = Ansehen
review-try = Ausprobieren
review-quiz = Finde den besseren Zug
review-open = Wähle einen Augenblick, um ihn noch einmal zu sehen.
review-table = Dasselbe als Tabelle
review-step = Zug

## Quiz of one’s own mistakes

quiz-count = { $number } von { $count }
quiz-question = Es ist Zug { $step }, und du siehst, was du damals gesehen hast. Was würdest du spielen?
quiz-best = Ja, das ist der beste Zug.
quiz-good = Gut: fast so stark wie „{ $move }“.
quiz-same = Das hast du damals gewählt. Es kostet { $percent } % Gewinnchance.
quiz-worse = Es gibt etwas Besseres.
quiz-answer = Lösung zeigen
quiz-next = Weiter
quiz-done = Das war alles: { $right } von { $count } gefunden.
quiz-back = Zurück zur Partie
quiz-from-start = Noch einmal

## Replay and practice

replay-hands = Alle Hände offen
replay-hand = Hand von { $player }
replay-empty-hand = keine Karten
note-practice = Übung: Diese Partie geht mitten in einer anderen weiter. Was ab hier geschieht, wird neu ausgeteilt.
deal-given =
    Übung: { $count ->
        [one] der erste Zug stammt
       *[other] die ersten { $count } Züge stammen
    } aus einer anderen Partie und hier nicht ausgeteilt.
server-no-such-moment = Diesen Augenblick gibt es in der Aufzeichnung nicht, oder es ist dort nichts mehr zu spielen.

## katta analyse

analyse-turning-points = Wendepunkte von { $player }
analyse-no-turning-point = { $player } hat keinen großen Fehler gemacht.
analyse-point = Zug { $step }: „{ $move }“.
