"""A progress bar on the terminal, and nothing where there is none."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def bar(title: str, total: int, before_first: str | None = None) -> Iterator[Callable[[], None]]:
    """A bar that the given function moves on by one; until it does, another title can stand there."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(before_first or title, total=total)
        yield lambda: progress.update(task, advance=1, description=title)
