"""Taking back: at once if that betrays nothing, else if all agree."""

import random

import pytest

from tests.server.sheet import Sheet, yak
from yurt.server import decide
from yurt.server import entries as e


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
    while "challenge" not in (sheet.table.state.legal() if sheet.table.state else []):
        sheet.play()
    doubter = sheet.table.mover or 0
    sheet.play("challenge")
    assert doubter in (0, 1)
    (asked,) = sheet.do(decide.undo, doubter)
    assert isinstance(asked, e.Asked)


def test_turned_up_tokens_were_seen() -> None:
    sheet = Sheet("yaki", ["open", "open"]).seated(0, 1)
    sheet.play()
    (asked,) = sheet.do(decide.undo, 0)
    assert isinstance(asked, e.Asked)


def test_alone_with_bots_nobody_has_to_be_asked() -> None:
    sheet = Sheet("yak", ["open", "bot"]).seated(0)
    sheet.play()
    sheet.play()
    sheet.play(bot=True)
    (undone,) = sheet.do(decide.undo, 0)
    assert isinstance(undone, e.Undone) and sheet.table.mover == 0


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
    assert decide.undo_now(sheet.table, 0) == "now"


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
    (undone,) = sheet.do(decide.undo, 0)
    assert isinstance(undone, e.Undone)


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
