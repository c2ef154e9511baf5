"""Which language to speak: what was asked for, else what the environment says, else English."""

from collections.abc import Mapping

from katta.core.errors import KattaError
from katta.texts.catalogue import LANGUAGES

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a locale such as `fr_CH.UTF-8` is found, the strongest first."""


class UnknownLanguage(KattaError):
    """There is no catalogue of that language."""


def preferred_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language to speak; an unknown one that was asked for is an error, an unknown locale is not."""
    if asked is not None:
        language = _language_of(asked)
        if language not in LANGUAGES:
            raise UnknownLanguage(f"there is no language {asked!r}; there are {', '.join(LANGUAGES)}")
        return language
    locale = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    language = _language_of(locale)
    return language if language in LANGUAGES else "en"


def _language_of(locale: str) -> str:
    """`fr` of `fr_CH.UTF-8` or `fr-CH`."""
    return locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
