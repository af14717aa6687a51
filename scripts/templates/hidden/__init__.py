"""Demo: bids on hidden dice for 2 to 6 players."""

from yurt.engine.spec import GameSpec, Number

GAME = GameSpec(
    name="demo",
    title="Demo",
    least_players=2,
    most_players=6,
    age=8,
    minutes=10,
    rulings="DEMO",
    options=(Number(name="chips", ruling="DEMO-6", default=2, least=1, most=3),),
)
