# Warum einem Bot ein Zug in Sifaka gefällt oder nicht.

sifaka-reason-nothing = weder Schritte noch Pfeil
sifaka-reason-steps =
    { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
sifaka-reason-reaches-green = eine grüne Mango ist erreichbar
sifaka-reason-reaches-yellow = eine gelbe Mango ist erreichbar
sifaka-reason-reaches-red = eine rote Mango ist erreichbar
sifaka-reason-takes-green = nimmt eine grüne Mango
sifaka-reason-takes-yellow = nimmt eine gelbe Mango
sifaka-reason-takes-red = nimmt eine rote Mango
