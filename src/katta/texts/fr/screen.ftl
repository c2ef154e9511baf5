### La table sur un téléviseur.

screen-scan = Scannez pour prendre place
screen-scan-back = De retour ? Scannez pour retrouver votre place
screen-code = Code QR de l’invitation à cette table
screen-code-watch = Code QR de cette table
screen-missing =
    { $count ->
        [one] Il manque { $count } personne
       *[other] Il manque { $count } personnes
    }
screen-complete = Tout le monde est là. { $name } lance la partie.
screen-complete-alone = Tout le monde est là.
screen-no-invite = Le code des places libres s’affiche ici si vous ouvrez cet écran depuis le menu de la table.
screen-no-spectators = La personne qui dirige la table peut admettre le public avant le début de la partie. La table pourra alors s’afficher ici.
screen-again = Pour continuer, touchez « Rejouer » sur un téléphone. Cet écran suit.
