# Por qué a un bot le gusta o no una jugada de Mada.

mada-reason-bust = riesgo de perder la ronda: { $percent } %
mada-reason-safe = deja tu montón como está
mada-reason-pears =
    la carta superior vale { $pears ->
        [one] { $pears } higo chumbo
       *[other] { $pears } higos chumbos
    } si pierde otra persona
mada-reason-next-luck = si después pruebas suerte, pierdes en el { $percent } % de los casos
mada-reason-lemur = quita una carta sobre la que probar suerte haría perder en el { $percent } % de los casos
mada-reason-escape = se deshace de un montón en el que probar suerte haría perder en el { $percent } % de los casos
mada-reason-empty = su montón está vacío: la próxima carta no puede hacer perder
mada-reason-any-card = hay un Lémur encima: la próxima carta no puede hacer perder
mada-reason-their-top =
    su carta superior es { $card }, que vale { $pears ->
        [one] { $pears } higo chumbo
       *[other] { $pears } higos chumbos
    }
mada-reason-kept = te quedas con { $cards-one }
mada-reason-no-hand = te deja sin cartas en la mano
