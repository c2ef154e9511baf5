"""The end of a game of Mada: what lay face down is laid open, and everybody reads who has won as it concerns them."""

from playwright.sync_api import Locator, expect

from tests.server.harness import Guest, play_on, seated
from tests.web.company import Company
from tests.web.openings import after_all_put_something_aside
from tests.web.visitor import Visitor

NAMES = ("Ada", "Ben")


def aside(person: Visitor, seat: int) -> Locator:
    """The cards that a player has put aside."""
    return person.page.locator(f".board [data-seat='{seat}'] .aside .card .card")


def rashly(guest: Guest) -> str:
    """Rounds are lost soon, and so cards put aside."""
    return "luck" if "luck" in guest.moves else guest.moves[0]


def test_asides_of_others_lie_face_down_until_the_end_and_the_winner_reads_you(company: Company) -> None:
    made = company.house.make("mada", *NAMES, opening=after_all_put_something_aside(len(NAMES)))
    devices = [company.house.guest(made, seat) for seat in range(2)]
    with seated(*devices):
        people = [company.sit(made, seat) for seat in range(2)]
        for seat, person in enumerate(people):
            expect(aside(person, seat).first.locator("text")).not_to_have_count(0)
            expect(aside(person, 1 - seat).first).to_be_visible()
            expect(aside(person, 1 - seat).locator("text")).to_have_count(0)
        play_on(devices, rashly)
        winners = devices[0].scene["view"]["result"]["winners"]
    for seat, person in enumerate(people):
        title = person.page.locator("#ending-title")
        if len(winners) > 1:
            expect(title).to_have_text(f"You win, together with {NAMES[1 - seat]}!")
        else:
            expect(title).to_have_text("You win!" if seat in winners else f"{NAMES[winners[0]]} wins!")
        expect(aside(person, 1 - seat).first.locator("text")).not_to_have_count(0)
