"""The words of a zoo, which declares itself in the tests as a game does."""

from typing import Annotated

from katta.core.declare import Subset, Words

FRUIT = Words("zoo-fruit", ["fig", "kiwi"], first=1)
ANIMAL = Words("zoo-animal", ["ape", "bear", "cat"])
Fruit = Annotated[int, FRUIT]
Animal = Annotated[int, ANIMAL]
Animals = Annotated[int, Subset(ANIMAL)]
