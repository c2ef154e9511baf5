# Warum einem Bot ein Zug in Sifaka gefällt oder nicht.

sifaka-reason-nothing = überdeckt weder Palme noch Pfeil: Deine Figur bleibt stehen
sifaka-reason-steps =
    { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
sifaka-reason-arrows =
    { $arrows ->
        [one] { $arrows } Pfeil zum Abbiegen
       *[other] { $arrows } Pfeile zum Abbiegen
    }
sifaka-reason-reaches-green = eine grüne Mango ist erreichbar
sifaka-reason-reaches-yellow = eine gelbe Mango ist erreichbar
sifaka-reason-reaches-red = eine rote Mango ist erreichbar
sifaka-reason-reaches-none = keine Mango ist erreichbar
sifaka-reason-grows =
    { $squares ->
        [one] die nächste Mango der Karte liegt neben deiner Figur
       *[other] die nächste Mango der Karte liegt { $squares } Felder von deiner Figur
    }
sifaka-reason-takes-green =
    nimmt eine grüne Mango, etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
sifaka-reason-takes-yellow =
    nimmt eine gelbe Mango, etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
sifaka-reason-takes-red =
    nimmt eine rote Mango, etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
sifaka-reason-faces-green =
    { $squares ->
        [one] eine grüne Mango liegt direkt vor deiner Figur
       *[other] eine grüne Mango liegt geradeaus, { $squares } Felder entfernt
    }
sifaka-reason-faces-yellow =
    { $squares ->
        [one] eine gelbe Mango liegt direkt vor deiner Figur
       *[other] eine gelbe Mango liegt geradeaus, { $squares } Felder entfernt
    }
sifaka-reason-faces-red =
    { $squares ->
        [one] eine rote Mango liegt direkt vor deiner Figur
       *[other] eine rote Mango liegt geradeaus, { $squares } Felder entfernt
    }
sifaka-reason-faces-board =
    vor deiner Figur { $squares ->
        [one] liegt { $squares } Feld
       *[other] liegen { $squares } Felder
    } ohne Mango
sifaka-reason-faces-edge = direkt vor deiner Figur endet die Spielfläche
sifaka-reason-fits-nowhere = die Karte passt nirgends und kommt aus dem Spiel
