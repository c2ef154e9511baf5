"""What every game must hold to, as tests that the package of a game runs on itself with pytest:

from katta.testing import Conformance


class TestOhHell(Conformance):
    games = ("oh-hell",)
"""

import pytest

for module in ("playing", "seeing", "telling"):
    pytest.register_assert_rewrite(f"katta.testing.{module}")

from katta.testing.conformance import Conformance  # noqa: E402 # what fails in there is then shown in full

__all__ = ["Conformance"]
