"""Compiled code: an edit is seen, games never share code, and the cache serves the next process."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from yurt.engine import jit, registry
from yurt.engine.chance import seeded
from yurt.engine.jit import Source

ROOT = Path(__file__).parents[2]
TEMPLATE = ROOT / "scripts" / "templates" / "open"

compiled_only = pytest.mark.skipif(
    jit.is_plain_wanted(), reason="nothing is compiled in plain mode"
)

# A game of the template, played in a process of its own: prints what is asked at the end.
PLAY = """
import sys
from pathlib import Path
import yurt.games
yurt.games.__path__.append(str(Path("games").resolve()))
from yurt.engine import registry
from yurt.engine.match import Match
game = registry.load(sys.argv[1])
match = Match(game, 2)
match.play("0 roll", "* die 6")
print(int(match.state.record.pot))
hits = getattr(game.kernels.call_step, "stats", None)
print(sum(hits.cache_hits.values()) if hits else 0, file=sys.stderr)
"""


class Shelf:
    """A folder of games beside those of Yurt, with a cache of its own."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def add(self, name: str) -> Path:
        """A game made from the template."""
        folder = self.root / "games" / name
        ignored = shutil.ignore_patterns("__pycache__", "tests")
        shutil.copytree(TEMPLATE, folder, ignore=ignored)
        for path in folder.glob("*.py"):
            path.write_text(path.read_text().replace("demo", name))
        return folder

    def start(self, name: str) -> subprocess.Popen[str]:
        environment = {
            **os.environ,
            "YURT_CACHE": str(self.root / "cache"),
            "PYTHONPATH": str(ROOT / "src"),
        }
        return subprocess.Popen(
            [sys.executable, "-c", PLAY, name],
            cwd=self.root,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def play(self, name: str) -> tuple[int, int]:
        """The points after a six was rolled, and how often the cache was hit."""
        return finished(self.start(name))

    def compiled_files(self) -> set[Path]:
        return set((self.root / "cache").rglob("*.nb*"))


def finished(process: subprocess.Popen[str]) -> tuple[int, int]:
    output, errors = process.communicate()
    assert process.returncode == 0, errors
    return int(output), int(errors)


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Shelf:
    """With one game that has been compiled: it is found in the cache from then on."""
    made = Shelf(tmp_path_factory.mktemp("shelf"))
    made.add("racing")
    assert made.play("racing") == (6, 0)
    return made


@pytest.fixture
def empty_shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def test_an_edit_of_the_rules_is_seen(shelf: Shelf) -> None:
    rules = shelf.root / "games" / "racing" / "rules.py"
    edit(rules, "s.pot += event - DIE + 1", "s.pot += MOST_TURNS + event - DIE + 1")
    assert shelf.play("racing")[0] == 206
    edit(rules, "s.pot += MOST_TURNS + event - DIE + 1", "s.pot += event - DIE + 1")
    assert shelf.play("racing")[0] == 6


@pytest.mark.slow
def test_an_edit_of_the_tables_is_seen(shelf: Shelf) -> None:
    folder = shelf.add("running")
    edit(folder / "rules.py", "s.pot += event", "s.pot += MOST_TURNS + event")
    edit(folder / "tables.py", "MOST_TURNS = 200", "MOST_TURNS = 300")
    assert shelf.play("running")[0] == 306
    edit(folder / "tables.py", "MOST_TURNS = 300", "MOST_TURNS = 400")
    assert shelf.play("running")[0] == 406


@pytest.mark.slow
def test_two_games_with_equal_states_never_share_code(shelf: Shelf) -> None:
    other = shelf.add("hopping")
    edit(other / "rules.py", "s.pot += event - DIE + 1", "s.pot += 2 * (event - DIE + 1)")
    assert shelf.play("racing")[0] == 6
    assert shelf.play("hopping")[0] == 12
    assert shelf.play("racing")[0] == 6


@compiled_only
def test_the_next_process_compiles_nothing(shelf: Shelf) -> None:
    files = shelf.compiled_files()
    assert files
    assert shelf.play("racing")[1] > 0
    assert shelf.compiled_files() == files


@pytest.mark.slow
@compiled_only
def test_first_starts_at_the_same_time_do_not_disturb_each_other(empty_shelf: Shelf) -> None:
    empty_shelf.add("racing")
    processes = [empty_shelf.start("racing") for _ in range(2)]
    assert [finished(process)[0] for process in processes] == [6, 6]
    assert empty_shelf.play("racing")[0] == 6


def test_words_about_a_kernel_do_not_change_its_code(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    text = 'def double(number):\n    """Twice."""\n    return 2 * number  # or added\n'
    keys = set()
    for words in ("Twice.", "Two times."):
        path.write_text(text.replace("Twice.", words))
        keys.add(jit._key("racing", [Source("rules", path)]))
    assert len(keys) == 1
    path.write_text(text.replace("2 *", "3 *"))
    assert jit._key("racing", [Source("rules", path)]) not in keys


@compiled_only
def test_what_only_kernels_call_is_not_kept_by_itself(shelf: Shelf) -> None:
    """It is neither optimized nor made machine code of, but within what Python calls."""
    names = {path.name.split("-")[0].removeprefix("kernels.") for path in shelf.compiled_files()}
    assert "call_step" in names
    assert all(name.startswith("call_") for name in names)


@compiled_only
def test_whoever_joins_the_same_sources_shares_their_code() -> None:
    rules, study = registry.load("yaki").kernels, registry.extended("yaki", "yurt.lab.kernels")
    assert study.namespace["apply"] is rules.namespace["apply"]
    assert study.namespace["call_step"] is rules.namespace["call_step"]


@compiled_only
def test_a_kernel_is_compiled_for_one_width_of_whole_numbers() -> None:
    fork: Any = registry.extended("yaki", "yurt.lab.kernels").call_fork
    rng = seeded(1)
    fork(rng, 5, 3)
    # Others may have called it with a word that is not signed: that is another kind of number.
    known = len(fork.overloads)
    for number in (np.int8(3), np.int16(3)):
        fork(rng, 5, number)
    assert len(fork.overloads) == known


def total_of_zeros(count: int) -> float:
    return float(np.zeros(count).sum())


@compiled_only
def test_a_part_can_be_looked_at() -> None:
    """It has no way in from Python: it gets one of its own."""
    assert 0 <= registry.load("yaki").kernels.below(seeded(1), 6) < 6


@compiled_only
def test_what_others_compile_can_share_the_parts_of_ours() -> None:
    """What Numba makes of NumPy's functions is known to the whole process."""
    import numba

    from yurt.engine import linker

    assert linker.opened(linker.part(total_of_zeros))(3) == 0.0
    assert numba.njit(total_of_zeros)(4) == 0.0


# Asks for a game twice: as it can be had, and compiled at all costs.
ASK = """
import warnings
import yurt
from yurt.adapters.batch import Batch
with warnings.catch_warnings(record=True) as caught:
    batch = Batch("yaki", 2)
    batch.begin(seed=1)
    batch.act(batch.picks)
    game = yurt.load("yaki")
print(game.kernels.compiled, game.start().to_move)
print({(each.category.__name__, str(each.message)) for each in caught})
try:
    yurt.load("yaki", mode="compiled")
except yurt.NoCache as error:
    print(error)
"""


def test_without_a_place_to_keep_compiled_code_the_games_run_plain(tmp_path: Path) -> None:
    occupied = tmp_path / "occupied"
    occupied.touch()
    environment = os.environ | {"YURT_CACHE": str(occupied / "cache"), "NUMBA_DISABLE_JIT": "0"}
    run = subprocess.run(
        [sys.executable, "-c", ASK], env=environment, capture_output=True, text=True, check=True
    )
    reason = f"Compiled code cannot be kept in “{occupied / 'cache'}”: "
    reason += "let YURT_CACHE name a folder that can be written to."
    slow = f"{reason} Until then the games run as plain Python, far slower."
    assert run.stdout.splitlines() == ["False 0", str({("PlainWarning", slow)}), reason]
    assert run.stderr == ""


def test_old_code_may_be_removed_by_several_processes_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = [tmp_path / name for name in ("one", "other")]
    for folder in old:
        folder.mkdir()
        os.utime(folder, (0, 0))
    is_dir = Path.is_dir

    def is_dir_for_the_last_time(path: Path) -> bool:
        """Another process is faster, between two looks at a folder."""
        found = is_dir(path)
        if path == old[0]:
            path.rmdir()
        return found

    monkeypatch.setattr(Path, "is_dir", is_dir_for_the_last_time)
    jit._forget_old(tmp_path)
    assert not any(map(is_dir, old))


# The names of the caches of all games.
KEYS = """
from yurt.engine import jit, registry
for name in registry.names():
    print(jit._key(name, registry.sources(name)))
"""


def test_the_name_of_the_cache_is_the_same_in_every_process() -> None:
    """Were it not, each start would compile anew."""
    said = set()
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        command = [sys.executable, "-c", KEYS]
        said.add(subprocess.check_output(command, env=environment, text=True))
    assert len(said) == 1
    keys = said.pop().split()
    assert len(set(keys)) == len(keys) == len(registry.names())


def test_plain_and_compiled_beside_each_other() -> None:
    plain, other = registry.load("yak", mode="plain"), registry.load("yak")
    assert not plain.kernels.compiled
    assert other.kernels.compiled != jit.is_plain_wanted()
    states = plain.start(3), other.start(3)
    generators = seeded(1), seeded(1)
    for _ in range(60):
        if states[0].to_move == "*":
            events = [state.draw(rng) for state, rng in zip(states, generators, strict=True)]
        else:
            events = [int(state.moves[0]) for state in states]
        assert events[0] == events[1]
        for state, event in zip(states, events, strict=True):
            state.apply(event)
        assert states[0].to_bytes() == states[1].to_bytes()


def test_a_reduced_game_has_its_own_code_and_its_own_key() -> None:
    whole, small = registry.load("yak"), registry.load("yak", reduced="small")
    assert whole.start().record.deck_size == 107
    assert small.start().record.deck_size == 13
    tables = registry.spec_of("yak").reduced["small"]
    keys = {jit._key("yak", registry.sources("yak", other)) for other in (None, tables)}
    assert len(keys) == 2


def test_an_unknown_table_cannot_be_replaced() -> None:
    with pytest.raises(ValueError, match="no such table to replace: CRADS"):
        registry.sources("yak", {"CRADS": 12})


def test_an_unknown_reduced_game_is_an_error() -> None:
    with pytest.raises(registry.UnknownGame, match="minute"):
        registry.load("yak", reduced="minute")


def test_kernels_use_kernels_alone(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text("from yurt.engine.words import say\n")
    with pytest.raises(ImportError, match=r"yurt\.engine\.words, which is no kernel"):
        jit.join([Source("rules", path)], {})


@pytest.mark.parametrize("name", ["legal", "SIZE"])
def test_two_kernels_or_tables_of_one_name_are_an_error(tmp_path: Path, name: str) -> None:
    """The second would silently take the place of the first."""
    for file in ("one.py", "other.py"):
        (tmp_path / file).write_text("SIZE = 3\n" if name == "SIZE" else "def legal(s): pass\n")
    sources = [Source(file, tmp_path / file) for file in ("one.py", "other.py")]
    with pytest.raises(ImportError, match=rf"{name} is defined in one\.py and in other\.py"):
        jit.join(sources, {})
