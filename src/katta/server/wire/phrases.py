"""What people can say to each other at a table: no free text, so that each reads it in the own language."""

from typing import Literal, TypeAlias, get_args

Reaction: TypeAlias = Literal["clap", "laugh", "wow", "sad", "heart", "think"]
"""Shown as a little picture."""

Sentence: TypeAlias = Literal[
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "oops",
    "that-was-close",
    "lucky",
    "take-your-time",
    "one-moment",
    "good-game",
    "bye",
]
"""Shown in words: the catalogues have `phrase-…` for each, as for the reactions."""

Phrase: TypeAlias = Literal[Reaction, Sentence]

REACTIONS: tuple[Reaction, ...] = get_args(Reaction)
SENTENCES: tuple[Sentence, ...] = get_args(Sentence)


def known(text: str) -> Phrase | None:
    """The phrase of this name, if there is one."""
    return next((phrase for phrase in (*REACTIONS, *SENTENCES) if phrase == text), None)
