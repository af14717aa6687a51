"""The pictures of the app, drawn from web/public/icon.svg by Chromium: ``scripts/icons``."""

import base64
import re
import struct
import zlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page

from tests.e2e.browser import ROOT, chromium

PUBLIC = ROOT / "web" / "public"
# How much of a maskable picture is never cut off, and so how large the yurt is in it.
SAFE = 0.8
# Few colours make a small file; the edges are still smooth.
COLOURS = 64

Colour = tuple[int, int, int, int]

DRAWN = """async ([drawing, size]) => {
  const picture = new Image();
  picture.src = `data:image/svg+xml;base64,${btoa(drawing)}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(size, size).getContext("2d");
  canvas.drawImage(picture, 0, 0, size, size);
  const { data } = canvas.getImageData(0, 0, size, size);
  let text = "";
  for (let at = 0; at < data.length; at += 4096)
    text += String.fromCharCode(...data.subarray(at, at + 4096));
  return btoa(text);
}"""


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    with chromium() as browser:
        page = browser.new_page()
        page.goto("about:blank")
        for name, text, size in pictures(drawing):
            (PUBLIC / name).write_bytes(packed(pixels(page, text, size), size))


def pictures(drawing: str) -> Iterator[tuple[str, str, int]]:
    """Each file with what it shows, and its size."""
    yield "icon-192.png", sized(drawing, 192), 192
    yield "icon-512.png", sized(drawing, 512), 512
    yield "icon-maskable.png", sized(maskable(drawing), 512), 512


def sized(drawing: str, size: int) -> str:
    return drawing.replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)


def maskable(drawing: str) -> str:
    """The ground goes to the edges, and the yurt stays within what every shape of icon shows."""
    found = re.search(r'<rect [^>]*fill="(#[0-9a-f]+)"/>', drawing)
    assert found is not None, "the first shape is the ground"
    ground = f'<rect width="32" height="32" fill="{found[1]}"/>'
    begin, end = drawing[: found.start()], drawing[found.end() :].replace("</svg>", "")
    shift = 16 * (1 - SAFE)
    return f'{begin}{ground}<g transform="translate({shift} {shift}) scale({SAFE})">{end}</g></svg>'


def pixels(page: Page, drawing: str, size: int) -> list[Colour]:
    data = base64.b64decode(page.evaluate(DRAWN, [drawing, size]))
    return [(data[at], data[at + 1], data[at + 2], data[at + 3]) for at in range(0, len(data), 4)]


def packed(colours: list[Colour], size: int) -> bytes:
    """A PNG with a palette: https://www.w3.org/TR/png/."""
    palette = [colour for colour, _ in Counter(colours).most_common(COLOURS)]
    numbers = {colour: nearest(colour, palette) for colour in set(colours)}
    rows = b"".join(
        b"\0" + bytes(numbers[colour] for colour in colours[at : at + size])
        for at in range(0, size * size, size)
    )
    parts = [
        (b"IHDR", struct.pack(">IIBBBBB", size, size, 8, 3, 0, 0, 0)),
        (b"PLTE", b"".join(bytes(colour[:3]) for colour in palette)),
        (b"tRNS", bytes(colour[3] for colour in palette)),
        (b"IDAT", zlib.compress(rows, 9)),
        (b"IEND", b""),
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, data) for kind, data in parts)


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def nearest(colour: Colour, palette: list[Colour]) -> int:
    def away(number: int) -> int:
        return sum((a - b) ** 2 for a, b in zip(colour, palette[number], strict=True))

    return min(range(len(palette)), key=away)


def sizes(folder: Path = PUBLIC) -> dict[str, tuple[int, int]]:
    """Width and height of each PNG in a folder."""
    return {
        path.name: struct.unpack(">II", path.read_bytes()[16:24]) for path in folder.glob("*.png")
    }


if __name__ == "__main__":
    main()
