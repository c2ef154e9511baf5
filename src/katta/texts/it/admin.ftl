### Che cosa dice `katta admin` a chi gestisce un server.

admin-none = Non ci sono tavoli.
admin-column-table = Tavolo
admin-column-game = Gioco
admin-column-status = Stato
admin-column-people = Persone
admin-column-age = Creato
admin-column-last = Ultima mossa
admin-status-waiting = in attesa
admin-status-playing = in corso
admin-status-over = finito
admin-status-closed = chiuso
admin-age-m = { $count } min fa
admin-age-h = { $count } h fa
admin-age-d =
    { $count ->
        [one] { $count } giorno fa
       *[other] { $count } giorni fa
    }
admin-seats = Bot: { $bots }. Posti liberi: { $open }. Voci del registro: { $moves }.
admin-closed = Il tavolo { $table } è chiuso.
admin-deleted =
    { $count ->
        [one] { $count } tavolo è stato eliminato.
       *[other] { $count } tavoli sono stati eliminati.
    }
admin-would-delete =
    { $count ->
        [one] { $count } tavolo verrebbe eliminato.
       *[other] { $count } tavoli verrebbero eliminati.
    }
admin-checked =
    { $count ->
        [one] { $count } tavolo è stato esaminato; danneggiati: { $spoilt }.
       *[other] { $count } tavoli sono stati esaminati; danneggiati: { $spoilt }.
    }
admin-spoilt-row = la sua riga nella base di dati non si può leggere
admin-spoilt-game = questo gioco non esiste
admin-spoilt-versions = mancano delle mosse, o ce n’è una di troppo
admin-spoilt-seats = i suoi posti non sono completi
admin-spoilt-rules = giocato con altre regole; non esaminato
admin-spoilt-sealed = i suoi segreti non si aprono con questa chiave
admin-spoilt-moves = le sue mosse non si possono rigiocare
admin-spoilt-deal = non ogni carta è quella data dal segreto del mazziere
admin-spoilt-end = la fine della partita non concorda con le sue mosse
admin-spoilt-result = il risultato conservato non è quello uscito
admin-backed-up =
    { $count ->
        [one] { $count } tavolo è stato scritto in { $file }.
       *[other] { $count } tavoli sono stati scritti in { $file }.
    }
admin-without-key = I suoi segreti sono sigillati: per ripristinarli altrove serve anche la chiave. Tieni una copia di { $key } in un altro posto.
admin-with-key = Contiene la chiave di { $key }: chi ha questo file può leggere tutti i segreti. Conservalo al sicuro.
admin-restored =
    { $count ->
        [one] { $count } tavolo è stato ripristinato.
       *[other] { $count } tavoli sono stati ripristinati.
    }
admin-shut =
    { $count ->
        [one] I segreti di { $count } tavolo non si aprono: manca la sua chiave. Aggiungila come riga a { $key }.
       *[other] I segreti di { $count } tavoli non si aprono: manca la loro chiave. Aggiungila come riga a { $key }.
    }
error-admin-table = Non c’è nessun tavolo «{ $table }».
error-admin-over = Il tavolo { $table } è già finito.
error-admin-rule = Di’ quali tavoli devono andare: --finished-before 90d, --idle-before 30d, o entrambi.
error-admin-age = «{ $age }» non è una durata; una durata si scrive 90d, 12h, 30m o 2w.
error-admin-no-store = Non ci sono tavoli di Katta in { $what }. Indica il posto giusto con --database.
error-admin-revision = I tavoli in { $what } sono di un’altra versione di Katta. Avvia una volta il loro server con questa versione, o aggiorna Katta.
error-admin-store = I tavoli non si possono raggiungere: { $problem }.
error-admin-server = Il server a { $address } non lo fa: { $problem }.
error-admin-token = Il server a { $address } non accetta la chiave di questi tavoli. Indica quella giusta con --key-file.
error-admin-running = Il server a { $address } è in funzione. Fermalo prima, o ripristina mentre funziona con --while-running; a chi gioca si chiede di aspettare.
error-admin-backup = { $file } non è una copia di sicurezza di Katta, o è di una versione più recente.
error-admin-not-empty = Ci sono già tavoli in { $what }; nulla è stato cambiato. Con --replace vengono sostituiti.
