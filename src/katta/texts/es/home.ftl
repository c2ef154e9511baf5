### The first page of the browser: the games, whom one plays against, and what Katta is.

home-play-now-against = Jugar ya a { $game }, { $against }
home-against =
    { $count ->
        [one] contra 1 bot ({ $level })
       *[other] contra { $count } bots ({ $level })
    }
home-change = cambiar
home-change-game = Cambiar contra quién juegas a { $game }
home-rules-game = Reglas de { $game }
home-rules-contents = Apartados de las reglas

## Opponents

home-opponents = { $game }: contra quién juegas
home-opponents-count = ¿Contra cuántos?
home-opponents-level = ¿Qué tal juegan?
home-opponents-kept = Este dispositivo recuerda tu elección para este juego.
home-level-random = Juega cualquier cosa permitida, sin pensar.
home-level-easy = Elige lo que parece bueno en el momento y rara vez mira las consecuencias. Ideal para tus primeras partidas.
home-level-medium = Sabe lo que importa en el juego, pero apenas mira más allá.
home-level-hard = Mira un poco más allá antes de cada jugada.
home-level-expert = Mira muy lejos y sopesa lo que puede tener el resto. No ve más que tú.

## What Katta is

home-about = Katta es una mesa para juegos de familia: contra bots, con tu gente en un solo dispositivo o con quien está lejos. Nadie necesita una cuenta.
home-free = Katta { $version } es software libre: puedes usarlo, cambiarlo y compartirlo.
home-licence = Licencia

## What the box says

home-ages = De { $least } a { $most } años
home-age = Desde { $least } años
home-minutes = { $minutes } minutos
home-minutes-longer = { $minutes } minutos o más

## Who made the games

home-credits = De quién son los juegos
home-credit-authors = Juego: { $names }
home-credit-illustrators = Ilustraciones y diseño: { $names }
home-credit-publisher = Publicado por { $publisher }
home-drawn = Los juegos son de quienes los crearon y publicaron; si aquí te gusta alguno, disfrutarás también de la caja de verdad. Todas las imágenes de estas páginas se han dibujado para Katta.
