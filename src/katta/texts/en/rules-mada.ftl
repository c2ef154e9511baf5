### The rules of Mada, one message per section. The terms are in ../TERMS.md.

mada-rules-goal =
    Mada is a game for 2 to 5 players. Round after round you try to put Cactus cards with many prickly pears aside. As soon as someone has put a fifth Cactus card aside, the game is over, and whoever has the most prickly pears wins. Winning takes good cards, but also nerve: push your luck too far, and everyone else scores.
    .title = Goal

mada-rules-cards =
    There are { $cards } cards:
    - { $cacti } Cactus cards with values from 1 to { $highest }. Each one shows prickly pears, your points at the end. The table below says how many.
    - { $specials } special cards: { $lemurs } Lemurs, { $doubles } Double Lemurs and { $scorpions } Scorpions. They have no value and no prickly pears.

    Your hand may hold Cactus cards, Lemurs and Double Lemurs. A Scorpion never stays in a hand: it acts the moment it turns up.

    Every player has a pile of their own, face up (the personal discard pile), and one place for the cards they put aside. All share the draw pile and the general discard pile, called the general discard here.

    Open to everyone: all piles and the order of their cards, the general discard, how many cards each hand holds and how many are left in the draw pile. Cards put aside lie face down: you see your own, and only the backs of the others until the game is over. Secret are the cards in the other hands and the order of the draw pile.
    .title = Cards

mada-rules-setup =
    Shuffle all cards. Deal 3 to each player; keep yours hidden. The rest becomes the draw pile, face down. The general discard, all piles and the places for cards put aside start empty.

    Were you dealt a Scorpion? Keep it apart from your hand until all cards are dealt. Then, player by player, the Scorpions act: each goes to the general discard together with one other card of your choice from your hand. A second Scorpion never counts as that other card, and you get no replacement. So one Scorpion leaves you 1 card, two or three leave you none.

    Whoever saw a lemur last goes first: that player takes the first seat.
    .title = Setup

mada-rules-turn =
    You take turns clockwise: after you, it is the turn of the player on your left. On your turn you do exactly one of these three things:
    - play a card from your hand,
    - draw a card,
    - try your luck.

    If you can neither play nor draw, you can still try your luck. That is always allowed, also when you could do something else.
    .title = Your turn

mada-rules-play =
    Put one card from your hand face up on top of your own pile. A Cactus must be equal to or higher than the card on top; numbers may be skipped. On an empty pile or on a Lemur, you may play a Cactus of any value. Lemurs and Double Lemurs can always be played.

    What counts is the card that lies on top of your pile right now, no matter who played it. After playing, you do not draw.
    .title = Play a card

mada-rules-draw =
    Take the top card of the draw pile into your hand. You may do this only while you hold fewer than 3 cards. After drawing, you do not play. If the card is a Scorpion, it acts at once instead of joining your hand.
    .title = Draw a card

mada-rules-luck =
    First say aloud that you are trying your luck. Then turn over the top card of the draw pile and put it straight onto your own pile.
    - If it is a Cactus equal to or higher than the card on top, all is well and play goes on.
    - If your pile was empty or had a Lemur on top, any Cactus is safe.
    - If it is a Cactus lower than the card on top, you lose the round, and the round ends.
    - If it is a Lemur, a Double Lemur or a Scorpion, carry out its effect. A special card never makes you lose.
    .title = Try your luck

mada-rules-lemur =
    The Lemur goes onto your pile and grabs the top card. If more cards of the same value lie directly beneath it, the Lemur grabs them all. Take these cards, with the Lemur on top of them, and slide them under the rest of your pile. This works the same whether you played the Lemur or turned it over while trying your luck.

    If the top card is a Lemur itself, the new Lemur takes just that one card along. On an empty pile, the Lemur simply stays there.

    If a Lemur ends up on top of your pile, any Cactus may follow, but only on a later turn: a Lemur gives you no extra play.

    For example, your pile is 3, 5, 5 from bottom to top. A Lemur makes it 5, 5, Lemur, 3. A second Lemur makes it 3, Lemur, 5, 5, Lemur.
    .title = Lemur

mada-rules-double-lemur =
    The Double Lemur goes to the general discard, never onto a pile. Then you must swap your whole pile with that of another player of your choice. Empty piles are swapped like any other. Hands and cards put aside stay where they are. It makes no difference whether you played the Double Lemur or turned it over while trying your luck.
    .title = Double Lemur

mada-rules-scorpion =
    A Scorpion acts as soon as it comes to you: when you draw, when you try your luck or in the opening deal. Put it on the general discard together with one card of your choice from your hand. If your hand is empty, only the Scorpion goes.

    Your pile stays as it is, and you do not lose the round. Your turn is over, and you do not draw again.
    .title = Scorpion

mada-rules-round-end =
    A round ends when someone loses by trying their luck. Then do the following, in this order:
    - All other players put the top card of their pile aside, face down, all at the same time. If your pile is empty, you put nothing aside. A Lemur put aside is worth nothing and does not count towards your five Cactus cards.
    - If anyone now has five Cactus cards aside, the game is over on the spot. Leave out the remaining steps.
    - All other cards from all piles go to the general discard. That includes the loser’s whole pile and the card that was too low.
    - The loser may put any number of cards from their hand, face up, on the general discard, or keep them all. Everyone else keeps their hand.
    .title = End of a round

mada-rules-next-round =
    The player to the left of the loser starts the next round. All piles are empty again. Nobody refills their hand, so you may well start with different numbers of cards.
    .title = Next round

mada-rules-empty-pile =
    As soon as the draw pile is empty, finish the action that took its last card, with all choices that follow from it. Then build a new draw pile: every pile keeps its top card, and all cards below, together with the general discard, are shuffled into it. Hands and cards put aside are not touched.

    There are always enough cards for this, at least 26, so nobody can ever get stuck.
    .title = Empty draw pile

mada-rules-end =
    The game ends as soon as someone has put a fifth Cactus card aside. Several players may reach five at once.

    Turn over the cards you put aside and count their prickly pears. The most prickly pears win; in a tie, the tied players share the victory. Whoever brought the fifth card need not be the winner.

    A game that never ends is stopped after 5,000 turns and counted.
    .title = End of the game

mada-rules-options =
    Before the game, your table may agree on another rule:
    - Empty draw pile: it is not rebuilt at once, but waits until somebody has to take a card from it, to draw or to try their luck.
    .title = Options

mada-rules-madagascar =
    Lemurs live in the wild nowhere but on Madagascar. There are over a hundred species of them; the best known is the ring-tailed lemur, the one on these cards.

    Their forests are cut down, the climate grows hotter, and people hunt them. That is why some lemurs are among the 25 most endangered primates on earth.
    .title = Lemurs

mada-table-cards = All cards
mada-table-cards-card = Card
mada-table-cards-copies = How many
mada-table-cards-pears = Prickly pears

## Pictures

mada-figure-kinds = A Cactus with its value and its prickly pears, a Lemur, a Double Lemur and a Scorpion.
mada-figure-play = A 5 lies on top of your pile: you may play a 9, but not a 4.
mada-figure-lemur = The Lemur takes both fives along under the pile; now the 3 is on top.
mada-figure-aside = Somebody else has lost: you put your top card, the 8, aside, face down.
mada-figure-swap = With a Double Lemur, the pile with the 4 goes to somebody else, and theirs with the 12 is yours.
