# Por qué a un bot le gusta o no una jugada de Malédiction!

malediction-reason-hand =
    esta mano promete cerca de { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }
malediction-reason-odds = cumplido en cerca del { $percent } % de los casos
malediction-reason-mends = quita una penalización de tu carta de puntos
malediction-reason-need =
    todavía te { $tricks ->
        [one] falta { $tricks } baza
       *[other] faltan { $tricks } bazas
    }
malediction-reason-hat = tu contrato está asegurado; más bazas pueden darte el sombrero
malediction-reason-avoid = ya tienes todas tus bazas: con una más, fallas el contrato
malediction-reason-lost = ya has fallado el contrato; solo queda el sombrero
malediction-reason-fulfils = cumple tu contrato
