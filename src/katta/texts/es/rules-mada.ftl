### The rules of Mada, one message per section. The terms are in ../TERMS.md.

mada-rules-goal =
    Mada es un juego para 2 a 5 personas. Ronda tras ronda intentas poner a un lado cartas de Cactus con muchos higos chumbos. En cuanto alguien pone a un lado su quinta carta de Cactus, la partida termina, y gana quien tenga más higos chumbos. Hacen falta buenas cartas, pero también sangre fría: si tientas demasiado a la suerte, puntúa el resto de la mesa.
    .title = Objetivo

mada-rules-cards =
    Hay { $cards } cartas:
    - { $cacti } cartas de Cactus con valores del 1 al { $highest }. Cada una muestra higos chumbos, tus puntos al final. La tabla de abajo dice cuántos.
    - { $specials } cartas especiales: { $lemurs } Lémures, { $doubles } Lémures dobles y { $scorpions } Escorpiones. No tienen valor ni higos chumbos.

    En la mano puedes tener cartas de Cactus, Lémures y Lémures dobles. Un Escorpión nunca se queda en la mano: actúa en cuanto aparece.

    Cada persona tiene su montón personal, boca arriba, y un sitio para las cartas puestas a un lado. El mazo de robo y la pila de descarte son de toda la mesa.

    A la vista de todo el mundo: los montones personales y el orden de sus cartas, la pila de descarte y cuántas cartas hay en cada mano y en el mazo de robo. Las cartas puestas a un lado están boca abajo: ves las tuyas, y de las ajenas solo el dorso hasta el final de la partida. Permanecen en secreto las cartas de las otras manos y el orden del mazo de robo.
    .title = Cartas

mada-rules-setup =
    Se barajan todas las cartas y cada persona recibe 3; cada cual mantiene las suyas ocultas. El resto forma el mazo de robo, boca abajo. Al empezar, la pila de descarte y los montones personales están vacíos, y no hay nada puesto a un lado.

    ¿Te ha tocado un Escorpión? Déjalo separado de tu mano hasta que se hayan repartido todas las cartas. Después actúan los Escorpiones, persona por persona: cada uno va a la pila de descarte junto con otra carta de tu mano, la que elijas. Un segundo Escorpión nunca cuenta como esa otra carta, y no se repone nada. Así, un Escorpión te deja 1 carta; dos o tres no te dejan ninguna.

    Empieza quien haya visto un lémur hace menos tiempo, y ocupa el primer asiento.
    .title = Preparación

mada-rules-turn =
    Se juega por turnos en el sentido de las agujas del reloj: después de ti le toca a quien tienes a tu izquierda. En tu turno haces exactamente una de estas tres cosas:
    - jugar una carta de tu mano,
    - robar una carta,
    - probar suerte.

    Si no puedes ni jugar ni robar, siempre te queda probar suerte. Está permitido en todo momento, también cuando podrías hacer otra cosa.
    .title = Tu turno

mada-rules-play =
    Pon una carta de tu mano boca arriba encima de tu montón personal. Un Cactus debe ser igual o mayor que la carta superior; se pueden saltar números. Sobre un montón vacío o sobre un Lémur puedes jugar un Cactus de cualquier valor. Los Lémures y los Lémures dobles se pueden jugar siempre.

    Cuenta la carta que en ese momento está encima de tu montón personal, sin importar quién la jugó. Después de jugar no robas.
    .title = Jugar una carta

mada-rules-draw =
    Toma en la mano la carta superior del mazo de robo. Solo puedes hacerlo si tienes menos de 3 cartas en la mano. Después de robar no juegas. Si la carta es un Escorpión, actúa de inmediato y no pasa a tu mano.
    .title = Robar una carta

mada-rules-luck =
    Primero avisa en voz alta: ¡vas a probar suerte! Después descubre la carta superior del mazo de robo y ponla directamente en tu montón personal.
    - Si es un Cactus igual o mayor que la carta que estaba encima, todo va bien y el juego sigue.
    - Si tu montón estaba vacío o tenía un Lémur encima, ningún Cactus es peligroso.
    - Si es un Cactus menor que la carta que estaba encima, pierdes la ronda, y la ronda termina.
    - Si es un Lémur, un Lémur doble o un Escorpión, aplica su efecto. Una carta especial nunca te hace perder.
    .title = Probar suerte

mada-rules-lemur =
    El Lémur se coloca sobre tu montón personal y agarra la carta superior. Si justo debajo hay más cartas del mismo valor, las agarra todas. Toma esas cartas, con el Lémur encima, y deslízalas debajo del resto de tu montón. Funciona igual si has jugado el Lémur que si ha salido al probar suerte.

    Si la carta superior es otro Lémur, el nuevo se lleva solo ese. En un montón vacío, el Lémur simplemente se queda ahí.

    Si al final queda un Lémur encima de tu montón, puede seguirle cualquier Cactus, pero solo en un turno posterior: el Lémur no da una jugada extra.

    Por ejemplo, tu montón es 3, 5, 5, de abajo arriba. Un Lémur lo convierte en 5, 5, Lémur, 3. Un segundo Lémur lo convierte en 3, Lémur, 5, 5, Lémur.
    .title = Lémur

mada-rules-double-lemur =
    El Lémur doble va a la pila de descarte, nunca a un montón personal. Después debes intercambiar todo tu montón personal con el de otra persona, la que elijas. Los montones vacíos se intercambian como los demás. Las manos y las cartas puestas a un lado se quedan donde están. Funciona igual si has jugado el Lémur doble que si ha salido al probar suerte.
    .title = Lémur doble

mada-rules-scorpion =
    Un Escorpión actúa en cuanto te llega: al robar, al probar suerte o en el reparto inicial. Ponlo en la pila de descarte junto con una carta de tu mano, la que elijas. Si no tienes cartas en la mano, se va solo el Escorpión.

    Tu montón personal queda como está y no pierdes la ronda. Tu turno ha terminado y no vuelves a robar.
    .title = Escorpión

mada-rules-round-end =
    Una ronda termina cuando alguien la pierde al probar suerte. Entonces haced lo siguiente, en este orden:
    - Quienes no han perdido ponen a un lado, boca abajo y a la vez, la carta superior de su montón personal. Quien tenga el montón vacío no pone nada. Un Lémur puesto a un lado no vale nada y no cuenta para las cinco cartas de Cactus.
    - Si alguien tiene ahora cinco cartas de Cactus a un lado, la partida termina en el acto. Los demás pasos se omiten.
    - Todas las demás cartas de los montones personales van a la pila de descarte, también el montón entero de quien ha perdido, con la carta demasiado baja.
    - Quien ha perdido puede dejar en la pila de descarte, boca arriba, tantas cartas de su mano como quiera, o quedárselas todas. El resto conserva su mano.
    .title = Final de la ronda

mada-rules-next-round =
    La persona a la izquierda de quien ha perdido empieza la ronda siguiente. Todos los montones personales vuelven a estar vacíos. Nadie completa su mano, así que quizá no empecéis con el mismo número de cartas.
    .title = Ronda siguiente

mada-rules-empty-pile =
    En cuanto el mazo de robo está vacío, terminad la acción que tomó su última carta, con las decisiones que conlleve. Entonces se forma uno nuevo: cada montón personal conserva su carta superior; todas las cartas de debajo se barajan con la pila de descarte y forman el nuevo mazo de robo. Las manos y las cartas puestas a un lado no se tocan.

    Siempre hay cartas suficientes para ello, al menos 26, así que nadie puede quedarse sin jugada.
    .title = Mazo de robo vacío

mada-rules-end =
    La partida termina en cuanto alguien ha puesto a un lado su quinta carta de Cactus. Varias personas pueden lograrlo a la vez.

    Da la vuelta a las cartas que has puesto a un lado y cuenta sus higos chumbos. Gana quien tenga más; en caso de empate, se comparte la victoria. La quinta carta no basta para ganar: otra persona puede tener más higos chumbos.

    Una partida que no se acaba nunca se detiene después de 5000 turnos, y se cuenta.
    .title = Final de la partida

mada-rules-options =
    Antes de la partida, la mesa puede acordar otra regla:
    - Mazo de robo vacío: no se rehace enseguida, sino que espera hasta que alguien tenga que tomar una carta de él, para robar o para probar suerte.
    .title = Opciones

mada-rules-madagascar =
    Los lémures solo viven en libertad en Madagascar. Hay más de cien especies; la más conocida es el lémur de cola anillada, el de estas cartas.

    Se talan sus bosques, el clima se calienta y se los caza. Por eso algunos lémures están entre los 25 primates más amenazados del mundo.
    .title = Los lémures

mada-table-cards = Todas las cartas
mada-table-cards-card = Carta
mada-table-cards-copies = Cuántas
mada-table-cards-pears = Higos chumbos

## Pictures

mada-figure-kinds = Un Cactus con su valor y sus higos chumbos, un Lémur, un Lémur doble y un Escorpión.
mada-figure-play = En lo alto de tu montón hay un 5: puedes jugar un 9, pero no un 4.
mada-figure-lemur = El Lémur se lleva los dos cincos debajo del montón; ahora el 3 está arriba.
mada-figure-aside = Ha perdido otra persona: pones a un lado tu carta superior, el 8, boca abajo.
mada-figure-swap = Con un Lémur doble, el montón del 4 pasa a otra persona y el suyo, con el 12, es tuyo.
