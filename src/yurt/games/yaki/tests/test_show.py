"""YAKI as the browser gets it: it reads like the table, and it remembers nothing."""

from yurt.engine.conformance import trials
from yurt.engine.jit import is_plain_wanted
from yurt.engine.registry import load
from yurt.games.yaki.notation import COLOUR_NAMES
from yurt.games.yaki.show import KINDS, Show, show
from yurt.games.yaki.tables import TROPHY
from yurt.games.yaki.tests.table import find, table
from yurt.games.yaki.tests.test_knowledge import forget

GAMES = 2 if is_plain_wanted() else 5
# Games are long; every so many events are looked at.
STRIDE = 11


def test_yaki_18_a_seen_place_looks_like_any_other() -> None:
    for trial in trials(load("yaki"), GAMES, seed=22):
        while not trial.state.is_over:
            if len(trial.log) % STRIDE == 0:
                forgetful = forget(trial.state)
                for seat in trial.seats:
                    assert show(trial.state.view(seat)) == show(forgetful.view(seat))
            trial.apply(trial.choose())


def test_yaki_18_a_turned_back_token_is_not_named() -> None:
    match = find(table(2), "1 red-3", "2 green-1")
    assert match.state.record.token[1] != -1
    assert "red-3" in str(show(match.view(1)))
    assert "green-1" not in str(show(match.view(1)))


def faces(shown: Show) -> str:
    signs = {"down": "x", "turning": "?", "away": "-"}
    return "".join(signs[place.face] for place in shown.places)


def test_tokens_lie_on_the_path_and_leave_their_places() -> None:
    match = find(table(2, may_stop="yes"), "1 red-3", "7 red-4")
    shown = show(match.view(0))
    assert (shown.phase, shown.goal) == ("turn", 3)
    assert faces(shown) == "-xxxxx-xxxxxxxxxxxxx"
    own, other = shown.players
    assert (own.trophies, own.board, own.ahead, own.laid) == (0, 1, 1, 2)
    assert [square.kind for square in own.path] == [
        *("start", "plain", "green", "plain", "red"),
        *("plain", "yellow", "plain", "violet", "trophy"),
    ]
    assert [square.token for square in own.path[:3]] == ["red-3", "red-4", None]
    assert (other.ahead, other.laid, other.board) == (None, 0, 2)
    match.apply("flip 20")
    assert faces(show(match.view(1))) == "-xxxxx-xxxxxxxxxxxx?"
    match.apply("reveal yellow-1")
    shown = show(match.view(1))
    assert faces(shown) == "xxxxxx-xxxxxxxxxxxxx"
    assert [square.token for square in shown.players[0].path[:2]] == [None, "red-4"]
    assert shown.round_turns == 1


def test_yaki_11_tokens_kept_by_a_stop_are_shown() -> None:
    match = find(table(2, may_stop="yes"), "1 red-3", "7 red-4")
    match.play("0 stop")
    shown = show(match.view(1))
    assert faces(shown) == "-xxxxx-xxxxxxxxxxxxx"
    kept = shown.players[0]
    assert [square.token for square in kept.path[:3]] == ["red-3", "red-4", None]
    assert (kept.ahead, kept.laid) == (1, 0)


def test_names_are_those_of_the_notation() -> None:
    assert KINDS[:4] == COLOUR_NAMES
    assert KINDS[TROPHY] == "trophy"
