"""What a game knows about playing well keeps its promises to the bots, in every game."""

import numpy as np
import pytest

from katta import CHANCE, OVER, Position
from katta.core import contract, knowledge
from katta.core.compiler import COMPILED
from katta.core.generator import seeded
from katta.texts import LANGUAGES, Catalogue
from tests.core.random_games import NAMES, Walk, plain_tables, walk

LOOKS = 40 if COMPILED else 6


@pytest.fixture(scope="module", params=plain_tables(), ids=str)
def game(request) -> Walk:
    return walk(request.param)


def moments(game: Walk) -> list[Position]:
    """Positions all over the game."""
    return list(game.positions[:: max(1, len(game.positions) // LOOKS)]) + list(game.positions[-3:])


def decisions(game: Walk) -> list[Position]:
    return [position for position in moments(game) if position.actor >= 0]


def listed(position: Position) -> tuple[np.ndarray, int]:
    moves = np.zeros(position.game.most_moves, dtype=np.int32)
    return moves, contract.legal(position.state, moves)


def test_policy_and_child_choose_legal_moves_and_change_nothing(game: Walk):
    for position in decisions(game):
        moves, count = listed(position)
        legal = {int(move) for move in moves[:count]}
        state = position.state.copy()
        for choose in (knowledge.policy, knowledge.childish):
            for seed in range(5):
                assert int(choose(state, moves, count, seeded(seed))) in legal
        assert Position(position.game, state) == position


def test_priors_are_positive_and_add_up_to_one(game: Walk):
    for position in decisions(game):
        moves, count = listed(position)
        priors = np.zeros(position.game.most_moves)
        knowledge.prior(position.state.copy(), moves, count, priors)
        assert (priors[:count] > 0).all()
        assert priors[:count].sum() == pytest.approx(1)


def test_shares_add_up_to_one_and_the_clock_never_runs_back(game: Walk):
    for position in moments(game):
        shares = np.zeros(position.seats)
        knowledge.evaluate(position.state, shares)
        assert (shares >= 0).all()
        assert shares.sum() == pytest.approx(1)
    clock = [int(knowledge.horizon(position.state)) for position in game.positions]
    assert clock == sorted(clock)


def test_moves_are_seen_and_an_outcome_is_seen_exactly_if_it_changes_what_the_seat_sees(game: Walk):
    for position in moments(game):
        if position.actor == OVER:
            continue
        options = position.moves() or list(position.weights())
        for seat in range(position.seats):
            after: dict[int, set[Position]] = {}
            for text in options[:: max(1, len(options) // 12)]:
                key = int(knowledge.observe(position.state, position.game.texts.read(text), seat))
                following = position.play(text)
                if following.actor != OVER:  # the end turns hidden things over
                    after.setdefault(key, set()).add(following.seen_by(seat))
            assert all(len(worlds) == 1 for worlds in after.values())
            if position.actor != CHANCE:
                assert -1 not in after


def test_reasons_can_be_said_in_every_language(game: Walk):
    catalogues = [Catalogue(language, NAMES[: game.table.seats]) for language in LANGUAGES]
    for position in decisions(game):
        seen = position.seen_by(position.actor)
        for text in position.moves()[:6]:
            for reason in seen.reasons(text):
                assert all(catalogue.say(reason) for catalogue in catalogues)
        assert seen == position.seen_by(position.actor)


def test_every_kind_of_move_has_reasons_and_they_tell_moves_apart(game: Walk):
    """A reason that is the same for every card is none."""
    if game.table.game.reasons is None:
        return
    is_told_apart: dict[str, bool] = {}
    for position in game.positions:
        if position.actor < 0:
            continue
        seen, by_kind = position.seen_by(position.actor), dict[str, list[str]]()
        for text in position.moves()[:40]:
            reasons = seen.reasons(text)
            assert reasons, text
            if " " in text:
                by_kind.setdefault(text.split()[0], []).append(str(reasons))
        for kind, found in by_kind.items():
            if len(found) > 1:
                is_told_apart[kind] = is_told_apart.get(kind, False) or len(set(found)) > 1
    assert all(is_told_apart.values()), is_told_apart
