"""Two games that differ only in what a seat cannot know look the same to that seat.

A world is guessed from a seat's view, and both games are played on: the same events where the seat
sees them, any fitting ones where it does not. As long as the seat has been shown the same, its
views, legal moves, refusals and narration are byte for byte the same; and when what it is shown
differs (a pile is turned up), it is told so.
A move that tells two such games apart is one that ``reveals``.
"""

import pytest

from tests.parts import parts
from yurt.engine import jit, registry
from yurt.engine.conformance import expected_length, trials
from yurt.engine.state import State
from yurt.engine.trial import Trial

# Of each part: every number of players.
GAMES = 3 if jit.is_plain_wanted() else 5
WORLDS = 6
EVENTS = 400
TOGETHER = 60


@pytest.mark.parametrize("part", parts(4))
@pytest.mark.parametrize("name", registry.names())
def test_two_games_that_differ_in_hidden_things_only(name: str, part: int) -> None:
    compared = 0
    for trial in trials(registry.load(name), GAMES, seed=13 + part):
        length = min(EVENTS, max(expected_length(trial), WORLDS))
        beginnings = {trial.random.randrange(length) for _ in range(WORLDS)}
        while not trial.state.is_over and len(trial.log) < EVENTS:
            if len(trial.log) in beginnings:
                seat = trial.random.choice(trial.seats)
                compared += play_both(trial, seat)
            trial.apply(trial.choose())
    assert compared > 10 * GAMES


def play_both(trial: Trial, seat: int | None) -> int:
    """Plays a copy of the true game and a guessed one side by side; answers for how many events."""
    true = trial.state.copy()
    world = true.view(seat).guess(trial.rng)
    for count in range(TOGETHER):
        look_the_same(trial, seat, true, world)
        event = (
            true.draw(trial.rng) if true.to_move == "*" else int(trial.random.choice(true.moves))
        )
        matching = matching_event(trial, seat, true, world, event)
        is_move = true.to_move != "*"
        shows = is_move and trial.game.reveals(event)
        if matching is None:
            assert shows or not is_move, f"{trial.game.write(event)} shows a hand\n{trial}"
            return count
        told = [story(state, seat, own) for state, own in ((true, event), (world, matching))]
        if true.is_over:
            return count  # now everything may be shown
        if true.view(seat).to_bytes() != world.view(seat).to_bytes():
            assert told[0] != told[1], f"{seat} is shown more than it is told: {told[0]}\n{trial}"
            assert shows or not is_move, f"{trial.game.write(event)} shows something\n{trial}"
            return count
        assert told[0] == told[1], f"{seat} is told more than it is shown: {told}\n{trial}"
    return TOGETHER


def matching_event(
    trial: Trial, seat: int | None, true: State, world: State, event: int
) -> int | None:
    """An event of the guessed world that looks to the seat like this one of the true game."""
    events = (world.outcomes()[0] if world.to_move == "*" else world.moves).tolist()
    seen = true.seen(event, seat)
    alike = [other for other in events if world.seen(other, seat) == seen]
    if event in alike:
        return event
    return int(trial.random.choice(alike)) if alike else None


def story(state: State, seat: int | None, event: int) -> list[str]:
    """Carries out the event, and answers what the seat is told."""
    before = state.copy()
    seen = state.seen(event, seat)
    state.apply(event)
    told = state.game.tell(before.actor, seen, before.view(seat).record, state.view(seat).record)
    return [repr(saying) for saying in told]


def look_the_same(trial: Trial, seat: int | None, true: State, world: State) -> None:
    views = true.view(seat), world.view(seat)
    assert views[0] == views[1], f"{seat} can tell them apart\n{trial}"
    assert true.to_move == world.to_move
    if not views[0].is_to_move:
        return
    game = trial.game
    assert true.legal() == world.legal() == views[0].legal()
    texts = [game.write(code) for code in trial.random.sample(range(game.event_count), 8)]
    for text in texts:
        answers = [str(position.why_not(text)) for position in (true, world, *views)]
        assert len(set(answers)) == 1, f"“{text}” is refused otherwise: {set(answers)}\n{trial}"
    assert seat is not None
    asked = [repr(game.expect(position.record, seat)) for position in (true, world, *views)]
    assert len(set(asked)) == 1
