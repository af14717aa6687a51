"""ZAYO: tricks, herds and wolves for 2 to 6 players."""

from yurt.engine.spec import Choice, GameSpec, Number

GAME = GameSpec(
    name="zayo",
    title="ZAYO",
    least_players=2,
    most_players=6,
    age=7,
    minutes=45,
    rulings="ZAYO",
    # A tour of six deals 30 bid and 30 play cards, 15 of them to be laid, and is bid 30 times.
    longest=200 * 120,
    options=(
        Choice(
            name="following",
            values=("overbid", "strict", "suit", "free"),
            default="overbid",
            ruling="ZAYO-11",
        ),
        Choice(name="chief_takes", values=("all", "one-kind"), default="all", ruling="ZAYO-26"),
        Choice(name="chief_counter", default="yes", ruling="ZAYO-42", former=("yes", "no")),
        Number(name="max_tours", least=5, most=200, default=60, ruling="ZAYO-51"),
    ),
    reduced={
        # Two suits of seven, three tricks a tour, twelve play cards: all deals can be enumerated.
        "small": {
            "SUITS": 2,
            "RANKS": 7,
            "HAND": 3,
            "COPIES": (3, 3, 2, 0, 1, 1, 0, 0, 0, 0, 2, 0),
            "TWO_PLAYERS_GET": 4,
        },
    },
)
