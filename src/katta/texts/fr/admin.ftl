### Ce que `katta admin` dit aux responsables d’un serveur.

admin-none = Il n’y a pas de table.
admin-column-table = Table
admin-column-game = Jeu
admin-column-status = État
admin-column-people = Personnes
admin-column-age = Ouverte
admin-column-last = Dernier coup
admin-status-waiting = en attente
admin-status-playing = en cours
admin-status-over = terminée
admin-status-closed = fermée
admin-age-m = il y a { $count } min
admin-age-h = il y a { $count } h
admin-age-d =
    { $count ->
        [one] il y a { $count } jour
       *[other] il y a { $count } jours
    }
admin-seats = Bots : { $bots }. Places libres : { $open }. Entrées du journal : { $moves }.
admin-closed = La table { $table } est fermée.
admin-deleted =
    { $count ->
        [one] { $count } table a été supprimée.
       *[other] { $count } tables ont été supprimées.
    }
admin-would-delete =
    { $count ->
        [one] { $count } table serait supprimée.
       *[other] { $count } tables seraient supprimées.
    }
admin-checked =
    { $count ->
        [one] { $count } table a été examinée ; abîmées : { $spoilt }.
       *[other] { $count } tables ont été examinées ; abîmées : { $spoilt }.
    }
admin-spoilt-row = sa ligne dans la base de données est illisible
admin-spoilt-game = ce jeu n’existe pas
admin-spoilt-versions = il manque des coups, ou il y en a un de trop
admin-spoilt-seats = ses places ne sont pas complètes
admin-spoilt-rules = jouée selon d’autres règles ; non examinée
admin-spoilt-sealed = ses secrets ne s’ouvrent pas avec cette clé
admin-spoilt-moves = ses coups ne peuvent pas être rejoués
admin-spoilt-deal = toutes les cartes ne sont pas celles que donne le secret du donneur
admin-spoilt-end = la fin de la partie ne correspond pas à ses coups
admin-spoilt-result = le résultat conservé n’est pas celui de la partie
admin-backed-up =
    { $count ->
        [one] { $count } table a été écrite dans { $file }.
       *[other] { $count } tables ont été écrites dans { $file }.
    }
admin-without-key = Ses secrets sont scellés : pour la restaurer ailleurs, il faut aussi la clé. Gardez une copie de { $key } à un autre endroit.
admin-with-key = Elle contient la clé de { $key } : qui possède ce fichier peut lire tous les secrets. Gardez-le en lieu sûr.
admin-restored =
    { $count ->
        [one] { $count } table a été restaurée.
       *[other] { $count } tables ont été restaurées.
    }
admin-shut =
    { $count ->
        [one] Les secrets de { $count } table ne s’ouvrent pas : sa clé manque. Ajoutez-la comme ligne à { $key }.
       *[other] Les secrets de { $count } tables ne s’ouvrent pas : leur clé manque. Ajoutez-la comme ligne à { $key }.
    }
error-admin-table = Il n’y a pas de table « { $table } ».
error-admin-over = La table { $table } est déjà terminée.
error-admin-rule = Dites quelles tables doivent partir : --finished-before 90d, --idle-before 30d, ou les deux.
error-admin-age = « { $age } » n’est pas une durée ; une durée s’écrit 90d, 12h, 30m ou 2w.
error-admin-no-store = Il n’y a pas de tables de Katta dans { $what }. Indiquez le bon endroit avec --database.
error-admin-revision = Les tables dans { $what } sont d’une autre version de Katta. Démarrez une fois leur serveur avec cette version, ou mettez Katta à jour.
error-admin-store = Les tables sont inaccessibles : { $problem }.
error-admin-server = Le serveur à l’adresse { $address } ne le fait pas : { $problem }.
error-admin-token = Le serveur à l’adresse { $address } n’accepte pas la clé de ces tables. Indiquez la bonne avec --key-file.
error-admin-running = Le serveur à l’adresse { $address } est en marche. Arrêtez-le d’abord, ou restaurez pendant qu’il tourne avec --while-running ; on demandera d’attendre à ceux qui jouent.
error-admin-backup = { $file } n’est pas une sauvegarde de Katta, ou provient d’une version plus récente.
error-admin-not-empty = Il y a déjà des tables dans { $what } ; rien n’a été changé. Avec --replace elles sont remplacées.
