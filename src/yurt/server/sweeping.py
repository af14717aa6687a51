"""When Python looks for cycles of dead objects: a little every second, so that nobody waits.

Left to itself it looks whenever so many objects more are alive, among all that came since the last
time, while every table waits. Play makes no cycles, only a connection that ends does.
"""

import asyncio
import gc

# Seconds between two looks at the youngest objects.
PAUSE_SECONDS = 1.0
# After so many of these looks those that lived through the last ones are looked at too; after so
# many, all objects.
LOOKS_UNTIL_OLDER = 5
LOOKS_UNTIL_ALL = 600
# If so many objects are made between two looks, Python looks by itself.
OBJECTS_AT_ONCE = 100_000


def begin() -> None:
    """What is loaded by now stays, and is not looked at any more."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(OBJECTS_AT_ONCE, LOOKS_UNTIL_OLDER, LOOKS_UNTIL_OLDER)


async def sweep(is_loaded: asyncio.Event) -> None:
    """Goes on until it is cancelled. Once the games are loaded they too are not looked at."""
    await is_loaded.wait()
    begin()
    look = 0
    while True:
        await asyncio.sleep(PAUSE_SECONDS)
        look += 1
        gc.collect(2 if look % LOOKS_UNTIL_ALL == 0 else 1 if look % LOOKS_UNTIL_OLDER == 0 else 0)
