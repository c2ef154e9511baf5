"""Lessons: games that are played with the learner move by move, from files in the games' own folders.

Chance is explicit, so a lesson is a record with words: what was dealt, who played what, and what is said to the learner
in between. All positions are real ones; what is not the lesson's move is answered by the rules.
"""

from katta.lessons.errors import BadLesson
from katta.lessons.lesson import Lesson, Moment, Step
from katta.lessons.shelf import count, find, lessons

__all__ = ["BadLesson", "Lesson", "Moment", "Step", "count", "find", "lessons"]
