"""What a seat sees, as plain data."""

from collections.abc import Iterable

from katta.core.contract import State
from katta.core.view import seen_by_all
from katta.games.malediction.cards import SUITS, cards_of, suit_of
from katta.games.malediction.moves import FACES, MaledictionFace
from katta.games.malediction.names import SUIT_WORDS
from katta.games.malediction.notation import CARD_TEXTS, PLAY_TEXTS
from katta.games.malediction.scoring import missing_tricks, total
from katta.games.malediction.state import CONTRACTS, HAND, SCORING
from katta.games.malediction.view_types import (
    PHASES,
    MaledictionPlay,
    MaledictionPlayer,
    MaledictionTable,
    MaledictionTrick,
    MaledictionView,
)


def view(s: State, seat: int | None) -> MaledictionView:
    """Everything public, and the seat's own hand."""
    hand = None if seat is None else [CARD_TEXTS[card] for card in cards_of(int(s.hand[seat]))]
    return {**seen_by_all(s, _public), "hand": hand}


def _public(s: State) -> MaledictionTable:
    """What all see alike."""
    trump = int(s.trump) - 1
    return {
        "phase": PHASES[s.phase],
        "turn": int(s.turn),
        "round": int(s.round_number),
        "ball": int(s.ball),
        "trump": CARD_TEXTS[trump] if trump >= 0 else None,
        "trump_suit": SUIT_WORDS[suit_of(trump)] if trump >= 0 else None,
        "piles": [int(contracts) for contracts in s.piles],
        "hats_left": int(s.hats_left),
        "worth": {face: int(s.worth[code]) for code, face in enumerate(FACES)},
        "cost": {face: int(s.cost[code]) for code, face in enumerate(FACES)},
        "zeros": "many" if s.many_zeros else "one",
        "players": [_player(s, other) for other in range(s.seats)],
        "tricks_done": int(s.tricks),
        "tricks": _tricks(s),
        "tricks_of": _round_of_tricks(s),
        "missing": missing_tricks(s, int(s.turn)) if s.phase == SCORING else None,
    }


def _player(s: State, seat: int) -> MaledictionPlayer:
    """What everybody sees of a player."""
    contract = int(s.contract[seat]) - 1
    return {
        "hand": int(s.hand_size[seat]),
        "contract": FACES[contract] if contract >= 0 else None,
        "won": int(s.won[seat]),
        "handed_in": int(s.handed_in[seat]),
        "voids": [SUIT_WORDS[suit] for suit in range(SUITS) if s.voids[seat] >> suit & 1],
        "fulfilled": _heap(s.fulfilled[seat]),
        "failed": _heap(s.failed[seat]),
        "zeros": int(s.zeros[seat]),
        "hats": int(s.hats[seat]),
        "points": total(s, seat),
    }


def _heap(counts: Iterable[int]) -> list[MaledictionFace]:
    """The contracts of a Points card in the order of the bids."""
    return [FACES[face] for face, count in enumerate(counts) for _ in range(count)]


def _tricks(s: State) -> list[MaledictionTrick]:
    """The tricks on show, each with its plays in the order they were made."""
    tricks = [_trick(s, trick) for trick in range(HAND)]
    return [trick for trick in tricks if trick["plays"]]


def _trick(s: State, trick: int) -> MaledictionTrick:
    seats = int(s.seats)
    order = [(int(s.leaders[trick]) + place) % seats for place in range(seats)]
    plays: list[MaledictionPlay] = [
        {"seat": seat, "play": PLAY_TEXTS[int(s.plays[trick, seat]) - 1]} for seat in order if s.plays[trick, seat] > 0
    ]
    return {
        "leader": order[0],
        "plays": plays,
        "complete": len(plays) == seats,
        "winner": int(s.takers[trick]) - 1 if s.takers[trick] > 0 else None,
    }


def _round_of_tricks(s: State) -> int:
    """The round of the tricks on show: the last one's until the contracts are chosen; 0 before any."""
    return int(s.round_number) - (1 if s.phase <= CONTRACTS else 0)
