"""YAKI at every moment that looks different."""

from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Page

from tests.e2e.drive import Facts, drive
from tests.e2e.studio import LARGE, SMALL, Studio, scene
from tests.e2e.table import Opened
from tests.e2e.yaki import Yaki
from yurt.games.yaki.tables import FITS, NONE, NUMBERS, PLAIN

# The cheering lasts as long as pictures take.
CHEERING = """() => {
  const wait = setTimeout;
  window.setTimeout = (act, ms, ...rest) => wait(act, ms > 4 ? 1e9 : ms, ...rest);
}"""
LONG = ",".join(["S.GR.Y.VR.YG.V.T"] * 6)


class Memory:
    """Plays all seats, remembers everything, and looks up where it is wanted."""

    def __init__(self, wanted: Callable[["Memory"], bool]) -> None:
        self.wanted = wanted
        self.facts: dict[str, Any] = {}
        self.seat = 0
        self.is_there = False

    def until(self, seat: int, show: Facts) -> bool:
        self.seat, self.facts = seat, show["facts"]
        self.is_there = self.is_there or self.wanted(self)
        return self.is_there

    def choose(self, legal: list[str]) -> str:
        return next(
            (f"flip {place}" for place in self.places(fit=True)),
            next((f"flip {place}" for place in self.unseen()), legal[-1]),
        )

    @property
    def ahead(self) -> int:
        square: int = self.facts["square"][self.seat]
        return square

    @property
    def path(self) -> list[int]:
        kinds: list[int] = self.facts["paths"][self.facts["board"][self.seat]]
        return [kind for kind in kinds if kind != NONE]

    def places(self, fit: bool) -> Iterator[int]:
        """Where tokens lie that are known to fit, or not to."""
        for place, token in enumerate(self.facts["token"]):
            if self.facts["lying"][place] and token != NONE and self.fits(token) == fit:
                yield place + 1

    def unseen(self) -> Iterator[int]:
        for place, token in enumerate(self.facts["token"]):
            if token == NONE:
                yield place + 1

    def fits(self, token: int) -> bool:
        if self.ahead == NONE:
            return True
        kind = self.path[self.ahead + 1]
        own = self.facts["token"][self.facts["place"][self.seat]]
        return bool(FITS[own, token]) and (kind >= PLAIN or kind == token // NUMBERS)


def yaki(
    studio: Studio, players: int, wanted: Callable[[Memory], bool], **options: object
) -> tuple[Opened, Memory]:
    memory = Memory(wanted)
    while not memory.is_there:
        opened = studio.open("yaki", ["host"] * players, options=options)
        drive(studio.address, opened, memory.choose, memory.until)
    return opened, memory


def under_way(memory: Memory) -> bool:
    """Someone has a trophy, and everyone is on the way."""
    facts = memory.facts
    is_begun = all(square > 0 for square in facts["square"][: facts["players"]])
    return sum(facts["trophies"]) > 0 and is_begun and facts["laid"] > 0


def yaki_in_play(studio: Studio, players: int) -> tuple[Opened, Memory]:
    """For all who turn up nothing."""
    return studio.shared(f"yaki in play {players}", lambda: yaki(studio, players, under_way))


def before_a_trophy(memory: Memory) -> bool:
    is_near = memory.ahead == len(memory.path) - 2
    return is_near and any(memory.places(fit=True))


def sit(studio: Studio, opened: Opened, memory: Memory, held: bool = False) -> Yaki:
    if held:
        # What was turned up before is shown once (YAKI-18), and in a held page it would never end.
        Yaki(studio.visitor(), opened, memory.seat).sit().question()
    someone = Yaki(studio.visitor(held=held), opened, memory.seat).sit()
    someone.question()
    return someone


for _players in (2, 4, 6):

    @scene(f"yaki-{_players}")
    def _playing(studio: Studio, players: int = _players) -> Page:
        return sit(studio, *yaki_in_play(studio, players)).page


@scene("yaki-first")
def _first(studio: Studio) -> Page:
    return sit(studio, *yaki(studio, 3, lambda memory: True)).page


@scene("yaki-turned")
def _turned(studio: Studio) -> Page:
    """A token lies face up for a moment; it does not fit."""
    opened, memory = yaki(studio, 3, lambda memory: memory.ahead > 2 and any(memory.places(False)))
    someone = sit(studio, opened, memory, held=True)
    someone.flip(next(memory.places(fit=False)))
    someone.page.locator(".token.up").wait_for()
    return someone.page


@scene("yaki-stop")
def _stop(studio: Studio) -> Page:
    found = yaki(studio, 3, lambda memory: memory.facts["laid"] > 2, may_stop="yes")
    return sit(studio, *found).page


@scene("yaki-long")
def _long(studio: Studio) -> Page:
    return sit(studio, *yaki(studio, 5, lambda memory: memory.ahead > 6, paths=LONG)).page


@scene("yaki-waits")
def _waits(studio: Studio) -> Page:
    opened, memory = yaki_in_play(studio, 4)
    studio.gather(opened)
    other = Yaki(studio.visitor(), opened, (memory.seat + 1) % 4).sit()
    other.sentence.filter(has_text="is thinking").wait_for()
    return other.page


@scene("yaki-refusal")
def _refusal(studio: Studio) -> Page:
    opened, memory = yaki_in_play(studio, 4)
    someone = sit(studio, opened, memory)
    someone.flip(1 + memory.facts["lying"].index(0))
    someone.page.get_by_role("alert").hover()
    return someone.page


@scene("yaki-trophy")
def _trophy(studio: Studio) -> Page:
    opened, memory = yaki(studio, 4, before_a_trophy)
    someone = sit(studio, opened, memory)
    someone.page.evaluate(CHEERING)
    someone.flip(next(memory.places(fit=True)))
    someone.page.get_by_text("The trophy is yours!").first.wait_for()
    return someone.page


@scene("yaki-winning")
def _winning(studio: Studio) -> Page:
    """The last trophy: the path that has won it shines."""
    opened, memory = yaki(studio, 4, before_a_trophy, trophies=1)
    someone = sit(studio, opened, memory)
    someone.page.evaluate(CHEERING)
    someone.flip(next(memory.places(fit=True)))
    someone.page.get_by_text("You win the game").first.wait_for()
    return someone.page


def yaki_over(studio: Studio, players: int) -> Opened:
    def play() -> Opened:
        opened = studio.open("yaki", ["host"] * players)
        memory = Memory(lambda memory: False)
        drive(studio.address, opened, memory.choose, memory.until)
        return opened

    return studio.shared(f"yaki over {players}", play)


@scene("yaki-over")
def _over(studio: Studio) -> Page:
    ada = Yaki(studio.visitor(), yaki_over(studio, 4), 0).sit()
    ada.result.wait_for()
    return ada.page


@scene("yaki-over-table")
def _over_table(studio: Studio) -> Page:
    ada = Yaki(studio.visitor(), yaki_over(studio, 3), 0).sit()
    ada.result.wait_for()
    ada.button("Look at the table").click()
    return ada.page


@scene("yaki-watching")
def _watching(studio: Studio) -> Page:
    opened, _ = yaki_in_play(studio, 6)
    page = Yaki(studio.visitor(), opened).sit().page
    page.get_by_text("You’re watching.").wait_for()
    return page


for _players in (2, 6):

    @scene(f"yaki-screen-{_players}", LARGE)
    def _screen(studio: Studio, players: int = _players) -> Page:
        opened, _ = yaki_in_play(studio, players)
        return studio.screen(opened)


@scene("yaki-screen-trophy", LARGE)
def _screen_trophy(studio: Studio) -> Page:
    opened, memory = yaki(studio, 5, before_a_trophy)
    page = studio.screen(opened)
    page.evaluate(CHEERING)
    someone = sit(studio, opened, memory)
    someone.flip(next(memory.places(fit=True)))
    page.get_by_text("wins a trophy").first.wait_for()
    return page


@scene("yaki-screen-over", LARGE)
def _screen_over(studio: Studio) -> Page:
    return studio.screen(yaki_over(studio, 6))


@scene("yaki-hand", SMALL)
def _hand(studio: Studio) -> Page:
    opened, memory = yaki_in_play(studio, 4)
    someone = Yaki(studio.visitor(), opened, memory.seat)
    someone.page.goto(f"{studio.address}/t/{opened.code}?hand#{opened.tokens[memory.seat]}")
    someone.question()
    return someone.page
