"""`katta bench search`: the numbers it promises, and a measuring search that is the real one."""

from pathlib import Path

import numpy as np
import pytest

import katta
from katta.bots.searcher import MOST_NODES, Tree
from katta.lab import speed
from tests.lab.command import counted, refused, said


@pytest.mark.parametrize("more", [speed.NOTHING, speed.COPY, speed.RESAMPLE, speed.PLAYOUT])
def test_doing_a_part_twice_leaves_the_tree_as_it_is(more: int) -> None:
    position = speed.moments(katta.game("mada"), 2)[speed.MIDDLE]
    real, measured = Tree(), Tree()
    real.clear(position.seen_by(position.actor), position.actor, 1)
    real.grow(200, True)
    speed._time_with(more, measured, position, True, 200)
    used = real.workspace.used[0]
    assert used == measured.workspace.used[0]
    assert np.array_equal(real.nodes[:used], measured.nodes[:used])


def test_the_json_has_speeds_parts_and_memory(tmp_path: Path) -> None:
    found = counted("bench", "search", "--game", "mada", "--seconds", "0.02", folder=tmp_path)
    keys = {(one["moment"], one["guided"], one["threads"]) for one in found["speeds"]}
    assert len(keys) == 8
    assert all(one["iterations_per_s"] > 0 for one in found["speeds"])
    for one in found["parts"]:
        shares = [one[part] for part in ("playouts", "tree", "resampling", "copying")]
        assert all(0 <= share <= 1 for share in shares)
    assert found["bytes_per_thread"] > MOST_NODES


def test_the_table_states_the_memory(tmp_path: Path) -> None:
    text = said("bench", "search", "--game", "mada", "--seats", "2", "--seconds", "0.02", folder=tmp_path)
    assert "MB of memory for each thread" in text
    assert "mid-game" in text


def test_an_unknown_benchmark_gets_a_sentence(tmp_path: Path) -> None:
    assert "no benchmark “luck”" in refused(2, "bench", "luck", folder=tmp_path)
