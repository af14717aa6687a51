"""When Yurt itself is wrong: people get a sentence, the makers get the details."""

import tempfile
import traceback

from yurt.cli.speech import choose_language, own_words
from yurt.engine.words import say


def confess(error: Exception) -> str:
    """Writes down what happened if it can, and answers the sentence that says where."""
    sentence = own_words(choose_language(None)).put(say("mishap"))
    details = "".join(traceback.format_exception(error))
    try:
        with tempfile.NamedTemporaryFile(
            "w", prefix="yurt-", suffix=".txt", encoding="utf-8", delete=False
        ) as file:
            file.write(details)
    except OSError:
        return sentence
    return f"{sentence}\n  {file.name}"
