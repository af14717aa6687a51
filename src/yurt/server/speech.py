"""The server's own sentences (``text/*.ftl``), beside the engine's and the games'."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from yurt.engine.game import Game
from yurt.engine.words import ENGINE_TEXT, Say, Words

TEXT = Path(__file__).parent / "text"


@cache
def server_words(language: str, game_text: Path | None) -> Words:
    folders = [ENGINE_TEXT, TEXT]
    return Words(language, folders if game_text is None else [*folders, game_text])


def sentence(
    saying: Say,
    language: str,
    game: Game | None = None,
    names: Sequence[str] = (),
    you: int | None = None,
) -> str:
    """A saying in a language, to the seat ``you``; ``game`` lends its words."""
    folder = game.folder / "text" if game else None
    return server_words(language, folder).put(saying, names, you)
