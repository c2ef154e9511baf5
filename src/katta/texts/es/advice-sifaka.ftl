# Por qué a un bot le gusta o no una jugada de Sifaka.

sifaka-reason-nothing = no da ni pasos ni flecha
sifaka-reason-steps =
    { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }
sifaka-reason-reaches-green = al alcance de un mango verde
sifaka-reason-reaches-yellow = al alcance de un mango amarillo
sifaka-reason-reaches-red = al alcance de un mango rojo
sifaka-reason-takes-green = toma un mango verde
sifaka-reason-takes-yellow = toma un mango amarillo
sifaka-reason-takes-red = toma un mango rojo
