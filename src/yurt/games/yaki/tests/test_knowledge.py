"""YAKI: what programs know, what people are shown, and the odds against all deals."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

import numpy as np
import pytest

from yurt.engine.chance import below, seeded
from yurt.engine.game import Game
from yurt.engine.jit import is_plain_wanted
from yurt.engine.match import Match
from yurt.engine.registry import load
from yurt.engine.state import State
from yurt.games.yaki.narrate import MOMENTARY
from yurt.games.yaki.notation import TOKEN_NAMES
from yurt.games.yaki.tables import COPIES, NONE
from yurt.games.yaki.tests.table import find, same, table
from yurt.testing import NAMES, drawn, told

GAMES = 3 if is_plain_wanted() else 12


def states_of(seed: int, players: int, **options: str | int) -> Iterator[State]:
    """The states of a game played at random."""
    rng = seeded(f"yaki {seed}")
    state = load("yaki").start(players, 0, **options)
    while not state.is_over:
        yield state
        moves = state.moves
        state.apply(state.draw(rng) if len(moves) == 0 else int(moves[below(rng, len(moves))]))
    yield state


def forget(state: State) -> State:
    """The same table for someone who remembers nothing of what was turned back."""
    array = np.frombuffer(state.to_bytes(), dtype=state.game.kernels.dtype).copy()
    record = array.view(np.recarray)[0]
    for place in np.flatnonzero(record.lying):
        record.token[place] = NONE
    record.unseen[:] = COPIES
    for token in record.token[record.token != NONE]:
        record.unseen[token] = 0
    record.unseen_count = record.unseen.sum()
    return state.game.restore(state.terms, array.tobytes())


def shown(state: State) -> list[str]:
    """All that people are shown of a position, and how each flip is answered."""
    lines = []
    for seat in range(state.players):
        view = state.view(seat)
        lines.append(state.game.draw(view.record, seat, "en", NAMES[: state.players]))
        lines.extend(view.legal())
        if view.is_to_move:
            saying = state.game.expect(view.record, seat)
            lines.append(state.game.words("en").put(saying, NAMES))
            for text in (*(f"flip {place}" for place in range(1, 21)), "stop"):
                lines.append(str(view.why_not(text, "en", NAMES)))
    return lines


@pytest.mark.parametrize("players", [2, 6])
def test_yaki_18_people_are_shown_no_memory(players: int) -> None:
    for number, state in enumerate(states_of(players, players, may_stop="yes")):
        if number % 7 == 0 and not state.is_over:
            assert shown(state) == shown(forget(state))


def test_yaki_18_a_turned_back_token_leaves_no_mark() -> None:
    match = find(table(2), "1 red-3", "2 green-1")
    forgetful = forget(match.state)
    assert forgetful != match.state
    view = forgetful.view(None)
    assert drawn(match) == match.game.draw(view.record, None, "en", NAMES[:2])
    assert "   -   2" in drawn(match)


def test_yaki_18_a_place_seen_before_is_told_in_the_same_words() -> None:
    match = find(table(2), "1 red-3", "2 green-5", "3 red-1")
    match.apply("flip 4")
    fresh = told(match)
    match.apply("reveal green-4")
    fresh += told(match)
    # The same turn, had seat 0 seen place 4 before.
    again = find(table(2), "1 red-3", "4 green-5", "3 red-1", "4")
    assert told(again) == [line.replace("green 4", "green 5") for line in fresh]


def test_yaki_18_what_a_log_keeps_names_no_place_and_no_token() -> None:
    match = Match(load("yaki"), 4, trophies=1)
    rng = seeded("kept")
    while not match.state.is_over:
        moves = match.state.moves
        if len(moves) == 0:
            match.draw(rng)
        else:
            match.apply(int(moves[below(rng, len(moves))]))
    keys = set()
    for saying in (saying for sayings in match.story(None) for saying in sayings):
        keys.add(saying.key)
        names_something = bool({"place", "token"} & set(saying.details))
        # A trophy ends the round: its token is shuffled with all others, and may be named.
        assert names_something == (saying.key in MOMENTARY or saying.key == "wins-trophy")
    assert {"turns-up", "lays", "misses", "goes-back", "wins"} <= keys


def test_yaki_18_programs_remember_the_round() -> None:
    match = find(table(3), "1 red-3", "2 green-1", "3 violet-5", "2")
    for seat in (0, 1, 2, None):
        record = match.state.view(seat).record
        assert record.token[:3].tolist() == [
            TOKEN_NAMES.index(token) for token in ("red-3", "green-1", "violet-5")
        ]
        assert set(record.token[3:].tolist()) == {NONE}


def test_views_are_the_whole_state_and_guesses_add_nothing() -> None:
    rng = seeded("guess")
    for seed in range(GAMES):
        players = 2 + seed % 5
        for state in states_of(seed, players, trophies=1):
            for seat in (None, 0, players - 1):
                view = state.view(seat)
                assert view.to_bytes() == state.to_bytes()
                assert view.guess(rng) == state


def test_every_event_is_seen_by_all() -> None:
    match = find(table(2), "1 red-3", "2 green-1", "2", "3 red-5")
    for seat in (0, 1, None):
        assert list(match.view(seat).log) == match.log


def test_every_token_and_place_stays_in_the_game() -> None:
    for seed in range(GAMES):
        for state in states_of(seed, 2 + seed % 5, trophies=1):
            record = state.record
            seen = [token for token in record.token.tolist() if token != NONE]
            assert sorted(seen) == np.flatnonzero(record.unseen == 0).tolist()
            assert record.unseen_count == record.unseen.sum() == 20 - len(seen)
            away = [
                *record.trail[: state.players].ravel().tolist(),
                *record.place[: state.players].tolist(),
            ]
            away = [place for place in away if place != NONE]
            assert sorted(away) == np.flatnonzero(record.lying == 0).tolist()
            assert record.lying_count == record.lying.sum()


def test_chance_draws_by_its_odds() -> None:
    match = find(table(2), "1 red-3", "2 green-5", "3 red-1")
    match.apply("flip 9")
    rng = seeded("draw")
    draws = 2000 if is_plain_wanted() else 20_000
    found = Counter(match.game.write(match.state.draw(rng)) for _ in range(draws))
    assert set(found) == set(match.state.odds())
    for count in found.values():
        assert abs(count / draws - 1 / 17) < 4 * (1 / 17 / draws) ** 0.5


# The reduced game has five tokens, so that all 120 deals can be played.
DEPTH = 14
Line = tuple[int, ...]


def step(state: State, line: Line, rule: int) -> int:
    """A move that depends on what happened so far and on nothing else."""
    moves = sorted(state.moves.tolist())
    choice: int = moves[(rule * (len(line) + 1) + sum(line)) % len(moves)]
    return choice


def is_done(state: State, line: Line) -> bool:
    """At the end of the first round: the next one is dealt anew."""
    return len(line) == DEPTH or state.is_over or (len(line) > 1 and state.record.lying_count == 5)


def by_odds(
    state: State, line: Line, rule: int, weight: Fraction
) -> Iterator[tuple[Line, Fraction]]:
    if is_done(state, line):
        yield line, weight
    elif state.to_move == "*":
        for text, share in state.odds().items():
            event = state.number(text)
            after = state.copy()
            after.apply(event)
            yield from by_odds(after, (*line, event), rule, weight * share)
    else:
        event = step(state, line, rule)
        after = state.copy()
        after.apply(event)
        yield from by_odds(after, (*line, event), rule, weight)


def by_deal(game: Game, state: State, deal: tuple[int, ...], rule: int) -> Line:
    line: Line = ()
    while not is_done(state, line):
        if state.to_move == "*":
            event = state.number(f"reveal {TOKEN_NAMES[deal[state.record.flipped]]}")
        else:
            event = step(state, line, rule)
        state.apply(event)
        line += (event,)
    return line


@pytest.mark.parametrize("rule", [0, 1, 2, 3])
def test_odds_are_those_of_all_deals(rule: int) -> None:
    game = load("yaki", reduced="small")
    start = game.start(2, paths=same("S..G.T"), trophies=1)
    tokens = [token for token, count in enumerate(game.kernels.namespace["COPIES"]) if count]
    expected: Counter[Line] = Counter()
    for deal in permutations(tokens):
        expected[by_deal(game, start.copy(), deal, rule)] += 1
    found: defaultdict[Line, Fraction] = defaultdict(Fraction)
    for line, weight in by_odds(start, (), rule, Fraction(120)):
        found[line] += weight
    assert found == expected
    assert len(expected) > 20


def test_the_reduced_game_has_its_own_tokens_and_the_same_texts() -> None:
    game = load("yaki", reduced="small")
    state = game.start(6)
    assert state.legal() == [f"flip {place}" for place in range(1, 6)]
    refusal = state.why_not("flip 6")
    assert refusal is not None and refusal.rule == "YAKI-7"
    state.apply("flip 5")
    assert state.legal() == [
        f"reveal {token}" for token in ("green-1", "green-2", "green-3", "red-4", "red-5")
    ]
