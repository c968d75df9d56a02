"""What bots lean to: sensible choices, and words kept or broken."""

from typing import Any

import pytest

from saucer.bots import bot
from saucer.engine.chance import Chance
from saucer.engine.playout import play_out
from saucer.engine.types import Seat
from saucer.games.eti import GAME
from saucer.games.eti.invasion_events import AttackMoved
from saucer.games.eti.moves import (
    ChooseVault,
    HonourOffer,
    OfferPoints,
    OpenOffer,
    Pass,
    Propose,
    Reveal,
    SwapPorts,
    Upgrade,
)
from saucer.games.eti.options import Options
from saucer.games.eti.player.projects import HUMAN, project_worth
from saucer.games.eti.state import State
from tests.games.eti.scenes import (
    ANN,
    BOB,
    CLEO,
    act,
    agenda,
    agendas,
    all_ready,
    begin,
    choose,
    methods,
    moves_of,
    name_project,
    of_kind,
    offer,
    project,
    put_attack,
    scene,
)

FIELDS = ("assault-rifles", "alien-detection")


def favourite(state: State, seat: int) -> Any:
    """The move the advice likes best, judged from what the seat can see."""
    view = GAME.sight.see(state, Seat(seat))
    return bot("greedy").choose(view, moves_of(state, seat), Chance(1, 1))


def test_weights_are_never_negative_and_never_all_nothing() -> None:
    state = GAME.rules.start(Options(length="short"), 4, Chance(3, 0))
    taste = Chance(3, 0, "taste")
    step = 0
    while GAME.rules.to_move(state):
        step += 1
        seat = GAME.rules.to_move(state)[0]
        moves = GAME.rules.legal_moves(state, seat)
        weights = GAME.bots.advise(state, seat, moves, taste)
        assert len(weights) == len(moves)
        assert min(weights) >= 0.0
        assert sum(weights) > 0.0
        for other in range(4):
            assert 0.0 <= GAME.bots.value(state, Seat(other)) <= 1.0
        GAME.rules.advance(state, seat, moves[taste.below(len(moves))], Chance(3, step))


def test_a_sure_claim_is_submitted() -> None:
    state = scene(bank={0: 40}, ports={0: [10, 10, 10]})
    begin(state, "agendas")
    assert favourite(state, ANN) == agenda("submit")


def test_with_nothing_in_hand_there_is_research_to_do() -> None:
    state = scene()
    begin(state, "agendas")
    assert favourite(state, ANN) == agenda("research")


def test_a_good_swap_is_seen() -> None:
    state = scene(ports={0: ["arson", 50, 20, "x0", 30, "spy"]}, upgrades={0: {"creativity": 1}},
                  centre=("planetary-defense-ring", "ruby-lasers"))  # fmt: skip
    agendas(state, "submit", "research", "research")
    methods(state, ann="standard")
    assert favourite(state, ANN) == SwapPorts(1)


def test_swaps_that_lead_to_less_are_not_tried() -> None:
    state = scene(ports={0: ["arson", 50, 20, "x0", 30, "spy"]}, upgrades={0: {"creativity": 1}},
                  centre=("planetary-defense-ring", "ruby-lasers"))  # fmt: skip
    agendas(state, "submit", "research", "research")
    methods(state, ann="standard")
    moves = moves_of(state, ANN)
    weights = GAME.bots.advise(state, Seat(ANN), moves, Chance(1, 1))
    tried = [move for move, weight in zip(moves, weights, strict=True) if weight]
    assert tried == [SwapPorts(1), SwapPorts(3)], "both come to 50"


def test_the_alien_places_upgrades_as_humans_do() -> None:
    """A third Staffing deals no card more: it would bring the invasion nearer and show who wants that."""
    state = GAME.rules.start(Options(), 5, Chance(1, 0))
    alien = state.alien
    for _ in range(2):
        act(state, alien, Upgrade("staffing"))
    moves = moves_of(state, alien)
    weights = dict(zip(moves, GAME.bots.advise(state, alien, moves, Chance(1, 1)), strict=True))
    assert weights[Upgrade("staffing")] == 0.0
    assert weights[Upgrade("creativity")] > 0.0


def test_a_company_in_danger_hides_its_project() -> None:
    state = scene(bank={0: 70}, countdown=1, centre=("ruby-lasers", "assault-rifles"))
    agendas(state, "submit", "research", "-")
    assert favourite(state, ANN) == ChooseVault("secret")


def test_the_alien_reveals_when_it_may_and_humans_pass() -> None:
    state = scene(claimed=9)
    begin(state, "turn")
    assert favourite(state, CLEO) == Reveal()
    assert favourite(state, ANN) == Pass()


def test_a_president_takes_a_gift_but_minds_a_good_offer() -> None:
    facts: dict[str, Any] = {"public": {0: ["ruby-lasers"]}, "centre": FIELDS, "bank": {1: 200}}
    state = scene(event="discretionary-fund", **facts)
    begin(state, "event")
    all_ready(state)
    assert favourite(state, ANN) == choose(ANN)
    state = scene(event="discretionary-fund", **facts)
    begin(state, "event")
    offer(state, BOB, ANN, BOB, OfferPoints(100), OfferPoints(100))
    all_ready(state)
    assert favourite(state, ANN) == choose(BOB)


def test_an_offer_by_a_liar_is_worth_less() -> None:
    state = scene(event="discretionary-fund", public={0: ["ruby-lasers"]}, centre=FIELDS, bank={1: 90})
    state.broken = [0, 12, 0]
    begin(state, "event")
    offer(state, BOB, ANN, BOB, OfferPoints(50), OfferPoints(20))
    all_ready(state)
    assert favourite(state, ANN) == choose(ANN)


def test_bots_make_offers_and_keep_their_word_early_on() -> None:
    state = scene(event="black-budget", public={0: ["ruby-lasers"]}, centre=FIELDS, bank={0: 70, 1: 60})
    begin(state, "event")
    move = favourite(state, BOB)
    assert move == OpenOffer(ANN, BOB)
    act(state, BOB, move)
    while not isinstance(move := favourite(state, BOB), Propose):
        act(state, BOB, move)
    act(state, BOB, move)
    assert GAME.sight.see(state, ANN).offers[0].points > 0
    all_ready(state)
    act(state, ANN, choose(BOB))
    assert favourite(state, BOB) == HonourOffer()


def test_the_alien_sends_cards_where_they_kill() -> None:
    state = scene(countdown=0, centre=(), upgrades={2: {"creativity": 1}}, options={"alien": "raiding-party"},
                  secret={0: ["string-theory", "homing-missiles", "particle-cannons"]})  # fmt: skip
    begin(state, "turn")
    put_attack(state, {0: [10], 1: [50, 50, 50]})
    move = favourite(state, CLEO)
    assert getattr(move, "company", None) == BOB


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(12):
        players = [bot("greedy" if seat == seed % 3 else "random") for seat in range(3)]
        outcome = play_out(GAME, Options(length="short"), 3, seed, players).outcome
        wins += Seat(seed % 3) in outcome.winners
    assert wins >= 6


# Endgame cards


@pytest.mark.parametrize(
    ("card", "vault"), [("folk-hero", "public"), ("isolationist", "secret"), ("saboteur", "secret")]
)
def test_a_vault_is_chosen_for_the_own_endgame_card(card: str, vault: str) -> None:
    state = scene(roles={0: card}, bank={0: 70}, countdown=2, centre=("ruby-lasers", "assault-rifles"))
    agendas(state, "submit", "research", "-")
    assert favourite(state, ANN) == ChooseVault(vault)  # type: ignore[arg-type]


def test_a_survivalist_likes_one_project_of_great_fame() -> None:
    def worth(card: str, name: str) -> float:
        state = scene(
            roles={0: card}, public={0: ["ruby-lasers"]}, centre=("weather-mastery", "assault-rifles")
        )
        return project_worth(state, ANN, state.tables.project_of[project(name)], 9.0, HUMAN)

    assert worth("survivalist", "weather-mastery") > worth("saboteur", "weather-mastery")
    assert worth("survivalist", "assault-rifles") == worth("saboteur", "assault-rifles")


def test_a_survivalist_gives_up_the_fame_that_saves_it() -> None:
    state = scene(countdown=0, centre=(), roles={0: "survivalist", 1: "counterspy"}, options={"alien": "raiding-party"},
                  secret={0: ["gene-mapping", "homing-missiles"], 1: ["string-theory"]})  # fmt: skip
    begin(state, "turn")
    put_attack(state, {0: [50], 1: [10]})
    while GAME.rules.to_move(state) != [ANN]:
        act(state, GAME.rules.to_move(state)[0], favourite(state, GAME.rules.to_move(state)[0]))
    assert favourite(state, ANN) == name_project("gene-mapping")


# Intel


def test_r10_6_intel_does_not_undo_itself() -> None:
    for seed in range(6):
        vaults = {0: ["string-theory", "particle-cannons"], 1: ["homing-missiles"], 2: ["sentry-drones"]}
        facts: dict[str, Any] = {"upgrades": {4: {"creativity": 6}}, "secret": vaults}
        state = scene(seats=5, alien=4, countdown=0, centre=(), **facts)
        begin(state, "turn", seed)
        moved: list[AttackMoved] = []
        while GAME.rules.to_move(state) == [4]:
            moved += of_kind(act(state, 4, favourite(state, 4), seed=seed), AttackMoved)
        sources = {event.source for event in moved}
        assert not sources & {event.target for event in moved}
