"""What one could know: the ledger of words and votes, suspicions, cards seen and projects left (R12.8)."""

from typing import Any

import msgspec

from saucer.engine.chance import Chance
from saucer.games.eti import GAME
from saucer.games.eti.help_view import DealView, Doubt, Memory, Suspicion, VoteNote
from saucer.games.eti.moves import BreakOffer, HonourOffer, OfferPoints, PromiseVote, Reveal, Withdraw
from saucer.games.eti.options import Options
from saucer.games.eti.rules.ledger import MOST_DEALS, note_promise
from saucer.games.eti.state import State
from tests.games.eti.scenes import (
    ANN,
    BOB,
    CLEO,
    act,
    all_ready,
    begin,
    choose,
    event_card,
    offer,
    offer_project,
    phase,
    project,
    scene,
    vote,
)


def memory(state: State, viewer: Any = None) -> Memory:
    found = GAME.sight.see(state, viewer).memory
    assert found is not None
    return found


def fates(state: State) -> list[tuple[int, int, str]]:
    """Every word on record: who gave it, its number, what became of it."""
    return [(deal.seat, deal.number, deal.fate) for deal in memory(state).deals]


def talks(event: str = "discretionary-fund") -> State:
    state = scene(event=event, centre=("assault-rifles", "alien-detection"), bank={1: 60, 2: 40}, turn=4,
                  public={0: ["ruby-lasers"], 1: ["miracle-polymers"]})  # fmt: skip
    begin(state, "event")
    assert phase(state) == "bargain"
    return state


# The ledger


def test_an_offer_is_on_record_with_what_it_was_about() -> None:
    state = talks()
    offer(state, BOB, ANN, BOB, OfferPoints(20), offer_project("miracle-polymers"))
    assert memory(state, CLEO).deals == (
        DealView(turn=4, event=event_card("discretionary-fund"), seat=BOB, number=1, to=ANN, wish=BOB, voting=False,
                 points=20, projects=(project("miracle-polymers"),), events=(), fate="open"),
    )  # fmt: skip


def test_offers_are_kept_broken_withdrawn_or_lapse() -> None:
    state = talks()
    offer(state, BOB, ANN, BOB, OfferPoints(10))
    offer(state, BOB, ANN, BOB, OfferPoints(20))
    offer(state, BOB, ANN, BOB, OfferPoints(10))
    act(state, BOB, Withdraw(3))
    offer(state, CLEO, ANN, CLEO, OfferPoints(10))
    assert [fate for _, _, fate in fates(state)] == ["open", "open", "withdrawn", "open"]
    all_ready(state)
    act(state, ANN, choose(BOB))
    act(state, BOB, HonourOffer())
    act(state, BOB, BreakOffer())
    assert fates(state) == [(1, 1, "kept"), (1, 2, "broken"), (1, 3, "withdrawn"), (2, 1, "lapsed")]


def test_promises_are_tested_by_the_vote() -> None:
    state = talks("draft-exemption")
    act(state, ANN, PromiseVote(BOB, ANN))
    act(state, ANN, PromiseVote(BOB, BOB))
    act(state, BOB, PromiseVote(ANN, ANN))
    assert fates(state) == [(0, 0, "lapsed"), (0, 0, "open"), (1, 0, "open")]
    all_ready(state)
    act(state, ANN, vote(BOB))
    act(state, BOB, vote(BOB))
    assert fates(state) == [(0, 0, "lapsed"), (0, 0, "kept"), (1, 0, "broken")]
    assert memory(state).votes == (
        VoteNote(turn=4, event=event_card("draft-exemption"), choices=(BOB, BOB, None), votes=(1, 1, 0)),
    )


def test_promises_with_a_revealed_alien_lapse() -> None:
    state = talks()
    act(state, CLEO, PromiseVote(ANN, ANN))
    act(state, ANN, PromiseVote(BOB, BOB))
    all_ready(state)
    state.awaited = 0
    state.claimed = state.variant.forced
    begin(state, "turn")
    for seat in (ANN, BOB, CLEO):
        act(state, seat, Reveal() if seat == CLEO else GAME.rules.legal_moves(state, seat)[0])
    assert fates(state) == [(2, 0, "lapsed"), (0, 0, "open")]
    assert memory(state).suspicions == ()


def test_the_ledger_keeps_the_latest() -> None:
    state = scene()
    for number in range(MOST_DEALS + 5):
        note_promise(state, ANN, BOB, BOB if number % 2 else CLEO)
    assert len(memory(state).deals) == MOST_DEALS
    assert memory(state).deals[-1].fate == "open"


# Suspicions


def shares(state: State, viewer: Any) -> list[int]:
    return [suspicion.share for suspicion in memory(state, viewer).suspicions]


def test_suspicion_is_shared_among_all_and_every_seat_reads_the_same() -> None:
    state = scene(public={0: ["ruby-lasers", "miracle-polymers", "factory-automatons"]})
    assert abs(sum(shares(state, None)) - 100) <= 1
    assert shares(state, ANN) == shares(state, BOB) == shares(state, CLEO) == shares(state, None)
    assert shares(state, BOB)[ANN] > shares(state, BOB)[CLEO]
    assert memory(state).suspicions[ANN].doubts[0] == Doubt("hurries", 3, more=True)


def test_the_alien_reads_the_same_as_a_human_in_its_place() -> None:
    """Nothing in what it reads of itself depends on what it is."""

    def read(alien: int) -> tuple[Suspicion, ...]:
        state = scene(alien=alien, public={0: ["ruby-lasers"], 2: ["miracle-polymers"]})
        return memory(state, CLEO).suspicions

    assert read(2) == read(1) == read(0)


def test_broken_words_count_and_are_named() -> None:
    state = scene()
    before = shares(state, None)[BOB]
    state.broken = [0, 2, 0]
    assert shares(state, None)[BOB] > before
    assert memory(state).suspicions[BOB].doubts == (Doubt("breaks-words", 2, more=True),)


def test_it_is_said_what_the_tracks_would_be_in_an_invasion() -> None:
    state = scene(upgrades={1: {"staffing": 2, "security": 3, "analysis": 4, "creativity": 1}},
                  immune={1: ["arson", "spy"]})  # fmt: skip
    begin(state, "agendas")
    found = memory(state).suspicions[BOB].as_alien
    assert (found.turns, found.intel, found.tactics, found.base) == (3, 1, 2, 15)


def test_a_company_that_builds_up_its_staffing_is_suspected() -> None:
    state = scene(upgrades={1: {"staffing": 3}})
    begin(state, "agendas")
    bob = memory(state).suspicions[BOB]
    assert bob.doubts == (Doubt("many-staff", 3, more=True),)
    assert bob.share > memory(state).suspicions[CLEO].share


def test_upgrades_being_placed_cast_no_suspicion() -> None:
    state = GAME.rules.start(Options(length="short"), 3, Chance(3, 0))
    before = memory(state, ANN).suspicions
    act(state, BOB, *[state.tables.moves.upgrade[0]] * 3)
    assert memory(state, ANN).suspicions == before


# Cards and projects


def test_cards_are_seen_where_the_viewer_knows_them() -> None:
    state = scene(ports={0: [50, 50, "arson"], 1: [50]}, upgrades={0: {"analysis": 1}})

    def seen(viewer: Any) -> dict[str, int]:
        return {count.card: count.seen for count in memory(state, viewer).cards if count.seen}

    assert seen(ANN) == {"50": 2}
    assert seen(BOB) == {}
    assert sum(count.total for count in memory(state).cards) == 90


def test_projects_left_are_named_by_level() -> None:
    state = scene(stock=["homing-missiles", "factory-automatons"])
    assert memory(state).unseen_projects == (("factory-automatons",), ("homing-missiles",), (), (), ())


def test_what_one_could_know_is_the_same_for_all_but_the_cards() -> None:
    state = talks()
    offer(state, BOB, ANN, BOB, OfferPoints(20))
    views = [memory(state, viewer) for viewer in (ANN, BOB, CLEO, None)]
    common = [msgspec.structs.replace(view, suspicions=(), cards=()) for view in views]
    assert all(view == common[0] for view in common)
