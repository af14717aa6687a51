"""Readable playthroughs: a random game with a fixed seed, as text.

Each event as a record writes it, what seat 0 is told of it, and who is to move next with how many
legal events; now and then the table as seat 0 sees it. The end is always shown.
"""

import random
from pathlib import Path

from yurt.engine.chance import seeded
from yurt.engine.game import Game
from yurt.engine.match import Match
from yurt.engine.record import write
from yurt.engine.state import State

NAMES = ("Ann", "Bob", "Cleo", "Dora", "Emil", "Finn")
SEAT = 0
TABLE_EVERY = 25
# Longer games are shown up to here, and at their end.
SHOWN = 120


def files(game: Game) -> dict[int, Path]:
    """The playthroughs lie in the game's folder: one with few players, one with many."""
    folder = game.folder / "tests" / "golden"
    counts = sorted({game.spec.least_players, game.spec.most_players})
    return {players: folder / f"{players}-players.txt" for players in counts}


def playthrough(game: Game, players: int) -> str:
    match = Match(game, players)
    seed = f"golden {players}"
    rng, dice = seeded(seed), random.Random(seed)
    lines = [*write(match).splitlines(), *table(match), ""]
    while not match.state.is_over:
        before = match.state.copy()
        event = before.draw(rng) if before.to_move == "*" else choose(before, dice)
        match.apply(event)
        if len(match.log) <= SHOWN:
            lines += told(match, before, event)
            if len(match.log) % TABLE_EVERY == 0:
                lines += ["", *table(match), ""]
    if len(match.log) > SHOWN:
        lines += ["…", *told(match, before, event)]
    lines += ["", f"The end, after {len(match.log)} events.", *table(match)]
    lines += [f"scores {match.state.scores()}", f"ranks {match.state.ranks()}"]
    return "\n".join(lines) + "\n"


def choose(state: State, dice: random.Random) -> int:
    """First what to do (``play`` or ``challenge``), then how: low numbers rather, since uniform
    claims would leap to the end of a game."""
    kinds: dict[str, list[int]] = {}
    for move in state.moves.tolist():
        kinds.setdefault(state.game.write(move).split(" ")[0], []).append(move)
    moves = kinds[dice.choice(sorted(kinds))]
    return moves[min(dice.randrange(len(moves)) for _ in range(2))]


def told(match: Match, before: State, event: int) -> list[str]:
    """The event, its narration, and what comes next."""
    game, after = match.game, match.state
    views = before.view(SEAT).record, after.view(SEAT).record
    sayings = game.tell(match.log[-1][0], before.seen(event, SEAT), *views)
    narration = " ".join(game.words("en").put(saying, NAMES) for saying in sayings)
    count = len(after.legal())
    return [match.lines()[-1], f"    {narration}  [next {after.to_move}: {count} legal]"]


def table(match: Match) -> list[str]:
    view = match.state.view(SEAT)
    drawn = match.game.draw(view.record, SEAT, "en", NAMES[: match.state.players])
    return [f"    | {line}".rstrip() for line in drawn.splitlines()]
