"""``yurt games``: what there is to play, and with which options."""

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from yurt.cli.speech import choose_language, game_words, own_words, text_folder
from yurt.engine import registry
from yurt.engine.spec import Choice, GameSpec, Option
from yurt.engine.words import Say, Words, say


def games(wanted: str | None) -> None:
    """Prints the table of the games, then the options of each."""
    console = Console(highlight=False)
    list_games(console, choose_language(wanted))
    for spec in map(registry.spec_of, registry.names()):
        describe_options(console, spec, choose_language(wanted, text_folder(spec.name)))


def players_of(spec: GameSpec) -> Say:
    return say("players-range", least=spec.least_players, most=spec.most_players)


def list_games(console: Console, language: str, numbered: bool = False) -> None:
    """One line a game: its name (or number) to type, its title and its facts."""
    words = own_words(language)
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    label = "column-number" if numbered else "column-name"
    for key in (label, "column-game", "column-players", "column-age", "column-minutes"):
        table.add_column(words.put(say(key)), no_wrap=True)
    for number, name in enumerate(registry.names(), 1):
        spec = registry.spec_of(name)
        age = words.put(say("age-from", age=spec.age))
        minutes = words.put(say("minutes-about", minutes=spec.minutes))
        label = str(number) if numbered else name
        table.add_row(label, spec.title, words.put(players_of(spec)), age, minutes)
    console.print(table)


def describe_options(console: Console, spec: GameSpec, language: str) -> None:
    own, game = own_words(language), game_words(spec.name, language)
    console.print()
    title = "options-title" if spec.options else "options-none"
    console.print(Text(own.put(say(title, game=spec.title)), style="bold"))
    for option in spec.options:
        name = game.put(say(f"option-{option.name}"))
        console.print(Padding(Text(f"{option.name}: {name}"), (0, 0, 0, 2)))
        for line in explain(option, game, own):
            console.print(Padding(Text(line), (0, 0, 0, 6)))


def explain(option: Option, game: Words, own: Words) -> list[str]:
    """The option's own words, then its values, each with its own words where it has some."""
    lines = [game.put(say(f"option-{option.name}-help"))]
    if isinstance(option, Choice):
        for value in option.values:
            key = f"option-{option.name}-{value}"
            lines.append(f"{value} – {game.put(say(key))}" if key in game else value)
    else:
        lines.append(own.put(say("option-allowed", allowed=option.offer())))
    lines.append(own.put(say("option-default", value=str(option.default))))
    return lines
