"""``yurt rules``: a game's rules page in the terminal."""

from typing import TYPE_CHECKING

from yurt.cli.speech import choose_language, complain, find_game, text_folder
from yurt.engine.spec import GameSpec
from yurt.engine.words import HOME, without_pictures

if TYPE_CHECKING:
    from rich.console import Console

# Longer lines are hard to read.
WIDEST_COLUMNS = 90


def rules(game: str | None, wanted: str | None) -> None:
    """Prints the rules page of a game, or the list of games."""
    from rich.console import Console

    if game is None:
        from yurt.cli.games import list_games

        list_games(Console(), choose_language(wanted))
        return
    spec = find_game(game, choose_language(wanted))
    show_rules(Console(), spec, choose_language(wanted, text_folder(spec.name)))


def print_rules(game: str, wanted: str | None) -> None:
    """The page as it is written, without Rich and without pictures."""
    spec = find_game(game, choose_language(wanted))
    print(rules_page(spec, choose_language(wanted, text_folder(spec.name))), end="")


def show_rules(console: "Console", spec: GameSpec, language: str) -> None:
    """Nicely set in a terminal; as it is written when it goes into a file or a pipe."""
    text = rules_page(spec, language)
    if console.is_terminal:
        from rich.markdown import Markdown

        console.print(Markdown(text), width=min(console.width, WIDEST_COLUMNS))
    else:
        console.file.write(text)


def rules_page(spec: GameSpec, language: str) -> str:
    """The page in this language, or in English while it is not translated."""
    for spoken in (language, HOME):
        path = text_folder(spec.name) / f"rules.{spoken}.md"
        if path.exists():
            return without_pictures(path.read_text(encoding="utf-8"))
    raise complain(language, "no-rules", game=spec.title)
