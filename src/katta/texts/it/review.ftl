# Dopo la partita: che cosa l’ha decisa, un quiz e allenamento da qualsiasi momento.

## What turned the game

review-title = Che cosa ha deciso la partita
review-thinking = Ripasso la partita: { $percent }%
review-clean = Non hai fatto errori gravi.
review-played = Mossa { $step }: hai scelto «{ $move }».
review-better = Meglio: «{ $move }». Probabilità di vincere: { $share }% invece di { $less }%.
review-why = Perché: { $reasons }.
review-look = Guarda
review-try = Prova
review-quiz = Trova la mossa migliore
review-open = Scegli un momento per rivederlo.
review-table = Lo stesso in tabella
review-step = Mossa

## Quiz of one’s own mistakes

quiz-count = { $number } di { $count }
quiz-question = È la mossa { $step } e vedi ciò che vedevi allora. Che cosa giocheresti?
quiz-best = Sì, è la mossa migliore.
quiz-good = Bene: quasi forte come «{ $move }».
quiz-same = È ciò che avevi scelto. Costa il { $percent }% di probabilità di vincere.
quiz-worse = C’è di meglio.
quiz-answer = Mostra la risposta
quiz-next = Avanti
quiz-done = È tutto: { $right } su { $count } trovate.
quiz-back = Torna alla partita
quiz-from-start = Ancora una volta

## Replay and practice

replay-hands = Tutte le mani scoperte
replay-hand = Mano di { $player }
replay-empty-hand = nessuna carta
note-practice = Allenamento: questa partita prosegue dal mezzo di un’altra. Da qui in poi si distribuisce di nuovo.
deal-given =
    Allenamento: { $count ->
        [one] la prima mossa viene
       *[other] le prime { $count } mosse vengono
    } da un’altra partita, non da questa distribuzione.
server-no-such-moment = Quel momento non c’è in questa registrazione, o non resta più nulla da giocare.

## katta analyse

analyse-turning-points = Momenti decisivi di { $player }
analyse-no-turning-point = { $player } non ha fatto errori gravi.
analyse-point = Mossa { $step }: «{ $move }».
