"""``yurt verify``: derives every card and die of a finished record again."""

import sys
from pathlib import Path

from yurt.cli.speech import choose_language, own_words
from yurt.engine.record import RecordError
from yurt.engine.words import Say, say
from yurt.server.proof import DRAWN, Checked, check


def verify(files: list[str]) -> int:
    """One line for each record; 1 if one of them does not hold."""
    words = own_words(choose_language(None))
    status = 0
    for name in files:
        try:
            data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
            line = " ".join(map(words.put, _told(name, check(data))))
        except OSError as error:
            line, status = words.put(say("verify-unread", file=name, reason=str(error.strerror))), 1
        except RecordError as error:
            line, status = words.put(say("verify-bad", file=name, reason=str(error))), 1
        print(line)
    return status


def _told(name: str, checked: Checked) -> list[Say]:
    """What was found of a record that holds."""
    told = [say("verify-good", file=name, count=checked.draws)]
    if checked.first:
        told.append(say("verify-drawn" if checked.first == DRAWN else "verify-named"))
    if checked.taken_back:
        told.append(say("verify-taken-back", count=checked.taken_back))
    return told
