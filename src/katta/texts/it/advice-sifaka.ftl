# Perché a un bot piace o no una mossa di Sifaka.

sifaka-reason-nothing = non copre né palme né frecce: la tua pedina resta dov’è
sifaka-reason-steps =
    { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }
sifaka-reason-arrows =
    { $arrows ->
        [one] { $arrows } freccia per girare
       *[other] { $arrows } frecce per girare
    }
sifaka-reason-reaches-green = un mango verde è raggiungibile
sifaka-reason-reaches-yellow = un mango giallo è raggiungibile
sifaka-reason-reaches-red = un mango rosso è raggiungibile
sifaka-reason-reaches-none = nessun mango è raggiungibile
sifaka-reason-grows =
    { $squares ->
        [one] il suo mango più vicino è accanto alla tua pedina
       *[other] il suo mango più vicino è a { $squares } caselle dalla tua pedina
    }
sifaka-reason-takes-green =
    prende un mango verde, circa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
sifaka-reason-takes-yellow =
    prende un mango giallo, circa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
sifaka-reason-takes-red =
    prende un mango rosso, circa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
sifaka-reason-faces-green =
    { $squares ->
        [one] un mango verde è proprio davanti alla tua pedina
       *[other] un mango verde è dritto davanti, a { $squares } caselle
    }
sifaka-reason-faces-yellow =
    { $squares ->
        [one] un mango giallo è proprio davanti alla tua pedina
       *[other] un mango giallo è dritto davanti, a { $squares } caselle
    }
sifaka-reason-faces-red =
    { $squares ->
        [one] un mango rosso è proprio davanti alla tua pedina
       *[other] un mango rosso è dritto davanti, a { $squares } caselle
    }
sifaka-reason-faces-board =
    davanti alla tua pedina { $squares ->
        [one] c’è { $squares } casella
       *[other] ci sono { $squares } caselle
    } senza mango
sifaka-reason-faces-edge = il tabellone finisce proprio davanti alla tua pedina
sifaka-reason-fits-nowhere = la carta non trova posto ed esce dal gioco
