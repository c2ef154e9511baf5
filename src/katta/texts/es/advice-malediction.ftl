# Por qué a un bot le gusta o no una jugada de Malédiction!

malediction-reason-hand =
    esta mano promete cerca de { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }
malediction-reason-odds = cumplido en cerca del { $percent } % de los casos
malediction-reason-worth =
    vale { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
malediction-reason-zero = un cero guardado puede sustituir más tarde una baza que falte
malediction-reason-mends = quita una penalización de tu carta de puntos
malediction-reason-wins = se lleva esta baza con seguridad
malediction-reason-unbeaten = ninguna carta que no ves la supera por sí sola
malediction-reason-beaten-by =
    { $cards ->
        [one] { $cards } carta que no ves la supera
       *[other] { $cards } cartas que no ves la superan
    }
malediction-reason-ties = solo iguala lo mejor hasta ahora: así, nadie se lleva la baza
malediction-reason-sheds = te deshaces de una carta fuerte sin llevarte la baza
malediction-reason-wastes = pierdes una carta fuerte sin llevarte la baza
malediction-reason-ducks = no puede llevarse esta baza, y conservas tus cartas fuertes
malediction-reason-potion = la poción suma { $value }, y te queda una carta menos para después
malediction-reason-void = después no te quedan { $suit } y no tienes que asistir a ese palo
malediction-reason-need =
    todavía te { $tricks ->
        [one] falta { $tricks } baza
       *[other] faltan { $tricks } bazas
    }
malediction-reason-hat = tu contrato está asegurado; más bazas pueden darte el sombrero
malediction-reason-avoid = ya tienes todas tus bazas: con una más, fallas el contrato
malediction-reason-lost = ya has fallado el contrato; solo queda el sombrero
malediction-reason-fulfils =
    cumple tu contrato, que vale { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
malediction-reason-keeps-zeros = conservas tus ceros ({ $zeros }), pero fallas el contrato: −{ $points }
