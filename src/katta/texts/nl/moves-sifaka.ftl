### Sifaka: wat een zet doet, in woorden die geen speelveld nodig hebben. De termen staan in ../TERMS.md.

## Waar, gezien vanaf de eigen pion

# Een kaart is twee vakken breed: $rows en $columns leiden naar het dichtstbijzijnde vak, van daaruit ligt ze in beide richtingen.
sifaka-where =
    { $rows ->
        [0]
            { $columns ->
                [1] vlak naast je pion naar { $longitude }, reikend naar { $latitude }
               *[other] { $columns } vakken naar { $longitude } vanaf je pion, reikend naar { $latitude }
            }
       *[other]
            { $columns ->
                [0]
                    { $rows ->
                        [1] vlak naast je pion naar { $latitude }, reikend naar { $longitude }
                       *[other] { $rows } vakken naar { $latitude } vanaf je pion, reikend naar { $longitude }
                    }
               *[other] { $rows } naar { $latitude } en { $columns } naar { $longitude } vanaf je pion
            }
    }
sifaka-way =
    { $rows ->
        [0]
            { $columns ->
                [1] 1 vak naar { $longitude }
               *[other] { $columns } vakken naar { $longitude }
            }
       *[other]
            { $columns ->
                [0]
                    { $rows ->
                        [1] 1 vak naar { $latitude }
                       *[other] { $rows } vakken naar { $latitude }
                    }
               *[other]
                    { $rows ->
                        [1] 1 vak naar { $latitude } en { $columns } naar { $longitude }
                       *[other] { $rows } vakken naar { $latitude } en { $columns } naar { $longitude }
                    }
            }
    }

## Wat een kaart oplevert

sifaka-gain =
    { $covered-count ->
        [0] bedekt geen palm en geen pijl
       *[other] bedekt { $covered }
    }{ $reach-count ->
        [0] { "" }
       *[other] ; binnen bereik: { $reach }
    }
sifaka-turned =
    { $rotation ->
        [0] niet gedraaid
        [1] een kwartslag naar rechts gedraaid
        [2] een halve slag gedraaid
       *[3] een kwartslag naar links gedraaid
    }

## Knoppen

sifaka-choose-face = Naar { $direction } kijken
sifaka-choose-place = De kaart leggen, { sifaka-where }, { sifaka-turned }: { sifaka-gain }
sifaka-choose-pass = De kaart uit het spel nemen
sifaka-choose-go = { sifaka-way } gaan en naar { $direction } kijken
sifaka-choose-take = { sifaka-way } gaan, naar { $direction } kijken en { $token } nemen
sifaka-choose-stay = Blijven staan en naar { $direction } kijken

## Een keuze in twee stappen

sifaka-step-place = { sifaka-where }: { sifaka-gain }
    .title = Waar komt je kaart? Er wordt geteld van je pion tot de kaart.
sifaka-step-rotation =
    { sifaka-turned }, met de klok mee vanaf linksboven: { $lies }{ $ripe ->
        [0] { "" }
       *[other] ; een mango van de kaart ligt binnen bereik
    }
    .title = Hoe draai je hem?

## Op de pagina

sifaka-web-stop = { sifaka-way } gaan, dan een richting kiezen
sifaka-web-stay = Blijven staan, dan een richting kiezen
sifaka-web-not-here = Je kaart mag hier niet liggen.
sifaka-web-no-gain = Bedekt geen palm en geen pijl: je pion blijft staan.
sifaka-web-pawn = pion in { $colour }, kijkt naar { $direction }
sifaka-web-pawn-unturned = pion in { $colour }
sifaka-web-shares = op één vak met { $players }
