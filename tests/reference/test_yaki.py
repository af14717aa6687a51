"""The second opinion on YAKI against worked examples."""

import pytest

from tests.reference import yaki
from tests.reference.common import Options
from tests.reference.positions import after


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


def test_yaki_no_face_down_token_left() -> None:
    """Six players, 16 squares: five tokens wait, the fifteenth of seat 5 is the last one."""
    paths = ",".join(["S" + "." * 14 + "T"] * 6)
    game = yaki_after(players=6, options={"paths": paths, "may_stop": "yes"})
    snake = [f"{colour}-{number}" for colour in ("red", "green", "yellow") for number in "12345"]
    for seat, token in enumerate(f"violet-{number}" for number in range(1, 6)):
        game.apply(f"flip {seat + 1}")
        game.apply(f"reveal {token}")
        game.apply("stop")
    order = snake[:5] + snake[9:4:-1] + snake[10:]  # red up, green down, yellow up
    for place, token in enumerate(order, start=6):
        assert game.seat == 5
        game.apply(f"flip {place}")
        game.apply(f"reveal {token}")
    assert game.exercised["YAKI-13"] == 1
    assert game.to_move() == 0
    assert len(game.face_down()) == 14
