"""The reference games against themselves: random games, and what holds at every position."""

import itertools
import random
from collections import Counter
from typing import Any

import pytest

from tests.reference import yak, yaki, yam_master, yay, zayo, zayo_cards
from tests.reference.common import Options, exact_returns
from tests.reference.referee import Game


def check_position(game: Any) -> None:
    """What holds in every game, whoever is to move."""
    legal = game.legal()
    assert legal == sorted(set(legal))
    assert (game.to_move() is None) == (legal == [])
    if game.to_move() == "*":
        assert sum(game.odds().values()) == 1
        assert sorted(game.odds()) == legal
        assert all(chance > 0 for chance in game.odds().values())
    for text in legal[:: max(1, len(legal) // 20)]:
        assert game.judge(str(game.to_move()), text) == "ok"
        assert game.canonical(text) == text


def by_the_odds(game: Game, chance: random.Random) -> str:
    odds = game.odds()
    texts = sorted(odds)
    return chance.choices(texts, [float(odds[text]) for text in texts])[0]


# YAK, Yam Master and YAKI


def check_yak(game: yak.Reference) -> None:
    cards = list(game.draw_pile) + list(game.pile)
    for seat in range(game.players):
        cards += game.hands[seat] + game.taken[seat]
    assert Counter(cards) == Counter(yak.all_cards())
    if game.phase == "turn" and game.draw_pile:
        assert all(len(hand) == 5 for hand in game.hands)
    if game.phase == "turn":
        assert len(game.hands[game.seat]) > 0


def check_yam(game: yam_master.Reference) -> None:
    for seat in (0, 1):
        assert 0 <= game.supply(seat) <= 12
        assert game.supply(seat) > 0 or game.phase == "over"
    if game.phase == "choose":
        assert len(game.dice) == 5
        assert 1 <= game.throws <= 3


def check_yaki(game: yaki.Reference) -> None:
    assert len(set(game.seen.values())) == len(game.seen)
    on_boards = [place for places_of_seat in game.tokens for place in places_of_seat]
    assert len(set(on_boards)) == len(on_boards)
    assert all(place in game.seen for place in on_boards)
    assert game.over or len(game.face_down()) > 0
    for seat in range(game.players):
        assert len(game.tokens[seat]) <= game.square[seat] + 1
        if seat != game.seat and not game.over and not game.may_stop:
            assert len(game.tokens[seat]) <= 1


GAMES: dict[str, Any] = {"yak": yak, "yam_master": yam_master, "yaki": yaki}
CHECKS: dict[str, Any] = {"yak": check_yak, "yam_master": check_yam, "yaki": check_yaki}

# Texts that are tried at every position: `judge` and `legal` must agree on them.
TRIED: dict[str, list[str]] = {
    "yak": ["challenge", "pass"]
    + [f"{verb} {card}" for verb in ("play", "draw") for card in sorted(set(yak.all_cards()))]
    + [f"claim {n} {species}" for n in (0, 1, 2, 5, 168, 169) for species in yak.SIZES],
    "yam_master": ["pass", "keep", "defi keep", "roll", "roll 1 2 3 4 6", "keep 1 1 1", "roll 3"]
    + [f"{verb} {square}" for verb in ("place", "remove") for square in yam_master.all_squares()],
    "yaki": ["stop"]
    + [f"flip {place}" for place in range(23)]
    + [f"reveal {token}" for token in yaki.all_tokens()],
}


def check_judge(name: str, game: Any) -> None:
    check_position(game)
    legal = game.legal()
    for text in TRIED[name]:
        assert (game.judge(str(game.to_move()), text) == "ok") == (text in legal), text


def choose(name: str, game: Any, dice: random.Random) -> str:
    """A random legal event, so that games go on; chance is uniform: rare things come often."""
    legal: list[str] = game.legal()
    if game.to_move() == "*":
        return dice.choice(legal)
    if name == "yak" and game.phase == "claim" and dice.random() < 0.98:
        low = int(game.claim[0]) if game.claim else 1
        return dice.choice([text for text in legal if int(text.split()[1]) <= low + 1] or legal)
    if name == "yak" and dice.random() < 0.8:
        return dice.choice([text for text in legal if text != "challenge"] or legal)
    if name == "yam_master" and dice.random() < 0.7:
        return dice.choice([text for text in legal if text.startswith(("place", "rem"))] or legal)
    if name == "yam_master" and dice.random() < 0.4:
        return dice.choice([text for text in legal if text.startswith("defi")] or legal)
    if name == "yaki" and "stop" in legal and dice.random() < 0.5:
        return "stop"
    return dice.choice(legal)


def random_game(name: str, players: int, options: Options, seed: int) -> Any:
    dice = random.Random(seed)
    game = GAMES[name].Reference(players, options)
    events = 0
    while game.to_move() is not None:
        CHECKS[name](game)
        if events % 7 == 0:
            check_judge(name, game)
        game.apply(choose(name, game, dice))
        events += 1
    check_judge(name, game)
    assert sum(exact_returns(game.ranks())) == 0
    return game


def some_options(name: str, players: int, dice: random.Random) -> Options:
    options: Options = {"first": dice.randrange(players)}
    yes_or_no = {"yak": ["final_challenge"], "yam_master": ["strict_full", "defi_only"]}
    for option in yes_or_no.get(name, ["may_stop"]):
        options[option] = dice.choice(["yes", "no"])
    if name == "yam_master":
        options["predator"] = dice.choice(yam_master.PREDATOR)
        options["max_turns"] = dice.choice([20, 50, 200])
    if name == "yaki":
        options["trophies"] = dice.randint(1, 5)
        letters = "....GRYV"
        lengths = [dice.randint(2, 14) for _ in range(6)]
        paths = ["S" + "".join(dice.choices(letters, k=length)) + "T" for length in lengths]
        options["paths"] = dice.choice([yaki.DEFAULT_PATHS, ",".join(paths)])
    return options


def games_to_play(name: str) -> list[tuple[int, int]]:
    low, high = GAMES[name].PLAYERS
    each = 100 // (high - low + 1)
    return [(players, seed) for players in range(low, high + 1) for seed in range(each)]


# How often a ruling must have come up, at least; the games are the same every time.
LEAST = {
    "yak": dict.fromkeys(
        ["YAK-11 equal", "YAK-13", "YAK-14", "YAK-15", "YAK-15 even", "YAK-17"], 1
    ),
    "yam_master": {
        **dict.fromkeys(["YAM-5", "YAM-9", "YAM-10", "YAM-11", "YAM-12", "YAM-13", "YAM-16"], 1),
        "YAM-10 won": 100,
        "YAM-10 on a Brelan square": 10,
        "YAM-10 won and thrown again": 10,
        "YAM-12 back": 15,
        "YAM-12 out": 15,
        "YAM-15 with a token out": 3,
    },
    "yaki": {
        **dict.fromkeys(["YAKI-7 seen", "YAKI-10", "YAKI-12", "YAKI-14", "YAKI-15"], 1),
        "YAKI-11 tokens stay": 1000,
        "YAKI-11 goes on from kept tokens": 500,
        "YAKI-12 kept tokens": 1000,
    },
}


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_random_games(name: str) -> None:
    exercised: Counter[str] = Counter()
    for players, seed in games_to_play(name):
        options = some_options(name, players, random.Random(f"{name} {players} {seed}"))
        game = random_game(name, players, options, seed)
        exercised += game.exercised
        if name == "yak" and (game.exercised["YAK-18"] == 0 or game.pile == []):
            assert sum(game.scores()) + sum(len(hand) for hand in game.hands) == 107
    for rule, least in LEAST[name].items():
        assert exercised[rule] >= least, rule


# YAY!


def check_sheet(game: yay.Reference, before: dict[str, tuple[str, int, int]]) -> None:
    """YAY-3: what is filled stays filled, with its number; at most one more square is filled."""
    newly = 0
    for name, (state, seat, number) in before.items():
        square = game.squares[name]
        if state == "free":
            newly += square.state != "free"
        elif state == "live":
            assert square.state in ("live", "crossed")
            assert (square.seat, square.number) == (seat, number)
        else:
            assert square.state == state
    assert newly <= 1
    assert all(1 <= s.number <= 18 for s in game.squares.values() if s.state == "live")


def play_yay(seed: int, players: int, options: Options) -> yay.Reference:
    chance = random.Random(seed)
    game = yay.Reference(players, options)
    aims_often = chance.random() < 0.3
    while game.to_move() is not None:
        legal = game.legal()
        if game.to_move() == "*":
            text = by_the_odds(game, chance)
        else:
            settled = [name for name in legal if not name.startswith("aim")]
            again = aims_often and chance.random() < 0.5
            text = chance.choice(legal if again or not settled else settled)
        before = {name: (s.state, s.seat, s.number) for name, s in game.squares.items()}
        if chance.random() < 0.05:
            check_position(game)
        game.apply(text)
        check_sheet(game, before)
    assert game.turns_ended <= 500
    return game


@pytest.mark.slow
def test_yay_random_games() -> None:
    exercised: Counter[str] = Counter()
    seed = 0
    for players in (2, 3, 4):
        for scatter, end in itertools.product(yay.SCATTER, yay.END_RULES):
            for tray in yay.TRAYS * 2:
                seed += 1
                options: Options = {"tray": tray, "scatter": scatter, "end": end}
                game = play_yay(seed, players, {**options, "first": seed % players})
                exercised += game.exercised
                assert sorted(game.ranks())[0] == 1
    for number in (4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16):
        assert exercised[f"YAY-{number}"] > 0, number
    assert exercised["YAY-5 over the rim"] >= 200
    assert exercised["YAY-5 off an open tray"] >= 1000
    assert exercised["YAY-5 where a die bounces to"] >= 3000


# ZAYO


def check_zayo_cards(game: zayo.Reference) -> None:
    """ZAYO-1: no card and no animal is ever made or lost."""
    play = Counter(game.play_deck)
    bid = Counter(game.bid_deck + game.bids_played + [card for _, card in game.bids])
    for seat in range(game.players):
        play += Counter(game.play_hands[seat] + game.laid[seat] + game.equipment[seat])
        bid += Counter(game.bid_hands[seat])
        assert all(card in zayo_cards.EQUIPMENT for card in game.equipment[seat])
        assert not any(card in zayo_cards.EQUIPMENT for card in game.laid[seat])
        assert len(game.laid[seat]) <= game.tricks_done + 2
    assert play == Counter(game.all_play_cards())
    assert bid == Counter(zayo_cards.BID_CARDS)
    for kind in zayo_cards.ANIMALS:
        owned = [own[kind] for own in game.animals]
        assert min([*owned, game.centre[kind]]) >= 0
        assert sum(owned) + game.centre[kind] == 8


# Players as eager as this keep friendship and shaman to answer with.
SAVING = 0.9


def choose_zayo(game: zayo.Reference, chance: random.Random, eager: float) -> str:
    legal = game.legal()
    lays = [text for text in legal if text.startswith("lay") and text != "lay steppe"]
    if eager == SAVING:
        lays = [text for text in lays if text not in ("lay friendship", "lay shaman")]
    zayos_own = [text for text in lays if text.endswith(("camels", "camel"))]
    zayos_own += [text for text in lays if text.startswith("lay thief") and text.count(" ") == 5]
    if zayos_own and chance.random() < eager:
        return chance.choice(zayos_own)
    if lays and chance.random() < eager:
        return chance.choice(lays)
    rewards = [text for text in legal if text != "pass" and text != "lay steppe"]
    if rewards and chance.random() < eager:
        return chance.choice(rewards)
    return chance.choice(legal)


def play_zayo(seed: int, players: int, options: Options) -> zayo.Reference:
    chance = random.Random(seed)
    game = zayo.Reference(players, options)
    eager = chance.choice([0.2, 0.8, SAVING, 1.0])
    while game.to_move() is not None:
        if chance.random() < 0.05:
            check_position(game)
            check_zayo_cards(game)
        if game.to_move() == "*":
            game.apply(by_the_odds(game, chance))
        else:
            game.apply(choose_zayo(game, chance, eager))
    check_zayo_cards(game)
    assert 1 in game.ranks()
    return game


@pytest.mark.slow
def test_zayo_random_games() -> None:
    exercised: Counter[str] = Counter()
    seed = 0
    for players in (2, 3, 4, 5, 6):
        for following in zayo.FOLLOWING:
            for chief_takes in zayo.CHIEF_TAKES:
                for max_tours in (5, 5, 6, 7, 20):
                    seed += 1
                    options: Options = {
                        "first": seed % players,
                        "following": following,
                        "chief_takes": chief_takes,
                        "chief_counter": "no" if seed % 4 == 0 else "yes",
                        "max_tours": max_tours,
                    }
                    exercised += play_zayo(seed, players, options).exercised
    assert exercised["ZAYO-42 accept"] >= 10
    assert exercised["ZAYO-42 not by the option"] >= 10
    assert exercised["ZAYO-42 counter friendship"] + exercised["ZAYO-42 counter shaman"] >= 5
    numbers = [6, 7, 8, 11, 12, 13, 14, *range(20, 33), 40, 41, 43, 44, 50, 51]
    for number in numbers:
        assert exercised[f"ZAYO-{number}"] > 0, number


ODD_TEXTS = [
    *["", " ", "*", "lay", "bid", "deal", "ask", "ask 1", "take", "place", "accept 1", "passe"],
    *["lay thief 1 horse 1 horse", "lay thief 2 cart 1 horse", "lay thief 1 trap 1 horse"],
    *["lay trap goat sheep", "lay fiddle goat sheep goat", "lay chief 1 sheep", "lay chief 1"],
    *["lay chief 1 camels", "lay wolf 1 camel", "lay wolf 0 goat", "lay steppe", "lay zayo"],
    *["take camel", "take goat", "place horse", "place trap", "ask 5 horse", "ask 1 yurt"],
    *[
        "accept",
        "counter",
        "counter shaman",
        "counter zayo",
        "pass",
        "bid sh-1",
        "bid gc-8",
        "deal sh-1",
        "deal zayo",
        "aim a1",
    ],
]


def test_zayo_judge_agrees_with_legal() -> None:
    chance = random.Random(5)
    for players in (2, 3, 6):
        game = zayo.Reference(players, {"max_tours": 5})
        while game.to_move() is not None:
            for actor in ["*", "0", "1", "9"] if game.to_move() != "*" else ["*"]:
                for text in ODD_TEXTS:
                    words = zayo_cards.read_event(text, players)
                    legal = words is not None and " ".join(words) in game.legal()
                    right = actor == str(game.to_move())
                    assert (game.judge(actor, text) == "ok") == (legal and right)
            if game.to_move() == "*":
                game.apply(chance.choice(game.legal()))
            else:
                game.apply(choose_zayo(game, chance, 0.8))
