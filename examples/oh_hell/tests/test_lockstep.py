"""Oh Hell, played in lock-step with OpenSpiel's implementation: the same chance, the same moves, the same points."""

import random

import pyspiel
import pytest
from katta_oh_hell import GAME
from katta_oh_hell.setup import OPTIONS

import katta

GAMES = 600


def random_table(chooser: random.Random) -> tuple[katta.Position, pyspiel.Game]:
    """Any number of players, any options that go together; the same for both."""
    while True:
        seats = chooser.choice(GAME.seats)
        options = {name: chooser.choice((values[0], *values)) for name, values in OPTIONS.items()}
        try:
            start = GAME.start(seats, **options)
        except katta.BadSetup:
            continue
        parameters = {
            "players": seats,
            "num_suits": int(options["suits"]),
            "num_cards_per_suit": int(options["ranks"]),
            "num_tricks_fixed": -1 if options["tricks"] == "random" else int(options["tricks"]),
            "off_bid_penalty": options["penalty"] == "yes",
            "points_per_trick": int(options["points"]),
        }
        return start, pyspiel.load_game("oh_hell", parameters)


def written(verb: str, theirs: pyspiel.State, actions: list[int]) -> list[str]:
    """OpenSpiel's actions as Katta writes them."""
    player = theirs.current_player()
    return [f"{verb} {theirs.action_to_string(player, action)}" for action in actions]


@pytest.mark.parametrize("seed", range(10))
def test_hundreds_of_games(seed):
    chooser = random.Random(seed)
    for _ in range(GAMES // 10):
        position, game = random_table(chooser)
        theirs = game.new_initial_state()
        while not theirs.is_terminal():
            assert position.actor == (katta.CHANCE if theirs.is_chance_node() else theirs.current_player())
            ours, actions = position.moves() or list(position.weights()), theirs.legal_actions()
            assert ours == written(ours[0].partition(" ")[0], theirs, actions)
            if theirs.is_chance_node():
                chances = [weight / len(ours) for weight in position.weights().values()]
                assert list(zip(actions, chances, strict=True)) == theirs.chance_outcomes()
            place = chooser.randrange(len(ours))
            position = position.play(ours[place])
            theirs.apply_action(actions[place])
        assert position.actor == katta.OVER
        assert list(position.result().scores) == theirs.returns()
