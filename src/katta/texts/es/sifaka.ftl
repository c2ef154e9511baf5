### Sifaka: símbolos, botones, sucesos, rechazos y rótulos de la mesa. Los términos están en ../TERMS.md.

sifaka-name = Sifaka
sifaka-line = Crea el paisaje carta a carta y guía a tu lémur hasta los mangos más maduros.
sifaka-begins = Empieza quien haya comido un mango hace menos tiempo.

sifaka-mark-red = rojo
sifaka-mark-blue = azul
sifaka-mark-yellow = amarillo
sifaka-mark-green = verde

sifaka-option-overshoot = Más puntos que casillas
sifaka-option-overshoot-stay = el peón se queda donde está
sifaka-option-overshoot-edge = va hasta el borde
sifaka-option-pawns = Peones
sifaka-option-pawns-share = se cruzan y comparten casilla
sifaka-option-pawns-block = se cortan el paso

## Símbolos, fichas y cartas

sifaka-direction-north = el norte
sifaka-direction-east = el este
sifaka-direction-south = el sur
sifaka-direction-west = el oeste

sifaka-symbol-blank = casilla vacía
sifaka-symbol-palms =
    { $count ->
        [one] 1 palmera
       *[other] { $count } palmeras
    }
sifaka-symbol-arrow = flecha hacia { $direction }
sifaka-symbol-mango-green = mango verde
sifaka-symbol-mango-yellow = mango amarillo
sifaka-symbol-mango-red = mango rojo

sifaka-token-green = una ficha de mango verde
sifaka-token-yellow = una ficha de mango amarilla
sifaka-token-red = una ficha de mango roja

sifaka-card-terrain = carta de terreno { $number }

## Sucesos

sifaka-event-face = { $player } elige mirar hacia { $direction }.
    .you = Eliges mirar hacia { $direction }.
sifaka-event-draw = { $player } roba una carta.
sifaka-event-receive = { $player } roba: { $card } ({ $squares }).
    .you = Robas: { $card } ({ $squares }).
sifaka-event-place = { $player } coloca una carta.
    .you = Colocas tu carta.
sifaka-event-cover = Cubre: { $symbols }.
sifaka-event-tokens = Nuevo en el tablero: { $tokens }.
sifaka-event-none-left = No queda ninguna ficha para este mango: { $mango }.
sifaka-event-remove = { $player } no puede colocar ninguna carta. Se retira del juego: { $card } ({ $squares }).
    .you = No puedes colocar tu carta en ningún sitio. Se retira del juego: { $card } ({ $squares }).
sifaka-event-go =
    { $player } avanza { $squares-count ->
        [one] 1 casilla
       *[other] { $squares-count } casillas
    } y mira hacia { $direction }.
    .you =
        Avanzas { $squares-count ->
            [one] 1 casilla
           *[other] { $squares-count } casillas
        } y miras hacia { $direction }.
sifaka-event-stay = { $player } se queda donde está y mira hacia { $direction }.
    .you = Te quedas donde estás y miras hacia { $direction }.
sifaka-event-take = ¡{ $player } toma { $token }!
    .you = ¡Tomas { $token }!
sifaka-event-value =
    { $player } mira la ficha: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
    .you =
        Miras tu ficha: { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }.
sifaka-event-pile-empty = Era la última carta del mazo de robo. Cada cual juega la carta que le queda.
sifaka-event-end = Se han jugado todas las cartas: se da la vuelta a las fichas de mango.
sifaka-event-points =
    { $player } tiene { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
    .you =
        Tienes { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }.

## Rechazos

refusal-sifaka-chance-not-now = Ahora no se roba nada: alguien tiene que jugar.
refusal-sifaka-face-due = Primero elige hacia dónde mira tu peón.
refusal-sifaka-face-not-now = La dirección de un peón solo se elige antes de la partida. Después gira con las flechas cubiertas.
refusal-sifaka-place-first-four = Las cuatro primeras cartas van a los cuatro lugares marcados junto a las cartas de refugio. Elige uno que esté libre.
refusal-sifaka-place-taken = En este lugar ya hay una carta. Elige otro de los cuatro lugares marcados.
refusal-sifaka-place-covers-pawn = Ahí está el peón de { $player }: ninguna carta puede cubrir un peón.
refusal-sifaka-place-covers-token = Ahí hay una ficha de mango: ninguna carta puede cubrir una ficha.
refusal-sifaka-place-touches-only = Tu carta solo toca el tablero. Debe cubrir al menos una de sus casillas.
refusal-sifaka-place-covers-nothing = Tu carta quedaría separada del tablero. Debe cubrir al menos una de sus casillas.
refusal-sifaka-pass-can-place = Puedes colocar tu carta, así que debes hacerlo. Solo se retira si no hay ningún sitio para ella.
refusal-sifaka-go-due = Tu carta ya está colocada: ahora mueve tu peón.
refusal-sifaka-go-not-now = Primero coloca tu carta. Tu peón se mueve si cubre palmeras o flechas.
refusal-sifaka-go-must-stay = No hay manera de usar todos tus puntos ({ $palms }), así que tu peón se queda donde está.
refusal-sifaka-go-off-board = Esa casilla no forma parte del tablero.
refusal-sifaka-go-blocked = Ahí está el peón de { $player }: en esta mesa, los peones se cortan el paso.
refusal-sifaka-go-keep-direction = No has cubierto ninguna flecha, así que tu peón sigue mirando hacia { $direction }.
refusal-sifaka-go-use-arrow = Al final, tu peón debe mirar hacia donde apunta una flecha cubierta: hacia { $directions }.
refusal-sifaka-go-other-direction = Tu peón puede llegar ahí, pero al final no mirará hacia { $direction }. Elige otra dirección.
refusal-sifaka-go-out-of-reach = Tu peón no puede detenerse ahí: debe usar todos sus puntos ({ $palms }), en línea recta, y solo gira con las flechas cubiertas.

## Lo que espera la mesa

sifaka-ask-facing = { $player } elige hacia dónde mira su peón.
    .you = Elige hacia dónde mira tu peón: camina siempre en línea recta.
sifaka-ask-opening = { $player } roba su primera carta…
    .you = Robas tu primera carta…
sifaka-ask-placing = { $player } tiene que colocar una carta.
    .you =
        { $first ->
            [yes] Coloca tu carta en uno de los lugares marcados.
           *[no] Coloca tu carta de modo que cubra al menos una casilla: las palmeras y flechas cubiertas mueven tu peón.
        }
sifaka-ask-stuck = { $player } tiene que colocar una carta.
    .you = No hay sitio para tu carta: se retira del juego.
sifaka-ask-going = { $player } tiene que mover su peón.
    .you =
        { $turns ->
            [0] { $palms ->
                [one] Has cubierto 1 palmera: tu peón va en línea recta.
               *[other] Has cubierto { $palms } palmeras: tu peón va en línea recta.
            }
            [one] { $palms ->
                [0] Has cubierto una flecha hacia { $arrows }: tu peón gira.
                [one] Has cubierto 1 palmera y una flecha hacia { $arrows }: elige adónde va tu peón.
               *[other] Has cubierto { $palms } palmeras y una flecha hacia { $arrows }: elige adónde va tu peón.
            }
           *[other] { $palms ->
                [0] Has cubierto flechas hacia { $arrows }: elige hacia dónde mira tu peón.
                [one] Has cubierto 1 palmera y flechas hacia { $arrows }: elige adónde va tu peón.
               *[other] Has cubierto { $palms } palmeras y flechas hacia { $arrows }: elige adónde va tu peón.
            }
        }
sifaka-ask-staying = { $player } tiene que mover su peón.
    .you =
        No puedes usar { $palms ->
            [one] tu punto
           *[other] tus { $palms } puntos
        }, así que tu peón se queda donde está.
sifaka-ask-looking = { $player } mira la ficha…
    .you = Miras tu ficha…
sifaka-ask-drawing = { $player } roba una carta…
    .you = Robas una carta…
sifaka-ask-finished = La partida ha terminado.

## Rótulos de la mesa

sifaka-label-hand = Tu carta, número { $number }, en sus cuatro giros
sifaka-label-covered = Cubierto:
sifaka-label-supply = Fichas restantes
sifaka-label-pile = Mazo de robo
sifaka-label-removed =
    { $count ->
        [one] 1 carta retirada del juego
       *[other] { $count } cartas retiradas del juego
    }
sifaka-label-player = { $player }
    .bot = { $player } (bot)
sifaka-label-you = { $player } (tú)
sifaka-label-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }

sifaka-legend-palms = palmeras
sifaka-legend-arrow = flecha
sifaka-legend-mango = mango
sifaka-legend-token = ficha de mango
sifaka-legend-pawn = peón
sifaka-legend-place = lugar de una de las cuatro primeras cartas

## En la página

sifaka-web-board = El tablero
sifaka-web-keys = Las teclas de flecha mueven tu carta, R la gira, Intro la coloca. Más y menos cambian el tamaño, 0 muestra todo el tablero, y luego otra vez tu peón.
sifaka-web-zoom-in = Acercar
sifaka-web-zoom-out = Alejar
sifaka-web-fit = Mostrar todo el tablero
sifaka-web-near = Volver a mi peón
sifaka-web-rotate = Girar la carta
sifaka-web-place = Colocar
sifaka-web-cancel = Cancelar
sifaka-web-hand = Tu carta
sifaka-web-choose-place = Elige dónde colocas tu carta.
sifaka-web-choose-first = Elige uno de los lugares marcados para tu carta.
sifaka-web-choose-stop = Elige la casilla a la que va tu peón.
sifaka-web-choose-facing = Elige la dirección de tu peón.
sifaka-web-reach =
    { $count ->
        [0] ninguna ficha de mango al alcance
        [one] 1 ficha de mango al alcance
       *[other] { $count } fichas de mango al alcance
    }
sifaka-web-chance = { $percent } % de probabilidad de ganar
sifaka-web-on-turn = le toca
sifaka-web-holds = tiene una carta en la mano
sifaka-web-tokens-green =
    { $count ->
        [one] 1 ficha de mango verde
       *[other] { $count } fichas de mango verdes
    }
sifaka-web-tokens-yellow =
    { $count ->
        [one] 1 ficha de mango amarilla
       *[other] { $count } fichas de mango amarillas
    }
sifaka-web-tokens-red =
    { $count ->
        [one] 1 ficha de mango roja
       *[other] { $count } fichas de mango rojas
    }
