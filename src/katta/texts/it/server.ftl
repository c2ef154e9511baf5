### Il server e il client che si siede ai suoi tavoli.

server-starting = Preparazione…
server-ready =
    Katta è aperto all’indirizzo

      { $address }

    Ctrl-C lo ferma.
server-preparing = Le regole sono in preparazione, per un minuto o due. Si può già giocare; solo i bot più forti e i suggerimenti si fanno attendere.
error-serve-port = Katta non può ascoltare su { $what }: { $problem }. Scegli un’altra porta con --port.
error-serve-newer = I tavoli in { $what } sono di un Katta più recente; nulla è stato cambiato. Aggiorna Katta o scegli un altro posto con --database.
error-serve-store = I tavoli non si possono conservare in { $what }: { $problem }. Scegli un altro posto con --database.
error-serve-taken = I tavoli in { $what } sono già serviti da un altro Katta. Ferma prima quello, o scegli un altro posto con --database.
error-serve-base-path = «{ $path }» non è un percorso sotto cui possa stare un server; /katta lo sarebbe.
error-serve-proxy = «{ $network }» non è un indirizzo né una rete; 10.0.0.0/8 lo sarebbe.
error-config-file = { $file } non si può leggere come file di impostazioni: { $problem }.
error-config-unknown = { $file } contiene «{ $name }», che non è un’impostazione. `katta serve --help` le elenca tutte.
error-config-value = { $file } assegna a «{ $name }» il valore { $value }, e questo non è possibile.
error-config-variable = L’ambiente contiene { $name }, che non è un’impostazione. `katta serve --help` le elenca tutte.
error-config-twice = { $name } e { $other } sono definiti entrambi; togline uno.
error-serve-key = { $what } non contiene una chiave di Katta. Metti lì il file giusto, o scegline un altro con --key-file.
error-serve-no-key = I segreti in questa base di dati sono sigillati con la chiave di un altro server. Copia il suo file della chiave in { $what }, o indicalo con --key-file.

## Joining a table

join-link = Il tuo posto, anche dopo una pausa o da un altro dispositivo: { $link }
join-invite = Manda questo link a chi vuoi: { $link }
join-lost = Nessuna connessione; la tua partita è al sicuro. Nuovo tentativo…
join-waiting =
    { $count ->
        [one] { $count } posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
join-help =
    Scrivi 1, 2, … o le parole di una scelta
    ? mostra questo aiuto
    r mostra la regola che conta adesso
    u annulla la tua ultima mossa, se il tavolo lo permette
    q lascia il tavolo; lo stesso link ti riporta qui
join-record = La registrazione della partita: { $address }
error-join-link = «{ $link }» non è il link di un tavolo; un link è come http://host/table/NOME#SEGRETO.
error-join-unreachable = { $link } non è raggiungibile: { $problem }.
error-join-refused = { $problem }

## Trouble with the store

server-looking = Non si sa ancora se è stato conservato: il server sta controllando e te lo dirà.
server-troubled = Il server non può conservare nulla in questo momento. Nulla di confermato è perduto, e riprenderà da solo.
server-recovered = Il server può di nuovo conservare tutto.

## Refusals

server-bad-host = Questo server non risponde al nome contenuto in questo indirizzo. Chi lo gestisce può permettere quel nome con --allowed-host.
server-bad-message = Questo messaggio non è di questo protocollo.
server-bad-name = Un soprannome ha da 1 a 40 caratteri visibili.
server-bad-origin = Le pagine di un altro sito non possono usare questo server.
server-bad-push = Da qui non si possono inviare messaggi a quel dispositivo.
server-bad-record = Questa registrazione è danneggiata: { $problem }.
server-bad-seats = Questi posti non vanno insieme; guarda di nuovo il tavolo.
server-bad-table = Un tavolo così non è possibile: { $problem }.
server-closed = Questo tavolo è stato chiuso da chi gestisce il server.
server-forbidden = Questo è riservato a chi gestisce il server.
server-has-begun = La partita è iniziata; questo si decide solo prima.
server-hello-first = Apri prima il link di un tavolo.
server-hints-off = A questo tavolo non ci sono suggerimenti.
server-mark-taken = Qualcun altro gioca già con questo colore.
server-name-taken = { $name } siede già qui; scegli un altro soprannome.
server-newer-rules = Questo tavolo segue regole più recenti di quelle di questo server; resta conservato e proseguirà quando il server sarà aggiornato.
server-no-claim = Questa richiesta non è più aperta.
server-no-open-seat = A questo tavolo non c’è nessun posto libero.
server-no-proposal = Questa proposta non è più aperta.
server-no-spectators = Questo tavolo non ammette pubblico.
server-no-such-evening = Qui non esiste questa serata.
server-no-such-game = Qui non esiste questo gioco.
server-no-such-mark = Questo gioco non ha quel colore.
server-no-such-table = Qui questo tavolo non esiste.
server-nobody-there = A quel posto ora non c’è nessuno che possa farti entrare. Usa il link personale del posto.
server-not-a-person = A quel posto non siede nessuna persona.
server-not-asked = Non è richiesto il tuo accordo.
server-not-away = Nessun bot gioca al tuo posto.
server-not-host = Può farlo solo chi ora guida il tavolo.
server-not-over = La partita non è ancora finita.
server-not-playing = La partita non è in corso.
server-not-readable = Il server non può consultarlo in questo momento; nulla è cambiato. Riprova tra un attimo.
server-not-seated = Può farlo solo chi siede al tavolo.
server-not-stored = Il server non ha potuto conservarlo; nulla è cambiato. Riprova.
server-not-your-turn = Non è il tuo turno.
server-old-rules = Questo tavolo seguiva regole precedenti; qui non può continuare.
server-other-protocol = Questo server parla il protocollo { $protocol }; serve un altro client.
server-paused = Il server viene riallestito; si riprende tra un momento.
server-sealed = I segreti di questo tavolo non si possono leggere, perché manca la loro chiave. Il tavolo viene conservato e riprende quando la chiave torna.
server-seat-needs-name = Indica un soprannome per prendere posto.
server-seat-present = Quella persona è qui, o c’era un momento fa.
server-seats-open = Ci sono ancora posti liberi: aspetta chi manca o inizia con i bot.
server-spoilt-table = Questo tavolo non è più leggibile. Viene messo da parte così com’è; tutti gli altri continuano.
server-stale = Nel frattempo la partita è andata avanti; questo è arrivato troppo tardi.
server-stopping = Il server si sta fermando; riprova tra un momento.
server-too-fast = Troppo in una volta; aspetta un momento.
server-too-long = È troppo lungo: qui si leggono al massimo { $most } KB.
server-too-many-people = A questo gioco possono giocare al massimo in { $most }.
server-too-many-sockets = Troppe connessioni dal tuo indirizzo.
server-too-many-tables = Troppi tavoli nuovi dal tuo indirizzo; aspetta un po’.
server-too-slow = La richiesta ha impiegato troppo tempo ad arrivare.
server-undo-nothing = Non c’è nulla che tu possa annullare.
server-undo-revealed = Quella mossa ha mostrato qualcosa di nascosto, quindi resta valida.
server-unknown-level = Non c’è nessun bot «{ $level }».
server-unknown-phrase = Questa frase non esiste.
server-unreachable = Questo tavolo sta passando a un altro server; riprova tra un attimo.
server-unsettled = Non si sa ancora se è stato conservato. Richiedilo tra un attimo: avverrà una volta sola.
server-wrong-secret = Questo link non apre nessun posto a questo tavolo.
