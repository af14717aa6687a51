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
    # Each card is drawn, played, claimed for and turned up once; then somebody may pass.
    longest=4 * 107 + 1,
    options=(Choice(name="final_challenge", ruling="YAK-18"),),
    reduced={
        # Two cards a hand, thirteen in all, claims up to 9: small enough to enumerate every deal.
        "small": {
            "HAND": 2,
            "COPIES": (0, 2, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 2, 0, 0, 2, 0, 1, 1, 2),
            "HIGHEST": 9,
        },
        # One card a hand, two ibexes and two yaks in all, claims of 1: for two, 2185 positions,
        # few enough to compute how to play best.
        "tiny": {
            "HAND": 1,
            "COPIES": (0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0),
            "HIGHEST": 1,
        },
    },
)
