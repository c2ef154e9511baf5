# Waarom een bot een zet in Sifaka goed vindt, of niet.

sifaka-reason-nothing = bedekt geen palm en geen pijl: je pion blijft staan
sifaka-reason-steps =
    { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    }
sifaka-reason-arrows =
    { $arrows ->
        [one] { $arrows } pijl om af te slaan
       *[other] { $arrows } pijlen om af te slaan
    }
sifaka-reason-reaches-green = een groene mango is bereikbaar
sifaka-reason-reaches-yellow = een gele mango is bereikbaar
sifaka-reason-reaches-red = een rode mango is bereikbaar
sifaka-reason-reaches-none = geen mango is bereikbaar
sifaka-reason-grows =
    { $squares ->
        [one] de dichtstbijzijnde mango van de kaart ligt naast je pion
       *[other] de dichtstbijzijnde mango van de kaart ligt { $squares } vakken van je pion
    }
sifaka-reason-takes-green =
    neemt een groene mango, ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
sifaka-reason-takes-yellow =
    neemt een gele mango, ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
sifaka-reason-takes-red =
    neemt een rode mango, ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
sifaka-reason-faces-green =
    { $squares ->
        [one] een groene mango ligt vlak voor je pion
       *[other] een groene mango ligt recht vooruit, { $squares } vakken ver
    }
sifaka-reason-faces-yellow =
    { $squares ->
        [one] een gele mango ligt vlak voor je pion
       *[other] een gele mango ligt recht vooruit, { $squares } vakken ver
    }
sifaka-reason-faces-red =
    { $squares ->
        [one] een rode mango ligt vlak voor je pion
       *[other] een rode mango ligt recht vooruit, { $squares } vakken ver
    }
sifaka-reason-faces-board =
    voor je pion { $squares ->
        [one] ligt { $squares } vak
       *[other] liggen { $squares } vakken
    } zonder mango
sifaka-reason-faces-edge = vlak voor je pion houdt het speelveld op
sifaka-reason-fits-nowhere = de kaart past nergens en gaat uit het spel
