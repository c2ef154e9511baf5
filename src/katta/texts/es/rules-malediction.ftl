### The rules of Malédiction!, one message per section. The terms are in ../TERMS.md.

malediction-rules-goal =
    Malédiction! es un juego de bazas para 3 a 5 personas. En cada ronda miras tus cartas y eliges un contrato: ¿cuántas bazas vas a ganar? Si lo cumples, te da puntos; si fallas, te los quita. Después de siete rondas como mucho, gana el total más alto.
    .title = Objetivo

malediction-rules-components =
    El juego consta de:
    - { $witches } cartas de bruja de cinco palos: ratas, cuervos, escobas y arañas con valores del 1 al { $highest }, y { $potions } pociones con valores del 1 al { $strongest }.
    - { $contracts } cartas de contrato con los números del 0 al 3. Los contratos del 1 al 3 tienen dos caras: «exactamente» (se escribe 2) y «al menos» (se escribe 2+).
    - { $hats } sombreros de bruja, 5 cartas de puntos y la bola de cristal.

    A la vista de todo el mundo: la carta de triunfo, los contratos, las cartas de puntos, los ceros guardados y los sombreros, las pilas de contratos, todas las cartas jugadas, cuántas cartas hay en cada mano y cuántas bazas ha ganado cada persona. Permanecen en secreto las otras manos, las cartas sin repartir y las que sobran al final de una ronda.
    .title = Componentes

malediction-rules-setup =
    Separad los contratos por número en cuatro pilas: 0, 1, 2 y 3. Poned al lado la pila con los { $hats } sombreros de bruja. Cada persona recibe una carta de puntos, donde dejará sus contratos y sombreros.

    La persona de más edad tiene la bola de cristal en la primera ronda, y ocupa el primer asiento. Después de cada ronda, la bola pasa un lugar a la izquierda.
    .title = Preparación

malediction-rules-trump =
    Al empezar cada ronda se barajan las { $witches } cartas de bruja y se descubre una al azar. Su palo es el triunfo de la ronda; su valor no importa. También puede ser una poción: entonces el triunfo son las pociones.

    La carta descubierta se queda en la mesa. De las otras { $dealt } se reparten { $hand } a cada persona. El resto no se ve en esta ronda.
    .title = Triunfo y reparto

malediction-rules-contracts =
    En el sentido de las agujas del reloj, empezando por quien tiene la bola de cristal, cada persona toma un contrato y lo deja a la vista delante de sí. Elige una pila que no esté vacía y elige la cara:
    - «exactamente», por ejemplo 2: debes ganar exactamente ese número de bazas.
    - «al menos», por ejemplo 2+: debes ganar ese número de bazas o más.
    - 0: no debes ganar ninguna baza.

    La tabla de abajo dice cuánto vale cada cara. «Exactamente» es más difícil y da más puntos que «al menos». Tu elección vale hasta que se haya puntuado la ronda.
    .title = Contratos

malediction-rules-retry =
    En lugar de tomar un contrato de una pila, puedes recuperar uno de tus contratos fallidos. Puede ser cualquiera de los que hay en tu carta de puntos, de la ronda anterior que sea, y vuelves a elegir la cara.

    La carta sale de tu carta de puntos, así que su penalización desaparece por ahora. Las pilas no cambian. Si esta vez cumples el contrato, da sus puntos; si vuelves a fallar, te los quita otra vez.
    .title = Nuevo intento

malediction-rules-lead =
    La persona cuyo contrato vale más puntos sale en la primera baza. Si varios valen lo mismo, sale quien haya elegido el suyo en último lugar. Después sale siempre quien ha ganado la baza.

    Para salir puedes jugar cualquier carta o un combo con una poción. El palo de salida es el de la carta jugada; en un combo, el de la carta base.
    .title = Salir

malediction-rules-follow =
    Después se juega por turno, en el sentido de las agujas del reloj: una carta o un combo por persona. Si tienes cartas del palo de salida, debes jugar una de ellas, sola o como carta base de un combo. Si no tienes ninguna, puedes jugar lo que quieras, también un combo. No hay obligación de jugar triunfo ni de superar las otras cartas.

    Una poción no es de ningún otro palo que el de las pociones. Si se sale con una poción y tienes pociones, debes jugar una poción, sola o con otra poción.

    Por ejemplo, se sale con una rata y tienes rata 2, poción 3 y araña 9: debes jugar rata 2, sola o junto con la poción. Con poción 1, poción 2 y araña 3 podrías elegir libremente.
    .title = Asistir

malediction-rules-potions =
    Una poción jugada sola es una carta del palo de las pociones. Pero también puedes añadirla a otra carta. Eso es un combo: una carta base y una sola poción. La poción toma el palo de la carta base y le suma su valor. Araña 5 con poción 2 cuenta como araña 7.

    Dos pociones juntas forman una poción más fuerte: poción 3 con poción 1 cuenta como poción 4.

    Si el triunfo son las pociones, una rata, un cuervo, una escoba o una araña con una poción no es triunfo. Se sale con rata 9, alguien añade poción 3 a araña 9, otra persona juega poción 1: gana poción 1.

    Un combo gasta dos cartas a la vez, así que tu mano se vacía antes.
    .title = Pociones y combos

malediction-rules-winning =
    El triunfo más alto gana la baza. Si nadie ha jugado triunfo, gana la carta más alta del palo de salida. Los demás palos no ganan nunca. Un combo cuenta con su suma.

    Quien gana la baza la deja delante de sí y sale en la siguiente.

    Por ejemplo, el triunfo son las arañas y se juegan rata 8, rata 4, araña 6, y araña 5 con poción 2. La cuarta persona gana con araña 7.
    .title = Ganar una baza

malediction-rules-tie =
    Si hay empate por la baza, no la gana nadie. Sus cartas se descartan y no cuenta para nadie. De las personas empatadas, la última en jugar sale en la baza siguiente.

    Por ejemplo, el triunfo son las arañas y se juegan rata 8, araña 7, rata 9, y araña 5 con poción 2. La segunda y la cuarta persona empatan con 7. No gana nadie, y sale la cuarta persona.
    .title = Empate en una baza

malediction-rules-round-end =
    Cada baza se juega hasta el final: participa todo el mundo. Después de una baza en la que alguien se ha quedado sin cartas en la mano, la ronda termina. Las cartas que queden en otras manos se descartan sin mostrarlas. Así, una ronda tiene de 4 a 7 bazas.

    Después se puntúa la ronda en este orden: comprobar los contratos, sustituir bazas que faltan por ceros guardados, contar los puntos y dar el sombrero.
    .title = Final de la ronda

malediction-rules-fulfil =
    Tu contrato está cumplido si has ganado:
    - con «exactamente», justo tantas bazas como indica el número,
    - con «al menos», tantas bazas como indica el número o más,
    - con 0, ninguna baza.

    Si no, es un contrato fallido. Las bazas que no ha ganado nadie no cuentan para nadie.
    .title = Cumplido o fallido

malediction-rules-zeros =
    Un 0 cumplido se guarda: déjalo en tu carta de puntos. No vale puntos, pero te ayudará más adelante. Un 0 fallido vuelve a la pila 0 y no cuesta nada.

    Si has ganado muy pocas bazas, puedes sustituir las que faltan por ceros guardados en rondas anteriores, un cero por cada baza que falta. El contrato cuenta entonces como cumplido. Solo es posible si tienes ceros suficientes para todas las bazas que faltan; los que entregas vuelven a la pila 0. Se pregunta por turno, empezando por quien tiene la bola de cristal, y puedes decir que no. Los ceros nunca quitan bazas que te sobran.

    Por ejemplo, tu contrato es 3 y has ganado 1 baza. Con dos ceros guardados puedes cumplirlo; uno solo no serviría de nada.
    .title = Ceros guardados

malediction-rules-points =
    Un contrato 1, 2 o 3 cumplido da los puntos de la cara elegida. Uno fallido quita otros tantos. En ambos casos queda desde entonces en tu carta de puntos. Puedes volver a intentar uno fallido en una ronda posterior.
    .title = Puntos

malediction-rules-hat =
    Si has ganado más bazas que nadie, tomas un sombrero de bruja, que vale 1 punto. No importa si has cumplido tu contrato. Solo cuentan las bazas ganadas de verdad, no los ceros entregados.

    Si varias personas empatan con el mayor número de bazas, aunque sea ninguna, nadie recibe sombrero, y un sombrero vuelve a la caja.
    .title = Sombrero de bruja

malediction-rules-end =
    La partida termina después de puntuar una ronda si ya ha salido el séptimo sombrero o si la pila de contratos 1, 2 o 3 está vacía. Una pila 0 vacía no pone fin a la partida; simplemente ya no se puede tomar un 0. Si no, la bola de cristal pasa a la izquierda y empieza una nueva ronda.

    Suma tus contratos, a favor y en contra, y tus sombreros. Gana el total más alto, aunque sea negativo. En caso de empate gana quien tenga más sombreros; si el empate sigue, se comparte la victoria.
    .title = Final de la partida

malediction-rules-options =
    Antes de la partida, la mesa puede acordar otras reglas:
    - Un contrato fallido cuesta tantos puntos como indica el número de la carta, sea cual sea la cara.
    - Los ceros guardados sustituyen una sola baza que falta, con un solo cero.
    .title = Opciones

malediction-rules-words =
    Cuatro palabras salen una y otra vez:
    - Baza: cada persona juega una vez al centro, por turno. Esas cartas juntas son una baza, y alguien la gana.
    - Salir: jugar la primera carta de una baza. Puede ser cualquiera.
    - Asistir: jugar una carta del mismo palo que la primera.
    - Triunfo: el palo que vence a todos los demás en esta ronda.
    .title = Pequeño glosario

malediction-rules-advice =
    Algunos consejos para elegir contrato:
    - Tienes { $hand } cartas, pero una ronda rara vez llega a { $hand } bazas: cada poción de un combo la acorta.
    - Cuenta tus triunfos y tus cartas altas, y fíjate en lo que se ha elegido antes que tú. Si todo el mundo quiere bazas, quedan menos para ti.
    - Con una mano floja, piensa en el 0: si falla, no cuesta nada; si se cumple, salvará un contrato más adelante.

    Y con cartas de verdad en una mesa de verdad: dad la vuelta a una carta de cada pila de contratos y dejadla al lado, para que se vean las dos caras, y colocad las bazas ganadas de modo que se cuenten de un vistazo.
    .title = Consejos

malediction-table-contracts = Contratos
malediction-table-contracts-contract = Contrato
malediction-table-contracts-copies = Cartas
malediction-table-contracts-exactly = Puntos, exactamente
malediction-table-contracts-at-least = Puntos, al menos
malediction-table-potions = Pociones
malediction-table-potions-potion = Poción
malediction-table-potions-copies = Cartas

## Pictures

malediction-figure-suits = Una rata, un cuervo, una escoba, una araña y una poción.
malediction-figure-faces = Ninguna baza; exactamente 2 bazas; al menos 2 bazas.
malediction-figure-combo = La araña 5 y la poción 2 forman un combo que cuenta como araña 7.
malediction-figure-trick = El triunfo son las arañas: de estas cuatro jugadas gana la última, con araña 7.
malediction-figure-follow = Se ha salido con rata 8 y tienes una rata: juégala sola o con una poción. La araña 9 no está permitida.
malediction-figure-hat = Un sombrero de bruja: 1 punto para quien tenga más bazas en solitario.
