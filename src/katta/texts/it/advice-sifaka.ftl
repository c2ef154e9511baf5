# Perché a un bot piace o no una mossa di Sifaka.

sifaka-reason-nothing = non dà né passi né freccia
sifaka-reason-steps =
    { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }
sifaka-reason-reaches-green = un mango verde è raggiungibile
sifaka-reason-reaches-yellow = un mango giallo è raggiungibile
sifaka-reason-reaches-red = un mango rosso è raggiungibile
sifaka-reason-takes-green = prende un mango verde
sifaka-reason-takes-yellow = prende un mango giallo
sifaka-reason-takes-red = prende un mango rosso
