### Learning by playing: what all lessons share.

lessons-learn = Lernen
lessons-learn-game = { $game } lernen: { $done } von { $count } Lektionen geschafft
lessons-first-time = Neu hier? Lerne es beim Spielen
lessons-decline = Keine Lektionen für { $game }, danke
lessons-all = Die Lektionen von { $game }
lessons-done = (geschafft)
lessons-lesson = Lektion
lessons-leave = Lektion verlassen
lessons-progress = Schritt { $step } von { $count }
lessons-continue = Weiter
lessons-back = Einen Schritt zurück
lessons-next = Nächste Lektion
lessons-your-turn = Du bist dran
lessons-read-first = Lies erst weiter.
lessons-instead = Auch das ist erlaubt. In dieser Lektion wähle bitte: { $choice }.
server-no-such-lesson = Diese Lektion gibt es nicht.
lessons-terminal-on = Enter: weiter, q: verlassen
lessons-terminal-which = Welche Lektion?
lessons-terminal-left = Beim nächsten Mal kannst du hier weitermachen.
error-no-lessons = Für { $name } gibt es keine Lektionen.
error-lesson-unknown = Lektion { $number } gibt es nicht: Wähle 1 bis { $most }.
