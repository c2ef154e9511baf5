"""What is wrong with a lesson."""

from katta.core.errors import KattaError


class BadLesson(KattaError):
    """A file of a lesson cannot be played as it is written, or is not there."""

    def __init__(self, name: str, problem: str) -> None:
        super().__init__(f"{name}: {problem}")
        self.problem = problem
