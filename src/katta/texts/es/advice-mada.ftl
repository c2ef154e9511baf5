# Por qué a un bot le gusta o no una jugada de Mada.

mada-reason-bust = riesgo de perder la ronda: { $percent } %
mada-reason-gift =
    si pierdes, los demás montones dan { $pears ->
        [one] { $pears } higo chumbo
       *[other] { $pears } higos chumbos
    }
mada-reason-sure = ninguna carta que queda es más baja que tu carta superior: no puedes perder
mada-reason-keeps-top =
    sin riesgo: { $card } sigue en tu montón y vale { $pears ->
        [one] { $pears } higo chumbo
       *[other] { $pears } higos chumbos
    } si pierde otra persona
mada-reason-no-stake = sin riesgo, pero tu montón no da nada si pierde otra persona
mada-reason-pears =
    la carta superior vale { $pears ->
        [one] { $pears } higo chumbo
       *[other] { $pears } higos chumbos
    } si pierde otra persona
mada-reason-next-luck = si después pruebas suerte, pierdes en el { $percent } % de los casos
mada-reason-lemur = quita una carta sobre la que probar suerte haría perder en el { $percent } % de los casos
mada-reason-lemur-early = en tu montón aún no hay peligro: el Lémur puede esperar
mada-reason-escape = se deshace de un montón en el que probar suerte haría perder en el { $percent } % de los casos
mada-reason-escape-early = en tu montón aún no hay peligro: el Lémur doble puede esperar
mada-reason-empty = su montón está vacío: la próxima carta no puede hacer perder
mada-reason-any-card = hay un Lémur encima: la próxima carta no puede hacer perder
mada-reason-their-top =
    su carta superior es { $card }, que vale { $pears ->
        [one] { $pears } higo chumbo
       *[other] { $pears } higos chumbos
    }
mada-reason-gives-top =
    tu carta superior, que vale { $pears ->
        [one] { $pears } higo chumbo
       *[other] { $pears } higos chumbos
    }, pasa a esa persona
mada-reason-dead = de todos modos no puedes poner { $cards-one } en tu montón
mada-reason-gives-up =
    renuncias a una carta superior que vale { $pears ->
        [one] { $pears } higo chumbo
       *[other] { $pears } higos chumbos
    }
mada-reason-gives-up-lemur = renuncias a una carta que puede salvar tu montón
mada-reason-playable = de las cartas que conservas, puedes poner { $cards } en tu montón
mada-reason-none-playable = no puedes poner en tu montón ninguna de las cartas que conservas
mada-reason-no-hand = te deja sin cartas en la mano
mada-reason-full = tu mano sigue llena: no puedes robar
mada-reason-room =
    tienes sitio para robar { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
