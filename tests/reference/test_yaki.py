"""The second opinion on YAKI against worked examples."""

import pytest

from tests.reference import yaki
from tests.reference.common import Options
from tests.reference.positions import HELD_BACK, HELD_BACK_TURNS, LONG_PATHS, SNAKE, after


@pytest.mark.parametrize(
    ("most_advanced", "square", "fitting", "not_fitting"),
    [
        ("red-3", ".", "red-1 red-5 green-2 violet-3 yellow-4", "green-1 violet-5"),
        ("red-3", "T", "red-1 red-5 green-2 violet-3 yellow-4", "green-1 violet-5"),
        ("red-3", "V", "violet-2 violet-3 violet-4", "violet-1 violet-5 red-3 green-3"),
        ("violet-1", "V", "violet-2 violet-3 violet-4 violet-5", "red-1"),
        ("red-5", ".", "green-4 green-5", "green-1"),
    ],
)
def test_yaki_fits(most_advanced: str, square: str, fitting: str, not_fitting: str) -> None:
    for token in fitting.split():
        assert yaki.fits(token, most_advanced, square)
    for token in not_fitting.split():
        assert not yaki.fits(token, most_advanced, square)


def test_yaki_paths_option() -> None:
    fine = yaki.DEFAULT_PATHS
    assert yaki.is_paths(fine)
    assert yaki.is_paths(",".join(["S..T"] * 5 + ["S" + "." * 14 + "T"]))
    for bad in [
        fine.lower(),
        fine + ",S..T",
        ",".join(["S..T"] * 5),
        ",".join(["S..T"] * 5 + ["S.T"]),
        ",".join(["S..T"] * 5 + ["S" + "." * 15 + "T"]),
        ",".join(["S..T"] * 5 + ["S.STT"]),
        ",".join(["S..T"] * 5 + ["S.BT"]),
        fine.replace(",", ", "),
    ]:
        assert not yaki.is_paths(bad), bad


def yaki_after(*texts: str, players: int = 2, options: Options | None = None) -> yaki.Reference:
    return after(yaki.Reference(players, options or {}), *texts)


def test_yaki_refusals() -> None:
    game = yaki_after("flip 1", "reveal red-3", "flip 2", "reveal red-4", "flip 3")
    assert game.judge("*", "reveal red-3") == "YAKI-7"
    assert game.judge("*", "reveal blue-3") == "-"
    assert game.judge("*", "reveal red-6") == "-"
    assert game.judge("0", "reveal red-5") == "-"
    game.apply("reveal green-1")
    for text, answer in {
        "flip 2": "YAKI-7",
        "flip 1": "ok",
        "flip 3": "ok",
        "flip 0": "-",
        "flip 21": "-",
        "flip 01": "-",
        "flip " + "9" * 5000: "-",
        "flip": "-",
        "stop": "YAKI-11",
        "reveal red-1": "-",
    }.items():
        assert game.judge("1", text) == answer, text
    game.apply("flip 1")
    assert game.to_move() == 1


def test_yaki_stop() -> None:
    game = yaki_after(options={"may_stop": "yes"})
    assert game.judge("0", "stop") == "YAKI-11"
    game.apply("flip 7")
    game.apply("reveal red-3")
    assert "stop" in game.legal()
    game.apply("stop")
    assert game.to_move() == 1
    assert "flip 7" not in game.legal()


def test_yaki_tokens_stay_after_a_stop() -> None:
    options: Options = {"may_stop": "yes", "paths": ",".join(["S......T"] * 6)}
    game = yaki_after(
        *["flip 1", "reveal red-3", "flip 2", "reveal red-4", "flip 3", "reveal red-5", "stop"],
        *["flip 4", "reveal green-1", "stop"],
        options=options,
    )
    assert game.judge("0", "stop") == "YAKI-11"
    assert [game.judge("0", f"flip {place}") for place in (1, 2, 3, 4)] == ["YAKI-7"] * 4
    after(game, "flip 5", "reveal yellow-4", "stop")
    assert game.tokens == [[1, 2, 3, 5], [4]]
    after(game, "flip 6", "reveal violet-5")  # does not fit green-1
    assert (game.to_move(), game.square) == (0, [3, 0])
    after(game, "flip 7", "reveal violet-1")  # does not fit yellow-4
    assert game.tokens == [[5], [4]]
    assert [game.judge("1", f"flip {place}") for place in (1, 2, 3)] == ["ok"] * 3
    after(game, "flip 6", "flip 1")  # violet-5 misses, red-3 fits yellow-4
    assert (game.to_move(), game.square[0]) == (0, 4)


def test_yaki_a_hidden_token_is_no_event() -> None:
    """YAKI-18: a record given to a person while the game runs cannot be replayed."""
    game = yaki_after("flip 1")
    assert game.judge("*", "reveal ?") == "-"


def test_yaki_two_hundred_turns_void_a_round() -> None:
    game = yaki_after(
        *["flip 1", "reveal red-1", "flip 3", "reveal green-5"],
        *["flip 2", "reveal green-1", "flip 3"],
        players=2,
    )
    for round_number in range(3):
        while not game.over and game.void_rounds_in_a_row == round_number:
            miss = next((p for p, token in game.seen.items() if not fits_now(game, token)), None)
            if miss in game.face_down():
                game.apply(f"flip {miss}")
                continue
            game.apply(game.legal()[0])
            if game.to_move() == "*":
                game.apply(sorted(game.legal(), key=lambda text: not fits_now(game, text[7:]))[-1])
    assert game.over
    assert game.exercised["YAKI-16 end"] == 1
    assert game.scores() == [0, 0]
    assert game.ranks() == [1, 1]


def fits_now(game: yaki.Reference, token: str) -> bool:
    return game.may_be_placed(game.seat, token)


def test_yaki_nobody_can_go_on() -> None:
    """Five seats hold the five red tokens before red squares: void once all were seen."""
    game = yaki_after(players=5, options={"paths": ",".join(["SR.T"] * 6), "first": 3})
    others = [token for token in yaki.all_tokens() if not token.startswith("red")]
    for round_number in range(3):
        assert game.to_move() == 3
        assert game.void_rounds_in_a_row == round_number
        for turn in range(15):
            if turn < 5:
                game.apply(f"flip {turn + 1}")
                game.apply(f"reveal red-{turn + 1}")
            game.apply(f"flip {turn + 6}")
            game.apply(f"reveal {others[turn]}")
    assert game.to_move() is None
    assert game.exercised["YAKI-16 stuck"] == 3
    assert game.ranks() == [1] * 5


def turn(game: yaki.Reference, tokens: str) -> None:
    """Turns up unseen tokens, and flips seen ones again; `stop` is one."""
    for token in tokens.split():
        place = next((place for place, seen in game.seen.items() if seen == token), None)
        if token == "stop":
            game.apply("stop")
        elif place is not None:
            game.apply(f"flip {place}")
        else:
            game.apply(f"flip {len(game.seen) + 1}")
            game.apply(f"reveal {token}")


def test_yaki_no_face_down_token_left_after_a_placing() -> None:
    """Six players, 16 squares: five tokens wait, the fifteenth of seat 5 is the last one."""
    game = yaki_after(players=6, options={"paths": LONG_PATHS, "may_stop": "yes"})
    for number in range(1, 6):
        turn(game, f"violet-{number} stop")
    turn(game, SNAKE)
    assert game.exercised["YAKI-13 after a placing"] == 1
    assert game.to_move() == 0
    assert len(game.face_down()) == 14


def test_yaki_no_face_down_token_left_at_the_start_of_a_turn() -> None:
    """Seat 2 puts the last token on its start square and keeps it; then seat 0 cannot flip."""
    game = yaki_after(players=3, options={"paths": LONG_PATHS, "may_stop": "yes"})
    turn(game, SNAKE + " stop")
    turn(game, "violet-1 violet-2 violet-3 violet-4 stop")
    assert game.legal() == ["flip 20"]
    turn(game, "violet-5")
    assert (game.to_move(), game.turns_ended) == (1, 4)
    assert [len(places) for places in game.tokens] == [1, 4, 1]
    assert game.square == [14, 3, 0]
    assert len(game.face_down()) == 14
    assert "stop" not in game.legal()


def test_yaki_kept_tokens_that_fit_nobody_do_not_save_a_round() -> None:
    """Five red tokens before red squares; green-1 lies behind red-1 and fits none of them."""
    paths = "S.R.T,SR.T,SR.T,SR.T,SR.T,SR.T"
    game = yaki_after(players=5, options={"paths": paths, "may_stop": "yes"})
    for start, miss in zip(
        ["green-1", "red-2", "red-3", "red-4", "red-5"], range(1, 6), strict=True
    ):
        turn(game, f"{start} {'yellow-3' if miss == 1 else f'violet-{miss}'}")
    for token in ["violet-1", "green-2", "green-3", "green-4", "green-5"]:
        turn(game, "yellow-3" if game.seat == 0 else token)
        if game.seat == 1:
            turn(game, token)
    unseen = [token for token in yaki.all_tokens() if token not in game.seen.values()]
    unseen.remove("red-1")
    while unseen or game.seat != 0:
        turn(game, "yellow-3" if game.seat == 0 or not unseen else unseen.pop())
    turn(game, "red-1 stop")
    assert game.exercised["YAKI-16 stuck"] == 1
    assert (game.to_move(), game.seen) == (1, {})


def test_yaki_kept_tokens_that_the_next_miss_brings_back_save_a_round() -> None:
    """YAKI-16: red-1 and red-5 lie behind red-2, violet-4 behind red-4; nothing face down fits."""
    game = yaki_after(players=6, options={"paths": HELD_BACK, "may_stop": "yes"})
    for number, tokens in enumerate(HELD_BACK_TURNS):
        assert game.seat == number % 6
        turn(game, tokens)
    assert len(game.seen) == 20
    for seat in range(6):
        assert not any(game.may_be_placed(seat, game.seen[place]) for place in game.face_down())
    assert (game.to_move(), game.exercised["YAKI-16"]) == (0, 0)
    turn(game, "green-1")  # a miss: red-1 and red-5 come back
    assert game.may_be_placed(1, "red-1")
    turn(game, "red-1")
    assert game.to_move() == 1
