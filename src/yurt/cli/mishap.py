"""When Yurt itself is wrong: people get a sentence, the makers get the details."""

import tempfile
import traceback
from datetime import datetime
from pathlib import Path

from yurt.cli.speech import choose_language, own_words
from yurt.engine.words import say


def confess(error: Exception) -> str:
    """Writes down what happened, and answers the sentence that says where."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    path = Path(tempfile.gettempdir()) / f"yurt-{stamp}.txt"
    path.write_text("".join(traceback.format_exception(error)), encoding="utf-8")
    return f"{own_words(choose_language(None)).put(say('mishap'))}\n  {path}"
