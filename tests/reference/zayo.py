"""ZAYO once more, slowly: a second opinion written from the rulings alone.

Hands are plain lists of card names, every list of moves is made anew each time it is asked for.
Nothing here is shared with the program under test.
"""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction

from tests.reference.common import Options, is_yes_or_no
from tests.reference.zayo_cards import (
    BASE,
    BID_CARDS,
    DEFENCES,
    PLAY_COUNTS,
    SMALL,
    form_ruling,
    rank_of,
    read_event,
    suit_of,
)
from tests.reference.zayo_laying import Table

PLAYERS: tuple[int, int] = (2, 6)

FOLLOWING = ["overbid", "strict", "suit", "free"]
CHIEF_TAKES = ["all", "one-kind"]
TOURS = [str(number) for number in range(5, 201)]

OPTIONS: dict[str, tuple[str, Callable[[str], bool]]] = {
    "following": ("ZAYO-11", lambda value: value in FOLLOWING),
    "chief_takes": ("ZAYO-26", lambda value: value in CHIEF_TAKES),
    "chief_counter": ("ZAYO-42", is_yes_or_no),
    "max_tours": ("ZAYO-51", lambda value: value in TOURS),
}


def parse_options(values: dict[str, str]) -> Options:
    """Turn the texts of a record's header into option values."""
    parsed: Options = {}
    for name, value in values.items():
        parsed[name] = int(value) if name in ("first", "max_tours") else value
    return parsed


class Reference(Table):
    """One game. `phase` is deal, turn, answer, reward or over."""

    def __init__(self, players: int, options: Options) -> None:
        assert PLAYERS[0] <= players <= PLAYERS[1]
        super().__init__(players, options)
        self.first = int(options.get("first", 0))
        self.following = str(options.get("following", "overbid"))
        self.chief_counter = options.get("chief_counter", "yes") == "yes"
        self.max_tours = int(options.get("max_tours", 60))
        self.exercised: Counter[str] = Counter()
        self.winner = -1  # ZAYO-50: who laid the steppe
        self.tour = 0
        self._start_tour()

    # The deal.

    def clockwise_from(self, seat: int) -> list[int]:
        return [(seat + step) % self.players for step in range(self.players)]

    def all_play_cards(self) -> list[str]:
        cards = []
        for card, count in PLAY_COUNTS.items():
            if not (card == "zayo" and self.players == 2):  # ZAYO-7
                cards += [card] * count
        return cards

    def _start_tour(self) -> None:
        """ZAYO-8: all bid cards, all actions and the equipment not on the table are shuffled."""
        self.tour += 1
        self.leader = (self.first + self.tour - 1) % self.players  # ZAYO-5, ZAYO-9
        self.bid_deck = list(BID_CARDS)
        self.play_deck = self.all_play_cards()
        for pieces in self.equipment:
            for piece in pieces:
                self.play_deck.remove(piece)
        self.bid_hands: list[list[str]] = [[] for _ in range(self.players)]
        self.play_hands = [[] for _ in range(self.players)]
        self.laid = [[] for _ in range(self.players)]
        self.bids_played: list[str] = []  # in this tour's earlier tricks
        self.countered: list[tuple[int, str]] = []  # who countered which card in this tour
        self.tricks_done = 0
        self.deals = self._deal_order()
        self.phase = "deal"
        self._start_trick(self.leader)

    def _deal_order(self) -> list[tuple[str, int]]:
        """ZAYO-6: which deck and which seat, one entry a card."""
        order = self.clockwise_from(self.leader)
        deals = [("bid", seat) for seat in order for _ in range(5)]
        number = len(self.play_deck)
        if self.players == 2:  # ZAYO-7
            share = 8 if number >= 16 else number // 2
            self._count("ZAYO-7", "equal share" if share < 8 else "")
            number = 2 * share
        for position in range(number):
            deals.append(("play", order[position % self.players]))
        return deals

    def _start_trick(self, leader: int) -> None:
        self.bids: list[tuple[int, str]] = []
        self.seat = leader
        self.has_laid = False
        self.attack: list[str] = []
        self.to_answer: list[int] = []

    # What may happen now.

    def to_move(self) -> str | int | None:
        if self.phase == "over":
            return None
        if self.phase == "deal":
            return "*"
        if self.phase == "answer":
            return self.to_answer[0]
        return self.seat

    def odds(self) -> dict[str, Fraction]:
        assert self.phase == "deal"
        deck = self.bid_deck if self.deals[0][0] == "bid" else self.play_deck
        return {"deal " + card: Fraction(deck.count(card), len(deck)) for card in deck}

    def legal(self) -> list[str]:
        if self.phase == "deal":
            return sorted(self.odds())
        if self.phase == "turn":
            return sorted(self._lays() + ["bid " + card for card in self._biddable()])
        if self.phase == "answer":
            return sorted(self._answers())
        if self.phase == "reward":
            return sorted(self._rewards())
        return []

    def _biddable(self) -> list[str]:
        """ZAYO-11."""
        hand = self.bid_hands[self.seat]
        if not self.bids or self.following == "free":
            return list(hand)
        led = suit_of(self.bids[0][1])
        highest = max(rank_of(card) for _, card in self.bids if suit_of(card) == led)
        same_suit = [card for card in hand if suit_of(card) == led]
        higher = [card for card in same_suit if rank_of(card) > highest]
        if self.following == "suit":
            return same_suit or list(hand)
        if self.following == "strict":
            return higher or same_suit or list(hand)
        return higher or list(hand)

    def _answers(self) -> list[str]:
        """ZAYO-40, ZAYO-42, ZAYO-43."""
        hand = self.play_hands[self.to_answer[0]]
        counters = self._counters()
        return ["accept"] + [text for text in counters if counters[text] in hand]

    def _counters(self) -> dict[str, str]:
        """The right forms of a counter to the attack under way, each with the card it takes."""
        if self.attack[1] == "chief":
            return {f"counter {card}": card for card in DEFENCES}  # ZAYO-42
        return {"counter": "friendship" if self.attack[1] == "thief" else "shaman"}  # ZAYO-40

    def missing_base(self, seat: int) -> list[str]:
        return [kind for kind in BASE if kind not in self.equipment[seat]]

    def _rewards(self) -> list[str]:
        """ZAYO-13."""
        missing = self.missing_base(self.seat)
        if not missing:
            return ["pass"] + ["take " + kind for kind in SMALL if self.centre[kind] > 0]
        in_hand = [kind for kind in missing if kind in self.play_hands[self.seat]]
        if in_hand:
            return ["pass"] + ["place " + kind for kind in in_hand]
        rewards = ["pass"]
        if self.players >= 3:
            for other in self.others():
                rewards += [f"ask {other} {kind}" for kind in missing]
        return rewards

    # Events.

    def canonical(self, text: str) -> str:
        words = read_event(text, self.players)
        assert words is not None, text
        return " ".join(words)

    def judge(self, actor: str, text: str) -> str:
        words = read_event(text, self.players)
        if self.phase == "over" or actor != str(self.to_move()) or words is None:
            return "-"
        if (words[0] == "deal") != (actor == "*"):
            return "-"
        if " ".join(words) in self.legal():
            return "ok"
        return self._ground(words)

    def _ground(self, words: list[str]) -> str:
        """Refusals, in the order written there."""
        if self.phase == "deal":
            return "ZAYO-6"
        if self.phase == "reward":
            return "ZAYO-13"
        if self.phase == "answer":
            return "ZAYO-43" if " ".join(words) in self._counters() else "ZAYO-40"
        if words[0] == "bid":
            return "ZAYO-11" if words[1] in self.bid_hands[self.seat] else "ZAYO-10"
        if words[0] != "lay":
            return "ZAYO-10"
        if self.has_laid or words[1] not in self.play_hands[self.seat]:
            return "ZAYO-20"
        return form_ruling(words)

    def apply(self, text: str) -> None:
        text = self.canonical(text)
        assert text in self.legal(), text
        words = text.split(" ")
        if words[0] == "deal":
            self._deal(words[1])
        elif words[0] == "bid":
            self._bid(words[1])
        elif words[0] == "lay":
            self._lay(words)
        elif words[0] in ("accept", "counter"):
            self._answer(text)
        else:
            self._reward(words)

    def _count(self, ruling: str, detail: str = "") -> None:
        self.exercised[ruling] += 1
        if detail:
            self.exercised[f"{ruling} {detail}"] += 1

    def _deal(self, card: str) -> None:
        deck, seat = self.deals.pop(0)
        if deck == "bid":
            self.bid_deck.remove(card)
            self.bid_hands[seat].append(card)
        else:
            self.play_deck.remove(card)
            self.play_hands[seat].append(card)
        if not self.deals:
            self._count("ZAYO-6", self._unequal())
            self.phase = "turn"

    def _unequal(self) -> str:
        sizes = [len(hand) for hand in self.play_hands]
        return "one more" if max(sizes) > min(sizes) else ""

    def _bid(self, card: str) -> None:
        if len(self._biddable()) < len(self.bid_hands[self.seat]):
            self._count("ZAYO-11", "forced")
        self.bid_hands[self.seat].remove(card)
        self.bids.append((self.seat, card))
        self.has_laid = False
        if len(self.bids) < self.players:
            self.seat = (self.seat + 1) % self.players
        else:
            self.seat = self._trick_winner()
            self.phase = "reward"

    def _trick_winner(self) -> int:
        """ZAYO-12: the highest card of the led suit."""
        led = suit_of(self.bids[0][1])
        best_seat, best_card = self.bids[0]
        for seat, card in self.bids:
            if suit_of(card) == led and rank_of(card) > rank_of(best_card):
                best_seat, best_card = seat, card
        self._count("ZAYO-12")
        return best_seat

    # Laying a card.

    def _lay(self, words: list[str]) -> None:
        card = words[1]
        self._count("ZAYO-20")
        self._count(form_ruling(words), "by " + self.chief_takes if card == "chief" else "")
        self._count_protection(card)
        self.has_laid = True
        self.play_hands[self.seat].remove(card)
        if card == "trap":
            self._pay(words[2:])
            self.equipment[self.seat].append("trap")
            return
        self.laid[self.seat].append(card)
        if card == "fiddle":
            self._pay(words[2:])
            self.centre["camel"] -= 1
            self.animals[self.seat]["camel"] += 1
        elif card == "steppe":
            self._count("ZAYO-50")
            self.winner = self.seat
            self.phase = "over"
        elif card in ("thief", "wolf", "chief"):
            self._start_attack(words)

    def _count_protection(self, card: str) -> None:
        """Which protections kept somebody out of an attacker's reach."""
        for seat in self.others():
            if card == "thief" and self.equipment[seat] and "friendship" in self.laid[seat]:
                self._count("ZAYO-23", "protects")
            small = self.animals[seat]["sheep"] + self.animals[seat]["goat"]
            if card == "wolf" and small and "shaman" in self.laid[seat]:
                self._count("ZAYO-25", "protects")
            if card == "wolf" and small and "trap" in self.equipment[seat]:
                self._count("ZAYO-21", "protects")
            if card in ("thief", "wolf", "chief") and "zayo" in self.laid[seat]:
                self._count("ZAYO-27", "protects")

    def _pay(self, animals: list[str]) -> None:
        for animal in animals:
            self.animals[self.seat][animal] -= 1
            self.centre[animal] += 1

    def _take_from(self, seat: int, animal: str, number: int) -> None:
        self.animals[seat][animal] -= number
        self.animals[self.seat][animal] += number

    def _take_by_chief(self, words: list[str]) -> None:
        """ZAYO-26, ZAYO-32."""
        victim = int(words[2])
        if len(words) == 3:
            kinds = ["sheep", "goat"]
        elif words[3] == "camels":
            kinds = ["camel"]
        else:
            kinds = [words[3]]
        for kind in kinds:
            self._take_from(victim, kind, self.animals[victim][kind])

    def _is_asked(self) -> bool:
        """ZAYO-42, ZAYO-43: not once all cards that could answer lie open before any seat."""
        if self.attack[1] == "chief" and not self.chief_counter:
            self._count("ZAYO-42", "not by the option")
            return False
        on_table = [card for cards in self.laid for card in cards]
        open_there = [card for card in self._counters().values() if card in on_table]
        if self.attack[1] == "chief":
            self._count("ZAYO-43", f"chief, {len(open_there)} of 2 lie open")
        return len(open_there) < len(self._counters())

    def _start_attack(self, words: list[str]) -> None:
        self.attack = words
        victims = [int(seat) for seat in words[2::2]]
        if words[1] == "chief" and (victims[0], "chief") in self.countered:
            self._count("ZAYO-42", "a second chief comes")
        if not self._is_asked():
            self._count("ZAYO-43", "not asked")
            self._carry_out()
            return
        for seat in self.clockwise_from(self.seat):
            if seat in victims:
                self.to_answer.append(seat)
        if len(self.to_answer) == 2:
            self._count("ZAYO-43", "two victims")
        elif len(victims) == 2:
            self._count("ZAYO-31", "asked once")
        self.phase = "answer"

    def _answer(self, text: str) -> None:
        victim = self.to_answer.pop(0)
        self._count("ZAYO-42" if self.attack[1] == "chief" else "ZAYO-40", text)
        if text != "accept":
            self._counter(victim, self._counters()[text])
            return
        if not any(card in self.play_hands[victim] for card in self._counters().values()):
            self._count("ZAYO-43", "without the card")
        if not self.to_answer:
            self._carry_out()

    def _counter(self, victim: int, card: str) -> None:
        """ZAYO-41: the attack is cancelled, and the card stays before the victim."""
        self._count("ZAYO-41", "camels" if self.attack[-1] == "camels" else "")
        if self.to_answer:
            self._count("ZAYO-43", "second not asked")
        self.play_hands[victim].remove(card)
        self.laid[victim].append(card)
        self.countered.append((victim, self.attack[1]))
        self.to_answer = []
        self._after_attack()

    def _carry_out(self) -> None:
        """Nobody countered: the attacker takes."""
        words = self.attack
        if words[1] == "chief":
            self._take_by_chief(words)
        elif words[1] == "wolf":
            self._take_from(int(words[2]), words[3], 1)
        else:
            for seat, kind in zip(words[2::2], words[3::2], strict=True):
                self.equipment[int(seat)].remove(kind)
                if kind in self.equipment[self.seat]:
                    self._count("ZAYO-14", "two of a kind")
                self.equipment[self.seat].append(kind)
        self._after_attack()

    def _after_attack(self) -> None:
        """ZAYO-44: the attacker goes on to its bid."""
        self._count("ZAYO-44")
        self.attack = []
        self.phase = "turn"

    # The reward, and what comes after it.

    def _reward(self, words: list[str]) -> None:
        if self._rewards() == ["pass"]:
            self._count("ZAYO-13", "only pass")
        if words[0] == "place":
            self._count("ZAYO-13", "place")
            self.play_hands[self.seat].remove(words[1])
            self.equipment[self.seat].append(words[1])
        elif words[0] == "take":
            self._count("ZAYO-13", "take")
            self.centre[words[1]] -= 1
            self.animals[self.seat][words[1]] += 1
        elif words[0] == "ask":
            self._ask(int(words[1]), words[2])
        else:
            self._count("ZAYO-13", "pass")
        self._end_trick()

    def _ask(self, other: int, kind: str) -> None:
        if kind in self.play_hands[other]:
            self._count("ZAYO-13", "ask, given")
            self.play_hands[other].remove(kind)
            self.equipment[self.seat].append(kind)
        else:
            self._count("ZAYO-13", "ask, in vain")

    def _end_trick(self) -> None:
        self.bids_played += [card for _, card in self.bids]
        self.tricks_done += 1
        if self.tricks_done < 5:
            self.phase = "turn"
            self._start_trick(self.seat)  # ZAYO-9: the winner leads
        elif self.tour == self.max_tours:
            self._count("ZAYO-51")
            self.bids = []
            self.phase = "over"
        else:
            self._count("ZAYO-8")
            self._start_tour()

    def scores(self) -> list[int]:
        """ZAYO-50: the number of camels of each seat."""
        return [own["camel"] for own in self.animals]

    def ranks(self) -> list[int]:
        if self.winner >= 0:  # ZAYO-50
            return [1 if seat == self.winner else 2 for seat in range(self.players)]
        results = []
        for seat in range(self.players):  # ZAYO-51
            own = self.animals[seat]
            results.append((own["camel"], own["sheep"] + own["goat"], len(self.equipment[seat])))
        return [1 + sum(other > mine for other in results) for mine in results]
