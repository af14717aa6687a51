"""Random play that seeks the rare rules of each game.

Chance is steered too: any outcome of positive probability is legal, so dice may come as they are
needed.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from yurt.engine.spec import Value
from yurt.engine.state import State

Pick = Callable[[State, list[str]], str]
# Yam Master's board
LINES_OF_FIVE = [
    *[[c + r for c in "abcde"] for r in "12345"],
    *[[c + r for r in "12345"] for c in "abcde"],
    ["a1", "b2", "c3", "d4", "e5"],
    ["a5", "b4", "c3", "d2", "e1"],
]


@dataclass
class Course:
    """The terms of one game and who picks its events among the legal ones."""

    players: int
    options: dict[str, Value]
    pick: Pick
    most_events: int = 3000


@dataclass(frozen=True)
class Steering:
    """How a game is steered, and the rulings that must have been exercised then."""

    course: Callable[[random.Random], Course]
    rare: Sequence[str]
    games: int
    plain_games: int = 4
    extra: Sequence[Callable[[random.Random], Course]] = field(default_factory=tuple)


def yes_or_no(dice: random.Random) -> str:
    return dice.choice(("no", "yes"))


def starting(legal: list[str], *words: str) -> list[str]:
    """The events that begin with one of these words."""
    return [text for text in legal if text.startswith(words)]


def after(state: State, text: str) -> State:
    state = state.copy()
    state.apply(text)
    return state


def yak(dice: random.Random) -> Course:
    """Small raises, so that piles get long; now and then a leap to the last claim."""
    doubt = dice.choice((0.0, 0.0, 0.03, 0.2, 0.6))
    leap = dice.choice((0.0, 0.02))

    def pick(state: State, legal: list[str]) -> str:
        claims = starting(legal, "claim")
        if claims and dice.random() < leap:
            return "claim 168 yak" if "claim 168 yak" in legal else claims[-1]
        if claims:
            number = min(int(text.split()[1]) for text in claims) + dice.choice((0, 0, 0, 1, 2))
            near = [text for text in claims if text.split()[1] == str(number)]
            return dice.choice(near or claims)
        if "challenge" in legal and ("pass" in legal or dice.random() < doubt):
            return dice.choice(starting(legal, "challenge", "pass"))
        return dice.choice(starting(legal, "play", "draw") or legal)

    return Course(dice.randint(2, 6), {"final_challenge": yes_or_no(dice)}, pick)


def yam_master(dice: random.Random) -> Course:
    """Towards lines of five and towards Yams, with Défis and Predators."""
    aim = dice.choice(("line", "line", "yams", "yams", "any", "idle"))
    line = dice.choice(LINES_OF_FIVE)
    options = {
        "strict_full": yes_or_no(dice),
        "defi_only": yes_or_no(dice),
        "max_turns": dice.choice((20, 22, 40, 200)),
    }

    def roll(state: State, legal: list[str]) -> str:
        few = dice.sample(legal, min(len(legal), 25))
        if aim == "line":
            for text in few:
                squares = {
                    move.split()[-1] for move in starting(after(state, text).legal(), "place")
                }
                if squares & set(line):
                    return text
        if aim == "yams" and dice.random() < 0.6:
            return max(few, key=lambda text: most_alike(state, text))
        return dice.choice(few)

    def pick(state: State, legal: list[str]) -> str:
        if state.to_move == "*":
            return roll(state, legal)
        if aim == "idle" and dice.random() < 0.8:
            return "pass"
        if starting(legal, "remove") and dice.random() < 0.6:
            return dice.choice(starting(legal, "remove"))
        wanted = [text for text in starting(legal, "place") if text.split()[1] in line]
        if wanted and state.to_move == 0 and aim == "line":
            return dice.choice(wanted)
        kinds = dice.choice((("place",), ("place",), ("keep",), ("defi",), ("keep", "defi"), ("",)))
        choices = starting(legal, *kinds) or starting(legal, "keep") or legal
        if aim == "line" and state.to_move == 1:
            choices = [text for text in choices if text.split()[-1] not in line] or choices
        return dice.choice(choices)

    return Course(2, options, pick)


def most_alike(state: State, text: str) -> int:
    """How many dice show the same once they lie."""
    lying = after(state, text).legal()
    kept = [text.split().count(face) for text in starting(lying, "keep") for face in "123456"]
    return max(kept, default=9)


def yaki_path(dice: random.Random, length: int, letters: str) -> str:
    return "S" + "".join(dice.choice(letters) for _ in range(length - 2)) + "T"


def yaki(dice: random.Random) -> Course:
    """Short paths, few trophies; players who go on as long as they know how, or never look."""
    length, letters = dice.choice(
        ((4, "."), (5, ".G"), (6, ".GRYV"), (16, "GRYV"), (16, "."), (9, "G"))
    )
    paths = ",".join(yaki_path(dice, length, letters) for _ in range(6))
    memory = dice.choice((0.0, 0.5, 1.0))
    luck = dice.choice((0.0, 0.5, 1.0))
    options: dict[str, Value] = {"paths": paths, "may_stop": yes_or_no(dice)}
    options["trophies"] = dice.choice((1, 1, 2, 3))

    def pick(state: State, legal: list[str]) -> str:
        lucky = luck if state.to_move == "*" else memory
        if dice.random() < lucky:
            for text in dice.sample(legal, len(legal)):
                later = after(state, text)
                seat = state.record.turn
                if text != "stop" and (later.is_over or later.record.turn == seat):
                    return text
        return dice.choice(legal)

    return Course(dice.randint(2, 6), options, pick)


def yaki_full_boards(dice: random.Random) -> Course:
    """Five seats put a violet token on their start and miss; the sixth then places all others, each
    fitting the one before, until none is left face down (YAKI-13)."""
    rows = ["green-1 green-2 green-3 green-4 green-5", "red-5 red-4 red-3 red-2 red-1"]
    rows.append("yellow-1 yellow-2 yellow-3 yellow-4 yellow-5")
    wanted = []
    for number, miss in zip(range(1, 6), (5, 5, 5, 1, 1), strict=True):
        wanted += [f"violet-{number}", f"green-{miss}"]
    wanted += [token for row in rows for token in row.split()]
    place_of: dict[str, str] = {}

    def pick(state: State, legal: list[str]) -> str:
        if not wanted:
            return dice.choice(legal)
        token = wanted[0]
        if state.to_move == "*":
            place_of[wanted.pop(0)] = flipped[0]
            return f"reveal {token}"
        if token in place_of:
            wanted.pop(0)
            return f"flip {place_of[token]}"
        free = [text for text in legal if text.split()[-1] not in place_of.values()]
        flipped[0] = free[0].split()[-1]
        return free[0]

    flipped = [""]
    paths = ",".join(["S" + "." * 14 + "T"] * 6)
    return Course(6, {"paths": paths, "trophies": 1}, pick)


def yay(dice: random.Random) -> Course:
    """All scatters and ends, careful and greedy players, aims spread or always the same."""
    again = dice.choice((0.0, 0.1, 0.4))
    sixes = dice.choice((0.0, 0.0, 0.7))
    spot = dice.choice(("", "a1", "d4", "g7"))
    options: dict[str, Value] = {
        "scatter": dice.choice(("sure", "normal", "wild")),
        "end": dice.choice(("row-and-column", "row-or-column")),
    }

    def pick(state: State, legal: list[str]) -> str:
        aims = starting(legal, "aim")
        others = [text for text in legal if text not in aims]
        if state.to_move != "*" and others and dice.random() >= again:
            return dice.choice(others)
        if f"aim {spot}" in aims and dice.random() < 0.7:
            return f"aim {spot}"
        if state.to_move == "*" and dice.random() < sixes:
            return dice.choice(starting(legal, "die 6"))
        if "die off" in legal and dice.random() < 0.1:
            return "die off"
        return dice.choice(aims or legal)

    return Course(dice.randint(2, 4), options, pick)


def yay_stalling(dice: random.Random) -> Course:
    """Dice leave the tray turn after turn, and one stays just before that would end the game."""
    dice_off = [0]
    diagonal = ("a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8")

    def pick(state: State, legal: list[str]) -> str:
        if state.to_move == "*":
            dice_off[0] += 1
            if dice_off[0] < 3 * 17 and "die off" in legal:
                return "die off"
            return dice.choice(starting(legal, "die 1", "die 2") or legal)
        choices = starting(legal, "write", "block", "cross")
        if not choices:
            return dice.choice(("aim a7", "aim g1", "aim a4", "aim d1", "aim g4", "aim d7"))
        # With its diagonal free the sheet has no whole row and no whole column.
        dice_off[0] = 0
        return dice.choice([text for text in choices if text[-2:] not in diagonal] or choices)

    return Course(4, {"scatter": "wild"}, pick)


def zayo(dice: random.Random) -> Course:
    """Players who lay, take and place whatever they can."""
    eager = dice.choice((0.5, 0.8, 0.95))
    options: dict[str, Value] = {
        "following": dice.choice(("overbid", "strict", "suit", "free")),
        "chief_takes": dice.choice(("all", "one-kind")),
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
        return dice.choice(peaceful or starting(legal, "accept", "bid", "pass"))

    options: dict[str, Value] = {"max_tours": 30, "chief_takes": dice.choice(("all", "one-kind"))}
    options["following"] = dice.choice(("free", "overbid"))
    return Course(3, options, pick)


STEERING = {
    "yak": Steering(
        yak,
        [
            *("YAK-7", "YAK-8", "YAK-9", "YAK-10", "YAK-11", "YAK-11 equal", "YAK-13", "YAK-14"),
            *("YAK-15", "YAK-15 even", "YAK-17", "YAK-18", "YAK-18 challenge", "YAK-18 pass"),
        ],
        games=30,
    ),
    "yam-master": Steering(
        yam_master,
        [
            *("YAM-3", "YAM-5", "YAM-9", "YAM-10", "YAM-10 pass", "YAM-11", "YAM-12"),
            *("YAM-12 not taken", "YAM-13", "YAM-14", "YAM-15", "YAM-16"),
        ],
        games=60,
    ),
    "yaki": Steering(
        yaki,
        [
            *("YAKI-7 seen", "YAKI-8", "YAKI-9", "YAKI-10", "YAKI-11", "YAKI-12", "YAKI-13"),
            *("YAKI-14", "YAKI-15", "YAKI-16", "YAKI-16 end", "YAKI-16 stuck", "YAKI-16 turns"),
        ],
        games=60,
        extra=(yaki_full_boards,),
    ),
    "yay": Steering(
        yay,
        [
            *("YAY-5 off", "YAY-7 written", "YAY-7 forbidden", "YAY-8", "YAY-9", "YAY-10 no die"),
            *("YAY-10 all filled", "YAY-11", "YAY-11 after 18", "YAY-12", "YAY-12 lost"),
            *("YAY-13 with a live number", "YAY-13 without a live number", "YAY-14"),
            *("YAY-14 all filled", "YAY-15", "YAY-16 by the sum", "YAY-17 nothing filled"),
            "YAY-17 500 turns",
        ],
        games=25,
        extra=(yay_stalling,),
    ),
    "zayo": Steering(
        zayo,
        [
            *("ZAYO-6", "ZAYO-7", "ZAYO-8", "ZAYO-11 forced", "ZAYO-12", "ZAYO-13 place"),
            *("ZAYO-13 take", "ZAYO-13 pass", "ZAYO-13 only pass", "ZAYO-13 ask, given"),
            *("ZAYO-13 ask, in vain", "ZAYO-14 two of a kind", "ZAYO-20", "ZAYO-21", "ZAYO-22"),
            *("ZAYO-23", "ZAYO-24", "ZAYO-25", "ZAYO-26 by all", "ZAYO-26 by one-kind", "ZAYO-27"),
            *("ZAYO-28", "ZAYO-29", "ZAYO-30", "ZAYO-31", "ZAYO-32", "ZAYO-40 accept"),
            *("ZAYO-40 counter", "ZAYO-41", "ZAYO-43 two victims", "ZAYO-43 not asked"),
            *("ZAYO-44", "ZAYO-50", "ZAYO-51"),
        ],
        games=12,
        plain_games=2,
        extra=(zayo_in_power,) * 10,
    ),
}
