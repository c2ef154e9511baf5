"""A turn of Mada: Play, Draw or Try your luck, and what a Scorpion or a lost round takes from the hand."""

from katta.core.compiler import kernel
from katta.core.contract import State
from katta.games.mada.choices import lowest_cactus
from katta.games.mada.ending import end_turn, lose_round, rebuild
from katta.games.mada.hands import add_to_hand, remove_from_hand, take
from katta.games.mada.opening import act_opening_scorpions
from katta.games.mada.specials import drag_down, give_away, sting
from katta.games.mada.state import DOUBLE_LEMUR, LEMUR, OPENING_STING, SCORPION


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


@kernel
def lay(s: State, seat: int, kind: int) -> None:
    """A card comes onto a pile."""
    if kind == LEMUR:
        drag_down(s, seat)
    else:
        s.pile[seat, s.pile_count[seat]] = kind + 1
        s.pile_count[seat] += 1


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
