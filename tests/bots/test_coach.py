"""Reviews: luck and skill add up, and whoever plays badly is told so."""

import json
from copy import copy
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from yurt.bots import coach
from yurt.bots.bot import Bot, Clock
from yurt.bots.coach import Balance, Decision, NotOver, Part, Review, review, views
from yurt.bots.roster import Random, Thumb
from yurt.bots.thinking import Prospect
from yurt.cli import review as command
from yurt.cli.commands import app
from yurt.engine import registry
from yurt.engine.actor import Actor
from yurt.engine.chance import seeded
from yurt.engine.layout import CHANCE
from yurt.engine.match import Match
from yurt.engine.record import write
from yurt.engine.words import LANGUAGES

# Of the usual thinking.
LITTLE = 0.02
GAMES = 30
NONE = Part(0.0, 0.1)


def played(name: str, seed: str, bots: list[Bot]) -> Match:
    """A whole game; who begins is drawn, as luck takes that into account. These bots need no log,
    which would be written anew for each move."""
    rng = seeded(seed)
    first = int(rng[0] >> np.uint64(33)) % len(bots)
    match = Match(registry.load(name), players=len(bots), first=first)
    while not match.state.is_over:
        if match.to_move == "*":
            match.draw(rng)
        else:
            seat = match.state.actor
            match.apply(bots[seat].choose(match.state.view(seat), Clock(60.0), rng))
    return match


@pytest.mark.slow
@pytest.mark.parametrize("name", registry.names())
def test_all_parts_add_up_to_the_result(name: str) -> None:
    match = played(name, "add up", [Thumb()] * registry.spec_of(name).most_players)
    heard: list[tuple[int, int]] = []
    found = review(match, lambda done, total: heard.append((done, total)), LITTLE)
    ranks = match.state.ranks() or []
    for seat, balance in enumerate(found.balances):
        assert balance.result == (1 / ranks.count(1) if ranks[seat] == 1 else 0)
        parts = balance.luck.value + balance.skill.value
        assert balance.fair + parts == pytest.approx(balance.result)
        assert 0 <= balance.accuracy <= 100
        assert (balance.unknown.value == 0) == match.game.spec.is_open
    assert sum(balance.cards.value for balance in found.balances) == pytest.approx(0)
    assert sum(balance.unknown.value for balance in found.balances) == pytest.approx(0)
    assert found.promises.sum(axis=1) == pytest.approx(1)
    # Every choice is there, none is better than the best, and progress comes to its end.
    assert all(match.log[decision.place][0] == decision.seat for decision in found.decisions)
    assert all(decision.loss >= 0 for decision in found.decisions)
    assert heard[-1][0] == heard[-1][1] == len(heard)


@pytest.mark.slow
def test_the_same_game_is_reviewed_alike() -> None:
    match = played("yaki", "alike", [Random(), Thumb()])
    one, other = (review(match, effort=LITTLE) for _ in range(2))
    assert one.decisions == other.decisions
    assert one.balances == other.balances


@pytest.mark.slow
@pytest.mark.parametrize("name", ["yaki", "yam-master"])
def test_between_equals_there_is_no_skill(name: str) -> None:
    """Over many games: its mean is 0 within its interval, and so is that of luck. The other games,
    in which more is needed to tell, are in ``test_skill.py``."""
    balances = [
        review(played(name, f"equals {game}", [Thumb(), Thumb()]), effort=LITTLE).balances[0]
        for game in range(GAMES)
    ]
    for figures in (
        np.array([balance.skill.value for balance in balances]),
        np.array([balance.luck.value for balance in balances]),
    ):
        assert abs(figures.mean()) <= 3 * figures.std(ddof=1) / np.sqrt(len(figures))


@pytest.mark.slow
def test_between_unequals_luck_is_none_and_skill_is() -> None:
    """Who is better gains by skill; luck knows no favourites, whoever plays."""
    balances = [
        review(played("yam-master", f"unequal {game}", [Thumb(), Random()]), effort=LITTLE).balances
        for game in range(GAMES)
    ]
    luck, skill = (
        np.array([getattr(seats[0], name).value for seats in balances])
        for name in ("luck", "skill")
    )
    assert abs(luck.mean()) <= 3 * luck.std(ddof=1) / np.sqrt(GAMES)
    assert skill.mean() > 3 * skill.std(ddof=1) / np.sqrt(GAMES)


@pytest.mark.slow
def test_yam_master_tells_luck_from_skill_by_what_was_learned() -> None:
    """What a position promises is the mean of what it promises after the dice, so no luck is left
    over, and skill differs from game to game far less than the results do."""
    reviews = [
        review(played("yam-master", f"learned {game}", [Thumb(), Thumb()]), effort=LITTLE)
        for game in range(GAMES // 3)
    ]
    promise = registry.load("yam-master").bot().promise
    assert promise is not None
    for found in reviews:
        state = found.match.start.copy()
        for place, (actor, event) in enumerate(found.match.log[:12]):
            if actor == CHANCE:
                events, weights = state.outcomes()
                after = [promise(state.after(one).view(0))[0] for one in events.tolist()]
                mean = np.average(after, axis=0, weights=weights)
                assert mean == pytest.approx(found.promises[place], abs=1e-6)
            state.apply(event)
    skills = np.array([found.balances[0].skill.value for found in reviews])
    results = np.array([found.balances[0].result - 0.5 for found in reviews])
    assert np.square(skills).mean() < np.square(results).mean() / 4
    # The interval is one that skills of whole games can be seen in.
    assert all(0.005 < found.balances[0].cards.error < 0.1 for found in reviews)


@pytest.mark.slow
def test_whoever_plays_at_random_loses_more_by_it() -> None:
    lost = np.zeros(2)
    for game in range(3):
        found = review(played("yaki", f"random {game}", [Random(), Thumb()]), effort=LITTLE)
        for decision in found.decisions:
            lost[decision.seat] += decision.loss
    assert lost[0] > lost[1]


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    match = Match(registry.load("yaki"), players=2).play("0 flip 7; * reveal red-3")
    assert match.log[1][0] == CHANCE
    with pytest.raises(NotOver):
        review(match)


@pytest.mark.parametrize(
    ("loss", "error", "grade"),
    [(0.3, 0.05, "blunder"), (0.3, 0.2, ""), (0.12, 0.05, "mistake"), (0.06, 0.01, "slip")],
)
def test_grades(loss: float, error: float, grade: str) -> None:
    made, best = Prospect(1, 0.2, 0.1, 9), Prospect(2, 0.2 + loss, 0.1, 9)
    assert Decision(0, 0, made, best, loss, error).grade == grade


def test_in_a_long_game_less_is_a_mistake() -> None:
    made, best = Prospect(1, 0.2, 0.1, 9), Prospect(2, 0.26, 0.1, 9)
    grades = [
        Decision(0, 0, made, best, 0.06, 0.01, choices=choices).grade for choices in (5, 20, 80)
    ]
    assert grades == ["slip", "slip", "mistake"]


def test_a_decision_is_judged_by_what_its_seat_saw() -> None:
    match = played("yak", "saw", [Thumb(), Thumb()])
    found = Review(match, [], np.zeros((0, 2)), [])
    move = Prospect(0, 0.5, 0.0, 1)
    decisions = [
        Decision(place, seat, move, move, 0.0, 0.0)
        for place, (seat, _) in enumerate(match.log)
        if seat != CHANCE
    ]
    for decision, view in views(found, decisions):
        shown = [match.game.write(event) for _, event in view.log]
        cards = [text for text in shown[:10] if text == "draw ?"]
        assert len(cards) == 5 and view.seat == decision.seat


@pytest.mark.slow
def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "DECISION_SECONDS", 0.2)
    monkeypatch.setattr(coach, "PROMISE_SECONDS", 0.2)
    match = played("yaki", "command", [Random(), Random()])
    file = tmp_path / "game.yurt"
    file.write_text(write(match, {"seat0": "Ada"}), encoding="utf-8")
    told = json.loads(CliRunner().invoke(app, ["review", str(file), "--json"]).stdout)
    assert [len(told["seats"]), len(told["chances"])] == [2, len(match.log) + 1]
    assert all(decision["made"]["name"] for decision in told["decisions"])
    # What is better is told with its reason.
    assert all(bool(each["why"]) == bool(each["grade"]) for each in told["decisions"])
    shown = CliRunner().invoke(app, ["review", str(file), "--lang", "en"]).stdout
    assert "Ada" in shown and "Seat 1" in shown and "Accuracy" in shown
    assert "“Turn up the token at place " in shown
    whole = CliRunner().invoke(app, ["review", str(file), "--all", "--lang", "en"]).stdout
    assert set(shown.splitlines()) <= set(whole.splitlines())
    listed = [line for line in whole.splitlines() if line.partition(".")[0].isdecimal()]
    assert len(listed) == len(told["decisions"])


@pytest.mark.slow
def test_bluffs_are_told() -> None:
    """In YAK: whose were caught, whose were believed, and by whom."""
    match = played("yak", "bluffs", [Random(), Thumb()])
    tally = match.tally().seats
    assert tally[0]["bluffs-held"] >= tally[1]["bluffs-believed"]
    assert tally[0]["bluffs-caught"] == tally[1]["doubts-won"]


@pytest.mark.parametrize(
    ("values", "told"),
    [
        # Rounded each for itself, they would be −35 together, not −33.
        ((-0.3464, 0.0045, 0.0046, 0.004), ["-33 ± 18", "+0 ± 2", "+0 ± 2", "+0 ± 2"]),
        ((0.664, 0.0, 0.004, -0.001), ["+67 ± 18", "+0 ± 2", "+0 ± 2", "+0 ± 2"]),
    ],
)
def test_the_figures_of_a_seat_add_up(values: tuple[float, ...], told: list[str]) -> None:
    result = round(1 / 3 + sum(values))
    unknown, own, others = (Part(value, 0.01) for value in values[1:])
    balance = Balance(result, 1 / 3, Part(values[0], 0.09), unknown, own, others, 81.4)
    first, *parts, accuracy = command.figures(balance)
    assert (first, parts, accuracy) == (f"{100 * result} – 33", told, "81")


def test_what_hidden_cards_do_is_no_mistake() -> None:
    """A seat doubts a claim that is true once in ten times, and loses: bad luck. Another one doubts
    what is true nine times in ten, and wins: a mistake, and luck."""
    match = played("yak", "odds", [Thumb(), Thumb()])
    promises = coach.Promises(
        found=np.array([[0.5, 0.5], [0.1, 0.9], [0.9, 0.1], [1.0, 0.0]]),
        start=np.zeros(2),
        changes=np.zeros((3, 2)),
    )
    # Seat 0 doubts well and meets the bad pile; seat 0 doubts badly and is lucky; a die falls.
    changes = coach.Changes(
        found=np.array([[0.2, -0.2], [-0.3, 0.3], [0.0, 0.0]]), variances=np.zeros((3, 2))
    )
    three = copy(match)
    three.log = [(Actor(0), 1), (Actor(0), 1), (CHANCE, 0)]
    found = coach._balances(three, promises, changes)
    assert found[0].own.value == pytest.approx(-0.1)
    assert found[0].unknown.value == pytest.approx((-0.4 - 0.2) + (0.8 + 0.3))
    assert found[0].cards.value == pytest.approx(0.1)
    assert found[1].others.value == pytest.approx(0.1) and found[1].own.value == 0


def test_feats_are_counted_for_people_and_for_programs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = played("yak", "bluffs", [Random(), Thumb()])
    file = tmp_path / "game.yurt"
    file.write_text(write(match, {"seat0": "Ada"}), encoding="utf-8")
    sitting = command.Sitting(str(file), "en")
    found = Review(match, [], np.zeros((0, 2)), [Balance(0, 0.5, NONE, NONE, NONE, NONE)] * 2)
    told = json.loads(json.dumps(command.as_object(sitting, found)))["seats"]
    for seat, tally in zip(told, match.tally().seats, strict=True):
        assert {each["feat"]: each["count"] for each in seat["feats"]} == tally
    command.tell_feats(sitting, found)
    shown = capsys.readouterr().out.splitlines()[1]
    parts = [f"{each['name']} {each['count']}" for each in told[0]["feats"]]
    assert shown == f"Ada: {', '.join(parts)}"
    assert f"Caught bluffing {match.tally().seats[0]['bluffs-caught']}" in parts


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_decisions_can_be_told(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The best move, one that is nearly as good, and one that is not."""
    match = played("yaki", "all", [Random(), Thumb()])
    file = tmp_path / "game.yurt"
    file.write_text(write(match, {"seat0": "Ada"}), encoding="utf-8")
    first, second, third = list(coach._choices(match))[:3]
    decisions = []
    for (place, view), loss in zip((first, second, third), (0.0, 0.03, 0.3), strict=True):
        seat, move = match.log[place]
        made = Prospect(move, 0.5, 0.01, 9)
        better = next(other for other in view.moves.tolist() if other != move)
        best = Prospect(better, 0.5 + loss, 0.02, 9) if loss else made
        decisions.append(Decision(place, seat, made, best, loss, 0.01))
    found = Review(match, decisions, np.zeros((0, 2)), [])
    sitting = command.Sitting(str(file), language)
    command.tell_decisions(sitting, found)
    blunder = capsys.readouterr().out.splitlines()
    command.tell_decisions(sitting, found, with_all=True)
    good, other, *same = capsys.readouterr().out.splitlines()
    assert len(blunder) == 2 and same == blunder
    assert good.startswith(f"{first[0] + 1}. ") and good.count("%") == 1 and "50 ± 2 %" in good
    assert "50 ± 2 %" in other and "53 ± 4 %" in other


def test_a_decision_is_told_from_its_view() -> None:
    match = played("yaki", "views", [Random(), Thumb()])
    prospect = Prospect(0, 0.5, 0.1, 9)
    places = [place for place, (actor, _) in enumerate(match.log) if actor != CHANCE][::7]
    decisions = [
        Decision(place, match.log[place][0], prospect, prospect, 0.0, 0.0)
        for place in reversed(places)
    ]
    found = Review(match, decisions, np.zeros((0, 2)), [])
    seen = list(views(found, decisions))
    assert [decision.place for decision, _ in seen] == places
    for decision, view in seen:
        assert match.log[decision.place][1] in view.moves
        assert view.seat == decision.seat


def test_what_cannot_be_reviewed_is_said(tmp_path: Path) -> None:
    file = tmp_path / "game.yurt"
    for text, reason in (
        ("yurt: 1\ngame: yaki\nplayers: 2\n\n0 flip 7\n", "isn’t over"),
        ("yurt: 1\ngame: yaki\nplayers: 9\n\n", "can’t be reviewed"),
    ):
        file.write_text(text, encoding="utf-8")
        result = CliRunner().invoke(app, ["review", str(file), "--lang", "en"])
        assert reason in str(result.exception)
