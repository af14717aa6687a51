"""Turns a game's rules into compiled code (with ``linker.py``, the only place that knows Numba).

A game's kernels are ordinary modules (``tables.py``, ``rules.py``), and so are the engine's shared
ones (``chance.py``, ``border.py``). They are joined for each game, so that shared kernels call this
game's rules by name:

- plain: the sources are executed as they are, in one namespace, with their own file names;
- compiled: each source is written to a folder named by a hash of it and of all sources before it,
  from which it imports their names, and is itself imported from there with Numba's cache beside it.
  An edit changes the hash, so stale code cannot come back; two games never share a file, so they
  cannot share code. Whatever is joined with the same sources (a search, a coach, a study) shares
  their code: nothing is compiled twice. (docs/decisions/0002-compiled-rules.md)

Passing one record to compiled code costs five times as much as passing an array, so what Python
calls takes an array that holds one state. In plain mode that is a record array, for its named
fields.
"""

import ast
import contextlib
import copy
import hashlib
import importlib.util
import os
import platform
import re
import shutil
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, ParamSpec, TypeVar, cast

import numpy as np

from yurt.engine.layout import Array

P = ParamSpec("P")
R = TypeVar("R")

# These modules are imported by joined sources as they are; every other yurt import must be joined.
IMPORTED = ("yurt.engine.layout", "yurt.engine.actor")
KEPT_FOR_DAYS = 30
SWITCH = "NUMBA_DISABLE_JIT"


class NoCache(OSError):
    """Nothing can be compiled, because compiled code cannot be kept.

    >>> import yurt
    >>> try:
    ...     game = yurt.load("yaki", mode="compiled")
    ... except yurt.NoCache:  # no folder can be written to
    ...     game = yurt.load("yaki", mode="plain")
    """


class PlainWarning(RuntimeWarning):
    """Nothing can be compiled, so the rules run as plain Python.

    >>> import warnings
    >>> import yurt
    >>> with warnings.catch_warnings():
    ...     warnings.simplefilter("ignore", yurt.PlainWarning)  # slow is fast enough here
    ...     game = yurt.load("yaki")
    """


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Marks a function as part of a game's compiled code. In its own module it stays plain."""
    return function


class Source:
    """One module of kernels: its file, its syntax tree, and the modules it must be joined with."""

    def __init__(self, module: str, path: Path, text: str | None = None) -> None:
        """``text``: what is made for a game by the module, instead of what stands there."""
        self.module = module
        self.path = path
        self.text = path.read_text(encoding="utf-8") if text is None else text
        self.tree = ast.parse(self.text, filename=str(path))
        self.needs: list[str] = []
        self.tree.body = [node for node in self.tree.body if self._stays(node)]

    def _stays(self, node: ast.stmt) -> bool:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("yurt."):
            if node.module in IMPORTED:
                return True
            self.needs.append(node.module)
            return False
        return not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))

    @property
    def defines(self) -> list[str]:
        """Its functions, classes and constants."""
        return [name for node in self.tree.body for name in _defined(node)]

    @property
    def has_kernels(self) -> bool:
        """Whether any of its functions is to be compiled."""
        functions = [node for node in self.tree.body if isinstance(node, ast.FunctionDef)]
        return any(ast.unparse(each) == "kernel" for f in functions for each in f.decorator_list)

    @cached_property
    def unparsed(self) -> str:
        """What is compiled of it: without comments and docstrings, which change nothing, and with
        the tables that were put in."""
        tree = copy.deepcopy(self.tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and ast.get_docstring(node) is not None:
                node.body[:1] = [] if len(node.body) > 1 else [ast.Pass()]
        return f"# {self.module}\n{ast.unparse(tree)}"

    def replace(self, tables: Mapping[str, object]) -> set[str]:
        """Gives constants of this module other values; those computed from them follow."""
        replaced = set()
        for node in self.tree.body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                name = node.targets[0].id
                if name in tables:
                    node.value = ast.parse(repr(tables[name]), mode="eval").body
                    replaced.add(name)
        return replaced


class Kernels:
    """The functions of one game that Python calls, each taking arrays that hold one state."""

    def __init__(self, namespace: Mapping[str, Any], compiled: bool) -> None:
        self.compiled = compiled
        self.namespace = namespace
        self.dtype: np.dtype[Any] = namespace["State"]

    def __getattr__(self, name: str) -> Callable[..., Any]:
        """A kernel by its name."""
        if name not in self.namespace:
            raise AttributeError(f"there is no kernel {name}")
        function: Callable[..., Any] = self.namespace[name]
        function = _opened(function) if self.compiled else _checked(function)
        # Looked up once: the next access finds the attribute itself.
        self.__dict__[name] = function
        return function

    def direct(self, name: str, *samples: Any) -> Callable[..., Any]:
        """The machine code for arguments of the samples' types, and for these alone: looking at the
        types in each call, as Numba does, takes twice as long as the call."""
        function: Any = self.__getattr__(name)
        if self.compiled:
            signature = tuple(map(function.typeof_pyval, samples))
            function.compile(signature)
            function = function.overloads[signature].entry_point
        return cast(Callable[..., Any], function)

    @cached_property
    def legal(self) -> Callable[..., Any]:
        """``call_legal``, for arrays of the engine's own."""
        return self.direct("call_legal", self.blank(), np.zeros(1, dtype=np.int16))

    @cached_property
    def step(self) -> Callable[..., Any]:
        """``call_step``, for arrays of the engine's own."""
        return self.direct("call_step", self.blank(), 0)

    @cached_property
    def why_not(self) -> Callable[..., Any]:
        """``call_why_not``, for arrays of the engine's own."""
        return self.direct("call_why_not", self.blank(), 0)

    @cached_property
    def hide(self) -> Callable[..., Any]:
        """``call_hide``, for arrays of the engine's own."""
        return self.direct("call_hide", self.blank(), 0, self.blank())

    @cached_property
    def seen(self) -> Callable[..., Any]:
        """``call_seen``, for arrays of the engine's own."""
        return self.direct("call_seen", self.blank(), 0, 0)

    @cached_property
    def odds(self) -> Callable[..., Any]:
        """``call_odds``, for arrays of the engine's own."""
        weights = np.zeros(1, dtype=np.int64)
        return self.direct("call_odds", self.blank(), np.zeros(1, dtype=np.int16), weights)

    def blank(self, count: int = 1) -> Array:
        """An array of states, all zero."""
        return self.restored(bytes(count * self.dtype.itemsize))

    def records(self, dtype: np.dtype[Any], count: int = 1) -> Array:
        """An array of records of another layout, all zero, for kernels that are joined with the
        rules; in plain mode with their named fields too."""
        array: Array = np.zeros(count, dtype=dtype)
        return array if self.compiled else array.view(np.recarray)

    def copy(self, array: Array) -> Array:
        """A copy of states. NumPy's own copies records field by field, twenty times slower."""
        return self.restored(array.tobytes())

    def restored(self, data: bytes) -> Array:
        """The states that these are the bytes of."""
        return self.readable(np.frombuffer(bytearray(data), dtype=self.dtype))

    def readable(self, array: Array) -> Array:
        """An array of records as these kernels can read its fields by name."""
        return array if self.compiled else array.view(np.recarray)


def _opened(function: Any) -> Callable[..., Any]:
    """A kernel that can be called. One that only kernels call has no way in from Python: for a look
    at it, as in a test, it is compiled again."""
    from yurt.engine import linker

    opened: Callable[..., Any] = linker.opened(function)
    return opened


def _checked(function: Callable[..., Any]) -> Callable[..., Any]:
    """Plain NumPy scalars wrap silently where compiled code computes on in 64 bits. So raise."""

    def call(*arguments: Any) -> Any:
        with np.errstate(over="raise"):
            return function(*arguments)

    return call


def join(sources: Sequence[Source], tables: Mapping[str, object]) -> list[Source]:
    """Checks that the sources stand on each other alone, and puts other tables in."""
    joined: set[str] = {__name__}
    replaced: set[str] = set()
    owners: dict[str, str] = {}
    for source in sources:
        missing = set(source.needs) - joined
        if missing:
            raise ImportError(
                f"{source.module} uses {', '.join(sorted(missing))}, which is no kernel"
            )
        joined.add(source.module)
        replaced |= source.replace(tables)
        for name in source.defines:
            other = owners.setdefault(name, source.module)
            if other != source.module:
                raise ImportError(f"{name} is defined in {other} and in {source.module}")
    unknown = set(tables) - replaced
    if unknown:
        raise ValueError(f"no such table to replace: {', '.join(sorted(unknown))}")
    return list(sources)


def _defined(node: ast.stmt) -> list[str]:
    """The functions and constants that a statement of a module defines."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else []
    names = [name for target in targets for name in ast.walk(target)]
    return [name.id for name in names if isinstance(name, ast.Name)]


def plain(sources: Sequence[Source]) -> Kernels:
    """The kernels as ordinary Python functions."""
    namespace: dict[str, Any] = {"__name__": "yurt_plain", "kernel": kernel}
    for source in sources:
        code: CodeType = compile(source.tree, str(source.path), "exec")
        exec(code, namespace)
    return Kernels(namespace, compiled=False)


def compiled(name: str, sources: Sequence[Source]) -> Kernels:
    """The kernels compiled, from the cache if they were compiled here before."""
    if not can_keep(cache_root()):
        raise NoCache(why_no_cache())
    for count in range(1, len(sources) + 1):
        module = _imported(name, sources[:count])
    return Kernels(vars(module), compiled=True)


def _imported(name: str, sources: Sequence[Source]) -> ModuleType:
    """The module of the last of these sources; those of the others were imported before."""
    module_name = _module_name(name, sources)
    module = sys.modules.get(module_name)
    if module is None:
        spec = importlib.util.spec_from_file_location(module_name, _file(name, sources))
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        sys.modules[module_name] = module
    return module


def is_ready(name: str, sources: Sequence[Source]) -> bool:
    """Whether the compiled code lies in the cache, so that nobody has to wait for it."""
    root = cache_root()
    return can_keep(root) and (root / _key(name, sources) / "ready").exists()


def mark_ready(name: str, sources: Sequence[Source]) -> None:
    """Says so, for these sources. They may be more than what was joined to one file: all that some
    compiled code depends on."""
    folder = cache_root() / _key(name, sources)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "ready").touch()


def is_plain_wanted() -> bool:
    """Numba's own switch for running without compiling."""
    return os.environ.get(SWITCH, "0") not in ("", "0")


def want_plain() -> None:
    """Turns it, for this process and those that it starts."""
    os.environ[SWITCH] = "1"


def is_plain_needed() -> bool:
    """Whether nothing can be compiled: plain is wanted, or compiled code could not be kept."""
    return is_plain_wanted() or not can_keep(cache_root())


def cache_root() -> Path:
    """``$YURT_CACHE``, or the user's cache folder."""
    chosen = os.environ.get("YURT_CACHE")
    if chosen:
        return Path(chosen)
    import platformdirs

    return Path(platformdirs.user_cache_dir("yurt", appauthor=False)) / "kernels"


@cache
def can_keep(root: Path) -> bool:
    """Whether a folder can be written to. Numba asks that even for code that lies there already."""
    import tempfile

    try:
        root.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=root):
            return True
    except OSError:
        return False


def why_no_cache() -> str:
    return (
        f"Compiled code cannot be kept in “{cache_root()}”: "
        "let YURT_CACHE name a folder that can be written to."
    )


def _key(name: str, sources: Sequence[Source]) -> str:
    import importlib.metadata

    digest = hashlib.sha256()
    for part in (
        sys.version,
        platform.machine(),
        importlib.metadata.version("numba"),
        importlib.metadata.version("numpy"),
        HEADER,
        _linker_text(),
    ):
        digest.update(part.encode() + b"\0")
    for source in sources:
        digest.update(source.unparsed.encode() + b"\0")
    return f"{name.replace('-', '_')}_{digest.hexdigest()[:16]}"


@cache
def _linker_text() -> str:
    return Path(__file__).with_name("linker.py").read_text(encoding="utf-8")


def _module_name(name: str, sources: Sequence[Source]) -> str:
    return f"yurt_kernels_{_key(name, sources)}"


# Python calls what begins with ``call_``; all else is called by kernels alone.
HEADER = "from yurt.engine.linker import entry as kernel, part as kernel_part\n"
PARTS = re.compile("^@kernel\n(?=def (?!call_))", re.MULTILINE)


def _text(name: str, sources: Sequence[Source]) -> str:
    """The last of these sources as a module that imports the names of those before it."""
    parts = [HEADER]
    for place, source in enumerate(sources[:-1]):
        if source.defines:
            module = _module_name(name, sources[: place + 1])
            parts.append(f"from {module} import {', '.join(source.defines)}")
    parts += [PARTS.sub("@kernel_part\n", sources[-1].unparsed)]
    return "\n".join(parts) + "\n"


def _file(name: str, sources: Sequence[Source]) -> Path:
    root = cache_root()
    folder = root / _key(name, sources)
    path = folder / "kernels.py"
    if path.exists():
        # What is used is not old, whenever it was made.
        with contextlib.suppress(OSError):
            os.utime(folder)
    else:
        _forget_old(root)
        folder.mkdir(parents=True, exist_ok=True)
        draft = folder / f"draft-{os.getpid()}-{time.monotonic_ns()}.py"
        draft.write_text(_text(name, sources), encoding="utf-8")
        # Numba trusts the time stamp of the file, so it is written once: whoever comes second
        # keeps the first one's.
        try:
            os.link(draft, path)
        except FileExistsError:
            pass
        except OSError:
            draft.replace(path)
        draft.unlink(missing_ok=True)
    return path


def _forget_old(root: Path) -> None:
    """Removes code that was compiled from sources long gone."""
    if not root.is_dir():
        return
    limit = time.time() - KEPT_FOR_DAYS * 86_400
    for folder in root.iterdir():
        # Another process that starts now removes the same.
        with contextlib.suppress(FileNotFoundError):
            if folder.is_dir() and folder.stat().st_mtime < limit:
                shutil.rmtree(folder, ignore_errors=True)
