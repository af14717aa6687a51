"""How much one client may ask of the server. All of it is counted in memory, for this process."""

import time
from collections import OrderedDict
from dataclasses import dataclass, field, replace

# Bytes of one message or request body.
MESSAGE_BYTES = 4_096
BODY_BYTES = 16_384
# Bytes of a record to look at: games of bots that move at random have 26,000 at most.
RECORD_BYTES = 65_536
# Records are read one after the other; so many may wait.
RECORDS_WAITING = 16
# Calls a second on one connection, and how many may come at once.
CALLS_PER_SECOND = 10.0
CALLS_AT_ONCE = 40.0
# Pings do not count as calls, but they are counted.
PINGS_PER_SECOND = 1.0
PINGS_AT_ONCE = 30.0
# Connections at tables from one address and in all; the same of those that ask for something else.
CONNECTIONS = 64
ALL_CONNECTIONS = 20_000
ASKING = 64
ALL_ASKING = 4_096
# Tables that one address may open in an hour.
TABLES_PER_HOUR = 120
# Other requests a second from one address.
REQUESTS_PER_SECOND = 20.0
REQUESTS_AT_ONCE = 120.0
# Codes that lead nowhere, of one address in an hour; after them codes are looked up with so many
# seconds between two. A crowd mistypes more.
MISSES_PER_HOUR = 20.0
MISS_SECONDS = 10.0
CROWD_MISSES_PER_HOUR = 600.0
CROWD_MISS_SECONDS = 0.5
# Seconds that a look may have to wait; else it is refused.
LONGEST_WAIT = 10.0
# Longer keys are ids of tables, which nobody guesses.
CODE_LENGTH = 8
REMEMBERED = 10_000
# Files that a server opens for itself: each connection is one more.
OWN_FILES = 128
# No limit at all, for a number.
UNLIMITED = 1_000_000_000
# Tables of bots alone that are played at once for one address.
TABLES_WATCHED = 2


@dataclass(slots=True)
class Bucket:
    """Fills at a steady rate; everything taken empties it."""

    rate: float
    size: float
    level: float = -1
    at: float = field(default_factory=time.monotonic)

    def take(self, amount: float = 1) -> bool:
        now = time.monotonic()
        level = self.size if self.level < 0 else self.level
        level = min(self.size, level + (now - self.at) * self.rate)
        self.at = now
        self.level = level - amount if level >= amount else level
        return level >= amount


class Buckets:
    """A bucket for each address; those not heard of for longest are forgotten."""

    def __init__(self, rate: float, size: float) -> None:
        self._rate = rate
        self._size = size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, amount: float = 1) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._size)
        self._buckets.move_to_end(address)
        while len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take(amount)


def is_id(key: str) -> bool:
    """Whether it is the id of a table, which nobody guesses, and not its letters."""
    return len(key) >= CODE_LENGTH


@dataclass(slots=True)
class Guess:
    """What one address has tried: misses that are left to it, and when it may look again."""

    left: float
    at: float
    next: float = 0


class Guesses:
    """Whoever looks for codes that do not exist has to wait before each further one, whether it
    exists or not: else an answer at once would tell."""

    def __init__(self, misses: float, seconds: float) -> None:
        self._misses = misses
        self._seconds = seconds
        self._guesses: OrderedDict[str, Guess] = OrderedDict()

    def wait(self, address: str, key: str, now: float) -> float | None:
        """Seconds to wait before this key is looked up; None if that would be too long."""
        guess = self._guesses.get(address)
        if guess is None or is_id(key):
            return 0
        guess.left = min(self._misses, guess.left + (now - guess.at) * self._misses / 3600)
        guess.at = now
        if guess.left >= 1:
            return 0
        begin = max(now, guess.next)
        if begin - now > LONGEST_WAIT:
            return None
        guess.next = begin + self._seconds
        return begin - now

    def missed(self, address: str, key: str, now: float) -> None:
        if is_id(key):
            return
        guess = self._guesses.setdefault(address, Guess(self._misses, now))
        guess.left -= 1
        self._guesses.move_to_end(address)
        while len(self._guesses) > REMEMBERED:
            self._guesses.popitem(last=False)


@dataclass(frozen=True)
class Limits:
    """What the server allows."""

    calls: float = CALLS_PER_SECOND
    burst: float = CALLS_AT_ONCE
    connections: int = CONNECTIONS
    all_connections: int = ALL_CONNECTIONS
    tables: float = TABLES_PER_HOUR
    requests: float = REQUESTS_PER_SECOND
    request_burst: float = REQUESTS_AT_ONCE
    asking: int = ASKING
    all_asking: int = ALL_ASKING
    watched: int = TABLES_WATCHED
    misses: float = MISSES_PER_HOUR
    miss_seconds: float = MISS_SECONDS

    def for_crowd(self) -> "Limits":
        """Nothing is counted by address: it is that of a whole school, or of a proxy. Only guesses
        are, and a whole class may mistype."""
        return replace(
            self,
            connections=UNLIMITED,
            tables=UNLIMITED,
            requests=UNLIMITED,
            request_burst=UNLIMITED,
            asking=UNLIMITED,
            watched=UNLIMITED,
            misses=CROWD_MISSES_PER_HOUR,
            miss_seconds=CROWD_MISS_SECONDS,
        )

    def within(self, files: int) -> "Limits":
        """No more connections than a process can have that may open so many files. A quarter of
        them is left for those that come while others are being turned out."""
        quarter = max(files - OWN_FILES, 8) // 4
        return replace(
            self,
            all_connections=min(self.all_connections, 2 * quarter),
            all_asking=min(self.all_asking, quarter),
        )

    def table_buckets(self) -> Buckets:
        return Buckets(self.tables / 3600, self.tables)

    def request_buckets(self) -> Buckets:
        return Buckets(self.requests, self.request_burst)
