### Le serveur et le client qui rejoint ses tables.

server-starting = Préparation…
server-ready =
    Katta est ouvert à l’adresse

      { $address }

    Arrêtez-le avec Ctrl-C.
server-preparing = Les règles sont en préparation pendant une minute ou deux. On peut déjà jouer ; seuls les robots plus forts et les indices se font attendre.
error-serve-port = Katta ne peut pas écouter à l’adresse { $what } : { $problem }. Choisissez un autre port avec --port.
error-serve-newer = Les tables dans { $what } viennent d’une version plus récente de Katta ; rien n’a été changé. Mettez Katta à jour ou choisissez un autre endroit avec --database.
error-serve-store = Impossible de garder les tables dans { $what } : { $problem }. Choisissez un autre endroit avec --database.
error-serve-taken = Les tables de { $what } sont déjà servies par un autre Katta. Arrêtez-le d’abord, ou choisissez un autre endroit avec --database.
error-serve-base-path = « { $path } » n’est pas un chemin sous lequel placer un serveur ; /katta en serait un.
error-serve-proxy = « { $network } » n’est ni une adresse ni un réseau ; 10.0.0.0/8 en serait un.
error-config-file = { $file } n’est pas lisible comme fichier de réglages : { $problem }.
error-config-unknown = { $file } règle « { $name } », qui n’est pas un réglage. `katta serve --help` les donne tous.
error-config-value = { $file } donne à « { $name } » la valeur { $value }, ce qui n’est pas possible.
error-config-variable = L’environnement définit { $name }, qui n’est pas un réglage. `katta serve --help` les donne tous.
error-config-twice = { $name } et { $other } sont définis tous les deux ; enlevez-en un.
error-serve-key = { $what } ne contient pas de clé de Katta. Mettez-y le bon fichier, ou choisissez-en un autre avec --key-file.
error-serve-no-key = Les secrets de cette base de données sont scellés avec la clé d’un autre serveur. Copiez son fichier de clé vers { $what }, ou indiquez-le avec --key-file.

## Joining a table

join-link = Votre place, même après une pause ou depuis un autre appareil : { $link }
join-invite = Envoyez ce lien à vos proches : { $link }
join-lost = Pas de connexion ; votre partie est en sécurité. Nouvelle tentative…
join-waiting =
    { $count ->
        [one] { $count } place est encore libre.
       *[other] { $count } places sont encore libres.
    }
join-help =
    Tapez 1, 2, … ou les mots d’un choix
    ? affiche cette aide
    r affiche la règle qui compte maintenant
    u annule votre dernier coup, si la table le permet
    q quitte la table ; le même lien vous y ramène
join-record = L’enregistrement de la partie : { $address }
error-join-link = « { $link } » n’est pas le lien d’une table ; un lien ressemble à http://serveur/table/NOM#SECRET.
error-join-unreachable = { $link } est injoignable : { $problem }.
error-join-refused = { $problem }

## Trouble with the store

server-looking = On ne sait pas encore si cela a été gardé : le serveur vérifie et vous le dira.
server-troubled = Le serveur ne peut rien garder pour l’instant. Rien de ce qui a été confirmé n’est perdu, et il reprendra de lui-même.
server-recovered = Le serveur peut de nouveau tout garder.

## Refusals

server-bad-host = Ce serveur ne répond pas au nom qui figure dans cette adresse. La personne qui le gère peut autoriser ce nom avec --allowed-host.
server-bad-message = Ce message n’appartient pas à ce protocole.
server-bad-name = Un pseudo compte de 1 à 40 caractères visibles.
server-bad-origin = Les pages d’un autre site ne peuvent pas utiliser ce serveur.
server-bad-push = Aucun message ne peut être envoyé d’ici à cet appareil.
server-bad-record = Cet enregistrement est endommagé : { $problem }.
server-bad-seats = Ces places ne vont pas ensemble ; regardez la table à nouveau.
server-bad-table = Une telle table est impossible : { $problem }.
server-closed = Cette table a été fermée par les responsables du serveur.
server-forbidden = Ceci est réservé aux responsables du serveur.
server-has-begun = La partie a commencé ; cela ne se règle qu’avant.
server-hello-first = Ouvrez d’abord le lien d’une table.
server-hints-off = Il n’y a pas d’indices à cette table.
server-mark-taken = Quelqu’un joue déjà avec cette couleur.
server-name-taken = { $name } est déjà à cette table ; choisissez un autre pseudo.
server-newer-rules = Cette table suit des règles plus récentes que celles de ce serveur ; elle est conservée et reprendra quand le serveur sera à jour.
server-no-claim = Cette demande n’est plus ouverte.
server-no-open-seat = Il n’y a plus de place libre à cette table.
server-no-proposal = Cette proposition n’est plus ouverte.
server-no-spectators = Cette table n’admet pas de public.
server-no-such-evening = Cette soirée n’existe pas ici.
server-no-such-game = Ce jeu n’existe pas ici.
server-no-such-mark = Ce jeu n’a pas cette couleur.
server-no-such-table = Cette table n’existe pas ici.
server-nobody-there = Personne n’est à cette place en ce moment pour vous laisser entrer. Utilisez le lien personnel de la place.
server-not-a-person = Aucune personne n’occupe cette place.
server-not-asked = On ne vous demande pas votre accord.
server-not-away = Aucun robot ne joue à votre place.
server-not-host = Seule la personne qui anime la table peut le faire.
server-not-over = La partie n’est pas encore terminée.
server-not-playing = La partie n’est pas en cours.
server-not-readable = Le serveur ne peut pas le consulter pour l’instant ; rien n’a changé. Réessayez dans un instant.
server-not-seated = Seules les personnes assises à la table peuvent le faire.
server-not-stored = Le serveur n’a pas pu le garder ; rien n’a changé. Réessayez.
server-not-your-turn = Ce n’est pas votre tour.
server-old-rules = Cette table suivait d’anciennes règles ; elle ne peut pas continuer ici.
server-other-protocol = Ce serveur parle le protocole { $protocol } ; il faut un autre client.
server-paused = Le serveur est en cours de remise en place ; il reprend dans un instant.
server-sealed = Les secrets de cette table ne peuvent pas être lus, car leur clé manque. La table est conservée et reprendra quand la clé sera de retour.
server-seat-needs-name = Donnez un pseudo pour prendre cette place.
server-seat-present = Cette personne est là, ou l’était à l’instant.
server-seats-open = Il reste des places libres : attendez les autres ou commencez avec des robots.
server-spoilt-table = Cette table ne peut plus être lue. Elle est mise de côté telle quelle ; toutes les autres continuent.
server-stale = La partie a continué entre-temps ; c’était trop tard.
server-stopping = Le serveur est en train de s’arrêter ; réessayez dans un instant.
server-too-fast = Trop de choses à la fois ; attendez un instant.
server-too-long = C’est trop long ; au plus { $most } Ko sont lus ici.
server-too-many-people = Ce jeu se joue à { $most } au plus.
server-too-many-sockets = Trop de connexions depuis votre adresse.
server-too-many-tables = Trop de nouvelles tables depuis votre adresse ; attendez un peu.
server-too-slow = La requête a mis trop de temps à arriver.
server-undo-nothing = Il n’y a rien que vous puissiez annuler.
server-undo-revealed = Ce coup a révélé quelque chose de caché ; il reste donc joué.
server-unknown-level = Il n’y a pas de robot « { $level } ».
server-unknown-phrase = Cette phrase n’existe pas.
server-unreachable = Cette table est en train de changer de serveur ; réessayez dans un instant.
server-unsettled = On ne sait pas encore si cela a été gardé. Redemandez dans un instant : ce ne sera fait qu’une fois.
server-wrong-secret = Ce lien n’ouvre aucune place à cette table.
