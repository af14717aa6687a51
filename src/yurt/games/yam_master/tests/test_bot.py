"""Yam Master's rule-of-thumb player: legal, decent, and the same again with the same numbers."""

import pytest

from yurt.engine.chance import seeded
from yurt.engine.jit import is_plain_wanted
from yurt.games.yam_master.bot import choose
from yurt.games.yam_master.tests.table import begin, turns
from yurt.testing import bots_win, play_bots

GAMES = 6 if is_plain_wanted() else 20


def test_the_bot_beats_random_play() -> None:
    assert bots_win("yam-master", GAMES) >= 0.9


@pytest.mark.parametrize("options", [{}, {"strict_full": "yes", "defi_only": "yes"}])
def test_bots_play_each_other_and_place_their_tokens(options: dict[str, str]) -> None:
    state = play_bots("yam-master", 2, {0, 1}, "bots", **options)
    assert state.record.turns < 200
    assert state == play_bots("yam-master", 2, {0, 1}, "bots", **options)


@pytest.mark.parametrize(
    ("words", "line", "expected"),
    [
        # five in a row
        ("a4 - b4 - c4 - d4 -", "* roll 1 1 1 1 6", "place e4"),
        # against five in a row
        ("- a4 - b4 - c4 - d4", "* roll 1 1 1 4 6", "place e4"),
        ("- a4 - b4 - c4 - d4", "* roll 1 1 2 3 4", "keep 1 1"),
        # a line of three rather than a lonely token
        ("a5 - b5 -", "* roll 5 5 5 5 2", "place c5"),
        # the Predator breaks four
        ("- a4 - b4 - c4 - d4", "* roll 4 4 4 4 4; 0 keep; * roll 4 4 4 4 4", "remove"),
    ],
)
def test_the_bot_sees_what_matters(words: str, line: str, expected: str) -> None:
    match = turns(begin(), words).play(line)
    move = choose(match.view(0), seeded("choice"))
    assert match.game.write(move).startswith(expected)


def test_the_last_token_is_not_placed_to_lose() -> None:
    match = turns(begin(), "a1 a5 b1 b5 d1 c5 e1 - a2 - b2 - d2 - e2 - a4 - b4 - d4 -")
    assert match.state.record.supply[0] == 1
    match.play("* roll 1 1 1 3 6; 0 keep; * roll 1 1 1 3 6; 0 keep; * roll 1 1 1 3 6")
    assert match.game.write(choose(match.view(0), seeded("choice"))) == "pass"
