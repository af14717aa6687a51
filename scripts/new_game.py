"""Makes the folder of a new game: a small but whole one that passes every test, to be changed.

Use: scripts/new-game [--hidden] [--title TITLE] [--rulings PREFIX] NAME

NAME is of small letters, such as "marbles" or "sky-race". With --hidden the game is one of bids on
hidden dice, with a policy, a lesson and a table of its own in the browser; without, a race in which
nothing is hidden, on the plain table. PREFIX begins the ids of the rulings (SKY-1); it is the first
word of the name unless another game has that.
"""

import argparse
import keyword
import re
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
TEMPLATES = ROOT / "scripts" / "templates"
GAMES = ROOT / "src" / "yurt" / "games"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.pyc")
USE = "Use: scripts/new-game [--hidden] [--title TITLE] [--rulings PREFIX] NAME"


@dataclass
class Names:
    """What stands in for the names of the template's game."""

    name: str
    title: str
    rulings: str

    @property
    def package(self) -> str:
        return self.name.replace("-", "_")

    def put_into(self, text: str) -> str:
        text = text.replace("games.demo", f"games.{self.package}")
        text = text.replace("test_demo_", f"test_{self.rulings.lower()}_")
        text = re.sub(r"\bdemo\b", self.name, text)
        text = re.sub(r"\bDEMO\b", self.rulings, text)
        return re.sub(r"\bDemo\b", lambda _: self.title, text)


class Reader(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        sys.exit(USE)


def main() -> str | None:
    """Answers what is wrong, if anything is."""
    reader = Reader(add_help=False)
    reader.add_argument("--hidden", action="store_true")
    reader.add_argument("--title", default="")
    reader.add_argument("--rulings", default="")
    reader.add_argument("name")
    wanted = reader.parse_args()
    title = wanted.title or wanted.name.replace("-", " ").title()
    names = Names(wanted.name, title, wanted.rulings or prefix_of(wanted.name))
    wrong = complaint(names)
    if wrong is None:
        folder = GAMES / names.package
        make(folder, TEMPLATES / ("hidden" if wanted.hidden else "open"), names)
        print(f"Made {folder.relative_to(ROOT)}. Next: its RULES.md, then rules.py.")
    return wrong


def complaint(names: Names) -> str | None:
    if not re.fullmatch(r"[a-z]+(-[a-z]+)*", names.name) or keyword.iskeyword(names.package):
        return f"“{names.name}” cannot be the name of a game: use small letters, as in sky-race."
    if not re.fullmatch(r"[A-Z]+", names.rulings):
        return f"“{names.rulings}” cannot begin rulings: use capital letters, as in SKY."
    if (GAMES / names.package).exists():
        return f"There is a game in src/yurt/games/{names.package} already."
    if names.rulings in prefixes():
        return f"The rulings of another game begin with {names.rulings} already."
    if '"' in names.title or "\\" in names.title or not names.title.isprintable():
        return f"“{names.title}” cannot be a title: write it without quotes and signs of control."
    return None


def prefix_of(name: str) -> str:
    first = name.partition("-")[0].upper()
    return first if first not in prefixes() else name.replace("-", "").upper()


def prefixes() -> set[str]:
    """The prefixes that other games have."""
    found = set()
    for path in GAMES.glob("*/__init__.py"):
        found |= set(re.findall(r'rulings="([A-Z]+)"', path.read_text("utf-8")))
    return found


def make(folder: Path, template: Path, names: Names) -> None:
    shutil.copytree(template, folder, ignore=LEFT_OUT)
    for path in folder.rglob("*"):
        if path.is_file():
            path.write_text(names.put_into(path.read_text("utf-8")), "utf-8", newline="\n")


if __name__ == "__main__":
    sys.exit(main())
