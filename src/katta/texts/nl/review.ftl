# Na het spel: wat het deed kantelen, een quiz daarover en oefening vanaf elk moment.

## What turned the game

review-title = Wat het spel deed kantelen
review-thinking = Het spel wordt doorgekeken: { $percent }%
review-clean = Je hebt geen grote fout gemaakt.
review-played = Zet { $step }: je koos ‘{ $move }’.
review-better = Beter: ‘{ $move }’. Winstkans { $share }% in plaats van { $less }%.
review-why = Waarom: { $reasons }.
review-look = Bekijken
review-try = Uitproberen
review-quiz = Vind de betere zet
review-open = Kies een moment om het terug te zien.
review-table = Hetzelfde als tabel
review-step = Zet

## Quiz of one’s own mistakes

quiz-count = { $number } van { $count }
quiz-question = Het is zet { $step } en je ziet wat je toen zag. Wat zou je spelen?
quiz-best = Ja, dat is de beste zet.
quiz-good = Goed: bijna zo sterk als ‘{ $move }’.
quiz-same = Dat koos je toen. Het kost { $percent }% winstkans.
quiz-worse = Er is iets beters.
quiz-answer = Toon de oplossing
quiz-next = Volgende
quiz-done = Dat was alles: { $right } van { $count } gevonden.
quiz-back = Terug naar het spel
quiz-from-start = Nog een keer

## Replay and practice

replay-hands = Alle handen open
replay-hand = Hand van { $player }
replay-empty-hand = geen kaarten
note-practice = Oefening: dit spel gaat verder midden in een ander. Wat vanaf hier gebeurt, wordt opnieuw uitgedeeld.
deal-given =
    Oefening: { $count ->
        [one] de eerste zet komt
       *[other] de eerste { $count } zetten komen
    } uit een ander spel en hier niet uitgedeeld.
server-no-such-moment = Dat moment is er niet in dit spelverslag, of er valt niets meer te spelen.

## katta analyse

analyse-turning-points = Keerpunten van { $player }
analyse-no-turning-point = { $player } heeft geen grote fout gemaakt.
analyse-point = Zet { $step }: ‘{ $move }’.
