### Sifaka: che cosa fa una mossa, con parole che non hanno bisogno del tabellone. I termini sono in ../TERMS.md.

## Dove, visto dalla propria pedina

# Una carta è larga due caselle: $rows e $columns portano alla sua casella più vicina, da lì si estende in entrambe le direzioni.
sifaka-where =
    { $rows ->
        [0]
            { $columns ->
                [1] proprio accanto alla tua pedina verso { $longitude }, estesa verso { $latitude }
               *[other] a { $columns } caselle dalla tua pedina verso { $longitude }, estesa verso { $latitude }
            }
       *[other]
            { $columns ->
                [0]
                    { $rows ->
                        [1] proprio accanto alla tua pedina verso { $latitude }, estesa verso { $longitude }
                       *[other] a { $rows } caselle dalla tua pedina verso { $latitude }, estesa verso { $longitude }
                    }
               *[other] a { $rows } verso { $latitude } e { $columns } verso { $longitude } dalla tua pedina
            }
    }
sifaka-way =
    { $rows ->
        [0]
            { $columns ->
                [1] 1 casella verso { $longitude }
               *[other] { $columns } caselle verso { $longitude }
            }
       *[other]
            { $columns ->
                [0]
                    { $rows ->
                        [1] 1 casella verso { $latitude }
                       *[other] { $rows } caselle verso { $latitude }
                    }
               *[other]
                    { $rows ->
                        [1] 1 casella verso { $latitude } e { $columns } verso { $longitude }
                       *[other] { $rows } caselle verso { $latitude } e { $columns } verso { $longitude }
                    }
            }
    }

## Che cosa porta una carta

sifaka-gain =
    { $covered-count ->
        [0] non copre né palme né frecce
       *[other] copre { $covered }
    }{ $reach-count ->
        [0] { "" }
       *[other] ; a portata: { $reach }
    }
sifaka-turned =
    { $rotation ->
        [0] senza girarla
        [1] girata di un quarto a destra
        [2] girata di mezzo giro
       *[3] girata di un quarto a sinistra
    }

## Pulsanti

sifaka-choose-face = Guarda verso { $direction }
sifaka-choose-place = Posa la carta { sifaka-where }, { sifaka-turned }: { sifaka-gain }
sifaka-choose-pass = Togli la carta dal gioco
sifaka-choose-go = Vai avanti di { sifaka-way } e guarda verso { $direction }
sifaka-choose-take = Vai avanti di { sifaka-way }, guarda verso { $direction } e prendi { $token }
sifaka-choose-stay = Resta dove sei e guarda verso { $direction }

## Una scelta in due passi

sifaka-step-place = { sifaka-where }: { sifaka-gain }
    .title = Dove va la tua carta? Le caselle si contano dalla tua pedina alla carta.
sifaka-step-rotation =
    { sifaka-turned }, dall’alto a sinistra in senso orario: { $lies }{ $ripe ->
        [0] { "" }
       *[other] ; un mango della carta è a portata
    }
    .title = Come la giri?

## Nella pagina

sifaka-web-stop = Vai avanti di { sifaka-way }, poi scegli una direzione
sifaka-web-stay = Resta dove sei, poi scegli una direzione
sifaka-web-not-here = La tua carta non può stare qui.
sifaka-web-no-gain = Non copre né palme né frecce: la tua pedina resta dov’è.
sifaka-web-pawn = pedina { $colour }, guarda verso { $direction }
sifaka-web-pawn-unturned = pedina { $colour }
sifaka-web-shares = sulla stessa casella di { $players }
