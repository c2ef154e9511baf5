### The rules of Sifaka, one message per section. The terms are in ../TERMS.md.

sifaka-rules-goal =
    Los sifakas son lémures de Madagascar y les encantan los mangos. En este juego para 2 a 4 personas guías a tu Sifaka por un paisaje de cartas que no deja de crecer. Reúne fichas de mango: gana quien tenga más puntos al final.
    .title = Objetivo

sifaka-rules-components =
    El juego consta de:
    - { $terrain } cartas de terreno y { $refuges } cartas de refugio, cada una de 2 por 2 casillas. Las casillas de las cartas de refugio están vacías.
    - { $tokens } fichas de mango con sus puntos en el reverso, { $points } puntos en total: están en la tabla de abajo.
    - { $pawns } peones Sifaka: rojo, azul, amarillo y verde. Se ve hacia dónde mira cada peón.

    Una casilla de una carta de terreno está vacía o muestra un mango (verde, amarillo o rojo), una o más palmeras, o una flecha.

    A la vista de todo el mundo: el tablero, los peones y su dirección, las fichas de mango del tablero, cuántas quedan de cada color y cuántas de cada color ha tomado cada persona, y cuántas cartas tiene el mazo de robo. Permanecen en secreto las cartas de las otras manos, el orden del mazo de robo y los puntos de todas las fichas que no son tuyas.
    .title = Componentes

sifaka-rules-board =
    Las cartas forman una cuadrícula de casillas sin borde fijo. Cada carta se coloca exactamente sobre esa cuadrícula, en uno de los cuatro giros. Una flecha gira con su carta. Por ejemplo, una carta muestra arriba a la izquierda una flecha hacia el norte; tras un cuarto de vuelta en el sentido de las agujas del reloj, la flecha está arriba a la derecha y apunta al este.

    El tablero son todas las casillas que tienen encima al menos una carta. Un hueco entre cartas no forma parte de él. Donde las cartas se tapan, solo cuenta el símbolo de encima.
    .title = Tablero

sifaka-rules-setup =
    Juntad las 4 cartas de refugio en un cuadrado grande, con los refugios hacia el centro. Poned cada peón en el refugio de su color; si jugáis dos, en dos refugios opuestos en diagonal. Los refugios que nadie usa son simples casillas vacías.

    Separad las fichas de mango por colores, mezclad cada color y apiladlas con el mango hacia arriba. Nadie mira el reverso.

    Después, por turno, cada cual elige hacia dónde mira su peón: norte, este, sur u oeste. Luego barajad las cartas de terreno y formad el mazo de robo, boca abajo. Cada persona roba una y la mantiene oculta.

    Empieza quien haya comido un mango hace menos tiempo, y ocupa el primer asiento.
    .title = Preparación

sifaka-rules-turn =
    Se juega por turnos en el sentido de las agujas del reloj: después de ti le toca a quien tienes a tu izquierda. Tu turno tiene cuatro pasos:
    - colocar tu carta de terreno,
    - mover tu peón,
    - tomar una ficha de mango, si tu peón se ha detenido sobre ella,
    - robar una nueva carta de terreno.
    .title = Tu turno

sifaka-rules-place =
    Coloca la carta de terreno de tu mano sobre la cuadrícula, con el giro que quieras. Debe cubrir al menos una casilla del tablero; tocarlo no basta. Puede cubrir casillas de varias cartas o una carta entera, y sobresalir del borde.

    Tu carta no puede cubrir una casilla con una ficha de mango o con un peón, ni siquiera el tuyo.
    .title = Colocar una carta

sifaka-rules-first-four =
    Las cuatro primeras cartas de toda la partida son una excepción. Van a cuatro lugares fijos junto al bloque de refugios. Eliges uno de los lugares aún libres y el giro. Estas cartas no cubren nada, así que todavía no se mueve ningún peón. Sus mangos reciben ficha como siempre.
    .title = Las cuatro primeras cartas

sifaka-rules-mangoes =
    En cuanto tu carta está colocada, cada mango que muestra recibe una ficha de mango de su color, con los puntos ocultos. Si no quedan fichas de ese color, el mango no recibe ninguna.

    Si una misma carta necesita más fichas de un color de las que quedan, repártelas en este orden, según está puesta la carta: arriba a la izquierda, arriba a la derecha, abajo a la derecha, abajo a la izquierda.
    .title = Mangos

sifaka-rules-move =
    Cuenta las palmeras de las casillas que tu carta acaba de cubrir, es decir, los símbolos que antes estaban encima. Los símbolos de la carta nueva no cuentan. Cada palmera es un punto de movimiento, y con cada punto tu peón avanza una casilla.

    Debes usar todos tus puntos. Tu peón va en línea recta hacia donde mira, y cada casilla en la que entra debe ser parte del tablero. La carta nueva ya forma parte de él.

    Los peones pueden cruzarse y compartir casilla. Si no has cubierto ni palmeras ni flechas, tu peón no hace nada.
    .title = Mover tu peón

sifaka-rules-arrows =
    Si has cubierto flechas, tu peón debe usar al menos una: gira hacia donde apunta esa flecha. Puedes usar varias, en cualquier orden, pero cada una solo una vez. Puedes girar antes de los pasos, entre ellos o después; girar no cuesta puntos. Si no has cubierto ninguna flecha, tu peón mantiene su dirección.

    Por ejemplo, tu peón está en la esquina inferior izquierda de un campo libre de 4 por 4 casillas y mira al este. Has cubierto dos palmeras y una flecha hacia el norte. Puedes avanzar dos casillas al norte; o una al este y después una al norte; o dos al este y después girar al norte.
    .title = Flechas

sifaka-rules-stuck =
    ¿Hay al menos una manera de elegir qué flechas usar y cuándo girar que permita usar todos tus puntos de movimiento? Entonces debes elegir una de ellas.

    Si no hay ninguna, tu peón se queda donde está. Si has cubierto flechas, gira hacia donde apunta una de ellas, la que elijas.

    Si no puedes colocar tu carta en ningún sitio, se retira del juego. Tu peón no se mueve, y pasas directamente a robar.
    .title = Cuando no se puede

sifaka-rules-collect =
    Si tu peón se detiene en una casilla con una ficha de mango, te la quedas. Pasar por encima no basta. También cuenta una ficha puesta en este mismo turno. Puedes mirar los puntos de tus fichas. El color lo ve todo el mundo, pero los puntos son secretos hasta el final.
    .title = Tomar un mango

sifaka-rules-draw =
    Al final de tu turno robas una carta de terreno y la mantienes oculta hasta tu próximo turno. Cuando el mazo de robo está vacío ya no se roba, y cada cual juega la carta que le queda.
    .title = Robar

sifaka-rules-end =
    La partida termina tras el turno en que se juega la carta de terreno número { $terrain }. Son { $two } turnos por persona si jugáis dos, { $three } si jugáis tres y { $four } si jugáis cuatro.

    Da la vuelta a tus fichas de mango y suma los puntos. Gana quien tenga más puntos. En caso de empate decide quién tiene más fichas, después quién tiene más rojas y después quién tiene más amarillas (en las verdes ya no puede haber diferencia). Si el empate sigue, se comparte la victoria. Las fichas que quedan en el tablero no puntúan para nadie.
    .title = Final de la partida

sifaka-rules-options =
    Antes de la partida, la mesa puede acordar otras reglas:
    - Más puntos que casillas: eliges libremente qué flechas usas y cuándo giras, aunque así no se puedan usar todos los puntos. Un paso que saldría del tablero pone fin ahí al movimiento, y los puntos restantes se pierden. Después aún puedes usar flechas.
    - Los peones se bloquean: no se puede entrar en una casilla con otro peón, igual que en una casilla fuera del tablero.
    .title = Opciones

sifaka-rules-madagascar =
    Los sifakas existen de verdad: son lémures y, como todos los lémures, solo viven en libertad en Madagascar, donde se conocen más de cien especies.

    Se talan sus bosques, el clima se calienta y se los caza. Por eso algunos lémures están entre los 25 primates más amenazados del mundo.
    .title = Los lémures

sifaka-table-tokens = Fichas de mango
sifaka-table-tokens-mango = Mango
sifaka-table-tokens-points = Puntos
sifaka-table-tokens-tokens = Fichas
sifaka-table-squares = Lo que muestran las cartas de terreno
sifaka-table-squares-symbol = Casilla
sifaka-table-squares-squares = Cuántas

## Pictures

sifaka-figure-squares = 2 palmeras, una flecha, un mango rojo y una casilla vacía.
sifaka-figure-tokens = Una ficha de mango verde, una amarilla y una roja; sus puntos están en el reverso.
sifaka-figure-move = La carta nueva cubre una casilla con 2 palmeras: tu peón avanza 2 casillas en línea recta.
sifaka-figure-facing = Un peón mira al norte, al este, al sur o al oeste: arriba, a la derecha, abajo o a la izquierda en el tablero.
sifaka-figure-turning = La carta nueva cubre 2 palmeras y una flecha al sur: aquí tu peón da un paso, gira y da otro. También podría girar antes o después de los dos.
