"""Any game in front of someone, on the plain table or on its own: moves are made by their names."""

import random

from playwright.sync_api import Locator

from tests.e2e.table import Question, Seat

# The list of all moves, on every table.
LIST_KEY = "l"
# A game with bots that takes longer is one that does not end.
MOST_MOVES = 400


class AnyGame(Seat):
    """Makes any move that is offered, the same ones again for the same seed."""

    def play(self, moves: int = MOST_MOVES, after: int = 0) -> Question:
        """So many moves, or until the game is over; then the question that is next."""
        dice = random.Random(f"seat {self.number}")
        question = self.question(after)
        for _ in range(moves):
            if question.is_over:
                return question
            offered = self.offered()
            offered.nth(dice.randrange(offered.count())).click()
            question = self.question(question.seq)
        return question

    def offered(self) -> Locator:
        """The buttons of the moves, on the plain table: in its list, or a few in the bar."""
        listed = self.page.locator("[role=region] button.move")
        few = self.bar.locator(".button.big")
        listed.or_(few).first.wait_for()
        return listed if listed.count() else few


class AnyOwnTable(AnyGame):
    """The same from the list of moves, over the table that the game has drawn."""

    def offered(self) -> Locator:
        self.page.keyboard.press(LIST_KEY)
        listed = self.page.get_by_role("dialog").locator("button.move")
        listed.first.wait_for()
        return listed
