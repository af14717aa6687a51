"""Random numbers for kernels: a xorshift generator whose one word of state is passed in.

It gives the same numbers compiled and plain. Rules use it in ``draw`` and ``guess`` only.
"""

import hashlib

import numpy as np

from yurt.engine.jit import kernel
from yurt.engine.layout import Array

SHIFT_13 = np.uint64(13)
SHIFT_7 = np.uint64(7)
SHIFT_17 = np.uint64(17)
UPPER_HALF = np.uint64(32)


@kernel
def below(rng: Array, bound: int) -> int:
    """A number from 0 to bound - 1; the odds are even to one part in 2**32 / bound."""
    word = rng[0]
    word ^= word << SHIFT_13
    word ^= word >> SHIFT_7
    word ^= word << SHIFT_17
    rng[0] = word
    return int((np.int64(word >> UPPER_HALF) * np.int64(bound)) >> 32)


def seeded(seed: int | str) -> Array:
    """A generator; the same seed gives the same numbers everywhere.

    >>> import yurt
    >>> match = yurt.Match(yurt.load("yak"), players=2)
    >>> match.game.write(match.draw(yurt.seeded("my game")))
    'draw ibex-1'
    """
    digest = hashlib.sha256(str(seed).encode()).digest()
    # The lowest bit is set because xorshift never leaves zero.
    return np.array([int.from_bytes(digest[:8], "little") | 1], dtype=np.uint64)
