### Le serveur et le client qui rejoint ses tables.

server-starting = Préparation …
server-ready =
    Katta est ouvert à l’adresse

      { $address }

    Ctrl-C l’arrête.
error-serve-port = Katta ne peut pas écouter à l’adresse { $what } : { $problem }. Choisis un autre port avec --port.
error-serve-store = Les tables ne peuvent pas être gardées dans { $what } : { $problem }. Choisis un autre endroit avec --database.

## Joining a table

join-link = Ta place, aussi après une pause ou sur un autre appareil : { $link }
join-invite = Envoie ce lien à tes amis : { $link }
join-lost = La connexion est perdue, mais rien d’autre : nouvel essai …
join-waiting =
    { $count ->
        [one] { $count } place est encore libre.
       *[other] { $count } places sont encore libres.
    }
join-help =
    1, 2, … fait un choix ; ses propres mots aussi
    ? affiche cette aide
    r affiche la règle qui compte maintenant
    u reprend ton dernier coup, si la table le permet
    q quitte la table ; le même lien te ramène
join-record = L’enregistrement de la partie : { $address }
error-join-link = « { $link } » n’est pas le lien d’une table ; un lien ressemble à http://hôte/table/NOM#SECRET.
error-join-unreachable = { $link } est injoignable : { $problem }.
error-join-refused = { $problem }

## Refusals

server-bad-message = Ce message n’est pas de ce protocole.
server-bad-name = Un pseudo a de 1 à 40 caractères visibles.
server-bad-origin = Les pages d’un autre site ne peuvent pas utiliser ce serveur.
server-bad-record = Ce n’est pas un enregistrement intact : { $problem }.
server-bad-table = Une telle table est impossible : { $problem }.
server-hello-first = Salue d’abord une table.
server-hints-off = Pas d’indices à cette table.
server-name-taken = { $name } est déjà à cette table ; choisis un autre pseudo.
server-no-open-seat = Il n’y a plus de place libre à cette table.
server-no-such-table = Cette table n’existe pas ici.
server-no-spectators = Cette table n’admet pas de public.
server-not-a-person = Personne n’est assis à cette place.
server-not-away = Aucun bot ne joue à ta place.
server-not-host = Seul l’hôte de la table peut le faire.
server-not-over = La partie n’est pas encore finie.
server-not-playing = La partie n’est pas en cours.
server-not-seated = Seuls ceux qui sont à la table peuvent le faire.
server-not-stored = Le serveur n’a pas pu le garder ; rien n’a changé. Réessaie.
server-not-your-turn = Ce n’est pas ton tour.
server-old-rules = Cette table suivait d’anciennes règles ; elle ne peut pas continuer ici.
server-other-protocol = Ce serveur parle le protocole { $protocol } ; il faut un autre client.
server-seat-needs-name = Donne un pseudo pour prendre cette place.
server-seat-present = Cette personne est là.
server-stale = La table a continué entre-temps.
server-too-fast = Trop à la fois ; attends un instant.
server-too-many-sockets = Trop de connexions depuis ton adresse.
server-too-many-tables = Trop de nouvelles tables depuis ton adresse ; attends un peu.
server-undo-nothing = Il n’y a rien que tu puisses reprendre.
server-undo-revealed = Ce coup a révélé quelque chose de caché ; il reste joué.
server-unknown-level = Il n’y a pas de bot « { $level } ».
server-wrong-secret = Ce lien n’ouvre aucune place à cette table.
