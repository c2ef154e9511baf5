### Learning by playing: what all lessons share.

lessons-learn = Leren
lessons-learn-game = { $game } leren: { $done } van { $count } lessen gedaan
lessons-first-time = Nieuw hier? Leer het al spelend
lessons-decline = Geen lessen voor { $game }, dank je
lessons-all = De lessen van { $game }
lessons-done = (gedaan)
lessons-lesson = Les
lessons-leave = De les verlaten
lessons-progress = Stap { $step } van { $count }
lessons-continue = Verder
lessons-back = Eén stap terug
lessons-next = Volgende les
lessons-your-turn = Jij bent aan de beurt
lessons-read-first = Lees eerst verder.
lessons-instead = Dat mag ook. Kies in deze les: { $choice }.
server-no-such-lesson = Die les bestaat niet.
