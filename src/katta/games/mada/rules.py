"""The rules of Mada, paragraph by paragraph (docs/rules/mada.md)."""

from katta.core.compiler import kernel
from katta.core.contract import CHANCE, OVER, Moves, Scores, State, Weights
from katta.core.generator import Generator, below
from katta.games.mada.hands import add_to_hand, is_first_copy, nth_card, remove_from_hand, take
from katta.games.mada.notation import DEAL, DISCARD, DRAW, FLIP, KEEP, LUCK, PLAY, SWAP, payload, verb
from katta.games.mada.secrets import conceal, resample
from katta.games.mada.state import (
    CACTI_TO_END,
    DEALING,
    DOUBLE_LEMUR,
    DRAWING,
    EAGER,
    FINISHED,
    FLIPPING,
    HAND_LIMIT,
    KINDS,
    LEMUR,
    LOST,
    MOST_TURNS,
    OPENING_CARDS,
    OPENING_STING,
    SCORPION,
    STING,
    SWAPPING,
    TURN,
    VALUES,
)

__all__ = [
    "actor",
    "apply",
    "conceal",
    "legal",
    "outcomes",
    "resample",
    "sample",
    "score",
    "truncated",
    "winners",
]


@kernel
def actor(s: State) -> int:
    """Whose decision it is."""
    if s.phase == DEALING or s.phase == DRAWING or s.phase == FLIPPING:
        return CHANCE
    if s.phase == FINISHED:
        return OVER
    return int(s.turn)


# Moves


@kernel
def legal(s: State, moves: Moves) -> int:
    """The moves of the acting seat: `play`, `draw`, `luck`; or `swap`; or what a Scorpion or a loser discards."""
    if s.phase == TURN:
        return legal_turn(s, moves)
    if s.phase == SWAPPING:
        return legal_swaps(s, moves)
    if s.phase == LOST:
        moves[0] = KEEP
        return legal_discards(s, moves, 1, HAND_LIMIT)
    return legal_discards(s, moves, 0, 1)


@kernel
def legal_turn(s: State, moves: Moves) -> int:
    """Turn: exactly one of Play, Draw and Try your luck, which is always allowed."""
    seat = int(s.turn)
    lowest = lowest_cactus(s, seat)
    n = 0
    for place in range(int(s.hand_count[seat])):
        kind = int(s.hand[seat, place]) - 1
        moves[n] = PLAY + kind
        n += (kind >= lowest) & is_first_copy(s, seat, place)
    moves[n] = DRAW
    n += s.hand_count[seat] < HAND_LIMIT
    moves[n] = LUCK
    return n + 1


@kernel
def lowest_cactus(s: State, seat: int) -> int:
    """Play: the top's kind, which a Cactus must reach; anything goes on an empty pile or a top Lemur."""
    count = int(s.pile_count[seat])
    if count == 0:
        return 0
    top = int(s.pile[seat, count - 1]) - 1
    return 0 if top == LEMUR else top


@kernel
def legal_swaps(s: State, moves: Moves) -> int:
    """Double Lemur: swap with another seat of your choice."""
    n = 0
    for seat in range(s.seats):
        if seat != s.turn:
            moves[n] = SWAP + seat
            n += 1
    return n


@kernel
def legal_discards(s: State, moves: Moves, n: int, most: int) -> int:
    """Every distinct choice of up to `most` hand cards after the first n moves: fewer first, then card by card."""
    hand = s.hand[s.turn]
    count = s.hand_count[s.turn]
    for a in range(count):
        if is_first_copy(s, s.turn, a):
            moves[n] = DISCARD + int(hand[a])
            n += 1
    if most == 1:
        return n
    for a in range(count):
        for b in range(a + 1, count):
            if is_first_copy(s, s.turn, a) and (b == a + 1 or is_first_copy(s, s.turn, b)):
                moves[n] = DISCARD + int(hand[a]) + (int(hand[b]) << 4)
                n += 1
    if count == HAND_LIMIT:
        moves[n] = DISCARD + int(hand[0]) + (int(hand[1]) << 4) + (int(hand[2]) << 8)
        n += 1
    return n


# Chance


@kernel
def outcomes(s: State, moves: Moves, weights: Weights) -> int:
    """Each kind in the draw pile, weighing its copies."""
    word = FLIP if s.phase == FLIPPING else DEAL
    n = 0
    for kind in range(KINDS):
        if s.draw[kind] > 0:
            moves[n] = word + kind
            weights[n] = s.draw[kind]
            n += 1
    return n


@kernel
def sample(s: State, generator: Generator) -> int:
    """One card of the draw pile, each as likely as the others."""
    kind = nth_card(s, below(generator, s.draw_count))
    return (FLIP if s.phase == FLIPPING else DEAL) + kind


# Doing


@kernel
def apply(s: State, move: int) -> None:
    """Carry out a move of the acting seat or an outcome of chance."""
    what = verb(move)
    if what == PLAY:
        play(s, payload(move))
    elif what == DRAW:
        begin_turn_with_pile(s, DRAWING)
    elif what == LUCK:
        begin_turn_with_pile(s, FLIPPING)
    elif what == DEAL:
        if s.phase == DEALING:
            deal_opening(s, payload(move))
        else:
            receive(s, payload(move))
    elif what == FLIP:
        flip(s, payload(move))
    elif what == SWAP:
        swap(s, payload(move))
    else:
        discard(s, payload(move))


@kernel
def deal_opening(s: State, kind: int) -> None:
    """Setup 1: three cards to each seat. Setup 2: a dealt Scorpion is kept apart from the hand."""
    take(s, kind)
    seat = s.dealt // OPENING_CARDS
    if kind == SCORPION:
        s.stings[seat] += 1
    else:
        add_to_hand(s, seat, kind)
    s.dealt += 1
    if s.dealt == OPENING_CARDS * s.seats:
        act_opening_scorpions(s)


@kernel
def act_opening_scorpions(s: State) -> None:
    """Setup 2: seat by seat, each opening Scorpion goes to the discard with one other card. Setup 3: seat 0 starts."""
    while s.turn < s.seats:
        while s.stings[s.turn] > 0:
            s.stings[s.turn] -= 1
            s.discard[SCORPION] += 1
            if s.hand_count[s.turn] > 0:
                s.phase = OPENING_STING
                return
        s.turn += 1
    s.turn = 0
    s.phase = TURN


@kernel
def play(s: State, kind: int) -> None:
    """Turn, Play: one hand card onto the top of the own pile."""
    s.turns += 1
    remove_from_hand(s, s.turn, kind)
    if kind == DOUBLE_LEMUR:
        give_away(s)
    else:
        lay(s, s.turn, kind)
        end_turn(s)


@kernel
def begin_turn_with_pile(s: State, phase: int) -> None:
    """Turn, Draw or Luck: a card must be drawn, so an empty draw pile is rebuilt first."""
    s.turns += 1
    if s.draw_count == 0:
        rebuild(s)
    s.phase = phase


@kernel
def receive(s: State, kind: int) -> None:
    """Turn, Draw: one card to hand; a Scorpion stings at once."""
    take(s, kind)
    if kind == SCORPION:
        sting(s)
    else:
        add_to_hand(s, s.turn, kind)
        end_turn(s)


@kernel
def flip(s: State, kind: int) -> None:
    """Turn, Try your luck: the top card of the draw pile lands on the own pile; a lower Cactus loses the round."""
    take(s, kind)
    if kind == SCORPION:
        sting(s)
    elif kind == DOUBLE_LEMUR:
        give_away(s)
    else:
        lucky = kind >= lowest_cactus(s, s.turn)
        lay(s, s.turn, kind)
        if lucky:
            end_turn(s)
        else:
            lose_round(s)


# Specials


@kernel
def lay(s: State, seat: int, kind: int) -> None:
    """A card comes onto a pile."""
    if kind == LEMUR:
        drag_down(s, seat)
    else:
        s.pile[seat, s.pile_count[seat]] = kind + 1
        s.pile_count[seat] += 1


@kernel
def drag_down(s: State, seat: int) -> None:
    """Lemur: the run of equal cacti on top (or a single top Lemur) goes to the bottom, the Lemur on it."""
    pile = s.pile[seat]
    count = s.pile_count[seat]
    run = 0
    top = 0
    if count > 0:
        top = pile[count - 1]
        run = 1
        while top != LEMUR + 1 and run < count and pile[count - 1 - run] == top:
            run += 1
    for place in range(count - run - 1, -1, -1):
        pile[place + run + 1] = pile[place]
    for place in range(run):
        pile[place] = top
    pile[run] = LEMUR + 1
    s.pile_count[seat] += 1


@kernel
def give_away(s: State) -> None:
    """Double Lemur: it goes to the general discard, then a pile to swap with must be chosen."""
    s.discard[DOUBLE_LEMUR] += 1
    s.phase = SWAPPING


@kernel
def swap(s: State, other: int) -> None:
    """Double Lemur: whole piles change hands; empty piles swap like any other."""
    mine, theirs = s.pile[s.turn], s.pile[other]
    for place in range(max(s.pile_count[s.turn], s.pile_count[other])):
        mine[place], theirs[place] = theirs[place], mine[place]
    count = s.pile_count[s.turn]
    s.pile_count[s.turn] = s.pile_count[other]
    s.pile_count[other] = count
    end_turn(s)


@kernel
def sting(s: State) -> None:
    """Scorpion: it goes to the discard with one card of the hand; with an empty hand it goes alone."""
    s.discard[SCORPION] += 1
    if s.hand_count[s.turn] > 0:
        s.phase = STING
    else:
        end_turn(s)


@kernel
def discard(s: State, cards: int) -> None:
    """What a Scorpion or a lost round takes from the hand goes to the general discard; `keep` is no cards."""
    while cards > 0:
        kind = (cards & 15) - 1
        remove_from_hand(s, s.turn, kind)
        s.discard[kind] += 1
        cards >>= 4
    if s.phase == OPENING_STING:
        act_opening_scorpions(s)
    else:
        end_turn(s)


# End of a turn, a round and the game


@kernel
def end_turn(s: State) -> None:
    """The turn is settled: the next seat, which after a lost round is the loser's left too."""
    if s.rebuild == EAGER and s.draw_count == 0:
        rebuild(s)
    if s.turns >= MOST_TURNS:
        s.cut = 1
        s.phase = FINISHED
        return
    s.turn = s.turn + 1 if s.turn + 1 < s.seats else 0
    s.phase = TURN


@kernel
def lose_round(s: State) -> None:
    """End of a round 1-4: tops aside, five cacti end the game, piles are cleared, the loser may discard."""
    if put_tops_aside(s):
        s.phase = FINISHED
        return
    for seat in range(s.seats):
        clear_pile(s, seat, 0)
    if s.hand_count[s.turn] > 0:
        s.phase = LOST
    else:
        end_turn(s)


@kernel
def put_tops_aside(s: State) -> bool:
    """End of a round 1: every other seat's top card, all at once. End of a round 2: has anyone five cacti now?"""
    over = False
    for seat in range(s.seats):
        if seat != s.turn and s.pile_count[seat] > 0:
            s.pile_count[seat] -= 1
            kind = s.pile[seat, s.pile_count[seat]] - 1
            s.pile[seat, s.pile_count[seat]] = 0
            s.aside[seat, kind] += 1
            if kind != LEMUR:
                s.cacti_aside[seat] += 1
                over = over or s.cacti_aside[seat] == CACTI_TO_END
    return over


@kernel
def clear_pile(s: State, seat: int, kept: int) -> None:
    """All cards of a pile but the top `kept` go to the general discard."""
    count = s.pile_count[seat]
    for place in range(count - kept):
        s.discard[s.pile[seat, place] - 1] += 1
    top = s.pile[seat, count - 1] if count > 0 else 0
    for place in range(count):
        s.pile[seat, place] = 0
    s.pile_count[seat] = min(count, kept)
    if s.pile_count[seat] > 0:
        s.pile[seat, 0] = top


@kernel
def rebuild(s: State) -> None:
    """Empty draw pile: every pile keeps its top; the cards below and the general discard are the new draw pile."""
    for seat in range(s.seats):
        clear_pile(s, seat, 1)
    for kind in range(KINDS):
        s.draw[kind] += s.discard[kind]
        s.draw_count += s.discard[kind]
        s.discard[kind] = 0


@kernel
def score(s: State, scores: Scores) -> None:
    """End: the prickly pears on the cacti put aside."""
    for seat in range(s.seats):
        scores[seat] = 0
        for kind in range(VALUES):
            scores[seat] += int(s.aside[seat, kind]) * int(s.pears[kind])


@kernel
def winners(s: State) -> int:
    """End: most pears win; the tied share."""
    most = -1
    mask = 0
    for seat in range(s.seats):
        points = 0
        for kind in range(VALUES):
            points += int(s.aside[seat, kind]) * int(s.pears[kind])
        if points > most:
            most = points
            mask = 0
        if points == most:
            mask |= 1 << seat
    return mask


@kernel
def truncated(s: State) -> bool:
    """End: cut after 5,000 turns."""
    return bool(s.cut == 1)
