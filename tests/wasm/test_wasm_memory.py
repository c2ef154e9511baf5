"""The types of the modules in the browser client."""

from pathlib import Path

from katta.core import registry
from katta.wasm import memory
from katta.wasm.entries import ENTRIES, MOST_RETURNED, arrays

ROOT = Path(__file__).parents[2]


def test_the_types_are_up_to_date() -> None:
    """Made anew by `python -m katta.wasm.memory`."""
    assert (ROOT / memory.FILE).read_text(encoding="utf-8") == memory.generate()


def test_every_kernel_and_every_array_has_a_type() -> None:
    text = memory.generate()
    for name in ENTRIES:
        assert f"\n  {name}(" in text
    for name in arrays(registry.games()[0]):
        assert f"\n  {name}: Address;" in text


def test_all_games_have_the_same_arrays_but_for_their_lengths() -> None:
    kinds = [{name: array.dtype.kind for name, array in arrays(game).items()} for game in registry.games()]
    assert all(found == kinds[0] for found in kinds)


def test_what_is_returned_has_room() -> None:
    assert max(len(entry.returns) for entry in ENTRIES.values()) <= MOST_RETURNED
