### The lessons of Sifaka. The terms are in ../TERMS.md.

## Place, move, collect

sifaka-lesson-1 = Colocar, mover, recoger
sifaka-lesson-1-goal = ¡A los Sifakas les encantan los mangos! Guía al tuyo por la selva y recoge las fichas que más puntos valen.
sifaka-lesson-1-face = Tu Sifaka está en su refugio rojo. Elige primero hacia dónde mira: hacia el norte, arriba.
sifaka-lesson-1-card = Esta es tu carta de terreno: cuatro casillas con un mango verde, dos palmeras y una flecha. Vale cualquier giro.
sifaka-lesson-1-first = Las cuatro primeras cartas de la partida van junto a los refugios. Coloca la tuya arriba.
sifaka-lesson-1-mango = El mango de tu carta ha recibido una ficha verde. Sus puntos están ocultos en el dorso.
sifaka-lesson-1-second = { $left } también ha colocado una carta. Coloca la siguiente a la derecha.
sifaka-lesson-1-cover = Ya hay cuatro cartas. Desde ahora, una carta debe cubrir al menos una casilla del tablero.
sifaka-lesson-1-place = Las palmeras cubiertas son pasos para tu Sifaka. ¡Cubre la casilla con tres palmeras!
sifaka-lesson-1-go = Tres palmeras, tres pasos en línea recta: justo hasta el mango. ¡Adelante!
sifaka-lesson-1-taken = Te has parado sobre la ficha, así que es tuya. Solo tú sabes que vale 2 puntos.
sifaka-lesson-1-draw = Al final de tu turno robas otra carta. Después ha jugado { $left }.
sifaka-lesson-1-done = Colocar, mover, recoger, robar: así es un turno de Sifaka. ¡Muy bien!

## Arrows

sifaka-lesson-2 = Flechas y callejones sin salida
sifaka-lesson-2-look = Tu Sifaka mira hacia el oeste. La carta de allí tiene tres palmeras y una flecha hacia el norte.
sifaka-lesson-2-place = Puedes cubrir una carta entera. Coloca la tuya encima: también tiene un mango.
sifaka-lesson-2-go = Tres pasos, y la flecha es obligatoria: gira a tu Sifaka hacia el norte, cuando quieras. ¡Ve al mango del oeste!
sifaka-lesson-2-fresh = Una ficha puesta en este mismo turno también cuenta. Y mira: tu Sifaka mira ahora hacia el norte.
sifaka-lesson-2-far = La misma mesa otra vez. La carta de abajo tiene muchas palmeras, pero delante de tu Sifaka solo hay tres casillas.
sifaka-lesson-2-cover = Pruébalo: cubre cinco palmeras.
sifaka-lesson-2-stay = Habría que dar los cinco pasos, y es imposible. Así que tu Sifaka se queda donde está.
sifaka-lesson-2-nothing = Ahora cubre solo una casilla vacía.
sifaka-lesson-2-still = Ni palmera ni flecha: tu Sifaka no hace nada. A veces una carta solo trae mangos nuevos.
sifaka-lesson-2-taboo = Nunca cubras una ficha ni un peón, ni siquiera el tuyo. Pasar sobre una ficha no basta para tomarla.
sifaka-lesson-2-south = Otra mesa: tu Sifaka mira al este. Cubre dos palmeras y una flecha que apunta al sur.
sifaka-lesson-2-share = Los Sifakas nunca se estorban: se cruzan y pueden compartir una casilla. ¡Visita a { $left }!
sifaka-lesson-2-nowhere = Casi nunca pasa: fichas y Sifakas guardan todo el tablero y tu carta no cabe en ningún sitio. Retírala del juego.
sifaka-lesson-2-removed = Nada se mueve. Robas una carta como siempre, y le toca a { $left }.
sifaka-lesson-2-done = ¡Ya puedes guiar a tu Sifaka adonde quieras!

## The end

sifaka-lesson-3 = Las últimas cartas
sifaka-lesson-3-few = La partida casi ha terminado: quedan dos cartas en el mazo de robo. Coloca la tuya donde brilla.
sifaka-lesson-3-walk = Hay un mango rojo a tu alcance, y los rojos son los mejores. ¡Ve a por él!
sifaka-lesson-3-empty = { $left } ha robado la última carta. Ya nadie roba: cada persona coloca la carta que le queda.
sifaka-lesson-3-last = Esta es tu última carta. Colócala donde brilla.
sifaka-lesson-3-mango = ¡Un mango más! Tómalo.
sifaka-lesson-3-over = { $left } ha colocado la carta 48 y la partida termina. Las fichas que quedan en el tablero no puntúan.
sifaka-lesson-3-count = Se descubren todas las fichas, y gana quien tenga más puntos. Tú tienes 32, { $left } tiene 16: ¡ganas!
sifaka-lesson-3-ties = En caso de empate deciden más fichas, luego las rojas, luego las amarillas. Después se comparte la victoria.
sifaka-lesson-3-options = Antes de la partida podéis acordar otras reglas: para los pasos de más y los peones en el camino.
sifaka-lesson-3-done = Ya lo sabes todo de Sifaka. ¡Disfruta de tus mangos!
