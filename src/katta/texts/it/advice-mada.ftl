# Perché a un bot piace o no una mossa di Mada.

mada-reason-bust = rischio di perdere il round: { $percent }%
mada-reason-safe = lascia la tua pila com’è
mada-reason-pears =
    la carta in cima vale { $pears ->
        [one] { $pears } fico d’India
       *[other] { $pears } fichi d’India
    } se perde un’altra persona
mada-reason-next-luck = se poi tenti la fortuna, perdi nel { $percent }% dei casi
mada-reason-lemur = toglie una carta sulla quale tentare la fortuna farebbe perdere nel { $percent }% dei casi
mada-reason-escape = libera da una pila sulla quale tentare la fortuna farebbe perdere nel { $percent }% dei casi
mada-reason-empty = quella pila è vuota: la prossima carta non può far perdere
mada-reason-any-card = c’è un Lemure in cima: la prossima carta non può far perdere
mada-reason-their-top =
    in cima c’è { $card }, che vale { $pears ->
        [one] { $pears } fico d’India
       *[other] { $pears } fichi d’India
    }
mada-reason-kept = tieni { $cards-one }
mada-reason-no-hand = ti lascia senza carte in mano
