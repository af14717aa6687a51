"""In which order games are compiled, and how long each will still take."""

import time
from collections.abc import Callable, Iterable

from yurt.engine import registry
from yurt.server import compiling

# Seconds for each kernel of a game, as long as none was compiled on this machine.
KERNEL_SECONDS = 0.4
KERNEL = "\n@kernel\n"


class Waking:
    """The games that are not compiled yet: those that were asked for in their order, then the
    others, the shortest first."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._sizes: dict[str, int] = {}
        self._waiting: list[str] = []
        # Those that were asked for, in this order.
        self._wanted: dict[str, None] = {}
        # When each that is being compiled was begun, and the seconds that some have taken.
        self.begun: dict[str, float] = {}
        self._took: dict[str, float] = {}

    def add(self, names: Iterable[str]) -> None:
        """Games that are to be compiled."""
        for name in names:
            self._sizes[name] = kernels_of(name)
            self._waiting.append(name)
            seconds = compiling.measured(name)
            if seconds is not None:
                self._took[name] = seconds
        self._waiting.sort(key=self._expected)

    def want(self, name: str) -> bool:
        """Somebody plays this game; whether that is new."""
        is_new = name not in self._wanted
        self._wanted[name] = None
        return is_new

    @property
    def is_wanted(self) -> bool:
        """Whether anybody plays."""
        return bool(self._wanted)

    @property
    def waiting(self) -> list[str]:
        """Those that are not begun yet, the next one first."""
        asked = [name for name in self._wanted if name in self._waiting]
        return asked + [name for name in self._waiting if name not in self._wanted]

    def take(self, slots: int) -> str | None:
        """The next game to begin with, if so many may be compiled at once. One that was asked for
        does not wait for others that nobody has asked for."""
        following = next(iter(self.waiting), None)
        rivals = self.begun
        if following in self._wanted:
            rivals = {name: at for name, at in rivals.items() if name in self._wanted}
        if following is None or len(rivals) >= slots:
            return None
        self._waiting.remove(following)
        self.begun[following] = self._now()
        return following

    def is_asked(self, name: str) -> bool:
        return name in self._wanted

    def end(self, name: str, is_done: bool) -> None:
        """A game is compiled, or cannot be."""
        begun = self.begun.pop(name)
        if is_done:
            self._took[name] = self._now() - begun

    def left(self, name: str) -> int | None:
        """Seconds until a game will be compiled, as far as one can tell: 0 if it should be by now,
        None if it is not waited for."""
        if name in self.begun:
            return round(max(0.0, self.begun[name] + self._expected(name) - self._now()))
        queue = self.waiting
        if name not in queue:
            return None
        before = [self.left(each) or 0 for each in self.begun]
        ahead = sum(self._expected(each) for each in queue[: queue.index(name)])
        return round(min(before, default=0) + ahead + self._expected(name))

    def _expected(self, name: str) -> float:
        """By what it took here before; else by its size and by what others took."""
        if name in self._took:
            return self._took[name]
        sizes = sum(self._sizes[each] for each in self._took)
        pace = sum(self._took.values()) / sizes if sizes else KERNEL_SECONDS
        return pace * self._sizes[name]


def kernels_of(name: str) -> int:
    """How many functions of a game are compiled."""
    files = registry.folder_of(name).glob("*.py")
    return sum(path.read_text(encoding="utf-8").count(KERNEL) for path in files)
