"""A bot for the arena in any game: takes a legal move at random (docs/bot-protocol.md).

yurt arena yak thumb "program:python3 examples/random_bot.py"
"""

import json
import random
import sys


def answer(request: dict[str, object]) -> dict[str, object]:
    if request["type"] == "start":
        return {"ready": True}
    legal = request["legal"]
    assert isinstance(legal, list)
    # The same seed gives the same move. Better bots look at request["table"].
    return {"move": random.Random(str(request["seed"])).choice(legal)}


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
