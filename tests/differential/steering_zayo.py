"""Random play that seeks the rare rules of ZAYO."""

import random

from tests.differential.course import Course, starting
from yurt.engine.spec import Value
from yurt.engine.state import State


def zayo(dice: random.Random) -> Course:
    """Players who lay, take and place whatever they can."""
    eager = dice.choice((0.5, 0.8, 0.95))
    options: dict[str, Value] = {
        "following": dice.choice(("overbid", "strict", "suit", "free")),
        "chief_takes": dice.choice(("all", "one-kind")),
        "chief_counter": dice.choice(("yes", "yes", "no")),
        "max_tours": dice.choice((5, 8, 12, 20)),
    }
    order = (
        ("lay steppe",),
        ("lay chief", "lay fiddle"),
        ("place", "take"),
        ("lay thief", "lay wolf"),
        ("counter",),
        ("ask",),
        ("lay",),
    )

    def pick(state: State, legal: list[str]) -> str:
        for words in order:
            found = starting(legal, *words)
            if found and dice.random() < eager:
                return dice.choice(found)
        return dice.choice(legal)

    return Course(dice.randint(2, 6), options, pick, most_events=2500)


def zayo_in_power(dice: random.Random) -> Course:
    """Seat 0 is dealt zayo, thief, wolf and chief, and uses them once others have camels."""
    power = ("zayo", "thief", "chief", "wolf")
    patient = dice.random() < 0.7
    order = ("lay zayo", "lay chief", "lay thief", "lay trap", "lay wolf", "place", "take", "ask")

    def deal(state: State, legal: list[str]) -> str:
        """Whoever sees a card dealt gets it."""
        code = state.game.read(legal[0], state.players)
        assert code is not None
        wanted = [text for text in legal if text.endswith(power)]
        if state.seen(code, 0) == code:
            return dice.choice(wanted or legal)
        return dice.choice([text for text in legal if text not in wanted] or legal)

    def attack(state: State, legal: list[str]) -> str:
        herders = [f"{seat} yurt" for seat in range(1, state.players) if state.scores()[seat] > 0]
        for word in order:
            found = starting(legal, word)
            if word == "lay thief" and patient:
                found = [text for text in found if any(piece in text for piece in herders)]
            strongest = [text for text in found if text.endswith("camels") or len(text.split()) > 5]
            if found and dice.random() < 0.95:
                return dice.choice(strongest or found)
        return dice.choice([text for text in legal if not text.startswith("lay")] or legal)

    def pick(state: State, legal: list[str]) -> str:
        if state.to_move == "*":
            return deal(state, legal)
        if state.to_move == 0:
            return attack(state, legal)
        peaceful = starting(legal, "lay fiddle") or starting(legal, "place", "take", "ask")
        return dice.choice(peaceful or starting(legal, "accept", "counter", "bid", "pass"))

    options: dict[str, Value] = {"max_tours": 30, "chief_takes": dice.choice(("all", "one-kind"))}
    options["following"] = dice.choice(("free", "overbid"))
    options["chief_counter"] = dice.choice(("yes", "yes", "no"))
    return Course(3, options, pick)


def deal_chiefs(dice: random.Random, state: State, legal: list[str]) -> str:
    """Seat 0 gets what makes it strong: whoever sees a card dealt gets it."""
    power = ("horse", "cart", "yurt", "trap", "chief", "zayo", "-8", "-7")
    code = state.game.read(legal[0], state.players)
    assert code is not None
    mine = [text for text in legal if text.endswith(power)]
    others = [text for text in legal if text not in mine]
    strong = starting(mine, "deal chief", "deal zayo") or mine
    if state.seen(code, 0) == code:
        return dice.choice((strong if dice.random() < 0.5 else mine) or legal)
    wanted = starting(others, "deal wolf", "deal friendship", "deal shaman")
    return dice.choice((wanted if dice.random() < 0.5 else others) or legal)


def zayo_chiefs(dice: random.Random) -> Course:
    """Seat 0 wins all tricks; its rivals live on wolves and own no yurt, until it has a trap and
    sends its chiefs. They hold friendship and shaman."""
    herds = dice.choice((2, 4, 6))
    lays = dice.choice((0.02, 0.15, 0.6))

    def lead(state: State, legal: list[str]) -> str:
        order = ["lay chief", "place", "take", "ask", "accept"]
        if len(robbed) >= herds:
            order[1:1] = ["lay trap", "lay zayo"]
        for word in order:
            if found := starting(legal, word):
                camels = [text for text in found if text.endswith("camels")]
                return dice.choice(camels or found)
        bids = starting(legal, "bid")
        return max(bids, key=lambda text: text[-1]) if bids else dice.choice(legal)

    robbed: list[str] = []

    def pick(state: State, legal: list[str]) -> str:
        if state.to_move == "*":
            return deal_chiefs(dice, state, legal)
        if state.to_move == 0:
            return lead(state, legal)
        wolves = starting(legal, "lay wolf 0") or starting(legal, "lay wolf")
        if wolves:
            robbed.append(wolves[0])
            return dice.choice(wolves)
        if starting(legal, "counter") and dice.random() < 0.7:
            return dice.choice(starting(legal, "counter"))
        if starting(legal, "lay") and dice.random() < lays:
            return dice.choice(starting(legal, "lay"))
        return dice.choice(starting(legal, "bid") or starting(legal, "accept", "pass"))

    options: dict[str, Value] = {"max_tours": 20, "chief_takes": dice.choice(("all", "one-kind"))}
    options["following"] = "free"
    options["chief_counter"] = dice.choice(("yes", "yes", "yes", "no"))
    return Course(dice.randint(2, 4), options, pick, most_events=1500, first=0)
