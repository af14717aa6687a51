"""The commands and their options. The work of each is in a module of its own, loaded when it is
asked for, so that ``yurt --help`` answers at once."""

from enum import StrEnum
from typing import Annotated

import typer
from typer.exceptions import TyperException

from yurt.cli.complaint import Complaint

app = typer.Typer(
    name="yurt",
    help="Five small tabletop games under one roof.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

LONGEST_NUMBER = 18
LAST_PORT = 65535
Language = Annotated[
    str | None,
    typer.Option(
        "--lang", metavar="LANGUAGE", help="en, de, fr, it or nl; else that of the computer."
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE", help="An option of the game; see “yurt games”."),
]


def whole(text: str | int) -> int:
    """A whole number that was typed; a default passes as it is."""
    if isinstance(text, int):
        return text
    if text.removeprefix("-").isdecimal() and len(text) <= LONGEST_NUMBER:
        return int(text)
    from yurt.cli.speech import choose_language, complain

    raise complain(choose_language(None), "not-a-number", text=text)


def port_number(text: str | int) -> int:
    number = whole(text)
    if 0 < number <= LAST_PORT:
        return number
    raise Complaint(f"There is no port {number}: choose one from 1 to {LAST_PORT}.")


class LogLevel(StrEnum):
    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


def show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        print(f"yurt {version('yurt')}")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool,
        typer.Option("--version", help="Show the version.", callback=show_version, is_eager=True),
    ] = False,
) -> None:
    """Five small tabletop games under one roof: YAK, Yam Master, YAKI, YAY! and ZAYO."""


@app.command("play")
def play_command(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game; without it, a menu.")
    ] = None,
    players: Annotated[
        int | None, typer.Option(metavar="N", parser=whole, help="How many play.")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="KIND,KIND,…",
            help="Who sits where: human, bot, thumb, random, level-1 … level-5 or expectimax. "
            "The last bot takes the rest.",
        ),
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="The name of a person, in the order of the seats."),
    ] = None,
    option: Options = None,
    first: Annotated[
        str, typer.Option(metavar="SEAT|random", help="The seat that begins.")
    ] = "random",
    seed: Annotated[
        int | None,
        typer.Option(
            metavar="N", parser=whole, help="The same number gives the same cards and dice."
        ),
    ] = None,
    lang: Language = None,
    record: Annotated[
        str | None, typer.Option(metavar="FILE", help="Where the record is saved.")
    ] = None,
) -> None:
    """Play a game in the terminal."""
    from yurt.cli.play import Wishes, play

    wishes = Wishes(
        game=game,
        players=players,
        seats=seats,
        names=name or [],
        options=option or [],
        first=first,
        seed=seed,
        language=lang,
        record=record,
    )
    raise typer.Exit(play(wishes))


@app.command("rules")
def rules_command(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game; without it, a list.")
    ] = None,
    lang: Language = None,
) -> None:
    """Show the rules of a game."""
    from yurt.cli.rules import rules

    rules(game, lang)


@app.command("games")
def games_command(lang: Language = None) -> None:
    """List the games with their options."""
    from yurt.cli.games import games

    games(lang)


@app.command("simulate")
def simulate_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    players: Annotated[str, typer.Option(metavar="N|all", help="How many play.")] = "all",
    games: Annotated[
        int, typer.Option(metavar="N", parser=whole, help="How many games of each size.")
    ] = 1000,
    option: Options = None,
    seed: Annotated[
        int, typer.Option(metavar="N", parser=whole, help="The same number gives the same games.")
    ] = 0,
    bots: Annotated[
        bool, typer.Option("--bots", help="The games' own bots play, not random moves.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
    report: Annotated[
        str | None,
        typer.Option(
            metavar="FOLDER",
            help="A whole study with luck, options and plots; goes on where it broke off.",
        ),
    ] = None,
    perft: Annotated[
        int | None,
        typer.Option(metavar="DEPTH", parser=whole, help="Count the game's tree to this depth."),
    ] = None,
    jobs: Annotated[
        int | None,
        typer.Option(metavar="N", parser=whole, help="How many games at once; else all cores."),
    ] = None,
    lang: Language = None,
) -> None:
    """Play many games and count lengths, wins and caps."""
    from yurt.cli.simulate import Wishes, simulate

    wishes = Wishes(
        game=game,
        players=players,
        games=games,
        options=option or [],
        seed=seed,
        bots=bots,
        as_json=json,
        report=report,
        perft=perft,
        jobs=jobs,
        language=lang,
    )
    simulate(wishes)


@app.command("arena")
def arena_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT…",
            help="random, thumb, level-1 … level-5, expectimax or program:COMMAND.",
        ),
    ],
    players: Annotated[
        int | None,
        typer.Option(
            metavar="N", parser=whole, help="Seats; else one a bot. The last bot takes the rest."
        ),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(metavar="N", parser=whole, help="How many, in whole deals; else 400."),
    ] = None,
    sprt: Annotated[
        tuple[float, float] | None,
        typer.Option(metavar="ELO0 ELO1", help="Play until it is clear which of the two it is."),
    ] = None,
    time: Annotated[
        int, typer.Option(metavar="MS", parser=whole, help="Milliseconds for a move.")
    ] = 1000,
    option: Options = None,
    seed: Annotated[
        int | None,
        typer.Option(metavar="N", parser=whole, help="The same number gives the same deals."),
    ] = None,
    folder: Annotated[
        str | None,
        typer.Option(metavar="FOLDER", help="Keeps the games, and goes on where it broke off."),
    ] = None,
    records: Annotated[
        bool, typer.Option("--records", help="Keep a record of each game in the folder too.")
    ] = False,
    jobs: Annotated[
        int | None,
        typer.Option(metavar="N", parser=whole, help="How many games at once; else all cores."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    lang: Language = None,
) -> None:
    """Let bots play each other, and measure how strong they are."""
    from yurt.cli.arena import Wishes, arena

    wishes = Wishes(
        game=game,
        bots=bots,
        players=players,
        games=games,
        sprt=sprt,
        milliseconds=time,
        options=option or [],
        seed=seed,
        folder=folder,
        records=records,
        jobs=jobs,
        as_json=json,
        language=lang,
    )
    arena(wishes)


@app.command("referee")
def referee_command(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE…", help="Records; - is standard input.")
    ],
    trace: Annotated[bool, typer.Option("--trace", help="Report before each event too.")] = False,
) -> None:
    """Replay records strictly and report as JSON."""
    from yurt.cli.referee import referee

    raise typer.Exit(referee(files, trace))


Proxies = Annotated[
    list[str] | None,
    typer.Option(
        metavar="ADDRESS,…",
        help="Proxies that are believed where a client comes from, for the limits.",
    ),
]
Names = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME",
        help="What the server is called, beside its machine's names; may be said again.",
    ),
]
CallRate = Annotated[
    float,
    typer.Option(
        metavar="N", min=1, help="Calls a second on one connection; more for fast programs."
    ),
]
Crowd = Annotated[
    bool,
    typer.Option(
        "--crowd",
        help="No limits for one address: in a school, behind a proxy that has its own.",
    ),
]
Lan = Annotated[
    bool,
    typer.Option(
        "--lan", help="Let the devices of the network in, and show how; instead of --host."
    ),
]


@app.command("serve")
def serve_command(
    host: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Where to listen; else only this machine."),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            metavar="N", parser=port_number, help="The port; else 8642 or the next free one."
        ),
    ] = None,
    lan: Lan = False,
    browser: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    db: Annotated[
        str | None,
        typer.Option(metavar="URL", help="A SQLite file or postgresql://…; else a file of yours."),
    ] = None,
    log_level: Annotated[
        LogLevel,
        typer.Option(metavar="LEVEL", case_sensitive=False, help="debug, info, warning or error."),
    ] = LogLevel.WARNING,
    crowd: Crowd = False,
    proxy: Proxies = None,
    name: Names = None,
    calls: CallRate = 10,
) -> None:
    """Serve tables to browsers, phones and programs."""
    from yurt.cli.serve import Edge, start

    edge = Edge(crowd, proxy or (), name or (), calls)
    raise typer.Exit(start(host, port, lan, browser, db, log_level.value, edge))


@app.command("verify")
def verify_command(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE…", help="Finished records; - is standard input.")
    ],
) -> None:
    """Check that the chance of a record is what was promised."""
    from yurt.cli.verify import verify

    raise typer.Exit(verify(files))


@app.command("review")
def review_command(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A finished record; - is standard input.")
    ],
    every: Annotated[
        bool, typer.Option("--all", help="List good decisions too, with their chances.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    lang: Language = None,
) -> None:
    """Review a finished game: luck, skill, and what was decided badly."""
    from yurt.cli.review import review_record

    review_record(file, json, lang, every)


@app.command("hint")
def hint_command(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="The record so far; - is standard input.")
    ],
    lang: Language = None,
) -> None:
    """Show the best moves of the seat to move, from what it can know."""
    from yurt.cli.hint import hint

    hint(file, lang)


def carry_out(arguments: list[str]) -> int:
    """Carries out a command line and answers its exit status."""
    try:
        return app(arguments, prog_name="yurt", standalone_mode=False) or 0
    except TyperException as error:
        raise Complaint(f"{error.format_message()} (yurt --help shows what there is.)") from None
    except typer.Abort:
        raise KeyboardInterrupt from None
