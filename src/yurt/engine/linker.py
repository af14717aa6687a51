"""Puts a game's machine code together, once for each entry point.

Numba alone optimizes every function together with all that it calls, makes machine code of the
whole, and does so again for each function above it: with kernels that call each other ten deep most
of the work is done many times over. Here a kernel that only kernels call is a ``Part``: it is typed
and lowered once, and neither optimized nor made machine code of. An ``Entry``, which Python calls,
is linked with all parts below it; the whole is optimized once, and kept by Numba's cache.

This builds on Numba's code generation, which is not a public interface: ``pyproject.toml`` allows
only versions with which it was tried. (docs/decisions/0002-compiled-rules.md)
"""

from collections.abc import Callable, Iterator
from typing import Any

from numba.core import event, types
from numba.core.codegen import JITCodeLibrary
from numba.core.environment import lookup_environment
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.sigutils import normalize_signature

OPTIONS = {"nopython": True, "error_model": "numpy", "boundscheck": False}
ENTRY = {**OPTIONS, "nogil": True}
PART = {**OPTIONS, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
ENVIRONMENT = "_ZN08NumbaEnv"


class Kernel(CPUDispatcher):  # type: ignore[misc]
    """A function of a game's compiled code. Whole numbers are passed to it in 64 bits, whatever
    fields they come from, so that it is compiled once."""

    def compile(self, signature: Any) -> Any:
        arguments, _ = normalize_signature(signature)
        return super().compile(tuple(map(widened, arguments)))

    @property
    def is_part(self) -> bool:
        return self.targetoptions is PART


def widened(kind: Any) -> Any:
    """The type in which a number of this one is passed."""
    is_whole = kind in types.signed_domain or isinstance(kind, types.IntegerLiteral)
    return types.int64 if is_whole else kind


def entry(function: Callable[..., Any]) -> Kernel:
    """A kernel that Python calls; its code is kept."""
    kernel = Kernel(function, targetoptions=ENTRY)
    kernel.enable_caching()
    return kernel


def part(function: Callable[..., Any]) -> Kernel:
    """A kernel that only kernels call."""
    return Kernel(function, targetoptions=PART)


def opened(kernel: Any) -> Any:
    """A kernel that Python can call. For a part that is one of its own, compiled for a look at it,
    as in a test; it is not kept."""
    is_part = isinstance(kernel, Kernel) and kernel.is_part
    return Kernel(kernel.py_func, targetoptions=ENTRY) if is_part else kernel


class Part(JITCodeLibrary):  # type: ignore[misc]
    """The code of one function, for those that call it."""

    def finalize(self) -> None:
        """Nothing is linked or optimized yet: whoever is an entry does it for all."""
        self._finalized = True

    @property
    def module(self) -> Any:
        """The function alone."""
        return super()._get_module_for_linking()

    def _get_module_for_linking(self) -> Any:
        """With all that it calls, for code of others that shares a part with ours: what Numba has
        compiled for NumPy's functions is known to the whole process."""
        module = self.module.clone()
        for library in below(self):
            module.link_in(_module_of(library), preserve=True)
        return module

    def get_pointer_to_function(self, name: str) -> int:
        """There is none."""
        return 0

    @property
    def codegen(self) -> "Part":
        return self

    def set_env(self, name: str, env: object) -> None:
        """What it needs of Python is set where it is linked in (``Entry.finalize``)."""


class Entry(JITCodeLibrary):  # type: ignore[misc]
    """The code of a function that Python calls, and of everything below it."""

    def finalize(self) -> None:
        for library in below(self):
            self._final_module.link_in(_module_of(library), preserve=True)
            self._reload_init.update(library._reload_init)
        self._linking_libraries: list[Any] = []
        super().finalize()
        for variable in self._final_module.global_variables:
            if variable.name.startswith(ENVIRONMENT):
                environment = lookup_environment(variable.name)
                if environment is not None:
                    self._codegen.set_env(variable.name, environment)


def _module_of(library: Any) -> Any:
    return library.module if isinstance(library, Part) else library._get_module_for_linking()


def below(library: Any) -> Iterator[Any]:
    """Every library that this one needs, each once."""
    known = {library}
    waiting = [library]
    while waiting:
        for needed in waiting.pop()._linking_libraries:
            if needed not in known:
                known.add(needed)
                yield needed
                if isinstance(needed, Part):
                    waiting.append(needed)


class Compiling(event.Listener):  # type: ignore[misc]
    """Which functions are being compiled now, the innermost last."""

    def __init__(self) -> None:
        self.stack: list[Any] = []

    def on_start(self, event: Any) -> None:
        self.stack.append(event.data["dispatcher"])

    def on_end(self, event: Any) -> None:
        self.stack.pop()

    def library_class(self, name: str) -> Any:
        """For the code of a function with this name."""
        if not any(isinstance(each, Kernel) for each in self.stack):
            return JITCodeLibrary
        innermost = self.stack[-1]
        is_entry = isinstance(innermost, Kernel) and not innermost.is_part
        if is_entry and innermost.py_func.__qualname__ == name:
            return Entry
        return Part


compiling = Compiling()


def install() -> None:
    """Lets Numba use these libraries for kernels. What else is compiled here is left as it is."""
    codegen = cpu_target.target_context.codegen()
    if "create_library" not in vars(codegen):
        event.register("numba:compile", compiling)

        def create_library(name: str) -> JITCodeLibrary:
            return compiling.library_class(name)(codegen, name)

        codegen.create_library = create_library


install()
