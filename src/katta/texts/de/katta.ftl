### Was alle Spiele und alle Programme gemeinsam haben. Die Begriffe stehen in ../TERMS.md.

list-and = { $start } und { $last }
# Vor einem Wort, das wie „und“ beginnt, wo eine Sprache darauf achtet.
list-and-vowel = { $start } und { $last }
# What a list holds several times is said once.
list-times = { $item } (×{ $count })

hint-chance = { $percent } %

bot-seated =
    { $count ->
        [one] { $players } ist ein Bot der Stufe „{ $level }“.
       *[other] { $players } sind Bots der Stufe „{ $level }“.
    }
bot-level-random = zufällig
bot-level-easy = leicht
bot-level-medium = mittel
bot-level-hard = schwer
bot-level-expert = sehr schwer

## Refusals

refusal-move-unknown = „{ $text }“ ist kein Zug dieses Spiels. Wähle einen der angebotenen Züge.
refusal-move-not-legal = „{ $text }“ ist jetzt nicht möglich. Wähle einen der angebotenen Züge.
refusal-move-game-over = Die Partie ist zu Ende: Es sind keine Züge mehr möglich.
refusal-move-awaits-chance = Zuerst muss ausgeteilt werden.

## Errors

error-file = { $file } lässt sich nicht lesen oder schreiben: { $problem }.
error-record = { $file } ist keine unversehrte Aufzeichnung, Zeile { $line }: { $problem }.
error-components = Dieses Spielmaterial ist nicht brauchbar: { $problem }.
error-game-missing = Nenne ein Spiel; es gibt { $known }.
error-game-unknown = Unbekanntes Spiel „{ $name }“. Möglich sind: { $known }.
error-seats = { $game } ist für { $least } bis { $most } Personen, nicht für { $count }.
error-option-unknown = Unbekannte Option „{ $text }“. Schreibe NAME=WERT mit einem dieser Namen: { $known }.
error-option-value = Die Option { $name } hat die Werte { $known }, nicht „{ $value }“.
error-language-unknown = Unbekannte Sprache „{ $name }“. Möglich sind: { $known }.
error-level-unknown = Unbekannter Bot „{ $name }“. Möglich sind: { $known }.
error-name = „{ $name }“ kann kein Name sein: Ein Name hat 1 bis { $most } sichtbare Zeichen.
error-names-twice = Am Tisch braucht jede Person einen eigenen Namen.
error-secret = Ein Geheimnis hat { $count } Hexadezimalziffern.
error-save-exists = { $file } gibt es schon und wird nicht überschrieben; spiele mit --resume daran weiter oder nenne eine andere Datei.
error-save-refused = Die Partie lässt sich nicht in { $file } speichern: { $problem }.
error-no-dealer = { $file } wurde von Hand ausgeteilt, deshalb kann niemand weiter austeilen.
error-no-commitment = { $file } wurde von Hand und ohne Festlegung ausgeteilt, deshalb gibt es nichts zu prüfen.
error-input-ended = Die Eingabe war zu Ende, bevor die Partie beginnen konnte; nenne das Spiel und wer mitspielt auf der Befehlszeile oder beantworte die Fragen.
error-section-unknown = Unbekannter Abschnitt „{ $name }“. Möglich sind: { $known }.
error-seat-unknown = Es gibt keinen Platz { $count }; die Plätze sind 1 bis { $most }.
error-bench = Die nicht kompilierten Regeln ließen sich nicht messen: { $problem }
error-bot = Der Bot der Stufe „{ $level }“ denkt nicht mehr; die Partie ist bis hierher gespeichert.

playing-card =
    { $rank ->
        [J] B
        [Q] D
        [K] K
       *[other] { $rank }
    }{ $suit }
