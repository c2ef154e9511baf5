### Der Tisch auf einem Fernseher.

screen-scan = Scannen und Platz nehmen
screen-scan-back = Wieder da? Scannen und zum eigenen Platz
screen-code = QR-Code der Einladung an diesen Tisch
screen-code-watch = QR-Code dieses Tisches
screen-missing =
    { $count ->
        [one] Es fehlt noch { $count } Person
       *[other] Es fehlen noch { $count } Personen
    }
screen-complete = Alle sind da. { $name } startet die Partie.
screen-complete-alone = Alle sind da.
screen-no-invite = Der Code für die freien Plätze erscheint hier, wenn du diesen Bildschirm aus dem Menü des Tisches öffnest.
screen-no-spectators = Wer den Tisch leitet, kann vor Beginn der Partie Publikum zulassen. Dann lässt sie sich hier zeigen.
screen-again = Zum Weiterspielen auf einem Telefon „Noch eine Partie“ drücken. Dieser Bildschirm kommt mit.
