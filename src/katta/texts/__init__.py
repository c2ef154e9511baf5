"""The catalogues: every sentence a person reads, in six languages, as Project Fluent files.

`texts/<language>/*.ftl` together are the catalogue of a language; server, terminal and browser read the same files.
"""

from katta.texts.catalogue import LANGUAGES, Catalogue
from katta.texts.language import UnknownLanguage, preferred_language

__all__ = ["LANGUAGES", "Catalogue", "UnknownLanguage", "preferred_language"]
