### Was der Browser sagt, wenn etwas von ihm nicht mehr geht.

failure-part = Dieser Teil der Seite geht gerade nicht mehr. Die Partie selbst läuft weiter.
failure-page = Diese Seite geht gerade nicht mehr. Nichts, was gespielt wurde, ist verloren.
failure-fetch = Ein Stück von Katta ließ sich nicht laden. Vielleicht ist die Verbindung weg, oder der Server hat eine neuere Version.
failure-hitch = Gerade ist etwas schiefgegangen. Wenn die Seite nicht mehr tut, was sie soll, lade sie neu.
failure-again = Noch einmal versuchen
failure-reload = Neu laden
failure-wait = Wird geladen …
failure-start = Katta lädt nicht, wie es soll. Prüfe die Verbindung und lade die Seite neu.
