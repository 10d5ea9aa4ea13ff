"""The table itself: shows, asks, plays, until the game is over or somebody gets up."""

from __future__ import annotations

from tafelrunde.cli.console import INTERRUPTED
from tafelrunde.cli.table import company
from tafelrunde.cli.table.answers import Command, Play, Problem, command_in
from tafelrunde.cli.table.ask import Asker
from tafelrunde.cli.table.dialogue import Dialogue
from tafelrunde.cli.table.files import Files, tilde
from tafelrunde.cli.table.keeper import Keeper
from tafelrunde.cli.table.pieces import STORY, Gap, Heading, Line, Piece
from tafelrunde.cli.table.scene import Scene, offered_by
from tafelrunde.cli.table.screen import Screen
from tafelrunde.cli.table.seats import introductions, notes
from tafelrunde.cli.table.service import Service
from tafelrunde.cli.table.session import NoWayBack, Session
from tafelrunde.cli.table.sheet import outcome_pieces
from tafelrunde.cli.table.story import Chapter, story_pieces, tell
from tafelrunde.engine.view import Prompt, Stage
from tafelrunde.texts import Texts
from tafelrunde.texts.sentences import is_look, sentences
from tafelrunde.texts.words import Words

PAGED = ("log", "rules", "cards")  # commands with long answers


class GetUp(Exception):
    """Somebody leaves the table."""


class Table:
    """People and bots at one terminal."""

    def __init__(
        self, session: Session, language: str, screen: Screen, asker: Asker, keeper: Keeper
    ) -> None:
        self.screen = screen
        self.asker = asker
        self._sit_down(session, language, keeper)

    def _sit_down(self, session: Session, language: str, keeper: Keeper) -> None:
        self.session = session
        self.language = language
        self.keeper = keeper
        names = [seat.name for seat in session.seats]
        options = session.state.rules.options
        self.words = Words(session.game, language, names, options=options)
        self._scene = Scene(self.words, notes(session.seats, Texts(language)))
        self._files = Files(self.words, self.screen, self.asker)
        self._facing: int | None = None  # the person before the screen
        self._greeting: list[Piece] = []  # for the first who sits down
        self._fresh = True  # nothing of the table has been shown yet
        self._stage: list[Stage] = []  # where in the game it was last shown whole
        self._waiting: Command | None = None  # typed where one only had to press Enter
        self._undone = False  # the last thing that happened is known: it was taken back

    def welcome(self) -> None:
        """Before the first move: what is played, against whom, and how."""
        players = self.words.text("table-players", count=len(self.session.seats))
        title = self.words.text("table-welcome", game=self.words.title, players=players)
        usage = self.words.text("table-ask-move-help", help=self.words.text("table-command-help"))
        faces = not self.screen.plain
        bots = introductions(self.session.seats, Texts(self.language), faces=faces)
        notes = company.notes(self.session.bots, self.session.state)
        bots += map(self.words.text, notes)
        self._greeting = [Line(title, "bold"), *map(Line, bots), Line(usage)]

    def _greet(self) -> None:
        self.screen.show(self._greeting)
        self._greeting = []

    def run(self) -> int:
        """Play on to the end, or until somebody leaves; the exit code."""
        try:
            while not self.session.state.over:
                if self.session.is_asking:
                    self._decide(int(self.session.state.actor))
                elif self.session.actor.is_person:
                    self.session.play_formality()
                    self._keep()
                else:
                    self.session.play_bot()
                    self._fresh = True
                    self._keep()
        except (GetUp, EOFError):
            self._leave()
            return 0
        except KeyboardInterrupt:
            self.screen.gap()
            self._leave()
            return INTERRUPTED
        self._finish()
        return 0

    # ----------------------------------------------------------------- a decision

    def _decide(self, seat: int) -> None:
        """Ask until there is a move, or until the decision is another one."""
        self._hand_over(seat)
        self._greet()
        scene = self._scene.to(seat)
        state = self.session.state
        prompt = state.prompt(seat)
        menu = scene.menu(state.view(seat), prompt)
        service = Service(self.session, scene, prompt)
        self._show(seat, scene)
        # Where there is nothing to choose, it is enough to nod.
        nod = str(min(menu.numbers)) if len(menu.options) == 1 else ""
        question = self.words.text("terminal-nod" if nod else "table-ask-move")
        dialogue = Dialogue(menu, scene.things, self.screen, self.asker)
        while True:
            answer = self._wish(question, dialogue, nod)
            if answer is None:
                continue
            if isinstance(answer, Play):
                self.session.play(self.session.state.parse(answer.notation))
                self._keep()
                return
            if not isinstance(answer, Command):
                self.screen.say(answer.text, "yellow")
            elif service.knows(answer.name):
                self._serve(service, answer)
            elif self._handle(answer, seat):
                return

    def _wish(self, question: str, dialogue: Dialogue, nod: str) -> Play | Command | Problem | None:
        """What somebody has asked for already, or asks for now."""
        if self._waiting is not None:
            command, self._waiting = self._waiting, None
            return command
        text = self.asker.ask(question, dialogue.complete) or nod
        return dialogue.answer(text) if text else None

    def _pause(self, question: str) -> str:
        """Wait for Enter. A command that is typed instead is obeyed as soon as it can be."""
        text = self.asker.ask(question)
        self._waiting = command_in(text)
        if self._waiting is not None and self._waiting.name == "quit":
            raise GetUp
        return text

    def _show(self, seat: int, scene: Scene) -> None:
        """The news, and the table as far as it may have changed."""
        state = self.session.state
        view, prompt = state.view(seat), state.prompt(seat)
        question = scene.question(view, prompt)
        self.screen.show([] if self._undone else self._blows(seat, scene))
        if self._fresh or view.phase[:2] != self._stage:
            self._show_news(seat, scene, [*scene.table(view, prompt), *question])
        else:
            news = [] if self._undone else _in_brief(self._news(seat, scene, prompt))
            self.screen.show([*news, *scene.own_area(view, prompt), *question])
        self.screen.gap()
        self._fresh = self._undone = False
        self._stage = view.phase[:2]

    def _show_news(self, seat: int, scene: Scene, rest: list[Piece]) -> None:
        """News would scroll off a small screen unread: there one turns a page after them."""
        news = self._since(seat, self._news(seat, scene, self.session.state.prompt(seat)))
        self.screen.show(news)
        if news and not self.screen.fits([*news, *rest, Gap()]):
            self.screen.gap()
            self._pause(self.words.text("table-continue"))
        self.screen.show(rest)

    def _news(self, seat: int, scene: Scene, prompt: Prompt) -> list[Chapter]:
        """What happened since the last decision, without what the options show anyway."""
        offered = offered_by(prompt)
        events = [
            event
            for event in self.session.news(seat)
            if not (is_look(event) and set(event.faces or ()) == offered)
        ]
        return tell(events, self.session.course, scene.words)

    def _blows(self, seat: int, scene: Scene) -> list[Piece]:
        """First of all, what others did to the one who decides."""
        told = sentences([one for one in self.session.news(seat) if one.to_you], scene.words)
        heading = Heading(self.words.text("terminal-to-you"))
        return [heading, *(Line(one, "yellow") for one in told)] if told else []

    def _since(self, seat: int, news: list[Chapter]) -> list[Piece]:
        heading = "table-meanwhile" if self.session.has_moved(seat) else "table-log-heading"
        told = story_pieces(news, titles=False)
        return [Heading(self.words.text(heading)), *told] if news else []

    def _hand_over(self, seat: int) -> None:
        """Let the next person sit down without a glance at what the last one saw."""
        if seat == self._facing or len(self.session.people) < 2:
            return
        name = self.session.seats[seat].name
        self.screen.wipe()
        self._greet()
        self.screen.show([Line(self.words.text("table-hand-over", player=name), "bold")])
        self.asker.forget()
        self._pause(self.words.text("table-hand-over-ready", player=name))
        self.screen.wipe()
        self._facing = seat
        self._fresh = True

    # ------------------------------------------------------------------- commands

    def _serve(self, service: Service, command: Command) -> None:
        pieces = service.answer(command.name, command.rest)
        if command.name in PAGED:
            self.screen.page(pieces, self._go_on)
        else:
            self.screen.show(pieces)
        self.screen.gap()

    def _go_on(self) -> bool:
        return not self._pause(self.words.text("terminal-page"))

    def _handle(self, command: Command, seat: int) -> bool:
        """A command that changes something; is the decision another one now?"""
        if command.name == "undo":
            return self._undo(seat)
        if command.name == "save":
            self._save(command.rest)
            return False
        if command.name == "load":
            return self._load(command.rest)
        raise GetUp

    def _undo(self, seat: int) -> bool:
        words = self.words.to(seat)
        try:
            notation = self.session.undo(seat)
        except NoWayBack as error:
            facts = {name: words.player(other) for name, other in error.arguments.items()}
            self.screen.say(words.text(error.key, **facts), "yellow")
            return False
        move = words.move(notation)
        self.screen.say(words.text("table-undo-done", player=words.player(seat), move=move))
        self._undone = True
        self._keep()
        return True

    def _save(self, name: str) -> None:
        self._files.save(name, self.session, self.language)

    def _load(self, name: str) -> bool:
        session = self._files.load(name)
        if session is None:
            return False
        self._sit_down(session, self.language, Keeper(session))
        self._keep()
        return True

    # ------------------------------------------------------------ keeping, the end

    def _keep(self) -> None:
        error = self.keeper.keep(self.session, self.language)
        if error is not None:
            self._files.complain("table-save-failed", self.keeper.file, error)

    def _leave(self) -> None:
        if self.session.record.moves and self.keeper.trouble is None:
            self.screen.say(self.words.text("table-quit-saved", file=tilde(self.keeper.file)))
        self._save_record()
        self.screen.say(self.words.text("table-goodbye"))

    def _finish(self) -> None:
        """The last news, the score sheet, and where the record is."""
        people = self.session.people
        seat = people[0] if len(people) == 1 else None
        words = self.words.to(seat)
        events = self.session.last_news() if seat is None else self.session.news(seat)
        pieces = story_pieces(tell(events, self.session.course, words), titles=False)
        self.screen.show([*pieces, *outcome_pieces(self.session.state, words)])
        self.screen.gap()
        self._save_record()

    def _save_record(self) -> None:
        try:
            path = self.keeper.save_record(self.session)
        except OSError as error:
            self._files.complain("terminal-record-failed", error.filename, error)
        else:
            if path is not None:
                self.screen.say(self.words.text("terminal-record-saved", file=tilde(path)))


def _in_brief(news: list[Chapter]) -> list[Piece]:
    """What came of the own move, where one knows when and where that was."""
    told = [one for chapter in news for section in chapter.sections for one in section.sentences]
    return [Line(STORY.join(told))] if told else []
