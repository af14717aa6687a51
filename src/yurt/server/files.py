"""How many files this process may have open: each connection is one of them."""

import contextlib
import sys

# As many as a full server needs; and what macOS allows where it names no limit.
PLENTY, SOME = 65_536, 10_240

if sys.platform == "win32":

    def make_room() -> int:
        """Windows has no such limit."""
        return PLENTY

else:
    import resource

    def make_room() -> int:
        """Raises the limit as far as this process may and needs; what it is then."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        for wanted in (PLENTY, SOME):
            most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            if soft == resource.RLIM_INFINITY or soft >= most:
                break
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
                return most
        return PLENTY if soft == resource.RLIM_INFINITY else soft
