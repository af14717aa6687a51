"""Several moves in one call: all or none, one entry each, taken back together; and why not."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import Inside, Line, inside, run
from tests.server.players import mover, news
from tests.server.sheet import GAMES, START, Sheet, load, yak
from yurt.engine.words import LANGUAGES
from yurt.server import decide
from yurt.server import entries as e
from yurt.server.speech import sentence
from yurt.server.table import PLAYING


def card(sheet: Sheet) -> str:
    assert sheet.table.state is not None
    return next(text for text in sheet.table.state.legal() if text.startswith("play"))


class TestOneCall:
    def test_both_are_made_and_kept_apart(self) -> None:
        sheet = yak()
        first, second, *drawn = sheet.play(card(sheet), "claim 1 yak")
        assert isinstance(first, e.Played) and isinstance(second, e.Played)
        assert (first.actor, second.actor) == (0, 0) and second.event == "claim 1 yak"
        assert (first.joined, second.joined) == (False, True)
        assert all(isinstance(each, e.Played) and each.draw for each in drawn)
        assert sheet.table.mover == 1
        assert sheet.again().state == sheet.table.state

    def test_all_or_none(self) -> None:
        sheet = yak()
        seq = sheet.table.seq
        assert (
            sheet.refused(decide.play, 0, [card(sheet), "claim 2 yak"], seq)
            == "refuse-open-with-one"
        )
        assert sheet.refused(decide.play, 0, [card(sheet), card(sheet)], seq) == "refuse-must-claim"
        assert (
            sheet.refused(decide.play, 0, ["claim 1 yak", card(sheet)], seq) == "refuse-play-first"
        )
        assert sheet.table.seq == seq

    def test_nothing_comes_between(self) -> None:
        """After a claim there is a draw, and then somebody else's turn."""
        sheet = yak()
        moves = [card(sheet), "claim 1 yak", "challenge"]
        assert sheet.refused(decide.play, 0, moves, sheet.table.seq) == "table-apart"

    @pytest.mark.parametrize("game", GAMES)
    def test_only_half_a_turn_is_followed_by_more(self, game: str) -> None:
        """What a whole move leads to is not told to somebody who then makes none."""
        sheet = Sheet(game, ["open"] * GAMES[game]).seated(*range(GAMES[game]))
        state, seq = sheet.table.state, sheet.table.seq
        assert state is not None and sheet.table.mover is not None
        for text in state.legal():
            code = state.number(text)
            if state.game.advice.is_half(code):
                assert state.after(code).to_move == state.to_move
            else:
                key = sheet.refused(decide.play, sheet.table.mover, [text, "?"], seq)
                assert key == "table-apart"

    def test_the_same_as_one_after_the_other(self) -> None:
        together, apart = yak(), yak()
        for _ in range(12):
            if together.table.status != PLAYING:
                break
            state = together.table.state
            assert state is not None
            if "challenge" in state.legal() and together.table.seq % 3 == 0:
                together.play("challenge")
                apart.play("challenge")
                continue
            moves = [card(together)]
            moves.append(state.after(moves[0]).legal()[0])
            together.play(*moves)
            for move in moves:
                apart.play(move)
        assert together.lines() == apart.lines()

    def test_a_clock_gives_what_single_moves_give(self) -> None:
        clock = e.Clock("bank", 60.0, 5.0)
        together, apart = yak(clock=clock), yak(clock=clock)
        for sheet in (together, apart):
            sheet.now = START + 20
        together.play(card(together), "claim 1 yak")
        apart.play(card(apart))
        apart.play("claim 1 yak")
        assert together.table.banks == apart.table.banks == [60 - 20 + 2 * 5, 60]


class TestUndo:
    def test_the_whole_call_is_taken_back(self) -> None:
        """At a practice table at once, else when the others agree."""
        sheet = Sheet("yak", ["open", "bot"], taking_back="practice").seated(0)
        before = sheet.lines()
        sheet.play(card(sheet), "claim 1 yak")
        assert decide.undo_now(sheet.table, 0) == "now"
        sheet.do(decide.undo, 0)
        assert sheet.lines() == before and sheet.table.mover == 0
        assert sheet.again().state == sheet.table.state

    def test_others_are_asked_for_all_of_it(self) -> None:
        sheet = yak()
        before = sheet.lines()
        sheet.play(card(sheet), "claim 1 yak")
        asked = sheet.do(decide.undo, 0)[0]
        assert isinstance(asked, e.Asked) and asked.length == len(before)
        sheet.do(decide.answer, 1, True)
        assert sheet.lines() == before

    def test_moves_of_two_calls_go_one_by_one(self) -> None:
        sheet = Sheet("yak", ["open", "bot"], taking_back="practice").seated(0)
        sheet.play(card(sheet))
        after = sheet.lines()
        sheet.play("claim 1 yak")
        sheet.do(decide.undo, 0)
        assert sheet.lines() == after


async def sat(server: Inside, **hello: Any) -> tuple[list[Line], Any]:
    made = await server.open("yak", ["host", "host"], first=0)
    tokens = made["tokens"].values()
    return [await server.line(made["id"], token=token, **hello) for token in tokens], made


class TestAtTheTable:
    def test_one_round_trip_and_one_piece_of_news(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                lines, made = await sat(server)
                ada, told = mover(*lines), news(lines[0])[-1]
                held = told["moves"]["single"][0]["event"]
                form = told["moves"]["ranges"][0]
                assert form["after"] == "play" and form["least"] == ["1", "yeti"]
                heard, log = len(news(lines[1])), len(await server.log(made["id"]))
                sent = {"events": [held, "claim 1 yak"], "saw": told["seq"], "request": "once"}
                done = await ada.call("play", **sent)
                assert done["is"] == "done" and done["seq"] == told["seq"] + 1
                await server.settle()
                assert len(news(lines[1])) == heard + 1
                events = news(lines[1])[-1]["events"]
                assert [each["actor"] for each in events] == [0, 0, -1]
                assert news(lines[1])[-1]["table"]["turn"] == 1
                assert len(await server.log(made["id"])) == log + 3
                # Sent again it is answered alike, and done once.
                assert await ada.call("play", **sent) == done
                assert len(await server.log(made["id"])) == log + 3

        run(work())

    def test_why_changes_nothing_and_says_what_a_refusal_would(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                lines, made = await sat(server)
                told = news(lines[0])[-1]
                held = told["moves"]["single"][0]["event"]
                log = await server.log(made["id"])
                for events in ([held, "claim 2 yak"], ["claim 1 yak"], ["draw ?"], ["nonsense"]):
                    asked = {"events": events, "saw": told["seq"]}
                    reason = await lines[0].call("why", **asked)
                    refused = await lines[0].call("play", **asked)
                    assert (reason["is"], refused["is"]) == ("reason", "refused")
                    for field in ("message", "rule", "key"):
                        assert reason.get(field) == refused.get(field)
                    assert reason["message"] and reason["seq"] == told["seq"]
                can = await lines[0].call("why", events=[held, "claim 1 yak"], saw=told["seq"])
                assert can.keys() == {"is", "request", "seq"}
                assert await server.log(made["id"]) == log

        run(work())

    def test_why_of_those_who_are_not_to_move(self, tmp_path: Path) -> None:
        async def work() -> None:
            async with inside(tmp_path) as server:
                lines, made = await sat(server)
                seq = news(lines[0])[-1]["seq"]
                reason = await lines[1].call("why", events=["challenge"], saw=seq)
                assert reason["key"] == "table-not-your-turn"
                watcher = await server.line(made["id"])
                refused = await watcher.call("why", events=["challenge"], saw=seq)
                assert refused["key"] == "table-watching"
                refused = await lines[0].call("why", events=["challenge"], saw=seq - 1)
                assert refused["key"] == "table-moved-on"

        run(work())


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "It’s Bob’s turn. Yours will come."),
        ("de", "Bob ist dran. Du kommst auch noch."),
        ("fr", "C’est à Bob. Ton tour viendra."),
        ("it", "Tocca a Bob. Poi verrà il tuo turno."),
        ("nl", "Bob is aan de beurt. Jij komt ook nog."),
    ],
)
def test_whoever_plays_out_of_turn_is_told_by_name_whose_turn_it_is(
    tmp_path: Path, language: str, sentence: str
) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            made = await server.open("yak", ["host", "host"], names=["Ann", "Bob"], first=1)
            ann = await server.line(made["id"], token=made["tokens"]["0"], language=language)
            for call in ("play", "why"):
                refused = await ann.call(call, events=["challenge"], saw=news(ann)[-1]["seq"])
                assert refused["message"] == sentence and "rule" not in refused

    run(work())


def test_the_refusal_is_said_in_every_language() -> None:
    sheet = yak()
    reason = decide.why(sheet.table, 0, [card(sheet), "claim 1 yak", "challenge"], sheet.table.seq)
    assert reason is not None
    said = {sentence(reason.saying, language, load("yak")) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
