### Ce que tous les jeux et tous les programmes partagent. Le vocabulaire est dans ../TERMS.md.

list-and = { $start } et { $last }
# Devant un mot qui commence comme « et », là où une langue y tient.
list-and-vowel = { $start } et { $last }
# What a list holds several times is said once.
list-times = { $item } (×{ $count })

hint-chance = { $percent } %

bot-seated =
    { $count ->
        [one] { $players } est un robot de niveau « { $level } ».
       *[other] { $players } sont des robots de niveau « { $level } ».
    }
bot-level-random = au hasard
bot-level-easy = facile
bot-level-medium = moyen
bot-level-hard = difficile
bot-level-expert = expert

## Refusals

refusal-move-unknown = « { $text } » n’est pas un coup de ce jeu. Choisissez l’un des coups proposés.
refusal-move-not-legal = « { $text } » n’est pas possible maintenant. Choisissez l’un des coups proposés.
refusal-move-game-over = La partie est terminée : on ne peut plus rien jouer.
refusal-move-awaits-chance = Il faut d’abord distribuer.

## Errors

error-file = Impossible de lire ou d’écrire { $file } : { $problem }.
error-record = { $file } n’est pas un enregistrement intact, ligne { $line } : { $problem }.
error-components = Ce matériel est inutilisable : { $problem }.
error-game-missing = Nommez un jeu ; il y a { $known }.
error-game-unknown = Jeu inconnu : « { $name } ». Jeux disponibles : { $known }.
error-seats = { $game } est un jeu pour { $least } à { $most } personnes, pas pour { $count }.
error-option-unknown = Option inconnue : « { $text } ». Écrivez NOM=VALEUR avec l’un de ces noms : { $known }.
error-option-value = L’option { $name } a les valeurs { $known }, pas « { $value } ».
error-language-unknown = Langue inconnue : « { $name } ». Langues disponibles : { $known }.
error-level-unknown = Robot inconnu : « { $name } ». Robots disponibles : { $known }.
error-name = « { $name } » ne peut pas être un nom : un nom compte de 1 à { $most } caractères visibles.
error-names-twice = Il faut à chaque personne un nom bien à elle.
error-secret = Un secret compte { $count } chiffres hexadécimaux.
error-save-exists = { $file } existe déjà et ne sera pas remplacé ; reprenez-le avec --resume ou nommez un autre fichier.
error-save-refused = Impossible d’enregistrer la partie dans { $file } : { $problem }.
error-no-dealer = { $file } a été distribué à la main, et personne ne peut continuer à distribuer.
error-no-commitment = { $file } a été distribué à la main, sans engagement, il n’y a donc rien à vérifier.
error-input-ended = L’entrée s’est terminée avant le début de la partie ; nommez le jeu et les personnes sur la ligne de commande, ou répondez aux questions.
error-section-unknown = Section inconnue : « { $name } ». Sections disponibles : { $known }.
error-seat-unknown = Il n’y a pas de place { $count } ; les places vont de 1 à { $most }.
error-bench = Impossible de mesurer les règles non compilées : { $problem }
error-bot = Le robot de niveau « { $level } » a cessé de réfléchir ; la partie est enregistrée jusqu’ici.

playing-card =
    { $rank ->
        [J] V
        [Q] D
        [K] R
       *[other] { $rank }
    }{ $suit }
