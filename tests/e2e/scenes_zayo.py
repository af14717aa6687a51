"""ZAYO at every moment that looks different."""

import re
from collections.abc import Callable

from playwright.sync_api import Page

from tests.e2e.drive import Facts, drive
from tests.e2e.studio import LARGE, SMALL, Studio, scene
from tests.e2e.table import Opened
from tests.e2e.zayo import Zayo
from yurt.games.zayo.tables import ANSWER, HAND, REWARD, TURN

# From this tour on there is much on the table.
LATER = 4
# What is done first, of all that can be done.
LIKED = ("accept", "lay fiddle", "place", "take", "ask", "lay wolf", "lay thief", "bid")


def thriving(legal: list[str]) -> str:
    """Builds a camp and a herd, and robs the others."""
    for liked in LIKED:
        if found := [move for move in legal if move.startswith(liked)]:
            return found[len(found) // 2]
    return legal[0]


def peaceful(legal: list[str]) -> str:
    return thriving([move for move in legal if not move.startswith("lay")])


Wanted = Callable[[int, Facts], bool]


def zayo(
    studio: Studio, players: int, wanted: Wanted, choose: Callable[[list[str]], str] = thriving
) -> tuple[Opened, int]:
    """A table where one of the seats is where it is wanted, and that seat."""
    at: list[int] = []

    def until(seat: int, show: Facts) -> bool:
        if wanted(seat, show):
            at.append(seat)
        return bool(at)

    for _ in range(100):
        opened = studio.open("zayo", ["host"] * players)
        drive(studio.address, opened, choose, until)
        if at:
            return opened, at[0]
    raise AssertionError("No game comes to what is wanted.")


def zayo_in_play(studio: Studio, players: int) -> tuple[Opened, int]:
    """In the middle of a trick of a later tour, with camps and herds. For all who make no move."""

    def wanted(seat: int, show: Facts) -> bool:
        facts = show["facts"]
        # Seats that are not at the table have zeros there.
        bids = sum(card >= 0 for card in facts["table"][: facts["players"]])
        halfway = bids >= facts["players"] // 2 and facts["trick"] < HAND - 2
        return bool(facts["phase"] == TURN and facts["tour"] + 1 >= LATER and halfway)

    return studio.shared(f"zayo in play {players}", lambda: zayo(studio, players, wanted))


def can(*starts: str) -> Wanted:
    """With several moves that begin so."""

    def wanted(seat: int, show: Facts) -> bool:
        found = [move for move in show["legal"] if move.startswith(starts)]
        return len(found) > 1

    return wanted


def sit(studio: Studio, opened: Opened, seat: int) -> Zayo:
    ada = Zayo(studio.visitor(), opened, seat).sit()
    ada.question()
    return ada


for _players in (2, 3, 6):

    @scene(f"zayo-{_players}")
    def _playing(studio: Studio, players: int = _players) -> Page:
        return sit(studio, *zayo_in_play(studio, players)).page


@scene("zayo-first")
def _first(studio: Studio) -> Page:
    opened = studio.open("zayo", ["host", "bot", "bot", "bot"])
    return sit(studio, opened, 0).page


@scene("zayo-bid")
def _bid(studio: Studio) -> Page:
    ada = sit(studio, *zayo_in_play(studio, 4))
    ada.page.locator(".bids .card.glow").first.click()
    return ada.page


def _lifted(studio: Studio, players: int, card: str) -> Page:
    ada = sit(studio, *zayo(studio, players, can(f"lay {card}"), peaceful))
    # A wolf trap is no wolf, and of some cards there are two.
    ada.plays.and_(ada.page.get_by_label(re.compile(f"^{card}( \\(|,)"))).first.click()
    ada.page.locator(".chooser").wait_for()
    return ada.page


@scene("zayo-6-thief")
def _thief(studio: Studio) -> Page:
    page = _lifted(studio, 6, "thief")
    page.locator(".chooser button").nth(1).click()
    return page


@scene("zayo-wolf")
def _wolf(studio: Studio) -> Page:
    return _lifted(studio, 4, "wolf")


@scene("zayo-fiddle")
def _fiddle(studio: Studio) -> Page:
    return _lifted(studio, 3, "fiddle")


@scene("zayo-shaman")
def _shaman(studio: Studio) -> Page:
    def wanted(seat: int, show: Facts) -> bool:
        return "lay shaman" in show["legal"]

    ada = sit(studio, *zayo(studio, 3, wanted))
    ada.plays.and_(ada.page.get_by_label("shaman")).first.click()
    return ada.page


@scene("zayo-place")
def _place(studio: Studio) -> Page:
    return sit(studio, *zayo(studio, 4, can("place"))).page


@scene("zayo-6-ask")
def _ask(studio: Studio) -> Page:
    return sit(studio, *zayo(studio, 6, can("ask"))).page


@scene("zayo-take")
def _take(studio: Studio) -> Page:
    return sit(studio, *zayo(studio, 4, can("take"))).page


def can_counter(show: Facts) -> bool:
    return any(move.startswith("counter") for move in show["legal"])


def asked(counters: bool) -> Wanted:
    def wanted(seat: int, show: Facts) -> bool:
        return show["facts"]["phase"] == ANSWER and can_counter(show) == counters

    return wanted


def under_attack(studio: Studio, counters: bool) -> tuple[Opened, int]:
    """A seat is asked about it. For all who do not answer."""
    found = f"zayo under attack {counters}"
    return studio.shared(found, lambda: zayo(studio, 6, asked(counters)))


for _counters in (True, False):

    @scene(f"zayo-question-{'counter' if _counters else 'accept'}")
    def _question(studio: Studio, counters: bool = _counters) -> Page:
        return sit(studio, *under_attack(studio, counters)).page


def raiding(legal: list[str]) -> str:
    """Keeps a herd and a trap, steals yurts, and sends the chief where one is missing."""
    yurts = [move for move in legal if re.fullmatch(r"lay thief \d yurt", move)]
    wanted = [move for move in legal if move.startswith(("lay chief", "lay trap"))]
    return (wanted or yurts or [peaceful(legal)])[0]


@scene("zayo-question-chief")
def _question_chief(studio: Studio) -> Page:
    """Whoever is attacked by a chief holds both cards that answer it."""

    def wanted(seat: int, show: Facts) -> bool:
        return {"counter friendship", "counter shaman"} <= set(show["legal"])

    return sit(studio, *zayo(studio, 2, wanted, raiding)).page


@scene("zayo-waits")
def _waits(studio: Studio) -> Page:
    """Someone else is asked about an attack."""
    opened, seat = under_attack(studio, False)
    page = Zayo(studio.visitor(), opened, (seat + 1) % 6).sit().page
    page.locator("section.attack").wait_for()
    return page


@scene("zayo-refusal")
def _refusal(studio: Studio) -> Page:
    def wanted(seat: int, show: Facts) -> bool:
        bids = [move for move in show["legal"] if move.startswith("bid")]
        facts = show["facts"]
        return bool(facts["phase"] == TURN and len(bids) < facts["bids_held"][seat])

    ada = sit(studio, *zayo(studio, 4, wanted))
    ada.page.locator(".bids .card.dim").first.click()
    ada.page.get_by_role("alert").hover()
    return ada.page


def can_leave(seat: int, show: Facts) -> bool:
    return "lay steppe" in show["legal"]


@scene("zayo-6-ride")
def _ride(studio: Studio) -> Page:
    """The winner leaves for the steppe, and the others wave."""
    ada = sit(studio, *zayo(studio, 6, can_leave))
    ada.leave_for_the_steppe()
    ada.result.wait_for()
    return ada.page


def over(studio: Studio, players: int) -> Opened:
    def play() -> Opened:
        opened = studio.open("zayo", ["host"] * players, options={"max_tours": 5})
        drive(studio.address, opened, leaving)
        return opened

    return studio.shared(f"zayo over {players}", play)


def leaving(legal: list[str]) -> str:
    return "lay steppe" if "lay steppe" in legal else thriving(legal)


for _players in (2, 6):

    @scene(f"zayo-{_players}-over")
    def _over(studio: Studio, players: int = _players) -> Page:
        ada = Zayo(studio.visitor(), over(studio, players), 0).sit()
        ada.result.wait_for()
        return ada.page


@scene("zayo-over-table")
def _over_table(studio: Studio) -> Page:
    ada = Zayo(studio.visitor(), over(studio, 6), 0).sit()
    ada.result.wait_for()
    ada.button("Look at the table").click()
    return ada.page


@scene("zayo-watching")
def _watching(studio: Studio) -> Page:
    opened, _ = zayo_in_play(studio, 4)
    page = Zayo(studio.visitor(), opened).sit().page
    page.get_by_text("You’re watching.").wait_for()
    return page


for _players in (2, 3, 6):

    @scene(f"zayo-screen-{_players}", LARGE)
    def _screen(studio: Studio, players: int = _players) -> Page:
        opened, _ = zayo_in_play(studio, players)
        return studio.screen(opened)


@scene("zayo-screen-attack", LARGE)
def _screen_attack(studio: Studio) -> Page:
    opened, _ = under_attack(studio, False)
    return studio.screen(opened)


@scene("zayo-screen-over", LARGE)
def _screen_over(studio: Studio) -> Page:
    return studio.screen(over(studio, 6))


def phone(studio: Studio, opened: Opened, seat: int) -> Zayo:
    """A seat's own things beside a shared screen."""
    ada = Zayo(studio.visitor(), opened, seat)
    ada.page.goto(f"{studio.address}/t/{opened.code}?hand#{opened.tokens[seat]}")
    ada.question()
    return ada


@scene("zayo-hand", SMALL)
def _hand(studio: Studio) -> Page:
    return phone(studio, *zayo_in_play(studio, 6)).page


@scene("zayo-hand-question", SMALL)
def _hand_question(studio: Studio) -> Page:
    return phone(studio, *under_attack(studio, True)).page


@scene("zayo-hand-take", SMALL)
def _hand_take(studio: Studio) -> Page:
    def wanted(seat: int, show: Facts) -> bool:
        return show["facts"]["phase"] == REWARD and "take sheep" in show["legal"]

    return phone(studio, *zayo(studio, 6, wanted)).page
