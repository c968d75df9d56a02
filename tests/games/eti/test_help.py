"""What views reckon for players: what a queue counts, turns to go, dangers of the invasion, and the end."""

import random

import pytest

from saucer.engine.chance import Chance
from saucer.games.eti import GAME
from saucer.games.eti.help.counting import port_counts
from saucer.games.eti.help_view import DangerView, PortCount
from saucer.games.eti.moves import SwapPorts, TurnUp
from saucer.games.eti.numbers import Card
from saucer.games.eti.options import Options
from saucer.games.eti.rules.queue_totals import destroyed_by_threats, queue_total
from saucer.games.eti.state import State
from saucer.games.eti.tables import TABLES
from tests.games.eti.scenes import (
    ANN,
    BOB,
    CLEO,
    act,
    agendas,
    begin,
    methods,
    phase,
    play,
    put_attack,
    scene,
)

# Submissions


def test_the_counts_of_ports_add_up_to_the_total_of_the_queue() -> None:
    taste = random.Random(4)
    table = TABLES.standard.table
    for _ in range(400):
        queue = [Card(taste.randrange(TABLES.standard.kinds)) for _ in range(taste.randrange(15))]
        immune = taste.randrange(16)
        counts = port_counts(table, queue, immune)
        assert sum(count.points for count in counts) == queue_total(table, queue, immune)
        lost = destroyed_by_threats(table, queue, immune)
        assert [count.struck for count in counts] == [bool(lost >> port & 1) for port in range(len(queue))]


def test_a_port_says_what_it_strikes_multiplies_and_ignores() -> None:
    state = scene(
        ports={0: ["arson", 20, 50, "x3", "spy"]}, immune={0: ["spy"]}, upgrades={0: {"security": 1}}
    )
    agendas(state, "submit", "research", "research")
    methods(state, ann="standard")
    seen = GAME.sight.see(state, BOB).seats[ANN]
    assert seen.queue == ("arson", "20", "50", "x3", "spy")
    assert seen.counts == (
        PortCount(0, 1, struck=False, immune=False, at=3),
        PortCount(60, 3, struck=False, immune=False, at=None),
        PortCount(0, 1, struck=True, immune=False, at=None),
        PortCount(0, 1, struck=False, immune=False, at=2),
        PortCount(0, 1, struck=False, immune=True, at=None),
    )
    assert seen.result == 60


def test_before_the_cards_turn_only_those_in_sight_are_counted() -> None:
    state = scene(ports={0: [30, "x2", 50, 50]}, upgrades={0: {"analysis": 1}}, bank={0: 40})
    begin(state, "agendas")
    count = GAME.sight.see(state, ANN).count
    assert count is not None
    assert [port is not None for port in count.ports] == [True, True, False, False]
    assert (count.total, count.unseen, count.safe) == (60, 2, 40)
    lacks = state.tables.difficulty[state.study[ANN]] - 40
    assert (count.missing, count.safe_missing) == (max(0, lacks - 60), max(0, lacks - 40))
    assert count.after_swap == ()
    assert GAME.sight.see(state, BOB).count is None
    assert GAME.sight.see(state, None).count is None


def arranging() -> State:
    state = scene(ports={0: ["arson", 50, 10, 20]}, upgrades={0: {"creativity": 1}}, held={0: ["fire-drill"]})
    agendas(state, "submit", "research", "research")
    methods(state, ann="standard")
    assert phase(state) == "arrange"
    return state


def test_a_queue_being_ordered_is_counted_with_what_each_swap_would_bring() -> None:
    state = arranging()
    count = GAME.sight.see(state, ANN).count
    assert count is not None
    assert (count.total, count.swaps_left, count.with_drill) == (30, 1, 80)
    assert count.after_swap == (60, 30, 30)
    act(state, ANN, SwapPorts(1))
    count = GAME.sight.see(state, ANN).count
    assert count is not None
    assert (count.total, count.swaps_left, count.after_swap) == (60, 0, (None, None, None))


def test_a_fire_drill_is_counted_at_once_and_shows_to_nobody_else() -> None:
    state = arranging()
    before = GAME.sight.see(state, BOB)
    act(state, ANN, play("fire-drill"))
    count = GAME.sight.see(state, ANN).count
    assert count is not None
    assert (count.total, count.with_drill) == (80, None)
    assert GAME.sight.see(state, BOB) == before


# The clock of the match


def test_turns_to_go_are_guessed_and_known_after_the_reveal() -> None:
    assert GAME.sight.see(scene(options={"length": "short"}), None).to_go == 11
    assert GAME.sight.see(scene(options={"length": "short"}, claimed=6), None).to_go == 4
    assert GAME.sight.see(scene(countdown=2), None).to_go == 2
    far = GAME.sight.see(scene(options={"length": "epic", "turn_limit": 30}, turn=29), None)
    assert far.to_go == 6


def test_turns_to_go_say_nothing_about_upgrades_being_placed() -> None:
    state = GAME.rules.start(Options(length="short"), 3, Chance(3, 0))
    before = GAME.sight.see(state, None).to_go
    act(state, CLEO, state.tables.moves.upgrade[0])
    assert GAME.sight.see(state, None).to_go == before


# The invasion


def danger(state: State, seat: int, viewer: int | None = None) -> DangerView:
    found = GAME.sight.see(state, None if viewer is None else ANN if viewer == 0 else BOB).seats[seat].danger
    assert found is not None
    return found


def test_the_danger_is_what_lies_open_and_the_worst_and_best_of_the_rest() -> None:
    state = scene(countdown=0, centre=(), public={0: ["ruby-lasers"]}, roles={0: "visionary", 1: "saboteur"},
                  options={"alien": "raiding-party"})  # fmt: skip
    state.invading = True
    state.left = 1
    put_attack(state, {0: [20, 10], 1: []})
    begin(state, "intel")
    act(state, CLEO, TurnUp(ANN))
    seen = danger(state, 0)
    base = state.tables.brutality[0]
    assert (seen.base, seen.cards, seen.known) == (base, (20, None), base + 20)
    assert (seen.least, seen.most) == (base + 20 + 10, base + 20 + 50)
    assert (seen.defence, seen.survives, seen.outlook) == (0, False, "doomed")
    state.shelter = [base + 30, 0, 0]
    assert (danger(state, 0).survives, danger(state, 0).outlook) == (True, "open")
    state.shelter = [base + 70, 0, 0]
    assert danger(state, 0).outlook == "safe"
    assert GAME.sight.see(state, None).seats[CLEO].danger is None


def test_nobody_is_in_danger_while_the_alien_hides() -> None:
    assert all(seen.danger is None for seen in GAME.sight.see(scene(), ANN).seats)


def test_only_the_viewer_reckons_with_its_own_endgame_card() -> None:
    state = scene(countdown=1, secret={0: ["ruby-lasers"]}, roles={0: "isolationist", 1: "saboteur"},
                  centre=("assault-rifles",))  # fmt: skip
    more = state.tables.role_number[state.roles[ANN]] - state.tables.secret_defence
    assert danger(state, 0, 0).defence == danger(state, 0, 1).defence + more
    assert danger(state, 0, 1) == danger(state, 0)


def test_every_project_counts_with_its_vault_and_its_endgame_card() -> None:
    state = scene(countdown=1, secret={0: ["ruby-lasers"]}, public={0: ["assault-rifles"]},
                  roles={0: "isolationist", 1: "saboteur"}, centre=("alien-detection",))  # fmt: skip
    tables = state.tables
    fame = tables.public_fame
    own = {worth.project: (worth.defence, worth.fame) for worth in danger(state, 0, 0).projects}
    assert own == {"ruby-lasers": (tables.role_number[state.roles[ANN]], 20), "assault-rifles": (20, fame)}
    others = {worth.project: (worth.defence, worth.fame) for worth in danger(state, 0, 1).projects}
    assert others == {"ruby-lasers": (tables.secret_defence, 20), "assault-rifles": (20, fame)}
    assert danger(state, 0, 0).defence == sum(defence for defence, _ in own.values())


def test_projects_given_up_are_those_the_rules_would_take() -> None:
    state = scene(countdown=0, centre=(), public={0: ["miracle-polymers", "assault-rifles"]},
                  roles={0: "visionary", 1: "saboteur"}, options={"alien": "raiding-party"})  # fmt: skip
    state.invading = True
    put_attack(state, {0: [10], 1: [50]}, shown=True)
    ann, bob = danger(state, 0), danger(state, 1)
    assert (ann.survives, ann.outlook, ann.gives_up) == (True, "safe", ("assault-rifles",))
    assert (bob.survives, bob.outlook, bob.gives_up, bob.fame) == (False, "doomed", (), 0)
    assert ann.fame == 20


@pytest.mark.parametrize("seed", range(6))
def test_the_end_is_there_with_its_rule_and_matches_what_came_of_the_attacks(seed: int) -> None:
    state = GAME.rules.start(Options(length="short", timer=0), 3, Chance(seed, 0))
    taste = random.Random(seed)
    step = 0
    while GAME.rules.to_move(state):
        seat = GAME.rules.to_move(state)[0]
        step += 1
        GAME.rules.advance(state, seat, taste.choice(GAME.rules.legal_moves(state, seat)), Chance(seed, step))
    view = GAME.sight.see(state, None)
    assert view.ending is not None
    assert view.outcome is not None
    assert view.outcome.winners == (view.ending.winner,)
    assert view.ending.held == bool(view.ending.survivors)
    assert view.ending.rule == ("R10.11" if view.ending.held else "R10.12")
    assert view.ending.alien == view.alien
    for seat in (*view.ending.survivors, *view.ending.destroyed):
        seen = view.seats[seat]
        assert seen.danger is not None
        assert seen.danger.survives == seen.survives == (seat in view.ending.survivors)
        assert seen.danger.known == seen.danger.least == seen.danger.most
        assert set(seen.danger.gives_up) == {*seen.secret, *seen.public} & set(view.lost)
        assert seen.danger.fame == seen.final_fame
