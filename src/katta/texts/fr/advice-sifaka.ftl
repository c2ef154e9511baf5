# Pourquoi un robot aime un coup de Sifaka, ou non.

sifaka-reason-nothing = ne recouvre ni palmier ni flèche : votre pion reste où il est
sifaka-reason-steps =
    { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }
sifaka-reason-arrows =
    { $arrows ->
        [one] { $arrows } flèche pour tourner
       *[other] { $arrows } flèches pour tourner
    }
sifaka-reason-reaches-green = à portée d’une mangue verte
sifaka-reason-reaches-yellow = à portée d’une mangue jaune
sifaka-reason-reaches-red = à portée d’une mangue rouge
sifaka-reason-reaches-none = aucune mangue à portée
sifaka-reason-grows =
    { $squares ->
        [one] sa mangue la plus proche touche votre pion
       *[other] sa mangue la plus proche est à { $squares } cases de votre pion
    }
sifaka-reason-takes-green =
    prend une mangue verte, environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sifaka-reason-takes-yellow =
    prend une mangue jaune, environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sifaka-reason-takes-red =
    prend une mangue rouge, environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sifaka-reason-faces-green =
    { $squares ->
        [one] une mangue verte est juste devant votre pion
       *[other] une mangue verte est droit devant, à { $squares } cases
    }
sifaka-reason-faces-yellow =
    { $squares ->
        [one] une mangue jaune est juste devant votre pion
       *[other] une mangue jaune est droit devant, à { $squares } cases
    }
sifaka-reason-faces-red =
    { $squares ->
        [one] une mangue rouge est juste devant votre pion
       *[other] une mangue rouge est droit devant, à { $squares } cases
    }
sifaka-reason-faces-board =
    devant votre pion, { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    } sans mangue
sifaka-reason-faces-edge = le plateau s’arrête juste devant votre pion
sifaka-reason-fits-nowhere = la carte n’a sa place nulle part et quitte la partie
