### Was nur das Terminal sagt.

## Before the game

terminal-which-game = Welches Spiel soll es sein?
terminal-ask-game = Nummer des Spiels
terminal-ask-names = Wer spielt? Dein Name, oder mehrere mit Kommas
terminal-too-many-names = Mehr als { $most } können nicht mitspielen.
terminal-ask-bots = Wie viele Bots spielen mit? { $least } bis { $most }
terminal-ask-level = Wie gut spielen sie? { $levels }
terminal-number-expected = Tippe eine Zahl von { $least } bis { $most }.
terminal-commitment = Mit diesem Code steht jede Karte schon fest, und das lässt sich nach der Partie prüfen:
terminal-welcome = Mit ? bekommst du Hilfe. Die Partie wird nach jedem Zug gespeichert.
terminal-already-over = Diese Partie ist schon zu Ende.

## During the game

terminal-choices = Du hast die Wahl
terminal-help =
    Tippe 1, 2, … oder die Worte einer Möglichkeit
    ? zeigt diese Hilfe
    r zeigt die Regel, die gerade zählt
    b geht zum ersten Schritt einer Wahl zurück
    u nimmt deine letzte Entscheidung zurück
    q speichert die Partie und hört auf
terminal-pressed = { $event } (Es gab keine andere Wahl.)
terminal-repeated = { $event } (× { $count })
terminal-thinking = { $name } denkt nach …
terminal-taken-back = Deine letzte Entscheidung ist zurückgenommen.
terminal-nothing-to-take-back = Du hast noch nichts entschieden, was du zurücknehmen könntest.
terminal-pass-device = Gebt das Gerät an { $name } weiter. { $name }, drücke Enter

## At a table of people

join-here = Am Tisch: { $players }
join-begin = Mit Enter oder b geht es los; Bots nehmen die noch freien Plätze.
join-came = { $player } ist da.
join-away = { $player } ist gerade weg.
join-replaceable = { $player } ist schon eine Weile weg oder untätig; w lässt einen Bot spielen.
join-bot-plays = Ein Bot spielt für dich; mit t nimmst du deinen Platz wieder ein.
join-said = { $player }: { $phrase }
join-declined = { $player } ist nicht einverstanden.
join-proposal-undo = { $player } möchte einen Zug zurücknehmen. Einverstanden? y: ja, n: nein
join-proposal-hand-over = { $player } möchte, dass ein Bot für { $other } spielt. Einverstanden? y: ja, n: nein
join-others-asked = Die anderen werden gefragt.
join-muted = Du hörst { $player } nicht mehr.
join-unmuted = Du hörst { $player } wieder.
join-nobody-away = Niemand ist schon lange genug weg.
join-removed = Dein Platz wurde einer anderen Person gegeben.
join-back = Die Verbindung ist wieder da.
join-help-people =
    s zeigt, was du sagen kannst; s 3 sagt den dritten Satz
    m NAME schaltet jemanden stumm und wieder laut
    w lässt einen Bot spielen, wo gerade jemand weg ist
    t holt deinen Platz von einem Bot zurück
    y oder n antwortet, wenn du um Zustimmung gebeten wirst

## After the game

terminal-winners =
    { $count ->
        [one] { $players } gewinnt!
       *[other] { $players } teilen sich den Sieg!
    }
terminal-you-win = Du gewinnst!
terminal-you-win-with = Du gewinnst, gemeinsam mit { $players }!
terminal-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
terminal-truncated = Die Partie wurde abgebrochen.
terminal-unfinished = Die Partie ist noch nicht zu Ende.
terminal-record = Die Aufzeichnung liegt in { $file }. Sieh dir die Partie noch einmal an oder prüfe, wie ausgeteilt wurde:
terminal-saved = Die Partie ist in { $file } gespeichert. Weiter geht es mit:
terminal-not-saved = Die Partie konnte nirgends gespeichert werden.
terminal-saved-elsewhere = In { $place } lässt sich nicht schreiben, deshalb wird die Partie in { $file } gespeichert.
terminal-saved-nowhere = Weder in { $place } noch in einem anderen Ordner lässt sich schreiben, deshalb wird die Partie nicht gespeichert.

## Looking at it again

terminal-replay-title = { $game }: Schritt { $step } von { $last }
terminal-replay-prompt = Enter: weiter, b: zurück, 1 bis { $last }: dorthin, q: Schluss
terminal-verified =
    { $count ->
        [one] Die eine Karte wurde ausgeteilt wie festgelegt.
       *[other] Alle { $count } Karten und Plättchen wurden ausgeteilt wie festgelegt.
    }
terminal-verified-commitment = Vergleiche diese Festlegung mit der, die du vor der ersten Karte gesehen hast:

## Lists

terminal-players = Personen
terminal-option = Option
terminal-bench-game = Spiel
terminal-bench-players = Personen
terminal-bench-mode = Regeln
terminal-bench-games = Partien/s
terminal-bench-moves = Züge/s
terminal-bench-length = Züge/Partie
terminal-bench-compiled = kompiliert
terminal-bench-uncompiled = nicht kompiliert

## Die Seiten als Ordner

site-written =
    In { $folder } liegen die Seiten, { $count } Dateien: jedes Spiel gegen Bots oder rund um ein Gerät, ohne Server.
    Jeder Webspace kann sie ausliefern, unter jeder Adresse; auf diesem Rechner tut es python -m http.server --directory { $folder }.
error-site-taken = In { $folder } liegt schon etwas anderes; nenne einen neuen oder leeren Ordner.
error-site-not-built = Die Seiten von Katta sind noch nicht gebaut; einmal make setup genügt.
error-site-no-games = Die Spiele sind noch nicht für die Seite übersetzt; einmal make engine genügt.
