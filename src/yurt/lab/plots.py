"""Plots of a study, by matplotlib; nothing else here knows it."""

import io
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from yurt.engine.extras import needing
from yurt.engine.words import Say, Words, say
from yurt.lab.figures import Effect, Figures
from yurt.lab.playing import PARTS
from yurt.lab.statistics import Estimate
from yurt.lab.study import Result

with needing("lab", __name__):
    from matplotlib import rc_context
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

# Told apart by those who do not see all colours, on light and on dark ground (Okabe and Ito).
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#9A8700")
MARKERS = ("o", "s", "^", "D", "v")
# Text and lines; a page puts its own colour in its place.
INK = "#1b1b1f"
WIDTH = 7.2
HEIGHT = 3.4
BINS = 40
LONGEST_LABEL = 24

STYLE: dict[Any, Any] = {
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.prop_cycle": f"cycler('color', {list(COLOURS)}) + cycler('marker', {list(MARKERS)})",
    "axes.spines.right": False,
    "axes.spines.top": False,
    "figure.constrained_layout.use": True,
    "font.size": 10,
    "legend.frameon": False,
    "legend.labelcolor": INK,
    "svg.fonttype": "none",
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}


class Plots:
    """The plots of a result, by name, in one language."""

    def __init__(self, result: Result, words: Words) -> None:
        self._words = words
        self._base = list(result.base.values())
        with rc_context(STYLE):
            self.figures = {
                "lengths": self._lengths(),
                "seats": self._seats(),
                "branching": self._branching(),
            }
            if any(figures.luck for figures in self._base):
                self.figures["luck"] = self._luck()
            if result.effects:
                self.figures["effects"] = self._effects(result.effects)

    def svg(self, name: str, **how: Any) -> str:
        """A plot as SVG; the same figures give the same text."""
        with rc_context({**STYLE, "svg.hashsalt": name}):
            buffer = io.StringIO()
            self.figures[name].savefig(buffer, format="svg", metadata={"Date": None}, **how)
        return buffer.getvalue()

    def inline(self, name: str, title: str) -> str:
        """The same to stand in a page: in the colour of its text, with names of its own."""
        text = self.svg(name, transparent=True)
        text = re.sub(r"<metadata>.*?</metadata>", "", text[text.index("<svg") :], flags=re.S)
        text = re.sub(r'(\bid="|href="#|url\(#)', rf"\1{name}-", text)
        text = re.sub(r' (width|height)="[\d.]+pt"', "", text, count=2)
        label = title.replace("&", "&amp;").replace('"', "&quot;")
        return text.replace(INK, "currentColor").replace(
            "<svg", f'<svg role="img" aria-label="{label}"', 1
        )

    def save(self, folder: Path) -> list[Path]:
        """Each plot as a file of its own, SVG and PNG."""
        saved = []
        for name, figure in self.figures.items():
            svg, png = folder / f"{name}.svg", folder / f"{name}.png"
            svg.write_text(self.svg(name), "utf-8")
            with rc_context(STYLE):
                figure.savefig(png, dpi=160, metadata={"Software": None})
            saved += [svg, png]
        return saved

    def _put(self, key: str, **details: int | str | Say) -> str:
        return self._words.put(say(key, **details))

    def _axes(self, x: str, y: str | None, height: float = HEIGHT) -> tuple[Figure, Axes]:
        figure = Figure(figsize=(WIDTH, height))
        axes = figure.add_subplot()
        axes.set_xlabel(self._put(x))
        if y is not None:
            axes.set_ylabel(self._put(y))
        return figure, axes

    def _name(self, figures: Figures) -> str:
        return self._put("players-count", count=figures.players)

    def _lengths(self) -> Figure:
        figure, axes = self._axes("axis-events", "axis-games")
        every = np.concatenate([figures.lengths for figures in self._base])
        edges = np.histogram_bin_edges(every, bins=min(BINS, int(np.ptp(every)) + 1))
        for number, figures in enumerate(self._base):
            counts = np.histogram(figures.lengths, edges)[0]
            line = ("-", "--", "-.", ":", (0, (5, 1, 1, 1, 1, 1)))[number % 5]
            shares = 100 * counts / figures.games
            axes.stairs(shares, edges, label=self._name(figures), linestyle=line, linewidth=1.6)
        for patch, colour in zip(axes.patches, COLOURS, strict=False):
            patch.set_edgecolor(colour)
        axes.set_ylim(bottom=0)
        axes.legend()
        return figure

    def _seats(self) -> Figure:
        figure = Figure(figsize=(WIDTH, HEIGHT))
        every = figure.subplots(1, len(self._base), sharey=True, squeeze=False)[0]
        for axes, figures in zip(every, self._base, strict=True):
            axes.axhline(100 / figures.players, color=INK, linewidth=0.8, linestyle=":")
            errorbar(axes, figures.wins, 100)
            axes.set_xticks(range(figures.players))
            axes.set_xlim(-0.6, figures.players - 0.4)
            axes.set_title(self._name(figures), fontsize=10)
            axes.set_xlabel(self._put("axis-seat"))
        every[0].set_ylabel(self._put("axis-wins"))
        return figure

    def _branching(self) -> Figure:
        figure, axes = self._axes("axis-progress", "axis-moves")
        middles = [100 * (part + 0.5) / PARTS for part in range(PARTS)]
        for figures in self._base:
            moves = [np.nan if part is None else part for part in figures.moves_by_part]
            axes.plot(middles, moves, label=self._name(figures), markersize=4)
        axes.set_xlim(0, 100)
        axes.set_ylim(0, 1.08 * axes.get_ylim()[1])
        axes.legend()
        return figure

    def _luck(self) -> Figure:
        """Chance alone from the left, decisions alone from the right, the luck share as a point."""
        height = 1.5 + 0.45 * len(self._base)
        figure, axes = self._axes("axis-variance", None, height)
        found = [(self._name(figures), figures.luck) for figures in self._base if figures.luck]
        names = [name for name, _ in found]
        chance = np.array([100 * max(0.0, luck.chance.value) for _, luck in found])
        choice = np.array([100 * max(0.0, luck.decisions.value) for _, luck in found])
        between = np.maximum(0.0, 100 - chance - choice)
        parts = (("chance", chance), ("interplay", between), ("choice", choice))
        left = np.zeros(len(found))
        for (key, widths), shade in zip(parts, (COLOURS[0], "#8888", COLOURS[1]), strict=True):
            label = self._put(f"column-{key}").removesuffix(", %")
            axes.barh(names, widths, left=left, color=shade, label=label, height=0.6)
            left += widths
        errorbar(axes, [luck.share for _, luck in found], 100, sideways=True, colour=INK)
        axes.containers[-1].set_label(self._put("column-luck").removesuffix(", %"))
        axes.set_xlim(0, 100)
        axes.invert_yaxis()
        figure.legend(loc="outside upper center", ncols=2)
        return figure

    def _effects(self, effects: Sequence[Effect]) -> Figure:
        figure, axes = self._axes("axis-effect", None, 1 + 0.22 * len(effects))
        axes.axvline(0, color=INK, linewidth=0.8, linestyle=":")
        errorbar(axes, [effect.length for effect in effects], 1, sideways=True)
        labels = [
            f"{effect.option}={str(effect.value)[:LONGEST_LABEL]}, "
            + self._put("players-count", count=effect.players)
            for effect in effects
        ]
        axes.set_yticks(range(len(effects)), labels, fontsize=8)
        axes.invert_yaxis()
        return figure


def errorbar(
    axes: Axes,
    estimates: Sequence[Estimate],
    scale: float,
    *,
    sideways: bool = False,
    colour: str = COLOURS[0],
) -> None:
    """Points with their intervals; an interval without end is left out."""
    values = scale * np.array([estimate.value for estimate in estimates])
    reach = scale * np.array(
        [
            [estimate.value - estimate.low for estimate in estimates],
            [estimate.high - estimate.value for estimate in estimates],
        ]
    )
    reach[~np.isfinite(reach)] = 0
    places = np.arange(len(estimates))
    look: dict[str, Any] = {"fmt": "o", "color": colour, "capsize": 3, "markersize": 4}
    if sideways:
        axes.errorbar(values, places, xerr=reach, **look)
    else:
        axes.errorbar(places, values, yerr=reach, **look)
