### Sifaka: lo que hace una jugada, con palabras que no necesitan el tablero. Los términos están en ../TERMS.md.

## Dónde, visto desde el propio peón

# Una carta mide dos casillas de ancho: $rows y $columns llevan a su casilla más cercana, y desde allí se extiende en ambas direcciones.
sifaka-where =
    { $rows ->
        [0]
            { $columns ->
                [1] justo al lado de tu peón hacia { $longitude }, extendida hacia { $latitude }
               *[other] a { $columns } casillas de tu peón hacia { $longitude }, extendida hacia { $latitude }
            }
       *[other]
            { $columns ->
                [0]
                    { $rows ->
                        [1] justo al lado de tu peón hacia { $latitude }, extendida hacia { $longitude }
                       *[other] a { $rows } casillas de tu peón hacia { $latitude }, extendida hacia { $longitude }
                    }
               *[other] a { $rows } hacia { $latitude } y { $columns } hacia { $longitude } de tu peón
            }
    }
sifaka-way =
    { $rows ->
        [0]
            { $columns ->
                [1] 1 casilla hacia { $longitude }
               *[other] { $columns } casillas hacia { $longitude }
            }
       *[other]
            { $columns ->
                [0]
                    { $rows ->
                        [1] 1 casilla hacia { $latitude }
                       *[other] { $rows } casillas hacia { $latitude }
                    }
               *[other]
                    { $rows ->
                        [1] 1 casilla hacia { $latitude } y { $columns } hacia { $longitude }
                       *[other] { $rows } casillas hacia { $latitude } y { $columns } hacia { $longitude }
                    }
            }
    }

## Lo que aporta una carta

sifaka-gain =
    { $covered-count ->
        [0] no cubre palmeras ni flechas
       *[other] cubre { $covered }
    }{ $reach-count ->
        [0] { "" }
       *[other] ; al alcance: { $reach }
    }
sifaka-turned =
    { $rotation ->
        [0] sin girar
        [1] girada un cuarto a la derecha
        [2] girada media vuelta
       *[3] girada un cuarto a la izquierda
    }

## Botones

sifaka-choose-face = Mirar hacia { $direction }
sifaka-choose-place = Colocar la carta { sifaka-where }, { sifaka-turned }: { sifaka-gain }
sifaka-choose-pass = Retirar la carta del juego
sifaka-choose-go = Avanzar { sifaka-way } y mirar hacia { $direction }
sifaka-choose-take = Avanzar { sifaka-way }, mirar hacia { $direction } y tomar { $token }
sifaka-choose-stay = Quedarse y mirar hacia { $direction }

## Una elección en dos pasos

sifaka-step-place = { sifaka-where }: { sifaka-gain }
    .title = ¿Dónde colocas tu carta? Las casillas se cuentan desde tu peón hasta la carta.
sifaka-step-rotation =
    { sifaka-turned }, desde arriba a la izquierda en el sentido del reloj: { $lies }{ $ripe ->
        [0] { "" }
       *[other] ; un mango de la carta está al alcance
    }
    .title = ¿Cómo la giras?

## En la página

sifaka-web-stop = Avanzar { sifaka-way }, luego elegir una dirección
sifaka-web-stay = Quedarse, luego elegir una dirección
sifaka-web-not-here = Tu carta no puede ir aquí.
sifaka-web-no-gain = No cubre palmeras ni flechas: tu peón se queda donde está.
sifaka-web-pawn = peón { $colour }, mira hacia { $direction }
sifaka-web-pawn-unturned = peón { $colour }
sifaka-web-shares = en la misma casilla que { $players }
