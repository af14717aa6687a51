"""``yurt.conformance.check(game)``: what every game must pass."""

from yurt.engine.conformance import ConformanceError, check

__all__ = ["ConformanceError", "check"]
