"""When a part is missing or Yurt itself is wrong: people get a sentence, the makers the details."""

import tempfile
import traceback

from yurt.cli.speech import choose_language, own_words
from yurt.engine.extras import MissingExtra
from yurt.engine.words import say


def confess(error: Exception) -> tuple[str, int]:
    """Writes down what happened if it can, and answers the sentence that says where, and the exit
    status. A part that is not installed is no mistake."""
    if isinstance(error, MissingExtra):
        return str(error), 2
    sentence = own_words(choose_language(None)).put(say("mishap"))
    details = "".join(traceback.format_exception(error))
    try:
        with tempfile.NamedTemporaryFile(
            "w", prefix="yurt-", suffix=".txt", encoding="utf-8", delete=False
        ) as file:
            file.write(details)
    except OSError:
        return sentence, 1
    return f"{sentence}\n  {file.name}", 1
