"""Processes that work beside the tables: what they import is what the server imports."""

from asyncio.subprocess import PIPE
from pathlib import Path

import pytest

from tests.server.inside import run
from yurt.server import background

HOME = Path(background.__file__).parent
STARTING = ("create_subprocess", "Popen", "subprocess.run", "multiprocessing", "os.spawn")


def test_nothing_is_imported_from_the_folder_where_the_server_was_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file of somebody else's in that folder would run as the server."""
    (tmp_path / "colorsys.py").write_text("print('planted')\n", encoding="utf-8")
    (tmp_path / "worker.py").write_text("print('planted')\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)

    async def said(*arguments: str) -> bytes:
        process = await background.start(*arguments, stdout=PIPE, stderr=PIPE)
        return (await process.communicate())[0].strip()

    async def work() -> None:
        assert await said("-c", "import colorsys; print(colorsys.rgb_to_hsv(0, 0, 0)[2])") == b"0"
        assert await said("-m", "worker") == b""

    run(work())


def test_every_process_of_the_server_is_started_in_this_way() -> None:
    found = {
        path.name
        for path in HOME.rglob("*.py")
        if any(word in path.read_text(encoding="utf-8") for word in STARTING)
    }
    assert found == {"background.py"}
