"""The commands of a bare install, which has neither Typer nor Rich: those that programs call."""

import argparse
from importlib.metadata import version
from typing import NoReturn

from yurt.cli.complaint import Complaint
from yurt.engine.extras import MissingExtra

# They come with the extra "terminal".
LATER = ("arena", "games", "hint", "play", "review", "simulate")
MORE = """serve comes with the extra server: pip install "yurt[server]"
arena, games, hint, play, review and simulate come with the extra terminal:
pip install "yurt[terminal]"
"""


class Reader(argparse.ArgumentParser):
    """Complains instead of ending the process."""

    def error(self, message: str) -> NoReturn:
        raise Complaint(f"{message[:1].upper()}{message[1:]}. (yurt --help shows what there is.)")


def carry_out(arguments: list[str]) -> int:
    """Carries out a command line and answers its exit status."""
    if arguments[:1] == ["serve"]:
        raise MissingExtra("Serving", "server")
    if arguments and arguments[0] in LATER:
        raise MissingExtra(f"“yurt {arguments[0]}”", "terminal")
    try:
        wanted = _reader().parse_args(arguments)
    except SystemExit:  # --help and --version have said all
        return 0
    match wanted.command:
        case "referee":
            from yurt.cli.referee import referee

            return referee(wanted.files, wanted.trace)
        case "verify":
            from yurt.cli.verify import verify

            return verify(wanted.files)
        case _:
            from yurt.cli.rules import print_rules

            print_rules(wanted.game, wanted.lang)
            return 0


def _reader() -> Reader:
    reader = Reader(
        prog="yurt",
        description="Five small tabletop games under one roof.",
        epilog=MORE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    reader.add_argument("--version", action="version", version=f"yurt {version('yurt')}")
    commands = reader.add_subparsers(dest="command", metavar="COMMAND", required=True)
    referee = commands.add_parser("referee", help="Replay records strictly and report as JSON.")
    referee.add_argument("files", nargs="+", metavar="FILE", help="Records; - is standard input.")
    referee.add_argument("--trace", action="store_true", help="Report before each event too.")
    told = "Check that the chance of a record is what was promised."
    verify = commands.add_parser("verify", help=told)
    verify.add_argument("files", nargs="+", metavar="FILE", help="Finished records.")
    rules = commands.add_parser("rules", help="Show the rules of a game.")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("--lang", metavar="LANGUAGE", help="en, de, fr, it or nl.")
    return reader
