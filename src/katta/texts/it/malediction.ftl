### Malédiction!: carte, contratti, pulsanti, eventi, rifiuti ed etichette del tavolo. I termini sono in ../TERMS.md.

malediction-name = Malédiction!
malediction-line = Guarda nella sfera di cristallo, annuncia le tue prese e versa una pozione nei piani altrui.
malediction-begins = Chi è più grande di età riceve per primo la sfera di cristallo.

malediction-option-penalty = Un contratto fallito costa
malediction-option-penalty-mirror = quanto avrebbe dato la sua faccia
malediction-option-penalty-number = il numero sulla carta
malediction-option-zeros = Gli zeri conservati sostituiscono
malediction-option-zeros-many = tutte le prese mancanti
malediction-option-zeros-one = una sola presa mancante

## Carte

malediction-suit-rat = ratti
malediction-suit-crow = corvi
malediction-suit-broom = scope
malediction-suit-spider = ragni
malediction-suit-potion = pozioni
malediction-letter-rat = Rt
malediction-letter-crow = C
malediction-letter-broom = S
malediction-letter-spider = Rg
malediction-letter-potion = P
malediction-card-rat = Ratto { $value }
malediction-card-crow = Corvo { $value }
malediction-card-broom = Scopa { $value }
malediction-card-spider = Ragno { $value }
malediction-card-potion = Pozione { $value }
malediction-combo = { $card } + { $potion }

## Contratti

malediction-contract-zero = 0
malediction-contract-exactly = esattamente { $number }
malediction-contract-at-least = almeno { $number }

## Pulsanti

malediction-choose-trump = Scopri { $card } come briscola
malediction-choose-deal = Dai { $card } a { $player }
malediction-choose-bid-zero = Prendi uno 0: non vincere prese e conserva la carta per dopo
malediction-choose-bid =
    Prendi «{ $contract }» ({ $points ->
        [one] { $points } punto
       *[other] { $points } punti
    })
malediction-choose-retry =
    Riprendi il fallito «{ $old }» come «{ $contract }» ({ $points ->
        [one] { $points } punto
       *[other] { $points } punti
    })
malediction-choose-play = Gioca { $play }
malediction-choose-zero =
    Restituisci { $count ->
        [one] uno zero conservato
       *[other] { $count } zeri conservati
    } e rispetta il contratto
malediction-choose-keep = Tieni gli zeri e fallisci il contratto

## Eventi

malediction-event-round = Round { $round }: { $player } ha la sfera di cristallo.
    .you = Round { $round }: hai la sfera di cristallo.
malediction-event-trump = Si scopre { $card }. Briscola: { $suit }.
malediction-event-hand = La tua mano: { $cards }.
malediction-event-dealt = Le carte sono distribuite. { $player } sceglie il primo contratto.
    .you = Le carte sono distribuite. Scegli tu il primo contratto.
malediction-event-bid = { $player } prende il contratto «{ $contract }».
    .you = Prendi il contratto «{ $contract }».
malediction-event-retry =
    { $turned ->
        [yes] { $player } riprende un contratto fallito: «{ $old }» diventa «{ $contract }».
       *[no] { $player } ritenta il fallito «{ $contract }».
    }
    .you =
        { $turned ->
            [yes] Riprendi un contratto fallito: «{ $old }» diventa «{ $contract }».
           *[no] Ritenti il fallito «{ $contract }».
        }
malediction-event-lead = { $player } apre la prima presa.
    .you = Apri tu la prima presa.
malediction-event-play = { $player } gioca { $play }.
    .you = Giochi { $play }.
malediction-event-void = { $player } non ha più { $suit }.
    .you = Non hai più { $suit }.
malediction-event-trick = { $player } vince la presa con { $play }.
    .you = Vinci la presa con { $play }.
malediction-event-tie = Parità: nessuno vince la presa. { $player } apre la prossima.
    .you = Parità: nessuno vince la presa. Apri tu la prossima.
malediction-event-tie-last = Parità: nessuno vince la presa.
# Mai meno di 4 prese.
malediction-event-round-end = Il round { $round } finisce dopo { $count } prese.
malediction-event-zero =
    { $player } restituisce { $count ->
        [one] uno zero conservato
       *[other] { $count } zeri conservati
    } per rispettare il contratto.
    .you =
        Restituisci { $count ->
            [one] uno zero conservato
           *[other] { $count } zeri conservati
        } per rispettare il tuo contratto.
malediction-event-keep = { $player } tiene gli zeri conservati.
    .you = Tieni gli zeri conservati.
malediction-event-fulfilled =
    { $player } rispetta «{ $contract }» con { $tricks ->
        [0] nessuna presa vinta
        [one] { $tricks } presa vinta
       *[other] { $tricks } prese vinte
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
    .you =
        Rispetti «{ $contract }» con { $tricks ->
            [0] nessuna presa vinta
            [one] { $tricks } presa vinta
           *[other] { $tricks } prese vinte
        }: { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
malediction-event-failed =
    { $player } fallisce «{ $contract }» con { $tricks ->
        [0] nessuna presa vinta
        [one] { $tricks } presa vinta
       *[other] { $tricks } prese vinte
    }: meno { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
    .you =
        Fallisci «{ $contract }» con { $tricks ->
            [0] nessuna presa vinta
            [one] { $tricks } presa vinta
           *[other] { $tricks } prese vinte
        }: meno { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
malediction-event-zero-saved = { $player } non vince nessuna presa e conserva uno zero.
    .you = Non vinci nessuna presa e conservi uno zero.
malediction-event-zero-failed =
    { $player } vince { $tricks ->
        [one] { $tricks } presa
       *[other] { $tricks } prese
    }: lo 0 torna sulla sua pila.
    .you =
        Vinci { $tricks ->
            [one] { $tricks } presa
           *[other] { $tricks } prese
        }: il tuo 0 torna sulla sua pila.
malediction-event-hat = { $player } ha il maggior numero di prese ({ $tricks }) e prende un cappello.
    .you = Hai il maggior numero di prese ({ $tricks }) e prendi un cappello.
malediction-event-no-hat = Parità nel numero di prese: un cappello torna nella scatola.
malediction-event-end-pile = La pila di contratti { $number } è vuota: la partita è finita.
malediction-event-end-hats = L’ultimo cappello se n’è andato: la partita è finita.

## Rifiuti

refusal-malediction-chance-not-now = Ora non si distribuisce nessuna carta: qualcuno deve giocare.
refusal-malediction-bid-not-now = I contratti si scelgono prima della prima presa. Il tuo vale fino al conteggio del round.
refusal-malediction-bid-pile-empty = La pila di contratti { $number } è vuota. Prendi da un’altra pila, o riprendi un contratto fallito.
refusal-malediction-retry-not-now = Un contratto fallito si riprende solo quando si scelgono i contratti, prima della prima presa.
refusal-malediction-retry-not-failed = Sulla tua carta Punti non c’è nessun contratto fallito «{ $contract }». Scegline uno che ci sia, o prendine uno da una pila.
refusal-malediction-play-contract-first = Prima scegli un contratto; le prese vengono dopo.
refusal-malediction-play-round-over = Le prese di questo round sono finite. Di’ se restituisci zeri conservati.
refusal-malediction-play-not-in-hand = Non puoi giocare { $card }: non è nella tua mano.
refusal-malediction-play-single-copy = Hai { $card } una volta sola: non puoi aggiungerla a sé stessa.
refusal-malediction-play-must-follow = Devi rispondere al seme di apertura ({ $suit }), perché ne hai. Gioca una di quelle carte, da sola o con una pozione.
refusal-malediction-play-must-play-potion = Il seme di apertura è pozioni, e ne hai: gioca una pozione, da sola o con un’altra.
refusal-malediction-zero-not-now = Gli zeri conservati si restituiscono solo alla fine di un round, quando sostituiscono tutte le prese che ti mancano.
refusal-malediction-keep-not-now = Ora nessuno ti chiede gli zeri conservati: si decide alla fine di un round.

## Che cosa aspetta il tavolo

malediction-ask-trump = Si scopre la carta di briscola…
malediction-ask-deal = Si distribuiscono le carte…
malediction-ask-contracts = { $player } sceglie un contratto.
    .you = Scegli un contratto: quante prese vincerai con le tue { $cards } carte, esattamente o almeno?
malediction-ask-lead = Apre { $player }.
    .you =
        Apri tu: gioca una carta a scelta{ $potions ->
            [yes] , da sola o con una pozione.
           *[no] .
        }
malediction-ask-follow = Tocca a { $player }. Seme di apertura: { $suit }.
    .you =
        Rispondi con { $suit }: puoi giocare { $count ->
            [one] una delle tue carte.
           *[other] { $count } delle tue carte.
        }
malediction-ask-void = Tocca a { $player }. Seme di apertura: { $suit }.
    .you = Non hai { $suit } per rispondere: gioca una carta a scelta.
malediction-ask-scoring =
    { $player } può restituire { $count ->
        [one] uno zero conservato
       *[other] { $count } zeri conservati
    }.
    .you =
        Ti { $count ->
            [one] manca una presa: restituisci uno zero conservato
           *[other] mancano { $count } prese: restituisci altrettanti zeri conservati
        } per rispettare il contratto, oppure tienili e fallisci.
malediction-ask-finished = La partita è finita.

## Etichette del tavolo

malediction-label-round = Round { $round }
malediction-label-trump = Briscola
malediction-label-piles = Contratti
malediction-label-hats-left = Cappelli rimasti
malediction-label-player = { $player }
    .bot = { $player } (bot)
malediction-label-you = { $player } (tu)
malediction-label-contract = Contratto
malediction-label-tricks = Prese
malediction-label-cards = Carte
malediction-label-zeros = Zeri
malediction-label-hats = Capp.
malediction-label-points = Punti
malediction-label-points-card = Carta Punti
malediction-label-voids = Senza
malediction-label-trick = Presa { $number }
malediction-label-last-trick = Ultima presa
malediction-label-tied = Parità: nessuno l’ha vinta.
malediction-label-won-by = L’ha vinta { $player }.
    .you = L’hai vinta tu.
malediction-label-hand = La tua mano

## Ciò che dice solo il browser

malediction-web-chance = { $percent }% di probabilità di vincere
malediction-web-left =
    { $count ->
        [one] ne resta { $count }
       *[other] ne restano { $count }
    }
malediction-web-points-of = Carta Punti di { $player }: { $points }
malediction-web-ball = ha la sfera di cristallo
malediction-web-standing-open = mancano prese
malediction-web-standing-met = il contratto regge
malediction-web-standing-broken = troppe prese
malediction-web-fulfilled = «{ $contract }» rispettato
malediction-web-failed = «{ $contract }» fallito
malediction-web-hats =
    { $count ->
        [one] { $count } cappello
       *[other] { $count } cappelli
    }
malediction-web-zeros =
    { $count ->
        [one] { $count } zero conservato
       *[other] { $count } zeri conservati
    }
malediction-web-retry = Riprendi un contratto fallito
malediction-web-brew = { $card }: senza pozione o con una?
malediction-web-pour = { $card }: senza altra carta o con quale?
