"""Lessons over HTTP: a table that is never kept, made anew for each question.

The learner's moves so far are all there is to know about a lesson, so the client sends them along.
What it is told passes through the view of seat 0, as at any table.
"""

from collections.abc import Callable, Iterable
from typing import Annotated, NamedTuple

from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody, QueryParameter

from yurt.engine import registry
from yurt.engine.actor import CHANCE
from yurt.engine.game import Game
from yurt.engine.lesson import LEARNER, Cue, Lesson, OffScript, read
from yurt.engine.words import say
from yurt.server import decide, sight
from yurt.server import entries as e
from yurt.server.absence import Attendance
from yurt.server.forms import LessonAnswer, LessonForm, LessonInfo, LessonStep
from yurt.server.news import news_of
from yurt.server.seats import NAME_LENGTH
from yurt.server.service import Asked, Plain, Service, admit, drawn_in
from yurt.server.sight import Eyes, Happening
from yurt.server.table import Move, NotNow, Table
from yurt.server.wire import News

Load = Callable[[str], Game]
Name = Annotated[str, QueryParameter(max_length=NAME_LENGTH)]

# The learner is there, and nobody else sits at the table.
ALONE = Attendance(frozenset({LEARNER}), {}, {}, None)


class Learner(NamedTuple):
    """What the learner is called, and the language of a table that is drawn as text for them."""

    name: str = ""
    drawn: str = ""


UNNAMED = Learner()


class Scene:
    """The table of a lesson: the learner and bots, as far as the script has been played."""

    def __init__(self, lesson: Lesson, load: Load, learner: Learner) -> None:
        self.eyes = Eyes(LEARNER, drawn=learner.drawn)
        header = lesson.header
        bots = ["bot"] * (header.players - 1)
        self.table = Table("", "", b"", load)
        for entry in (
            e.Opened(
                game=header.game,
                options=dict(header.options),
                seats=["host", *bots],
                host="",
                commitment="",
                chat=False,
                spectators=False,
            ),
            e.Sat(seat=LEARNER, name=learner.name, token=""),
            e.Started(first=header.first),
        ):
            self._fold(entry)

    def _fold(self, entry: e.Entry) -> Move | None:
        return self.table.fold(self.table.seq + 1, 0, entry)

    def play(self, part: Cue) -> Happening:
        """Makes an event of the script true."""
        is_bots = part.actor not in (CHANCE, LEARNER)
        move = self._fold(e.Played(actor=part.actor, event=part.event, bot=is_bots))
        assert move is not None
        number = len(self.table.events)
        return Happening(number, part.actor, move.code, move.before, move.after)

    def _is_turn_going_on(self) -> bool:
        played, code = self.table.events[-1], self.table.codes[-1]
        return played.actor != CHANCE and self.table.game().advice.is_half(code)

    def news(self, steps: Iterable[Happening], whole: bool = False) -> News:
        """How things stand now, and what led there."""
        table = self.table
        info = sight.info(table, ALONE, 0)
        told = [sight.tell(LEARNER, step) for step in steps]
        return news_of(info, table.state, self.eyes, table.seq, told, whole=whole)

    def answer(self, parts: Iterable[Cue]) -> LessonAnswer:
        """What follows from the right move: each turn with the chance after it is news of their
        own. What was learnt is said after the first of them, or where the script has it."""
        told: list[News] = []
        steps: list[Happening] = []
        pause = 1
        for part in parts:
            if steps and part.actor != CHANCE and not self._is_turn_going_on():
                told.append(self.news(steps))
                steps = []
            steps.append(self.play(part))
            if part.is_told:
                pause = len(told) + 1
        return LessonAnswer(is_right=True, news=[*told, self.news(steps)], pause=pause)


def begin(lesson: Lesson, load: Load, learner: Learner = UNNAMED) -> News:
    """How the lesson finds the table."""
    scene = Scene(lesson, load, learner)
    return scene.news([scene.play(part) for part in lesson.follow([])], whole=True)


def judge(lesson: Lesson, load: Load, form: LessonForm, learner: Learner = UNNAMED) -> LessonAnswer:
    """Whether a move is the one that the lesson wants, and what follows if it is. NotNow if it is
    not legal, or if the moves before it are not those of the lesson."""
    scene = Scene(lesson, load, learner)
    try:
        for part in lesson.follow(form.moves):
            scene.play(part)
    except OffScript:
        raise NotNow(say("lesson-off-script")) from None
    state = scene.table.state
    assert state is not None
    try:
        made = [event for event, _ in decide.moves(state, LEARNER, form.events)]
    except NotNow as refused:
        raise NotNow(refused.saying, refused.rule, lesson.header.game) from None
    moves = [*form.moves, *map(state.game.write, made)]
    try:
        parts = list(lesson.follow(moves))[len(scene.table.events) :]
    except OffScript as off:
        return LessonAnswer(is_right=False, other=str(off))
    return scene.answer(parts)


def steps_of(game: Game) -> int:
    """How many steps the lesson of a game has; 0 if it has none."""
    lesson = read(game.folder)
    return len(lesson.steps) if lesson else 0


def _learner(request: Asked, name: str, plain: bool) -> Learner:
    return Learner(name, drawn_in(request, plain))


def _lesson(name: str, service: Service) -> Lesson:
    lesson = read(service.shelf.load(name).folder) if name in registry.names() else None
    if lesson is None:
        raise NotFoundException
    return lesson


@get("/api/games/{name:str}/lesson", summary="The lesson of a game")
async def game_lesson(
    request: Asked, name: FromPath[str], learner: Name = "", plain: Plain = False
) -> LessonInfo:
    service = admit(request, 2)
    lesson = _lesson(name, service)
    steps = [LessonStep(step, moves) for step, moves in lesson.steps.items()]
    return LessonInfo(steps, begin(lesson, service.shelf.load, _learner(request, learner, plain)))


@post("/api/games/{name:str}/lesson", status_code=200, summary="Try a move in a lesson")
async def try_move(
    request: Asked,
    name: FromPath[str],
    data: JSONBody[LessonForm],
    learner: Name = "",
    plain: Plain = False,
) -> LessonAnswer:
    service = admit(request, 2)
    who = _learner(request, learner, plain)
    return judge(_lesson(name, service), service.shelf.load, data, who)
