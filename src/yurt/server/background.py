"""Processes that work beside the tables and leave the machine to them."""

import asyncio
import contextlib
import sys
from typing import Any

import psutil

# How much nicer a process is to others, where that is a number.
STEP_BACK = 10
# Seconds for which it is watched how busy the machine is.
WATCHED_SECONDS = 0.2


async def start(*arguments: str, **pipes: Any) -> asyncio.subprocess.Process:
    """Starts a Python like this one with low priority; ``pipes`` are those of asyncio."""
    # -P: nothing is imported from the folder where the server happens to run.
    process = await asyncio.create_subprocess_exec(sys.executable, "-P", *arguments, **pipes)
    # It is hardly there yet: all of its threads begin with what it is given now.
    with contextlib.suppress(psutil.Error):
        psutil.Process(process.pid).nice(low_priority())
    return process


def low_priority() -> int:
    """Below that of this process, as the system counts it."""
    if sys.platform == "win32":
        return int(psutil.BELOW_NORMAL_PRIORITY_CLASS)
    else:
        return psutil.Process().nice() + STEP_BACK


async def idle_cores() -> int:
    """How many cores nobody uses just now."""
    psutil.cpu_percent()
    await asyncio.sleep(WATCHED_SECONDS)
    return round((psutil.cpu_count() or 1) * (1 - psutil.cpu_percent() / 100))
