"""The report of a study: one page that needs nothing else, its plots as files, its figures."""

import json
from collections.abc import Sequence
from html import escape
from math import isfinite
from pathlib import Path

from yurt.engine.words import ENGINE_TEXT, Words, say
from yurt.lab.figures import Figures
from yurt.lab.plots import Plots
from yurt.lab.statistics import Estimate
from yurt.lab.study import Result, Study

__all__ = ["Report"]

PAGE = "report.html"
FIGURES = "figures.json"
TEXT = Path(__file__).parent / "text"
# A row of a table; the first row holds the heads.
Row = Sequence[str]

STYLE = """
:root { color-scheme: light dark; --ink: #1b1b1f; --ground: #fdfcfa; --line: #d8d4cc; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e9e6df; --ground: #17181b; --line: #3d3f45; }
}
body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 52rem; color: var(--ink);
  background: var(--ground); font: 1rem/1.5 system-ui, sans-serif; }
h1 { margin: 0; }
h2 { margin: 3rem 0 0; }
figure { margin: 1rem 0; }
svg { width: 100%; height: auto; }
svg text { font-family: system-ui, sans-serif !important; }
.table { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem; }
th, td { padding: .3rem .7rem; text-align: right; border-bottom: 1px solid var(--line); }
th { vertical-align: bottom; }
td { white-space: nowrap; }
"""


class Report:
    """Written in one language.

    >>> from tempfile import TemporaryDirectory
    >>> study = Study("yaki", sizes=[2], games=50)
    >>> with TemporaryDirectory() as folder:
    ...     page = Report(study, study.run(), "en").write(Path(folder))
    ...     page.name, sorted(path.suffix for path in Path(folder).iterdir())[:2]
    ('report.html', ['.html', '.json'])
    """

    def __init__(self, study: Study, result: Result, language: str) -> None:
        self.study = study
        self.result = result
        self._words = Words(language, [ENGINE_TEXT, TEXT])
        self._base = list(result.base.values())

    def write(self, folder: Path) -> Path:
        """Writes everything into the folder and answers where the page is."""
        plots = Plots(self.result, self._words)
        plots.save(folder)
        rows = {
            "figures": [figures.row() for figures in self._base],
            "effects": [effect.row() for effect in self.result.effects],
        }
        (folder / FIGURES).write_text(json.dumps(rows, indent=1) + "\n", "utf-8")
        page = folder / PAGE
        page.write_text(self.page(plots), "utf-8")
        return page

    def page(self, plots: Plots) -> str:
        title = escape(self._put("report-title", game=self.study.spec.title))
        sections = [self._section(name, plots) for name in plots.figures]
        return "\n".join(
            [
                "<!doctype html>",
                f'<html lang="{self._words.language}">',
                '<meta charset="utf-8">',
                '<meta name="viewport" content="width=device-width, initial-scale=1">',
                f"<title>{title}</title>",
                f"<style>{STYLE}</style>",
                f"<main>\n<h1>{title}</h1>",
                *(f"<p>{escape(line)}</p>" for line in self._terms()),
                *sections,
                "</main>\n</html>\n",
            ]
        )

    def _put(self, key: str, /, **details: str | int) -> str:
        return self._words.put(say(key, **details))

    def _terms(self) -> list[str]:
        key = "report-bots" if self.study.bots else "report-random"
        # As text: a seed is a name, not an amount with separators.
        lines = [self._put(key, games=self.study.games, seed=str(self.study.seed))]
        agreed = self._base[0].setting.options
        if agreed:
            options = ", ".join(f"{name}={value}" for name, value in agreed)
            lines.append(self._put("report-options", options=options))
        return [*lines, self._put("report-intervals")]

    def _section(self, name: str, plots: Plots) -> str:
        tables = {
            "lengths": self._lengths,
            "seats": self._seats,
            "branching": self._branching,
            "luck": self._luck,
            "effects": self._effects,
        }
        title = self._put(f"{name}-title")
        return (
            f"<section>\n<h2>{escape(title)}</h2>\n<p>{escape(self._put(f'{name}-note'))}</p>\n"
            f"<figure>{plots.inline(name, title)}</figure>\n{as_html(tables[name]())}\n</section>"
        )

    def _heads(self, *keys: str) -> Row:
        return [self._put(f"column-{key}") for key in keys]

    def _lengths(self) -> list[Row]:
        rows = [self._heads("players", "mean", "least", "most", "quantile", "capped")]
        for figures in self._base:
            row = figures.row()
            numbers = (row["events_min"], row["events_max"], row["events_95"])
            capped = interval(figures.capped, 100)
            rows.append([*players(figures), interval(figures.length), *map(str, numbers), capped])
        return rows

    def _seats(self) -> list[Row]:
        most = max(figures.players for figures in self._base)
        seats = [self._put("seat-number", seat=seat) for seat in range(most)]
        rows: list[Row] = [[*self._heads("players"), *seats, *self._heads("shared")]]
        for figures in self._base:
            wins = [interval(won, 100) for won in figures.wins]
            empty = [""] * (most - figures.players)
            rows.append([*players(figures), *wins, *empty, f"{100 * figures.shared:.1f}"])
        return rows

    def _branching(self) -> list[Row]:
        rows = [self._heads("players", "decisions", "moves", "widest")]
        for figures in self._base:
            numbers = (f"{figures.decisions:.1f}", f"{figures.moves_mean:.1f}")
            rows.append([*players(figures), *numbers, str(figures.moves_most)])
        return rows

    def _luck(self) -> list[Row]:
        rows = [self._heads("players", "luck", "chance", "choice", "interplay")]
        for figures in self._base:
            luck = figures.luck
            if luck is not None:
                parts = (luck.share, luck.chance, luck.decisions)
                shares = [interval(part, 100) for part in parts]
                rows.append([*players(figures), *shares, f"{100 * luck.interplay:.1f}"])
        return rows

    def _effects(self) -> list[Row]:
        heads = ("option", "value", "instead", "players", "events", "first", "capped")
        rows = [self._heads(*heads)]
        for effect in self.result.effects:
            facts = (effect.option, effect.value, effect.usual, effect.players)
            changes = [
                interval(effect.length, signed=True),
                interval(effect.first_wins, 100, signed=True),
                interval(effect.capped, 100, signed=True),
            ]
            rows.append([*map(str, facts), *changes])
        return rows


def players(figures: Figures) -> list[str]:
    return [str(figures.players)]


def interval(estimate: Estimate, scale: float = 1, *, signed: bool = False) -> str:
    """``12.3 (11.8 – 12.9)``."""
    form = "+.1f" if signed else ".1f"
    value, low, high = (
        format(scale * part, form).replace("-", "−")
        for part in (estimate.value, estimate.low, estimate.high)
    )
    return f"{value} ({low} – {high})" if isfinite(estimate.low) else value


def as_html(rows: Sequence[Row]) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in rows[0])
    body = "\n".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows[1:]
    )
    return (
        f'<div class="table"><table>\n<thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{body}\n</tbody>\n</table></div>"
    )
