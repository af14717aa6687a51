"""YAK by the letter of yak.md, slow and plain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction

from tests.reference.common import Options, is_yes_or_no, plain_number, ranks_from_keys

PLAYERS: tuple[int, int] = (2, 6)

OPTIONS: dict[str, tuple[str, Callable[[str], bool]]] = {
    "final_challenge": ("YAK-18", is_yes_or_no),
}

# YAK-3: from small to large.
SIZES = ["yeti", "groundhog", "vulture", "ibex", "yak"]

# YAK-9: the most that could ever be true.
HIGHEST = 168


def parse_options(texts: dict[str, str]) -> Options:
    """Options as the constructor wants them."""
    options: Options = {}
    for name, text in texts.items():
        options[name] = int(text) if name == "first" else text
    return options


def all_cards() -> list[str]:
    """YAK-1, YAK-2: the 107 cards."""
    cards = []
    for species in SIZES:
        for value in (1, 2, 3):
            cards += [f"{species}-{value}"] * 5
    cards += ["wild-1"] * 6 + ["wild-2"] * 6
    cards += ["bang"] * 6 + ["one"] * 6 + ["stop"] * 8
    return cards


def species_of(card: str) -> str | None:
    """The species of a card, or None for wild, special and stop cards."""
    word = card.split("-")[0]
    return word if word in SIZES else None


def value_of(card: str) -> int:
    """The printed value; special and stop cards have none."""
    if "-" not in card:
        return 0
    return int(card.split("-")[1])


def count_pile(pile: list[str], claimed: str, bang: bool, one: bool) -> int:
    """YAK-12 to YAK-14: count, told whether "!" and "1" work."""
    total = 0
    for card in pile:
        counts = card.startswith("wild-") or species_of(card) == claimed
        if bang and species_of(card) is not None:
            counts = True  # YAK-13
        if counts and one:
            total += 1  # YAK-14
        elif counts:
            total += value_of(card)
    return total


def count(pile: list[str], claimed: str) -> int:
    """YAK-12 to YAK-15: how many of the claimed species the pile holds."""
    void = pile.count("stop") % 2 == 1  # YAK-15
    bang = "bang" in pile and not void
    one = "one" in pile and not void
    return count_pile(pile, claimed, bang, one)


def outranks(new: tuple[int, str], old: tuple[int, str]) -> bool:
    """YAK-8: a higher number, or the same number with a larger species."""
    if new[0] != old[0]:
        return new[0] > old[0]
    return SIZES.index(new[1]) > SIZES.index(old[1])


def parse_claim(text: str) -> tuple[int, str] | None:
    """Number and species of `claim N SPECIES`, None if the text is no such thing."""
    words = text.split(" ")
    if len(words) != 3 or words[0] != "claim" or words[2] not in SIZES:
        return None
    number = plain_number(words[1])
    if number is None:
        return None
    return (number, words[2])


class Reference:
    """One game of YAK."""

    def __init__(self, players: int, options: Options) -> None:
        self.players = players
        self.first = int(options.get("first", 0))
        self.final_challenge = options.get("final_challenge", "no") == "yes"
        self.draw_pile = all_cards()
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.taken: list[list[str]] = [[] for _ in range(players)]
        self.pile: list[str] = []
        self.claim: tuple[int, str] | None = None
        self.claimer: int | None = None
        # "deal", "turn", "claim", "draw", "last word" (YAK-18) or "over"
        self.phase = "deal"
        self.seat = 0
        self.exercised: Counter[str] = Counter()

    def to_move(self) -> str | int | None:
        if self.phase == "over":
            return None
        if self.phase in ("deal", "draw"):
            return "*"
        return self.seat

    def legal(self) -> list[str]:
        events: set[str] = set()
        if self.phase in ("deal", "draw"):
            events = {f"draw {card}" for card in self.draw_pile}
        if self.phase == "turn" and self.claim != (HIGHEST, "yak"):
            events = {f"play {card}" for card in self.hands[self.seat]}
        if self.phase == "turn" and self.claim is not None:
            events.add("challenge")
        if self.phase == "claim":
            events = self.legal_claims()
        if self.phase == "last word":
            events = {"challenge", "pass"}
        return sorted(events)

    def legal_claims(self) -> set[str]:
        claims = set()
        for number in range(1, HIGHEST + 1):
            for species in SIZES:
                if self.claim is None:
                    fine = number == 1  # YAK-7
                else:
                    fine = outranks((number, species), self.claim)  # YAK-8
                if fine:
                    claims.add(f"claim {number} {species}")
        return claims

    def odds(self) -> dict[str, Fraction]:
        assert self.to_move() == "*"
        odds = {}
        for text in self.legal():
            card = text.split(" ")[1]
            odds[text] = Fraction(self.draw_pile.count(card), len(self.draw_pile))
        return odds

    # Judging

    def judge(self, actor: str, text: str) -> str:
        if self.to_move() is None or actor != str(self.to_move()):
            return "-"
        words = text.split(" ")
        if len(words) == 2 and words[0] == "draw" and words[1] in all_cards():
            return self.judge_draw(words[1]) if actor == "*" else "-"
        if actor == "*":
            return "-"
        if len(words) == 2 and words[0] == "play" and words[1] in all_cards():
            return self.judge_play(words[1])
        claim = parse_claim(text)
        if claim is not None:
            return self.judge_claim(claim)
        if text == "challenge":
            return self.judge_challenge()
        if text == "pass":
            return "ok" if self.phase == "last word" else "YAK-5"
        return "-"

    def judge_draw(self, card: str) -> str:
        return "ok" if card in self.draw_pile else "YAK-1"

    def judge_play(self, card: str) -> str:
        if self.phase == "claim" or card not in self.hands[self.seat]:
            return "YAK-5"
        if self.claim == (HIGHEST, "yak"):
            return "YAK-9"
        return "ok"

    def judge_claim(self, claim: tuple[int, str]) -> str:
        if self.phase != "claim":
            return "YAK-5"
        if self.claim is None:
            return "ok" if claim[0] == 1 else "YAK-7"
        if not outranks(claim, self.claim):
            return "YAK-8"
        if claim[0] > HIGHEST:
            return "YAK-9"
        return "ok"

    def judge_challenge(self) -> str:
        if self.phase == "claim":
            return "YAK-5"
        if self.claim is None:
            return "YAK-7"
        return "ok"

    def canonical(self, text: str) -> str:
        """No event of YAK lists interchangeable things."""
        return text

    # Applying

    def apply(self, text: str) -> None:
        assert self.judge(str(self.to_move()), text) == "ok", text
        words = text.split(" ")
        if words[0] == "draw" and self.phase == "deal":
            self.apply_deal(words[1])
        elif words[0] == "draw":
            self.take_from_draw_pile(words[1])
            self.next_turn()
        elif words[0] == "play":
            self.hands[self.seat].remove(words[1])
            self.pile.append(words[1])
            self.phase = "claim"
        elif words[0] == "claim":
            self.apply_claim(int(words[1]), words[2])
        elif words[0] == "challenge":
            self.apply_challenge()
        else:
            self.exercised["YAK-18 pass"] += 1
            self.phase = "over"

    def take_from_draw_pile(self, card: str) -> None:
        self.draw_pile.remove(card)
        self.hands[self.seat].append(card)

    def apply_deal(self, card: str) -> None:
        # YAK-4: five cards for seat 0, then five for seat 1, and so on.
        self.take_from_draw_pile(card)
        if len(self.hands[self.seat]) == 5:
            self.seat += 1
        if self.seat == self.players:
            self.seat = self.first
            self.phase = "turn"

    def apply_claim(self, number: int, species: str) -> None:
        self.exercised["YAK-7" if self.claim is None else "YAK-8"] += 1
        self.claim = (number, species)
        self.claimer = self.seat
        if self.claim == (HIGHEST, "yak"):
            self.exercised["YAK-9"] += 1
        if len(self.draw_pile) > 0:
            self.phase = "draw"
            return
        self.exercised["YAK-10"] += 1
        if sum(len(hand) for hand in self.hands) > 0:
            self.next_turn()
            return
        # YAK-18: that was the last card in anyone's hand.
        self.exercised["YAK-18"] += 1
        if self.final_challenge:
            self.next_turn()
            self.phase = "last word"
        else:
            self.phase = "over"

    def next_turn(self) -> None:
        self.seat = (self.seat + 1) % self.players
        self.phase = "turn"

    def apply_challenge(self) -> None:
        assert self.claim is not None
        assert self.claimer is not None
        if self.phase == "last word":
            self.exercised["YAK-18 challenge"] += 1
        number, species = self.claim
        self.note_count(species)
        found = count(self.pile, species)
        taker = self.claimer if found < number else self.seat  # YAK-11
        self.exercised["YAK-11 equal" if found == number else "YAK-11"] += 1
        self.taken[taker] += self.pile
        self.pile = []
        self.claim = None
        self.claimer = None
        self.seat = taker  # YAK-16
        self.phase = "turn"
        if len(self.draw_pile) == 0:
            self.exercised["YAK-17"] += 1
            self.phase = "over"

    def note_count(self, species: str) -> None:
        """Notes which of YAK-13 to YAK-15 changed this count."""
        bang = "bang" in self.pile
        one = "one" in self.pile
        stops = self.pile.count("stop")
        found = count(self.pile, species)
        if found != count_pile(self.pile, species, False, one and stops % 2 == 0):
            self.exercised["YAK-13"] += 1
        if found != count_pile(self.pile, species, bang and stops % 2 == 0, False):
            self.exercised["YAK-14"] += 1
        if found != count_pile(self.pile, species, bang, one):
            self.exercised["YAK-15"] += 1
        if stops > 0 and stops % 2 == 0 and (bang or one):
            self.exercised["YAK-15 even"] += 1

    # Results

    def scores(self) -> list[int]:
        return [len(cards) for cards in self.taken]

    def ranks(self) -> list[int]:
        # YAK-19: fewest taken cards win.
        return ranks_from_keys([-score for score in self.scores()])
