"""The bytes of a log are the table, and its record proves that chance was as promised."""

import random

import pytest

from tests.server.sheet import GAMES, SEED, Sheet
from yurt.engine.record import RecordError
from yurt.server import decide, entries, proof
from yurt.server import entries as e
from yurt.server.proof import Chance
from yurt.server.records import _record
from yurt.server.sight import Eyes
from yurt.server.table import Table

# Compared otherwise, handed in, or worked out anew whenever it is needed.
DERIVED = ("state", "start", "load", "source", "_chance")


def same(one: Table, other: Table) -> bool:
    """Whether two tables are alike in everything that can be seen of them."""
    states = [table.state and table.state.to_bytes() for table in (one, other)]
    plain = [{k: v for k, v in vars(table).items() if k not in DERIVED} for table in (one, other)]
    return states[0] == states[1] and plain[0] == plain[1]


def eventful(game: str, seed: int) -> Sheet:
    """A random game with talk, undos and bots in between."""
    rng = random.Random(f"{game} {seed}")
    players = GAMES[game]
    clock = e.Clock(("none", "move", "bank")[seed % 3], 50.0, 2.0)
    sheet = Sheet(game, ["open"] * players, clock=clock, seed=rng.randbytes(32), first=-1)
    sheet.seated(0)
    sheet.do(decide.add, 0, f"n{seed}")
    sheet.seated(*range(1, players))
    for _ in range(150):
        sheet.now += rng.random()
        _something(sheet, rng)
    return sheet


def _something(sheet: Sheet, rng: random.Random) -> None:
    table = sheet.table
    seat = rng.randrange(table.players)
    chance = rng.random()
    if table.mover is None:
        return
    if table.ask is not None:
        waiting = [s for s in table.human_seats() if s not in table.agreed]
        sheet.do(decide.answer, waiting[0], rng.random() < 0.8)
    elif chance < 0.1 and decide.undo_now(table, seat):
        sheet.do(decide.undo, seat)
    elif chance < 0.15:
        sheet.do(
            decide.back if table.seats[seat].by_bot else decide.hand,
            seat,
            *([] if table.seats[seat].by_bot else ["asked"]),
        )
    elif chance < 0.2:
        sheet.do(decide.speak, seat, "hm", "")
    else:
        assert table.state is not None
        sheet.play(rng.choice(table.state.legal()), bot=table.seats[table.mover].by_bot)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_the_bytes_of_the_log_are_the_table(game: str, seed: int) -> None:
    sheet = eventful(game, seed)
    assert same(sheet.again(), sheet.table)
    for _, data in sheet.log:
        assert entries.encode(entries.decode(data)) == data


def finished(game: str, seed: int) -> Sheet:
    sheet = eventful(game, seed)
    while sheet.table.mover is not None:
        assert sheet.table.state is not None
        is_bot = sheet.table.seats[sheet.table.mover].by_bot
        sheet.play(random.Random(sheet.table.seq).choice(sheet.table.state.legal()), bot=is_bot)
    return sheet


@pytest.mark.parametrize("game", GAMES)
def test_finished_tables_prove_their_chance(game: str) -> None:
    sheet = finished(game, 4)
    text = _record(sheet.table, Eyes(None))
    drawn = sum(played.draw > 0 for played in sheet.table.events)
    assert proof.check(text.encode()).draws == drawn
    assert "# proof number 0 n4" in text
    assert "# proof first drawn" in text


@pytest.fixture(scope="module")
def text() -> str:
    """The record of a finished game with undos."""
    sheet = finished("yam-master", 5)
    assert sheet.table.proof().skipped, "this test needs a game with an undo"
    return _record(sheet.table, Eyes(None))


class TestForgeries:
    """A record that was tampered with is refused at the line that chance did not give."""

    def complaint(self, lines: list[str]) -> RecordError:
        with pytest.raises(RecordError) as caught:
            proof.check("\n".join(lines).encode())
        return caught.value

    def test_a_better_die(self, text: str) -> None:
        lines = text.splitlines()
        place = next(n for n, line in enumerate(lines) if line.startswith("* "))
        old = lines[place]
        others = [line for line in lines if line.startswith("* ") and line != old]
        other = next(line for line in others if len(line) == len(old))
        lines[place] = other
        error = self.complaint(lines)
        assert error.line == place + 1 and "Chance gave" in str(error)
        assert error.event == other[2:]

    def test_another_seed(self, text: str) -> None:
        lines = [
            f"# proof seed {SEED.hex()}" if line.startswith("# proof seed") else line
            for line in text.splitlines()
        ]
        assert "promise" in str(self.complaint(lines))

    def test_another_seed_with_its_promise(self, text: str) -> None:
        lines = text.splitlines()
        for n, line in enumerate(lines):
            if line.startswith("# proof seed"):
                lines[n] = f"# proof seed {SEED.hex()}"
            if line.startswith("seed-commitment"):
                lines[n] = f"seed-commitment: {proof.commitment(SEED)}"
        assert "Chance gave" in str(self.complaint(lines))
        # Nor does it give the draws of a game whose beginner was named.
        lines = [line.replace("first drawn", "first named") for line in lines]
        error = self.complaint(lines)
        assert lines[error.line - 1].startswith("* ") and "Chance gave" in str(error)

    @pytest.mark.parametrize("word", ["seed", "number", "skipped"])
    def test_a_line_of_the_proof_is_missing(self, text: str, word: str) -> None:
        lines = [line for line in text.splitlines() if not line.startswith(f"# proof {word}")]
        assert len(lines) < len(text.splitlines())
        self.complaint(lines)

    @pytest.mark.parametrize(
        "line",
        [
            "# proof seed zz",
            "# proof number x",
            "# proof skipped one",
            "# proof first chosen",
            f"# proof skipped {'9' * 5000}",
        ],
    )
    def test_a_malformed_line_of_the_proof(self, text: str, line: str) -> None:
        self.complaint([line, *text.splitlines()])

    def test_another_beginner(self, text: str) -> None:
        lines = text.splitlines()
        begins = [line for line in lines if line.startswith("first: ")]
        lines = [line for line in lines if not line.startswith("first: ")]
        if not begins:
            lines.insert(3, "first: 1")
        assert "to begin, not seat" in str(self.complaint(lines))

    def test_draws_were_taken_back_without_a_mark(self, text: str) -> None:
        lines = text.splitlines()
        lines.remove("# taken-back")
        assert "isn’t marked" in str(self.complaint(lines))

    def test_records_from_before_say_neither(self, text: str) -> None:
        lines = [line for line in text.splitlines() if not line.startswith("# proof first")]
        lines.remove("# taken-back")
        checked = proof.check("\n".join(lines).encode())
        assert checked.first == "" and checked.taken_back > 0

    def test_a_move_that_breaks_a_rule(self, text: str) -> None:
        lines = text.splitlines()
        place = next(n for n, line in enumerate(lines) if line[:2] in ("0 ", "1 "))
        lines[place] = lines[place][:2] + "fly"
        assert self.complaint(lines).line == place + 1


def test_chance_is_fair_in_the_order_of_the_texts() -> None:
    """Each outcome gets its share of the numbers, whatever order the rules list them in."""
    state = Sheet("yak", ["bot", "bot"]).table.game().start(2, 0)
    counts: dict[str, int] = {}
    chance = Chance(SEED, {})
    for number in range(3_000):
        text = state.game.write(chance.draw(number, state))
        counts[text] = counts.get(text, 0) + 1
    odds = state.odds()
    squares = sum((counts.get(t, 0) - 3_000 * p) ** 2 / (3_000 * p) for t, p in odds.items())
    assert squares < 3 * len(odds)


@pytest.mark.parametrize("first", [-1, 0, 1])
def test_who_begins_is_proved_or_said_to_be_named(first: int) -> None:
    sheet = Sheet("yam-master", ["open", "open"], first=first).seated(0, 1)
    text = _record(sheet.play_out(random.Random(1)).table, Eyes(None))
    assert proof.check(text.encode()).first == ("drawn" if first < 0 else "named")


def test_draws_that_were_taken_back_are_counted(text: str) -> None:
    spent = next(line for line in text.splitlines() if line.startswith("# proof skipped"))
    assert proof.check(text.encode()).taken_back == len(spent.split()) - 3
