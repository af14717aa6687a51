"""What may happen at a table: each function answers with the entries to append, or is NotNow."""

from collections.abc import Collection, Iterator, Sequence, Set

from yurt.engine.actor import CHANCE, Actor
from yurt.engine.state import Refusal, State, Tried
from yurt.engine.words import Seat, say
from yurt.server import entries as e
from yurt.server.absence import Attendance
from yurt.server.proof import PRACTICE
from yurt.server.seating import MOST_WISHES
from yurt.server.seats import (
    BOT,
    NAME_LENGTH,
    OPEN,
    PERSON,
    Owner,
    hashed,
    is_bot,
    mark_of,
    owned_by,
)
from yurt.server.table import (
    CHAT_LENGTH,
    CLOSED,
    NEVER,
    OVER,
    PHRASES,
    PLAYING,
    WAITING,
    Decided,
    Move,
    NotNow,
    Table,
)


def sit(
    table: Table, seat: int | None, name: str, token: str, device: str = "", face: str = ""
) -> list[Decided]:
    """Someone takes a free seat (None: the first), or asks for one of a running game. Whoever does
    it again with the same secret, because the answer was lost, has it done once."""
    key, mark, seating = hashed(token), mark_of(device), table.seating
    if owned_by(table.seats, key) is not None:
        return []
    asked = seating.wish_of(key)
    if asked is not None:
        wish = seating.wishes[asked]
        # Whoever could still say no may have gone meanwhile.
        is_let_in = is_free(table, asked) or wish.agreed >= voters(table)
        return [_sat(asked, wish.owner)] if is_let_in else []
    _require(key not in seating.declined, "table-not-let-in")
    _require(key not in seating.void, "table-token")
    _require(not mark or mark not in seating.banned, "table-sent-away")
    return keep_seat(table, seat, Owner(name, key, mark, face))


def keep_seat(table: Table, seat: int | None, owner: Owner) -> list[Decided]:
    """As ``sit``, for an owner whose secret is known by its hash only: at a rematch."""
    _require(table.status in (WAITING, PLAYING), "table-over")
    free = [number for number in range(table.players) if is_free(table, number)]
    vacant = [number for number in range(table.players) if is_vacant(table, number)]
    _require(bool(free or vacant), "table-full")
    chosen = _wanted(table, free, vacant, owner) if seat is None else seat
    _require(chosen in range(table.players), "table-no-seat")
    _require(chosen in free or chosen in vacant, "table-taken")
    owner = owner._replace(name=_clean(owner.name, chosen, NAME_LENGTH))
    if table.status == PLAYING:
        _require_one_hand(table, chosen, owner.device)
    if chosen not in free:
        return [_wished(table, chosen, owner)]
    is_last = table.status == WAITING and free == [chosen]
    return [_sat(chosen, owner), *(_start(table) if is_last else [])]


def _wanted(table: Table, free: Sequence[int], vacant: Sequence[int], owner: Owner) -> int:
    """The seat for someone who named none: their own, or one that they need not ask for."""
    held = table.seating.held.get(owner.device, set())
    own = [number for number in vacant if number in held]
    alone = [number for number in vacant if number not in table.seating.wishes]
    return [*own, *free, *alone, *vacant][0]


def _sat(seat: int, owner: Owner) -> e.Sat:
    return e.Sat(seat=seat, **owner._asdict())


def _wished(table: Table, seat: int, owner: Owner) -> e.Wished:
    seating = table.seating
    _require(owner.device not in seating.declined, "table-not-let-in")
    _require(seat not in seating.wishes and seating.wished < MOST_WISHES, "table-asked")
    return e.Wished(seat=seat, **owner._asdict())


def _require_one_hand(table: Table, seat: int, device: str) -> None:
    """Nobody sees two hands; where one device is passed round it has seen them already."""
    held = table.seating.held.get(device, set())
    _require(not held or seat in held, "table-second-hand")


def is_vacant(table: Table, number: int) -> bool:
    """Whether nobody has this seat of a running game; the table's own bots keep theirs."""
    is_for_people = not is_bot(table.opened.seats[number])
    return table.status == PLAYING and table.seats[number].kind == BOT and is_for_people


def is_free(table: Table, number: int) -> bool:
    """Whether someone may take this seat now, and nobody has to be asked."""
    if table.status == WAITING:
        return table.seats[number].kind == OPEN
    is_open = number in table.seating.freed or not table.owners()
    return is_vacant(table, number) and is_open


def voters(table: Table) -> set[int]:
    """Whose consent it takes to be let in: all who play; if bots play for all people, theirs."""
    return set(table.human_seats() or table.owners())


def admit(
    table: Table, seat: int, admits: bool, saw: int, voter: int | None, is_host: bool
) -> list[Decided]:
    """A seat, or the host, lets in who asks for this seat, or does not. One no is enough; the host
    need not ask the others."""
    wish = table.seating.wishes.get(seat)
    if wish is None:
        raise NotNow(say("table-nobody-asks"))
    _require(saw >= wish.seq, "table-moved-on")
    entry = e.Admitted(seat=seat, admits=admits, voter=e.by_seat(voter))
    agreed = wish.agreed | ({voter} if voter is not None else set())
    is_let_in = admits and (is_host or agreed >= voters(table))
    return [entry, *([_sat(seat, wish.owner)] if is_let_in else [])]


def withdraw(table: Table, token: str) -> list[Decided]:
    """Whoever asked for a seat does not want it any more."""
    seat = table.seating.wish_of(hashed(token))
    return [] if seat is None else [e.Withdrawn(seat=seat)]


def free(table: Table, seat: int) -> list[Decided]:
    """The host opens a seat of a running game again: whoever comes first has it."""
    _require(table.status == PLAYING, "table-not-playing")
    _require(is_vacant(table, seat), "table-taken")
    return [] if is_free(table, seat) else [e.Freed(seat=seat)]


def _clean(text: str, seat: int, length: int) -> str:
    shown = " ".join("".join(c if c.isprintable() else " " for c in text).split())[:length]
    return shown or f"{seat + 1}"


def stand(table: Table, seat: int, kicked: bool = False) -> list[Decided]:
    """A seat's owner leaves or is sent away; a bot plays on."""
    _require(table.status != CLOSED, "table-closed")
    _require(table.seats[seat].kind == PERSON, "table-no-person")
    return [e.Stood(seat=seat, kicked=kicked)]


def hand(table: Table, seat: int, why: str) -> list[Decided]:
    _require(table.status == PLAYING, "table-not-playing")
    _require(not table.seats[seat].by_bot, "table-bot-plays")
    return [e.Handed(seat=seat, why=why)]


def back(table: Table, seat: int) -> list[Decided]:
    _require(table.status == PLAYING, "table-not-playing")
    _require(table.seats[seat].by_bot and table.seats[seat].kind == PERSON, "table-you-play")
    _require(not _is_late(table, seat), "table-late")
    return [e.Back(seat=seat)]


def _is_late(table: Table, seat: int) -> bool:
    """More time is given once for a decision: the others do not wait for ever."""
    return table.is_excused and table.mover == seat and table.is_out_of_time(seat)


def cover(table: Table, seat: int, here: Attendance) -> list[Decided]:
    """A bot plays for a seat whose owner is away, until they are back."""
    _require(table.status == PLAYING, "table-not-playing")
    _require(table.seats[seat].kind == PERSON, "table-no-person")
    if table.seats[seat].by_bot:
        return []
    _require_gone(here, seat in here.gone)
    return [e.Handed(seat=seat, why="away")]


def give_back(table: Table, here: Collection[int]) -> list[Decided]:
    """Those for whom a bot played while they were away are here again."""
    if table.status != PLAYING:
        return []
    covered = [number for number, seat in enumerate(table.seats) if seat.covered]
    back = [seat for seat in covered if seat in here and not _is_late(table, seat)]
    return [e.Back(seat=seat) for seat in back]


def vote(table: Table, seat: int, agrees: bool, here: Attendance) -> list[Decided]:
    """A seat wants to end the game because somebody is away, or is against it. It ends when all who
    are there want it."""
    _require(table.status == PLAYING, "table-not-playing")
    ending = table.absence.ending
    if not agrees:
        _require(bool(ending), "table-nobody-ends")
        return [e.Voted(seat=seat, agrees=False)]
    _require_gone(here, bool(here.gone))
    voted: list[Decided] = [] if seat in ending else [e.Voted(seat=seat, agrees=True)]
    return [*voted, *_ended(table, ending | {seat}, here)]


def settle(table: Table, here: Attendance) -> list[Decided]:
    """Whoever was still to say whether the game is to end has gone meanwhile; or all are here
    again, and the question is no more: it was not about whoever goes later."""
    ending = table.absence.ending
    if not ending or table.status != PLAYING:
        return []
    if not here.away:
        return [e.Voted(seat=min(ending), agrees=False)]
    return _ended(table, ending, here)


def _ended(table: Table, ending: Set[int], here: Attendance) -> list[Decided]:
    is_agreed = ending >= table.owners().keys() - here.gone
    return [e.Closed(why="agreed")] if here.gone and is_agreed else []


def _require_gone(here: Attendance, is_gone: bool) -> None:
    _require(is_gone, "table-wait" if here.wait else "table-nobody-away")


def halt(table: Table) -> list[Decided]:
    """The game is paused until somebody goes on."""
    _require(table.status == PLAYING, "table-not-playing")
    return [] if table.absence.halted is not None else [e.Halted()]


def resume(table: Table) -> list[Decided]:
    _require(table.status == PLAYING, "table-not-playing")
    return [] if table.absence.halted is None else [e.Resumed()]


def add(table: Table, seat: int, number: str) -> list[Decided]:
    """A seat's own part in the chance of this table, before the start."""
    _require(table.status == WAITING, "table-started")
    is_number = number.isascii() and number.isalnum() and len(number) <= 64
    _require(is_number, "table-number")
    return [e.Added(seat=seat, number=number)]


def start(table: Table) -> list[Decided]:
    """The host begins; bots take the seats that are still free."""
    _require(table.status == WAITING, "table-started")
    return _start(table)


def _start(table: Table) -> list[Decided]:
    chance = table.chance()
    first = table.opened.first
    if first == e.DRAWN:
        first = chance.first(table.players)
    state = table.game().start(table.players, first, **table.opened.options)
    return [e.Started(first=first), *_draws(table, state)]


def _draws(table: Table, state: State) -> list[Decided]:
    """Chance has its events until a seat is to move."""
    drawn: list[Decided] = []
    number = table.draws[-1] if table.draws else 0
    chance = table.chance()
    while state.actor == CHANCE:
        number += 1
        event = chance.draw(number, state)
        played = e.Played(actor=CHANCE, event=state.game.write(event), draw=number)
        after = state.after(event)
        drawn.append(Move(played, event, state, after))
        state = after
    return drawn


def play(
    table: Table, seat: int, texts: Sequence[str], saw: int, bot: bool = False
) -> list[Decided]:
    """Moves of a seat, made at a position that it has seen, and the chance events that follow."""
    state = _position(table, seat, saw, bot)
    made: list[Decided] = []
    for event, after in moves(state, seat, texts):
        text = state.game.write(event)
        played = e.Played(actor=Actor(seat), event=text, bot=bot, joined=bool(made))
        made.append(Move(played, event, state, after))
        state = after
    return [*made, *_draws(table, state)]


def why(table: Table, seat: int, texts: Sequence[str], saw: int) -> NotNow | None:
    """Why the last of these moves cannot be made after those before it; None if it can."""
    state = _position(table, seat, saw)
    try:
        for _ in moves(state, seat, texts):
            pass
    except NotNow as refused:
        return refused
    return None


def _position(table: Table, seat: int, saw: int, bot: bool = False) -> State:
    """Where a seat may move; it must have seen the position."""
    _require(table.status != WAITING, "table-waiting")
    _require(table.status == PLAYING, "table-over")
    assert table.state is not None
    _require(table.absence.halted is None, "table-paused")
    _require(saw >= table.game_seq, "table-moved-on")
    _require(bot or not table.seats[seat].by_bot, "table-bot-plays")
    require_turn(table, seat)
    return table.state


def require_turn(table: Table, seat: int) -> None:
    """Whoever is not to move is told by name who is."""
    mover = table.mover
    if mover is not None and mover != seat:
        raise NotNow(say("table-not-your-turn", seat=Seat(mover)))


def moves(state: State, seat: int, texts: Sequence[str]) -> Iterator[Tried]:
    """Each move with the state after it, or NotNow. Another move is tried after half a turn only:
    what follows from any other one could tell the seat something that it has not been told yet."""
    event = None
    for text in texts:
        if event is not None:
            is_half = state.game.advice.is_half(event)
            _require(is_half and state.actor == seat, "table-apart")
        step = state.try_event(Actor(seat), text)
        if isinstance(step, Refusal):
            raise NotNow(step.saying, step.rule)
        yield step
        event, state = step


def undo(table: Table, seat: int) -> list[Decided]:
    """Takes back a seat's last decision: at once if that leaves no trace, else if all agree."""
    _require(table.status != WAITING, "table-waiting")
    # With the end the seed is shown, and with it everything that chance would still give.
    _require(table.status == PLAYING, "table-over")
    _require(table.opened.taking_back != NEVER, "undo-never")
    # Otherwise those who have agreed would have agreed to something else.
    _require(table.ask is None, "undo-another")
    length = table.decided.get(seat)
    _require(length is not None, "undo-nothing")
    assert length is not None
    if _is_free_undo(table, length):
        return _undone(table, seat, length)
    _require(not _is_memory(table, length), "undo-seen")
    _require(table.has_others(seat), "undo-bots")
    _require(not table.is_alone(seat), "undo-away")
    return [e.Asked(seat=seat, length=length)]


def undo_now(table: Table, seat: int | None) -> str:
    """Whether a seat can take its last decision back: ``now``, if others agree (``ask``), or not
    at all (empty)."""
    if seat is None or table.status != PLAYING or table.ask is not None:
        return ""
    length = table.decided.get(seat)
    if length is None or table.opened.taking_back == NEVER:
        return ""
    if _is_free_undo(table, length):
        return "now"
    # Bots never agree, and nobody can agree for those who are away.
    return "" if table.is_alone(seat) or _is_memory(table, length) else "ask"


def _is_free_undo(table: Table, length: int) -> bool:
    return table.opened.taking_back == PRACTICE or table.is_harmless(length)


def _is_memory(table: Table, length: int) -> bool:
    """Whether something was shown that people have to remember (YAKI-18): nobody can unsee it."""
    assert table.state is not None
    game = table.state.game
    return bool(game.momentary) and any(map(game.reveals, table.codes[length:]))


def _undone(table: Table, seat: int, length: int) -> list[Decided]:
    return [e.Undone(seat=seat, length=length), *_draws(table, table.before(length))]


def answer(table: Table, seat: int, agrees: bool, saw: int | None = None) -> list[Decided]:
    """A seat's answer to someone who wants to take back; ``saw``: what it knew when it answered."""
    ask = table.ask
    if ask is None:
        raise NotNow(say("undo-not-asked"))
    _require(saw is None or saw >= table.ask_seq, "table-moved-on")
    _require(seat in table.human_seats() and seat not in table.agreed, "undo-answered")
    answered = e.Answered(seat=seat, agrees=agrees)
    is_settled = agrees and table.agreed | {seat} >= set(table.human_seats())
    return [answered, *(_undone(table, ask.seat, ask.length) if is_settled else [])]


def speak(table: Table, seat: int, text: str, phrase: str) -> list[Decided]:
    """A short message of a seat, or one of the phrases."""
    _require(table.status != CLOSED, "table-closed")
    _require(table.is_chat_on, "chat-off")
    _require(not table.is_muted(seat), "chat-muted")
    if phrase:
        _require(phrase in PHRASES, "chat-phrase")
        return [e.Said(seat=seat, phrase=phrase)]
    shown = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    _require(0 < len(shown) <= CHAT_LENGTH, "chat-length")
    return [e.Said(seat=seat, text=shown)]


def mute(table: Table, seat: int, muted: bool) -> list[Decided]:
    """It belongs to who sits there now, not to the seat."""
    _require(table.status != CLOSED, "table-closed")
    _require(table.seats[seat].kind == PERSON, "table-no-person")
    return [e.Muted(seat=seat, muted=muted)]


def allow(table: Table, chat: bool, spectators: bool, patience: int | None = None) -> list[Decided]:
    _require(table.status != CLOSED, "table-closed")
    return [e.Allowed(chat=chat, spectators=spectators, patience=patience)]


def close(table: Table) -> list[Decided]:
    _require(table.status != CLOSED, "table-closed")
    return [e.Closed()]


def again(table: Table, new: str) -> list[Decided]:
    _require(table.status == OVER, "table-not-over")
    _require(not table.again, "table-again")
    return [e.Again(table=new)]


def out_of_time(table: Table, now: float) -> list[Decided]:
    """The clock of the seat to move has run out: a bot plays on, for everyone else's sake."""
    due = table.due()
    seat = table.mover
    if due is None or seat is None or due[1] != "clock" or due[0] > now:
        return []
    return [e.Handed(seat=seat, why="time")]


def pause(table: Table, left: float, came: float, now: float) -> list[Decided]:
    """The server was away since ``left`` and began to come back at ``came``; once it has been
    said at a table, it is not said again."""
    since = max(left, table.at)
    has_clock = table.opened.clock.kind != "none"
    is_running = table.status == PLAYING and table.absence.halted is None
    if not is_running or not has_clock or since >= came:
        return []
    return [e.Paused(seconds=now - since)]


def _require(condition: bool, key: str) -> None:
    if not condition:
        raise NotNow(say(key))
