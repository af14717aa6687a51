"""A first visit in the system's Chromium: when a page can be used, what it costs, what jumps.

The server runs on the same machine, the browser has nothing in its cache. Milliseconds are those
from the begin of the visit until the main button (or the text) of the page is there and enabled:
the median of several visits.
"""

import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from benchmarks.rows import Row

TITLE = "Client: a first visit on a laptop"
COLUMNS = {
    "page": "page",
    "interactive_ms": "usable after ms",
    "bytes": "bytes transferred",
    "layout_shift": "layout shift",
}
VISITS = 5


def measure(games: Sequence[str]) -> Iterator[Row]:
    """One row for each page."""
    from tests.e2e.browser import NoBrowser, Visitor, chromium
    from tests.e2e.measure import MAIN, first_visit
    from tests.server.processes import serving

    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.db"
        with serving(database, Path(folder)) as server:
            while not server.answers():
                time.sleep(0.05)
            try:
                with chromium() as browser:
                    for path in MAIN:
                        visits = []
                        for _ in range(VISITS):
                            visitor = Visitor(browser, server.address, still=False)
                            visits.append(first_visit(visitor, path))
                            visitor.close()
                        yield {
                            "page": path,
                            "interactive_ms": round(
                                statistics.median(visit.interactive_ms for visit in visits)
                            ),
                            "bytes": max(visit.bytes for visit in visits),
                            "layout_shift": max(visit.layout_shift for visit in visits),
                        }
            except NoBrowser as missing:
                raise SystemExit(str(missing)) from None
