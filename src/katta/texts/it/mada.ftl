### Mada: carte, pulsanti, eventi, rifiuti ed etichette del tavolo. I termini sono in ../TERMS.md.

mada-name = Mada
mada-line = Sali sempre più in alto, carta dopo carta: chi tenta la fortuna una volta di troppo regala punti a tutto il resto del tavolo.
mada-begins = Inizia chi ha visto un lemure per ultimo.

mada-option-rebuild = Mazzo di pesca vuoto
mada-option-rebuild-lazy = ricostruito quando serve una carta
mada-option-rebuild-eager = ricostruito subito
mada-help-asides = Le carte messe da parte restano scoperte

## Carte

mada-card-cactus = Cactus { $value }
mada-card-lemur = Lemure
    .one = un Lemure
mada-card-double-lemur = Lemure Doppio
    .one = un Lemure Doppio
mada-card-scorpion = Scorpione
    .one = uno Scorpione
mada-letter-lemur = L
mada-letter-double-lemur = D
mada-letter-scorpion = S

## Pulsanti

mada-choose-play = Gioca { $card }
mada-choose-draw = Pesca una carta
mada-choose-luck = Tenta la fortuna
mada-choose-swap =
    Scambia la pila con { $player } ({ $count ->
        [0] vuota
        [one] 1 carta
       *[other] { $count } carte
    })
mada-choose-discard = Scarta { $cards }
mada-choose-keep = Tieni tutta la mano

## Eventi

mada-event-dealt = { $player } riceve una carta.
mada-event-receive = { $player } riceve { $card-one }.
    .you = Ricevi { $card-one }.
mada-event-scorpion = { $player } trova uno Scorpione!
    .you = Trovi uno Scorpione!
mada-event-play = { $player } gioca { $card-one }.
    .you = Giochi { $card-one }.
mada-event-draw = { $player } pesca una carta.
    .you = Peschi una carta.
mada-event-luck = { $player } tenta la fortuna…
    .you = Tenti la fortuna…
mada-event-flip = { $player } scopre { $card-one }.
    .you = Scopri { $card-one }.
mada-event-dragged =
    Il Lemure trascina in fondo alla pila personale { $count ->
        [one] la carta che era in cima
       *[other] le { $count } carte che erano in cima
    }.
    .you =
        Il Lemure trascina in fondo alla tua pila personale { $count ->
            [one] la carta che era in cima
           *[other] le { $count } carte che erano in cima
        }.
mada-event-swap = { $player } scambia la propria pila personale con quella di { $other }.
    .you = Scambi la tua pila personale con quella di { $other }.
    .you-other = { $player } scambia la propria pila personale con la tua.
mada-event-discard = { $player } scarta { $cards-one }.
    .you = Scarti { $cards-one }.
mada-event-keep = { $player } tiene tutta la mano.
    .you = Tieni tutta la mano.
mada-event-lost = Troppo basso! { $player } perde il round.
    .you = Troppo basso! Perdi il round.
mada-event-aside =
    { $player } mette da parte { $card-one }: { $pears ->
        [0] nessun fico d’India
        [one] 1 fico d’India
       *[other] { $pears } fichi d’India
    }.
    .you =
        Metti da parte { $card-one }: { $pears ->
            [0] nessun fico d’India
            [one] 1 fico d’India
           *[other] { $pears } fichi d’India
        }.
mada-event-fifth = È un quinto Cactus messo da parte: la partita è finita.
# Mai meno di 26 carte.
mada-event-rebuilt = Il mazzo di pesca è ricostruito e ha { $count } carte.
mada-event-cut = La partita è durata 5000 turni e viene interrotta.

## Rifiuti

refusal-mada-chance-not-now = Ora non si distribuisce nessuna carta: tocca a qualcuno giocare.
refusal-mada-play-not-in-hand = Non puoi giocare { $card }: non è nella tua mano.
refusal-mada-play-too-low = { $card } è troppo basso: su { $top } va solo un Cactus di valore uguale o superiore. Gioca un’altra carta, pesca o tenta la fortuna.
refusal-mada-draw-hand-full = Hai già 3 carte in mano, ed è il limite. Gioca una carta o tenta la fortuna.
refusal-mada-swap-not-now = Le pile personali si scambiano solo dopo un Lemure Doppio. Gioca una carta, pesca o tenta la fortuna.
refusal-mada-swap-due = Prima il Lemure Doppio: scegli con chi scambiare la pila personale.
refusal-mada-swap-yourself = Questa è la tua pila, { $player }. Scegli la pila di un’altra persona.
refusal-mada-swap-no-such-seat = Nessuno occupa il posto { $seat }. Scegli un’altra persona.
refusal-mada-discard-not-now = Si scartano carte della mano solo per uno Scorpione o dopo aver perso un round. Gioca una carta, pesca o tenta la fortuna.
refusal-mada-discard-not-in-hand = Non puoi scartare ciò che non è nella tua mano: { $cards }.
refusal-mada-discard-one-card = Lo Scorpione prende una carta della mano, non di più. Scegli una sola carta.
refusal-mada-keep-not-now = Solo chi ha appena perso un round sceglie che cosa tenere. Gioca una carta, pesca o tenta la fortuna.
refusal-mada-sting-due = Prima lo Scorpione: scegli una carta della mano da scartare.
refusal-mada-loss-due = Hai perso il round: scegli prima quali carte scartare, o tieni tutta la mano.

## Che cosa aspetta il tavolo

mada-ask-dealing = Si distribuiscono le prime carte.
mada-ask-opening-sting = { $player } ha ricevuto uno Scorpione: una carta della mano se ne va con lui.
    .you = Hai ricevuto uno Scorpione: scegli la carta della mano che se ne va con lui.
mada-ask-turn = Tocca a { $player }.
    .you =
        { $plays ->
            [no-cards] Pesca una carta o tenta la fortuna.
            [too-low] { $draws ->
                [yes] Le tue carte sono più basse di { $least }: pesca una carta o tenta la fortuna.
               *[no] Le tue carte sono più basse di { $least } e hai la mano piena: tenta la fortuna.
            }
            [cactus] { $draws ->
                [yes] Gioca un Cactus da { $least } in su, pesca una carta o tenta la fortuna.
               *[no] Gioca un Cactus da { $least } in su o tenta la fortuna: hai la mano piena.
            }
            [special] { $draws ->
                [yes] Gioca una carta speciale, pesca una carta o tenta la fortuna.
               *[no] Gioca una carta speciale o tenta la fortuna: hai la mano piena.
            }
            [both] { $draws ->
                [yes] Gioca un Cactus da { $least } in su o una carta speciale, pesca una carta o tenta la fortuna.
               *[no] Gioca un Cactus da { $least } in su o una carta speciale, oppure tenta la fortuna: hai la mano piena.
            }
           *[any] { $draws ->
                [yes] Gioca una carta a scelta, pesca una carta o tenta la fortuna.
               *[no] Gioca una carta a scelta o tenta la fortuna: hai la mano piena.
            }
        }
mada-ask-drawing = { $player } pesca una carta…
    .you = Peschi una carta…
mada-ask-flipping = { $player } tenta la fortuna…
    .you = Tenti la fortuna…
mada-ask-swapping = Lemure Doppio: { $player } sceglie con chi scambiare.
    .you = Lemure Doppio: scegli con chi scambi la tua pila personale.
mada-ask-sting = Scorpione: { $player } deve scartare una carta della mano.
    .you = Scorpione: scegli la carta della mano da scartare.
mada-ask-lost = { $player } ha perso il round e può scartare carte della mano.
    .you = Hai perso il round: scarta carte della tua mano o tienile tutte.
mada-ask-finished = La partita è finita.

## Etichette del tavolo

mada-label-draw = Mazzo di pesca
mada-label-discard = Pila degli scarti comune
mada-label-pile = Pila
mada-label-aside = Da parte
mada-label-hand = La tua mano
mada-label-player = { $player }
    .bot = { $player } (bot)
mada-label-you = { $player } (tu)
mada-label-standing-closed = { $hand } in mano · Cactus { $cacti }/5
mada-label-standing =
    { $hand } in mano · Cactus { $cacti }/5 · { $pears ->
        [one] 1 fico
       *[other] { $pears } fichi
    }

## Ciò che dice solo il browser

mada-web-look =
    { $player }: sfoglia la pila { $count ->
        [0] (vuota)
        [one] (1 carta, { $card })
       *[other] ({ $count } carte, { $card } in cima)
    }
mada-web-pile = { $player }: pila personale
mada-web-order = Dal basso verso l’alto
mada-web-heap =
    Sfoglia la pila degli scarti comune ({ $count ->
        [one] 1 carta
       *[other] { $count } carte
    })
mada-web-draw =
    { $count ->
        [one] resta 1 carta
       *[other] restano { $count } carte
    }
mada-web-chance = { $percent }% di probabilità di vincere
