### Was `katta admin` denen sagt, die einen Server betreiben.

admin-none = Es gibt keine Tische.
admin-column-table = Tisch
admin-column-game = Spiel
admin-column-status = Stand
admin-column-people = Personen
admin-column-age = Eröffnet
admin-column-last = Letzter Zug
admin-status-waiting = wartet
admin-status-playing = läuft
admin-status-over = zu Ende
admin-status-closed = geschlossen
admin-age-m = vor { $count } min
admin-age-h = vor { $count } h
admin-age-d =
    { $count ->
        [one] vor { $count } Tag
       *[other] vor { $count } Tagen
    }
admin-seats = Bots: { $bots }. Freie Plätze: { $open }. Einträge im Protokoll: { $moves }.
admin-closed = Der Tisch { $table } ist geschlossen.
admin-deleted =
    { $count ->
        [one] { $count } Tisch wurde entfernt.
       *[other] { $count } Tische wurden entfernt.
    }
admin-would-delete =
    { $count ->
        [one] { $count } Tisch würde entfernt.
       *[other] { $count } Tische würden entfernt.
    }
admin-checked =
    { $count ->
        [one] { $count } Tisch wurde geprüft; beschädigt: { $spoilt }.
       *[other] { $count } Tische wurden geprüft; beschädigt: { $spoilt }.
    }
admin-spoilt-row = seine Zeile in der Datenbank lässt sich nicht lesen
admin-spoilt-game = ein solches Spiel gibt es nicht
admin-spoilt-versions = es fehlen Züge, oder es ist einer zu viel
admin-spoilt-seats = seine Plätze sind nicht vollständig
admin-spoilt-rules = nach anderen Regeln gespielt; nicht geprüft
admin-spoilt-sealed = seine Geheimnisse lassen sich mit diesem Schlüssel nicht öffnen
admin-spoilt-moves = seine Züge lassen sich nicht nachspielen
admin-spoilt-deal = nicht jede Karte ist die, die das Geheimnis des Gebers ergibt
admin-spoilt-end = ob das Spiel zu Ende ist, passt nicht zu seinen Zügen
admin-spoilt-result = das aufbewahrte Ergebnis ist nicht das, was herauskam
admin-backed-up =
    { $count ->
        [one] { $count } Tisch wurde nach { $file } geschrieben.
       *[other] { $count } Tische wurden nach { $file } geschrieben.
    }
admin-without-key = Die Geheimnisse darin sind versiegelt: Um sie anderswo wiederherzustellen, brauchst du auch den Schlüssel. Bewahre eine Kopie von { $key } an einem anderen Ort auf.
admin-with-key = Der Schlüssel aus { $key } ist darin enthalten: Wer diese Datei hat, kann alle Geheimnisse lesen. Verwahre sie sicher.
admin-restored =
    { $count ->
        [one] { $count } Tisch wurde wiederhergestellt.
       *[other] { $count } Tische wurden wiederhergestellt.
    }
admin-shut =
    { $count ->
        [one] Die Geheimnisse von { $count } Tisch lassen sich nicht öffnen: Sein Schlüssel fehlt. Füge ihn als Zeile zu { $key } hinzu.
       *[other] Die Geheimnisse von { $count } Tischen lassen sich nicht öffnen: Ihr Schlüssel fehlt. Füge ihn als Zeile zu { $key } hinzu.
    }
error-admin-table = Einen Tisch „{ $table }“ gibt es nicht.
error-admin-over = Der Tisch { $table } ist schon zu Ende.
error-admin-rule = Sag, welche Tische gehen sollen: --finished-before 90d, --idle-before 30d oder beides.
error-admin-age = „{ $age }“ ist kein Alter; eines sieht so aus: 90d, 12h, 30m oder 2w.
error-admin-no-store = In { $what } gibt es keine Tische von Katta. Nenne den richtigen Ort mit --database.
error-admin-revision = Die Tische in { $what } sind von einer anderen Version von Katta. Starte deren Server einmal mit dieser Version, oder aktualisiere Katta.
error-admin-store = Die Tische sind nicht zu erreichen: { $problem }.
error-admin-server = Der Server unter { $address } tut das nicht: { $problem }.
error-admin-token = Der Server unter { $address } nimmt den Schlüssel dieser Tische nicht an. Nenne den richtigen mit --key-file.
error-admin-running = Der Server unter { $address } läuft. Halte ihn zuerst an, oder stelle mit --while-running unter ihm wieder her; wer gerade spielt, wird gebeten zu warten.
error-admin-backup = { $file } ist keine Sicherung von Katta, oder eine einer neueren Version.
error-admin-not-empty = In { $what } gibt es schon Tische; nichts wurde geändert. Mit --replace werden sie ersetzt.
