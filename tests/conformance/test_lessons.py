"""Every lesson (docs/lessons.md): its script is legal whatever the learner does of what it allows,
and all of it is said in every language."""

import re
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

import pytest

from yurt.engine import registry
from yurt.engine.actor import written
from yurt.engine.lesson import LEARNER, SCRIPT, Cue, Lesson, LessonError, parse, read
from yurt.engine.match import Match
from yurt.engine.referee import report
from yurt.engine.words import ENGINE_TEXT, LANGUAGES, Words, say

FOLDERS = {name: registry.load(name, mode="ready").folder for name in registry.names()}
LESSONS = {name: lesson for name, folder in FOLDERS.items() if (lesson := read(folder))}
STEPS = range(6, 11)
LONGEST = 190
# The longest of the client's names for bots.
NAMES = {f"seat{seat}": "Yangchen" for seat in range(1, 6)}

each_lesson = pytest.mark.parametrize("name", LESSONS)


def start(lesson: Lesson) -> Match:
    header = lesson.header
    game = registry.load(header.game, mode="ready")
    return Match(game, header.players, header.first, **header.options)


def decisions(lesson: Lesson) -> list[Cue]:
    return [part for part in lesson.script if part.step]


@each_lesson
def test_the_referee_accepts_the_script(name: str) -> None:
    (final,) = report((FOLDERS[name] / SCRIPT).read_bytes())
    assert "error" not in final, final
    assert final["game"] == name


@each_lesson
def test_it_has_six_to_ten_steps(name: str) -> None:
    steps = LESSONS[name].steps
    assert len(steps) in STEPS
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", step) for step in steps)
    assert not {"opening", "ending"} & set(steps)


def ways(lesson: Lesson) -> Iterator[list[str]]:
    """The wanted moves with each other one in its place, and with others all the way."""
    wanted = [part.event for part in decisions(lesson)]
    for place, part in enumerate(decisions(lesson)):
        for other in part.others:
            yield [*wanted[:place], other, *wanted[place + 1 :]]
    for row in zip_longest(*(part.others for part in decisions(lesson))):
        yield [other or event for other, event in zip(row, wanted, strict=True)]


@each_lesson
def test_whatever_it_allows_leaves_it_legal(name: str) -> None:
    lesson = LESSONS[name]
    for moves in ways(lesson):
        match = start(lesson)
        for part in lesson.follow(moves):
            match.play(f"{written(part.actor)} {part.event}")


@each_lesson
def test_what_it_allows_is_written_as_the_game_writes_it(name: str) -> None:
    lesson = LESSONS[name]
    match = start(lesson)
    for part in lesson.script:
        if part.step:
            allowed = [part.event, *part.others]
            assert len(set(allowed)) == len(allowed)
            assert set(allowed) <= set(match.state.legal()), part
        match.play(f"{written(part.actor)} {part.event}")


@pytest.mark.parametrize("language", LANGUAGES)
@each_lesson
def test_everything_is_said_in_short(name: str, language: str) -> None:
    lesson, folder = LESSONS[name], FOLDERS[name]
    words = Words(language, [ENGINE_TEXT, folder / "text", folder / "lesson"])
    for key in lesson.texts:
        verbs = tried(lesson, key.removeprefix("lesson-").removesuffix("-other"))
        for verb in verbs if key.endswith("-other") else [""]:
            text = words.put(say(key, **NAMES, **({"verb": verb} if verb else {})))
            assert len(text) <= LONGEST, f"{key}: {len(text)} characters"


def tried(lesson: Lesson, step: str) -> set[str]:
    """The first words of everything that can be tried in a step."""
    match = start(lesson)
    verbs: set[str] = set()
    for part in lesson.script:
        if part.step == step:
            verbs |= {text.partition(" ")[0] for text in match.state.legal()}
        match.play(f"{written(part.actor)} {part.event}")
    assert match.state.players > LEARNER
    return verbs


HEADER = "yurt: 1\ngame: yam-master\nplayers: 2\n\n* roll 1 2 4 4 6\n"


@pytest.mark.parametrize(
    "script",
    [
        "0 keep 4 4\n",
        "# step keep\n* roll 3 4 5\n",
        "# step keep\n# or keep 6\n* roll 3 4 5\n",
        "# step keep\n0 keep 4 4\n* roll 3 4 5\n# step keep\n0 place d1\n",
        "# step keep\n0 keep 4 4\n# or pass\n",
    ],
)
def test_a_script_that_is_no_lesson(script: str) -> None:
    with pytest.raises(LessonError):
        parse((HEADER + script).encode())


def test_a_game_without_a_lesson(tmp_path: Path) -> None:
    assert read(tmp_path) is None
