### Mada: cartas, botones, sucesos, rechazos y rótulos de la mesa. Los términos están en ../TERMS.md.

mada-name = Mada
mada-line = Sube cada vez más, carta a carta: quien prueba suerte una vez de más regala puntos al resto de la mesa.
mada-begins = Empieza quien haya visto un lémur hace menos tiempo.

mada-option-rebuild = Mazo de robo vacío
mada-option-rebuild-lazy = se rehace cuando hace falta una carta
mada-option-rebuild-eager = se rehace enseguida

## Cartas

mada-card-cactus = Cactus { $value }
mada-card-lemur = Lémur
    .one = un Lémur
mada-card-double-lemur = Lémur doble
    .one = un Lémur doble
mada-card-scorpion = Escorpión
    .one = un Escorpión
mada-letter-lemur = L
mada-letter-double-lemur = D
mada-letter-scorpion = E

## Botones

mada-choose-play = Jugar { $card }
mada-choose-draw = Robar una carta
mada-choose-luck = Probar suerte
mada-choose-swap =
    Intercambiar tu montón con el de { $player } ({ $count ->
        [0] vacío
        [one] 1 carta
       *[other] { $count } cartas
    })
mada-choose-discard = Descartar { $cards }
mada-choose-keep = Conservar toda la mano

## Sucesos

mada-event-dealt = { $player } recibe una carta.
mada-event-receive = { $player } recibe { $card-one }.
    .you = Recibes { $card-one }.
mada-event-scorpion = ¡{ $player } se topa con un Escorpión!
    .you = ¡Te topas con un Escorpión!
mada-event-play = { $player } juega { $card-one }.
    .you = Juegas { $card-one }.
mada-event-draw = { $player } roba una carta.
    .you = Robas una carta.
mada-event-luck = { $player } prueba suerte…
    .you = Pruebas suerte…
mada-event-flip = { $player } descubre { $card-one }.
    .you = Descubres { $card-one }.
mada-event-dragged =
    El Lémur arrastra { $count ->
        [one] la carta superior
       *[other] las { $count } cartas superiores
    } al fondo del montón personal.
    .you =
        El Lémur arrastra { $count ->
            [one] la carta superior
           *[other] las { $count } cartas superiores
        } al fondo de tu montón personal.
mada-event-swap = { $player } intercambia su montón personal con el de { $other }.
    .you = Intercambias tu montón personal con el de { $other }.
    .you-other = { $player } intercambia su montón personal con el tuyo.
mada-event-discard = { $player } descarta { $cards-one }.
    .you = Descartas { $cards-one }.
mada-event-keep = { $player } conserva toda su mano.
    .you = Conservas toda tu mano.
mada-event-lost = ¡Demasiado bajo! { $player } pierde la ronda.
    .you = ¡Demasiado bajo! Pierdes la ronda.
mada-event-aside =
    { $player } pone a un lado { $card-one }: { $pears ->
        [0] ningún higo chumbo
        [one] 1 higo chumbo
       *[other] { $pears } higos chumbos
    }.
    .you =
        Pones a un lado { $card-one }: { $pears ->
            [0] ningún higo chumbo
            [one] 1 higo chumbo
           *[other] { $pears } higos chumbos
        }.
mada-event-fifth = Ya hay un quinto Cactus a un lado: la partida ha terminado.
# Nunca menos de 26 cartas.
mada-event-rebuilt = El mazo de robo se rehace y tiene { $count } cartas.
mada-event-cut = La partida ha durado 5000 turnos y queda interrumpida.

## Rechazos

refusal-mada-chance-not-now = Ahora no se reparte ninguna carta: alguien tiene el turno.
refusal-mada-play-not-in-hand = No puedes jugar { $card }: no está en tu mano.
refusal-mada-play-too-low = { $card } es demasiado bajo: sobre { $top } solo vale un Cactus de valor igual o mayor. Juega otra carta, roba o prueba suerte.
refusal-mada-draw-hand-full = Ya tienes 3 cartas en la mano, que es el límite. Juega una carta o prueba suerte.
refusal-mada-swap-not-now = Los montones personales solo se intercambian tras un Lémur doble. Juega una carta, roba o prueba suerte.
refusal-mada-swap-due = Primero el Lémur doble: elige con quién intercambias tu montón personal.
refusal-mada-swap-yourself = No puedes intercambiar el montón contigo, { $player }. Elige a otra persona.
refusal-mada-swap-no-such-seat = Nadie ocupa el asiento { $seat }. Elige a otra persona.
refusal-mada-discard-not-now = Solo se descartan cartas de la mano por un Escorpión o tras perder una ronda. Juega una carta, roba o prueba suerte.
refusal-mada-discard-not-in-hand = No puedes descartar lo que no está en tu mano: { $cards }.
refusal-mada-discard-one-card = El Escorpión se lleva una carta de la mano, no más. Elige una sola carta.
refusal-mada-keep-not-now = Solo quien acaba de perder una ronda elige qué conserva. Juega una carta, roba o prueba suerte.
refusal-mada-sting-due = Primero el Escorpión: elige una carta de tu mano para descartarla.
refusal-mada-loss-due = Has perdido la ronda: elige primero qué cartas descartas, o conserva toda tu mano.

## Lo que espera la mesa

mada-phase-dealing = Se reparten las primeras cartas.
mada-phase-opening-sting = { $player } ha recibido un Escorpión: una carta de su mano debe irse con él.
mada-phase-turn = Turno de { $player }: jugar, robar o probar suerte.
mada-phase-drawing = { $player } roba una carta…
mada-phase-flipping = { $player } prueba suerte…
mada-phase-swapping = Lémur doble: { $player } elige con quién intercambiar.
mada-phase-sting = Escorpión: { $player } debe descartar una carta de su mano.
mada-phase-lost = { $player } ha perdido la ronda y puede descartar cartas de su mano.
mada-phase-finished = La partida ha terminado.

## Rótulos de la mesa

mada-label-draw = Mazo de robo
mada-label-discard = Pila de descarte
mada-label-pile = Montón
mada-label-aside = A un lado
mada-label-hand = Tu mano
mada-label-player = { $player }
mada-label-you = { $player } (tú)
mada-label-standing-closed = { $hand } en la mano · Cactus { $cacti }/5
mada-label-standing =
    { $hand } en la mano · Cactus { $cacti }/5 · { $pears ->
        [one] 1 higo
       *[other] { $pears } higos
    }

## Lo que solo dice el navegador

mada-web-look =
    { $player }: mirar el montón { $count ->
        [0] (vacío)
        [one] (1 carta, { $card })
       *[other] ({ $count } cartas, { $card } encima)
    }
mada-web-pile = { $player }: montón personal
mada-web-order = De abajo arriba
mada-web-heap =
    Mirar la pila de descarte ({ $count ->
        [one] 1 carta
       *[other] { $count } cartas
    })
mada-web-draw =
    { $count ->
        [one] queda 1 carta
       *[other] quedan { $count } cartas
    }
mada-web-chance = { $percent } % de probabilidad de ganar
