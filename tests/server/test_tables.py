"""What may happen at a table: no server, no clock but our own."""

import random

import pytest

from tests.server.sheet import GAMES, HOST, START, Sheet, here, secret, yak
from yurt.server import decide, sight
from yurt.server import entries as e
from yurt.server.calls import named
from yurt.server.seats import BOT, OPEN, PERSON
from yurt.server.table import CHAT_LENGTH, PHRASES


class TestSeats:
    def test_waits_until_the_last_seat_is_taken(self) -> None:
        sheet = Sheet("yak", ["open", "bot", "open"])
        assert [seat.kind for seat in sheet.table.seats] == [OPEN, BOT, OPEN]
        sheet.seated(2)
        assert sheet.table.status == "waiting" and sheet.table.mover is None
        sheet.seated(0)
        assert sheet.table.status == "playing" and sheet.table.mover is not None

    def test_without_a_number_the_first_free_seat(self) -> None:
        sheet = Sheet("yak", ["bot", "open", "open"])
        sheet.do(decide.sit, None, "Ada", "one")
        sheet.do(decide.sit, None, "Bea", "two")
        assert [sheet.table.seat_of(token) for token in ("one", "two", "three")] == [1, 2, None]

    def test_host_seats_wait_for_their_owner_like_open_ones(self) -> None:
        sheet = Sheet("yak", ["host", "open"])
        assert [seat.kind for seat in sheet.table.seats] == [OPEN, OPEN]

    def test_refusals(self) -> None:
        sheet = Sheet("yak", ["open", "bot"])
        assert sheet.refused(decide.sit, 1, "Ada", "x") == "table-taken"
        assert sheet.refused(decide.sit, 7, "Ada", "x") == "table-no-seat"
        sheet.seated(0)
        assert sheet.refused(decide.sit, None, "Bea", "x") == "table-full"
        sheet.do(decide.close)
        assert sheet.refused(decide.sit, None, "Bea", "x") == "table-over"

    @pytest.mark.parametrize(
        ("given", "kept"),
        [
            ("  Ada \t\n Lovelace ", "Ada Lovelace"),
            ("a\x00b\x1b[31mc", "a b [31mc"),
            ("evil\u202egnp", "evil gnp"),
            ("", "1"),
            ("\u200b\u200b", "1"),
            ("x" * 60, "x" * 24),
            ("\ud800", "1"),
        ],
    )
    def test_names_are_cleaned(self, given: str, kept: str) -> None:
        sheet = Sheet("yak", ["open", "open"])
        sheet.do(decide.sit, 0, given, "x")
        assert sheet.table.names == (kept, "")

    @pytest.mark.parametrize("game", GAMES)
    def test_after_moves_the_rest_of_the_table_is_as_it_was(self, game: str) -> None:
        sheet = Sheet(game, ["open"] * GAMES[game]).seated(*range(GAMES[game]))
        rng, told = random.Random(1), sight.info(sheet.table, here(0), START)
        while sheet.table.mover is not None:
            sheet.play(rng.choice(sheet.legal()))
            told = sight.info_after_moves(told, sheet.table)
            assert told == sight.info(sheet.table, here(0), START)

    def test_leaving_before_the_start_frees_the_seat(self) -> None:
        sheet = Sheet("yak", ["open", "open"]).seated(0)
        sheet.do(decide.stand, 0)
        assert sheet.table.seats[0].kind == OPEN and sheet.table.names == ("", "")
        assert sheet.table.seat_of(secret(0)) is None
        assert sheet.refused(decide.stand, 0) == "table-no-person"

    def test_a_bot_plays_on_for_someone_who_left_and_the_seat_can_be_taken(self) -> None:
        sheet = yak()
        sheet.do(decide.stand, 0)
        assert sheet.table.seats[0].by_bot and sheet.table.seat_of(secret(0)) is None
        assert sheet.table.due() == (START + 1, "bot")
        sheet.do(decide.free, 0)
        sheet.do(decide.sit, 0, "Cleo", "new secret")
        assert sheet.table.seat_of("new secret") == 0 and not sheet.table.seats[0].by_bot

    def test_the_tables_own_bots_keep_their_seats(self) -> None:
        sheet = Sheet("yak", ["open", "bot"]).seated(0)
        assert sheet.refused(decide.sit, 1, "Ada", "x") == "table-full"

    def test_everyone_is_told_which_seats_are_free(self) -> None:
        def free() -> list[bool]:
            return [seat.free for seat in sight.info(sheet.table, here(), START).seats]

        sheet = Sheet("yak", ["open", "bot", "open"])
        assert free() == [True, False, True]
        sheet.seated(0, 2)
        assert free() == [False, False, False]
        sheet.do(decide.hand, 2, "asked")
        assert free() == [False, False, False]
        sheet.do(decide.stand, 0)
        assert free() == [False, False, False]
        sheet.do(decide.free, 0)
        assert free() == [True, False, False]
        sheet.do(decide.close)
        assert free() == [False, False, False]

    def test_hand_and_back(self) -> None:
        sheet = yak()
        assert sheet.refused(decide.back, 0) == "table-you-play"
        sheet.do(decide.hand, 0, "asked")
        assert sheet.table.seats[0].kind == PERSON and sheet.table.seats[0].by_bot
        assert sheet.refused(decide.hand, 0, "asked") == "table-bot-plays"
        move = sheet.table.state.legal()[0] if sheet.table.state else ""
        assert sheet.refused(decide.play, 0, [move], sheet.table.seq) == "table-bot-plays"
        sheet.play(bot=True)
        sheet.do(decide.back, 0)
        sheet.play()
        assert [played.bot for played in sheet.table.events if played.actor == 0] == [True, False]

    def test_nobody_hands_over_before_the_start(self) -> None:
        sheet = Sheet("yak", ["open", "open"]).seated(0)
        assert sheet.refused(decide.hand, 0, "asked") == "table-not-playing"

    def test_kick_voids_the_token(self) -> None:
        sheet = yak()
        (stood,) = sheet.do(decide.stand, 1, kicked=True)
        assert isinstance(stood, e.Stood) and stood.kicked
        assert sheet.table.seat_of(secret(1)) is None
        assert not sheet.table.is_owner(1, "") and sheet.table.seats[1].by_bot

    def test_start_gives_free_seats_to_bots(self) -> None:
        sheet = Sheet("yak", ["open", "open", "open"]).seated(1)
        sheet.do(decide.start)
        assert [seat.kind for seat in sheet.table.seats] == [BOT, PERSON, BOT]
        assert sheet.refused(decide.start) == "table-started"

    def test_the_host_is_known_by_its_secret(self) -> None:
        table = Sheet("yak", ["open", "open"]).seated(0).table
        assert table.is_host(HOST)
        assert not table.is_host("") and not table.is_host(secret(0))

    def test_rematch_and_close(self) -> None:
        sheet = yak()
        assert sheet.refused(decide.again, "next") == "table-not-over"
        sheet.play_out(random.Random(1))
        sheet.do(decide.again, "next")
        assert sheet.table.again == "next"
        assert sheet.refused(decide.again, "other") == "table-again"
        assert set(sheet.table.owners()) == {0, 1}
        sheet.do(decide.close)
        assert sheet.refused(decide.close) == "table-closed"
        assert sheet.refused(decide.stand, 0) == "table-closed"
        assert sheet.refused(decide.speak, 0, "hi", "") == "table-closed"
        assert sheet.refused(decide.mute, 0, True) == "table-closed"
        assert sheet.refused(decide.allow, True, True) == "table-closed"


class TestMoves:
    def test_refusals(self) -> None:
        sheet = Sheet("yak", ["open", "open"])
        assert sheet.refused(decide.play, 0, ["challenge"], 1) == "table-waiting"
        sheet.seated(0, 1)
        seen = sheet.table.seq
        assert sheet.refused(decide.play, 1, ["challenge"], seen) == "table-not-your-turn"
        assert sheet.refused(decide.play, 0, ["* draw stop"], seen) == "no-event"
        assert sheet.refused(decide.play, 0, ["draw stop"], seen) == "chance-only"
        sheet.play()
        move = sheet.table.state.legal()[0] if sheet.table.state else ""
        assert sheet.refused(decide.play, 0, [move], seen) == "table-moved-on"
        sheet.play_out(random.Random(2))
        assert sheet.refused(decide.play, 0, [move], sheet.table.seq) == "table-over"

    def test_chat_does_not_make_a_position_old(self) -> None:
        sheet = yak()
        seen = sheet.table.seq
        sheet.do(decide.speak, 1, "hello", "")
        move = sheet.table.state.legal()[0] if sheet.table.state else ""
        sheet.do(decide.play, 0, [move], seen)

    def test_requests_are_remembered_by_seat(self) -> None:
        sheet = yak()
        muted = decide.mute(sheet.table, 1, True)[0]
        sheet.keep([named(muted, "7", seat=0)])
        assert sheet.table.done(0, "7") == sheet.table.seq
        # The same name of another client is another call.
        assert sheet.table.done(1, "7") is None

    def test_old_requests_are_forgotten(self) -> None:
        sheet = yak()
        said = decide.speak(sheet.table, 0, "hello", "")[0]
        sheet.keep([named(said, "once", seat=1)])
        for number in range(500):
            sheet.keep([named(said, str(number), seat=0)])
        kept = [number for number in range(500) if sheet.table.done(0, str(number))]
        assert kept == [*range(500 - 64, 500)]
        # Nobody else's are forgotten for it.
        assert sheet.table.done(1, "once") is not None


class TestClocks:
    def test_none(self) -> None:
        assert yak().table.due() is None

    def test_for_each_move(self) -> None:
        sheet = yak(clock=e.Clock("move", 30))
        assert sheet.table.due() == (START + 30, "clock")
        sheet.now += 20
        sheet.play()
        assert sheet.table.due() == (START + 20 + 30, "clock")

    def test_bank_and_increment(self) -> None:
        sheet = yak(clock=e.Clock("bank", 60, 5))
        sheet.now += 20
        sheet.play()
        assert sheet.table.mover == 0 and sheet.table.banks == [45, 60]
        assert sheet.table.due() == (START + 20 + 45, "clock")

    def test_a_pause_is_not_charged(self) -> None:
        sheet = yak(clock=e.Clock("bank", 60))
        sheet.now += 10
        sheet.keep([e.Paused(seconds=500)])
        sheet.now += 500
        sheet.play()
        assert sheet.table.banks == [50, 60]

    def test_out_of_time_hands_to_a_bot(self) -> None:
        sheet = yak(clock=e.Clock("move", 30))
        assert decide.out_of_time(sheet.table, START + 29) == []
        sheet.now += 30
        (handed,) = sheet.do(decide.out_of_time, sheet.now)
        assert isinstance(handed, e.Handed) and handed.why == "time" and handed.seat == 0
        assert sheet.table.due() == (START + 31, "bot")
        assert decide.out_of_time(sheet.table, START + 99) == []
        assert sheet.table.status == "playing"

    @pytest.mark.parametrize("kind", ["move", "bank"])
    def test_handing_over_and_back_does_not_turn_the_clock_back(self, kind: str) -> None:
        sheet = yak(clock=e.Clock(kind, 60))
        sheet.now += 50
        sheet.do(decide.hand, 0, "asked")
        sheet.now += 100
        sheet.do(decide.back, 0)
        assert sheet.table.due() == (sheet.now + 10, "clock")

    @pytest.mark.parametrize("kind", ["move", "bank"])
    def test_whoever_ran_out_of_time_comes_back_with_a_moment_to_think(self, kind: str) -> None:
        sheet = yak(clock=e.Clock(kind, 60))
        sheet.now += 60
        sheet.do(decide.out_of_time, sheet.now)
        sheet.do(decide.back, 0)
        assert sheet.table.due() == (sheet.now + 15, "clock")
        quick = yak(clock=e.Clock(kind, 4))
        quick.now += 4
        quick.do(decide.out_of_time, quick.now)
        quick.do(decide.back, 0)
        assert quick.table.due() == (quick.now + 4, "clock")

    @pytest.mark.parametrize("kind", ["move", "bank"])
    def test_more_time_is_given_once_for_a_decision(self, kind: str) -> None:
        sheet = yak(clock=e.Clock(kind, 60))
        for seconds in (60, 15):
            sheet.now += seconds
            sheet.do(decide.out_of_time, sheet.now)
            if seconds == 60:
                sheet.do(decide.back, 0)
        assert sheet.refused(decide.back, 0) == "table-late"
        sheet.play(bot=True)
        sheet.do(decide.back, 0)

    def test_a_finished_game_is_not_come_back_to(self) -> None:
        sheet = yak()
        sheet.do(decide.hand, 0, "asked")
        while sheet.table.mover is not None:
            sheet.play(bot=sheet.table.mover == 0)
        assert sheet.refused(decide.back, 0) == "table-not-playing"

    def test_taking_back_wins_no_time(self) -> None:
        sheet = yak(clock=e.Clock("bank", 60, 5))
        for left in (50, 40, 30):
            sheet.now += 10
            sheet.play()
            sheet.do(decide.undo, 0)
            assert sheet.table.banks == [left, 60]
            assert sheet.table.due() == (sheet.now + left, "clock")

    def test_taking_back_does_not_turn_the_clock_back(self) -> None:
        sheet = yak(clock=e.Clock("move", 60))
        for left in (50, 40, 30):
            sheet.now += 10
            sheet.play()
            sheet.do(decide.undo, 0)
            assert sheet.table.due() == (sheet.now + left, "clock")

    def test_what_was_thought_before_a_bot_moved_is_charged(self) -> None:
        sheet = yak(clock=e.Clock("bank", 60))
        sheet.now += 50
        sheet.do(decide.hand, 0, "asked")
        sheet.now += 100
        sheet.play(bot=True)
        assert sheet.table.banks == [10, 60]

    def test_a_new_owner_begins_to_think_when_sitting_down(self) -> None:
        sheet = yak(clock=e.Clock("move", 60))
        sheet.do(decide.stand, 0)
        sheet.now += 0.5
        sheet.do(decide.free, 0)
        sheet.do(decide.sit, 0, "Eve", "x")
        assert sheet.table.due() == (sheet.now + 60, "clock")

    def test_bots_take_the_pace_of_the_table(self) -> None:
        sheet = Sheet("yak", ["bot", "open"], pace=2.5).seated(1)
        assert sheet.table.due() == (START + 2.5, "bot")


class TestChat:
    def test_text_is_cleaned(self) -> None:
        sheet = yak()
        sheet.do(decide.speak, 0, "  so\x07 what\r\n? ", "")
        assert sheet.table.chat[-1][1].text == "so what ?"

    def test_phrases(self) -> None:
        sheet = yak()
        for phrase in PHRASES:
            sheet.do(decide.speak, 1, "", phrase)
        assert [said.phrase for _, said in sheet.table.chat] == list(PHRASES)
        assert sheet.refused(decide.speak, 1, "", "go-away") == "chat-phrase"

    def test_refusals(self) -> None:
        sheet = yak()
        assert sheet.refused(decide.speak, 0, "", "") == "chat-length"
        assert sheet.refused(decide.speak, 0, "\x00", "") == "chat-length"
        assert sheet.refused(decide.speak, 0, "x" * (CHAT_LENGTH + 1), "") == "chat-length"
        sheet.do(decide.mute, 0, True)
        assert sheet.refused(decide.speak, 0, "hi", "") == "chat-muted"
        sheet.do(decide.mute, 0, False)
        sheet.do(decide.speak, 0, "hi", "")
        sheet.do(decide.allow, False, True)
        assert sheet.refused(decide.speak, 1, "hi", "") == "chat-off"

    def test_only_so_much_is_kept(self) -> None:
        sheet = yak()
        for number in range(250):
            sheet.do(decide.speak, 0, str(number), "")
        assert len(sheet.table.chat) == 200 and sheet.table.chat[-1][1].text == "249"


class TestNumbers:
    def test_seats_take_part_in_chance(self) -> None:
        sheet = Sheet("yak", ["open", "open", "open"]).seated(0)
        sheet.do(decide.add, 0, "Lucky7")
        sheet.seated(1, 2)
        assert sheet.table.numbers == {0: "Lucky7"}
        assert sheet.lines() != yak(3).lines()

    @pytest.mark.parametrize("number", ["", "a b", "ä", "x" * 65, "1\n# proof seed 00", "٣"])
    def test_only_letters_and_digits(self, number: str) -> None:
        sheet = Sheet("yak", ["open", "open"]).seated(0)
        assert sheet.refused(decide.add, 0, number) == "table-number"

    def test_only_before_the_start(self) -> None:
        assert yak().refused(decide.add, 0, "7") == "table-started"
