### The lessons of Malédiction!. The terms are in ../TERMS.md.

## Contract and tricks

malediction-lesson-1 = Contrato y bazas
malediction-lesson-1-goal = Las brujas ven el futuro: predices cuántas bazas ganarás. ¡Si aciertas, sumas puntos!
malediction-lesson-1-hand = Estas siete cartas de bruja son tuyas: ratas, cuervos, escobas, arañas y una poción.
malediction-lesson-1-trump = Se ha descubierto una carta al azar: las arañas son triunfo esta ronda. Su valor no cuenta.
malediction-lesson-1-choice = Elige un contrato. «2» significa exactamente dos bazas, «2+» dos o más, «0» ninguna.
malediction-lesson-1-bid = Tus cartas son altas: dos bazas deberían ser fáciles. Toma «2+», que vale 2 puntos.
malediction-lesson-1-lead = Tu contrato es el que más puntos vale, así que sales tú. Juega tu cuervo 9.
malediction-lesson-1-again = Ningún cuervo era más alto: la baza es tuya. Quien gana vuelve a salir: juega tu escoba 3.
malediction-lesson-1-follow = { $left } ganó con escoba 9 y sale con una rata. Tienes ratas, así que debes asistir: ¡juega rata 8!
malediction-lesson-1-trumping = Dos bazas después. { $left } sale con un cuervo y no tienes ninguno. Juega lo que quieras: ¡araña 2 es triunfo y gana!
malediction-lesson-1-last = Queda una carta: sal con tu poción.
malediction-lesson-1-over = Tu mano está vacía, así que la ronda termina tras esta baza.
malediction-lesson-1-fulfilled = Has ganado cinco bazas: «2+» está cumplido y da 2 puntos. Fallado te habría costado 2.
malediction-lesson-1-hat = También tienes más bazas que nadie. Por eso recibes un sombrero de bruja, que vale 1 punto.
malediction-lesson-1-ball = La bola de cristal muestra quién elige primero. Para la siguiente ronda pasa a { $left }.
malediction-lesson-1-done = Esa ha sido una ronda entera. ¡Ahora vienen las pociones!

## Potions and failed contracts

malediction-lesson-2 = Pociones y mala suerte
malediction-lesson-2-void = Las arañas son triunfo y tu contrato es exactamente 2. No tienes escobas: gana con araña 2.
malediction-lesson-2-combo = Una poción hace más fuerte una carta. Sal con rata 5 y poción 3: juntas son rata 8.
malediction-lesson-2-tie = { $left } jugó rata 8, que empata con tu combo. Nadie gana la baza. { $left } jugó después de ti y sale.
malediction-lesson-2-potions = Se ha salido con una poción y tienes: debes asistir. Dos se suman: juega poción 2 y poción 1.
malediction-lesson-2-enough = Dos bazas: ¡no necesitas más! Sal con cuervo 8 y espera que alguien se la lleve.
malediction-lesson-2-only = { $right } se la llevó y sale con una escoba. Solo te queda araña 6: tienes que jugarla.
malediction-lesson-2-failed = Una tercera baza, y la ronda termina. Querías exactamente 2: fallado, y te cuesta 4 puntos.
malediction-lesson-2-hat = Un consuelo: tienes más bazas que nadie, así que el sombrero es tuyo, cumplas o no.
malediction-lesson-2-next = Una nueva ronda: otro triunfo, otras cartas, y las demás personas eligen antes que tú.
malediction-lesson-2-retry = Puedes volver a intentar un contrato fallado. Recupera tu 2, y esta vez gíralo a «2+».
malediction-lesson-2-gone = Los 4 puntos perdidos desaparecen por ahora. { $right } tiene un contrato del mismo valor, pero elegiste al final: sales tú.
malediction-lesson-2-done = Con estas cartas lo conseguirás. ¡Vamos con los ceros!

## Zeros and the end

malediction-lesson-3 = Ceros, y el final
malediction-lesson-3-zero = Tu contrato es 0: no debes ganar ni una sola baza. Hasta ahora, todo bien.
malediction-lesson-3-rid = Los cuervos son triunfo y no tienes: juega lo que quieras. ¡Líbrate de araña 7 y poción 2 a la vez!
malediction-lesson-3-free = Se ha salido con una poción y ya no tienes. Juega tu araña 3.
malediction-lesson-3-avoid = Tu última carta: escoba 8 no es ni del palo de salida ni triunfo. No puede ganar.
malediction-lesson-3-saved = ¡Cumplido! Un 0 no da puntos, pero lo guardas: un cero guardado puede ayudarte más tarde.
malediction-lesson-3-box = Nadie tiene más bazas en solitario, así que nadie recibe el sombrero. Vuelve a la caja.
malediction-lesson-3-tied = Ronda siguiente, última baza: tu contrato es «1+» y { $left } sale con rata 7. ¡Juega rata 5 con poción 2!
malediction-lesson-3-nobody = Siete contra siete: empate, nadie gana la baza. Necesitabas una, y la ronda ha terminado.
malediction-lesson-3-keep = Tu cero podría sustituirla, pero no es obligatorio. «1+» solo vale 1 punto: conserva el cero para más tarde.
malediction-lesson-3-seventh = Otra mesa, séptima ronda: queda un sombrero. Las escobas son triunfo y no tienes cuervos: ¡juega escoba 4!
malediction-lesson-3-hats = Tienes más bazas que nadie y te llevas el sombrero. Era el séptimo, el último: ¡la partida termina!
malediction-lesson-3-no-zero = { $left } no quería bazas y ganó dos. Un 0 fallado vuelve a su pila, pero no cuesta puntos.
malediction-lesson-3-late = Otra mesa, la última ronda. Tu contrato es «1+» y tienes un cero guardado. Sin arañas, juega cuervo 3.
malediction-lesson-3-missed = Las arañas son triunfo, y se ha vuelto a salir con una. No tienes: juega rata 4.
malediction-lesson-3-short = Ninguna baza, y necesitabas una. Pero un cero guardado sustituye una baza que falta.
malediction-lesson-3-hand-in = ¡Entrégalo! Así cumples tu contrato, y el cero vuelve a su pila.
malediction-lesson-3-end = La pila de contratos 3 está vacía: eso también termina la partida.
malediction-lesson-3-count = Ahora se suman contratos y sombreros, en más y en menos. Hoy basta un punto: ¡ganas!
malediction-lesson-3-shared = En caso de empate, gana quien tenga más sombreros. Si también empatan, se comparte la victoria.
malediction-lesson-3-options = Antes de la partida podéis acordar otras reglas: para contratos fallados y para ceros guardados.
malediction-lesson-3-done = Ya conoces todos los secretos de las brujas. ¡A disfrutar!
