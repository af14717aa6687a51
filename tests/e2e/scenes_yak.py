"""YAK at every moment that looks different."""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.e2e.drive import Facts, bold, doubtful, drive
from tests.e2e.studio import LARGE, SMALL, Studio, scene
from tests.e2e.table import Opened
from tests.e2e.yak import Yak
from yurt.games.yak.tables import SPECIES


def yak_in_play(studio: Studio, players: int) -> Opened:
    """Ada is to move; a pile has been taken, and another one lies there. For all who make no
    move."""
    return studio.shared(f"yak in play {players}", lambda: yak_to_play(studio, players, 3))


def yak_to_play(studio: Studio, players: int, pile: int) -> Opened:
    """The same for one who moves, with a pile of so many cards."""

    def until(seat: int, show: Facts) -> bool:
        facts = show["facts"]
        return facts["last_size"] > 0 and facts["pile_size"] >= pile and _may_play(show)

    return _yak(studio, ["host"] + ["bot"] * (players - 1), until)


def _may_play(show: Facts) -> bool:
    return any(move.startswith("play") for move in show["legal"])


def _yak(
    studio: Studio, seats: list[str], until: Callable[[int, Facts], bool], **terms: object
) -> Opened:
    piles = 0
    is_there = False

    def choose(legal: list[str]) -> str:
        nonlocal piles
        if "challenge" in legal and piles < 1:
            piles += 1
            return "challenge"
        return bold(legal)

    def reached(seat: int, show: Facts) -> bool:
        nonlocal is_there
        is_there = is_there or until(seat, show)
        return is_there

    for _ in range(100):
        piles = 0
        opened = studio.open("yak", seats, **terms)
        drive(studio.address, opened, choose, reached)
        if is_there:
            return opened
    raise AssertionError("No game comes to what is wanted.")


def sit(studio: Studio, opened: Opened, seat: int = 0, held: bool = False) -> Yak:
    ada = Yak(studio.visitor(held=held), opened, seat).sit()
    ada.question()
    return ada


for _players in (2, 4, 6):

    @scene(f"yak-{_players}")
    def _playing(studio: Studio, players: int = _players) -> Page:
        return sit(studio, yak_in_play(studio, players)).page

    @scene(f"yak-{_players}-claim")
    def _claiming(studio: Studio, players: int = _players) -> Page:
        ada = sit(studio, yak_in_play(studio, players))
        ada.hand.nth(1).click()
        ada.claim_button.wait_for()
        return ada.page

    @scene(f"yak-{_players}-count")
    def _counting(studio: Studio, players: int = _players) -> Page:
        ada = sit(studio, yak_to_play(studio, players, 5), held=True)
        ada.doubt()
        ada.page.get_by_role("region", name="The count").wait_for()
        return ada.page


@scene("yak-first")
def _first(studio: Studio) -> Page:
    return sit(studio, studio.open("yak", ["host", "bot", "bot", "bot"])).page


@scene("yak-waits")
def _waits(studio: Studio) -> Page:
    """Someone else is to move."""
    opened = studio.open("yak", ["host", "open", "bot"])
    ada = Yak(studio.visitor(), opened, 0).sit()
    Yak(studio.visitor(), opened, 1).join("Maximilian")
    ada.turn(ada.question())
    ada.button("Ask to take back").wait_for()
    return ada.page


@scene("yak-undo-asked")
def _undo_asked(studio: Studio) -> Page:
    opened = studio.open("yak", ["host", "open"])
    ada = Yak(studio.visitor(), opened, 0).sit()
    max_ = Yak(studio.visitor(), opened, 1).join("Maximilian")
    ada.turn(ada.question())
    ada.button("Ask to take back").click()
    max_.button("Yes").wait_for()
    return max_.page


@scene("yak-last-count")
def _last_count(studio: Studio) -> Page:
    ada = sit(studio, yak_in_play(studio, 4))
    ada.button("Last count").click()
    return ada.page


@scene("yak-refusal")
def _refusal(studio: Studio) -> Page:
    # The lowest claim is of two at least, so that one less of them is refused. Nobody doubts the
    # claims before it.
    at: list[int] = []

    def until(seat: int, show: Facts) -> bool:
        if show["facts"]["claim"] >= SPECIES - 1 and _may_play(show):
            at.append(seat)
        return bool(at)

    opened = studio.open("yak", ["host"] * 4)
    drive(studio.address, opened, bold, until)
    ada = sit(studio, opened, at[0])
    ada.hand.first.click()
    ada.button("Fewer").click()
    ada.page.get_by_role("alert").hover()
    return ada.page


@scene("yak-last-word")
def _last_word(studio: Studio) -> Page:
    at: list[int] = []

    def until(seat: int, show: Facts) -> bool:
        if "pass" in show["legal"]:
            at.append(seat)
        return bool(at)

    opened = _yak(studio, ["host"] * 3, until, options={"final_challenge": "yes"})
    return sit(studio, opened, at[0]).page


# So many cards thunder down at the end.
HEAP = 9


def yak_before_the_last_doubt(studio: Studio) -> Opened:
    """Ada is to move, and may doubt a large pile; no card is left to be drawn."""
    is_last = False

    def until(seat: int, show: Facts) -> bool:
        nonlocal is_last
        facts = show["facts"]
        is_last = facts["deck_size"] == 0
        # In the middle of a turn, when a card is played and its claim is due, there is no doubt.
        may_doubt = seat == 0 and "challenge" in show["legal"]
        return may_doubt and is_last and facts["pile_size"] >= HEAP

    def choose(legal: list[str]) -> str:
        return bold(legal) if is_last else doubtful(legal)

    opened = studio.open("yak", ["host"] * 3)
    drive(studio.address, opened, choose, until)
    return opened


def yak_over(studio: Studio, players: int, is_quiet: bool = False) -> Opened:
    """Small piles until the draw pile is empty; then a large one that is doubted, or that nobody
    doubts any more."""

    def play() -> Opened:
        facts: Facts = {}

        def look(seat: int, show: Facts) -> bool:
            facts.update(show["facts"])
            return False

        def choose(legal: list[str]) -> str:
            is_last = facts["deck_size"] == 0
            is_small = is_quiet or facts["pile_size"] < HEAP
            return bold(legal) if is_last and is_small else doubtful(legal)

        opened = studio.open("yak", ["host"] * players)
        drive(studio.address, opened, choose, look)
        return opened

    return studio.shared(f"yak over {players} {is_quiet}", play)


for _players in (2, 6):

    @scene(f"yak-{_players}-over")
    def _over(studio: Studio, players: int = _players) -> Page:
        ada = Yak(studio.visitor(), yak_over(studio, players), 0).sit()
        ada.result.wait_for()
        return ada.page


@scene("yak-over-quiet")
def _over_quiet(studio: Studio) -> Page:
    ada = Yak(studio.visitor(), yak_over(studio, 4, is_quiet=True), 0).sit()
    ada.result.wait_for()
    return ada.page


@scene("yak-over-table")
def _over_table(studio: Studio) -> Page:
    ada = Yak(studio.visitor(), yak_over(studio, 4), 0).sit()
    ada.result.wait_for()
    ada.button("Look at the table").click()
    return ada.page


@scene("yak-watching")
def _watching(studio: Studio) -> Page:
    opened = yak_in_play(studio, 4)
    page = Yak(studio.visitor(), opened).sit().page
    page.get_by_text("You’re watching.").wait_for()
    return page


for _players in (2, 6):

    @scene(f"yak-screen-{_players}", LARGE)
    def _screen(studio: Studio, players: int = _players) -> Page:
        return studio.screen(yak_in_play(studio, players))


@scene("yak-screen-count", LARGE)
def _screen_count(studio: Studio) -> Page:
    opened = yak_to_play(studio, 5, 6)
    page = studio.visitor(held=True).visit(f"/table/{opened.code}")
    drive(studio.address, opened, doubtful, lambda seat, show: not show["facts"]["pile_size"])
    studio.gather(opened)
    page.get_by_role("region", name="The count").wait_for()
    return page


@scene("yak-screen-over", LARGE)
def _screen_over(studio: Studio) -> Page:
    return studio.screen(yak_over(studio, 6))


def _phone(studio: Studio) -> Yak:
    opened = yak_in_play(studio, 4)
    ada = Yak(studio.visitor(), opened, 0)
    ada.page.goto(f"{studio.address}/t/{opened.code}?hand#{opened.tokens[0]}")
    ada.question()
    return ada


@scene("yak-hand", SMALL)
def _hand(studio: Studio) -> Page:
    return _phone(studio).page


@scene("yak-hand-claim", SMALL)
def _hand_claim(studio: Studio) -> Page:
    ada = _phone(studio)
    ada.hand.first.click()
    ada.claim_button.wait_for()
    return ada.page
