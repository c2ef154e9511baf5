### Ciò che dice solo il browser.

web-welcome = Tre giochi, un tavolo. A che cosa giochiamo?
web-preparing = Le regole sono in preparazione, per un minuto o due. Si può già giocare; solo i bot più forti e i suggerimenti si fanno attendere.
web-home = Tutti i giochi
web-close = Chiudi
web-unreachable = Il server non è raggiungibile. Riprova tra un momento.
web-connecting = Connessione…
web-line-lost = Nessuna connessione; la tua partita è al sicuro. Nuovo tentativo…

## Settings

web-settings = Impostazioni
web-language = Lingua
web-theme = Colori
web-theme-auto = come il dispositivo
web-theme-light = chiari
web-theme-dark = scuri
web-speed = Animazioni
web-speed-calm = calme
web-speed-normal = normali
web-speed-quick = veloci
web-speed-off = nessuna
web-sound = Suoni

## Home

web-play-now = Gioca subito
web-friends = In compagnia
web-friends-game = Gioca a { $game } in compagnia
web-seats = Da { $least } a { $most } persone
web-continue = I tuoi tavoli
web-forget = Togli da questo elenco
web-status-waiting = in attesa di altre persone
web-status-playing = in corso
web-status-over = finita

## A new table

web-new-table = Un tavolo di { $game }
web-nickname = Il tuo soprannome
web-guests = Chi altro gioca?
web-guest = Posto { $number }
web-guest-link = qualcuno, con un link
web-guest-here = qualcuno qui, su questo dispositivo
web-guest-bot = un bot
web-level-of = { $seat }: livello del bot
web-name-of = { $seat }: soprannome
web-table-options = Regole e orologio
web-clock = Tempo per mossa
web-clock-none = senza limite
web-clock-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
web-clock-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
web-allow-hints = Suggerimenti ammessi
web-allow-spectators = Pubblico ammesso
web-make-table = Apri il tavolo

## Sitting down

web-join-title = Ti invitano a giocare a { $game }
web-sit-down = Prendi posto
web-seat-free = posto libero
web-invite = Invita chi vuoi
web-invite-code = Lo stesso link come codice QR
web-copy = Copia il link
web-copied = Copiato
web-pass-device = Passate il dispositivo a { $name }.
web-i-am = Sono { $name }

## At the table

web-your-turn = Tocca a te
web-your-moves = Le tue mosse
web-moves-in-words = Tutte le { $count } mosse, a parole
web-no-moves = Non è il tuo turno.
web-hint = Chiedi un suggerimento
web-thinking = Un bot sta pensando alle tue mosse…
web-undo = Annulla la mossa
web-rules = Regole
web-practice = allenamento
web-looking-on = stai guardando
web-past = replay
web-skip = Salta
web-log = Che cosa è successo
web-log-empty = Ancora niente.
web-again = Rivedi
web-see-again = Rivedi: { $event }
web-people = Al tavolo
web-away = non c’è
web-hand-over = Fai giocare un bot
web-bot-plays-for-you = Un bot gioca al tuo posto.
web-take-seat-back = Riprendi il tuo posto

## The end

web-counting = Conteggio…
web-winners =
    { $count ->
        [one] Vince { $players }!
       *[other] { $players } condividono la vittoria!
    }
web-you-win = Hai vinto!
web-you-win-with = Hai vinto, insieme a { $players }!
web-truncated = La partita è stata interrotta.
web-chances = Le probabilità di vincere, mossa per mossa
web-chances-none = Qui non si possono calcolare le probabilità di vincere.
web-rematch = Un’altra partita
web-rematch-is-on = C’è una nuova partita con le stesse persone.
web-join-rematch = Vai lì
web-replay = Riguarda la partita
web-download = Scarica la registrazione
web-check-deal = Controlla la distribuzione

## The deal

web-deal-how = Prima della prima carta è stato pubblicato un codice di garanzia: lo SHA-256 di un segreto che decide ogni carta. Ora il segreto è svelato e chiunque può controllarlo.
web-deal-commitment = Codice di garanzia, pubblicato prima della prima carta
web-deal-secret = Segreto, pubblicato dopo la fine
web-deal-hash-fits = Il tuo browser ha calcolato lo SHA-256 del segreto: corrisponde al codice di garanzia.
web-deal-hash-differs = Il tuo browser ha calcolato lo SHA-256 del segreto: non corrisponde al codice di garanzia.
web-deal-verified = Distribuendo di nuovo con questo segreto, escono esattamente le stesse carte.
web-deal-differs = Distribuendo di nuovo con questo segreto, escono carte diverse.
web-deal-yourself = Per controllare senza questo server, scarica la registrazione e falla controllare da Katta sul tuo computer. La sua documentazione mostra anche come farlo a mano.

## Replay

web-replay-open = Apri una registrazione
web-replay-how = Scegli il file di una registrazione (.katta). Viene solo mostrato, non conservato.
web-replay-first = All’inizio
web-replay-back = Un passo indietro
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-on = Un passo avanti
web-replay-last = Alla fine
web-replay-place = Momento della partita
web-replay-eyes = Punto di vista
web-replay-spectator = pubblico
