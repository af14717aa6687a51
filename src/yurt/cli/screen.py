"""The terminal: what is printed, what is asked, and when it is wiped."""

import sys
import textwrap
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

# Clears the screen and what has scrolled out of it: a player could scroll back to another's cards.
WIPE = "\x1b[H\x1b[2J\x1b[3J"
# Longer lines are hard to read.
WIDEST_COLUMNS = 100


class Screen:
    """Standard input and output. ``is_live``: people sit before it, nothing is piped."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.is_live = sys.stdin.isatty() and sys.stdout.isatty()
        self._moves: Sequence[str] = ()
        if self.is_live:
            self._edit_lines()

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST_COLUMNS)

    def line(self, text: str = "", style: str = "") -> None:
        """Prints text as it is, lines of any length."""
        self.console.print(Text(text, style=style), soft_wrap=True)

    def paragraph(self, text: str, style: str = "") -> None:
        """Prints sentences, broken between words."""
        self.line(textwrap.fill(text, self.width), style)

    def ask(self, question: str, moves: Sequence[str] = ()) -> str:
        """A line from whoever sits there; the tabulator key completes ``moves``. The end of the
        input is an EOFError."""
        self._moves = moves
        sys.stdout.flush()
        answer = input(f"{question} ")
        if not self.is_live:
            print()
        return answer.strip()

    def wait(self, text: str) -> None:
        """Goes on when Enter is pressed; at once when nobody is there to press it."""
        if self.is_live:
            self.ask(text)
        else:
            self.line(text)

    def wipe(self) -> None:
        if self.is_live:
            self.console.file.write(WIPE)
            self.console.file.flush()

    def _edit_lines(self) -> None:
        """Arrow keys and the tabulator, where the system has them. There is no history: it would
        show the next player what this one typed."""
        if sys.platform != "win32":
            try:
                import readline
            except ImportError:
                return
            readline.set_auto_history(False)
            readline.set_completer_delims("")
            readline.set_completer(self._complete)
            libedit = "libedit" in (readline.__doc__ or "")
            readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")

    def _complete(self, text: str, number: int) -> str | None:
        fitting = [move for move in self._moves if move.startswith(text)]
        return fitting[number] if number < len(fitting) else None
