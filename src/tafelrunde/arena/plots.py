"""Plots as SVG to stand in a page: text stays text, and colours are those of the page.

They are narrow, so that they can be read on a phone; on a wide screen several stand side by side.
"""

from __future__ import annotations

import io
import math
import re
import textwrap
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from tafelrunde.arena.statistics import Interval, quantile

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

WIDTH = 4.8  # inches, of which a point is a unit of the SVG
ROW = 0.37  # inches for a row of one line
LINE = 0.19  # for every further line of its label
FRAME = 0.8  # for the axis and its label
WRAP = 18  # letters of a label in a line
BINS = 24
STEPS = (1, 2, 2.5, 5, 10)  # from tick to tick, or ten times that and so on
FEWEST = 3  # ticks; they are whole numbers if there are so many
# Colours of the page stand in the SVG as these, which nobody else uses.
COLOURS = {
    "#010101": "var(--ink)",
    "#020202": "var(--soft)",
    "#030303": "var(--line)",
    "#040404": "var(--accent)",
    "#050505": "var(--second)",
    "#060606": "var(--third)",
}
INK, SOFT, LINES, ACCENT, SECOND, THIRD = COLOURS
STYLE: Any = {
    "svg.fonttype": "none",
    "font.size": 12.5,
    "text.color": INK,
    "axes.edgecolor": LINES,
    "axes.labelcolor": SOFT,
    "xtick.color": SOFT,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
}
Format = Callable[[float], str]


def available() -> bool:
    return find_spec("matplotlib") is not None


@dataclass(frozen=True, slots=True)
class Mark:
    """A row of a plot: what it is called, and where it lies."""

    label: str
    value: Interval


def dots(
    marks: Sequence[Mark], caption: str, axis: str, form: Format, even: float | None = None
) -> str:
    """A dot with its interval in each row; the line says where all would be equal."""
    labels = [_wrapped(mark.label) for mark in marks]
    figure, axes = _canvas(labels)
    places = list(range(len(marks)))[::-1]
    if even is not None:
        axes.axvline(even, color=SOFT, linewidth=1, linestyle=(0, (4, 3)), zorder=1)
    for place, mark in zip(places, marks, strict=True):
        found = mark.value
        if found.tells:
            ends = [found.low, found.high]
            axes.plot(ends, [place, place], color=ACCENT, linewidth=2.5, alpha=0.5, zorder=2)
        axes.plot([found.value], [place], "o", color=ACCENT, markersize=7, zorder=3)
    axes.set_yticks(places, labels)
    axes.set_ylim(-0.6, len(marks) - 0.4)
    return _finished(figure, axes, caption, axis, form)


def pairs(
    rows: Sequence[tuple[str, Interval, Interval]],
    names: tuple[str, str],
    caption: str,
    axis: str,
    form: Format,
) -> str:
    """Two dots in each row, joined, to be compared."""
    labels = [_wrapped(label) for label, _, _ in rows]
    figure, axes = _canvas(labels, extra=0.3)
    places = list(range(len(rows)))[::-1]
    for place, (_, one, other) in zip(places, rows, strict=True):
        axes.plot([one.value, other.value], [place, place], color=LINES, linewidth=2, zorder=1)
    columns = ([row[1] for row in rows], [row[2] for row in rows])
    for name, column, colour, sign in zip(names, columns, (ACCENT, SECOND), "os", strict=True):
        values = [one.value for one in column]
        axes.plot(values, places, sign, color=colour, markersize=7, label=name, zorder=3)
    axes.set_yticks(places, labels)
    axes.set_ylim(-0.6, len(rows) - 0.4)
    figure.legend(
        loc="outside upper left", ncols=2, frameon=False, handletextpad=0.2, labelcolor=INK
    )
    return _finished(figure, axes, caption, axis, form)


def ridges(
    rows: Sequence[tuple[str, Sequence[float]]], caption: str, axis: str, form: Format
) -> str:
    """How values are spread: a histogram in each row, with the median."""
    labels = [_wrapped(label) for label, _ in rows]
    figure, axes = _canvas(labels, scale=2.2)
    low = min(min(values) for _, values in rows)
    high = max(max(values) for _, values in rows)
    width = max(1.0, math.ceil((high - low + 1) / BINS))
    edges = [low - 0.5 + width * k for k in range(int((high - low) / width) + 2)]
    places = list(range(len(rows)))[::-1]
    for place, (_, values) in zip(places, rows, strict=True):
        counts = [sum(left <= one < left + width for one in values) for left in edges[:-1]]
        tops = [place + 0.85 * count / max(counts) for count in counts]
        axes.stairs(tops, edges, baseline=place, fill=True, color=ACCENT, alpha=0.45, zorder=2)
        median = quantile(values, 0.5)
        axes.plot([median, median], [place, place + 0.9], color=INK, linewidth=1.5, zorder=3)
        axes.axhline(place, color=LINES, linewidth=1, zorder=1)
    axes.set_yticks([place + 0.3 for place in places], labels)
    axes.set_ylim(-0.05, len(rows))
    return _finished(figure, axes, caption, axis, form)


def courses(
    rows: Sequence[tuple[str, Sequence[Interval]]],
    at: Sequence[float],
    chapters: Sequence[tuple[float, str]],
    caption: str,
    axes_labels: tuple[str, str],
    form: Format,
) -> Figure:
    """A line with a band for each row, over the same places; chapters are named above."""
    from matplotlib.figure import Figure as NewFigure

    figure = NewFigure(figsize=(2 * WIDTH, 4.6), layout="constrained")
    axes = figure.subplots()
    for k, (label, values) in enumerate(rows):
        (line,) = axes.plot(at, [one.value for one in values], label=_literal(label), color=f"C{k}")
        lows, highs = [one.low for one in values], [one.high for one in values]
        axes.fill_between(at, lows, highs, color=line.get_color(), alpha=0.18, linewidth=0)
    for place, name in chapters:
        axes.axvline(place, color="#999999", linewidth=0.6, zorder=0)
        axes.annotate(name, (place, 1.01), xycoords=("data", "axes fraction"), fontsize=8)
    axes.set_ylim(0, 1)
    axes.yaxis.set_major_formatter(lambda value, _: form(value))
    axes.set_xlabel(axes_labels[0])
    axes.set_ylabel(axes_labels[1])
    axes.set_title(caption, loc="left", pad=18)
    axes.margins(x=0)
    figure.legend(frameon=False, ncols=len(rows), loc="outside lower center")
    return figure


# -------------------------------------------------------------------------- inside
def _wrapped(label: str) -> str:
    return _literal("\n".join(textwrap.wrap(label, WRAP)) or label)


def _literal(label: str) -> str:
    """Names are no formulas: to matplotlib, what stands between two dollars would be one."""
    return label.replace("$", r"\$")


def _canvas(labels: Sequence[str], extra: float = 0.0, scale: float = 1.0) -> tuple[Figure, Axes]:
    from matplotlib import rc_context
    from matplotlib.figure import Figure as NewFigure

    # All rows are equally far apart, so the longest label needs its room everywhere.
    row = scale * ROW + 0.7 * LINE * max(label.count("\n") for label in labels)
    height = FRAME + extra + row * len(labels)
    with rc_context(STYLE):
        figure = NewFigure(figsize=(WIDTH, height), layout="constrained")
        axes = figure.subplots()
    axes.tick_params(length=0)
    axes.grid(axis="x", color=LINES, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.patch.set_visible(False)
    figure.patch.set_visible(False)
    return figure, axes


def _finished(figure: Figure, axes: Axes, caption: str, axis: str, form: Format) -> str:
    from matplotlib import rc_context
    from matplotlib.ticker import MaxNLocator

    axes.set_xlabel(axis)
    axes.xaxis.set_major_locator(MaxNLocator(5, steps=STEPS, integer=True, min_n_ticks=FEWEST))
    axes.xaxis.set_major_formatter(lambda value, _: form(value))
    text = io.StringIO()
    # Names inside the SVG must differ from those of other plots in the same page. Text stays text,
    # so whoever opens the page needs the signs of a name, and not we.
    with rc_context({**STYLE, "svg.hashsalt": caption}), warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Glyph .* missing")
        figure.savefig(text, format="svg", metadata={"Date": None})
    return _to_stand_in_a_page(text.getvalue(), caption)


def _to_stand_in_a_page(svg: str, caption: str) -> str:
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r"""(font: [\d.]+px)[^;"]*""", r"\1 system-ui, sans-serif", svg)
    for sign, colour in COLOURS.items():
        svg = svg.replace(sign, colour)
    width, height = re.findall(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg)[0]
    opening = f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{_quoted(caption)}">'
    # What matplotlib names inside, others must not find.
    prefix = f"p{abs(sum(ord(sign) * (k + 1) for k, sign in enumerate(caption)))}-"
    svg = re.sub(r'id="', f'id="{prefix}', svg)
    svg = re.sub(r"url\(#", f"url(#{prefix}", svg)
    svg = re.sub(r'href="#', f'href="#{prefix}', svg)
    return re.sub(r"<svg[^>]*>", opening, svg, count=1)


def _quoted(text: str) -> str:
    return text.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
