"""The arena: paired deals, seats permuted, forfeits, and going on after a break."""

import doctest
import json
import shutil
import sys
from collections import Counter
from itertools import permutations, takewhile
from pathlib import Path

import pytest

from yurt import bots
from yurt.bots import roster
from yurt.bots.bot import Bot, Clock, Forfeit
from yurt.engine import record, registry
from yurt.engine.layout import Array
from yurt.engine.state import View
from yurt.lab import keeping
from yurt.lab.arena import playing, tournament
from yurt.lab.arena.ledger import GAMES, HEADER, Folder, Ledger
from yurt.lab.arena.playing import Played, play
from yurt.lab.arena.standing import Standing, of_times
from yurt.lab.arena.statistics import Sprt
from yurt.lab.arena.tournament import Arena, groups, seatings
from yurt.lab.keeping import OtherContents

EXAMPLE = Path(__file__).parents[2] / "examples" / "random_bot.py"


def outcome(standing: Standing) -> list[object]:
    """What does not depend on the clock."""
    return [(game.fixture, game.ranks, game.moves, game.forfeit) for game in standing.games]


class Wrong(Bot):
    """Does what it should not, in its third move."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.moves = 0

    def choose(self, view: View, clock: Clock, rng: Array) -> int:
        self.moves += 1
        if self.moves == 3:
            if self.kind == "late":
                while not clock.is_late:
                    pass
            elif self.kind == "failed":
                raise ZeroDivisionError("oh")
            else:
                return next(n for n in range(view.game.event_count) if n not in view.moves)
        return int(view.moves[0])


@pytest.fixture(params=["late", "failed", "illegal"])
def wrong(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    kind = str(request.param)
    monkeypatch.setitem(roster.BUILT_IN, kind, lambda: Wrong(kind))
    monkeypatch.setattr(playing, "warm", lambda *setting: None)
    return kind


# Who meets whom


def test_one_plays_against_the_others() -> None:
    assert groups(2, 4) == [(0, 1, 1, 1)]
    assert seatings((0, 1, 1, 1), "") == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]


def test_all_groups_meet() -> None:
    assert groups(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert groups(3, 3) == [(0, 1, 2)]
    assert seatings((0, 1, 2), "") == sorted(permutations(range(3)))


def test_a_large_table_is_turned_round() -> None:
    found = [seatings(tuple(range(6)), str(deal)) for deal in range(3)]
    assert len(set(map(tuple, found))) == 3
    for deal in found:
        assert len(deal) == 6
        for bot in range(6):
            assert sorted(seating.index(bot) for seating in deal) == list(range(6))


def test_seats_follow_the_bots() -> None:
    assert Arena("yak", ["random"] * 3).setting.players == 3
    assert Arena("yam-master", ["random"] * 3).setting.players == 2
    assert Arena("yak", ["random", "thumb"], players=5).games_a_deal == 5
    assert Arena("yak", ["random", "thumb"]).deals(games=5) == 3


# Games


def dealt(lines: list[str]) -> list[str]:
    """What chance does before anyone moves; in YAKI, where nothing is dealt, what it does first."""
    leading = list(takewhile(lambda line: line.startswith("*"), lines))
    return leading or [line for line in lines if line.startswith("*")][:5]


# Games in which chance comes first; and YAKI, whose tokens lie there whoever turns them up.
DEALT = [
    name
    for name in registry.names()
    if registry.load(name, mode="plain").start(2).to_move == "*" or name == "yaki"
]


@pytest.mark.parametrize("name", DEALT)
def test_a_deal_is_the_same_whoever_sits_where(name: str) -> None:
    arena = Arena(name, ["random", "thumb"])
    texts = [play(arena.setting, fixture)[1] for fixture in arena.fixtures(7)]
    deals = []
    for text in texts:
        match = record.read(text.encode()).match
        assert match.state.is_over
        deals.append(dealt(match.lines()))
    assert deals[0] == deals[1]
    other = record.read(play(arena.setting, arena.fixtures(8)[0])[1].encode()).match
    assert dealt(other.lines()) != deals[0]
    assert "seat0: random\nseat1: thumb\n" in texts[0]


def test_a_bot_against_itself_is_exactly_fair() -> None:
    """Seats and deals decide, and both are the same for both."""
    two = Arena("yaki", ["thumb", "thumb"]).run(games=6, jobs=1)
    assert [line.score.value for line in two.lines] == [0.5, 0.5]
    assert two.lines[0].elo.value == 0
    three = Arena("yaki", ["random", "random"], players=3).run(games=6, jobs=1)
    assert [line.score.value for line in three.lines] == pytest.approx([1 / 3, 1 / 3])


def test_the_same_seed_gives_the_same_games() -> None:
    first, again = (Arena("yaki", ["random", "thumb"], seed=3).run(games=4, jobs=1) for _ in "ab")
    other = Arena("yaki", ["random", "thumb"], seed=4).run(games=4, jobs=1)
    assert outcome(first) == outcome(again) != outcome(other)


def test_times_are_measured() -> None:
    standing = Arena("yaki", ["random", "thumb"]).run(games=2, jobs=1)
    for line in standing.lines:
        assert line.moves > 10
        assert 0 < line.mean_time <= line.high_time <= line.most_time < 1000


def test_99_of_100_moves_are_not_slower() -> None:
    assert of_times([float(number) for number in range(1, 201)]) == (100.5, 198.0, 200.0)
    assert of_times([7.0]) == (7.0, 7.0, 7.0)


def test_more_than_two_are_ranked() -> None:
    standing = Arena("yaki", ["random", "thumb", "random"]).run(games=12, jobs=1)
    first, thumb, last = standing.lines
    assert thumb.elo.value > 100 and thumb.elo.low > 0
    assert last.elo.value == 0 and abs(first.elo.value) < thumb.elo.value
    assert sum(line.score.value for line in standing.lines) == pytest.approx(1)


# Forfeits


def test_who_forfeits_loses_and_the_others_share_the_win(wrong: str) -> None:
    arena = Arena("yaki", [wrong, "random"], players=3, milliseconds=300)
    standing = arena.run(games=3, jobs=1)
    assert {game.forfeit and game.forfeit[1] for game in standing.games} == {wrong}
    for game in standing.games:
        seat = game.seating.index(0)
        assert game.ranks == tuple(3 if each == seat else 1 for each in range(3))
        assert game.shares()[seat] == 0 and sum(game.shares()) == pytest.approx(1)
    bad, good = standing.lines
    assert (bad.score.value, good.score.value) == (0, 0.5)
    assert bad.forfeits[wrong][0] == 3 and not good.forfeits
    assert standing.row()["bots"][0]["forfeits"] == {wrong: 3}


def test_the_record_of_a_forfeited_game_ends_there(wrong: str) -> None:
    arena = Arena("yaki", [wrong, "random"], milliseconds=300)
    played, text = play(arena.setting, arena.fixtures(0)[0])
    match = record.read(text.encode()).match
    assert not match.state.is_over
    assert match.to_move == played.forfeit[0] if played.forfeit else False


def test_a_program_that_cannot_start_forfeits() -> None:
    arena = Arena("yaki", ["program:/nowhere/at/all", "random"])
    played, _ = play(arena.setting, arena.fixtures(0)[0])
    assert played.forfeit is not None and played.forfeit[:2] == (0, "ended")
    with pytest.raises(Forfeit):
        playing.audition(arena.setting.bots[0], "yaki")


def test_a_program_plays_a_whole_deal() -> None:
    arena = Arena("yaki", ["thumb", f"program:{sys.executable} {EXAMPLE}"], milliseconds=10_000)
    standing = arena.run(games=2, jobs=1)
    assert not any(line.forfeits for line in standing.lines)
    assert standing.lines[1].moves > 10


# SPRT


@pytest.mark.slow_plain
def test_sprt_ends_when_it_is_decided() -> None:
    arena = Arena("yaki", ["thumb", "random"])
    standing = arena.run(games=1000, sprt=Sprt(0, 200), jobs=1)
    assert standing.verdict == "elo1" and standing.ratio >= Sprt(0, 200).bounds[1]
    assert len(standing.games) < 100
    back = Arena("yaki", ["random", "thumb"]).run(games=1000, sprt=Sprt(0, 200), jobs=1)
    assert back.verdict == "elo0"


@pytest.mark.slow_plain
def test_sprt_looks_at_deals_in_their_order() -> None:
    """More games in the folder than it takes to decide change nothing."""
    arena = Arena("yaki", ["thumb", "random"])
    ledger = Ledger()
    everything = arena.run(ledger, games=24, jobs=1)
    decided = arena.run(ledger, games=24, sprt=Sprt(0, 400), jobs=1)
    assert decided.verdict == "elo1" and decided.deals < everything.deals
    fresh = arena.run(games=24, sprt=Sprt(0, 400), jobs=1)
    assert outcome(fresh) == outcome(decided)


# Keeping and going on


class Broken(Exception):
    """The power fails."""


def test_it_goes_on_where_it_broke_off(tmp_path: Path) -> None:
    arena = Arena("yaki", ["random", "thumb"])
    whole = arena.run(games=8, jobs=1)
    games = 0

    def fail(more: int) -> None:
        nonlocal games
        games += more
        if games == 5:
            raise Broken

    with pytest.raises(Broken):
        arena.run(Folder(tmp_path, arena.setting, records=True), games=8, jobs=1, tick=fail)
    with (tmp_path / GAMES).open("a") as file:
        file.write('{"deal":2,"seat')
    told: list[int] = []
    folder = Folder(tmp_path, arena.setting, records=True)
    assert len(folder) == 5
    resumed = arena.run(folder, games=8, jobs=1, tick=told.append)
    assert told == [5, 1, 1, 1]
    assert outcome(resumed) == outcome(whole)
    assert len((tmp_path / GAMES).read_text("utf-8").splitlines()) == 8
    for path in (tmp_path / "records").glob("*.yurt"):
        assert record.read(path.read_bytes()).match.state.is_over
    assert len(list((tmp_path / "records").iterdir())) == 8


def test_more_games_can_be_added(tmp_path: Path) -> None:
    arena = Arena("yaki", ["random", "thumb"])
    arena.run(Folder(tmp_path, arena.setting), games=2, jobs=1)
    more = arena.run(Folder(tmp_path, arena.setting), games=4, jobs=1)
    assert (more.deals, len(more.games)) == (2, 4)
    assert not (tmp_path / "records").exists()


def test_a_folder_is_of_one_arena(tmp_path: Path) -> None:
    Folder(tmp_path, Arena("yaki", ["random", "thumb"]).setting)
    for other in (
        Arena("yaki", ["thumb", "random"]),
        Arena("yaki", ["random", "thumb"], seed=1),
        Arena("yaki", ["random", "thumb"], milliseconds=5),
        Arena("yaki", ["random", "thumb"], options={"trophies": 2}),
    ):
        with pytest.raises(OtherContents):
            Folder(tmp_path, other.setting)
    assert json.loads((tmp_path / HEADER).read_text("utf-8"))["game"] == "yaki"


@pytest.mark.parametrize(
    ("whose", "file"),
    [
        ("bots", "levels.py"),
        ("bots", "defaults/judge.py"),
        ("game", "value.npz"),
        ("game", "turn.py"),
    ],
)
def test_other_bots_under_the_same_names_are_other_bots(
    whose: str, file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever moves come from has changed since the folder was begun."""
    folders = {"bots": Path(bots.__file__).parent, "game": registry.folder_of("yam-master")}
    changed = tmp_path / "changed"
    shutil.copytree(folders[whose], changed)
    if whose == "bots":
        monkeypatch.setattr(bots, "__file__", str(changed / "__init__.py"))
    else:
        monkeypatch.setattr(keeping, "folder_of", lambda name: changed)
    setting = Arena("yam-master", ["level-5", "level-1"]).setting
    Folder(tmp_path / "kept", setting)
    Folder(tmp_path / "kept", setting)
    with (changed / file).open("ab") as opened:
        opened.write(b"\n")
    with pytest.raises(OtherContents):
        Folder(tmp_path / "kept", setting)


def test_a_game_is_the_same_after_the_file() -> None:
    played = Played(3, (0, 1), (1, 2), ((2.5, 1.0), (3.0,)), (1, "late", ""))
    assert Played.from_json(json.loads(json.dumps(played.to_json()))) == played


def test_each_game_has_a_name_of_its_own() -> None:
    """Twelve bots: the second against the last is not the last against the second."""
    names = [fixture.name for fixture in Arena("yaki", ["random"] * 12, players=2).fixtures(3)]
    assert "000003-1-11" in names and "000003-11-1" in names
    assert len(set(names)) == len(names) == 12 * 11


@pytest.mark.slow
def test_jobs_change_nothing() -> None:
    arena = Arena("yaki", ["random", "thumb"])
    alone = arena.run(games=12, jobs=1)
    told: Counter[int] = Counter()
    together = arena.run(games=12, jobs=2, tick=lambda more: told.update([more]))
    assert outcome(alone) == outcome(together)
    assert told[1] == 12


@pytest.mark.slow
@pytest.mark.parametrize("name", registry.names())
def test_the_thumb_beats_random_in_every_game(name: str) -> None:
    standing = Arena(name, ["thumb", "random"], milliseconds=10_000).run(games=12, jobs=1)
    assert standing.lines[0].score.low > 0.5
    assert not any(line.forfeits for line in standing.lines)


def test_the_examples_run() -> None:
    assert doctest.testmod(tournament) == (0, 4)
