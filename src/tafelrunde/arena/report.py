"""The report: one HTML page that needs nothing else, in light and dark, for phone and desk."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from html import escape
from importlib import resources
from pathlib import Path

from tafelrunde import __version__
from tafelrunde._home import write_safely
from tafelrunde.arena import plots, ratings
from tafelrunde.arena.figures import NOTHING, Figures
from tafelrunde.arena.plan import Plan
from tafelrunde.arena.plots import Mark
from tafelrunde.arena.ratings import Rating
from tafelrunde.arena.statistics import Interval
from tafelrunde.arena.summary import Summary
from tafelrunde.arena.worth import Use, uses
from tafelrunde.boardgames.registry import game
from tafelrunde.engine.view import Arguments
from tafelrunde.opponents.searching import SearchBot
from tafelrunde.texts.words import Words

ENDS = 8  # so many of the best and of the worst cards are drawn
MOST_PLOTS = 6  # of verbs whose things are told apart
SURE = 1.96  # sigmas of a rating that make 95 %


def available() -> bool:
    return plots.available() and ratings.available()


def untaught(plan: Plan) -> Iterator[tuple[str, str, str]]:
    """Whoever has not learned the game, or not as it is now, is not as strong as their name: who
    that is, the key of a text about it, and what is wrong with what they have learned."""
    state = plan.game.new(plan.players, plan.seed, **plan.options)
    for label, entrant in plan.entrants.items():
        bot = entrant.enter(plan.game)
        if note := bot.note(state):
            yield label, note, bot.fault(state)


def write(
    path: Path, plan: Plan, learned: Mapping[str, str], summary: Summary, words: Words
) -> None:
    write_safely(path, Report(plan, learned, summary, words).html())


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], sort: str = "") -> str:
    """Rows whose first cell is their name; cells are HTML."""
    top = "".join(f'<th scope="col">{head}</th>' for head in heads)
    lines = [
        f'<tr><th scope="row">{row[0]}</th>' + "".join(f"<td>{cell}</td>" for cell in row[1:])
        for row in rows
    ]
    kind = f' class="{sort}"' if sort else ""
    body = "".join(f"{line}</tr>" for line in lines)
    return (
        f'<div class="scroll"><table{kind}><thead><tr>{top}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


class Report:
    """The parts of the page, each a section."""

    def __init__(
        self, plan: Plan, learned: Mapping[str, str], summary: Summary, words: Words
    ) -> None:
        self.plan = plan
        self.learned = learned  # by bot its edition when these games were begun
        self.summary = summary
        self.words = words
        self.figures = Figures(words.language)
        self.uses = uses(plan.game, summary.results)

    def html(self) -> str:
        style = resources.files("tafelrunde.arena").joinpath("page.css").read_text("utf-8")
        title = escape(self.say("report-title", game=self.words.title))
        parts = (
            *(self._standings(), self._matrix(), self._points(), self._decided(), self._seats()),
            *(self._cards(), self._actions(), self._method()),
        )
        return (
            f'<!doctype html>\n<html lang="{self.words.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{title}</title><style>{style}</style></head><body><main>"
            f'<h1>{title}</h1><p class="facts">{self._facts()}</p>{"".join(parts)}'
            "</main></body></html>\n"
        )

    def say(self, key: str, **facts: int | str) -> str:
        return self.words.text(f"arena-{key}", **facts)

    def _section(self, name: str, *parts: str, **facts: int | str) -> str:
        about = escape(self.say(f"{name}-about", **facts))
        return (
            f"<section><h2>{escape(self.say(name))}</h2><p>{about}</p>{''.join(parts)}</section>\n"
        )

    def _figure(self, svg: str, caption: str) -> str:
        return f"<figure><h3>{escape(caption)}</h3>{svg}</figure>"

    def _note(self, text: str) -> str:
        return f'<p class="note">{escape(text)}</p>'

    def _plots(self, *found: str) -> str:
        return f'<div class="plots">{"".join(found)}</div>'

    def _folded(self, key: str, content: str) -> str:
        return f"<details><summary>{escape(self.say(key))}</summary>{content}</details>"

    def _facts(self) -> str:
        summary, figures = self.summary, self.figures
        played = self.say(
            "played",
            games=len(summary.results),
            players=summary.players,
            decisions=figures.number(summary.decisions.value, 0),
            rounds=figures.number(summary.rounds.value),
            even=figures.percent(1 / summary.players),
        )
        return escape(played)

    # ------------------------------------------------------------------- by bot

    def _standings(self) -> str:
        summary, figures = self.summary, self.figures
        rated = ratings.ratings(summary.labels, summary.results)
        heads = ["bot", "rating", "wins", "points", "place", "time", "late"]
        rows = [
            [
                escape(one.label),
                f"{figures.number(rated[one.label].mu)} ± {figures.number(rated[one.label].sigma)}",
                figures.share(one.wins),
                figures.mean(one.points),
                figures.number(one.place.value),
                figures.time(one.think),
                figures.time(one.late),
            ]
            for one in summary.standings
        ]
        drawn = ""
        if len(summary.labels) > 1:
            drawn = self._plots(self._rating_plot(rated), self._wins_plot())
        ranking = table([escape(self.say(head)) for head in heads], rows)
        return self._section("standings", ranking, self._notes(), drawn)

    def _notes(self) -> str:
        """Who is not as strong as their name. What is wrong with their file only the terminal says:
        that is for whoever can mend it, and in English."""
        found: dict[str, list[str]] = {}
        for label, note, _ in untaught(self.plan):
            found.setdefault(note, []).append(label)
        lines = [f"{', '.join(who)}: {self.words.text(note)}" for note, who in found.items()]
        return "".join(map(self._note, lines))

    def _rating_plot(self, rated: dict[str, Rating]) -> str:
        caption = self.say("rating-plot")
        marks = [
            Mark(
                one.label,
                Interval(
                    rated[one.label].mu,
                    rated[one.label].mu - SURE * rated[one.label].sigma,
                    rated[one.label].mu + SURE * rated[one.label].sigma,
                ),
            )
            for one in self.summary.standings
        ]
        return self._figure(
            plots.dots(marks, caption, self.say("rating"), self.figures.exact), caption
        )

    def _wins_plot(self) -> str:
        caption = self.say("wins-plot")
        marks = [Mark(one.label, one.wins) for one in self.summary.standings]
        even = 1 / self.summary.players
        svg = plots.dots(marks, caption, self.say("wins-axis"), self._percent, even)
        return self._figure(svg, caption)

    def _matrix(self) -> str:
        summary, figures = self.summary, self.figures
        order = [one.label for one in summary.standings]
        if len(order) < 2:
            return ""
        rows = []
        for one in order:
            cells = [escape(one)]
            for other in order:
                found = summary.ahead(one, other)
                met = one != other and found.count
                cells.append(self._heat(found) if met else "·")
            rows.append(cells)
        heads = ["", *map(escape, order)]
        pairs = [
            [
                escape(self.say("before", one=pair.one, other=pair.other)),
                self._marked(figures.gap(pair.wins), pair.wins),
                self._marked(figures.mean(pair.points, sign=True), pair.points),
            ]
            for pair in summary.pairs
        ]
        same = [escape(self.say(key)) for key in ("same-deals-head", "wins-head", "points")]
        return self._section(
            "matrix",
            table(heads, rows, "matrix"),
            self._note(self.say("same-deals-about")),
            table(same, pairs),
        )

    def _heat(self, found: Interval) -> str:
        """A cell whose colour says how one-sided it is."""
        strength = 0.9 * abs(found.value - 0.5)
        tone = "good" if found.value >= 0.5 else "bad"
        low, high = (self.figures.number(100 * end, 0) for end in (found.low, found.high))
        return (
            f'<span style="background:rgb(var(--{tone}) / {strength:.2f})">'
            f"{self.figures.percent(found.value)}<small>{low}–{high}</small></span>"
        )

    @staticmethod
    def _marked(text: str, found: Interval) -> str:
        """What is surely more or less than nothing stands out."""
        return f'<span class="sure">{text}</span>' if found.excludes(0) else text

    # ------------------------------------------------------------------ by points

    def _points(self) -> str:
        summary = self.summary
        rows = [
            (one.label, [float(r.scores[seat]) for r, seat in summary.seats_of(one.label)])
            for one in summary.standings
        ]
        caption = self.say("spread-plot")
        svg = plots.ridges(rows, caption, self.say("points"), self.figures.exact)
        length = self.say("length-plot")
        long = [(self.words.title, [float(one.decisions) for one in summary.results])]
        lengths = plots.ridges(long, length, self.say("decisions"), self.figures.exact)
        return self._section(
            "spread", self._plots(self._figure(svg, caption), self._figure(lengths, length))
        )

    def _decided(self) -> str:
        figures, words = self.figures, self.words
        found = self.summary.categories
        lead = self.say("lead-plot")
        marks = [Mark(words.category(one.name), one.lead) for one in found]
        leads = plots.dots(marks, lead, self.say("points"), self._signed, 0.0)
        both = self.say("categories-plot")
        names = (self.say("winners"), self.say("others"))
        rows = [(words.category(one.name), one.winners, one.others) for one in found]
        compared = plots.pairs(rows, names, both, self.say("points"), self.figures.exact)
        heads = [escape(self.say(key)) for key in ("category", "winners", "others", "lead")]
        cells = [
            [
                escape(words.category(one.name)),
                figures.mean(one.winners),
                figures.mean(one.others),
                self._marked(figures.mean(one.lead, sign=True), one.lead),
            ]
            for one in found
        ]
        return self._section(
            "decided",
            self._plots(self._figure(leads, lead), self._figure(compared, both)),
            self._folded("as-table", table(heads, cells)),
        )

    def _seats(self) -> str:
        summary = self.summary
        names = [self.words.text("table-seat", number=one.number) for one in summary.seats]
        wins, points = self.say("seat-wins-plot"), self.say("seat-points-plot")
        even = 1 / summary.players
        first = plots.dots(
            [Mark(name, one.wins) for name, one in zip(names, summary.seats, strict=True)],
            wins,
            self.say("wins-axis"),
            self._percent,
            even,
        )
        second = plots.dots(
            [Mark(name, one.points) for name, one in zip(names, summary.seats, strict=True)],
            points,
            self.say("above-average"),
            self._signed,
            0.0,
        )
        return self._section(
            "seats",
            self._plots(self._figure(first, wins), self._figure(second, points)),
            first=self.plan.first,
        )

    # ------------------------------------------------------------ cards and actions

    def _cards(self) -> str:
        verbs: dict[str, list[Use]] = {}
        for one in self.uses:
            if one.kind:
                verbs.setdefault(one.verb, []).append(one)
        ordered = sorted(verbs, key=lambda verb: -sum(one.times for one in verbs[verb]))
        drawn: list[str] = []
        tables: list[str] = []
        for verb in ordered:
            found = sorted(verbs[verb], key=lambda one: -one.used.value)
            telling = _best_first(one for one in found if one.is_telling)
            if len(telling) > 1 and len(drawn) < MOST_PLOTS:
                drawn.append(self._worth_plot(self.words.action(verb), _ends(telling), self._kind))
            content = self._use_table(found, self._kind)
            tables.append(self._folded_raw(f"{self.words.action(verb)} ({len(found)})", content))
        if not tables:
            return ""
        return self._section("cards", self._plots(*drawn), *tables)

    def _actions(self) -> str:
        found = [one for one in self.uses if not one.kind]
        telling = _best_first(one for one in found if one.is_telling)
        drawn = ""
        if len(telling) > 1:
            worth = self._worth_plot(self.say("actions-plot"), _ends(telling), self._verb)
            drawn = self._plots(worth, self._used_plot(found))
        content = self._use_table(sorted(found, key=lambda one: -one.used.value), self._verb)
        return self._section("actions", drawn, self._folded("as-table", content))

    def _used_plot(self, found: Sequence[Use]) -> str:
        """The actions that are taken most."""
        most = sorted(found, key=lambda one: -one.times)[: 2 * ENDS]
        marks = [Mark(self._verb(one), Interval(one.times, one.times, one.times)) for one in most]
        caption = self.say("times-plot")
        svg = plots.dots(marks, caption, self.say("times-axis"), self.figures.exact)
        return self._figure(svg, caption)

    def _kind(self, use: Use) -> str:
        return self.words.kind(use.kind)

    def _verb(self, use: Use) -> str:
        return self.words.action(use.verb)

    def _worth_plot(self, caption: str, found: Sequence[Use], name: Callable[[Use], str]) -> str:
        marks = [Mark(name(one), one.points) for one in found]
        return self._figure(
            plots.dots(marks, caption, self.say("worth"), self._signed, 0.0), caption
        )

    def _use_table(self, found: Sequence[Use], name: Callable[[Use], str]) -> str:
        figures = self.figures
        heads = [
            escape(self.say(key)) for key in ("name", "used", "times", "worth-head", "worth-wins")
        ]
        rows = [
            [
                escape(name(one)),
                figures.share(one.used),
                figures.number(one.times, 2),
                self._marked(figures.mean(one.points, sign=True), one.points),
                self._marked(figures.gap(one.wins), one.wins),
            ]
            for one in found
        ]
        return table(heads, rows)

    def _folded_raw(self, title: str, content: str) -> str:
        return f"<details><summary>{escape(title)}</summary>{content}</details>"

    def _method(self) -> str:
        plan = self.plan
        facts: Arguments = {
            "version": __version__,
            "seatings": plan.games_of_a_deal,
            "rules": plan.game.version,
            "cards": plan.game.cards[:12] or "–",
            "seed": plan.seed,
        }
        command = f"<p><code>{escape(self._command())}</code></p>"
        return self._section("method", command, self._editions(), **facts)

    def _editions(self) -> str:
        """Who was who: by another day the same name may know more, or think longer."""
        heads = [escape(self.say(key)) for key in ("bot", "effort", "edition")]
        rows = [
            [escape(label), escape(self._effort(label)), escape(self.learned[label])]
            for label in self.plan.labels
            if label in self.learned
        ]
        return self._note(self.say("editions-about")) + table(heads, rows) if rows else ""

    def _effort(self, label: str) -> str:
        """How much a bot thinks before a move."""
        entrant, game = self.plan.entrants[label], self.plan.game
        bot = entrant.enter(game)
        if not isinstance(bot, SearchBot):
            return NOTHING
        iterations, seconds = bot.effort(game.name, entrant.seconds)
        if iterations:
            return self.say("simulations", iterations=iterations)
        return self.figures.time(seconds)

    def _command(self) -> str:
        """That plays these games again; where a card file lay, nobody has written down."""
        plan = self.plan
        words = ["tafelrunde", "arena", plan.game.name, "--bots", ",".join(plan.bots)]
        words += ["--players", str(plan.players), "--games", str(len(self.summary.results))]
        words += ["--seed", str(plan.seed)]
        for name, value in plan.options.items():
            words += ["--option", f"{name}={value}"]
        if plan.game.cards != game(plan.game.name).cards:
            words += ["--cards", "FILE"]
        return shlex.join(words)

    def _percent(self, share: float) -> str:
        return f"{self.figures.exact(100 * share)} %"

    def _signed(self, value: float) -> str:
        return self.figures.exact(value, sign=bool(value))


def _best_first(found: Iterable[Use]) -> list[Use]:
    return sorted(found, key=lambda one: -one.points.value)


def _ends(found: Sequence[Use]) -> list[Use]:
    """The best and the worst, if there are too many to draw."""
    return list(found) if len(found) <= 2 * ENDS else [*found[:ENDS], *found[-ENDS:]]
