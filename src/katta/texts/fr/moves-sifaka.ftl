### Sifaka : ce que fait un coup, en mots qui se passent de plateau. Les termes sont dans ../TERMS.md.

## Où, vu depuis son propre pion

# Une carte fait deux cases de large : $rows et $columns mènent à sa case la plus proche, d’où elle s’étend dans les deux directions.
sifaka-where =
    { $rows ->
        [0]
            { $columns ->
                [1] juste à côté de votre pion vers { $longitude }, en s’étendant vers { $latitude }
               *[other] à { $columns } cases de votre pion vers { $longitude }, en s’étendant vers { $latitude }
            }
       *[other]
            { $columns ->
                [0]
                    { $rows ->
                        [1] juste à côté de votre pion vers { $latitude }, en s’étendant vers { $longitude }
                       *[other] à { $rows } cases de votre pion vers { $latitude }, en s’étendant vers { $longitude }
                    }
               *[other] à { $rows } vers { $latitude } et { $columns } vers { $longitude } de votre pion
            }
    }
sifaka-way =
    { $rows ->
        [0]
            { $columns ->
                [1] 1 case vers { $longitude }
               *[other] { $columns } cases vers { $longitude }
            }
       *[other]
            { $columns ->
                [0]
                    { $rows ->
                        [1] 1 case vers { $latitude }
                       *[other] { $rows } cases vers { $latitude }
                    }
               *[other]
                    { $rows ->
                        [1] 1 case vers { $latitude } et { $columns } vers { $longitude }
                       *[other] { $rows } cases vers { $latitude } et { $columns } vers { $longitude }
                    }
            }
    }

## Ce que rapporte une carte posée

sifaka-gain =
    { $covered-count ->
        [0] ne recouvre ni palmier ni flèche
       *[other] recouvre { $covered }
    }{ $reach-count ->
        [0] { "" }
       *[other]  ; à portée : { $reach }
    }
sifaka-turned =
    { $rotation ->
        [0] sans la tourner
        [1] tournée d’un quart vers la droite
        [2] tournée d’un demi-tour
       *[3] tournée d’un quart vers la gauche
    }

## Boutons

sifaka-choose-face = Regarder vers { $direction }
sifaka-choose-place = Poser la carte { sifaka-where }, { sifaka-turned } : { sifaka-gain }
sifaka-choose-pass = Retirer la carte du jeu
sifaka-choose-go = Avancer de { sifaka-way } et regarder vers { $direction }
sifaka-choose-take = Avancer de { sifaka-way }, regarder vers { $direction } et prendre { $token }
sifaka-choose-stay = Rester sur place et regarder vers { $direction }

## Un choix en deux étapes

sifaka-step-place = { sifaka-where } : { sifaka-gain }
    .title = Où posez-vous votre carte ? Les cases se comptent de votre pion à la carte.
sifaka-step-rotation =
    { sifaka-turned }, depuis le haut à gauche dans le sens horaire : { $lies }{ $ripe ->
        [0] { "" }
       *[other]  ; une mangue de la carte est à portée
    }
    .title = Comment la tournez-vous ?

## Sur la page

sifaka-web-stop = Avancer de { sifaka-way }, puis choisir une direction
sifaka-web-stay = Rester sur place, puis choisir une direction
sifaka-web-not-here = Votre carte ne peut pas être posée ici.
sifaka-web-no-gain = Ne recouvre ni palmier ni flèche : votre pion reste sur place.
sifaka-web-pawn = pion { $colour }, tourné vers { $direction }
sifaka-web-pawn-unturned = pion { $colour }
sifaka-web-shares = sur la même case que { $players }
