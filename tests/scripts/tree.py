"""Copies of the tree for scripts to work on, without a network and without the real libraries."""

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

ROOT = Path(__file__).parents[2]
# A Python that makes environments of itself and says what pip is asked for: it fails or waits when
# a file of that name lies beside pyproject.toml.
INTERPRETER = f"""#!{sys.executable}
import os, shutil, sys, time
from pathlib import Path
arguments = sys.argv[1:]
if arguments[:2] == ["-m", "venv"]:
    (Path(arguments[2]) / "bin").mkdir()
    shutil.copy(__file__, Path(arguments[2]) / "bin" / "python")
elif arguments[:3] == ["-m", "pip", "install"]:
    with open("pip.log", "a") as log:
        print(*arguments[3:], file=log)
    while Path("wait").exists():
        time.sleep(0.05)
    if Path("fail").exists():
        sys.exit("pip has its reasons")
else:
    os.execv({sys.executable!r}, [{sys.executable!r}, *arguments])
"""


class Tree:
    """A root with scripts, in which ``python`` stands for the interpreter of the system."""

    def __init__(self, root: Path) -> None:
        self.root = root
        (root / "scripts").mkdir(parents=True)
        for path in (ROOT / "scripts").glob("*.py"):
            shutil.copy(path, root / "scripts")
        (root / "pyproject.toml").write_text("[project]\n")
        (root / "requirements").mkdir()
        for name in ("dev", "node", "runtime"):
            (root / "requirements" / f"{name}.txt").write_text(f"# {name}\n")
        self.python = root / "interpreter"
        self.python.write_text(INTERPRETER)
        self.python.chmod(0o755)

    def start(self, script: str, *arguments: str, **variables: str) -> subprocess.Popen[str]:
        """Runs a script where there is no other program, not even a shell."""
        environment = os.environ | {"PATH": str(self.root / "nothing"), "PYTHON": str(self.python)}
        return subprocess.Popen(
            [sys.executable, str(self.root / "scripts" / f"{script}.py"), *arguments],
            env=environment | variables,
            cwd=self.root,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def run(self, script: str, *arguments: str, **variables: str) -> tuple[int, str]:
        """Its exit status and what it said."""
        process = self.start(script, *arguments, **variables)
        said = process.communicate(timeout=120)[0]
        return process.returncode, said

    def asked_of_pip(self) -> list[str]:
        log = self.root / "pip.log"
        return log.read_text().splitlines() if log.exists() else []

    def give_environment(self) -> None:
        """A .venv that counts as set up: the libraries of the running Python, Yurt from here."""
        folder = self.root / ".venv"
        venv.create(folder, symlinks=sys.platform != "win32")
        (packages,) = folder.glob("**/site-packages")
        here = sysconfig.get_path("purelib")
        (packages / "all.pth").write_text(f"{self.root / 'src'}\n{here}\n")
        yurt = folder / "bin" / "yurt"
        yurt.write_text(f"#!{folder / 'bin' / 'python'}\nfrom yurt.cli import main; main()\n")
        yurt.chmod(0o755)
        self.evaluate(
            "import setup; from pathlib import Path; "
            "text = setup.made_for() + setup.made_from('runtime'); "
            "Path('.venv/runtime.stamp').write_text(text)"
        )

    def evaluate(self, code: str) -> None:
        """Runs code that knows the scripts of this tree."""
        environment = os.environ | {"PYTHONPATH": str(self.root / "scripts")}
        subprocess.run([sys.executable, "-c", code], cwd=self.root, env=environment, check=True)
