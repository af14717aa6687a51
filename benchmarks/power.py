"""Whether a move is lost when the power is: games are played while everything that SQLite does to
its files is noted, and the files are looked at as a loss at many moments would have left them.

The server is the real one, without its network; the disk is that of ``tests/server/store/disk.py``.
"""

import asyncio
import tempfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random

from benchmarks.faults_judge import Acknowledged, Judgement, is_move
from benchmarks.rows import Row
from tests.server.inside import Inside, Line, inside
from tests.server.players import news
from tests.server.store.disk import Disk, Done, left, library, noted
from yurt.server import entries as e
from yurt.server.store import Row as LogRow
from yurt.server.store import connect

# Tables that are played at once, so that their moves share transactions, and moves at each of them.
TABLES = 12
MOVES = 60
GAME = "yam-master"
DATABASE = "tables.db"


def row(losses: int) -> Row | None:
    """For the table of ``faults.py``; None where SQLite cannot be looked at."""
    if library() is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        found = lose_power(Path(folder), losses, MOVES, seed=losses)
    return {
        "store": "sqlite, power lost",
        "kills": losses,
        "acknowledged": found.acknowledged,
        "lost": found.lost,
        "doubled": found.doubled,
        "refused_records": None,
    }


def lose_power(folder: Path, losses: int, moves: int, seed: int) -> Judgement:
    """Plays, and loses the power so many times."""
    rng = Random(seed)
    with noted() as disk:
        asyncio.run(play(folder, disk, moves, rng))
    marks = [number for number, each in enumerate(disk.done) if each.what == "mark"]
    found = Judgement(tables=TABLES, acknowledged=len(marks))
    for _ in range(losses):
        # Right after something was acknowledged it hurts most.
        moment = rng.choice(marks) + 1 if rng.random() < 0.5 else rng.randrange(len(disk.done))
        asyncio.run(look(found, disk.done[:moment], rng))
    return found


async def play(folder: Path, disk: Disk, moves: int, rng: Random) -> None:
    async with inside(folder) as server:

        async def table() -> None:
            made = await server.open(GAME, ["host", "host"])
            lines = [
                await server.line(made["id"], token=token, program=True)
                for token in made["tokens"].values()
            ]
            for _ in range(moves):
                await move(server, made["id"], lines, disk, rng)

        await asyncio.gather(*(table() for _ in range(TABLES)))


async def move(server: Inside, table: str, lines: Sequence[Line], disk: Disk, rng: Random) -> None:
    """One move, which is marked as soon as it is acknowledged."""
    seat = next(seat for seat, line in enumerate(lines) if news(line)[-1].get("expect"))
    told = news(lines[seat])[-1]
    event, name = rng.choice(told["show"]["legal"]), f"{told['seq']}"
    answer = await lines[seat].call("play", events=[event], saw=told["seq"], request=name)
    assert answer["is"] == "done", answer
    disk.mark(Acknowledged(table, seat, name, event, answer["seq"]))
    for line in lines:
        await line.until(partial(has_heard, line, answer["seq"]))


def has_heard(line: Line, seq: int) -> bool:
    last: int = news(line)[-1]["seq"]
    return last >= seq


async def look(found: Judgement, done: Sequence[Done], rng: Random) -> None:
    """Starts again with the files that are left, and looks for all that was acknowledged."""
    with tempfile.TemporaryDirectory() as folder:
        for path, data in left(done, rng).items():
            file = Path(folder) / Path(path).name
            file.touch(mode=0o600)
            file.write_bytes(data)
        told = [each.note for each in done if each.what == "mark"]
        store = await connect(str(Path(folder) / DATABASE))
        try:
            logs = {name: await store.read(name) for name in {each.table for each in told}}
        finally:
            await store.close()
    for name, rows in logs.items():
        compare(found, rows, [each for each in told if each.table == name])


def compare(found: Judgement, rows: Sequence[LogRow], told: Sequence[Acknowledged]) -> None:
    log = [e.decode(each.data) for each in rows]
    found.lost += sum(
        not is_move(log[each.seq - 1] if each.seq <= len(log) else None, each) for each in told
    )
    names = [(entry.by, entry.request) for entry in log if entry.request]
    found.doubled += len(names) - len(set(names))
