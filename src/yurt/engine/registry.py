"""Finds the games: every folder of ``yurt.games`` whose package has a ``GAME``."""

import pkgutil
import warnings
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from yurt.engine import jit
from yurt.engine.game import Game
from yurt.engine.openness import openly
from yurt.engine.spec import GameSpec
from yurt.engine.words import Words, words

GAMES = "yurt.games"
ENGINE = Path(__file__).parent
# Modules of the engine that are joined with the kernels of games that import them.
SHARED = {"yurt.engine.dice": "dice"}


class UnknownGame(LookupError):
    """No folder holds a game of this name.

    >>> try:
    ...     load("yacht")
    ... except UnknownGame as error:
    ...     print(error)
    There is no game “yacht”; there are yak, yaki, yam-master, yay, zayo.
    """


@cache
def packages() -> dict[str, str]:
    """The package of each game, by the game's name, in alphabetical order."""
    found = {}
    for module in pkgutil.iter_modules(import_module(GAMES).__path__):
        spec = vars(import_module(f"{GAMES}.{module.name}")).get("GAME")
        if isinstance(spec, GameSpec):
            found[spec.name] = f"{GAMES}.{module.name}"
    return dict(sorted(found.items()))


def names() -> list[str]:
    """The games that there are.

    >>> names()
    ['yak', 'yaki', 'yam-master', 'yay', 'zayo']
    """
    return list(packages())


def spec_of(name: str) -> GameSpec:
    """A game's facts, without loading its rules."""
    if name not in packages():
        raise UnknownGame(f"There is no game “{name}”; there are {', '.join(packages())}.")
    spec: GameSpec = import_module(packages()[name]).GAME
    return spec


def words_of(name: str, language: str) -> Words:
    """The words of a game, without loading its rules."""
    return words(language, folder_of(name) / "text")


def folder_of(name: str) -> Path:
    """The folder that a game is."""
    return Path(str(import_module(packages()[name]).__file__)).parent


def sources(name: str, tables: Mapping[str, object] | None = None) -> list[jit.Source]:
    """The kernels of a game, in the order they are joined: each after those it imports."""
    spec = spec_of(name)
    package = packages()[name]
    own = _with_imports(package, f"{package}.rules", set())
    shared = [SHARED[module] for module in SHARED if any(module in part.needs for part in own)]
    parts = [
        *(jit.Source(f"yurt.engine.{part}", ENGINE / f"{part}.py") for part in ("chance", *shared)),
        *own,
        *(openly(own) if spec.is_open else ()),
        jit.Source("yurt.engine.border", ENGINE / "border.py"),
    ]
    return jit.join(parts, tables or {})


def _with_imports(package: str, module: str, known: set[str]) -> list[jit.Source]:
    """A module of a game's folder, after the modules of the same folder that it imports."""
    folder = Path(str(import_module(package).__file__)).parent
    source = jit.Source(module, folder / f"{module.removeprefix(package + '.')}.py")
    known.add(module)
    before = []
    for needed in sorted(source.needs):
        if needed.startswith(f"{package}.") and needed not in known:
            before += _with_imports(package, needed, known)
    return [*before, source]


def load(name: str, *, mode: str | None = None, reduced: str | None = None) -> Game:
    """A game by its name. ``mode``: ``compiled`` (waits for the compiler the first time), ``plain``
    (never compiles), or ``ready`` (compiled if that costs no waiting, else plain). Where compiled
    code cannot be kept, ``compiled`` raises NoCache; without a mode the game is plain there, with a
    warning. ``reduced``: one of the small games of the spec, for exact checks.

    >>> load("yak").spec.title, names()
    ('YAK', ['yak', 'yaki', 'yam-master', 'yay', 'zayo'])
    >>> load("yak", reduced="tiny").start(players=2).odds()
    {'draw ibex-1': Fraction(1, 2), 'draw yak-1': Fraction(1, 2)}
    """
    if jit.is_plain_wanted():
        mode = "plain"
    elif mode is None and jit.is_plain_needed():
        slow = f"{jit.why_no_cache()} Until then the games run as plain Python, far slower."
        warnings.warn(slow, jit.PlainWarning, stacklevel=2)
        mode = "plain"
    return _load(name, mode or "compiled", reduced)


@cache
def _load(name: str, mode: str, reduced: str | None) -> Game:
    spec = spec_of(name)
    if reduced is not None and reduced not in spec.reduced:
        raise UnknownGame(f"{spec.title} has no reduced game “{reduced}”.")
    parts = sources(name, spec.reduced[reduced] if reduced else None)
    if mode == "plain" or (mode == "ready" and not jit.is_ready(name, parts)):
        kernels = jit.plain(parts)
    else:
        kernels = jit.compiled(name, parts)
    return Game(spec, packages()[name], kernels, reduced)


# Modules of kernels from layers above, joined in this order.
Modules = str | tuple[str, ...]


@cache
def extended(name: str, modules: Modules, reduced: str | None = None) -> jit.Kernels:
    """A game's kernels joined with modules of kernels from a layer above, such as a search: what
    they call ``legal`` or ``apply`` are the rules of this game. Modules of the game's own folder
    that the rules do not need, such as a policy, can be joined before them."""
    parts = extended_sources(name, modules, reduced)
    return jit.plain(parts) if jit.is_plain_needed() else jit.compiled(name, parts)


def extended_sources(name: str, modules: Modules, reduced: str | None = None) -> list[jit.Source]:
    """What ``extended`` joins."""
    package = packages()[name]
    parts = sources(name, spec_of(name).reduced[reduced] if reduced else {})
    known = {part.module for part in parts}
    for module in (modules,) if isinstance(modules, str) else modules:
        if module.startswith(f"{package}."):
            parts += _with_imports(package, module, known)
        else:
            found = find_spec(module)
            assert found is not None and found.origin is not None
            parts.append(jit.Source(module, Path(found.origin)))
    return jit.join(parts, {})


def warm(name: str) -> None:
    """Compiles a game now if it can be, so that later starts find it ready."""
    from yurt.engine.conformance import touch

    if not jit.is_plain_needed():
        touch(load(name))
        jit.mark_ready(name, sources(name))
