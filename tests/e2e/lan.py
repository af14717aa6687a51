"""``yurt serve --lan``, for tests: started like the other servers, but strict about its names, and
at another address of this machine where there is no network (``YURT_ADDRESS``)."""

import os
import sys
from contextlib import nullcontext
from functools import partial
from unittest.mock import patch

from yurt.cli import main
from yurt.server import reach

if __name__ == "__main__":
    sys.argv.remove("--crowd")
    sys.argv.append("--lan")
    address = os.environ.get("YURT_ADDRESS", "")
    url = partial(reach.url_at, address)
    with patch.object(reach, "url_in_network", url) if address else nullcontext():
        main()
