### The lessons of Mada. The terms are in ../TERMS.md.

## Play, draw, luck

mada-lesson-1 = Jugar, robar, probar suerte
mada-lesson-1-goal = ¡Te damos la bienvenida a Mada! Reúnes higos chumbos. Quien tenga más al final gana.
mada-lesson-1-hand = Esta es tu mano. El número de un Cactus es su valor; sus higos chumbos son puntos.
mada-lesson-1-play = En tu turno haces una sola cosa. Juega Cactus 5: empieza tu montón personal.
mada-lesson-1-higher = Desde ahora, una carta debe ser igual o mayor que tu carta superior. Juega Cactus 9.
mada-lesson-1-draw = Tu 4 es demasiado bajo. Pero tienes menos de tres cartas, así que puedes robar una.
mada-lesson-1-skip = ¡Cactus 12, qué suerte! Puedes saltarte números: juégalo sobre tu 9.
mada-lesson-1-daring = { $right } probó suerte: la primera carta del mazo de robo fue directa a su montón. Era bastante alta.
mada-lesson-1-luck = ¡Ahora tú! Siempre está permitido. Pulsa el sol y prueba suerte.
mada-lesson-1-lost = ¡Uf, un 13! Pero { $left } también probó suerte y descubrió un 8. Demasiado bajo: { $left } pierde la ronda.
mada-lesson-1-aside = Las demás personas ponen su carta superior a un lado, boca abajo. ¡Tu 13 te da seis higos chumbos!
mada-lesson-1-kept = Las demás cartas de los montones se descartan. Solo { $left } puede descartar ahora también cartas de la mano.
mada-lesson-1-next = { $right }, a la izquierda de { $left }, empieza otra ronda. Nadie completa su mano.
mada-lesson-1-empty = Tu montón vuelve a estar vacío, y ahí vale cualquier carta. Juega tu 4.
mada-lesson-1-done = Jugar, robar o probar suerte: ese es el corazón de Mada. ¡Muy bien!

## The special cards

mada-lesson-2 = Lémures y Escorpiones
mada-lesson-2-dealt = Se reparten tres cartas a cada persona. ¡Vaya, entre las tuyas había un Escorpión!
mada-lesson-2-sting = Un Escorpión se va al momento y se lleva una de tus cartas. Dale el 3.
mada-lesson-2-alone = No recibes nada a cambio. No importa: juega tu 9.
mada-lesson-2-stuck = Otra mesa. Un 5 no vale sobre tu 8, pero un Lémur vale siempre. Juégalo.
mada-lesson-2-dragged = El Lémur arrastró tus dos 8 debajo del montón. Ahora hay un 3 arriba: ¡juega tu 5!
mada-lesson-2-draw = Tu mano está vacía. Roba una carta.
mada-lesson-2-double = ¡Un Lémur doble! Con él intercambias todo tu montón por otro. Juégalo.
mada-lesson-2-swap = El Lémur doble se descarta. Toma ahora el montón de { $left }: ¡arriba hay un 13!
mada-lesson-2-safe = { $right } probó suerte y descubrió un Lémur. Con una carta especial nunca se pierde la ronda.
mada-lesson-2-taken-over = Con ese montón llegó un 13. Roba una carta: ¿qué cabe encima?
mada-lesson-2-whoever = Cuenta la carta que está arriba, la haya puesto quien la haya puesto. Solo cabe un 13, y aquí está: ¡juégalo!
mada-lesson-2-first = Una mesa más. En un montón vacío, el Lémur se queda arriba sin más. Juégalo.
mada-lesson-2-any = Sobre un Lémur vale cualquier Cactus. Juega tu 2.
mada-lesson-2-again = Ahora roba una carta.
mada-lesson-2-second = Otro Escorpión: una carta de tu mano se va con él. Tu montón se queda, y tu turno termina.
mada-lesson-2-done = Ya conoces todas las cartas especiales. Nunca dan puntos.

## The end

mada-lesson-3 = Un mazo vacío, y el final
mada-lesson-3-last = Solo queda una carta en el mazo de robo. ¡Róbala!
mada-lesson-3-rebuilt = Cada montón conservó su carta superior. Las de debajo y la pila de descarte forman el nuevo mazo de robo.
mada-lesson-3-dare = Ninguno de tus Cactus vale. ¡Atrévete y prueba suerte!
mada-lesson-3-lost = Un 3 es más bajo que tu 11. Pierdes la ronda, y las demás personas ponen su carta superior a un lado.
mada-lesson-3-parting = Un consuelo: puedes descartar las cartas de tu mano que no te gusten. Elige el 5 y descártalo.
mada-lesson-3-next = { $left }, a tu izquierda, ha empezado la siguiente ronda.
mada-lesson-3-four = Otra mesa, casi al final. Has puesto cuatro Cactus a un lado, y { $right } también.
mada-lesson-3-play = Tu 12 tiene seis higos chumbos. ¡Juégalo!
mada-lesson-3-fifth = { $left } pierde la ronda, y tu 12 es tu quinto Cactus a un lado. ¡La partida termina al momento!
mada-lesson-3-count = Ahora se descubren todas las cartas puestas a un lado. Ganan más higos chumbos, ¡y tú tienes 20!
mada-lesson-3-shared = { $right } también tiene cinco Cactus, pero solo 16 higos chumbos. En caso de empate compartiríais la victoria.
mada-lesson-3-options = Una cosa más: antes de la partida podéis acordar otra regla para el mazo de robo vacío.
mada-lesson-3-done = Ya lo sabes todo de Mada. ¡A disfrutar!
