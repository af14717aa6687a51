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
