"""Parts of Yurt that need more libraries than a bare install brings: the extras of the package."""

from collections.abc import Iterator
from contextlib import contextmanager


class MissingExtra(ImportError):
    """One sentence: what needs which extra, and the command that installs it."""

    def __init__(self, what: str, extra: str) -> None:
        # Double quotes are understood by every shell, that of Windows too.
        super().__init__(f'{what} needs the extra {extra}: pip install "yurt[{extra}]".')
        self.extra = extra


@contextmanager
def needing(extra: str, what: str) -> Iterator[None]:
    """Stands around imports of what an extra brings; MissingExtra if it is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "yurt":
            raise
        raise MissingExtra(what, extra) from error
