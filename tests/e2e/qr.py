"""Reads the QR codes that a page shows, as the camera of a phone does."""

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import Locator

EDGE = 4  # the quiet edge
FORMAT_MASK = 0x5412
# By version: how many blocks of how many bytes of data, at error correction level M.
BLOCKS = {1: (1, 16), 2: (1, 28), 3: (1, 44), 4: (2, 32), 5: (2, 43), 6: (4, 27)}
BYTE_MODE = 4
MASKS: list[Callable[[int, int], int]] = [
    lambda y, x: (y + x) % 2,
    lambda y, x: y % 2,
    lambda y, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
]
STROKE = re.compile(r"M(\d+) (\d+)h(\d+)")

Grid = list[list[int]]


def read_code(code: Locator) -> str:
    """The text of a code, drawn as an SVG with one path."""
    side = int((code.get_attribute("viewBox") or "").split()[-1]) - 2 * EDGE
    grid = [[0] * side for _ in range(side)]
    for stroke in STROKE.findall(code.locator("path").get_attribute("d") or ""):
        x, y, width = map(int, stroke)
        for column in range(x, x + width):
            grid[y - EDGE][column - EDGE] = 1
    return decode(grid)


def decode(grid: Grid) -> str:
    version = (len(grid) - 17) // 4
    blocks, size = BLOCKS[version]
    taken = list(_bytes(grid))[: blocks * size]
    # The blocks were dealt out one byte each, in turn.
    data = b"".join(bytes(taken[block::blocks]) for block in range(blocks))
    bits = int.from_bytes(data, "big")
    length = 8 * len(data)
    assert bits >> (length - 4) == BYTE_MODE, "a code of bytes"
    count = (bits >> (length - 12)) & 0xFF
    text = (bits >> (length - 12 - 8 * count)) & ((1 << 8 * count) - 1)
    return text.to_bytes(count, "big").decode()


def _bytes(grid: Grid) -> Iterator[int]:
    mask = MASKS[_mask_number(grid)]
    byte = count = 0
    for y, x in _places(len(grid)):
        byte = byte << 1 | (grid[y][x] ^ (mask(y, x) == 0))
        count += 1
        if count == 8:
            yield byte
            byte = count = 0


def _mask_number(grid: Grid) -> int:
    """Bits 12 to 10 of the format, which stand beside the upper left eye."""
    format_bits = [grid[8][x] for x in (0, 1, 2, 3, 4, 5, 7, 8)]
    level_and_mask = int("".join(map(str, format_bits[:5])), 2) ^ FORMAT_MASK >> 10
    assert level_and_mask >> 3 == 0, "error correction level M"
    return level_and_mask & 7


def _places(side: int) -> Iterator[tuple[int, int]]:
    """Two columns at a time, from the right, up and down; only where there is data."""
    upwards = True
    for right in [*range(side - 1, 6, -2), 5, 3, 1]:
        for y in range(side - 1, -1, -1) if upwards else range(side):
            for x in (right, right - 1):
                if not _is_pattern(side, y, x):
                    yield y, x
        upwards = not upwards


def _is_pattern(side: int, y: int, x: int) -> bool:
    far = side - 8
    is_eye = (y < 9 and (x < 9 or x >= far)) or (y >= far and x < 9)
    is_small_eye = side > 21 and side - 9 <= y <= side - 5 and side - 9 <= x <= side - 5
    return is_eye or is_small_eye or 6 in (y, x)
