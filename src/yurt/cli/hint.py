"""``yurt hint``: the best moves of a game that is going on, as far as the seat to move can know."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from yurt.bots import hints, readiness
from yurt.bots.coach import Z95
from yurt.bots.levels import ready
from yurt.bots.quick import reloaded
from yurt.cli.complaint import Complaint
from yurt.cli.speech import choose_language, complain, game_words, own_words, text_folder
from yurt.cli.waiting import aside, prepare
from yurt.engine import jit, record, registry
from yurt.engine.chance import seeded
from yurt.engine.layout import NOBODY
from yurt.engine.record import Recorded, RecordError
from yurt.engine.state import View
from yurt.engine.words import Words, say

# How often moves are tried, compiled and plain.
EFFORT, EFFORT_PLAIN = 8000, 60
INDENT = " " * 14


def hint(file: str, language: str | None) -> None:
    """Prints what the moves of the seat to move promise; beside it a quick look, if the compiler
    has to be waited for."""
    found = read(file, choose_language(language))
    match = found.match
    tongue = choose_language(language, text_folder(match.game.name))
    words = own_words(tongue)
    seat = match.state.actor
    if seat < 0:
        raise complain(tongue, "hint-over" if seat == NOBODY else "hint-chance")
    names = [
        found.header.free.get(f"seat{each}") or words.put(say("seat", number=each))
        for each in range(match.state.players)
    ]
    view = match.view(seat)
    if is_search_lacking(view):
        aside("\n".join(glanced(view, tongue, names)))
    prepare(match.game.spec, words, readiness)
    print("\n".join(told(view, tongue, names)))


def is_search_lacking(view: View) -> bool:
    """Whether thinking would first have to wait for the compiler."""
    return not jit.is_plain_needed() and not readiness.is_ready(view.game.name)


def told(view: View, language: str, names: Sequence[str]) -> Iterator[str]:
    """The best moves of a view, each with its chance and one reason; for people to read."""
    view = reloaded(view, registry.load(view.game.name))
    ready(view.game)
    effort = EFFORT if view.game.kernels.compiled else EFFORT_PLAIN
    found = hints.hint(view, effort, seeded(len(view.log)))
    return listed(view, found, language, names)


def glanced(view: View, language: str, names: Sequence[str]) -> Iterator[str]:
    """The same at first sight, without any search."""
    return listed(view, hints.glance(view, seeded(len(view.log))), language, names)


def listed(
    view: View, found: Sequence[hints.Hint], language: str, names: Sequence[str]
) -> Iterator[str]:
    own, words = own_words(language), game_words(view.game.name, language)
    who = names[view.holder]
    if len(view.moves) == 1:
        yield own.put(say("hint-one", seat=who, move=words.put(found[0].name, names)))
        yield words.put(found[0].why, names)
        return
    yield own.put(say("hint-quick" if found[0].is_quick else "hint-title", seat=who))
    for each in found:
        yield f"  {figures(each, own):10}  {words.put(each.name, names)}"
        yield f"{INDENT}{words.put(each.why, names)}"


def figures(hint: hints.Hint, own: Words) -> str:
    """Its chance to win, if there is one to tell."""
    if hint.chance is None:
        return ""
    chance, reach = f"{100 * hint.chance:3.0f}", f"{spread(hint.error):2}"
    return own.put(say("hint-chances", chance=chance, reach=reach))


def spread(error: float) -> int:
    """Half of an interval, in hundredths: what is told in these is never surer than one."""
    return max(1, round(100 * Z95 * error))


def read(file: str, language: str) -> Recorded:
    """A record, read without waiting for the compiler."""
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return record.read(data, mode="ready")
    except OSError as error:
        reason = str(error.strerror)
        raise complain(language, "verify-unread", file=file, reason=reason) from None
    except RecordError as error:
        raise Complaint(f"{file}: {error}") from None
