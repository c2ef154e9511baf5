"""The numbers of the rules text of Malédiction!."""

from katta.core.components import ComponentFile
from katta.core.material import Material, RulesTable
from katta.games.malediction.cards import CARD, COPIES, POTIONS, VALUES
from katta.games.malediction.components import Contracts, load

NO_FACE = "–"
"""A contract 0 has one face only."""


def material(file: ComponentFile | None) -> Material:
    """How many cards of each kind there are, and what the contracts are worth."""
    found = load(file)
    witches = int(COPIES.sum())
    values = {
        "witches": witches,
        "dealt": witches - 1,
        "highest": VALUES,
        "potions": sum(found.potions.values()),
        "strongest": POTIONS,
        "contracts": sum(found.contracts.copies.values()),
        "hats": found.hats,
        "hand": found.hand,
    }
    return Material(values, (_potions(found.potions), _contracts(found.contracts)))


def _potions(found: dict[str, int]) -> RulesTable:
    rows = ((CARD.name(f"P{value}"), copies) for value, copies in sorted(found.items()))
    return RulesTable("potions", "components", ("potion", "copies"), tuple(rows))


def _contracts(found: Contracts) -> RulesTable:
    rows = (
        (number, copies, found.exactly[number], found.at_least.get(number, NO_FACE))
        for number, copies in sorted(found.copies.items())
    )
    return RulesTable("contracts", "contracts", ("contract", "copies", "exactly", "at-least"), tuple(rows))
