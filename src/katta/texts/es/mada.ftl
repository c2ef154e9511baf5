### Mada: cartas, botones, sucesos, rechazos y rótulos de la mesa. Los términos están en ../TERMS.md.

mada-name = Mada
mada-line = Sube cada vez más, carta a carta: quien prueba suerte una vez de más regala puntos al resto de la mesa.
mada-begins = Empieza quien haya visto un lémur hace menos tiempo.

mada-option-rebuild = Mazo de robo vacío
mada-option-rebuild-lazy = se rehace cuando hace falta una carta
mada-option-rebuild-eager = se rehace enseguida
mada-help-asides = Las cartas apartadas quedan boca arriba

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

mada-ask-dealing = Se reparten las primeras cartas.
mada-ask-opening-sting = { $player } ha recibido un Escorpión: una carta de su mano debe irse con él.
    .you = Has recibido un Escorpión: elige la carta de tu mano que se va con él.
mada-ask-turn = Turno de { $player }.
    .you =
        { $plays ->
            [no-cards] Roba una carta o prueba suerte.
            [too-low] { $draws ->
                [yes] Tus cartas son más bajas que { $least }: roba una carta o prueba suerte.
               *[no] Tus cartas son más bajas que { $least } y tienes la mano llena: prueba suerte.
            }
            [cactus] { $draws ->
                [yes] Juega un Cactus de { $least } o más, roba una carta o prueba suerte.
               *[no] Juega un Cactus de { $least } o más o prueba suerte: tienes la mano llena.
            }
            [special] { $draws ->
                [yes] Juega una carta especial, roba una carta o prueba suerte.
               *[no] Juega una carta especial o prueba suerte: tienes la mano llena.
            }
            [both] { $draws ->
                [yes] Juega un Cactus de { $least } o más o una carta especial, roba una carta o prueba suerte.
               *[no] Juega un Cactus de { $least } o más o una carta especial, o prueba suerte: tienes la mano llena.
            }
           *[any] { $draws ->
                [yes] Juega la carta que quieras, roba una carta o prueba suerte.
               *[no] Juega la carta que quieras o prueba suerte: tienes la mano llena.
            }
        }
mada-ask-drawing = { $player } roba una carta…
    .you = Robas una carta…
mada-ask-flipping = { $player } prueba suerte…
    .you = Pruebas suerte…
mada-ask-swapping = Lémur doble: { $player } elige con quién intercambiar.
    .you = Lémur doble: elige con quién intercambias tu montón personal.
mada-ask-sting = Escorpión: { $player } debe descartar una carta de su mano.
    .you = Escorpión: elige la carta de tu mano que descartas.
mada-ask-lost = { $player } ha perdido la ronda y puede descartar cartas de su mano.
    .you = Has perdido la ronda: descarta cartas de tu mano o consérvalas todas.
mada-ask-finished = La partida ha terminado.

## Rótulos de la mesa

mada-label-draw = Mazo de robo
mada-label-discard = Pila de descarte
mada-label-pile = Montón
mada-label-aside = A un lado
mada-label-hand = Tu mano
mada-label-player = { $player }
    .bot = { $player } (bot)
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
