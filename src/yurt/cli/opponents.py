"""Bots in the terminal: by the names of the arena, with the titles of their levels."""

from yurt.bots import foresight, levels, readiness, roster
from yurt.bots.bot import Bot
from yurt.cli.screen import Screen
from yurt.cli.speech import complain, own_words
from yurt.cli.waiting import Means, prepare
from yurt.engine import registry
from yurt.engine.game import Game
from yurt.engine.spec import GameSpec

# Whoever names only a bot gets the game's own one, as in the arena under this name.
BOT, THUMB = "bot", "thumb"
KINDS = (BOT, *roster.BUILT_IN)


def make(kind: str) -> Bot:
    return roster.make(THUMB if kind == BOT else kind)


def level_of(kind: str) -> int:
    """1 to 5, or 0 for a bot that is none of the levels."""
    known = levels.BY_NAME.get(kind)
    return known.number if known else 0


def title(kind: str, language: str) -> str:
    """What a level is called; other bots have no title."""
    known = levels.BY_NAME.get(kind)
    return levels.title(known, language) if known else ""


def listed(language: str) -> str:
    """The levels to choose from: ``1 Lamb, 2 Goat, …``."""
    return ", ".join(f"{each.number} {levels.title(each, language)}" for each in levels.LEVELS)


def needs(spec: GameSpec, kinds: list[str], language: str) -> list[Means]:
    """What must be compiled before these bots think; a Complaint if one of them cannot play."""
    found: list[Means] = [readiness] if any(map(level_of, kinds)) else []
    if foresight.NAME in kinds:
        if not spec.is_open:
            raise complain(language, "bot-open-only", bot=foresight.NAME, game=spec.title)
        found.append(foresight)
    return found


def load(spec: GameSpec, kinds: list[str], screen: Screen, language: str) -> Game:
    """The game these bots play: at once, but who plays against one that searches waits for the
    compiler the first time, because a search in plain Python is weak."""
    means = needs(spec, kinds, language)
    for each in means:
        prepare(spec, own_words(language), each, lambda text: screen.paragraph(text, "dim"))
    return registry.load(spec.name, mode="compiled" if means else "ready")
