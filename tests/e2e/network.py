"""Another device in this machine's network: a namespace with addresses and routes of its own."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser

from tests.e2e.browser import FLAGS, find_chromium

# Where no namespace can be made: an address of this machine that is not the one of localhost.
SECOND = "127.0.0.2"


class Forbidden(Exception):
    """This system lets us make no network."""


def _ip(*arguments: str) -> None:
    done = subprocess.run(["ip", *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Forbidden(done.stderr.strip())


@contextmanager
def device() -> Iterator[str]:
    """A namespace, by its name, that reaches this machine through a line of its own. Forbidden if
    there can be none."""
    if shutil.which("ip") is None:
        raise Forbidden("There is no ip here.")
    number = os.getpid()
    name, here, there = f"yurt-{number}", f"yh{number}", f"yd{number}"
    net = f"10.{200 + number % 50}.{number // 50 % 250}"
    _ip("netns", "add", name)
    try:
        _ip("link", "add", here, "type", "veth", "peer", "name", there, "netns", name)
        _ip("addr", "add", f"{net}.1/24", "dev", here)
        _ip("link", "set", here, "up")
        inside = ("-n", name)
        _ip(*inside, "addr", "add", f"{net}.2/24", "dev", there)
        _ip(*inside, "link", "set", there, "up")
        _ip(*inside, "link", "set", "lo", "up")
        _ip(*inside, "route", "add", "default", "via", f"{net}.1")
        yield name
    finally:
        # Its line goes with it.
        _ip("netns", "delete", name)


@contextmanager
def browser_on(browser: Browser, name: str, folder: Path) -> Iterator[Browser]:
    """A browser on that device."""
    program = folder / "chromium-there"
    program.write_text(f'#!/bin/sh\nexec ip netns exec {name} "{find_chromium()}" "$@"\n')
    program.chmod(0o755)
    there = browser.browser_type.launch(executable_path=str(program), args=FLAGS)
    try:
        yield there
    finally:
        there.close()
