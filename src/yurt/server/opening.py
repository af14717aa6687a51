"""Opening a table: its terms, its letters, its secrets, and the first entries of its log."""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from yurt.server import decide
from yurt.server import entries as e
from yurt.server.proof import commitment, new_seed
from yurt.server.seats import FOR_PEOPLE, Owner, hashed, new_token
from yurt.server.store import Store, TableRow
from yurt.server.table import Decided, Table

# Letters that nobody mixes up when they are read aloud or typed on a phone.
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
# Codes have four letters, or five once a third of those is taken: new ones are found at once, and
# guessing does not find many.
CODE_LENGTH, LONG_CODE = 4, 5
MANY_CODES = len(LETTERS) ** CODE_LENGTH // 3
# They are counted anew after so many new tables.
COUNTED_AFTER = 256
# Bytes of an id, and of a secret that is made from another one.
ID_BYTES, SECRET_BYTES = 9, 18
NO_CLOCK = e.Clock()


def as_kept(key: str) -> str:
    """An id, or a code as it is kept: people may type it in small letters."""
    return key if len(key) > LONG_CODE else key.upper()


class Codes:
    """New codes for tables."""

    def __init__(self) -> None:
        # How many of four letters are taken, and how many tables were made since that was counted.
        self._taken = 0
        self._made = 0

    async def new(self, store: Store) -> str:
        if self._made % COUNTED_AFTER == 0:
            self._taken = await store.codes(CODE_LENGTH)
        self._made += 1
        length = CODE_LENGTH if self._taken < MANY_CODES else LONG_CODE
        return "".join(secrets.choice(LETTERS) for _ in range(length))


@dataclass(frozen=True)
class NewTable:
    """What a new table is to be."""

    game: str
    seats: Sequence[str]
    options: dict[str, str | int] = field(default_factory=dict)
    clock: e.Clock = NO_CLOCK
    names: Sequence[str] = ()
    faces: Sequence[str] = ()
    public: bool = False
    chat: bool = True
    spectators: bool = True
    first: int = e.DRAWN
    pace: float = 1.0
    hints: bool = False
    taking_back: str = "agreed"
    patience: int = e.PATIENCE
    # What the client chose to be known by if it has to ask again, and the hash of its device.
    secret: str = ""
    device: str = ""
    # Of a rematch: the hashes of the secrets of the host and of the shared screen, and who keeps
    # which seat; who may not come back, and who was muted.
    host: str = ""
    screen: str = ""
    owners: Mapping[int, Owner] = field(default_factory=dict)
    banned: Sequence[str] = ()
    muted: Sequence[str] = ()
    # How many games were counted before it, and the wins of each seat.
    games: int = 0
    wins: Sequence[int] = ()


class Made(NamedTuple):
    """A new table: the secrets of the host, of the shared screen, and of the seats on the host's
    device."""

    id: str
    code: str
    host: str
    tokens: dict[int, str]
    screen: str


class Secrets:
    """Everything that the client who opens a table must know follows from one secret. Whoever asks
    again with the same one, because the answer was lost, finds the same table."""

    def __init__(self, secret: str) -> None:
        self._secret = secret or new_token()

    @property
    def id(self) -> str:
        return self._derived("table", ID_BYTES)

    @property
    def host(self) -> str:
        return self._derived("host")

    @property
    def screen(self) -> str:
        return self._derived("screen")

    def made(self, code: str, kinds: Sequence[str]) -> Made:
        tokens = {
            seat: self._derived(f"seat {seat}") for seat, kind in enumerate(kinds) if kind == "host"
        }
        return Made(self.id, code, self.host, tokens, self.screen)

    def _derived(self, what: str, size: int = SECRET_BYTES) -> str:
        digest = hmac.digest(self._secret.encode(), f"yurt {what}".encode(), hashlib.sha256)
        return urlsafe_b64encode(digest[:size]).decode()


def new_row(terms: NewTable, id: str, code: str, now: float) -> TableRow:
    return TableRow(
        id=id, code=code, seed=new_seed(), game=terms.game, public=terms.public, created=now
    )


def begin(table: Table, terms: NewTable, made: Made, now: float) -> list[Decided]:
    """The first entries of a table, folded one by one as they are decided."""
    chosen: list[Decided] = []

    def keep(decided: Sequence[Decided]) -> None:
        for each in decided:
            table.fold(table.seq + 1, now, each)
            chosen.append(each)

    keep([_opened(table, terms, made)])
    for seat, token in made.tokens.items():
        name = terms.names[seat] if seat < len(terms.names) else ""
        face = terms.faces[seat] if seat < len(terms.faces) else ""
        keep(decide.sit(table, seat, name, token, terms.device, face))
    for seat, owner in terms.owners.items():
        keep(decide.keep_seat(table, seat, owner))
    if not any(kind in FOR_PEOPLE for kind in terms.seats):
        keep(decide.start(table))
    return chosen


def _opened(table: Table, terms: NewTable, made: Made) -> e.Opened:
    return e.Opened(
        game=terms.game,
        options=terms.options,
        seats=list(terms.seats),
        host=terms.host or hashed(made.host),
        screen=terms.screen or hashed(made.screen),
        commitment=commitment(table.seed),
        clock=terms.clock,
        public=terms.public,
        chat=terms.chat,
        spectators=terms.spectators,
        first=terms.first,
        pace=terms.pace,
        hints=terms.hints,
        taking_back=terms.taking_back,
        patience=terms.patience,
        games=terms.games,
        wins=list(terms.wins),
        banned=list(terms.banned),
        muted=list(terms.muted),
    )
