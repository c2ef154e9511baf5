### Sifaka: what a move does, in words that need no board. The terms are in ../TERMS.md.

## Where, seen from the own pawn

# A card is two squares wide: $rows and $columns lead to its nearest square, and it lies from there towards both directions.
sifaka-where =
    { $rows ->
        [0]
            { $columns ->
                [1] beside your pawn to the { $longitude }, reaching { $latitude }
               *[other] { $columns } squares { $longitude } of your pawn, reaching { $latitude }
            }
       *[other]
            { $columns ->
                [0]
                    { $rows ->
                        [1] beside your pawn to the { $latitude }, reaching { $longitude }
                       *[other] { $rows } squares { $latitude } of your pawn, reaching { $longitude }
                    }
               *[other] { $rows } { $latitude } and { $columns } { $longitude } of your pawn
            }
    }
sifaka-way =
    { $rows ->
        [0]
            { $columns ->
                [1] 1 square { $longitude }
               *[other] { $columns } squares { $longitude }
            }
       *[other]
            { $columns ->
                [0]
                    { $rows ->
                        [1] 1 square { $latitude }
                       *[other] { $rows } squares { $latitude }
                    }
               *[other]
                    { $rows ->
                        [1] 1 square { $latitude } and { $columns } { $longitude }
                       *[other] { $rows } squares { $latitude } and { $columns } { $longitude }
                    }
            }
    }

## What a placement brings

sifaka-gain =
    { $covered-count ->
        [0] covers no palm and no arrow
       *[other] covers { $covered }
    }{ $reach-count ->
        [0] { "" }
       *[other] ; within reach: { $reach }
    }
sifaka-turned =
    { $rotation ->
        [0] not turned
        [1] turned a quarter to the right
        [2] turned halfway round
       *[3] turned a quarter to the left
    }

## Buttons

sifaka-choose-face = Face { $direction }
sifaka-choose-place = Place the card { sifaka-where }, { sifaka-turned }: { sifaka-gain }
sifaka-choose-pass = Remove the card from the game
sifaka-choose-go = Go { sifaka-way } and face { $direction }
sifaka-choose-take = Go { sifaka-way }, face { $direction } and take { $token }
sifaka-choose-stay = Stay and face { $direction }

## A choice in two steps

sifaka-step-place = { sifaka-where }: { sifaka-gain }
    .title = Where does your card go? Squares are counted from your pawn to the card.
sifaka-step-rotation =
    { sifaka-turned }, from the top left clockwise: { $lies }{ $ripe ->
        [0] { "" }
       *[other] ; a mango of the card is within reach
    }
    .title = How do you turn it?

## On the page

sifaka-web-stop = Go { sifaka-way }, then choose a direction
sifaka-web-stay = Stay, then choose a direction
sifaka-web-not-here = Your card may not lie here.
sifaka-web-no-gain = Covers no palm and no arrow: your pawn stays.
sifaka-web-pawn = { $colour } pawn, facing { $direction }
sifaka-web-pawn-unturned = { $colour } pawn
sifaka-web-shares = on one square with { $players }
