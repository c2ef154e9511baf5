### Malédiction!: cartas, contratos, botones, sucesos, rechazos y rótulos de la mesa. Los términos están en ../TERMS.md.

malediction-name = Malédiction!
malediction-line = Mira en la bola de cristal, anuncia tus bazas y vierte una poción en los planes ajenos.
malediction-begins = La persona de más edad recibe primero la bola de cristal.

malediction-option-penalty = Un contrato fallido cuesta
malediction-option-penalty-mirror = lo que habría dado su cara
malediction-option-penalty-number = el número de la carta
malediction-option-zeros = Los ceros guardados sustituyen
malediction-option-zeros-many = cuantas bazas falten
malediction-option-zeros-one = una sola baza que falta

## Cartas

malediction-suit-rat = ratas
malediction-suit-crow = cuervos
malediction-suit-broom = escobas
malediction-suit-spider = arañas
malediction-suit-potion = pociones
malediction-letter-rat = R
malediction-letter-crow = C
malediction-letter-broom = E
malediction-letter-spider = A
malediction-letter-potion = P
malediction-card-rat = Rata { $value }
malediction-card-crow = Cuervo { $value }
malediction-card-broom = Escoba { $value }
malediction-card-spider = Araña { $value }
malediction-card-potion = Poción { $value }
malediction-combo = { $card } + { $potion }

## Contratos

malediction-contract-zero = 0
malediction-contract-exactly = exactamente { $number }
malediction-contract-at-least = al menos { $number }

## Botones

malediction-choose-trump = Descubrir { $card } como triunfo
malediction-choose-deal = Repartir { $card } a { $player }
malediction-choose-bid-zero = Tomar un 0: no ganar bazas y guardar la carta para más tarde
malediction-choose-bid =
    Tomar «{ $contract }» ({ $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    })
malediction-choose-retry =
    Recuperar el fallido «{ $old }» como «{ $contract }» ({ $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    })
malediction-choose-play = Jugar { $play }
malediction-choose-zero =
    Entregar { $count ->
        [one] un cero guardado
       *[other] { $count } ceros guardados
    } y cumplir el contrato
malediction-choose-keep = Conservar los ceros y fallar el contrato

## Sucesos

malediction-event-round = Ronda { $round }: { $player } tiene la bola de cristal.
    .you = Ronda { $round }: tienes la bola de cristal.
malediction-event-trump = Se descubre { $card }. Triunfo: { $suit }.
malediction-event-hand = Tu mano: { $cards }.
malediction-event-dealt = Las cartas están repartidas. { $player } elige el primer contrato.
    .you = Las cartas están repartidas. Eliges tú el primer contrato.
malediction-event-bid = { $player } toma el contrato «{ $contract }».
    .you = Tomas el contrato «{ $contract }».
malediction-event-retry =
    { $turned ->
        [yes] { $player } recupera un contrato fallido: «{ $old }» pasa a ser «{ $contract }».
       *[no] { $player } vuelve a intentar el fallido «{ $contract }».
    }
    .you =
        { $turned ->
            [yes] Recuperas un contrato fallido: «{ $old }» pasa a ser «{ $contract }».
           *[no] Vuelves a intentar el fallido «{ $contract }».
        }
malediction-event-lead = { $player } sale en la primera baza.
    .you = Sales tú en la primera baza.
malediction-event-play = { $player } juega { $play }.
    .you = Juegas { $play }.
malediction-event-void = A { $player } no le quedan { $suit }.
    .you = No te quedan { $suit }.
malediction-event-trick = { $player } gana la baza con { $play }.
    .you = Ganas la baza con { $play }.
malediction-event-tie = Empate: nadie gana la baza. { $player } sale en la siguiente.
    .you = Empate: nadie gana la baza. Sales tú en la siguiente.
malediction-event-tie-last = Empate: nadie gana la baza.
# Nunca menos de 4 bazas.
malediction-event-round-end = La ronda { $round } termina tras { $count } bazas.
malediction-event-zero =
    { $player } entrega { $count ->
        [one] un cero guardado
       *[other] { $count } ceros guardados
    } para cumplir el contrato.
    .you =
        Entregas { $count ->
            [one] un cero guardado
           *[other] { $count } ceros guardados
        } para cumplir tu contrato.
malediction-event-keep = { $player } conserva sus ceros.
    .you = Conservas tus ceros.
malediction-event-fulfilled =
    { $player } cumple «{ $contract }» con { $tricks ->
        [0] ninguna baza ganada
        [one] { $tricks } baza ganada
       *[other] { $tricks } bazas ganadas
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
    .you =
        Cumples «{ $contract }» con { $tricks ->
            [0] ninguna baza ganada
            [one] { $tricks } baza ganada
           *[other] { $tricks } bazas ganadas
        }: { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }.
malediction-event-failed =
    { $player } falla «{ $contract }» con { $tricks ->
        [0] ninguna baza ganada
        [one] { $tricks } baza ganada
       *[other] { $tricks } bazas ganadas
    }: menos { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
    .you =
        Fallas «{ $contract }» con { $tricks ->
            [0] ninguna baza ganada
            [one] { $tricks } baza ganada
           *[other] { $tricks } bazas ganadas
        }: menos { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }.
malediction-event-zero-saved = { $player } no gana ninguna baza y guarda un cero.
    .you = No ganas ninguna baza y guardas un cero.
malediction-event-zero-failed =
    { $player } gana { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }: el 0 vuelve a su pila.
    .you =
        Ganas { $tricks ->
            [one] { $tricks } baza
           *[other] { $tricks } bazas
        }: tu 0 vuelve a su pila.
malediction-event-hat = { $player } tiene más bazas que nadie ({ $tricks }) y toma un sombrero.
    .you = Tienes más bazas que nadie ({ $tricks }) y tomas un sombrero.
malediction-event-no-hat = Empate en el número de bazas: un sombrero vuelve a la caja.
malediction-event-end-pile = La pila de contratos { $number } está vacía: la partida ha terminado.
malediction-event-end-hats = Se ha acabado el último sombrero: la partida ha terminado.

## Rechazos

refusal-malediction-chance-not-now = Ahora no se reparte ninguna carta: alguien tiene que jugar.
refusal-malediction-bid-not-now = Los contratos se eligen antes de la primera baza. El tuyo vale hasta que se puntúe la ronda.
refusal-malediction-bid-pile-empty = La pila de contratos { $number } está vacía. Toma de otra pila o recupera un contrato fallido.
refusal-malediction-retry-not-now = Un contrato fallido solo se recupera cuando se eligen los contratos, antes de la primera baza.
refusal-malediction-retry-not-failed = En tu carta de puntos no hay ningún contrato fallido «{ $contract }». Elige uno que esté, o toma uno de una pila.
refusal-malediction-play-contract-first = Primero elige un contrato; las bazas vienen después.
refusal-malediction-play-round-over = Las bazas de esta ronda ya se han jugado. Di si entregas ceros guardados.
refusal-malediction-play-not-in-hand = No puedes jugar { $card }: no está en tu mano.
refusal-malediction-play-single-copy = Solo tienes { $card } una vez: no puedes añadirla a sí misma.
refusal-malediction-play-must-follow = Tienes que asistir al palo de salida ({ $suit }), porque tienes cartas de ese palo. Juega una de ellas, sola o con una poción.
refusal-malediction-play-must-play-potion = El palo de salida es el de las pociones, y tienes alguna: juega una poción, sola o con otra.
refusal-malediction-zero-not-now = Los ceros guardados solo se entregan al final de una ronda, cuando sustituyen todas las bazas que te faltan.
refusal-malediction-keep-not-now = Nadie te pide ahora los ceros guardados: eso se decide al final de una ronda.

## Lo que espera la mesa

malediction-ask-trump = Se descubre la carta de triunfo…
malediction-ask-deal = Se reparten las cartas…
malediction-ask-contracts = { $player } elige un contrato.
    .you = Elige un contrato: ¿cuántas bazas ganarás con tus { $cards } cartas, exactamente o al menos?
malediction-ask-lead = Sale { $player }.
    .you =
        Sales tú: juega la carta que quieras{ $potions ->
            [yes] , sola o con una poción.
           *[no] .
        }
malediction-ask-follow = Le toca jugar a { $player }. Palo de salida: { $suit }.
    .you =
        Asiste con { $suit }: puedes jugar { $count ->
            [one] una de tus cartas.
           *[other] { $count } de tus cartas.
        }
malediction-ask-void = Le toca jugar a { $player }. Palo de salida: { $suit }.
    .you = No tienes { $suit } para asistir: juega la carta que quieras.
malediction-ask-scoring =
    { $player } puede entregar { $count ->
        [one] un cero guardado
       *[other] { $count } ceros guardados
    }.
    .you =
        { $count ->
            [one] Te falta una baza: entrega un cero guardado
           *[other] Te faltan { $count } bazas: entrega otros tantos ceros guardados
        } para cumplir tu contrato, o consérvalos y fállalo.
malediction-ask-finished = La partida ha terminado.

## Rótulos de la mesa

malediction-label-round = Ronda { $round }
malediction-label-trump = Triunfo
malediction-label-piles = Contratos
malediction-label-hats-left = Quedan sombreros
malediction-label-player = { $player }
    .bot = { $player } (bot)
malediction-label-you = { $player } (tú)
malediction-label-contract = Contrato
malediction-label-tricks = Bazas
malediction-label-cards = Cartas
malediction-label-zeros = Ceros
malediction-label-hats = Sombr.
malediction-label-points = Puntos
malediction-label-points-card = Carta de puntos
malediction-label-voids = Sin
malediction-label-trick = Baza { $number }
malediction-label-last-trick = Última baza
malediction-label-tied = Empate: nadie la ganó.
malediction-label-won-by = La ganó { $player }.
    .you = La has ganado tú.
malediction-label-hand = Tu mano

## Lo que solo dice el navegador

malediction-web-chance = { $percent } % de probabilidad de ganar
malediction-web-left =
    { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
malediction-web-points-of = Carta de puntos de { $player }: { $points }
malediction-web-ball = tiene la bola de cristal
malediction-web-standing-open = faltan bazas
malediction-web-standing-met = el contrato se cumple
malediction-web-standing-broken = demasiadas bazas
malediction-web-fulfilled = «{ $contract }» cumplido
malediction-web-failed = «{ $contract }» fallido
malediction-web-hats =
    { $count ->
        [one] { $count } sombrero
       *[other] { $count } sombreros
    }
malediction-web-zeros =
    { $count ->
        [one] { $count } cero guardado
       *[other] { $count } ceros guardados
    }
malediction-web-retry = Recuperar un contrato fallido
malediction-web-brew = { $card }: ¿sin poción o con una?
malediction-web-pour = { $card }: ¿sin otra carta o con cuál?
