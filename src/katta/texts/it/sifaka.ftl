### Sifaka: simboli, pulsanti, eventi, rifiuti ed etichette del tavolo. I termini sono in ../TERMS.md.

sifaka-name = Sifaka
sifaka-line = Componi il paesaggio carta dopo carta e guida il tuo lemure ai manghi più maturi.
sifaka-begins = Inizia chi ha mangiato un mango per ultimo.

sifaka-mark-red = rosso
sifaka-mark-blue = blu
sifaka-mark-yellow = giallo
sifaka-mark-green = verde

sifaka-option-overshoot = Più punti che caselle
sifaka-option-overshoot-stay = la pedina resta dov’è
sifaka-option-overshoot-edge = va fino al bordo
sifaka-option-pawns = Pedine
sifaka-option-pawns-share = si attraversano e condividono le caselle
sifaka-option-pawns-block = si sbarrano la strada

## Simboli, gettoni e carte

sifaka-direction-north = nord
sifaka-direction-east = est
sifaka-direction-south = sud
sifaka-direction-west = ovest

sifaka-symbol-blank = casella vuota
sifaka-symbol-palms =
    { $count ->
        [one] 1 palma
       *[other] { $count } palme
    }
sifaka-symbol-arrow = freccia verso { $direction }
sifaka-symbol-mango-green = mango verde
sifaka-symbol-mango-yellow = mango giallo
sifaka-symbol-mango-red = mango rosso

sifaka-token-green = un gettone Mango verde
sifaka-token-yellow = un gettone Mango giallo
sifaka-token-red = un gettone Mango rosso

sifaka-card-terrain = carta Terreno { $number }

## Eventi

sifaka-event-face = { $player } sceglie di guardare verso { $direction }.
    .you = Scegli di guardare verso { $direction }.
sifaka-event-draw = { $player } pesca una carta.
sifaka-event-receive = { $player } pesca: { $card } ({ $squares }).
    .you = Peschi: { $card } ({ $squares }).
sifaka-event-place = { $player } posa una carta.
    .you = Posi la tua carta.
sifaka-event-cover = Copre: { $symbols }.
sifaka-event-tokens = Novità sul tabellone: { $tokens }.
sifaka-event-none-left = Non restano gettoni per questo mango: { $mango }.
sifaka-event-remove = { $player } non può posare la carta da nessuna parte. Tolta dal gioco: { $card } ({ $squares }).
    .you = Non puoi posare la tua carta da nessuna parte. Tolta dal gioco: { $card } ({ $squares }).
sifaka-event-go =
    { $player } avanza di { $squares-count ->
        [one] 1 casella
       *[other] { $squares-count } caselle
    } e guarda verso { $direction }.
    .you =
        Avanzi di { $squares-count ->
            [one] 1 casella
           *[other] { $squares-count } caselle
        } e guardi verso { $direction }.
sifaka-event-stay = { $player } resta dov’è e guarda verso { $direction }.
    .you = Resti dove sei e guardi verso { $direction }.
sifaka-event-take = { $player } prende { $token }!
    .you = Prendi { $token }!
sifaka-event-value =
    { $player } guarda il gettone: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
    .you =
        Guardi il tuo gettone: { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
sifaka-event-pile-empty = Era l’ultima carta del mazzo di pesca. Ogni persona gioca la carta che le resta.
sifaka-event-end = Tutte le carte sono state giocate: si girano i gettoni Mango.
sifaka-event-points =
    { $player } ha { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
    .you =
        Hai { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.

## Rifiuti

refusal-sifaka-chance-not-now = Ora non si pesca nulla: qualcuno deve giocare.
refusal-sifaka-face-due = Prima scegli da che parte guarda la tua pedina.
refusal-sifaka-face-not-now = La direzione di una pedina si sceglie solo prima della partita. Poi si gira con le frecce coperte.
refusal-sifaka-place-first-four = Le prime quattro carte vanno nei quattro posti segnati accanto alle carte Rifugio. Scegline uno libero.
refusal-sifaka-place-taken = In questo posto c’è già una carta. Scegli un altro dei quattro posti segnati.
refusal-sifaka-place-covers-pawn = Lì c’è la pedina di { $player }: nessuna carta può coprire una pedina.
refusal-sifaka-place-covers-token = Lì c’è un gettone Mango: nessuna carta può coprire un gettone.
refusal-sifaka-place-touches-only = La tua carta tocca soltanto il tabellone. Deve coprirne almeno una casella.
refusal-sifaka-place-covers-nothing = La tua carta sarebbe staccata dal tabellone. Deve coprirne almeno una casella.
refusal-sifaka-pass-can-place = Puoi posare la tua carta, quindi devi farlo. Viene tolta dal gioco solo se per lei non c’è nessun posto.
refusal-sifaka-go-due = La tua carta è posata: ora muovi la tua pedina.
refusal-sifaka-go-not-now = Prima posa la tua carta. La tua pedina si muove se copre palme o frecce.
refusal-sifaka-go-must-stay = Non c’è modo di usare tutti i tuoi punti ({ $palms }), quindi la tua pedina resta dov’è.
refusal-sifaka-go-off-board = Quella casella non fa parte del tabellone.
refusal-sifaka-go-blocked = Lì c’è la pedina di { $player }: a questo tavolo le pedine si sbarrano la strada.
refusal-sifaka-go-keep-direction = Non hai coperto nessuna freccia, quindi la tua pedina continua a guardare verso { $direction }.
refusal-sifaka-go-use-arrow = Alla fine la tua pedina deve guardare nella direzione di una freccia coperta: verso { $directions }.
refusal-sifaka-go-other-direction = La tua pedina può arrivarci, ma alla fine non guarderà verso { $direction }. Scegli un’altra direzione.
refusal-sifaka-go-out-of-reach = La tua pedina non può fermarsi lì: deve usare tutti i suoi punti ({ $palms }), in linea retta, e si gira solo con le frecce coperte.

## Che cosa aspetta il tavolo

sifaka-ask-facing = { $player } sceglie da che parte guarda la pedina.
    .you = Scegli da che parte guarda la tua pedina: cammina sempre dritto.
sifaka-ask-opening = { $player } pesca la prima carta…
    .you = Peschi la prima carta…
sifaka-ask-placing = { $player } deve posare una carta.
    .you =
        { $first ->
            [yes] Posa la tua carta su uno dei posti segnati.
           *[no] Posa la tua carta in modo che copra almeno una casella: le palme e le frecce coperte muovono la tua pedina.
        }
sifaka-ask-stuck = { $player } deve posare una carta.
    .you = Non c’è posto per la tua carta: viene tolta dal gioco.
sifaka-ask-going = { $player } deve muovere la pedina.
    .you =
        { $turns ->
            [0] { $palms ->
                [one] Hai coperto 1 palma: la tua pedina va dritto.
               *[other] Hai coperto { $palms } palme: la tua pedina va dritto.
            }
            [one] { $palms ->
                [0] Hai coperto una freccia verso { $arrows }: la tua pedina si gira.
                [one] Hai coperto 1 palma e una freccia verso { $arrows }: scegli dove va la tua pedina.
               *[other] Hai coperto { $palms } palme e una freccia verso { $arrows }: scegli dove va la tua pedina.
            }
           *[other] { $palms ->
                [0] Hai coperto frecce verso { $arrows }: scegli da che parte guarda la tua pedina.
                [one] Hai coperto 1 palma e frecce verso { $arrows }: scegli dove va la tua pedina.
               *[other] Hai coperto { $palms } palme e frecce verso { $arrows }: scegli dove va la tua pedina.
            }
        }
sifaka-ask-staying = { $player } deve muovere la pedina.
    .you =
        Non puoi usare { $palms ->
            [one] il tuo punto
           *[other] tutti i tuoi { $palms } punti
        }, quindi la tua pedina resta dov’è.
sifaka-ask-looking = { $player } guarda il gettone…
    .you = Guardi il tuo gettone…
sifaka-ask-drawing = { $player } pesca una carta…
    .you = Peschi una carta…
sifaka-ask-finished = La partita è finita.

## Etichette del tavolo

sifaka-label-hand = La tua carta, numero { $number }, nelle sue quattro rotazioni
sifaka-label-covered = Coperto:
sifaka-label-supply = Gettoni rimasti
sifaka-label-pile = Mazzo di pesca
sifaka-label-removed =
    { $count ->
        [one] 1 carta tolta dal gioco
       *[other] { $count } carte tolte dal gioco
    }
sifaka-label-player = { $player }
    .bot = { $player } (bot)
sifaka-label-you = { $player } (tu)
sifaka-label-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }

sifaka-legend-palms = palme
sifaka-legend-arrow = freccia
sifaka-legend-mango = mango
sifaka-legend-token = gettone Mango
sifaka-legend-pawn = pedina
sifaka-legend-place = posto di una delle prime quattro carte

## Nella pagina

sifaka-web-board = Il tabellone
sifaka-web-keys = I tasti freccia muovono la tua carta, R la gira, Invio la posa. Più e meno cambiano la dimensione, 0 mostra tutto il tabellone, poi di nuovo la tua pedina.
sifaka-web-zoom-in = Ingrandisci
sifaka-web-zoom-out = Riduci
sifaka-web-fit = Mostra tutto il tabellone
sifaka-web-near = Torna alla mia pedina
sifaka-web-rotate = Gira la carta
sifaka-web-place = Posa
sifaka-web-cancel = Annulla
sifaka-web-hand = La tua carta
sifaka-web-choose-place = Scegli dove posare la tua carta.
sifaka-web-choose-first = Scegli uno dei posti segnati per la tua carta.
sifaka-web-choose-stop = Scegli la casella dove va la tua pedina.
sifaka-web-choose-facing = Scegli la direzione della tua pedina.
sifaka-web-reach =
    { $count ->
        [0] nessun gettone Mango a portata
        [one] 1 gettone Mango a portata
       *[other] { $count } gettoni Mango a portata
    }
sifaka-web-chance = { $percent }% di probabilità di vincere
sifaka-web-on-turn = è il suo turno
sifaka-web-holds = ha una carta in mano
sifaka-web-tokens-green =
    { $count ->
        [one] 1 gettone Mango verde
       *[other] { $count } gettoni Mango verdi
    }
sifaka-web-tokens-yellow =
    { $count ->
        [one] 1 gettone Mango giallo
       *[other] { $count } gettoni Mango gialli
    }
sifaka-web-tokens-red =
    { $count ->
        [one] 1 gettone Mango rosso
       *[other] { $count } gettoni Mango rossi
    }
