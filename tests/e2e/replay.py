"""Looking at a game again, in a browser."""

from pathlib import Path
from typing import Self

from playwright.sync_api import Locator

from tests.e2e.browser import Sight
from tests.e2e.drive import Choose, doubtful, drive, placing
from tests.e2e.table import Opened, open_table

NAMES = ["Ada", "Bea"]
CHOICES: dict[str, Choose] = {"yak": doubtful, "yam-master": placing}
# A file that somebody drags over a page and lets go there.
DROP = """([text, name]) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], name));
  const on = (kind) =>
    document.body.dispatchEvent(
      new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true })
    );
  on("dragover");
  on("drop");
}"""


def middle(legal: list[str]) -> str:
    """Neither the first nor the last move: they are often the odd ones."""
    return legal[len(legal) // 2]


def finished(address: str, game: str, seats: int = 2) -> Opened:
    """A table whose game is over."""
    opened = open_table(address, game, ["host"] * seats, names=NAMES[:seats], first=0)
    drive(address, opened, CHOICES.get(game, middle))
    return opened


class Viewer(Sight):
    """The page on which a game is looked at again."""

    def table(self, key: str) -> Self:
        self.page.goto(f"{self.visitor.address}/replay/{key}")
        return self.there()

    def file(self, path: Path) -> Self:
        """Opens a record by the button."""
        with self.page.expect_file_chooser() as chooser:
            self.page.get_by_role("button", name="Open a record").click()
        chooser.value.set_files(path)
        return self

    def drop(self, text: str, name: str = "game.yurt") -> Self:
        self.page.evaluate(DROP, [text, name])
        return self

    def there(self) -> Self:
        self.line.wait_for()
        return self

    @property
    def line(self) -> Locator:
        return self.page.get_by_role("slider", name="Time line")

    @property
    def place(self) -> int:
        return int(self.line.input_value())

    @property
    def last(self) -> int:
        return int(self.line.get_attribute("max") or 0)

    @property
    def caption(self) -> Locator:
        return self.page.locator('[data-kind="caption"]')

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("region", name="What happened")

    @property
    def eyes(self) -> Locator:
        return self.page.get_by_role("combobox", name="Through whose eyes?")

    def go(self, place: int) -> None:
        self.line.fill(str(place))

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()

    def verdict(self) -> Locator:
        self.press("Check the luck")
        dialog = self.page.get_by_role("dialog", name="Was it really chance?")
        return dialog.get_by_role("status")
