"""What is told of a finished game of YAKI: cases counted by hand, and the words."""

from yurt.games.yaki.tests.table import find, same, table
from yurt.testing import NAMES, counted

PLAIN = same("S....T")


def test_luck_memory_and_what_was_mixed_up() -> None:
    match = table(2, paths=PLAIN)
    # The start square takes anything: no luck yet. Red 2 fits after red 1; green 5 does not.
    find(match, "1 red-1", "2 red-2", "3 green-5")
    assert counted(match, 0) == {"longest-run": 2, "lucky": 1, "flips": 3}
    # Seat 1 begins with a token that lies there, knows where green 5 lies, and where red 1 went.
    find(match, "4 green-4", "3", "1")
    assert counted(match, 1) == {
        "longest-run": 2,
        "remembered": 1,
        "mixed-up": 1,
        "flips": 3,
    }


def test_it_is_told_in_words() -> None:
    match = find(table(2, paths=PLAIN), "1 red-1", "2 red-2", "3 green-5", "4 green-4", "3", "1")
    saying = match.game.tell_story(0, match.tally())
    assert match.game.words("en").put(saying, NAMES) == (
        "Ann put 2 tokens on the path in one turn and got lucky with 1 unknown token."
    )
