"""What lies on the table of ZAYO, and what may be laid."""

from tests.reference.common import Options
from tests.reference.zayo_cards import ANIMALS, EQUIPMENT, PLAY_COUNTS, SMALL, piece_order


class Table:
    """What everybody has, and the seat whose turn it is."""

    def __init__(self, players: int, options: Options) -> None:
        self.players = players
        self.chief_takes = str(options.get("chief_takes", "all"))
        self.centre = {"sheep": 8, "goat": 8, "camel": 8}  # ZAYO-2
        self.animals = [{"sheep": 0, "goat": 0, "camel": 0} for _ in range(players)]
        self.equipment: list[list[str]] = [[] for _ in range(players)]
        self.play_hands: list[list[str]] = [[] for _ in range(players)]
        self.laid: list[list[str]] = [[] for _ in range(players)]
        self.seat = 0
        self.has_laid = False

    def others(self) -> list[int]:
        return [seat for seat in range(self.players) if seat != self.seat]

    def has_zayo(self) -> bool:
        return "zayo" in self.laid[self.seat]

    def _lays(self) -> list[str]:
        """ZAYO-20: at most one before each bid, from the hand."""
        if self.has_laid:
            return []
        found = []
        for card in PLAY_COUNTS:
            if card in self.play_hands[self.seat]:
                found += self._lays_of(card)
        return found

    def _lays_of(self, card: str) -> list[str]:
        if card in ("friendship", "shaman", "zayo"):  # ZAYO-23, ZAYO-25, ZAYO-27
            return ["lay " + card]
        if card == "trap":
            return self._trap_lays()
        if card == "thief":
            return self._thief_lays()
        if card == "wolf":
            return self._wolf_lays()
        if card == "chief":
            return self._chief_lays()
        if card == "fiddle":
            return self._fiddle_lays()
        if card == "steppe":
            return self._steppe_lays()
        return []

    def _payments(self, number: int) -> list[list[str]]:
        """The ways to pay so many small stock."""
        own = self.animals[self.seat]
        ways = []
        for sheep in range(number + 1):
            goats = number - sheep
            if sheep <= own["sheep"] and goats <= own["goat"]:
                ways.append(["sheep"] * sheep + ["goat"] * goats)
        return ways

    def _trap_lays(self) -> list[str]:
        """ZAYO-21."""
        if "trap" in self.equipment[self.seat]:
            return []
        return ["lay trap " + " ".join(way) for way in self._payments(2)]

    def _fiddle_lays(self) -> list[str]:
        """ZAYO-28."""
        if self.centre["camel"] == 0:
            return []
        return ["lay fiddle " + " ".join(way) for way in self._payments(3)]

    def _steppe_lays(self) -> list[str]:
        """ZAYO-29."""
        needed = 2 if self.players <= 4 else 1
        return ["lay steppe"] if self.animals[self.seat]["camel"] >= needed else []

    def safe_from(self, card: str, seat: int) -> bool:
        """ZAYO-21, ZAYO-23, ZAYO-25, ZAYO-27: what lies there and protects."""
        if "zayo" in self.laid[seat]:
            return True
        if card == "thief":
            return "friendship" in self.laid[seat]
        if card == "wolf":
            return "shaman" in self.laid[seat] or "trap" in self.equipment[seat]
        return False  # ZAYO-26: nothing that lies there but zayo protects from the chief

    def _thief_lays(self) -> list[str]:
        """ZAYO-22, and ZAYO-31 with zayo."""
        pieces: list[tuple[str, str]] = []
        for seat in self.others():
            if not self.safe_from("thief", seat):
                pieces += [(str(seat), kind) for kind in self.equipment[seat]]
        pieces.sort(key=piece_order)
        found = [f"lay thief {seat} {kind}" for seat, kind in pieces]
        if self.has_zayo():
            for later in range(len(pieces)):
                for earlier in range(later):
                    words = [*pieces[earlier], *pieces[later]]
                    found.append("lay thief " + " ".join(words))
        return sorted(set(found))

    def _wolf_lays(self) -> list[str]:
        """ZAYO-24, and ZAYO-30 with zayo."""
        kinds = ANIMALS if self.has_zayo() else SMALL
        found = []
        for seat in self.others():
            for kind in kinds:
                if self.animals[seat][kind] > 0 and not self.safe_from("wolf", seat):
                    found.append(f"lay wolf {seat} {kind}")
        return found

    def _chief_lays(self) -> list[str]:
        """ZAYO-26, and ZAYO-32 with zayo."""
        if any(kind not in self.equipment[self.seat] for kind in EQUIPMENT):
            return []
        found = []
        for seat in self.others():
            if "yurt" in self.equipment[seat] or self.safe_from("chief", seat):
                continue
            kinds = [kind for kind in SMALL if self.animals[seat][kind] > 0]
            if self.chief_takes == "one-kind":
                found += [f"lay chief {seat} {kind}" for kind in kinds]
            elif kinds:
                found.append(f"lay chief {seat}")
            if self.has_zayo() and self.animals[seat]["camel"] > 0:
                found.append(f"lay chief {seat} camels")
        return found
