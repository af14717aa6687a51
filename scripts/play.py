"""Sets Yurt up where that is still to do, and starts it for the people around you: the browser
opens, and a link and a QR code let the other devices of the network in.

Use: scripts/play [--no-browser] [OPTION…], with options as for "yurt serve";
scripts/play --terminal [OPTION…] plays in the terminal instead, with options as for "yurt play".
"""

from __future__ import annotations

import subprocess
from subprocess import DEVNULL

from setup import set_up, set_up_with_pages
from shared import VENV, hand_over, in_venv, run, script

YURT = in_venv(VENV, "yurt")


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["--terminal"]:
        set_up("runtime")
        hand_over(YURT, "play", *arguments[1:])
    browser = [] if "--no-browser" in arguments else ["--open"]
    network = [] if any(option.startswith("--host") for option in arguments) else ["--lan"]
    options = [option for option in arguments if option != "--no-browser"]
    set_up_with_pages("runtime")
    # The server hands it out as soon as it is there.
    subprocess.Popen(script("docs", "--background"), stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL)
    hand_over(YURT, "serve", *network, *browser, *options)


if __name__ == "__main__":
    run(main, at_root=False)  # files are named from where people are
