"""YAKI-16: rounds that come to nothing."""

from yurt.engine.match import Match
from yurt.games.yaki.tests.table import find, flips, is_over, paths, same, table
from yurt.testing import told

REDS = [f"{place} red-{place}" for place in range(1, 6)]


def idle(match: Match, turns: int) -> Match:
    """A round in which all three seats flip place 2 again and again, where green 1 never fits."""
    begin = ("1 red-3", "2 green-1"), ("3 red-4", "2"), ("4 red-5", "2")
    for finds in begin[:turns]:
        find(match, *finds)
    return find(match, *["2"] * (turns - 3))


def test_yaki_16_void_after_200_turns() -> None:
    match = idle(table(3, first=1), 199)
    assert match.to_move == (1 + 199) % 3
    assert "flip 4" not in match.state.legal()
    find(match, "2")
    # Boards stay, everything is unseen, and the seat whose turn it would be begins.
    assert match.to_move == (1 + 200) % 3
    assert paths(match) == ["S . G . R . Y . V T", "S . R . V . G . Y T", "S . Y . G . V . R T"]
    assert match.state.legal() == flips(*range(1, 21))
    assert told(match)[-2:] == [
        "200 turns and still no trophy: this round doesn’t count. The tokens are shuffled.",
        "Ann begins the new round.",
    ]
    match.apply("flip 2")
    assert len(match.state.odds()) == 20


def test_yaki_16_a_trophy_in_the_200th_turn_counts() -> None:
    match = idle(table(3, paths=same("S..T")), 199)
    find(match, "5 red-2", "6 red-1", "7 violet-1")
    assert match.state.scores() == [0, 1, 0]
    assert match.to_move == 2


def test_yaki_16_three_void_rounds_in_a_row_end_the_game() -> None:
    match = idle(idle(table(3), 200), 200)
    assert not is_over(match)
    idle(match, 200)
    assert is_over(match)
    assert match.state.scores() == [0, 0, 0]
    assert match.state.ranks() == [1, 1, 1]
    assert match.state.returns() == [0.0, 0.0, 0.0]
    assert told(match)[-1] == "3 rounds in a row don’t count, so the game ends here."


def test_yaki_16_a_trophy_between_void_rounds() -> None:
    match = idle(idle(table(3, paths=same("S..T")), 200), 200)
    find(match, "1 red-1", "2 red-2", "3 red-3", "4 red-4")
    idle(idle(match, 200), 200)
    assert not is_over(match)
    idle(match, 200)
    assert is_over(match)
    assert sorted(match.state.scores()) == [0, 0, 1]


def all_reds(match: Match) -> Match:
    """Each of five seats keeps a red token before a red square: nothing can fit any more."""
    find(match, REDS[0], "6 green-1")
    for red in REDS[1:]:
        find(match, red, "6")
    return match


def test_yaki_16_void_when_all_are_seen_and_nothing_fits() -> None:
    match = all_reds(table(5, paths=same("SRRT")))
    greens_on = "green-2 green-3 green-4 green-5 yellow-1 yellow-2 yellow-3 yellow-4 yellow-5"
    rest = [*greens_on.split(), "violet-1", "violet-2", "violet-3", "violet-4", "violet-5"]
    for place, token in enumerate(rest[:-1], 7):
        find(match, f"{place} {token}")
        # Nothing fits, but not all were seen: the players cannot know.
        assert match.state.legal() == flips(*range(6, 21))
    assert match.to_move == (5 + 13) % 5
    find(match, f"20 {rest[-1]}")
    assert match.to_move == (5 + 14) % 5
    assert match.state.legal() == flips(*range(1, 21))
    assert told(match)[-2] == (
        "No token can fit any more: this round doesn’t count. The tokens are shuffled."
    )


def test_yaki_16_a_seat_without_tokens_can_use_any() -> None:
    long = "S.............RT"
    match = table(6, paths=",".join([long, *["SRRT"] * 5]))
    others = "green-1 green-2 green-3 green-4 green-5 violet-5 violet-4 violet-3 violet-2 violet-1"
    for place, token in enumerate([*others.split(), "yellow-1", "yellow-2", "yellow-3"], 1):
        find(match, f"{place} {token}")
    find(match, "14 red-3", "15 yellow-4")
    find(match, "16 red-1", "17 yellow-5", "18 red-2", "1", "19 red-4", "1", "20 red-5", "1")
    # All are seen and five seats are stuck, but the sixth has not begun.
    assert match.to_move == 5
    assert match.state.legal() == flips(*range(1, 14), 15, 17)
    find(match, "1")
    assert match.to_move == 5
    find(match, "2")
    assert match.to_move == 0
    assert match.state.legal() == flips(*range(1, 21))


def last_of_all_seen(kept: str, ahead: str, chain: str) -> Match:
    """Before red squares seat 0 stops with four tokens, seats 1 to 3 keep one each, and seat 4
    turns up all others, until yellow 5 at place 20 does not fit."""
    match = table(
        5, paths=",".join(["S...RT", *["SRRT"] * 3, "S...........RT", "S..T"]), may_stop="yes"
    )
    find(match, *(f"{place} {token}" for place, token in enumerate(kept.split(), 1)))
    match.play("0 stop")
    first, *others = ahead.split()
    find(match, f"5 {first}", "6 yellow-1")
    for place, token in enumerate(others, 7):
        find(match, f"{place} {token}", "6")
    for token in chain.split():
        place = 20 - int(match.state.record.unseen_count)
        find(match, "6" if token == "yellow-1" else f"{place + 1} {token}")
    return find(match, "20 yellow-5")


def test_yaki_16_a_token_kept_behind_may_still_fit() -> None:
    match = last_of_all_seen(
        "red-1 red-2 green-3 green-5",
        "red-3 red-4 violet-5",
        "green-2 green-1 green-4 violet-4 violet-3 violet-2 violet-1 yellow-1 yellow-2 yellow-3"
        " yellow-4 red-5",
    )
    # All are seen, and none face down is red. But red 1 lies behind green 5 of seat 0, fits seat 1,
    # and comes back with the next miss.
    assert match.state.record.unseen_count == 0
    assert match.to_move == 0
    assert paths(match)[0] == "R1 R2 G3 G5 R T"
    find(match, "6", "1")
    assert paths(match)[:2] == ["S . . G5 R T", "R3 R1 R T"]


def test_yaki_16_void_although_tokens_are_kept_behind() -> None:
    match = last_of_all_seen(
        "green-5 green-4 green-3 red-2",
        "red-3 red-4 red-1",
        "green-2 green-1 yellow-1 yellow-2 yellow-3 yellow-4 violet-3 violet-2 violet-1 violet-4"
        " violet-5 red-5",
    )
    # All red tokens are the most advanced ones, and nobody's next square takes another colour.
    assert match.to_move == 0
    assert match.state.legal() == flips(*range(1, 21))
    assert told(match)[-2] == (
        "No token can fit any more: this round doesn’t count. The tokens are shuffled."
    )
