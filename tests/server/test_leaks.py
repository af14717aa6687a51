"""No leak: what a seat cannot know changes not one byte of what the server sends it."""

import asyncio
import random
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.server import twins
from tests.server.inside import Inside, Line, inside
from tests.server.sheet import GAMES, HIDDEN, START, Sheet
from yurt.engine.registry import spec_of
from yurt.engine.state import State
from yurt.server import decide
from yurt.server.table import Table

# Events between two times at which the seat tries things and comes back.
CHECK = 18
TRIES = 6


class Watcher:
    """One seat (or the public) at one table, and every byte it ever got."""

    def __init__(self, server: Inside, made: Mapping[str, Any], seat: int | None) -> None:
        self.server = server
        self.made = made
        self.seat = seat
        self.token = "" if seat is None else made["tokens"][str(seat)]
        self.bytes: list[str] = []
        self._line: Line | None = None

    async def come(self, program: bool, saw: int = -1) -> Line:
        """Connects, which ends the connection before (``moved``), if it is of a seat."""
        old = self._line
        hello = {"token": self.token, "program": program, "saw": saw}
        self._line = await self.server.line(self.made["id"], **hello)
        if old is not None:
            await old.close()
            self.bytes += old.heard
        return self._line

    async def ask(self) -> None:
        """All that can be asked over HTTP while the game goes on."""
        table = f"/api/tables/{self.made['id']}"
        headers = {"x-yurt-token": self.token}
        for path in ("", "/record", "/story", *(f"/story?seat={seat}" for seat in range(3))):
            answer = await self.server.http("GET", table + path, headers=headers)
            self.bytes.append(f"{path} {answer.status} {answer.text}")

    async def try_things(self, rng: random.Random, table: Table) -> None:
        """Moves that cannot be made, and calls that are refused."""
        assert self._line is not None and table.state is not None
        game, view = table.game(), table.state.view(self.seat)
        texts = [game.write(rng.randrange(game.event_count)) for _ in range(TRIES)]
        for text in [*texts, "challenge", "?", "draw ?"]:
            if view.why_not(text) is not None:
                await self._line.call("play", events=[text], saw=table.seq)
            # Why not, alone and after half a turn: asking tells no more than a refusal does.
            halves = [move for move in view.moves.tolist() if game.advice.is_half(move)]
            before = list(map(game.write, halves[:1]))
            await self._line.call("why", events=[text], saw=table.seq)
            await self._line.call("why", events=[*before, text], saw=table.seq)
        await self._line.call("add", number="7")
        await self._line.call("answer", agrees=True)

    async def all(self) -> list[str]:
        """Without what may differ: the table's names and the promise of its seed."""
        assert self._line is not None
        await self._line.close()
        info = (await self.server.http("GET", f"/api/tables/{self.made['id']}")).json()
        heard = [*self.bytes, *self._line.heard]
        for key in ("id", "code", "commitment"):
            heard = [text.replace(info[key], f"<{key}>") for text in heard]
        return heard


async def watch(
    folder: Path, game: str, players: int, seat: int | None, lines: list[twins.Line]
) -> list[str]:
    """Plays a game through the server, and answers with all that one seat got to see."""
    draws = [event for actor, event in lines if actor < 0]
    async with inside(folder, source=lambda seed, numbers: twins.Scripted(draws)) as server:
        server.house.now = lambda: START
        made = await server.open(game, ["host"] * players, first=0)
        live = await server.house.find(made["id"])
        assert live is not None
        others = {
            number: await server.line(made["id"], token=token, program=True)
            for number, token in ((int(key), token) for key, token in made["tokens"].items())
            if number != seat
        }
        watcher = Watcher(server, made, seat)
        own = await watcher.come(program=False)
        rng = random.Random(f"{game} {seat}")
        for step, (actor, event) in enumerate(line for line in lines if line[0] >= 0):
            if step % CHECK == CHECK // 2:
                own = await look_around(watcher, rng, live.table)
            player = own if actor == seat else others[actor]
            answer = await player.call("play", events=[event], saw=live.table.seq)
            assert answer["is"] == "done", answer
            await server.settle()
        await look_around(watcher, rng, live.table)
        return await watcher.all()


async def look_around(watcher: Watcher, rng: random.Random, table: Table) -> Line:
    """As a person and as a program, from the start and from somewhere in between."""
    await watcher.try_things(rng, table)
    await watcher.come(program=True)
    await watcher.try_things(rng, table)
    await watcher.come(program=True, saw=rng.randrange(table.seq + 1))
    await watcher.ask()
    return await watcher.come(program=False, saw=rng.randrange(table.seq + 1))


def streams(
    folder: Path, game: str, players: int, seat: int | None, pair: twins.Twins
) -> list[list[str]]:
    """All that the seat gets to see of the one game and of the other."""
    seen = []
    for name, lines in (("one", pair.one), ("other", pair.other)):
        (folder / name).mkdir()
        seen.append(asyncio.run(watch(folder / name, game, players, seat, lines)))
    return seen


def compare(folder: Path, game: str, players: int, seat: int | None, seed: int) -> None:
    """Plays both twins: the seat hears the same of both."""
    pair = twins.find(game, players, seat, seed)
    one, other = streams(folder, game, players, seat, pair)
    assert len(one) == len(other)
    for ours, theirs in zip(one, other, strict=True):
        assert ours == theirs


@pytest.mark.parametrize(
    ("game", "seat"), [*((g, 1) for g in HIDDEN), *((g, s) for g in GAMES for s in (None, 0))]
)
def test_a_seat_cannot_tell_the_twins_apart(game: str, seat: int | None, tmp_path: Path) -> None:
    compare(tmp_path, game, GAMES[game], seat, 0)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 9))
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
@pytest.mark.parametrize(
    ("game", "players"),
    [(g, n) for g in HIDDEN for n in sorted({GAMES[g], max(spec_of(g).most_players - 1, 3)})],
)
def test_many_streams(game: str, players: int, seat: int | None, seed: int, tmp_path: Path) -> None:
    compare(tmp_path, game, players, seat, seed)


@pytest.mark.parametrize("game", HIDDEN)
def test_the_comparison_finds_a_leak(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Were events told whole, the streams would differ."""
    pair = twins.find(game, GAMES[game], 0, 0)
    monkeypatch.setattr(State, "seen", lambda self, event, seat: event)
    one, other = streams(tmp_path, game, GAMES[game], 0, pair)
    assert len(one) == len(other) and one != other


# YAKI: remembering is the game


def tokens(thing: Any) -> Iterator[tuple[str, int]]:
    """The tokens that are named anywhere in a message: in sentences, events and paths."""
    if isinstance(thing, dict):
        if thing.get("key") == "token":
            yield thing["details"]["colour"], thing["details"]["number"]
        for value in thing.values():
            yield from tokens(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from tokens(value)
    elif isinstance(thing, str):
        for word in thing.replace("\n", " ").split():
            colour, mark, number = word.partition("-")
            if mark and number.isdecimal() and colour in ("green", "red", "yellow", "violet"):
                yield colour, int(number)


def on_paths(table: Table) -> set[tuple[str, int]]:
    """The tokens that lie open."""
    assert table.state is not None
    show = table.game().show(table.state.view(None))
    return set(tokens([square.token for player in show.players for square in player.path]))


async def yaki(server: Inside) -> None:
    made = await server.open("yaki", ["host", "host"], first=0, options={"trophies": 1})
    live = await server.house.find(made["id"])
    assert live is not None
    turned_back = 0
    for step in range(60):
        table = live.table
        if table.mover is None or table.state is None:
            break
        choices = table.state.legal()
        event = choices[step * 7 % len(choices)]
        player = await server.line(made["id"], token=made["tokens"][str(table.mover)])
        await player.call("play", events=[event], saw=table.seq)
        await player.close()
        if live.table.status == "playing":
            turned_back += await reminded(server, made, live.table)
    assert turned_back > 0, "nothing was turned back that could have been told"


async def reminded(server: Inside, made: Mapping[str, Any], table: Table) -> int:
    """What a person and a program who come back are told; how many tokens lie hidden and seen."""
    person = await server.line(made["id"], token=made["tokens"]["0"])
    await person.call("seen", saw=table.seq)
    await person.close()
    told, record = await told_again(server, made, table)
    open_now = on_paths(table)
    assert set(tokens([told, record])) <= open_now
    # The record has every place that was turned up, but not what lies there.
    assert re.search(r"flip \d", str(told)) is None
    assert (len(open_now) < len(re.findall("reveal", record))) == ("reveal ?" in record)
    assert table.state is not None
    known = int((table.state.record.token >= 0).sum())
    program = await server.line(made["id"], token=made["tokens"]["0"], program=True)
    news = next(message for message in program.messages if message["is"] == "news")
    assert sum(kind >= 0 for kind in news["show"]["facts"]["token"]) == known
    assert any(event["event"].startswith("flip") for event in news["events"])
    await program.close()
    return known - len(open_now)


async def told_again(
    server: Inside, made: Mapping[str, Any], table: Table
) -> tuple[list[Any], str]:
    """All that a person who has seen everything can get of what was before, and the record."""
    token = made["tokens"]["0"]
    told: list[Any] = []
    for saw in (-1, 0, table.seq // 2, table.seq - 1):
        person = await server.line(made["id"], token=token, saw=saw)
        # What is asked of a seat names the tokens that would fit, wherever they lie.
        told += [{**message, "expect": None, "moves": None} for message in person.messages]
        await person.close()
    headers = {"x-yurt-token": token}
    for path in ("/story", "/story?seat=0"):
        answer = await server.http("GET", f"/api/tables/{made['id']}{path}", headers=headers)
        told.append(answer.json())
    record = await server.http("GET", f"/api/tables/{made['id']}/record", headers=headers)
    return told, record.text


def test_people_are_not_reminded_of_turned_back_tokens(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            await yaki(server)

    asyncio.run(run())


# ZAYO-43: a forced answer betrays nothing


def test_a_forced_accept_and_a_real_choice_look_alike() -> None:
    forced = real = 0
    for seed in range(40):
        rng = random.Random(seed)
        sheet = Sheet("zayo", ["bot"] * 3, seed=rng.randbytes(32), pace=1.5)
        sheet.do(decide.start)
        for _ in range(200):
            table = sheet.table
            if table.state is None or table.mover is None:
                break
            legal = table.state.legal()
            if "accept" in legal:
                forced += legal == ["accept"]
                real += legal != ["accept"]
                # The bot takes as long, and others see that it is asked, and nothing else.
                assert table.due() == (sheet.now + 1.5, "bot")
                others = [seat for seat in (*range(3), None) if seat != table.mover]
                views = [table.state.view(seat) for seat in others]
                assert all(view.to_move == table.mover and view.legal() == [] for view in views)
            sheet.now += rng.random()
            sheet.play(rng.choice(legal), bot=True)
        if forced > 5 and real > 5:
            return
    raise AssertionError("no game came to both")


def test_nobody_accepts_for_a_person() -> None:
    rng = random.Random(1)
    sheet = Sheet("zayo", ["open"] * 3, seed=rng.randbytes(32)).seated(0, 1, 2)
    while sheet.table.state is not None and sheet.table.state.legal() != ["accept"]:
        sheet.play(rng.choice(sheet.table.state.legal()))
    assert sheet.table.mover is not None and sheet.table.due() is None
