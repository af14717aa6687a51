"""YAY!: dice on a grid for 2 to 4 players."""

from yurt.engine.spec import Choice, GameSpec

GAME = GameSpec(
    name="yay",
    title="YAY!",
    least_players=2,
    most_players=4,
    age=8,
    minutes=20,
    rulings="YAY",
    # YAY-18
    is_open=True,
    options=(
        Choice(
            name="tray",
            ruling="YAY-5",
            values=("rim", "open"),
            default="rim",
            former=("rim", "open"),
        ),
        Choice(name="scatter", ruling="YAY-5", values=("sure", "normal", "wild"), default="normal"),
        Choice(
            name="end",
            ruling="YAY-15",
            values=("row-and-column", "row-or-column"),
            default="row-and-column",
        ),
    ),
    reduced={
        # A sheet of 3 × 3 squares, a1 to c3, with four blocks: every throw can be enumerated.
        "small": {"COLUMNS": 3, "ROWS": 3},
    },
)
