"""``yurt hint``: the best moves of a game that is going on, as far as the seat to move can know."""

import sys
from pathlib import Path

from yurt.bots.levels import ready
from yurt.bots.thinking import Prospect, weigh
from yurt.cli.complaint import Complaint
from yurt.cli.speech import choose_language, complain, own_words, text_folder
from yurt.engine import jit, record
from yurt.engine.chance import seeded
from yurt.engine.record import Record, RecordError
from yurt.engine.words import Seat, Words, say

# How many moves are shown, and how often moves are tried, compiled and plain.
SHOWN = 5
EFFORT, EFFORT_PLAIN = 8000, 60
# A chance lies within so many standard errors in 95 of 100 cases.
SURE = 1.96


def hint(file: str, language: str | None) -> None:
    """Prints what the moves of the seat to move promise."""
    found = read(file, choose_language(language))
    match = found.match
    tongue = choose_language(language, text_folder(match.game.name))
    words = own_words(tongue)
    seat = match.to_move
    if not isinstance(seat, int):
        raise complain(tongue, "hint-over" if seat is None else "hint-chance")
    names = [found.header.free.get(f"seat{each}", "") for each in range(match.state.players)]
    view = match.view(seat)
    ready(match.game)
    effort = EFFORT_PLAIN if jit.is_plain_wanted() else EFFORT
    weighed = weigh(view, effort, seeded(len(match.log)))
    who = names[seat] or Seat(seat)
    if len(weighed.prospects) == 1:
        print(words.put(say("hint-one", seat=who, move=match.game.write(weighed.best.move))))
        return
    print(words.put(say("hint-title", seat=who)))
    for prospect in [each for each in weighed.prospects if each.visits][:SHOWN]:
        print(f"  {line(prospect, words)}  {match.game.write(prospect.move)}")


def line(prospect: Prospect, words: Words) -> str:
    chance, reach = 100 * prospect.chance, 100 * SURE * prospect.error
    return words.put(say("hint-chances", chance=f"{chance:3.0f}", reach=f"{reach:2.0f}"))


def read(file: str, language: str) -> Record:
    """A record with its game compiled, because thinking in plain Python takes long."""
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return record.read(data, mode="compiled")
    except OSError as error:
        reason = str(error.strerror)
        raise complain(language, "verify-unread", file=file, reason=reason) from None
    except RecordError as error:
        raise Complaint(f"{file}: {error}") from None
