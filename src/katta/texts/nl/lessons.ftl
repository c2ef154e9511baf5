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
lessons-terminal-on = Enter: verder, q: verlaten
lessons-terminal-which = Welke les?
lessons-terminal-left = De volgende keer kun je hier verdergaan.
error-no-lessons = Er zijn geen lessen voor { $name }.
error-lesson-unknown = Les { $number } bestaat niet: kies 1 tot en met { $most }.
