### The lessons of Malédiction!. The terms are in ../TERMS.md.

## Contract and tricks

malediction-lesson-1 = Contract and tricks
malediction-lesson-1-goal = Witches see the future: you foretell how many tricks you will win. Foretell well, and you score!
malediction-lesson-1-hand = These seven Witch cards are yours: rats, crows, brooms, spiders and a potion.
malediction-lesson-1-trump = One card was turned up at random: spiders are trump this round. Its value means nothing.
malediction-lesson-1-choice = Now choose a contract. “2” means exactly two tricks, “2+” two or more, “0” none at all.
malediction-lesson-1-bid = Your cards are high, so two tricks should be easy. Take “2+”: it is worth 2 points.
malediction-lesson-1-lead = Your contract is worth the most points, so you lead. Play your crow 9.
malediction-lesson-1-again = No crow was higher, so the trick is yours. Whoever wins leads again: play your broom 3.
malediction-lesson-1-follow = { $left } won with broom 9 and led a rat. You have rats, so you must play one: take rat 8!
malediction-lesson-1-trumping = Two tricks later. { $left } led a crow, and you have none. Play what you like: spider 2 is trump and wins!
malediction-lesson-1-last = One card left: lead your potion.
malediction-lesson-1-over = Your hand is empty, so the round ends after this trick.
malediction-lesson-1-fulfilled = You won five tricks, so “2+” is fulfilled: 2 points. Had you failed, it would have cost you 2.
malediction-lesson-1-hat = You also won the most tricks of all. For that you get a witch’s hat, worth 1 point.
malediction-lesson-1-ball = The crystal ball shows who chooses first. It moves on to { $left } for the next round.
malediction-lesson-1-done = That is a whole round. Next come the potions!

## Potions and failed contracts

malediction-lesson-2 = Potions and bad luck
malediction-lesson-2-void = Spiders are trump, and your contract is exactly 2. You have no broom: play spider 2, and win.
malediction-lesson-2-combo = A potion makes a card stronger. Lead rat 5 together with potion 3: it counts as rat 8.
malediction-lesson-2-tie = { $left } played rat 8, which ties with your combo. Nobody wins the trick; { $left }, the last of you two, leads.
malediction-lesson-2-potions = A potion was led, and you have potions, so you must play some. Two together add up: play potion 2 and potion 1.
malediction-lesson-2-enough = Two tricks: now you need no more! Lead crow 8, and hope that somebody takes it.
malediction-lesson-2-only = { $right } took it and leads a broom. You only have spider 6 left, so it must be.
malediction-lesson-2-failed = A third trick, and the round is over. You wanted exactly 2: failed, and it costs you 4 points.
malediction-lesson-2-hat = One comfort: you won the most tricks, so the hat is yours, fulfilled or not.
malediction-lesson-2-next = A new round: a new trump, new cards, and the others choose before you.
malediction-lesson-2-retry = You may try a failed contract again. Take your 2 back, and turn it to “2+” this time.
malediction-lesson-2-gone = The 4 lost points are gone for now. { $right } has a contract of equal worth, but you chose last: so you lead.
malediction-lesson-2-done = With these cards you will make it. On to the zeros!

## Zeros and the end

malediction-lesson-3 = Zeros, and the end
malediction-lesson-3-zero = Your contract is 0: you must not win a single trick. So far, so good.
malediction-lesson-3-rid = Crows are trump, and you have none, so you may play anything. Get rid of spider 7 and potion 2 at once!
malediction-lesson-3-free = A potion was led, and you have none. Play your spider 3.
malediction-lesson-3-avoid = Now your last card: broom 8 is neither of the suit led nor trump. It cannot win.
malediction-lesson-3-saved = Fulfilled! A 0 brings no points, but you keep it: a saved zero can help you later.
malediction-lesson-3-box = Nobody won the most tricks alone, so nobody gets the hat. It goes back in the box.
malediction-lesson-3-tied = Next round, last trick: your contract is “1+”, and { $left } led rat 7. Play rat 5 with potion 2!
malediction-lesson-3-nobody = Seven against seven: a tie, so nobody wins the trick. You needed one, and the round is over.
malediction-lesson-3-keep = Your zero could make up for it, but nobody must. “1+” is worth only 1 point: keep the zero for later.
malediction-lesson-3-seventh = Another table, round seven, and one hat is left. Brooms are trump, and you have no crow: play broom 4!
malediction-lesson-3-hats = You won the most tricks and take the hat. It was the seventh, the last one: so the game is over!
malediction-lesson-3-no-zero = { $left } wanted no trick and won two. A failed 0 goes back to its pile, but costs no points.
malediction-lesson-3-late = Another table, the last round. Your contract is “1+”, and you have a saved zero. Without a spider, play crow 3.
malediction-lesson-3-missed = Spiders are trump, and one was led again. You have none: play rat 4.
malediction-lesson-3-short = No trick for you, and you needed one. But a saved zero makes up for a missing trick.
malediction-lesson-3-hand-in = Hand it in! Your contract is then fulfilled, and the zero goes back to its pile.
malediction-lesson-3-end = Contract pile 3 is empty: that, too, ends the game.
malediction-lesson-3-count = Now contracts and hats are added up, plus and minus. One point is enough today: you win!
malediction-lesson-3-shared = In a tie, whoever has more hats wins. If even those are equal, the victory is shared.
malediction-lesson-3-options = Before a game, your table may agree on other rules: for failed contracts and for saved zeros.
malediction-lesson-3-done = Now you know all the secrets of the witches. Have fun!
