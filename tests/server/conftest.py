"""The servers of these tests."""

from tests.houses import house, own_house

__all__ = ["house", "own_house"]
