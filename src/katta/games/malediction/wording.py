"""What a person is told, free of language."""

from functools import cache

from katta.core.contract import State
from katta.core.message import Message, Player
from katta.games.malediction.cards import cards_of, suit_of
from katta.games.malediction.moves import BID, DEAL, FACES, PLAY, RETRY, TRUMP, ZERO
from katta.games.malediction.names import card_name, cards_name, contract_name, play_name, suit_name
from katta.games.malediction.round_messages import round_scored
from katta.games.malediction.scoring import missing_tricks
from katta.games.malediction.state import CONTRACTS, DEALING, FINISHED, HAND, SCORING, TRICKS, TURN_TRUMP

_PARAGRAPHS = {TURN_TRUMP: "trump", DEALING: "trump", SCORING: "zeros", FINISHED: "end"}


def paragraph(s: State) -> str:
    """The section of the rules that matters now."""
    if s.phase == CONTRACTS:
        return "retry" if any(s.failed[s.turn].tolist()) else "contracts"
    if s.phase == TRICKS:
        return "lead" if s.turn == s.leaders[s.tricks] else "follow"
    return _PARAGRAPHS[int(s.phase)]


def choice(s: State, move: int) -> Message:
    """What the button of a move says."""
    if move < DEAL:
        return Message("malediction-choose-trump", {"card": card_name(move - TRUMP)})
    if move < BID:
        return Message("malediction-choose-deal", {"player": Player(int(s.turn)), "card": card_name(move - DEAL)})
    if move < PLAY:
        lying, face = _contract_of(move)
        return _contract_choice(lying, face, int(s.worth[face]))
    if move < ZERO:
        return _play_choice(move - PLAY)
    if move == ZERO:
        return Message("malediction-choose-zero", {"count": missing_tricks(s, int(s.turn))})
    return Message("malediction-choose-keep")


def _contract_of(move: int) -> tuple[int | None, int]:
    """The face that a failed contract shows (None: a card from a pile), and the face chosen."""
    return (None, move - BID) if move < RETRY else divmod(move - RETRY, len(FACES))


@cache
def _contract_choice(lying: int | None, face: int, points: int) -> Message:
    if face == 0:
        return Message("malediction-choose-bid-zero")
    contract = contract_name(face)
    if lying is None:
        return Message("malediction-choose-bid", {"contract": contract, "points": points})
    return Message("malediction-choose-retry", {"old": contract_name(lying), "contract": contract, "points": points})


@cache
def _play_choice(play: int) -> Message:
    return Message("malediction-choose-play", {"play": play_name(play)})


def is_told_alike(move: int) -> bool:
    """Whether all seats and spectators are told the same of a move: of everything but a card that is dealt."""
    return not DEAL <= move < BID


def events(before: State, move: int, after: State, eyes: int | None) -> list[Message]:
    """What a seat, or a spectator, is told of a move and of what followed from it."""
    if move < DEAL:
        return _trump_turned(before, move - TRUMP)
    if move < BID:
        return _dealt(before, after, eyes)
    if move < PLAY:
        return _contract_chosen(before, move, after)
    told = _played(before, move - PLAY, after) if move < ZERO else [_answered(before, move)]
    return told + round_scored(before, after)


def _trump_turned(before: State, card: int) -> list[Message]:
    ball = Player(int(before.ball))
    return [
        Message("malediction-event-round", {"round": int(before.round_number), "player": ball}),
        Message("malediction-event-trump", {"card": card_name(card), "suit": suit_name(suit_of(card))}),
    ]


def _dealt(before: State, after: State, eyes: int | None) -> list[Message]:
    """A full hand is named to its owner; all are told when the deal is done."""
    told = []
    seat = int(before.turn)
    if eyes == seat and after.hand_size[seat] == HAND:
        told.append(Message("malediction-event-hand", {"cards": cards_name(cards_of(int(after.hand[seat])))}))
    if after.phase == CONTRACTS:
        told.append(Message("malediction-event-dealt", {"player": Player(int(after.ball))}))
    return told


def _contract_chosen(before: State, move: int, after: State) -> list[Message]:
    player = Player(int(before.turn))
    lying, face = _contract_of(move)
    contract = contract_name(face)
    if lying is None:
        told = [Message("malediction-event-bid", {"player": player, "contract": contract})]
    else:
        names = {"old": contract_name(lying), "contract": contract}
        told = [Message("malediction-event-retry", {"player": player, **names})]
    if after.phase == TRICKS:
        told.append(Message("malediction-event-lead", {"player": Player(int(after.turn))}))
    return told


def _played(before: State, play: int, after: State) -> list[Message]:
    """The play, a void it shows, and the trick it completes."""
    seat, trick = int(before.turn), int(before.tricks)
    told = [Message("malediction-event-play", {"player": Player(seat), "play": play_name(play)})]
    new_void = int(after.voids[seat]) - int(before.voids[seat])
    if new_void > 0:
        suit = suit_name(new_void.bit_length() - 1)
        told.append(Message("malediction-event-void", {"player": Player(seat), "suit": suit}))
    if (seat + 1) % before.seats == before.leaders[trick]:
        told += _trick_completed(before, after, trick)
    return told


def _trick_completed(before: State, after: State, trick: int) -> list[Message]:
    is_last = after.phase != TRICKS
    winner = int(after.takers[trick]) - 1
    if winner >= 0:
        play = play_name(int(after.plays[trick, winner]) - 1)
        told = [Message("malediction-event-trick", {"player": Player(winner), "play": play})]
    elif is_last:
        told = [Message("malediction-event-tie-last")]
    else:
        told = [Message("malediction-event-tie", {"player": Player(int(after.turn))})]
    if is_last:
        ended = {"round": int(before.round_number), "count": trick + 1}
        told.append(Message("malediction-event-round-end", ended))
    return told


def _answered(before: State, move: int) -> Message:
    seat = int(before.turn)
    if move == ZERO:
        count = missing_tricks(before, seat)
        return Message("malediction-event-zero", {"player": Player(seat), "count": count})
    return Message("malediction-event-keep", {"player": Player(seat)})
