"""Whether thinking about a game is compiled, and how it is: nobody at a table waits for a compiler.

One process compiles all of a game, because its kernels are shared: the rules, then what levels and
hints need, then what a review needs beyond. What is kept in the cache beside the machine code is a
mark under all kernels that it was made from, so an update that touches none of them leaves it.
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
    """Whether levels and hints of a game can begin at once."""
    return jit.is_ready(name, sources(name))


def warm(name: str) -> None:
    """Compiles now what playing, thinking and reviewing need, so that it is found ready."""
    if not jit.is_plain_needed() and not is_ready(name):
        warm_thinking(name)
        warm_reviews(name)


def warm_thinking(name: str) -> None:
    """The rules, levels and hints: a game is played, and a hint is given."""
    if not jit.is_ready(name, registry.sources(name)):
        registry.warm(name)
    game = registry.load(name)
    levels.ready(game)
    played(game)
    jit.mark_ready(name, sources(name))


def warm_reviews(name: str) -> None:
    """What the coach needs beyond: a game is reviewed."""
    coach.review(played(registry.load(name)), effort=EFFORT)


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
    """All kernels that thinking about a game can be made from."""
    rules = registry.sources(name)
    folder = registry.folder_of(name)
    paths = sorted([*BOTS.glob("*.py"), *BOTS.glob("defaults/*.py"), *folder.glob("*.py")])
    others = [jit.Source(path.stem, path) for path in paths]
    return [*rules, *(source for source in others if source.has_kernels)]
