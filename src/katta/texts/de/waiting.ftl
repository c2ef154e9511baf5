### Vor der Partie: wer kommt, was gespielt wird, wer beginnt. Die Begriffe stehen in ../TERMS.md.

## Wer mitspielt

waiting-missing =
    { $count ->
        [one] Es fehlt noch { $count } Person …
       *[other] Es fehlen noch { $count } Personen …
    }
waiting-complete = Alle sind da
waiting-you = du
waiting-host = lädt ein
waiting-here = da
waiting-away = gerade weg
waiting-bot = Bot
waiting-watchers =
    { $count ->
        [one] { $count } Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
waiting-rename = Spitznamen von { $name } ändern
waiting-name-of = Spitzname von { $name }
waiting-name-taken = { $name } heißt hier schon jemand. Wie wäre es mit { $other }?
waiting-save = Speichern
waiting-cancel = Abbrechen
waiting-remove = { $name } vom Tisch entfernen
waiting-remove-ask = Soll { $name } den Tisch verlassen? Der Platz ist dann wieder frei.
waiting-remove-yes = Entfernen
waiting-remove-no = Behalten
waiting-level-of = { $name }: Spielstärke des Bots
waiting-free-seat = Den Bot { $name } wegschicken
waiting-put-bot = Einen Bot auf Platz { $number } setzen
waiting-drop-seat = Platz { $number } wegnehmen
waiting-add-seat = Ein Platz mehr
waiting-mark-of = Die Farbe von { $name }

## Wer beginnt

waiting-first = Wer beginnt?
waiting-first-lot = das Los entscheidet
waiting-first-booklet = Laut Anleitung:

## Was gespielt wird

waiting-change = Ändern
waiting-settings = Was gespielt wird
waiting-game = Spiel
waiting-seats = Wie viele spielen mit?
waiting-no-hints = keine Tipps
waiting-hints = Tipps erlaubt
waiting-no-spectators = kein Publikum
waiting-spectators = Publikum willkommen
waiting-no-clock = ohne Zeitlimit
waiting-clock = { $time } pro Zug
waiting-clock-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
waiting-clock-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }

## Der Beginn

waiting-begin = Beginnen
waiting-begin-bots =
    { $count ->
        [one] Mit einem Bot auf dem freien Platz beginnen
       *[other] Mit Bots auf den freien Plätzen beginnen
    }
waiting-begin-level = Spielstärke dieser Bots
waiting-for-host = { $name } beginnt die Partie, wenn alle da sind.
waiting-for-full = Die Partie beginnt, wenn alle Plätze besetzt sind.
waiting-looking-on = Du schaust zu. Die Partie erscheint hier, sobald sie beginnt.
waiting-play-along = Um mitzuspielen, öffne die Einladung: { $host } hat den Link.
waiting-invite-how = Wer diesen Link öffnet, bekommt einen freien Platz.
waiting-invite-full = Alle Plätze sind besetzt. Wer diesen Link jetzt öffnet, kann zuschauen.
waiting-screen = Diesen Tisch auf einem großen Bildschirm zeigen
waiting-evening = Der Abend bisher

## Auf Einladung

waiting-invited-by = { $name } lädt dich zu { $game } ein
waiting-at-table = Am Tisch: { $names }
waiting-full = Alle Plätze sind besetzt.
waiting-begun = Die Partie hat begonnen.
waiting-over = Diese Partie ist zu Ende.
waiting-already = Sitzt du schon hier, an einem anderen Gerät?
waiting-claim-ask = Schau auf das andere Gerät von { $name }: Es fragt, ob du das bist.
waiting-claim-code = Beide Geräte zeigen diesen Code
waiting-claim-waits = Warten auf eine Antwort …
waiting-claim-declined = Das andere Gerät hat abgelehnt.
waiting-removed = Dein Platz wurde jemand anderem gegeben.
