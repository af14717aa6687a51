"""``yurt verify``: derives every card and die of a finished record again."""

import sys
from pathlib import Path

from yurt.cli.speech import choose_language, own_words
from yurt.engine.record import RecordError
from yurt.engine.words import say
from yurt.server.proof import check


def verify(files: list[str]) -> int:
    """One line for each record; 1 if one of them does not hold."""
    words = own_words(choose_language(None))
    status = 0
    for name in files:
        try:
            data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
            line = words.put(say("verify-good", file=name, count=check(data).draws))
        except OSError as error:
            line, status = words.put(say("verify-unread", file=name, reason=str(error.strerror))), 1
        except RecordError as error:
            line, status = words.put(say("verify-bad", file=name, reason=str(error))), 1
        print(line)
    return status
