"""The levels: honest, the same again under the same seed, and each above the one below it."""

from itertools import pairwise
from pathlib import Path
from typing import get_type_hints

import pytest

from tests.bots.test_bots import positions
from yurt.bots import levels, roster
from yurt.bots.bot import Bot, Clock
from yurt.bots.levels import LEVELS, Level, Leveled, bell, misjudged, title
from yurt.bots.thinking import DEEPEST, Prospect, Weighed, haze, ranked
from yurt.engine import jit, registry
from yurt.engine.chance import seeded
from yurt.engine.layout import Array
from yurt.engine.spec import LEVEL_COUNT
from yurt.engine.state import View
from yurt.engine.words import LANGUAGES
from yurt.lab.arena.tournament import Arena

# Seconds a move, by which the levels count their effort; what is late does not matter here.
HURRIED = 0.002
MOVES = (Prospect(1, 0.50, 0.01, 90), Prospect(2, 0.48, 0.01, 60), Prospect(3, 0.10, 0.01, 9))
NAMED = [*LEVELS[:-1], pytest.param(LEVELS[-1], marks=pytest.mark.slow_plain)]
compiled_only = pytest.mark.skipif(jit.is_plain_wanted(), reason="plain search takes minutes")


class Patient(Clock):
    """A clock that never runs out, so that a busy machine changes nothing."""

    @property
    def spent(self) -> float:
        return 0.0


def test_the_type_of_a_level_has_no_room_for_a_state() -> None:
    hints = {"view": View, "clock": Clock, "rng": Array, "return": int}
    assert get_type_hints(Leveled.choose) == get_type_hints(Bot.choose) == hints


@pytest.mark.parametrize("level", NAMED, ids=lambda level: level.name)
@pytest.mark.parametrize("name", registry.names())
def test_the_same_view_gives_the_same_move_whatever_is_hidden(name: str, level: Level) -> None:
    for number, (_, view) in enumerate(positions(name)):
        other = view.guess(seeded(f"another world {number}")).view(view.seat, view.log)
        assert other == view
        moves = [
            roster.make(level.name).choose(each, Patient(HURRIED), seeded(number))
            for each in (view, other, view)
        ]
        assert moves[0] == moves[1] == moves[2]
        assert moves[0] in view.moves


def test_levels_are_named_in_every_language() -> None:
    for language in LANGUAGES:
        assert len({title(level, language) for level in LEVELS}) == len(LEVELS)
    assert [title(level, "en") for level in LEVELS] == ["Lamb", "Goat", "Horse", "Wolf", "Eagle"]


def test_the_roster_knows_the_levels() -> None:
    for number in range(1, LEVEL_COUNT + 1):
        bot = roster.make(f"level-{number}")
        assert isinstance(bot, Leveled) and bot.level.number == number
    with pytest.raises(roster.UnknownBot, match=f"level-{LEVEL_COUNT}"):
        roster.make(f"level-{LEVEL_COUNT + 1}")
    assert [level.number for level in LEVELS] == list(range(1, LEVEL_COUNT + 1))


def test_higher_levels_think_more_and_misjudge_less() -> None:
    for lower, higher in pairwise(LEVELS):
        assert lower.seconds < higher.seconds and lower.clock_share < higher.clock_share
        assert lower.decisions_ahead <= higher.decisions_ahead
        assert lower.horizon_share <= higher.horizon_share
        assert lower.odd_moves >= higher.odd_moves
        assert lower.haze > higher.haze and lower.most_haze_share > higher.most_haze_share
    assert all(level.seconds <= 0.15 for level in LEVELS[:3])
    assert LEVELS[-1].seconds < 1 and LEVELS[-1].haze == 0


def test_the_documents_tell_how_they_think() -> None:
    told = (Path(__file__).parents[2] / "docs" / "strength.md").read_text("utf-8")
    for level in LEVELS:
        name, milliseconds = title(level, "en"), round(1000 * level.seconds)
        depth = "all" if level.decisions_ahead >= DEEPEST - 1 else level.decisions_ahead
        row = f"| {level.number} | {name} | {milliseconds} ms | {level.clock_share:.0%} | {depth} "
        row += f"| {level.horizon_share:.0%} | {level.odd_moves} | {level.haze:g} "
        row += f"| {level.most_haze_share:g} |"
        assert row in told.replace(" %", "%").replace("0.50", "0.5")


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_nobody_from_level_3_on_blunders(level: Level) -> None:
    """Moves that are nearly as good are played often by the weak; a plainly bad one only below."""
    weighed = ranked(MOVES)
    chosen = [misjudged(weighed, level, seeded(number)) for number in range(300)]
    assert chosen.count(1) > chosen.count(3)
    if level.number >= 3:
        assert 3 not in chosen
    if level.number == 5:
        assert set(chosen) == {1}
    if level.number <= 2:
        assert chosen.count(2) > 20


@pytest.mark.parametrize("level", LEVELS[2:], ids=lambda level: level.name)
@pytest.mark.parametrize("name", registry.names())
def test_in_no_game_does_level_3_blunder_more_than_seldom(name: str, level: Level) -> None:
    weighed, game_haze = ranked(MOVES), haze(registry.load(name), level.number)
    chosen = [misjudged(weighed, level, seeded(number), game_haze) for number in range(1000)]
    assert chosen.count(3) <= 20


def test_misjudgements_grow_with_the_haze_of_the_game_up_to_a_point() -> None:
    close = ranked([Prospect(1, 0.20, 0.0, 90), Prospect(2, 0.19, 0.0, 90)])
    far = ranked([Prospect(1, 0.60, 0.0, 90), Prospect(2, 0.20, 0.0, 90)])

    def slips(weighed: Weighed, more: float) -> int:
        wolf = LEVELS[3]
        return sum(misjudged(weighed, wolf, seeded(number), more) == 2 for number in range(300))

    assert 0 < slips(close, 1.0) < slips(close, 2.0)
    assert slips(far, 2.0) == 0


def test_what_was_not_tried_is_not_played() -> None:
    weighed = Weighed((*MOVES, Prospect(4, 1.0, 1.0, 0)))
    chosen = {misjudged(weighed, LEVELS[0], seeded(number)) for number in range(200)}
    assert 4 not in chosen


def test_the_bell_is_round_and_narrow() -> None:
    rng = seeded("bell")
    found = [bell(rng) for _ in range(2000)]
    assert abs(sum(found)) / 2000 < 0.1
    assert 0.9 < sum(each * each for each in found) / 2000 < 1.1
    assert -3 <= min(found) and max(found) <= 3


def test_a_level_is_ready_before_the_clock_runs() -> None:
    game = registry.load("yaki")
    levels.ready.cache_clear()
    Leveled(LEVELS[0]).begin(game)
    assert levels.ready.cache_info().currsize == 1


@compiled_only
@pytest.mark.slow
@pytest.mark.parametrize("name", registry.names())
def test_level_5_beats_random_play(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    standing = patient_arena(monkeypatch, name, "level-5", "random", games=4)
    assert standing > 0.8


@compiled_only
@pytest.mark.slow
@pytest.mark.parametrize("name", registry.names())
def test_level_5_beats_level_1(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert patient_arena(monkeypatch, name, "level-5", "level-1", games=8) > 0.6


def patient_arena(
    monkeypatch: pytest.MonkeyPatch, game: str, one: str, other: str, games: int
) -> float:
    """The score of the first bot where nobody is late: what is thought is counted, not timed."""
    monkeypatch.setattr(Bot, "clock", lambda bot, limit: Patient(limit))
    standing = Arena(game, [one, other], milliseconds=20).run(games=games, jobs=1)
    assert not any(line.forfeits for line in standing.lines)
    return standing.lines[0].score.value
