"""Writes what the server of this version leaves behind, for all later ones to read.

``scripts/keep-release`` runs it once for each release: a database with tables of every game and in
every state, what they held, and the records of the finished games (``kept/README.md``).
"""

import asyncio
import json
import shutil
import sqlite3
import sys
import tempfile
import tomllib
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.server.inside import Inside, Line, inside
from tests.server.keeping import DATABASE, KEPT, TABLES, Kept
from yurt.engine.actor import written
from yurt.engine.chance import seeded
from yurt.server.live import Live
from yurt.server.table import NEVER, OVER

ROOT = Path(__file__).parents[2]
DAY = 86_400
# After so many moves two people speak, and something is taken back.
SPOKEN_AFTER = 4
HELLO = "hello"
NAMES = ("Ada", "Bea", "Cid")


@dataclass(frozen=True)
class Plan:
    """A table: who sits there, on which terms, and how many moves are made (None: to the end)."""

    name: str
    seats: tuple[str, ...]
    moves: int | None
    terms: Mapping[str, Any] = field(default_factory=dict)

    @property
    def game(self) -> str:
        return "yam-master" if self.name.startswith("yam-") else self.name.partition("-")[0]


# Listed in the lobby, unless the plan says otherwise.
TERMS = {"public": True, "names": NAMES[:1]}
OPEN, HOST = ("open", "open"), ("host", "host")
SHORT_YAM = {"max_turns": 20, "predator": "out"}
PLANS = (
    Plan("yak-finished", OPEN, None, {"options": {"final_challenge": "yes"}}),
    Plan(
        "yak-unfinished", ("open", "open", "host"), 12, {"clock": {"kind": "bank", "seconds": DAY}}
    ),
    Plan("yak-waiting", ("host", "open"), 0, {"public": True}),
    Plan("yam-master-finished", HOST, None, {"options": SHORT_YAM, "first": 1}),
    Plan("yam-master-practice", HOST, 9, {"taking_back": "practice", "hints": True}),
    Plan("yam-master-closed", HOST, 3),
    Plan("yaki-may-stop-finished", OPEN, None, {"options": {"may_stop": "yes", "trophies": 1}}),
    Plan("yaki-slow", HOST, 9, {"clock": {"kind": "move", "seconds": 30 * DAY}}),
    Plan("yay-finished", HOST, None, {"options": {"end": "row-or-column"}}),
    Plan("yay-never", OPEN, 6, {"taking_back": "never", "options": {"scatter": "wild"}}),
    Plan("yay-with-bots", ("host", "level-2", "bot"), 1, {"first": 0, "pace": 0}),
    Plan("zayo-finished", OPEN, None, {"options": {"max_tours": 5}}),
    Plan("zayo-unfinished", OPEN, 12, {"options": {"chief_counter": "no"}}),
)


class Round:
    """A table that is played by plan."""

    def __init__(self, server: Inside, plan: Plan, made: Kept) -> None:
        self.server = server
        self.plan = plan
        self.made = made
        self.tokens = [str(made["tokens"].get(str(seat), "")) for seat in range(len(plan.seats))]
        self.lines: list[Line | None] = []
        self.rng = seeded(plan.name)

    async def live(self) -> Live:
        found = await self.server.house.find(self.made["id"])
        assert found is not None
        return found

    async def sit_down(self) -> None:
        """Whoever is asked for takes a seat; seat 0 adds a number to the seed."""
        for seat, kind in enumerate(self.plan.seats):
            if kind == "open" and self.plan.moves != 0:
                await self._take(seat)
        for token in self.tokens:
            line = await self.server.line(self.made["id"], token=token) if token else None
            self.lines.append(line)

    async def _take(self, seat: int) -> None:
        path = f"/api/tables/{self.made['id']}/seats"
        # Nothing is drawn before the last one has sat down.
        if seat == max(n for n, kind in enumerate(self.plan.seats) if kind == "open"):
            await self._add_number()
        taken = await self.server.http("POST", path, {"name": NAMES[seat], "seat": seat})
        assert taken.status == 201, taken.text
        self.tokens[seat] = taken.json()["token"]

    async def _add_number(self) -> None:
        for token in filter(None, self.tokens[:1]):
            line = await self.server.line(self.made["id"], token=token)
            await done(line, "add", number="ada7")
            await line.close()

    async def play(self) -> None:
        """As many moves as planned."""
        table, moves = (await self.live()).table, 0
        while table.mover is not None and moves != self.plan.moves:
            if self.lines[table.mover] is None:
                return  # a bot, which plays when the server goes on
            await self.move()
            moves += 1
            if moves == SPOKEN_AFTER:
                await self.take_back()

    async def move(self) -> None:
        """One by rule of thumb."""
        table = (await self.live()).table
        state = table.state
        assert state is not None and table.mover is not None
        move = state.game.bot().choose(state.view(state.actor), self.rng)
        line = self.line(table.mover)
        await done(line, "play", events=[state.game.write(move)], saw=table.seq)
        await self.server.settle()

    async def take_back(self) -> None:
        table = (await self.live()).table
        await done(self.line(0), "speak", phrase=HELLO)
        await done(self.line(1), "speak", text="Once more.")
        # In YAKI a look cannot be taken back.
        if table.opened.taking_back == NEVER or table.opened.game == "yaki":
            return
        last = max(place for place, played in enumerate(table.events) if played.actor >= 0)
        asking = table.events[last].actor
        await done(self.line(asking), "undo")
        await self.server.settle()
        for seat in range(len(self.lines)):
            if table.ask is not None and seat not in table.agreed:
                await done(self.line(seat), "answer", agrees=True, saw=table.seq)
                await self.server.settle()

    def line(self, seat: int) -> Line:
        line = self.lines[seat]
        assert line is not None
        return line

    async def told(self) -> Kept:
        """How the table stands, with everything that later servers must know of it."""
        live = await self.live()
        table = live.table
        return {
            "name": self.plan.name,
            "id": table.id,
            "code": table.code,
            "game": table.opened.game,
            "options": dict(table.opened.options),
            "status": table.status,
            "over": table.status == OVER,
            "half": bool(table.events) and table.events[-1].event.startswith("play "),
            "events": [f"{written(played.actor)} {played.event}" for played in table.events],
            "tokens": self.tokens,
            "host": self.made["host"],
            "ranks": await self._ranks() if table.status == OVER else [],
            "mark": table.mark,
            "undone": table.undo_seq > 0,
            "chat": [[said.seat, said.phrase] for _, said in table.chat],
            "first": table.proof().first,
            "shown": dict(live.shown.numbers),
        }

    async def _ranks(self) -> list[int]:
        info = (await self.server.http("GET", f"/api/tables/{self.made['id']}")).json()
        ranks: list[int] = info["ranks"]
        return ranks


async def done(line: Line, do: str, **details: Any) -> Kept:
    answer = await line.call(do, **details)
    assert answer["is"] == "done", answer
    return answer


async def kept_tables(server: Inside, folder: Path) -> list[Kept]:
    """Plays all tables; records of finished games go into the folder."""
    told = []
    for plan in PLANS:
        made = await server.open(plan.game, [*plan.seats], **TERMS | dict(plan.terms))
        table = Round(server, plan, made)
        await table.sit_down()
        await table.play()
        await finishing_touch(table)
        told.append(await table.told())
        if told[-1]["over"]:
            record = await server.http("GET", f"/api/tables/{made['id']}/record")
            (folder / f"{plan.name}.yurt").write_bytes(record.body)
    finished = next(kept for kept in told if kept["name"] == "yam-master-finished")
    return [*told, await rematch(server, finished)]


async def finishing_touch(table: Round) -> None:
    """What some of the tables are there for."""
    name = table.plan.name
    if name == "yak-unfinished":
        await done(table.line(1), "hand")
        await done(table.line(1), "back")
        # A card without its claim, as programs may play it.
        while not (await table.told())["half"]:
            await table.move()
    if name == "yaki-slow":
        live = await table.live()
        await done(table.line(0), "seen", saw=live.table.seq - 2)
        await table.server.house.note()
    if name == "yam-master-closed":
        host = await table.server.line(table.made["id"], host=table.made["host"])
        await done(host, "close")


async def rematch(server: Inside, finished: Kept) -> Kept:
    """The table after a finished one, with the same people."""
    host = await server.line(finished["id"], host=finished["host"])
    answer = await done(host, "again")
    plan = Plan("yam-master-rematch", HOST, 2)
    tokens = {str(seat): token for seat, token in enumerate(finished["tokens"])}
    made = {"id": answer["table"], "host": finished["host"], "tokens": tokens}
    table = Round(server, plan, made)
    await table.sit_down()
    await table.play()
    return await table.told()


def keep(folder: Path) -> None:
    """Writes the folder of a release, which must not be there yet."""
    folder.mkdir(parents=True)

    async def work() -> None:
        with tempfile.TemporaryDirectory() as scratch:
            async with inside(Path(scratch)) as server:
                told = await kept_tables(server, folder)
            with closing(sqlite3.connect(Path(scratch, DATABASE))) as database:
                # In small pages, because most of what is in it is small.
                for statement in ("PRAGMA journal_mode=DELETE", "PRAGMA page_size=1024", "VACUUM"):
                    database.execute(statement)
            shutil.copy(Path(scratch, DATABASE), folder)
        text = json.dumps(told, indent=1, ensure_ascii=False)
        (folder / TABLES).write_text(f"{text}\n", "utf-8", newline="\n")

    asyncio.run(work())


def main() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    folder = KEPT / project["version"]
    if folder.exists():
        sys.exit(f"{folder.relative_to(ROOT)} is there: what was kept is never made anew.")
    keep(folder)
    print(f"Kept in {folder.relative_to(ROOT)}; commit it with the version.")


if __name__ == "__main__":
    main()
