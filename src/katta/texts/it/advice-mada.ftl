# Perché a un bot piace o no una mossa di Mada.

mada-reason-bust = rischio di perdere il round: { $percent }%
mada-reason-gift =
    se perdi, le altre pile fruttano { $pears ->
        [one] { $pears } fico d’India
       *[other] { $pears } fichi d’India
    }
mada-reason-sure = nessuna carta rimasta è più bassa di quella in cima: non puoi perdere
mada-reason-keeps-top =
    senza rischio: { $card } resta in cima e vale { $pears ->
        [one] { $pears } fico d’India
       *[other] { $pears } fichi d’India
    } se perde un’altra persona
mada-reason-no-stake = senza rischio, ma la tua pila non frutta nulla se perde un’altra persona
mada-reason-pears =
    la carta in cima vale { $pears ->
        [one] { $pears } fico d’India
       *[other] { $pears } fichi d’India
    } se perde un’altra persona
mada-reason-next-luck = se poi tenti la fortuna, perdi nel { $percent }% dei casi
mada-reason-lemur = toglie una carta sulla quale tentare la fortuna farebbe perdere nel { $percent }% dei casi
mada-reason-lemur-early = sulla tua pila non c’è ancora pericolo: il Lemure può aspettare
mada-reason-escape = libera da una pila sulla quale tentare la fortuna farebbe perdere nel { $percent }% dei casi
mada-reason-escape-early = sulla tua pila non c’è ancora pericolo: il Lemure Doppio può aspettare
mada-reason-empty = quella pila è vuota: la prossima carta non può far perdere
mada-reason-any-card = c’è un Lemure in cima: la prossima carta non può far perdere
mada-reason-their-top =
    in cima c’è { $card }, che vale { $pears ->
        [one] { $pears } fico d’India
       *[other] { $pears } fichi d’India
    }
mada-reason-gives-top =
    la tua carta in cima, che vale { $pears ->
        [one] { $pears } fico d’India
       *[other] { $pears } fichi d’India
    }, passa a quella persona
mada-reason-dead = comunque non puoi mettere { $cards-one } sulla tua pila
mada-reason-gives-up =
    rinunci a una carta in cima che vale { $pears ->
        [one] { $pears } fico d’India
       *[other] { $pears } fichi d’India
    }
mada-reason-gives-up-lemur = rinunci a una carta che può salvare la tua pila
mada-reason-playable = delle carte che tieni, puoi metterne { $cards } sulla tua pila
mada-reason-none-playable = non puoi mettere sulla tua pila nessuna delle carte che tieni
mada-reason-no-hand = ti lascia senza carte in mano
mada-reason-full = la tua mano resta piena: non puoi pescare
mada-reason-room =
    hai posto per pescare { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
