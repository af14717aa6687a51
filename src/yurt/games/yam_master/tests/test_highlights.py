"""What is told of a finished game of Yam Master: cases counted by hand, and the words."""

from yurt.games.yam_master.tests.table import begin, turns
from yurt.testing import counted


def test_tokens_figures_and_the_predator() -> None:
    # Seat 0: a row of three, of which the last token makes a point; seat 1: a Sec, a Yam, a prey.
    match = turns(begin(), "a1 c2 b1 - d1 c3")
    assert counted(match, 0) == {"tokens": 3}
    assert counted(match, 1) == {"tokens": 2, "yams": 1, "secs": 1}
    turns(match, "c1 -a1")
    # c1 joins a1, b1 and d1: four in a row are worth two points.
    assert counted(match, 0) == {"tokens": 4, "defis-kept": 1, "best-token": 2}
    assert counted(match, 1) == {"tokens": 2, "yams": 2, "secs": 1, "prey": 1}


def test_a_defi_is_won_by_the_dice_that_end_the_turn() -> None:
    match = begin().play("* roll 2 2 2 2 3; 0 defi keep 2 2 2; * roll 1 6; 0 pass")
    assert counted(match, 0) == {"defis-lost": 1}
    match = begin().play("* roll 2 2 2 2 3; 0 defi keep 2 2 2 2; * roll 1; 0 place a2")
    assert counted(match, 0) == {"tokens": 1, "defis-kept": 1}
    # Whoever throws a won bet away has lost it; the Predator uses one.
    match = begin().play("* roll 2 2 2 2 3; 0 defi keep 2 2 2 2; * roll 1")
    match.play("0 keep 2 2; * roll 1 4 6; 0 pass")
    assert counted(match, 0) == {"defis-lost": 1}
    match = turns(begin(), "- a1").play("* roll 2 2 2 2 3; 0 defi keep 2 2 2 2; * roll 2")
    match.play("0 remove a1")
    assert counted(match, 0) == {"yams": 1, "defis-kept": 1, "prey": 1}


def test_it_is_told_in_words() -> None:
    match = turns(begin(), "a1 c2 b1 - d1 c3 c1 -a1")
    words = match.game.words("en")
    story = [
        words.put(match.game.tell_story(seat, match.tally()), ["Ann", "Bob"]) for seat in (0, 1)
    ]
    assert story == [
        "Ann scored 2 points with a single token and won 1 Défi.",
        "Bob threw 2 Yams, caught 1 token with the Predator and filled 1 Sec square.",
    ]
