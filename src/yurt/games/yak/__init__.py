"""YAK: bluffing cards for 2 to 6 players."""

from yurt.engine.spec import Choice, GameSpec

GAME = GameSpec(
    name="yak",
    title="YAK",
    least_players=2,
    most_players=6,
    age=8,
    minutes=25,
    rulings="YAK",
    options=(Choice(name="final_challenge", ruling="YAK-18"),),
    reduced={
        # Two cards a hand, thirteen in all, claims up to 9: small enough to enumerate every deal.
        "small": {
            "HAND": 2,
            "COPIES": (0, 2, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 2, 0, 0, 2, 0, 1, 1, 2),
            "HIGHEST": 9,
        },
    },
)
