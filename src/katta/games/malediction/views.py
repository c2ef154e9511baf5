"""What views show besides the state: the own cards, the tricks on show, and how everybody stands."""

from katta.core.compiler import kernel
from katta.core.declare import NOTHING
from katta.games.malediction.cards import NO_CARD, suit_of
from katta.games.malediction.heaps import NOTHING as NO_CARDS
from katta.games.malediction.heaps import first_card, without_first
from katta.games.malediction.plays import NO_PLAY
from katta.games.malediction.scoring import missing_tricks, standing, total
from katta.games.malediction.seating import next_seat
from katta.games.malediction.state import CONTRACTS, HAND, SCORING, MaledictionDerived, MaledictionState


@kernel
def derive(s: MaledictionState, d: MaledictionDerived) -> None:
    """All of it, from what a seat sees."""
    d.trump_suit = suit_of(int(s.trump))
    d.missing = missing_tricks(s, int(s.turn)) if s.phase == SCORING else NOTHING
    for seat in range(s.seats):
        d.standing[seat] = standing(s, seat)
        d.points[seat] = total(s, seat)
        _list_cards(s, seat, d)
    d.tricks_of = s.round_number - (1 if s.phase <= CONTRACTS else 0)
    d.trick_count = 0
    for trick in range(HAND):
        if s.plays[trick, s.leaders[trick]] != NO_PLAY:
            _show_trick(s, trick, d)
            d.trick_count += 1


@kernel
def _list_cards(s: MaledictionState, seat: int, d: MaledictionDerived) -> None:
    cards = int(s.hand[seat])
    for place in range(HAND):
        d.cards[seat, place] = first_card(cards) if cards != NO_CARDS else NO_CARD
        cards = without_first(cards)


@kernel
def _show_trick(s: MaledictionState, trick: int, d: MaledictionDerived) -> None:
    """A trick with its plays in the order they were made."""
    shown = d.tricks[trick]
    shown.leader = s.leaders[trick]
    shown.winner = s.takers[trick]
    shown.play_count = 0
    seat = int(s.leaders[trick])
    for _ in range(s.seats):
        if s.plays[trick, seat] != NO_PLAY:
            played = shown.plays[shown.play_count]
            played.seat = seat
            played.play = s.plays[trick, seat]
            shown.play_count += 1
        seat = next_seat(s, seat)
    shown.complete = shown.play_count == s.seats
