"""The command line: whatever goes wrong, one sentence and an exit status."""

import os
import sys
from importlib.util import find_spec

# Without a command: for everybody around, with the browser opened.
USUAL = ["serve", "--lan", "--open"]


def main() -> None:
    """The command ``yurt``."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # What Windows takes for the usual encoding of a pipe lacks most letters.
            stream.reconfigure(
                encoding="utf-8" if sys.platform == "win32" else None, errors="replace"
            )
    try:
        status = run(sys.argv[1:])
        sys.stdout.flush()
    except (BrokenPipeError, SystemExit):
        # Whoever reads has read enough (Typer and Rich turn that into an exit of their own). What
        # is still to be flushed goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    sys.exit(status)


def run(arguments: list[str]) -> int:
    """Carries out a command line and answers its exit status."""
    from yurt.cli.complaint import Complaint

    try:
        return _carry_out(arguments or USUAL)
    except Complaint as complaint:
        message, status = str(complaint), 2
    except KeyboardInterrupt:
        message, status = "", 130
    except BrokenPipeError:
        raise
    except Exception as error:
        from yurt.cli.mishap import confess

        message, status = confess(error)
    print(message, file=sys.stderr)
    return status


def _carry_out(arguments: list[str]) -> int:
    if find_spec("rich") and find_spec("typer"):
        from yurt.cli.commands import carry_out
    else:
        from yurt.cli.bare import carry_out
    return carry_out(arguments)
