"""Whether thinking about a game is compiled, and how it is: nobody at a table waits for a compiler.

A search takes longer to compile than the rules. What is kept in the cache beside its machine code
is a mark under all that it was made from: the rules, the game's other modules and the bots.
"""

from pathlib import Path

from yurt.bots import coach, hints, levels
from yurt.engine import jit, registry
from yurt.engine.chance import seeded
from yurt.engine.game import Game
from yurt.engine.layout import CHANCE
from yurt.engine.match import Match

BOTS = Path(__file__).parent
# As little thinking as goes through everything.
TRIES = 2
EFFORT = 1e-4


def is_ready(name: str) -> bool:
    """Whether levels, hints and reviews of a game can begin at once."""
    return jit.is_ready(name, sources(name))


def warm(name: str) -> None:
    """Compiles now what thinking about a game needs, so that it is found ready: a game is played,
    a hint is given, and the game is reviewed."""
    if jit.is_plain_needed() or is_ready(name):
        return
    game = registry.load(name)
    levels.ready(game)
    coach.review(played(game), effort=EFFORT)
    jit.mark_ready(name, sources(name))


def played(game: Game) -> Match:
    """A short game, by rules of thumb, with a hint for the first choice."""
    match, rng = Match(game, game.spec.least_players), seeded(game.name)
    is_hinted = False
    while not match.state.is_over:
        if match.state.actor == CHANCE:
            match.draw(rng)
            continue
        view = match.state.view(match.state.actor)
        if not is_hinted and len(view.moves) > 1:
            hints.hint(view, TRIES, rng)
            is_hinted = True
        match.apply(game.bot().choose(view, rng))
    return match


def sources(name: str) -> list[jit.Source]:
    """All that thinking about a game is made from."""
    rules = registry.sources(name)
    folder = registry.folder_of(name)
    paths = sorted([*BOTS.glob("*.py"), *BOTS.glob("defaults/*.py"), *folder.glob("*.py")])
    return [*rules, *(jit.Source(path.stem, path) for path in paths)]
