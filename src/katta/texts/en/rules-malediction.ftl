### The rules of Malédiction!, one message per section. The terms are in ../TERMS.md.

malediction-rules-goal =
    Malédiction! is a trick-taking game for 3 to 5 players. Each round, you look at your cards and choose a contract: how many tricks will you win? Fulfil it and it brings you points; fail and it costs you points. After up to seven rounds, the highest total wins.
    .title = Goal

malediction-rules-components =
    The game consists of:
    - { $witches } Witch cards in five suits: rats, crows, brooms and spiders with values from 1 to { $highest }, and { $potions } potions with values from 1 to { $strongest }.
    - { $contracts } Contract cards with the numbers 0 to 3. Contracts 1 to 3 have two faces: “exactly” (written 2) and “at least” (written 2+).
    - { $hats } witch’s hats, 5 Points cards and the crystal ball.

    Open to everyone: the trump card, all contracts, Points cards, saved zeros and hats, the contract piles, every card played, how many cards each hand holds and how many tricks each player has won. Secret are the other hands, the cards that were not dealt and those left over at the end of a round.
    .title = Components

malediction-rules-setup =
    Sort the contracts by number into four piles: 0, 1, 2 and 3. Put the pile of { $hats } witch’s hats next to them. Everyone gets a Points card to lay their contracts and hats on.

    The oldest player has the crystal ball for the first round, and takes the first seat. After each round, it moves one player to the left.
    .title = Setup

malediction-rules-trump =
    At the start of each round, all { $witches } Witch cards are shuffled, and one is turned up at random. Its suit is trump for the round; its value means nothing. It can also be a potion: then potions are trump.

    The turned-up card stays on the table. Of the other { $dealt }, each player is dealt { $hand }. What remains stays unseen for this round.
    .title = Trump and deal

malediction-rules-contracts =
    Clockwise, starting with the holder of the crystal ball, each player takes one contract and lays it open in front of them. Choose any pile that is not empty, and choose the face:
    - “exactly”, for example 2: you must win exactly that many tricks.
    - “at least”, for example 2+: you must win that many tricks or more.
    - 0: you must not win any trick.

    The table below says what each face is worth. “Exactly” is harder and brings more than “at least”. Your choice stands until the round has been scored.
    .title = Contracts

malediction-rules-retry =
    Instead of taking a contract from a pile, you may take back one contract you failed in an earlier round. It may be any of the failed ones on your Points card, from any earlier round, and you choose its face anew.

    The card leaves your Points card, so its penalty is gone for now. The piles do not change. If you fulfil the contract this time, it scores its points; if you fail again, it costs you points again.
    .title = Try again

malediction-rules-lead =
    The player whose contract is worth the most points leads the first trick. If several are worth the same, it is the one of them who chose last. After that, the winner of a trick leads the next one.

    Whoever leads may play any card, or a combo with a potion. The suit led is the suit of the card played; in a combo, it is the suit of the base card.
    .title = Lead

malediction-rules-follow =
    Then everyone plays in turn, clockwise: one card or one combo each. If you hold a card of the suit led, you must play one of them, alone or as the base card of a combo. If you hold none, you may play whatever you like, combos included. You never have to play trump, and you never have to beat the other cards.

    A potion belongs to no suit but its own. If a potion is led and you hold potions, you must play a potion, alone or with another potion.

    For example, a rat is led, and you hold rat 2, potion 3 and spider 9: you must play rat 2, alone or together with the potion. With potion 1, potion 2 and spider 3, you would be free to choose.
    .title = Follow suit

malediction-rules-potions =
    A potion played alone is a card of the suit potion. But you may also add it to another card. This is called a combo: one base card plus one potion, never more. The potion takes the suit of the base card and adds its own value to it. Spider 5 with potion 2 counts as spider 7.

    Two potions together make a stronger potion: potion 3 with potion 1 counts as potion 4.

    If potions are trump, a rat, crow, broom or spider with a potion added is not trump. Rat 9 is led, one player adds potion 3 to spider 9, another plays potion 1: potion 1 wins.

    A combo uses up two cards at once, so your hand empties faster.
    .title = Potions and combos

malediction-rules-winning =
    The highest trump wins the trick. If nobody has played trump, the highest card of the suit led wins. Cards of other suits never win. A combo counts with its total.

    The winner puts the trick in front of them and leads the next one.

    For example, spiders are trump, and the cards played are rat 8, rat 4, spider 6, and spider 5 with potion 2. The fourth player wins with spider 7.
    .title = Win a trick

malediction-rules-tie =
    If several players tie for the win, nobody gets the trick. Its cards are discarded, and it counts for no one. The tied player who played last leads the next trick.

    For example, spiders are trump, and the cards played are rat 8, spider 7, rat 9, and spider 5 with potion 2. The second and the fourth player tie with 7. Nobody wins, and the fourth player leads.
    .title = Tied trick

malediction-rules-round-end =
    Every trick is played to its end, so everyone plays to it. After a trick in which someone’s hand became empty, the round is over. Cards that others still hold are discarded unseen. So a round has 4 to 7 tricks.

    Then score the round in this order: check the contracts, make up for missing tricks with saved zeros, score the points, award the hat.
    .title = End of a round

malediction-rules-fulfil =
    Your contract is fulfilled if you have won:
    - exactly as many tricks as the number says, for “exactly”,
    - as many tricks as the number says or more, for “at least”,
    - no trick at all, for 0.

    Otherwise, you have failed it. Tricks that nobody won count for no one.
    .title = Fulfilled or failed

malediction-rules-zeros =
    A fulfilled 0 is saved: lay it on your Points card. It is worth no points but helps you later. A failed 0 goes back to pile 0 and costs you nothing.

    If you have won too few tricks, you may make up for the missing ones with zeros you saved in earlier rounds, one zero for each missing trick. The contract then counts as fulfilled. You can do this only if you have enough zeros for all missing tricks; the ones you hand in go back to pile 0. You are asked in turn, starting with the holder of the crystal ball, and you may decline. Zeros never take away tricks you have too many of.

    For example, your contract is 3 and you have won 1 trick. With two saved zeros, you can fulfil it; a single zero would be no use.
    .title = Saved zeros

malediction-rules-points =
    A fulfilled contract of 1, 2 or 3 scores the points of the face you chose. A failed one costs you just as many. Either way, it lies on your Points card from then on. You may try a failed one again in a later round.
    .title = Points

malediction-rules-hat =
    If you have won more tricks than anyone else, you take a witch’s hat, worth 1 point. It does not matter whether you fulfilled your contract. Only tricks really won count, not zeros you handed in.

    If several players tie for the most tricks, even with none at all, nobody gets a hat, and one hat goes back in the box.
    .title = Witch’s hat

malediction-rules-end =
    The game ends after a round has been scored if the seventh hat is gone, or if contract pile 1, 2 or 3 is empty. An empty pile 0 does not end the game; you just cannot take a 0 from it. Otherwise, the crystal ball moves on and a new round begins.

    Add up your contracts, plus and minus, and your hats. The highest total wins, even if it is below zero. In a tie, the most hats win; if you are still tied, you share the victory.
    .title = End of the game

malediction-rules-options =
    Before the game, your table may agree on other rules:
    - A failed contract costs as many points as the number on the card, whichever face was chosen.
    - Saved zeros make up for a single missing trick only, with a single zero.
    .title = Options

malediction-rules-words =
    Four words come up again and again:
    - Trick: everyone plays to the middle once, in turn. These cards together are a trick, and one player wins it.
    - Lead: play the first card of a trick. It may be any card.
    - Follow suit: play a card of the same suit as the first one.
    - Trump: the suit that beats all others in this round.
    .title = Words of the game

malediction-rules-advice =
    Some advice for choosing a contract:
    - You hold { $hand } cards, but a round rarely has { $hand } tricks: every potion in a combo makes it shorter.
    - Count your trumps and your high cards, and listen to what those before you have chosen. If they all want tricks, fewer are left for you.
    - With a weak hand, think of the 0: if it fails, it costs nothing, and if it succeeds, it saves a contract later.

    And with real cards on a real table: turn one card of each contract pile over beside it, so that everyone sees both faces, and lay out the tricks you have won so that they can be counted at a glance.
    .title = Advice

malediction-table-contracts = Contracts
malediction-table-contracts-contract = Contract
malediction-table-contracts-copies = Cards
malediction-table-contracts-exactly = Points, exactly
malediction-table-contracts-at-least = Points, at least
malediction-table-potions = Potions
malediction-table-potions-potion = Potion
malediction-table-potions-copies = Cards

## Pictures

malediction-figure-suits = A rat, a crow, a broom, a spider and a potion.
malediction-figure-faces = No trick; exactly 2 tricks; at least 2 tricks.
malediction-figure-combo = Spider 5 and potion 2 make a combo that counts as spider 7.
malediction-figure-trick = Spiders are trump: of these four plays, the last one wins with spider 7.
malediction-figure-follow = Rat 8 was led, and you have a rat: play it alone or with a potion. Spider 9 is not allowed.
malediction-figure-hat = A witch’s hat: 1 point for whoever alone won the most tricks.
