"""Taking back: at once if that leaves no trace, else if all people agree; bots never do."""

import random

import pytest

from tests.server.sheet import Sheet, here, yak
from yurt.server import decide, sight
from yurt.server import entries as e
from yurt.server.proof import mark_of
from yurt.server.records import _record
from yurt.server.rematch import series
from yurt.server.sight import Eyes


def test_a_card_face_down_at_once() -> None:
    sheet = yak()
    before = sheet.lines()
    sheet.play()
    assert sheet.lines() != before
    (undone,) = sheet.do(decide.undo, 0)
    assert isinstance(undone, e.Undone)
    assert sheet.lines() == before and sheet.table.mover == 0


def test_nothing_to_take_back() -> None:
    sheet = Sheet("yak", ["open", "open"])
    assert sheet.refused(decide.undo, 0) == "table-waiting"
    sheet.seated(0, 1)
    assert sheet.refused(decide.undo, 0) == "undo-nothing"


def test_after_chance_all_must_agree() -> None:
    sheet = yak(3)
    before = sheet.lines()
    sheet.play()
    sheet.play()
    assert sheet.lines()[-1].startswith("* draw")
    (asked,) = sheet.do(decide.undo, 0)
    assert isinstance(asked, e.Asked) and sheet.table.agreed == {0}
    sheet.do(decide.answer, 1, True)
    assert sheet.refused(decide.answer, 1, True) == "undo-answered"
    assert sheet.lines() != before
    sheet.do(decide.answer, 2, True)
    assert sheet.lines() == [*before, sheet.lines()[-1]] and sheet.table.ask is None


def test_one_refuses() -> None:
    sheet = yak(3)
    sheet.play()
    sheet.play()
    after = sheet.lines()
    sheet.do(decide.undo, 0)
    sheet.do(decide.answer, 2, False)
    assert sheet.table.ask is None and sheet.lines() == after
    assert sheet.refused(decide.answer, 1, True) == "undo-not-asked"


def test_one_question_at_a_time() -> None:
    """Who agrees to one thing has not agreed to another."""
    sheet = yak(3)
    sheet.play()
    sheet.play()
    sheet.do(decide.undo, 0)
    asked = sheet.table.seq
    sheet.do(decide.answer, 1, True)
    assert sheet.refused(decide.undo, 1) == "undo-another"
    assert sheet.refused(decide.undo, 0) == "undo-another"
    assert sheet.refused(decide.answer, 2, True, saw=asked - 1) == "table-moved-on"
    assert sheet.table.agreed == {0, 1}
    sheet.do(decide.answer, 2, False, saw=asked)
    assert sheet.table.ask is None


def test_after_another_move_all_must_agree() -> None:
    sheet = Sheet("yam-master", ["open", "open"]).seated(0, 1)
    while sheet.table.mover == 0:
        sheet.play()
    (asked,) = sheet.do(decide.undo, 0)
    assert isinstance(asked, e.Asked)
    # A move goes on: the question is over.
    sheet.play()
    assert sheet.table.ask is None


def test_a_doubt_shows_the_pile() -> None:
    sheet = yak()
    while "challenge" not in sheet.legal():
        sheet.play()
    doubter = sheet.table.mover or 0
    sheet.play("challenge")
    assert doubter in (0, 1)
    (asked,) = sheet.do(decide.undo, doubter)
    assert isinstance(asked, e.Asked)


@pytest.mark.parametrize("other", ["open", "bot"])
def test_turned_up_tokens_were_seen(other: str) -> None:
    """YAKI-18: not even the others can allow somebody to have looked."""
    sheet = Sheet("yaki", ["open", other]).seated(*([0, 1] if other == "open" else [0]))
    sheet.play()
    assert decide.undo_now(sheet.table, 0) == ""
    assert sheet.refused(decide.undo, 0) == "undo-seen"


def test_a_stop_in_yaki_shows_nothing() -> None:
    sheet = Sheet("yaki", ["open", "open"], options={"may_stop": "yes"}).seated(0, 1)
    while "stop" not in sheet.legal():
        sheet.play()
    stopped = sheet.table.mover
    before = sheet.lines()
    sheet.play("stop")
    (undone,) = sheet.do(decide.undo, stopped)
    assert isinstance(undone, e.Undone) and sheet.lines() == before and not sheet.table.mark


def test_bots_never_agree() -> None:
    """Alone against them, neither their moves nor chance are taken back."""
    sheet = Sheet("yak", ["open", "bot"]).seated(0)
    sheet.play()
    assert decide.undo_now(sheet.table, 0) == "now"
    sheet.play()
    assert sheet.lines()[-1].startswith("* draw")
    for _ in range(2):
        assert decide.undo_now(sheet.table, 0) == ""
        assert sheet.refused(decide.undo, 0) == "undo-bots"
        sheet.play(bot=True)


def test_a_throw_against_bots_stays_thrown() -> None:
    sheet = Sheet("yay", ["open", "bot"]).seated(0)
    while sheet.table.events[-1:] == [] or not sheet.table.events[-1].draw:
        sheet.play()
    assert decide.undo_now(sheet.table, 0) == ""
    assert sheet.refused(decide.undo, 0) == "undo-bots"


def test_bots_are_not_asked_among_people() -> None:
    sheet = Sheet("yak", ["open", "bot", "open"]).seated(0, 2)
    sheet.play()
    sheet.play()
    sheet.do(decide.undo, 0)
    sheet.do(decide.answer, 2, True)
    assert sheet.table.ask is None and sheet.table.mover == 0


class TestTableWithoutTakingBack:
    def test_nothing_is_taken_back(self) -> None:
        sheet = yak(taking_back="never")
        sheet.play()
        assert decide.undo_now(sheet.table, 0) == ""
        assert sheet.refused(decide.undo, 0) == "undo-never"


class TestPractice:
    def test_free_and_without_limit_against_bots(self) -> None:
        sheet = Sheet("yak", ["open", "bot"], taking_back="practice").seated(0)
        start = sheet.lines()
        for _ in range(3):
            while sheet.table.mover == 0:
                sheet.play()
            while sheet.table.mover == 1:
                sheet.play(bot=True)
        count = 0
        while decide.undo_now(sheet.table, 0):
            assert decide.undo_now(sheet.table, 0) == "now"
            (undone, *_) = sheet.do(decide.undo, 0)
            assert isinstance(undone, e.Undone) and sheet.table.mover == 0
            count += 1
        assert count >= 3 and sheet.lines() == start

    def test_a_look_in_yaki(self) -> None:
        sheet = Sheet("yaki", ["open", "bot"], taking_back="practice").seated(0)
        sheet.play()
        sheet.do(decide.undo, 0)
        assert sheet.lines() == [] and sheet.table.mover == 0

    def test_not_after_the_end(self) -> None:
        sheet = yak(taking_back="practice").play_out(random.Random(3))
        assert sheet.refused(decide.undo, 0) == "table-over"


class TestMarks:
    """A game in which something shown was taken back does not count."""

    def test_a_slip_leaves_no_mark(self) -> None:
        sheet = yak()
        sheet.play()
        sheet.do(decide.undo, 0)
        sheet.play_out(random.Random(3))
        assert sheet.table.mark == "" and series(sheet.table)[0] == 1
        assert "# taken-back" not in _record(sheet.table, Eyes(None))

    def test_what_was_agreed_to_does(self) -> None:
        sheet = yak()
        sheet.play()
        sheet.play()
        sheet.do(decide.undo, 0)
        assert sheet.table.mark == ""
        sheet.do(decide.answer, 1, True)
        assert sheet.table.mark == "taken-back"
        assert "# taken-back" in _record(sheet.table, Eyes(None)).splitlines()
        sheet.play_out(random.Random(3))
        text = _record(sheet.table, Eyes(None))
        assert "# taken-back" in text.splitlines() and mark_of(text.encode()) == "taken-back"
        assert series(sheet.table) == (0, [0, 0])
        assert sight.info(sheet.again(), here(), 0).mark == "taken-back"

    def test_practice_is_marked_from_the_start(self) -> None:
        sheet = yak(taking_back="practice")
        assert sheet.table.mark == "practice"
        sheet.play_out(random.Random(3))
        assert "# practice" in _record(sheet.table, Eyes(None)).splitlines()
        assert series(sheet.table) == (0, [0, 0])


def test_the_question_tells_from_where_it_would_go_on() -> None:
    sheet = yak()
    sheet.play()
    length = len(sheet.lines())
    sheet.play()
    sheet.do(decide.undo, 0)
    ask = sight.info(sheet.table, here(), 0).ask
    assert ask is not None and ask.length == length


def test_a_seat_that_a_bot_plays_is_not_asked() -> None:
    sheet = yak(3)
    sheet.do(decide.hand, 2, "asked")
    sheet.play()
    sheet.play()
    sheet.do(decide.undo, 0)
    sheet.do(decide.answer, 1, True)
    assert sheet.table.ask is None and sheet.table.mover == 0


def test_whoever_is_away_finds_its_decisions_again() -> None:
    sheet = yak(2)
    while sheet.table.events[-1].actor != 1:
        sheet.play()
    sheet.do(decide.hand, 1, "asked")
    assert decide.undo_now(sheet.table, 0) == ""
    assert sheet.refused(decide.undo, 0) == "undo-away"
    sheet.do(decide.stand, 1)
    assert decide.undo_now(sheet.table, 0) == ""
    assert sheet.refused(decide.undo, 0) == "undo-bots"


@pytest.mark.parametrize("how", ["hand", "stand"])
def test_the_last_one_to_answer_goes(how: str) -> None:
    sheet = yak(2)
    sheet.play()
    sheet.play()
    sheet.do(decide.undo, 0)
    if how == "hand":
        sheet.do(decide.hand, 1, "asked")
    else:
        sheet.do(decide.stand, 1)
    assert sheet.table.ask is None
    assert sheet.refused(decide.undo, 0) == {"hand": "undo-away", "stand": "undo-bots"}[how]


def test_whoever_asked_goes() -> None:
    sheet = yak(3)
    sheet.play()
    sheet.play()
    sheet.do(decide.undo, 0)
    sheet.do(decide.stand, 0)
    assert sheet.table.ask is None
    assert sheet.refused(decide.answer, 1, True) == "undo-not-asked"


def test_draws_after_an_undo_have_new_numbers() -> None:
    sheet = yak()
    sheet.play()
    sheet.play()
    spent = max(sheet.table.draws)
    sheet.do(decide.undo, 0)
    sheet.do(decide.answer, 1, True)
    played = sheet.play()[1:]
    numbers = [entry.draw for entry in played if isinstance(entry, e.Played)]
    assert numbers and min(numbers) == spent + 1
    assert sheet.table.proof().skipped


def test_not_after_the_end_when_the_seed_is_shown() -> None:
    sheet = yak().play_out(random.Random(3))
    assert sheet.refused(decide.undo, 0) == "table-over"
