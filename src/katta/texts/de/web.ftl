### Was nur der Browser sagt.

web-welcome = Drei Spiele, ein Tisch. Was soll es sein?
web-preparing = Die Regeln werden ein, zwei Minuten lang vorbereitet. Spielen geht schon; nur stärkere Bots und Tipps brauchen bis dahin länger.
web-home = Alle Spiele
web-close = Schließen
web-unreachable = Der Server ist nicht erreichbar. Versuche es gleich noch einmal.
web-connecting = Verbindung wird aufgebaut …
web-line-lost = Keine Verbindung; deine Partie ist sicher. Neuer Versuch …

## Settings

web-settings = Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-speed = Animationen
web-speed-calm = ruhig
web-speed-normal = normal
web-speed-quick = schnell
web-speed-off = aus
web-sound = Töne

## Home

web-play-now = Sofort spielen
web-friends = Gemeinsam spielen
web-friends-game = Gemeinsam spielen: { $game }
web-seats = { $least } bis { $most } Personen
web-continue = Deine Tische
web-forget = Aus dieser Liste entfernen
web-status-waiting = wartet auf Mitspielende
web-status-playing = läuft
web-status-over = zu Ende

## A new table

web-new-table = Ein Tisch für { $game }
web-nickname = Dein Spitzname
web-guests = Wer spielt noch mit?
web-guest = Platz { $number }
web-guest-link = jemand per Link
web-guest-here = jemand hier an diesem Gerät
web-guest-bot = ein Bot
web-level-of = { $seat }: Spielstärke des Bots
web-name-of = { $seat }: Spitzname
web-table-options = Regeln und Uhr
web-clock = Zeit pro Zug
web-clock-none = unbegrenzt
web-clock-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
web-clock-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
web-allow-hints = Tipps erlaubt
web-allow-spectators = Zuschauen erlaubt
web-make-table = Tisch eröffnen

## Sitting down

web-join-title = Du bist zu { $game } eingeladen
web-sit-down = Platz nehmen
web-seat-free = freier Platz
web-invite = Lade deine Leute ein
web-invite-code = Derselbe Link als QR-Code
web-copy = Link kopieren
web-copied = Kopiert
web-pass-device = Gebt das Gerät an { $name } weiter.
web-i-am = Ich bin { $name }

## At the table

web-your-turn = Du bist am Zug
web-your-moves = Deine Züge
web-moves-in-words = Alle { $count } Züge, in Worten
web-no-moves = Du bist nicht am Zug.
web-hint = Um einen Tipp bitten
web-thinking = Ein Bot denkt über deine Züge nach …
web-undo = Zug zurücknehmen
web-rules = Regeln
web-practice = Übungspartie
web-looking-on = du schaust zu
web-past = Wiederholung
web-skip = Überspringen
web-log = Was geschah
web-log-empty = Noch nichts.
web-again = Noch einmal ansehen
web-see-again = Noch einmal ansehen: { $event }
web-people = Am Tisch
web-away = nicht da
web-hand-over = Bot spielen lassen
web-bot-plays-for-you = Für dich spielt ein Bot.
web-take-seat-back = Selbst weiterspielen

## The end

web-counting = Es wird gewertet …
web-winners =
    { $count ->
        [one] { $players } gewinnt!
       *[other] { $players } teilen sich den Sieg!
    }
web-you-win = Du gewinnst!
web-you-win-with = Du gewinnst, gemeinsam mit { $players }!
web-truncated = Die Partie wurde abgebrochen.
web-chances = Alle Gewinnchancen, Zug um Zug
web-chances-none = Die Gewinnchancen lassen sich hier nicht berechnen.
web-rematch = Noch eine Partie
web-rematch-is-on = Es gibt eine neue Partie mit denselben Leuten.
web-join-rematch = Zur neuen Partie
web-replay = Partie noch einmal ansehen
web-download = Aufzeichnung herunterladen
web-check-deal = Austeilen prüfen

## The deal

web-deal-how = Vor der ersten Karte wurde eine Festlegung veröffentlicht: der SHA-256-Wert eines Geheimnisses, das über jede Karte entscheidet. Jetzt liegt das Geheimnis offen, und alle können es nachprüfen.
web-deal-commitment = Festlegung, vor der ersten Karte veröffentlicht
web-deal-secret = Geheimnis, nach dem Ende veröffentlicht
web-deal-hash-fits = Dein Browser hat den SHA-256-Wert des Geheimnisses berechnet: Er stimmt mit der Festlegung überein.
web-deal-hash-differs = Dein Browser hat den SHA-256-Wert des Geheimnisses berechnet: Er stimmt nicht mit der Festlegung überein.
web-deal-verified = Teilt man mit diesem Geheimnis noch einmal aus, kommen genau dieselben Karten.
web-deal-differs = Teilt man mit diesem Geheimnis noch einmal aus, kommen andere Karten.
web-deal-yourself = Um es ohne diesen Server zu prüfen, lade die Aufzeichnung herunter und lass sie von Katta auf deinem eigenen Gerät prüfen. Wie es von Hand geht, zeigt die Dokumentation von Katta.

## Replay

web-replay-open = Aufzeichnung öffnen
web-replay-how = Wähle die Datei einer Aufzeichnung (.katta). Sie wird nur gezeigt, nicht aufbewahrt.
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-on = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-place = Stelle in der Partie
web-replay-eyes = Blickwinkel
web-replay-spectator = Publikum
