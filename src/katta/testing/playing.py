"""Any game can be played: moves, chance, records, bots."""

import math
from collections import Counter
from fractions import Fraction

import numpy as np

from katta.bots import bot
from katta.core import contract
from katta.core.contract import CHANCE, OVER
from katta.core.generator import seeded
from katta.core.match import Match
from katta.core.position import Position
from katta.core.soundness import check
from katta.testing.moments import looks, options_at, some
from katta.testing.random_games import Walk

FEW = 20
"""Worlds that a bot looks at."""


class Playing:
    """What is possible, and what comes of it."""

    def test_a_game_ends_with_a_result(self, game: Walk) -> None:
        final = game.positions[-1]
        result = final.result()
        assert final.actor == OVER
        assert len(result.scores) == final.seats
        assert all(type(points) is int for points in result.scores)
        assert result.winners
        assert set(result.winners) <= set(range(final.seats))
        assert list(result.winners) == sorted(set(result.winners))
        best = max(result.scores)
        assert all(result.scores[seat] == best for seat in result.winners)
        assert type(result.truncated) is bool

    def test_only_the_last_position_is_over(self, game: Walk) -> None:
        assert all(position.actor != OVER for position in game.positions[:-1])
        assert all(CHANCE <= position.actor < position.seats for position in game.positions[:-1])

    def test_a_seat_always_has_a_move_and_chance_an_outcome(self, game: Walk) -> None:
        for position in game.positions[:-1]:
            moves, weights = position.moves(), position.weights()
            assert bool(moves) == (position.actor >= 0)
            assert bool(weights) == (position.actor == CHANCE)
            assert len(set(moves)) == len(moves)
            assert all(type(weight) is int and weight > 0 for weight in weights.values())

    def test_chances_add_up_to_exactly_one(self, game: Walk) -> None:
        for position in game.positions[:-1]:
            if position.actor == CHANCE:
                chances = position.chances()
                assert all(type(chance) is Fraction for chance in chances.values())
                assert sum(chances.values()) == 1
                assert list(chances) == list(position.weights())

    def test_whatever_is_listed_can_be_played(self, game: Walk) -> None:
        for _, position, _, _ in looks(game):
            for text in some(options_at(position)):
                assert position.play(text) != position

    def test_the_order_of_moves_is_fixed(self, game: Walk) -> None:
        for _, position, _, _ in looks(game):
            again = Position(position.game, position.state)
            assert again.moves() == position.moves()
            assert list(again.chances().items()) == list(position.chances().items())

    def test_the_room_for_moves_suffices(self, game: Walk) -> None:
        most = game.table.game.most_moves
        for _, position, _, _ in looks(game):
            moves, weights = np.full((2, most + 16), -7, dtype=np.int32)
            if position.actor == CHANCE:
                count = contract.outcomes(position.state, moves, weights)
            else:
                count = contract.legal(position.state, moves)
            assert 0 < count <= most
            assert (moves[most:] == -7).all()
            assert (weights[most:] == -7).all()

    def test_every_text_is_read_as_what_was_written(self, game: Walk) -> None:
        moves = game.table.game.moves
        for _, position, _, _ in looks(game):
            for text in options_at(position):
                assert moves.write(moves.read(text)) == text
                assert text == " ".join(text.split())
                assert text.isascii()

    def test_a_record_is_read_as_it_was_written(self, game: Walk) -> None:
        match = game.table.match()
        for move in game.moves:
            match.play(move)
        text = match.write()
        again = Match.parse(text)
        assert again.positions == list(game.positions)
        assert again.write() == text

    def test_samples_are_outcomes_and_come_by_their_weights(self, plain: Walk) -> None:
        texts = plain.table.game.texts
        draws = 2000
        for position in chance_of_each_kind(plain):
            weights = position.weights()
            total = sum(weights.values())
            generator = seeded(2026)
            seen = Counter(texts[int(contract.sample(position.state, generator))] for _ in range(draws))
            assert set(seen) <= set(weights)
            expected = {text: draws * weight / total for text, weight in weights.items()}
            surprise = sum((seen[text] - often) ** 2 / often for text, often in expected.items())
            freedom = len(weights) - 1
            assert surprise <= freedom + 5 * math.sqrt(2 * freedom)

    def test_its_declaration_is_sound(self, plain: Walk) -> None:
        check(plain.table.game)

    def test_bots_play_on_from_what_they_see(self, plain: Walk) -> None:
        moments = [position for _, position, _, _ in looks(plain) if position.actor >= 0]
        for position in moments[:: max(1, len(moments) // 2)]:
            expert = bot("expert", seed=1, budget=FEW)
            assert expert.choose(position.seen_by(position.actor), position.actor) in position.moves()


def chance_of_each_kind(plain: Walk) -> list[Position]:
    """A moment for each word of chance (`deal`, `flip`, ...), late in the game, when the weights differ."""
    late = {
        move.split()[0]: position
        for position, move in zip(plain.positions, plain.moves, strict=False)
        if position.actor == CHANCE
    }
    return list(late.values())
