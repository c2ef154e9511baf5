"""The numbers of Mada's rules text."""

from katta.core.components import ComponentFile
from katta.core.material import Material, RulesTable
from katta.games.mada.cards import CARD, VALUES
from katta.games.mada.components import load


def material(file: ComponentFile | None) -> Material:
    """How many of each card there are, and the prickly pears on them."""
    found = load(file)
    specials = (found.lemurs, found.double_lemurs, found.scorpions)
    copies = (*found.copies, *specials)
    pears = (*found.pears, *(0 for _ in specials))
    values = {
        "cards": sum(copies),
        "cacti": sum(found.copies),
        "highest": VALUES,
        "specials": sum(specials),
        "lemurs": found.lemurs,
        "doubles": found.double_lemurs,
        "scorpions": found.scorpions,
    }
    rows = tuple(zip(map(CARD.name, CARD.words), copies, pears))
    return Material(values, (RulesTable("cards", "cards", ("card", "copies", "pears"), rows),))
