"""What the server counts, in the text format of Prometheus."""

from yurt.server.house import House
from yurt.server.housework import Housework
from yurt.server.sockets import Door


def render(house: House, door: Door, housework: Housework) -> str:
    """All figures of this process."""
    figures = [
        ("yurt_tables_live", "gauge", "Tables in memory", len(house.live)),
        ("yurt_connections", "gauge", "Open connections", len(door.connections)),
        ("yurt_calls_total", "counter", "Calls received", door.counts["calls"]),
        ("yurt_calls_done_total", "counter", "Calls carried out", door.counts["done"]),
        ("yurt_calls_refused_total", "counter", "Calls refused", door.counts["refused"]),
        ("yurt_bots_failed_total", "counter", "Bots that failed", housework.failed_bots),
    ]
    lines = []
    for name, kind, meaning, value in figures:
        lines += [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}", f"{name} {value}"]
    return "\n".join(lines) + "\n"
