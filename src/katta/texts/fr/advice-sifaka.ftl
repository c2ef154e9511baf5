# Pourquoi un robot aime un coup de Sifaka, ou non.

sifaka-reason-nothing = aucun déplacement, aucune flèche
sifaka-reason-steps =
    { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }
sifaka-reason-reaches-green = à portée d’une mangue verte
sifaka-reason-reaches-yellow = à portée d’une mangue jaune
sifaka-reason-reaches-red = à portée d’une mangue rouge
sifaka-reason-takes-green = prend une mangue verte
sifaka-reason-takes-yellow = prend une mangue jaune
sifaka-reason-takes-red = prend une mangue rouge
