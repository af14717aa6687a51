"""Lessons at every moment that looks different."""

from playwright.sync_api import Page

from tests.e2e.lesson import YakLearner, learner
from tests.e2e.studio import Studio, scene


def _yak(studio: Studio) -> YakLearner:
    return YakLearner(studio.visitor(), "yak").open()


@scene("lesson-opening")
def _opening(studio: Studio) -> Page:
    return _yak(studio).page


@scene("lesson-try")
def _try(studio: Studio) -> Page:
    ada = _yak(studio).begin()
    ada.take_step(0)
    ada.lift("vulture-3")
    return ada.page


@scene("lesson-other")
def _other(studio: Studio) -> Page:
    ada = _yak(studio).begin()
    ada.take_step(0)
    ada.act("challenge")
    ada.wait("other")
    return ada.page


@scene("lesson-right")
def _right(studio: Studio) -> Page:
    ada = _yak(studio).begin()
    for step in range(2):
        ada.take_step(step)
    for move in ada.steps[2]["moves"]:
        ada.make(move)
        ada.moves.append(move)
    ada.wait("right")
    return ada.page


@scene("lesson-ending")
def _ending(studio: Studio) -> Page:
    ada = learner(studio.visitor(), "yam-master").begin()
    for step in range(len(ada.steps)):
        ada.take_step(step)
    ada.ending.wait_for()
    return ada.page


@scene("lesson-yam-master")
def _predator(studio: Studio) -> Page:
    ada = learner(studio.visitor(), "yam-master").begin()
    for step in range(7):
        ada.take_step(step)
    return ada.page


# A step of each of the other games, with much to say.
for _game, _steps in (("yaki", 2), ("yay", 5), ("zayo", 4)):

    @scene(f"lesson-{_game}")
    def _under_way(studio: Studio, game: str = _game, steps: int = _steps) -> Page:
        ada = learner(studio.visitor(), game).begin()
        for step in range(steps):
            ada.take_step(step)
        return ada.page


@scene("lesson-refusal")
def _refusal(studio: Studio) -> Page:
    """What is said of a move against the rules hides nothing of what the lesson says."""
    visitor = studio.visitor()
    visitor.expect_complaint("409")
    ada = learner(visitor, "yaki").begin()
    ada.take_step(0)
    ada.act(ada.moves[0])
    ada.page.get_by_role("alert").hover()
    return ada.page
