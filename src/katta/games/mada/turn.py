"""A turn of Mada: Play, Draw or Try your luck, and what a Scorpion or a lost round takes from the hand."""

from katta.core.compiler import kernel
from katta.core.declare import Log, add
from katta.games.mada import events
from katta.games.mada.cards import DOUBLE_LEMUR, LEMUR, SCORPION
from katta.games.mada.choices import lowest_cactus
from katta.games.mada.ending import end_turn, lose_round, rebuild
from katta.games.mada.hands import add_to_hand, remove_from_hand, take
from katta.games.mada.moves import CARD_BITS
from katta.games.mada.opening import act_opening_scorpions
from katta.games.mada.specials import drag_down, give_away, sting
from katta.games.mada.state import DRAWING, OPENING_STING, MadaState


@kernel
def play(s: MadaState, card: int, log: Log) -> None:
    """Turn, Play: one hand card onto the top of the own pile."""
    s.turns += 1
    remove_from_hand(s, s.turn, card)
    if card == DOUBLE_LEMUR:
        events.play(log, s.turn, card, events.TO_DISCARD)
        give_away(s, log)
    else:
        events.play(log, s.turn, card, events.TO_PILE)
        lay(s, s.turn, card, log)
        end_turn(s, log)


@kernel
def begin_turn_with_pile(s: MadaState, phase: int, log: Log) -> None:
    """Turn, Draw or Luck: a card must be drawn, so an empty draw pile is rebuilt first."""
    s.turns += 1
    if phase == DRAWING:
        events.draw(log, s.turn)
    else:
        events.luck(log, s.turn)
    if s.draw_count == 0:
        rebuild(s, log)
    s.phase = phase


@kernel
def receive(s: MadaState, card: int, log: Log) -> None:
    """Turn, Draw: one card to hand; a Scorpion stings at once."""
    take(s, card)
    if card == SCORPION:
        events.scorpion(log, s.turn, False)
        sting(s, log)
    else:
        events.taken(log, s.turn)
        events.receive(log, s.turn, card)
        add_to_hand(s, s.turn, card)
        end_turn(s, log)


@kernel
def flip(s: MadaState, card: int, log: Log) -> None:
    """Turn, Try your luck: the top card of the draw pile lands on the own pile; a lower Cactus loses the round."""
    take(s, card)
    if card == SCORPION:
        events.flip(log, s.turn, card, events.TO_DISCARD, False)
        sting(s, log)
    elif card == DOUBLE_LEMUR:
        events.flip(log, s.turn, card, events.TO_DISCARD, False)
        give_away(s, log)
    else:
        lucky = card >= lowest_cactus(s, s.turn)
        events.flip(log, s.turn, card, events.TO_PILE, not lucky)
        lay(s, s.turn, card, log)
        if lucky:
            end_turn(s, log)
        else:
            lose_round(s, log)


@kernel
def lay(s: MadaState, seat: int, card: int, log: Log) -> None:
    """A card comes onto a pile."""
    if card == LEMUR:
        drag_down(s, seat, log)
    else:
        s.pile[seat, s.pile_count[seat]] = card
        s.pile_count[seat] += 1


@kernel
def discard(s: MadaState, cards: int, log: Log) -> None:
    """What a Scorpion or a lost round takes from the hand goes to the general discard; `keep` is no cards."""
    if cards == 0:
        events.keep(log, s.turn)
    else:
        events.discard(log, s.turn)
    card = 0
    while cards > 0:
        card = cards & ((1 << CARD_BITS) - 1)
        remove_from_hand(s, s.turn, card)
        s.discard[card] += 1
        add(log, card)
        cards >>= CARD_BITS
    if card > 0:
        events.topped(log, card)
    if s.phase == OPENING_STING:
        act_opening_scorpions(s, log)
    else:
        end_turn(s, log)
