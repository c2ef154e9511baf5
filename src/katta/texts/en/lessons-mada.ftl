### The lessons of Mada. The terms are in ../TERMS.md.

## Play, draw, luck

mada-lesson-1 = Play, draw, try your luck
mada-lesson-1-goal = Welcome to Mada! You collect prickly pears. Whoever has the most of them at the end wins.
mada-lesson-1-hand = This is your hand. The number of a Cactus is its value; the prickly pears on it are points.
mada-lesson-1-play = On your turn you do one thing. Play Cactus 5: it begins your own pile.
mada-lesson-1-higher = From now on, a card must be equal to or higher than your top card. Play Cactus 9.
mada-lesson-1-draw = Your 4 is too low. But you hold fewer than three cards, so you may draw one.
mada-lesson-1-skip = Cactus 12: lucky you! Numbers may be skipped, so play it on your 9.
mada-lesson-1-daring = { $right } tried their luck: the top card of the draw pile went straight onto their pile. It was high enough.
mada-lesson-1-luck = Now you! That is always allowed. Press the sun and try your luck.
mada-lesson-1-lost = Phew, 13! But { $left } dared, too, and turned over an 8. Too low: { $left } loses the round.
mada-lesson-1-aside = Everyone else puts their top card aside, face down. Your 13 brings you six prickly pears!
mada-lesson-1-kept = All other cards of the piles are discarded. Only { $left } may also discard hand cards now.
mada-lesson-1-next = { $right }, to the left of { $left }, begins a new round. Nobody refills their hand.
mada-lesson-1-empty = Your pile is empty again, and on an empty pile every card fits. Play your 4.
mada-lesson-1-done = Play, draw or try your luck: that is the heart of Mada. Well done!

## The special cards

mada-lesson-2 = Lemurs and Scorpions
mada-lesson-2-dealt = Everyone is dealt three cards. Oh dear, there was a Scorpion among yours!
mada-lesson-2-sting = A Scorpion leaves at once and takes one of your cards along. Let it have the 3.
mada-lesson-2-alone = You get no new cards for them. Never mind: play your 9.
mada-lesson-2-stuck = Another table. A 5 does not fit on your 8, but a Lemur always does. Play it.
mada-lesson-2-dragged = The Lemur dragged both 8s under your pile. Now a 3 is on top: play your 5!
mada-lesson-2-draw = Your hand is empty. Draw a card.
mada-lesson-2-double = A Double Lemur! With it you swap your whole pile for another one. Play it.
mada-lesson-2-swap = The Double Lemur is discarded. Now take the pile of { $left }: a 13 is on top!
mada-lesson-2-safe = { $right } tried their luck and turned over a Lemur. Special cards never lose the round.
mada-lesson-2-taken-over = A 13 came with that pile. Draw a card: what might fit on it?
mada-lesson-2-whoever = The card on top of your pile counts, whoever laid it there. So only a 13 fits, and here it is: play it!
mada-lesson-2-first = One more table. On an empty pile, a Lemur simply stays on top. Play it.
mada-lesson-2-any = On a Lemur any Cactus may follow. Play your 2.
mada-lesson-2-again = Now draw a card.
mada-lesson-2-second = A Scorpion again: a hand card must go with it. Your pile stays, and your turn is over.
mada-lesson-2-done = Now you know all the special cards. They never count as points.

## The end

mada-lesson-3 = An empty pile, and the end
mada-lesson-3-last = Only one card is left in the draw pile. Draw it!
mada-lesson-3-rebuilt = Each pile kept its top card. All cards below and the general discard became the new draw pile.
mada-lesson-3-dare = None of your Cacti fits. Be brave and try your luck!
mada-lesson-3-lost = A 3 is lower than your 11. You lose the round, and the others put their top cards aside.
mada-lesson-3-parting = One comfort: you may discard any hand cards you do not like. Choose the 5, and let it go.
mada-lesson-3-next = { $left }, to your left, has begun the next round.
mada-lesson-3-four = Another table, late in the game. You have put four Cacti aside, and so has { $right }.
mada-lesson-3-play = Six prickly pears are on your 12. Play it!
mada-lesson-3-fifth = { $left } loses the round, and your 12 is your fifth Cactus aside. The game is over at once!
mada-lesson-3-count = Now all cards put aside are turned over. The most prickly pears win, and you have 20!
mada-lesson-3-shared = { $right } has five Cacti, too, but only 16 prickly pears. In a tie you would share the victory.
mada-lesson-3-options = One more thing: before a game, your table may agree on another rule for the empty draw pile.
mada-lesson-3-done = Now you know all of Mada. Have fun!
