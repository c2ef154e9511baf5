### Der Server und der Client, der sich an seine Tische setzt.

server-starting = Vorbereitung …
server-ready =
    Katta ist offen unter

      { $address }

    Strg-C beendet es.
server-preparing = Die Regeln werden ein, zwei Minuten lang vorbereitet. Spielen geht schon; nur stärkere Bots und Tipps brauchen bis dahin länger.
error-serve-port = Katta kann nicht auf { $what } lauschen: { $problem }. Wähle mit --port einen anderen Port.
error-serve-newer = Die Tische in { $what } stammen von einem neueren Katta; nichts wurde geändert. Bring Katta auf den neuesten Stand oder wähle mit --database einen anderen Ort.
error-serve-store = Tische lassen sich nicht in { $what } aufbewahren: { $problem }. Wähle mit --database einen anderen Ort.
error-serve-taken = Die Tische in { $what } werden schon von einem anderen Katta bedient. Beende erst jenes oder wähle mit --database einen anderen Ort.
error-serve-base-path = „{ $path }“ ist kein Pfad, unter dem ein Server liegen kann; /katta wäre einer.
error-serve-proxy = „{ $network }“ ist weder eine Adresse noch ein Netz; 10.0.0.0/8 wäre eines.
error-config-file = { $file } lässt sich nicht als Datei mit Einstellungen lesen: { $problem }.
error-config-unknown = { $file } setzt „{ $name }“, doch das ist keine Einstellung. `katta serve --help` nennt sie alle.
error-config-value = { $file } setzt „{ $name }“ auf { $value }, doch das geht nicht.
error-config-variable = Die Umgebung setzt { $name }, doch das ist keine Einstellung. `katta serve --help` nennt sie alle.
error-config-twice = { $name } und { $other } sind beide gesetzt; lass eines davon weg.
error-serve-key = { $what } enthält keinen Schlüssel von Katta. Lege die richtige Datei dorthin oder wähle mit --key-file eine andere.
error-serve-no-key = Die Geheimnisse in dieser Datenbank sind mit dem Schlüssel eines anderen Servers versiegelt. Kopiere dessen Schlüsseldatei nach { $what } oder nenne sie mit --key-file.

## Joining a table

join-link = Dein Platz, auch nach einer Pause oder von einem anderen Gerät aus: { $link }
join-invite = Schicke deinen Leuten diesen Link: { $link }
join-lost = Keine Verbindung; deine Partie ist sicher. Neuer Versuch …
join-waiting =
    { $count ->
        [one] { $count } Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
join-help =
    Tippe 1, 2, … oder die Worte einer Möglichkeit
    ? zeigt diese Hilfe
    r zeigt die Regel, die gerade zählt
    u nimmt deinen letzten Zug zurück, wenn der Tisch es erlaubt
    q verlässt den Tisch; derselbe Link bringt dich zurück
join-record = Die Aufzeichnung der Partie: { $address }
error-join-link = „{ $link }“ ist kein Link zu einem Tisch; ein Link sieht aus wie http://host/table/NAME#GEHEIMNIS.
error-join-unreachable = { $link } ist nicht erreichbar: { $problem }.
error-join-refused = { $problem }

## Trouble with the store

server-looking = Noch ist nicht bekannt, ob das aufbewahrt wurde: Der Server sieht nach und sagt es dir.
server-troubled = Der Server kann gerade nichts aufbewahren. Nichts Bestätigtes ist verloren, und es geht von selbst weiter.
server-recovered = Der Server kann wieder alles aufbewahren.

## Refusals

server-bad-host = Dieser Server hört nicht auf den Namen in dieser Adresse. Wer ihn betreibt, kann den Namen mit --allowed-host zulassen.
server-bad-message = Diese Nachricht gehört nicht zu diesem Protokoll.
server-bad-name = Ein Spitzname hat 1 bis 40 sichtbare Zeichen.
server-bad-origin = Seiten einer anderen Website dürfen diesen Server nicht benutzen.
server-bad-push = An dieses Gerät lassen sich von hier keine Nachrichten senden.
server-bad-record = Diese Aufzeichnung ist beschädigt: { $problem }.
server-bad-seats = Diese Plätze passen nicht zusammen; sieh dir den Tisch noch einmal an.
server-bad-table = So ein Tisch ist nicht möglich: { $problem }.
server-closed = Dieser Tisch wurde von den Betreibern des Servers geschlossen.
server-forbidden = Das ist den Betreibern des Servers vorbehalten.
server-has-begun = Die Partie hat begonnen; das lässt sich nur vorher festlegen.
server-hello-first = Öffne zuerst den Link eines Tisches.
server-hints-off = An diesem Tisch gibt es keine Tipps.
server-mark-taken = Mit dieser Farbe spielt schon jemand.
server-name-taken = { $name } sitzt schon hier; wähle einen anderen Spitznamen.
server-newer-rules = An diesem Tisch gelten neuere Regeln, als dieser Server kennt; er bleibt erhalten und geht weiter, wenn der Server auf dem neuesten Stand ist.
server-no-claim = Diese Anfrage ist nicht mehr offen.
server-no-open-seat = An diesem Tisch ist kein Platz frei.
server-no-proposal = Darüber wird nicht mehr abgestimmt.
server-no-spectators = An diesem Tisch darf niemand zuschauen.
server-no-such-evening = Diesen Spieleabend gibt es hier nicht.
server-no-such-game = Dieses Spiel gibt es hier nicht.
server-no-such-mark = Diese Farbe gibt es in diesem Spiel nicht.
server-no-such-table = Diesen Tisch gibt es hier nicht.
server-nobody-there = Auf diesem Platz ist gerade niemand, der dich hereinlassen könnte. Nimm den persönlichen Link des Platzes.
server-not-a-person = Auf diesem Platz sitzt kein Mensch.
server-not-asked = Du bist hier nicht gefragt.
server-not-away = Für dich spielt gerade kein Bot.
server-not-host = Das darf nur, wer gerade den Tisch leitet.
server-not-over = Die Partie ist noch nicht zu Ende.
server-not-playing = Die Partie läuft nicht.
server-not-readable = Der Server kann das gerade nicht nachsehen; nichts hat sich geändert. Versuche es gleich noch einmal.
server-not-seated = Das darf nur, wer am Tisch sitzt.
server-not-stored = Der Server konnte das nicht aufbewahren; nichts hat sich geändert. Versuche es noch einmal.
server-not-your-turn = Du bist nicht am Zug.
server-old-rules = Dieser Tisch folgte älteren Regeln; hier geht er nicht weiter.
server-other-protocol = Dieser Server spricht Protokoll { $protocol }; es braucht einen anderen Client.
server-paused = Der Server wird gerade neu eingerichtet; gleich geht es weiter.
server-sealed = Die Geheimnisse dieses Tisches lassen sich nicht lesen, weil ihr Schlüssel fehlt. Der Tisch wird aufbewahrt und geht weiter, sobald der Schlüssel wieder da ist.
server-seat-needs-name = Nenne einen Spitznamen, um hier Platz zu nehmen.
server-seat-present = Diese Person ist da oder war es bis eben.
server-seats-open = Es sind noch Plätze frei: Warte auf die anderen oder beginne mit Bots.
server-spoilt-table = Dieser Tisch ist nicht mehr lesbar. Er wird beiseitegelegt, wie er ist; alle anderen gehen weiter.
server-stale = Am Tisch ging es inzwischen weiter; das kam zu spät.
server-stopping = Der Server hält gerade an; versuche es gleich noch einmal.
server-too-fast = Zu viel auf einmal; warte einen Moment.
server-too-long = Das ist zu lang; hier werden höchstens { $most } KB gelesen.
server-too-many-people = Dieses Spiel ist für höchstens { $most }.
server-too-many-sockets = Zu viele Verbindungen von deiner Adresse.
server-too-many-tables = Zu viele neue Tische von deiner Adresse; warte eine Weile.
server-too-slow = Die Anfrage hat zu lange gebraucht, um anzukommen.
server-undo-nothing = Es gibt nichts, was du zurücknehmen könntest.
server-undo-revealed = Dieser Zug hat Verborgenes gezeigt, deshalb gilt er.
server-unknown-level = Es gibt keinen Bot „{ $level }“.
server-unknown-phrase = Diesen Spruch gibt es nicht.
server-unreachable = Dieser Tisch zieht gerade auf einen anderen Server um; versuche es gleich noch einmal.
server-unsettled = Noch ist nicht bekannt, ob das aufbewahrt wurde. Frage gleich noch einmal: Es geschieht nur einmal.
server-wrong-secret = Dieser Link öffnet keinen Platz an diesem Tisch.
