"""Demo: a race with one die for 2 to 4 players."""

from yurt.engine.spec import GameSpec, Number

GAME = GameSpec(
    name="demo",
    title="Demo",
    least_players=2,
    most_players=4,
    age=6,
    minutes=5,
    rulings="DEMO",
    is_open=True,
    options=(Number(name="goal", ruling="DEMO-5", default=20, least=10, most=100),),
)
