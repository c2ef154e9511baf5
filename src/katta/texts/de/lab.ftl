### Das Labor: Turniere, Analyse, Tipps, Tempo der Suche.

## Tournaments

arena-playing = Es wird gespielt
arena-warming-up = Aufwärmen (beim ersten Mal etwa eine halbe Minute)
arena-name = Name
arena-share = Siege
arena-interval = 95 %
arena-fair = Fair
arena-score = Vorsprung
arena-rating = Rating
arena-time = ms/Zug
arena-forfeits = Kampflos
arena-games =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $deals ->
        [one] 1 Austeilung
       *[other] { $deals } Austeilungen
    } von jedem Platz aus gespielt. Geteilte Siege zählen anteilig.
arena-forfeit =
    { $count ->
        [one] { $name } hat eine Partie kampflos verloren: { $reason }.
       *[other] { $name } hat { $count } Partien kampflos verloren: { $reason }.
    }
arena-forfeit-start = das Programm ließ sich nicht starten ({ $detail })
arena-forfeit-silent = keine Antwort innerhalb von { $detail } s
arena-forfeit-nonsense = „{ $detail }“ ist kein Zug des Spiels
arena-forfeit-illegal = „{ $detail }“ ist hier nicht erlaubt
arena-forfeit-ended = das Programm endete (Rückgabewert { $detail })

## Analysis

analyse-thinking = Die Züge werden durchdacht
analyse-step = Schritt
analyse-player = Name
analyse-played = Gespielt
analyse-better = Besser
analyse-cost = Kosten
analyse-summary =
    { $count ->
        [one] 1 Entscheidung wurde
       *[other] { $count } Entscheidungen wurden
    } nach dem beurteilt, was bekannt war; { $mistakes ->
        [0] keine hat sicher Gewinnchancen gekostet.
        [one] 1 hat sicher Gewinnchancen gekostet.
       *[other] { $mistakes } haben sicher Gewinnchancen gekostet.
    }
analyse-plot-title = { $game }: Gewinnchancen
analyse-plot-across = Schritt
analyse-plot-up = Gewinnchance
analyse-plot-saved = Die Gewinnchancen sind in { $file } gezeichnet.

## Hints

hint-warming-up = Aufwärmen (beim ersten Mal etwa eine halbe Minute) …
hint-thinking = Deine Möglichkeiten werden durchdacht …

## Speed of the search

search-speed = Durchläufe je Sekunde
search-parts = Wohin die Zeit geht
search-game = Spiel
search-players = Personen
search-moment = Zeitpunkt
search-playout = Weiterspiel
search-one = 1 Thread
search-two = 2 Threads
search-playing = Weiterspiel
search-tree = Baum
search-resampling = Welten
search-copying = Kopieren
search-first = erste Wahl
search-middle = Spielmitte
search-guided = gelenkt
search-random = zufällig
search-memory = Eine Suche braucht je Thread { $megabytes } MB Speicher, so lange sie auch denkt.

## Errors

error-budget = Ein Budget ist eine Zahl von Durchläufen wie 2000 oder eine Zeit wie 200ms, nicht „{ $text }“.
error-bench-unknown = Es gibt keine Messung „{ $name }“; es gibt: { $known }.
error-arena-no-search = „{ $name }“ sucht in { $game } nicht und braucht deshalb kein Budget.
error-arena-command = „{ $command }“ ist kein Programm, das sich starten lässt.
error-arena-contestants = An einen Tisch mit { $seats } Plätzen gehören 2 bis { $seats } Teilnehmende, nicht { $count }.
error-arena-timeout = Die Zeit für einen Zug ist eine Zahl von Sekunden über 0.
error-arena-no-journal = { $file } enthält keine Partien der Arena; nenne eine andere Datei.
error-arena-other = { $file } enthält Partien mit anderen Teilnehmenden, anderer Zahl von Plätzen oder anderem Startwert; nenne eine andere Datei.
error-arena-other-version = { $file } enthält Partien einer anderen Fassung dieser Bots; nenne eine andere Datei.
error-arena-line = { $file } ist in Zeile { $line } beschädigt; nenne eine andere Datei.
error-arena-broken = Ein spielender Prozess wurde gewaltsam beendet; das Gespielte steht in der Datei von --resume, falls eine genannt war.
error-plot = Die Gewinnchancen werden als SVG gezeichnet; nenne eine Datei, die auf .svg endet, nicht { $file }.
