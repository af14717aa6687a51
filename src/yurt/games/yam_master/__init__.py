"""Yam Master: dice and lines for 2 players."""

from yurt.engine.spec import Choice, GameSpec, Number

GAME = GameSpec(
    name="yam-master",
    title="Yam Master",
    least_players=2,
    most_players=2,
    age=8,
    minutes=20,
    rulings="YAM",
    # YAM-18
    is_open=True,
    options=(
        Choice(name="strict_full", ruling="YAM-3"),
        Choice(name="defi_only", ruling="YAM-10"),
        Choice(name="predator", ruling="YAM-12", values=("back", "out"), default="back"),
        Number(name="max_turns", default=200, ruling="YAM-16", least=20, most=1000, step=2),
    ),
)
