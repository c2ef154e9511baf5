# Pourquoi un robot aime un coup de Malédiction!, ou non.

malediction-reason-hand =
    cette main vaut environ { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }
malediction-reason-odds = rempli dans environ { $percent } % des cas
malediction-reason-mends = cela retire une pénalité de votre carte Points
malediction-reason-need =
    il vous manque encore { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }
malediction-reason-hat = votre contrat est assuré ; d’autres plis peuvent rapporter le Chapeau
malediction-reason-avoid = vous avez tous vos plis : un de plus et le contrat est manqué
malediction-reason-lost = le contrat est déjà manqué ; il ne reste que le Chapeau
malediction-reason-fulfils = cela remplit votre contrat
