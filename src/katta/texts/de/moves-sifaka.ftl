### Sifaka: was ein Zug bewirkt, in Worten, die ohne Spielfläche auskommen. Die Begriffe stehen in ../TERMS.md.

## Wo, von der eigenen Figur aus gesehen

# Eine Karte ist zwei Felder breit: $rows und $columns führen zu ihrem nächsten Feld, von dort aus liegt sie in beide Richtungen.
sifaka-where =
    { $rows ->
        [0]
            { $columns ->
                [1] gleich neben deiner Figur im { $longitude }, nach { $latitude } reichend
               *[other] { $columns } Felder nach { $longitude } von deiner Figur aus, nach { $latitude } reichend
            }
       *[other]
            { $columns ->
                [0]
                    { $rows ->
                        [1] gleich neben deiner Figur im { $latitude }, nach { $longitude } reichend
                       *[other] { $rows } Felder nach { $latitude } von deiner Figur aus, nach { $longitude } reichend
                    }
               *[other] { $rows } nach { $latitude } und { $columns } nach { $longitude } von deiner Figur aus
            }
    }
sifaka-way =
    { $rows ->
        [0]
            { $columns ->
                [1] 1 Feld nach { $longitude }
               *[other] { $columns } Felder nach { $longitude }
            }
       *[other]
            { $columns ->
                [0]
                    { $rows ->
                        [1] 1 Feld nach { $latitude }
                       *[other] { $rows } Felder nach { $latitude }
                    }
               *[other]
                    { $rows ->
                        [1] 1 Feld nach { $latitude } und { $columns } nach { $longitude }
                       *[other] { $rows } Felder nach { $latitude } und { $columns } nach { $longitude }
                    }
            }
    }

## Was eine Karte bringt

sifaka-gain =
    { $covered-count ->
        [0] überdeckt keine Palme und keinen Pfeil
       *[other] überdeckt { $covered }
    }{ $reach-count ->
        [0] { "" }
       *[other] ; in Reichweite: { $reach }
    }
sifaka-turned =
    { $rotation ->
        [0] nicht gedreht
        [1] ein Viertel nach rechts gedreht
        [2] halb herumgedreht
       *[3] ein Viertel nach links gedreht
    }

## Knöpfe

sifaka-choose-face = Nach { $direction } blicken
sifaka-choose-place = Karte legen, { sifaka-where }, { sifaka-turned }: { sifaka-gain }
sifaka-choose-pass = Karte aus dem Spiel nehmen
sifaka-choose-go = { sifaka-way } gehen und nach { $direction } blicken
sifaka-choose-take = { sifaka-way } gehen, nach { $direction } blicken und { $token } nehmen
sifaka-choose-stay = Stehen bleiben und nach { $direction } blicken

## Eine Wahl in zwei Schritten

sifaka-step-place = { sifaka-where }: { sifaka-gain }
    .title = Wohin kommt deine Karte? Gezählt wird von deiner Figur bis zur Karte.
sifaka-step-rotation =
    { sifaka-turned }, im Uhrzeigersinn von links oben: { $lies }{ $ripe ->
        [0] { "" }
       *[other] ; eine Mango der Karte ist in Reichweite
    }
    .title = Wie drehst du sie?

## Auf der Seite

sifaka-web-stop = { sifaka-way } gehen, dann eine Richtung wählen
sifaka-web-stay = Stehen bleiben, dann eine Richtung wählen
sifaka-web-not-here = Hier darf deine Karte nicht liegen.
sifaka-web-no-gain = Überdeckt keine Palme und keinen Pfeil: Deine Figur bleibt stehen.
sifaka-web-pawn = { $colour }e Figur, blickt nach { $direction }
sifaka-web-pawn-unturned = { $colour }e Figur
sifaka-web-shares = auf einem Feld mit { $players }
