### The rules of Sifaka, one message per section. The terms are in ../TERMS.md.

sifaka-rules-goal =
    Sifakas are lemurs from Madagascar, and they adore mangoes. In this game for 2 to 4 players, you lead your Sifaka across a growing landscape of cards. Collect mango tokens: whoever has the most points at the end wins.
    .title = Goal

sifaka-rules-components =
    The game consists of:
    - { $terrain } Terrain cards and { $refuges } Refuge cards, each 2 by 2 squares. The squares of the Refuge cards are blank.
    - { $tokens } mango tokens with their points on the back, { $points } points in all: the table below has them.
    - { $pawns } Sifaka pawns in red, blue, yellow and green. You can see which way a pawn is facing.

    A square of a Terrain card shows nothing, a mango (green, yellow or red), one or more palms, or an arrow.

    Open to everyone: the board, all pawns and their directions, the mango tokens on the board, how many of each colour are left, how many of each colour every player has taken, and how many cards the draw pile holds. Secret are the cards in the other hands, the order of the draw pile and the points of all tokens other than your own.
    .title = Components

sifaka-rules-board =
    The cards form a grid of squares that has no fixed edge. Every card lies exactly on this grid, in any of four rotations. An arrow turns with its card. For example, a card shows an arrow at its top left, pointing north; after a quarter turn clockwise, the arrow is at the top right and points east.

    The board is every square that has at least one card on it. A gap between cards is not part of the board. Where cards overlap, only the symbol on top counts.
    .title = Board

sifaka-rules-setup =
    Put the 4 Refuge cards together in a big square, with the refuges towards the middle. Put each pawn on the refuge of its colour; with two players, on two refuges diagonally opposite each other. Refuges nobody uses are ordinary blank squares.

    Sort the mango tokens by colour, shuffle each colour, and stack them with the mango side up. Nobody looks at the backs.

    Then each player in turn chooses which way their pawn faces: north, east, south or west. After that, shuffle the Terrain cards into a face-down draw pile. Each player draws one and keeps it hidden.

    Whoever ate a mango last goes first: that player takes the first seat.
    .title = Setup

sifaka-rules-turn =
    You take turns clockwise: after you, it is the turn of the player on your left. Your turn has four steps:
    - place your Terrain card,
    - move your pawn,
    - collect a mango token, if your pawn has stopped on one,
    - draw a new Terrain card.
    .title = Your turn

sifaka-rules-place =
    Place the Terrain card from your hand on the grid, in the rotation you like. It must cover at least one square of the board; touching the board is not enough. It may cover squares of several cards or a whole card, and it may stick out over the edge.

    Your card must not lie on a square with a mango token or with a pawn, not even your own pawn.
    .title = Place a card

sifaka-rules-first-four =
    The first four cards of the whole game are an exception. They go to four fixed places next to the Refuge block. You choose one of the places that are still free, and the rotation. These cards cover nothing, so no pawn moves yet. Their mangoes get tokens as usual.
    .title = The first four cards

sifaka-rules-mangoes =
    As soon as your card is placed, every mango on it gets a mango token of its colour, points hidden. If no token of that colour is left, the mango gets none.

    Should one card need more tokens of a colour than are left, hand them out in this order, as the card lies: top left, top right, bottom right, bottom left.
    .title = Mangoes

sifaka-rules-move =
    Count the palms on the squares your card has just covered: the symbols that lay on top there before. The symbols on your new card do not count. Each palm is one movement point, and one point takes your pawn one square.

    You must use all your points. Your pawn goes straight ahead, the way it is facing, and every square it enters must be part of the board. Your new card already belongs to the board.

    Pawns may pass through each other and may share a square. If you covered neither a palm nor an arrow, your pawn does nothing.
    .title = Move your pawn

sifaka-rules-arrows =
    If you covered arrows, your pawn must use at least one of them: it turns to face the way that arrow points. You may use several, in any order, but each only once. You may turn before, between or after your steps; turning costs no points. If you covered no arrow, your pawn keeps its direction.

    For example, your pawn stands in the bottom left corner of an open field of 4 by 4 squares and faces east. You covered two palms and an arrow pointing north. You may go two squares north; or one east, then one north; or two east and then turn north.
    .title = Arrows

sifaka-rules-stuck =
    Is there at least one way to choose arrows and moments so that all your movement points can be used? Then you must choose such a way.

    If there is none, your pawn stays where it is. If you covered arrows, it turns to face the way of one of them, of your choice.

    If there is nowhere you may place your card, it is removed from the game. Your pawn does not move, and you go straight on to drawing.
    .title = Stuck

sifaka-rules-collect =
    If your pawn stops on a square with a mango token, you take the token. Passing over it is not enough. A token laid this very turn counts too. You may look at the points of your tokens. Everyone sees their colour, but the points stay secret until the end.
    .title = Collect a mango

sifaka-rules-draw =
    At the end of your turn, draw a Terrain card and keep it hidden until your next turn. When the draw pile is empty, you draw nothing, and everyone plays the card they still hold.
    .title = Draw

sifaka-rules-end =
    The game ends after the turn in which the { $terrain }th Terrain card was played. That makes { $two } turns each with two players, { $three } with three and { $four } with four.

    Turn over your mango tokens and add up the points. Whoever has the most points wins. In a tie, the most tokens decide, then the most red ones, then the most yellow ones (the green ones can no longer differ). If you are still tied, you share the victory. Tokens left on the board score for nobody.
    .title = End of the game

sifaka-rules-options =
    Before the game, your table may agree on other rules:
    - More points than squares: you choose freely which arrows you use and when you turn, even if some points cannot be used that way. A step that would leave the board ends the move there, and the points left are lost. You may still use arrows after that.
    - Pawns block each other: a square with another pawn cannot be entered, just like a square off the board.
    .title = Options

sifaka-rules-madagascar =
    Sifakas are real: they are lemurs, and like all lemurs they live in the wild nowhere but on Madagascar, where over a hundred species are known.

    Their forests are cut down, the climate grows hotter, and people hunt them. That is why some lemurs are among the 25 most endangered primates on earth.
    .title = Lemurs

sifaka-table-tokens = Mango tokens
sifaka-table-tokens-mango = Mango
sifaka-table-tokens-points = Points
sifaka-table-tokens-tokens = Tokens
sifaka-table-squares = What the Terrain cards show
sifaka-table-squares-symbol = Square
sifaka-table-squares-squares = How many

## Pictures

sifaka-figure-squares = 2 palms, an arrow, a red mango, and a square that shows nothing.
sifaka-figure-tokens = A green, a yellow and a red mango token; their points are on the back.
sifaka-figure-move = The new card covers a square with 2 palms: your pawn goes 2 squares straight ahead.
sifaka-figure-facing = A pawn faces north, east, south or west: up, right, down or left on the board.
sifaka-figure-turning = The new card covers 2 palms and an arrow to the south: here your pawn takes a step, turns and takes another. It could turn before or after both steps, too.
