"""When Python looks for cycles of dead objects: a little every second, so that nobody waits.

Left to itself it looks whenever so many objects more are alive, among all that came since the last
time, while every table waits. Play makes no cycles, only a connection that ends does.
"""

import asyncio
import gc

# Seconds between two looks at the youngest objects; looks until those before are looked at again,
# and until all are.
PAUSE = 1.0
YOUNG = 5
ALL = 600
# So many objects more at once are looked at without waiting for that.
FLOOD = 100_000


def begin() -> None:
    """What is loaded by now stays, and is not looked at any more."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(FLOOD, YOUNG, YOUNG)


async def sweep(is_loaded: asyncio.Event) -> None:
    """Goes on until it is cancelled. Once the games are loaded they too are not looked at."""
    await is_loaded.wait()
    begin()
    look = 0
    while True:
        await asyncio.sleep(PAUSE)
        look += 1
        gc.collect(2 if look % ALL == 0 else 1 if look % YOUNG == 0 else 0)
