"""``yurt referee``: judges records, one JSON object a line."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from yurt.engine.referee import Report, failure, report
from yurt.engine.words import HOME, say, words


def referee(files: list[str], trace: bool) -> int:
    """Prints the reports on all files; the exit status is 1 if any of them fails."""
    status = 0
    for name in files:
        if len(files) > 1:
            _print({"file": name})
        for entry in _judge(name, trace):
            _print(entry)
            if "error" in entry:
                status = 1
    return status


def _judge(name: str, trace: bool) -> Iterator[Report]:
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        yield failure(1, words(HOME).put(say("unreadable", reason=reason)))
        return
    yield from report(data, trace)


def _print(entry: Report) -> None:
    sys.stdout.write(json.dumps(entry) + "\n")
