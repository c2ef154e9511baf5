# Por qué a un bot le gusta o no una jugada de Sifaka.

sifaka-reason-nothing = no cubre ni palmera ni flecha: tu peón se queda donde está
sifaka-reason-steps =
    { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }
sifaka-reason-arrows =
    { $arrows ->
        [one] { $arrows } flecha para girar
       *[other] { $arrows } flechas para girar
    }
sifaka-reason-reaches-green = al alcance de un mango verde
sifaka-reason-reaches-yellow = al alcance de un mango amarillo
sifaka-reason-reaches-red = al alcance de un mango rojo
sifaka-reason-reaches-none = ningún mango al alcance
sifaka-reason-grows =
    { $squares ->
        [one] su mango más cercano queda junto a tu peón
       *[other] su mango más cercano queda a { $squares } casillas de tu peón
    }
sifaka-reason-takes-green =
    toma un mango verde, unos { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
sifaka-reason-takes-yellow =
    toma un mango amarillo, unos { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
sifaka-reason-takes-red =
    toma un mango rojo, unos { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
sifaka-reason-faces-green =
    { $squares ->
        [one] un mango verde está justo delante de tu peón
       *[other] un mango verde está en línea recta, a { $squares } casillas
    }
sifaka-reason-faces-yellow =
    { $squares ->
        [one] un mango amarillo está justo delante de tu peón
       *[other] un mango amarillo está en línea recta, a { $squares } casillas
    }
sifaka-reason-faces-red =
    { $squares ->
        [one] un mango rojo está justo delante de tu peón
       *[other] un mango rojo está en línea recta, a { $squares } casillas
    }
sifaka-reason-faces-board =
    ante tu peón hay { $squares ->
        [one] { $squares } casilla
       *[other] { $squares } casillas
    } sin mango
sifaka-reason-faces-edge = el tablero termina justo delante de tu peón
sifaka-reason-fits-nowhere = la carta no cabe en ningún sitio y sale de la partida
