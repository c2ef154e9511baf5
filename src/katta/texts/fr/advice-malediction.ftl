# Pourquoi un robot aime un coup de Malédiction!, ou non.

malediction-reason-hand =
    cette main vaut environ { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }
malediction-reason-odds = rempli dans environ { $percent } % des cas
malediction-reason-worth =
    il vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
malediction-reason-zero = un zéro gardé peut remplacer plus tard un pli manquant
malediction-reason-mends = cela retire une pénalité de votre carte Points
malediction-reason-wins = prend ce pli à coup sûr
malediction-reason-unbeaten = aucune des cartes que vous ne voyez pas ne la bat à elle seule
malediction-reason-beaten-by =
    { $cards ->
        [one] { $cards } carte que vous ne voyez pas la bat
       *[other] { $cards } cartes que vous ne voyez pas la battent
    }
malediction-reason-ties = ne fait qu’égaler le meilleur coup : pour l’instant, personne ne prend le pli
malediction-reason-sheds = vous vous débarrassez d’une carte forte sans prendre le pli
malediction-reason-wastes = vous perdez une carte forte sans prendre le pli
malediction-reason-ducks = ne peut pas prendre ce pli, et vous gardez vos cartes fortes
malediction-reason-potion = la potion ajoute { $value }, et il vous reste une carte de moins pour la suite
malediction-reason-void = couleur épuisée ensuite ({ $suit }) : vous pourrez alors jouer ce que vous voulez
malediction-reason-need =
    il vous manque encore { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }
malediction-reason-hat = votre contrat est assuré ; d’autres plis peuvent rapporter le Chapeau
malediction-reason-avoid = vous avez tous vos plis : un de plus et le contrat est manqué
malediction-reason-lost = le contrat est déjà manqué ; il ne reste que le Chapeau
malediction-reason-fulfils =
    cela remplit votre contrat, qui vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
malediction-reason-keeps-zeros = vous gardez vos zéros ({ $zeros }), mais le contrat est manqué : −{ $points }
