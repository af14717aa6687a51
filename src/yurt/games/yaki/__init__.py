"""YAKI: a memory path for 2 to 6 players."""

from yurt.engine.spec import Choice, GameSpec, Number
from yurt.games.yaki.paths import Paths

GAME = GameSpec(
    name="yaki",
    title="YAKI",
    least_players=2,
    most_players=6,
    age=6,
    minutes=25,
    rulings="YAKI",
    # YAKI-18: a program knows every token revealed in this round; the others, which nobody knows,
    # are not in the state. YAKI-7: all seats see everything that happens.
    is_open=True,
    options=(
        Paths(name="paths", ruling="YAKI-3"),
        # Before the second edition, whoever stopped took the tokens back as after a miss.
        Choice(name="may_stop", ruling="YAKI-11", kept=("back",), former=("yes", "back")),
        Number(name="trophies", ruling="YAKI-15", default=3, least=1, most=5),
    ),
    reduced={
        # Green 1 to 3 and red 4 to 5: five tokens can lie in 120 ways, few enough to play them all.
        "small": {
            "PLACES": 5,
            "COPIES": (1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        },
    },
)
