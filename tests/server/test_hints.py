"""Hints at the table: who gets them and when, and that they tell nothing that is hidden."""

import random
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.server import twins
from tests.server.inside import Inside, Line, inside, run
from tests.server.players import move, mover, news
from tests.server.processes import serving
from tests.server.sheet import GAMES, START, load
from tests.server.test_highlights import said
from yurt.bots import hints, levels, readiness
from yurt.client import Client
from yurt.engine import registry
from yurt.engine.game import Game
from yurt.engine.state import State
from yurt.engine.words import LANGUAGES
from yurt.server import hinting
from yurt.server.shelf import Shelf
from yurt.server.wire import Hinted

NAMES = ("Ada", "Bea", "Cleo")
# Hints that are compared in a game of twins.
COMPARED = 5


@pytest.fixture(autouse=True)
def _little_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is compiled here is compiled for all tests; nobody waits a second for a hint."""
    monkeypatch.setattr(hints, "HINT_SECONDS", 0.005)
    monkeypatch.setattr(Shelf, "can_think", lambda self, name: True)


async def hint(line: Line, **details: Any) -> dict[str, Any]:
    return await line.call("hint", **({"saw": news(line)[-1]["seq"]} | details))


async def seated(server: Inside, game: str, **terms: Any) -> list[Line]:
    made = await server.open(game, ["host", "host"], first=0, **({"hints": True} | terms))
    return [await server.line(made["id"], token=token) for token in made["tokens"].values()]


async def refusals(server: Inside) -> dict[str, str]:
    """The name of the sentence in each case."""
    ada, bea = await seated(server, "yak")
    plain, _ = await seated(server, "yak", hints=False)
    table = news(ada)[-1]["table"]["id"]
    watching = await server.line(table)
    waiting = await server.open("yak", ["host", "open"], hints=True)
    alone = await server.line(waiting["id"], token=waiting["tokens"]["0"])
    told = {
        "not allowed": await hint(plain),
        "watching": await hint(watching),
        "not to move": await hint(bea),
        "not begun": await hint(alone),
        "moved on": await hint(ada, saw=0),
    }
    ada.send({"do": "hint", "saw": 0, "request": "x" * 41})
    told["long name"] = await ada.answer("x" * 40, 0)
    await ada.call("hand")
    told["a bot plays"] = await hint(ada)
    return {case: answer.get("key", str(answer)) for case, answer in told.items()}


def test_who_gets_no_hint(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            assert await refusals(server) == {
                "not allowed": "hint-forbidden",
                "watching": "table-watching",
                "not to move": "table-not-your-turn",
                "not begun": "table-waiting",
                "moved on": "table-moved-on",
                "long name": "call-request",
                "a bot plays": "table-bot-plays",
            }

    run(work())


def test_after_the_end_there_is_nothing_to_hint_at(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            lines = await seated(server, "yay")
            live = await server.house.find(news(lines[0])[-1]["table"]["id"])
            assert live is not None
            rng = random.Random(1)
            while live.table.mover is not None and live.table.state is not None:
                event = rng.choice(live.table.state.legal())
                await lines[live.table.mover].call("play", events=[event], saw=live.table.seq)
            await server.settle()
            for line in lines:
                assert (await hint(line))["key"] == "table-over"

    run(work())


@pytest.fixture
def unready(monkeypatch: pytest.MonkeyPatch) -> None:
    """No search is compiled, and nobody asks one."""

    def refuse(*_: Any, **__: Any) -> list[hints.Hint]:
        raise AssertionError("a search")

    monkeypatch.setattr(Shelf, "can_think", lambda self, name: False)
    monkeypatch.setattr(hints, "hint", refuse)


@pytest.mark.usefixtures("unready")
@pytest.mark.parametrize("game", registry.names())
def test_before_there_is_a_search_a_hint_is_a_quick_look(game: str, tmp_path: Path) -> None:
    """It says so, and promises no chance that nobody has worked out."""

    async def work() -> None:
        async with inside(tmp_path) as server:
            for answer in await check_hint(server, game):
                many = len(answer["moves"]) > 1
                assert answer.get("quick", False) or not many
                exact = [each["move"] for each in answer["moves"] if each["chance"] is not None]
                assert set(exact) <= {"challenge"} or not many

    run(work())


def test_a_quick_look_is_not_all_once_there_is_a_search(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the same position; but the same request is answered as before."""
    ready: list[str] = []
    monkeypatch.setattr(Shelf, "can_think", lambda self, name: name in ready)
    monkeypatch.setattr(levels, "ready", lambda game: None)
    monkeypatch.setattr(hints, "hint", one_hint)

    async def work() -> None:
        async with inside(tmp_path) as server:
            ada, _ = await seated(server, "yak")
            first = await hint(ada, request="a")
            again = await hint(ada, request="b")
            assert first["quick"] and first["moves"] == again["moves"]
            ready.append("yak")
            full = await hint(ada, request="c")
            assert "quick" not in full and full["moves"][0]["chance"] == 0.5
            assert await hint(ada, request="a") == first

    run(work())


async def check_hint(server: Inside, game: str) -> list[dict[str, Any]]:
    answers = []
    lines = await seated(server, game, names=["Ada", "Bea"])
    for _ in range(2):
        line = mover(*lines)
        others = [len(other.heard) for other in lines if other is not line]
        answer = await hint(line)
        assert (answer["is"], answer["seq"]) == ("hinted", news(line)[-1]["seq"])
        answers.append(answer)
        live = await server.house.find(news(line)[0]["table"]["id"])
        assert live is not None and live.table.state is not None
        legal = live.table.state.legal()
        assert 1 <= len(answer["moves"]) <= hints.SHOWN
        for each in answer["moves"]:
            chance = 0.5 if each["chance"] is None else each["chance"]
            assert each["move"] in legal and 0 <= chance <= 1 and each["error"] >= 0
            for language in LANGUAGES:
                words = load(game).words(language)
                assert all(words.put(said(each[part]), NAMES) for part in ("name", "why"))
        assert others == [len(other.heard) for other in lines if other is not line]
        event = live.table.state.legal()[0]
        assert (await line.call("play", events=[event], saw=live.table.seq))["is"] == "done"
        await server.settle()
    return answers


@pytest.mark.slow
@pytest.mark.parametrize("game", registry.names())
def test_whoever_is_to_move_gets_a_hint(game: str, tmp_path: Path) -> None:
    """Legal moves with sentences in every language; nobody else hears of it."""
    readiness.warm(game)

    async def work() -> None:
        async with inside(tmp_path) as server:
            for answer in await check_hint(server, game):
                assert "quick" not in answer
                assert all(each["chance"] is not None for each in answer["moves"])

    run(work())


@pytest.mark.slow
def test_a_program_plays_by_its_hints(tmp_path: Path) -> None:
    """Over the network, against a bot of a level, to the end of the game."""
    readiness.warm("yay")

    async def work(address: str) -> None:
        async with Client(address) as client:
            made = await client.open("yay", ["host", "level-1"], hints=True, pace=0)
            async with client.sit(made["id"], made["tokens"]["0"]) as seat:
                turns = 0
                async for told in seat.turns():
                    turns += 1
                    hinted = await seat.hint() if turns < 4 else []
                    legal = told["show"]["legal"]
                    assert {each["move"] for each in hinted} <= set(legal)
                    await seat.play(hinted[0]["move"] if hinted else legal[0])
                assert seat.table["status"] == "over"
                assert seat.table["hints"] and seat.table["seats"][1]["level"] == 1

    with serving(f"sqlite:///{tmp_path / 'yurt.db'}", tmp_path) as server:

        async def ready() -> None:
            await server.ready()
            await work(server.address)

        run(ready())


# Asking again


def one_hint(view: Any, effort: int, rng: Any, is_person: bool = True) -> list[hints.Hint]:
    """What costs nothing to work out."""
    given = int(view.moves[0])
    name = view.game.expect(view.record, view.seat)
    return [hints.Hint(given, 0.5, 0.1, name, name)]


def test_the_same_request_is_answered_with_the_same_hint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Although the game has moved on, and on another connection of the seat."""
    calls: list[int] = []

    def counted(*arguments: Any) -> list[hints.Hint]:
        calls.append(1)
        return one_hint(*arguments)

    monkeypatch.setattr(hints, "hint", counted)

    async def work() -> None:
        async with inside(tmp_path) as server:
            made = await server.open("yak", ["host", "host"], first=0, hints=True)
            ada = await server.line(made["id"], token=made["tokens"]["0"])
            saw = news(ada)[-1]["seq"]
            first = await hint(ada, request="a")
            # Another name at the same position: the same moves, not thought about again.
            second = await hint(ada, request="b")
            assert first["moves"] == second["moves"] and len(calls) == 1
            live = await server.house.find(made["id"])
            assert live is not None and live.table.state is not None
            await ada.call("play", events=[live.table.state.legal()[0]], saw=saw)
            again = await server.line(made["id"], token=made["tokens"]["0"])
            assert await again.call("hint", saw=saw, request="a") == first
            bea = await server.line(made["id"], token=made["tokens"]["1"])
            assert (await bea.call("hint", saw=live.table.seq, request="a")) != first

    run(work())


def test_only_so_many_answers_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "HINTS_KEPT", 3)
    kept = hinting.Hints(None, None)  # type: ignore[arg-type]
    for number in range(5):
        kept._keep(number, Hinted(request="", seq=number, moves=[]))
    assert list(kept._kept) == [2, 3, 4]


def test_one_hint_at_a_time_and_the_game_goes_on_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()

    def slow(*arguments: Any) -> list[hints.Hint]:
        go_on.wait(20)
        return one_hint(*arguments)

    monkeypatch.setattr(hints, "hint", slow)

    async def work() -> None:
        async with inside(tmp_path) as server:
            made = await server.open("yak", ["host", "host"], first=0, hints=True)
            # A program is told its legal moves.
            ada = await server.line(made["id"], token=made["tokens"]["0"], program=True)
            saw = news(ada)[-1]["seq"]
            ada.send({"do": "hint", "saw": saw, "request": "first"})
            assert (await hint(ada, request="second"))["key"] == "call-too-many"
            assert (await move(ada))["is"] == "done"
            go_on.set()
            answer = await ada.answer("first", 0)
            assert (answer["is"], answer["seq"]) == ("hinted", saw)

    run(work())


# What is hidden


async def hinted(
    folder: Path, game: str, players: int, seat: int, lines: Sequence[twins.Line]
) -> list[Any]:
    """Plays a game through the server and answers with the hints that a person at this seat gets,
    at some of its turns."""
    draws = [event for actor, event in lines if actor < 0]
    async with inside(folder, source=lambda seed, numbers: twins.Scripted(draws)) as server:
        server.house.now = lambda: START
        made = await server.open(game, ["host"] * players, first=0, hints=True)
        live = await server.house.find(made["id"])
        assert live is not None
        people = [await server.line(made["id"], token=token) for token in made["tokens"].values()]
        moves = [line for line in lines if line[0] >= 0]
        turns = [step for step, (actor, _) in enumerate(moves) if actor == seat][-COMPARED:]
        found = []
        for step, (actor, event) in enumerate(moves):
            if step in turns:
                answer = await hint(people[seat], request=f"{step}")
                assert answer["is"] == "hinted", answer
                found.append(answer)
            answer = await people[actor].call("play", events=[event], saw=live.table.seq)
            assert answer["is"] == "done", answer
            await server.settle()
        return found


def compare(
    folder: Path, game: str, players: int, seat: int, pair: Sequence[Sequence[twins.Line]]
) -> list[Any]:
    both: list[list[Any]] = []
    for name, lines in zip(("one", "other"), pair, strict=True):
        (folder / name).mkdir()

        async def work(name: str = name, lines: Sequence[twins.Line] = lines) -> None:
            both.append(await hinted(folder / name, game, players, seat, lines))

        run(work())
    one, other = both
    assert one == other
    return one


@pytest.mark.slow
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_hints_follow_from_what_the_seat_knows(game: str, seat: int, tmp_path: Path) -> None:
    """Worlds that a seat cannot tell apart have the same hints, to the last digit."""
    readiness.warm(game)
    pair = twins.find(game, GAMES[game], seat, 5)
    assert compare(tmp_path, game, GAMES[game], seat, (pair.one, pair.other))


@pytest.mark.usefixtures("unready")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_quick_looks_follow_from_what_the_seat_knows(game: str, seat: int, tmp_path: Path) -> None:
    pair = twins.find(game, GAMES[game], seat, 5)
    found = compare(tmp_path, game, GAMES[game], seat, (pair.one, pair.other))
    assert any(each.get("quick") for each in found)


def forgetful_twins(rng: random.Random, most: int) -> tuple[list[twins.Line], list[twins.Line]]:
    """Two games of YAKI that look the same on the table, though other tokens were turned back."""
    game = load("yaki")
    states = game.start(2), game.start(2)
    lines: tuple[list[twins.Line], list[twins.Line]] = ([], [])
    while len(lines[0]) < most:
        pair = next(looking_alike(states, rng), None)
        if pair is None:
            break
        actor = states[0].to_move
        for state, event, known in zip(states, pair, lines, strict=True):
            known.append((actor if isinstance(actor, int) else -1, game.write(event)))
            state.apply(event)
    while lines[0][-1][0] < 0:
        lines[0].pop()
        lines[1].pop()
    return lines


def looking_alike(states: tuple[State, State], rng: random.Random) -> Iterator[tuple[int, int]]:
    ours, theirs = (twins.events(state, rng) for state in states)
    is_chance = states[0].to_move == "*"
    for event in ours:
        others = sorted(theirs, key=lambda other: other == event) if is_chance else [event]
        for other in others:
            if other not in theirs:
                continue
            one, two = states[0].after(event), states[1].after(other)
            if one.is_over or two.is_over or one.to_move != two.to_move:
                continue
            shown = [state.game.show(state.view(0)) for state in (one, two)]
            if shown[0] == shown[1]:
                yield event, other


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_a_hint_does_not_remember_for_people(seed: int, tmp_path: Path) -> None:
    """YAKI-18: tokens that were turned back and lie face down change no hint of a person."""
    readiness.warm("yaki")
    one, other = forgetful_twins(random.Random(seed), 60)
    assert one != other
    assert compare(tmp_path, "yaki", 2, 0, (one, other))


@pytest.mark.usefixtures("unready")
@pytest.mark.parametrize("seed", range(3))
def test_a_quick_look_does_not_remember_for_people(seed: int, tmp_path: Path) -> None:
    """YAKI-18 again."""
    one, other = forgetful_twins(random.Random(seed), 60)
    assert one != other
    assert compare(tmp_path, "yaki", 2, 0, (one, other))


@pytest.mark.usefixtures("unready")
def test_the_comparison_finds_a_quick_look_that_remembers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Game, "for_people", lambda self, view: view)

    def compare_all() -> None:
        for seed in range(6):
            (tmp_path / f"{seed}").mkdir()
            pair = forgetful_twins(random.Random(seed), 60)
            compare(tmp_path / f"{seed}", "yaki", 2, 0, pair)

    with pytest.raises(AssertionError):
        compare_all()


@pytest.mark.slow
def test_the_comparison_finds_a_hint_that_remembers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    readiness.warm("yaki")
    monkeypatch.setattr(Game, "for_people", lambda self, view: view)
    with pytest.raises(AssertionError):
        compare(tmp_path, "yaki", 2, 0, forgetful_twins(random.Random(0), 60))
