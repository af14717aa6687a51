"""Studies: the same figures however they are played, and what they mean."""

import json
import re
from pathlib import Path

import numpy as np
import pytest

from yurt.engine import jit, registry
from yurt.engine.chance import below
from yurt.engine.layout import Array
from yurt.engine.state import View
from yurt.lab import playing, study
from yurt.lab.keeping import Damaged, OtherContents
from yurt.lab.luck import estimate, win_shares
from yurt.lab.pieces import HEADER, PIECES, Folder
from yurt.lab.playing import PARTS, Piece, Setting, Task, complete, fork
from yurt.lab.statistics import mean, mean_difference, share, share_difference
from yurt.lab.study import Result, Study, other_values

WINNERS = [0b01, 0b10]


@pytest.fixture(autouse=True)
def _small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "RANDOM_GAMES", 4)


def small(*, thorough: bool = True, games: int = 10) -> Study:
    return Study("yak", [2, 3], games, seed=5, thorough=thorough)


def rows(result: Result) -> str:
    figures = [each.row() for each in result.base.values()]
    return json.dumps([*figures, *(effect.row() for effect in result.effects)])


def test_the_figures_do_not_depend_on_cores_or_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = rows(small().run(jobs=1))
    assert rows(small().run(jobs=3)) == expected
    monkeypatch.setattr(study, "RANDOM_GAMES", 7)
    assert rows(small().run(jobs=2)) == expected


def test_another_seed_gives_other_games() -> None:
    figures = [Study("yaki", [2], 8, seed=seed).run().base[2] for seed in (1, 2)]
    assert figures[0].lengths.tolist() != figures[1].lengths.tolist()


class Break(Exception):
    pass


def test_a_study_goes_on_where_it_broke_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = rows(small().run(jobs=1))
    played: list[Task] = []

    def count(task: Task) -> Piece:
        if len(played) == 5:
            raise Break
        played.append(task)
        return playing.play(task)

    monkeypatch.setattr(study, "play", count)
    with pytest.raises(Break):
        small().run(Folder(tmp_path, "yak"), jobs=1)
    # The last line was being written when the machine went out.
    pieces = tmp_path / PIECES
    pieces.write_bytes(pieces.read_bytes()[:-10])
    monkeypatch.setattr(study, "play", playing.play)
    told: list[int] = []
    assert rows(small().run(Folder(tmp_path, "yak"), jobs=1, tick=told.append)) == expected
    assert told[0] == sum(task.end - task.begin for task in played[:4])
    assert sum(told) == small().total

    monkeypatch.setattr(study, "play", None)
    assert rows(small().run(Folder(tmp_path, "yak"))) == expected


def test_more_games_of_the_same_study_are_added(tmp_path: Path) -> None:
    small(games=8, thorough=False).run(Folder(tmp_path, "yak"))
    told: list[int] = []
    small(games=16, thorough=False).run(Folder(tmp_path, "yak"), tick=told.append)
    assert told[0] == 16


def test_pieces_of_another_game_or_of_other_rules_are_refused(tmp_path: Path) -> None:
    Folder(tmp_path, "yak")
    with pytest.raises(OtherContents):
        Folder(tmp_path, "yaki")
    (tmp_path / HEADER).write_text(json.dumps({"game": "yak", "rules": "older"}), "utf-8")
    with pytest.raises(OtherContents):
        Folder(tmp_path, "yak")


@pytest.mark.parametrize(
    ("file", "text"), [(HEADER, ""), (PIECES, "no piece\n"), (PIECES, '{"games": 4}\n')]
)
def test_a_damaged_file_is_named(file: str, text: str, tmp_path: Path) -> None:
    Folder(tmp_path, "yak")
    (tmp_path / file).write_text(text, "utf-8")
    with pytest.raises(Damaged, match=re.escape(str(tmp_path / file))):
        Folder(tmp_path, "yak")


def at_random(view: View, rng: Array) -> int:
    return int(view.moves[below(rng, len(view.moves))])


@pytest.mark.parametrize("name", registry.names())
def test_compiled_games_are_those_of_the_engine(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that move at random play the very games that the kernels play."""
    game = registry.load(name)
    monkeypatch.setattr(game.bot(), "choose", at_random)
    players = game.spec.least_players
    setting = Setting(name, players, complete(name, players, {}), 0, False)
    words = np.array([[1, 2], [1, 3], [4, 2]], dtype=np.uint64)[: 1 if jit.is_plain_wanted() else 3]
    outcomes = []
    for play in (playing._at_random, playing._by_bots):
        results = np.zeros((len(words), 2), dtype=np.int64)
        branching = np.zeros((3, PARTS), dtype=np.int64)
        capped = play(game, setting, words, results, branching)
        outcomes.append((results.tolist(), branching.tolist(), capped))
    assert outcomes[0] == outcomes[1]


def test_kernels_and_python_fork_alike() -> None:
    kernels = registry.extended("yaki", playing.KERNELS)
    rng = np.ones(1, dtype=np.uint64)
    for word, number in ((0, 0), (2**64 - 1, 7), (123456789, 2**40)):
        kernels.call_fork(rng, np.uint64(word), number)
        assert rng.tolist() == fork(word, number).tolist()


def test_bots_play_in_processes_of_their_own() -> None:
    both = [Study("yaki", [2], 7, bots=True).run(jobs=jobs).base[2].row() for jobs in (1, 2)]
    assert both[0] == both[1]
    assert both[0]["games"] == 7


def test_branching_is_counted_at_each_decision() -> None:
    figures = Study("yaki", [2], 20).run().base[2]
    assert figures.moves_most == 20
    assert all(part is not None and 1 <= part <= 20 for part in figures.moves_by_part)
    # A decision, and for many of them a token that is turned up.
    assert figures.length.value / 2 < figures.decisions < figures.length.value


def luck(rule: str, games: int = 4000) -> list[float]:
    """Two seats; who wins follows from one number of chance and one of decisions."""
    rng = np.random.default_rng(7)
    chance, decisions, other_chance, other_decisions = rng.integers(0, 2, (4, games))
    rules = {
        "chance": lambda c, d: c,
        "decisions": lambda c, d: d,
        "either": lambda c, d: c ^ d,
        "both": lambda c, d: c & d,
    }
    pairs = ((chance, decisions), (chance, other_decisions), (other_chance, decisions))
    results = [win_shares([WINNERS[seat] for seat in rules[rule](*pair)], 2) for pair in pairs]
    found = estimate(*results)
    assert found is not None
    assert found.share.low <= found.share.value <= found.share.high
    return [found.share.value, found.chance.value, found.decisions.value, found.interplay]


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        ("chance", [1, 1, 0, 0]),
        ("decisions", [0, 0, 1, 0]),
        ("either", [1 / 2, 0, 0, 1]),
        ("both", [1 / 2, 1 / 3, 1 / 3, 1 / 3]),
    ],
)
def test_the_luck_share_of_games_that_are_understood(rule: str, expected: list[float]) -> None:
    assert luck(rule) == pytest.approx(expected, abs=0.06)


def test_there_is_no_luck_share_where_all_games_end_alike() -> None:
    alike = win_shares([1] * 10, 2)
    assert estimate(alike, alike, alike) is None
    assert estimate(alike[:1], alike[:1], alike[:1]) is None


def test_shared_wins_are_shared() -> None:
    assert win_shares([0b101, 0b010], 3).tolist() == [[0.5, 0, 0.5], [0, 1, 0]]


def test_intervals() -> None:
    """Wilson's as in the tables; the normal one; none from a single game."""
    assert share(5, 10).rounded(3) == [0.5, 0.237, 0.763]
    assert share(0, 10).rounded(3) == [0, 0, 0.278]
    assert mean(np.array([1, 2, 3])).rounded(3) == [2, 0.868, 3.132]
    assert mean(np.array([3])).rounded() == [3, None, None]
    assert mean_difference(np.array([3]), np.array([1])).rounded() == [2, None, None]
    # The example of Newcombe (1998): 56/70 and 48/80.
    assert share_difference(share(56, 70), share(48, 80)).rounded(3) == [0.2, 0.052, 0.334]


def test_options_are_tried_at_all_values_or_at_their_ends() -> None:
    yaki, zayo = registry.spec_of("yaki"), registry.spec_of("zayo")
    assert other_values(yaki.option("trophies"), 3) == [1, 2, 4, 5]
    assert other_values(zayo.option("max_tours"), 60) == [5, 200]
    assert other_values(zayo.option("following"), "suit") == ["overbid", "strict", "free"]
    assert other_values(yaki.option("paths"), "") == []


def test_an_effect_is_the_difference_between_two_settings() -> None:
    result = Study("yaki", [2], 40, {"trophies": 2}, thorough=True).run()
    fewer = next(effect for effect in result.effects if effect.value == 1)
    assert (fewer.option, fewer.usual, fewer.players) == ("trophies", 2, 2)
    assert fewer.length.high < 0
    assert fewer.first_wins.low <= fewer.first_wins.value <= fewer.first_wins.high
