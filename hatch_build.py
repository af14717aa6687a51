"""Builds the browser client before it is packed; an editable install needs neither it nor Node."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Client(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        # A source archive has the built client and no sources of it.
        if (root / "package.json").exists():
            subprocess.run([sys.executable, str(root / "scripts" / "web.py")], check=True)
        if not (root / "src/yurt/server/static/index.html").exists():
            raise RuntimeError("The browser client is not built: run scripts/web first.")
