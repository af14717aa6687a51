"""YAK's rule-of-thumb player plays legally, better than chance, and by the odds."""

from yurt.engine.chance import seeded
from yurt.engine.jit import is_plain_wanted
from yurt.games.yak.tests.table import deal, pile
from yurt.testing import bots_win, play_bots

GAMES = 12 if is_plain_wanted() else 30


def test_the_bot_beats_random() -> None:
    assert bots_win("yak", GAMES) >= 0.9


def test_bots_alone_come_to_an_end() -> None:
    for players in (2, 6):
        state = play_bots("yak", players, set(range(players)), players)
        assert state.is_over
        assert state == play_bots("yak", players, set(range(players)), players)


def test_the_bot_doubts_what_can_hardly_be_true() -> None:
    match = deal("yak-1 yak-2 yak-3 ibex-1 stop", "yeti-1 yeti-2 yeti-3 one bang")
    match.play("0 play stop; 0 claim 1 yak; * draw stop; 1 play one; 1 claim 30 yak; * draw stop")
    choice = match.game.bot().choose(match.view(0), seeded(1))
    assert match.game.write(choice) == "challenge"


def test_the_bot_believes_what_it_played_itself() -> None:
    match = pile("vulture-3 stop wild-2 stop", "2 vulture")
    choice = match.game.bot().choose(match.view(0), seeded(1))
    assert match.game.write(choice) != "challenge"
