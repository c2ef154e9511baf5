"""`katta verify`: was every card dealt as committed?"""

from typing import Annotated

import typer

from katta.cli import language
from katta.cli.engine import open_record
from katta.cli.language import Language
from katta.terminal.compilation import start_uncompiled
from katta.terminal.failure import Failure


def verify(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The record file.")],
    lang: Language = None,
) -> None:
    """Deal a recorded game again and say whether every card came as committed.

    The commitment was shown before the first card; docs/verify.md does the same by hand.
    """
    start_uncompiled()
    from katta.terminal.deal_check import tell_checked
    from katta.terminal.screen import Screen

    match = open_record(file)
    if match.dealer is None:
        raise Failure("error-no-commitment", file=file)
    screen = Screen(language.spoken())
    screen.seat(match.names)
    tell_checked(match, screen)
    screen.tell("terminal-verified-commitment")
    screen.show(match.dealer.commitment)
