"""Stepping through a recorded game in a terminal."""

from pathlib import Path

from tests.terminal.pseudo import Terminal

RECORD = Path(__file__).parents[2] / "docs" / "examples" / "mada.katta"


def test_enter_goes_on_b_back_a_number_there_and_q_away(tmp_path: Path) -> None:
    with Terminal("replay", RECORD, home=tmp_path) as terminal:
        terminal.wait_for("Mada: step 1 of")
        screen = terminal.type("", "Ada plays Cactus 6.")
        assert "Mada: step 2 of" in screen
        terminal.type("b", "Mada: step 1 of")
        terminal.type("5", "Mada: step 5 of")
        terminal.type("999", "Bob wins!")
        terminal.type("nonsense", "q: quit")
        terminal.press(b"q\n")
        assert terminal.end() == 0
        assert "Traceback" not in terminal.raw
