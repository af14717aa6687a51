"""Messages that nobody should send: each is made from a seed, none of them may change a table."""

import json
import random
from collections.abc import Callable
from typing import Any

from yurt.server.limits import MESSAGE_BYTES

Sent = str | bytes

FIELDS = ["request", "token", "host", "saw", "language", "program", "events", "agrees", "text"]
FIELDS += ["phrase", "number", "seat", "muted", "chat", "spectators", "by", "bot", "kind", "draw"]
VALUES: list[Any] = [None, True, False, 0, -1, 1, 2**31, 2**63, 2**64, -(2**63) - 1, 1.5, 1e308]
VALUES += [
    "",
    "0",
    "play",
    "\x00",
    "\ud800",
    "é" * 50,
    "x" * 500,
    "🎲",
    [],
    {},
    [[]],
    {"do": "play"},
]
RAW = ["NaN", "Infinity", "-Infinity", "1e999", "-0", "1" * 4000, "01", "0x10", '"\\ud800"', "'a'"]

# What would tell of the inside of the server.
SIGNS = ("Traceback", 'File "', ".py", "Error(", "site-packages", "msgspec", "sqlite")


# A call, a field of it, and values that cannot be of the field's type.
MISTYPED: list[tuple[str, str, list[Any]]] = [
    ("play", "saw", ["1", None, [], {}, 1.5, True]),
    ("hint", "saw", ["1", None, [], {}, 1.5, True]),
    ("play", "events", [7, None, [], {}, True, "challenge", [7], ["challenge"] * 5]),
    ("why", "events", [7, None, [], {}, True, "challenge", [7], ["challenge"] * 5]),
    ("why", "saw", ["1", None, [], {}, 1.5, True]),
    ("answer", "agrees", ["yes", 1, None, []]),
    ("kick", "seat", ["0", None, [], 0.5]),
    ("mute", "muted", [1, "no", None]),
    ("add", "number", [7, None, ["7"]]),
    ("speak", "text", [7, None, ["hi"]]),
    ("hand", "request", [7, None, ["hi"], {}]),
    ("leave", "request", [7, None, True]),
    ("undo", "request", [7, 1.5, False]),
]


def malformed(rng: random.Random) -> Sent:
    """Not a message at all, or one with the wrong things in it."""
    return rng.choice(KINDS)(rng)


def _noise(rng: random.Random) -> Sent:
    return rng.randbytes(rng.randrange(200)).decode("latin-1")


def _binary(rng: random.Random) -> Sent:
    return rng.choice([b"", rng.randbytes(100), b'{"do":"ping"}', b"\xff\xfe\x00"])


def _wrong(rng: random.Random) -> Sent:
    """JSON of the right shape; an unknown word, or a field that is none or of a wrong type."""
    message: dict[str, Any] = {
        "do": rng.choice(["", "Play", "steal", "drop", 7, None, [], "playx"])
    }
    for name in rng.sample(FIELDS, rng.randrange(6)):
        message[name] = rng.choice(VALUES)
    return json.dumps(message)


def _mistyped(rng: random.Random) -> Sent:
    """A call with a value that cannot be of the field's type."""
    do, name, values = rng.choice(MISTYPED)
    fields = {"events": ["challenge"], "saw": 1, "seat": 0, "muted": True, "agrees": True}
    return json.dumps({"do": do, **fields, name: rng.choice(values)})


def _cut(rng: random.Random) -> Sent:
    whole = json.dumps({"do": "play", "events": ["challenge"], "saw": 3, "request": "r"})
    place = rng.randrange(len(whole))
    return whole[:place] if rng.random() < 0.5 else whole[:place] + "}{" + whole[place:]


def _raw(rng: random.Random) -> Sent:
    """Numbers and texts that JSON or a number of ours does not know."""
    return f'{{"do":"play","events":[{rng.choice(RAW)}],"saw":{rng.choice(RAW)}}}'


def _deep(rng: random.Random) -> Sent:
    depth = rng.randrange(1, 1_900)
    pairs = [("[", "]"), ('{"a":', "}")]
    opening, closing = rng.choice(pairs)
    return f'{{"do":"play","events":{opening * min(depth, 700)}1{closing * min(depth, 700)}}}'


def _twice(rng: random.Random) -> Sent:
    """Keys given twice: what counts is still of the wrong kind."""
    return '{"do":"ping","do":"nothing","request":"a","request":7}'


def _oversized(rng: random.Random) -> Sent:
    fill = rng.choice(["x", "é", " ", "[", "\\u0000"])
    text = fill * (MESSAGE_BYTES + rng.randrange(3_000))
    return json.dumps({"do": "play", "events": [text], "saw": 1})


KINDS: list[Callable[[random.Random], Sent]] = [
    _noise,
    _binary,
    _wrong,
    _mistyped,
    _cut,
    _raw,
    _deep,
    _twice,
    _oversized,
]


def forged(rng: random.Random, legal: list[str], seq: int) -> Sent:
    """Calls that a seat without the turn and without the host's secret must not make."""
    stolen = {"by": 0, "bot": True, "actor": 0, "token": "x", "host": "x"}
    call: dict[str, Any] = rng.choice(
        [
            {
                "do": "play",
                "events": rng.choices(legal, k=rng.randint(1, 4)),
                "saw": rng.choice([seq, seq - 1, 2**70, -5]),
            },
            {
                "do": rng.choice(["play", "why"]),
                "events": [rng.choice(["", "?", "* draw stop", "x" * 3_000])],
                "saw": seq,
            },
            {"do": "start"},
            {"do": "kick", "seat": rng.choice([0, 1, -1, 10**30])},
            {"do": "mute", "seat": rng.choice([0, 1, -1, 10**30]), "muted": True},
            {"do": "allow", "chat": False, "spectators": False},
            {"do": "close"},
            {"do": "again"},
            {"do": "back"},
            {"do": "add", "number": rng.choice(["7", "", "x" * 65, "# proof seed 00"])},
            {"do": "answer", "agrees": True},
            {"do": "hint", "saw": rng.choice([seq, -5, 2**70])},
            {"do": "speak", "text": rng.choice(["", "\x00", "x" * 241])},
            {"do": "speak", "phrase": "go away"},
            {"do": "hello", "token": "", "host": ""},
            {"do": "hand", "request": "x" * 41},
        ]
    )
    return json.dumps(call | (stolen if rng.random() < 0.3 else {}))
