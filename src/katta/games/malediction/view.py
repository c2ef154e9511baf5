"""What a seat sees, as plain data. Arrays become lists at once: reading them piecemeal is slow."""

from katta.core.contract import State, scores_of
from katta.games.malediction.cards import VALUES, cards_of
from katta.games.malediction.moves import FACES, MaledictionFace
from katta.games.malediction.names import SUIT_WORDS
from katta.games.malediction.notation import CARD_TEXTS, PLAY_TEXTS
from katta.games.malediction.scoring import missing_tricks
from katta.games.malediction.state import CONTRACTS, SCORING
from katta.games.malediction.view_types import (
    PHASES,
    MaledictionPlay,
    MaledictionPlayer,
    MaledictionTable,
    MaledictionTrick,
    MaledictionView,
)


def view(s: State, public: MaledictionTable, seat: int | None) -> MaledictionView:
    """Everything public, and the seat's own hand."""
    hand = None if seat is None else [CARD_TEXTS[card] for card in cards_of(int(s.hand[seat]))]
    return {**public, "hand": hand}


def public(s: State) -> MaledictionTable:
    """What all see alike."""
    trump = int(s.trump) - 1
    return {
        "phase": PHASES[s.phase],
        "turn": int(s.turn),
        "round": int(s.round_number),
        "ball": int(s.ball),
        "trump": CARD_TEXTS[trump] if trump >= 0 else None,
        "trump_suit": SUIT_WORDS[trump // VALUES] if trump >= 0 else None,
        "piles": s.piles.tolist(),
        "hats_left": int(s.hats_left),
        "worth": dict(zip(FACES, s.worth.tolist())),
        "cost": dict(zip(FACES, s.cost.tolist())),
        "zeros": "many" if s.many_zeros else "one",
        "players": _players(s),
        "tricks_done": int(s.tricks),
        "tricks": _tricks(s),
        "tricks_of": _round_of_tricks(s),
        "missing": missing_tricks(s, int(s.turn)) if s.phase == SCORING else None,
    }


def _players(s: State) -> list[MaledictionPlayer]:
    """What everybody sees of each player."""
    rows = zip(
        s.hand_size.tolist(),
        s.contract.tolist(),
        s.won.tolist(),
        s.handed_in.tolist(),
        s.voids.tolist(),
        s.fulfilled.tolist(),
        s.failed.tolist(),
        s.zeros.tolist(),
        s.hats.tolist(),
        scores_of(s),
    )
    return [
        {
            "hand": hand,
            "contract": FACES[contract - 1] if contract else None,
            "won": won,
            "handed_in": handed_in,
            "voids": [word for suit, word in enumerate(SUIT_WORDS) if voids >> suit & 1],
            "fulfilled": _heap(fulfilled),
            "failed": _heap(failed),
            "zeros": zeros,
            "hats": hats,
            "points": points,
        }
        for hand, contract, won, handed_in, voids, fulfilled, failed, zeros, hats, points in rows
    ]


def _heap(counts: list[int]) -> list[MaledictionFace]:
    """The contracts of a Points card in the order of the bids."""
    return [face for face, count in zip(FACES, counts) if count for _ in range(count)]


def _tricks(s: State) -> list[MaledictionTrick]:
    """The tricks on show, each with its plays in the order they were made."""
    seats = int(s.seats)
    tricks = zip(s.plays.tolist(), s.leaders.tolist(), s.takers.tolist())
    return [_trick(seats, plays, leader, taker) for plays, leader, taker in tricks if any(plays)]


def _trick(seats: int, by_seat: list[int], leader: int, taker: int) -> MaledictionTrick:
    plays: list[MaledictionPlay] = [
        {"seat": seat, "play": PLAY_TEXTS[by_seat[seat] - 1]}
        for seat in (*range(leader, seats), *range(leader))
        if by_seat[seat]
    ]
    return {
        "leader": leader,
        "plays": plays,
        "complete": len(plays) == seats,
        "winner": taker - 1 if taker else None,
    }


def _round_of_tricks(s: State) -> int:
    """The round of the tricks on show: the last one's until the contracts are chosen; 0 before any."""
    return int(s.round_number) - (1 if s.phase <= CONTRACTS else 0)
