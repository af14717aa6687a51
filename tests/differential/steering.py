"""Random play that seeks the rare rules of each game."""

import random

from tests.differential.course import Course, Steering, after, starting, yes_or_no
from tests.differential.steering_zayo import zayo, zayo_chiefs, zayo_in_power
from tests.reference.positions import HELD_BACK, HELD_BACK_TURNS, LONG_PATHS, SNAKE
from yurt.engine.spec import Value
from yurt.engine.state import State

# Yam Master's board
LINES_OF_FIVE = [
    *[[c + r for c in "abcde"] for r in "12345"],
    *[[c + r for r in "12345"] for c in "abcde"],
    ["a1", "b2", "c3", "d4", "e5"],
    ["a5", "b4", "c3", "d2", "e1"],
]
BRELAN_SQUARES = ["a1", "b1", "d1", "e1", "a2", "e2", "a4", "e4", "a5", "b5", "d5", "e5"]
DEFI_SQUARES = ["c1", "d3"]


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
        "predator": dice.choice(("back", "out")),
        "max_turns": dice.choice((20, 22, 40, 200)),
    }

    def roll(state: State, legal: list[str]) -> str:
        few = dice.sample(legal, min(len(legal), 25))
        if aim == "line":
            for text in few:
                places = starting(after(state, text).legal(), "place")
                if set(line) & {move.split()[-1] for move in places}:
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


def yam_master_bets(dice: random.Random) -> Course:
    """Bets that are often won, and then placed on Brelan squares; Yams that remove tokens."""
    options: dict[str, Value] = {
        "strict_full": yes_or_no(dice),
        "defi_only": dice.choice(("no", "no", "no", "yes")),
        "predator": dice.choice(("back", "out")),
    }
    luck = dice.choice((0.3, 0.6, 0.9))

    def roll(state: State, legal: list[str]) -> str:
        few = dice.sample(legal, min(len(legal), 15))
        for text in few if dice.random() < luck else []:
            if starting(after(state, text).legal(), "remove", "place c1", "place d3", "place b2"):
                return text
        return few[0]

    def place(squares: list[str]) -> str:
        """Défi squares last: without a free one there are no more bets."""
        brelans = [text for text in squares if text[-2:] in BRELAN_SQUARES]
        others = [text for text in squares if text[-2:] not in DEFI_SQUARES]
        return dice.choice(brelans if brelans and dice.random() < 0.6 else others or squares)

    def pick(state: State, legal: list[str]) -> str:
        if state.to_move == "*":
            return roll(state, legal)
        if starting(legal, "remove") and dice.random() < 0.5:
            return dice.choice(starting(legal, "remove"))
        bets = starting(legal, "defi")
        if bets and dice.random() < 0.7:
            return max(dice.sample(bets, min(len(bets), 6)), key=len)
        if starting(legal, "place") and dice.random() < 0.8:
            return place(starting(legal, "place"))
        return dice.choice(starting(legal, "keep") or legal)

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
    stops = dice.choice((0.0, 0.2, 0.5))

    def pick(state: State, legal: list[str]) -> str:
        if "stop" in legal and dice.random() < stops:
            return "stop"
        lucky = luck if state.to_move == "*" else memory
        if dice.random() < lucky:
            for text in dice.sample(legal, len(legal)):
                later = after(state, text)
                seat = state.record.turn
                if text != "stop" and (later.is_over or later.record.turn == seat):
                    return text
        return dice.choice(legal)

    return Course(dice.randint(2, 6), options, pick)


def yaki_script(players: int, paths: str, script: str, may_stop: str = "yes") -> Course:
    """Tokens are turned up (or flipped again, if they were seen) in this order; `stop` is one."""
    wanted = script.split()
    place_of: dict[str, int] = {}

    def pick(state: State, legal: list[str]) -> str:
        if not wanted:
            return legal[0]
        if state.to_move == "*":
            place_of[wanted[0]] = len(place_of) + 1
            return f"reveal {wanted.pop(0)}"
        if wanted[0] in place_of:
            return f"flip {place_of[wanted.pop(0)]}"
        if wanted[0] == "stop":
            return wanted.pop(0)
        return f"flip {len(place_of) + 1}"

    options: dict[str, Value] = {"paths": paths, "trophies": 1, "may_stop": may_stop}
    return Course(players, options, pick, most_events=200, first=0)


def yaki_full_boards(_dice: random.Random) -> Course:
    """Five seats put a violet token on their start and miss; the sixth then places all others, each
    fitting the one before, until none is left face down (YAKI-13)."""
    misses = [f"violet-{number} {miss}" for number, miss in YAKI_MISSES]
    return yaki_script(6, LONG_PATHS, " ".join([*misses, SNAKE]), may_stop="no")


YAKI_MISSES = [(1, "green-5"), (2, "green-5"), (3, "green-5"), (4, "green-1"), (5, "green-1")]


def yaki_nothing_to_flip(_dice: random.Random) -> Course:
    """Two seats keep 19 tokens, the third puts the last one on its start square (YAKI-13)."""
    script = f"{SNAKE} stop violet-1 violet-2 violet-3 violet-4 stop violet-5"
    return yaki_script(3, LONG_PATHS, script)


def yaki_held_back(_dice: random.Random) -> Course:
    """Nothing face down fits anybody, but kept tokens of others would (YAKI-16: not void)."""
    return yaki_script(6, HELD_BACK, " ".join(HELD_BACK_TURNS) + " green-1 red-1")


def yaki_stuck(_dice: random.Random) -> Course:
    """All red tokens lie before red squares; green-1, kept behind one, fits nobody (YAKI-16)."""
    rest = [f"green-{n}" for n in (2, 3, 4, 5)] + [f"yellow-{n}" for n in (1, 2, 4, 5)]
    script = "green-1 yellow-3 red-2 violet-2 red-3 violet-3 red-4 violet-4 red-5 violet-5"
    for row in (rest[:4], rest[4:], ["violet-1", "yellow-3", "yellow-3", "yellow-3"]):
        script += " yellow-3 " + " ".join(row)
    return yaki_script(5, "S.R.T" + ",SR.T" * 5, script + " red-1 stop")


def yay(dice: random.Random) -> Course:
    """All scatters and ends, careful and greedy players, aims spread or always the same."""
    again = dice.choice((0.0, 0.1, 0.4))
    sixes = dice.choice((0.0, 0.0, 0.7))
    spot = dice.choice(("", "a1", "a4", "d4", "f2", "g7"))
    options: dict[str, Value] = {
        "tray": dice.choice(("rim", "rim", "open")),
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

    return Course(4, {"tray": dice.choice(("rim", "open")), "scatter": "wild"}, pick)


STEERING = {
    "yak": Steering(
        yak,
        [
            *("YAK-7", "YAK-8", "YAK-9", "YAK-10", "YAK-11", "YAK-11 equal", "YAK-13", "YAK-14"),
            *("YAK-15", "YAK-15 even", "YAK-17", "YAK-18", "YAK-18 challenge", "YAK-18 pass"),
        ],
        games=30,
        few=(0, 1, 5, 16, 25),
    ),
    "yam-master": Steering(
        yam_master,
        [
            *("YAM-3", "YAM-5", "YAM-9", "YAM-10", "YAM-10 pass", "YAM-11", "YAM-12"),
            *("YAM-12 not taken", "YAM-13", "YAM-14", "YAM-15", "YAM-16"),
        ],
        games=60,
        few=(0, 1, 2, 10, 20, 21, 22, 23, 47, 49, 51),
        extra=(yam_master_bets,) * 20,
        at_least={
            "YAM-10 won": 100,
            "YAM-10 on a Brelan square": 50,
            "YAM-10 won and thrown again": 20,
            "YAM-10 pass": 50,
            "YAM-12 back": 50,
            "YAM-12 out": 50,
            "YAM-12 after a bet": 10,
            "YAM-15 with a token out": 5,
        },
        tried=[f"place {square}" for square in (*BRELAN_SQUARES, *DEFI_SQUARES, "b2", "c3")],
    ),
    "yaki": Steering(
        yaki,
        [
            *("YAKI-7 seen", "YAKI-8", "YAKI-9", "YAKI-10", "YAKI-11", "YAKI-12"),
            *("YAKI-14", "YAKI-15", "YAKI-16", "YAKI-16 end", "YAKI-16 stuck", "YAKI-16 turns"),
        ],
        games=60,
        few=(*range(10), 35, 40),
        extra=(yaki_full_boards, yaki_nothing_to_flip, yaki_held_back, yaki_stuck),
        at_least={
            "YAKI-11 tokens stay": 50,
            "YAKI-11 goes on from kept tokens": 50,
            "YAKI-12 kept tokens": 50,
            "YAKI-13 after a placing": 1,
            "YAKI-13 at the start of a turn": 1,
            "YAKI-16 stuck with kept tokens": 1,
        },
        tried=["stop", "reveal ?"],
    ),
    "yay": Steering(
        yay,
        [
            *("YAY-5", "YAY-7 written", "YAY-7 forbidden", "YAY-8", "YAY-9", "YAY-10 no die"),
            *("YAY-10 all filled", "YAY-11", "YAY-11 after 18", "YAY-12", "YAY-12 lost"),
            *("YAY-13 with a live number", "YAY-13 without a live number", "YAY-14"),
            *("YAY-14 all filled", "YAY-15", "YAY-16 by the sum", "YAY-17 nothing filled"),
            "YAY-17 500 turns",
        ],
        games=40,
        few=(0, 1, 10, 20, 26, 36),
        extra=(yay_stalling,),
        at_least={
            "YAY-5 over the rim": 50,
            "YAY-5 off an open tray": 50,
            "YAY-5 where a die bounces to": 500,
        },
        tried=["die off"],
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
        few=(3, 13, 20, 21, 24, 33, 35),
        extra=(zayo_in_power,) * 10 + (zayo_chiefs,) * 20,
        at_least={
            "ZAYO-42 accept": 10,
            "ZAYO-42 counter friendship": 10,
            "ZAYO-42 counter shaman": 10,
            "ZAYO-42 not by the option": 5,
            "ZAYO-42 a second chief comes": 3,
            "ZAYO-43 chief, 1 of 2 lie open": 5,
            "ZAYO-43 chief, 2 of 2 lie open": 3,
            "ZAYO-41 camels": 1,
        },
        tried=["accept", "counter", "counter friendship", "counter shaman", "counter wolf"],
    ),
}
