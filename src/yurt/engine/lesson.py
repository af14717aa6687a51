"""Lessons: a record whose moves by seat 0 are the learner's (``docs/lessons.md``).

Comment lines, which readers of records skip, divide it into steps, name other moves that will do as
well, and tell when it is said what was learnt, if not at once:

    # step bluff
    0 play yeti-1
    # or claim 4 ibex
    0 claim 4 yak
    1 challenge
    # right
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from yurt.engine.actor import Actor
from yurt.engine.record import Header, Reader

LEARNER = Actor(0)
SCRIPT = Path("lesson") / "lesson.yurt"
STEP, OR, RIGHT = "# step ", "# or ", "# right"


class LessonError(ValueError):
    """What is wrong with the comment lines of a lesson."""


class OffScript(ValueError):
    """A move that the lesson has no place for."""


@dataclass(frozen=True)
class Cue:
    """An event of the script. A move of the learner belongs to a step, and ``others`` may do as
    well. ``is_told``: after it the lesson says what was learnt."""

    actor: Actor
    event: str
    step: str = ""
    others: tuple[str, ...] = ()
    is_told: bool = False


@dataclass(frozen=True)
class Lesson:
    """A lesson as it is written; its record is not judged here."""

    header: Header
    script: tuple[Cue, ...]

    @property
    def steps(self) -> dict[str, list[str]]:
        """The moves of each step, in order."""
        found: dict[str, list[str]] = {}
        for cue in self.script:
            if cue.step:
                found.setdefault(cue.step, []).append(cue.event)
        return found

    @property
    def texts(self) -> list[str]:
        """The messages that its Fluent files hold."""
        steps = [f"lesson-{step}{end}" for step in self.steps for end in ("", "-other", "-right")]
        return ["lesson-opening", *steps, "lesson-ending"]

    def follow(self, moves: Sequence[str]) -> Iterator[Cue]:
        """The events up to the decision of the learner after these moves, or to the end; what the
        learner did stands in place of what was wanted. OffScript if a move has no place."""
        place = 0
        for cue in self.script:
            if cue.step and place == len(moves):
                return
            if cue.step:
                if moves[place] not in (cue.event, *cue.others):
                    raise OffScript(moves[place])
                cue = replace(cue, event=moves[place])
                place += 1
            yield cue
        if place < len(moves):
            raise OffScript(moves[place])


@cache
def read(folder: Path) -> Lesson | None:
    """The lesson of the game in a folder, if it has one."""
    path = folder / SCRIPT
    return parse(path.read_bytes()) if path.exists() else None


def parse(data: bytes) -> Lesson:
    """A RecordError or a LessonError says what is wrong and where."""
    reader = Reader(data)
    events = {line.number: line for line in reader.events()}
    script: list[Cue] = []
    names: list[str] = []
    others: list[str] = []
    for number, text in enumerate(data.decode("utf-8-sig").splitlines(), 1):
        if text.startswith(STEP):
            names.append(text.removeprefix(STEP).strip())
        elif text.startswith(OR):
            others.append(text.removeprefix(OR).strip())
        elif text.startswith(RIGHT) and script:
            script[-1] = replace(script[-1], is_told=True)
        elif number in events:
            line = events[number]
            is_learners = line.actor == LEARNER
            if (is_learners and not names) or (others and not is_learners):
                raise LessonError(f"line {number}: only a step has moves of the learner")
            step = names[-1] if is_learners else ""
            script.append(Cue(line.actor, line.event, step, tuple(others)))
            others = []
    lesson = Lesson(reader.header, tuple(script))
    if others or list(lesson.steps) != names:
        raise LessonError("each step has a name of its own and a move of the learner")
    return lesson
