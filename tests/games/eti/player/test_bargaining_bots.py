"""How bots bargain: votes sold, offers that would be taken, promises in return, words kept and broken."""

from typing import Any

from saucer.bots import bot
from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.eti import GAME
from saucer.games.eti.moves import (
    BreakOffer,
    HonourOffer,
    OfferHeld,
    OfferPoints,
    OpenOffer,
    PromiseVote,
    Propose,
    Ready,
    Vote,
)
from saucer.games.eti.numbers import NO_PROJECT
from saucer.games.eti.phase_numbers import BARGAIN, CHOICE, VOTES
from saucer.games.eti.player.bargaining.ballot import Ballot
from saucer.games.eti.player.bargaining.stakes import Prize, Stakes, prize_of
from saucer.games.eti.player.disguise import in_disguise, pretended_card
from saucer.games.eti.state import State
from saucer.games.eti.tables import PUBLIC, SECRET
from tests.games.eti.scenes import (
    ANN,
    BOB,
    CLEO,
    DAN,
    Names,
    act,
    all_ready,
    begin,
    choose,
    event_card,
    moves_of,
    offer,
    offer_project,
    project,
    scene,
    vote,
)

CENTRE = ("assault-rifles", "alien-detection", "dedicated-observatories")
PROJECTS = {0: ["particle-cannons"], 1: ["portable-reactors"], 2: ["synthetic-fuels"], 3: ["ruby-lasers"]}
"""Votes on staffing: Ann 3, Bob and Cleo 4 each, Dan 1."""


def favourite(state: State, seat: int, seed: int = 1) -> Any:
    """The move the advice likes best, judged from what the seat can see."""
    return bot("greedy").choose(GAME.sight.see(state, Seat(seat)), moves_of(state, seat), Chance(seed, 1))


def election(event: str = "loaned-technicians", **facts: Any) -> State:
    """A vote among four; Ann presides, Dan is the alien."""
    facts.setdefault("public", PROJECTS)
    state = scene(seats=4, alien=3, event=event, centre=CENTRE, **facts)
    begin(state, "event")
    return state


def bargain(state: State, seat: int) -> list[Any]:
    """Let a bot say everything it wants to say."""
    said: list[Any] = []
    while not isinstance(move := favourite(state, seat), Ready):
        said.append(move)
        act(state, seat, move)
    return said


# Votes


def test_a_vote_that_cannot_win_goes_where_it_is_paid_for() -> None:
    state = election(bank={1: 30})
    offer(state, BOB, DAN, BOB, OfferPoints(20))
    all_ready(state)
    act(state, ANN, vote(ANN))
    act(state, BOB, vote(BOB))
    act(state, CLEO, vote(CLEO))
    assert favourite(state, DAN) == Vote(BOB)


def test_a_vote_that_wins_is_not_sold_for_less_than_it_brings() -> None:
    state = election(bank={3: 30})
    offer(state, DAN, BOB, DAN, OfferPoints(10))
    all_ready(state)
    act(state, ANN, vote(ANN))
    assert favourite(state, BOB) == Vote(BOB)


def test_votes_are_foreseen_as_cast_promised_or_sold() -> None:
    state = election(bank={1: 30})
    ballot = Ballot(Stakes(state, ANN))
    assert [ballot.choices[seat] for seat in range(4)] == [ANN, BOB, CLEO, DAN]
    offer(state, BOB, DAN, BOB, OfferPoints(10))
    act(state, ANN, PromiseVote(CLEO, CLEO))
    ballot = Ballot(Stakes(state, ANN))
    assert [ballot.choices[seat] for seat in range(4)] == [CLEO, BOB, CLEO, BOB]
    assert ballot.winner() == CLEO
    assert ballot.winner_if(ANN, BOB) == BOB


# Offers


def test_the_votes_that_decide_are_bought_and_promised() -> None:
    state = election(bank={2: 60})
    assert Ballot(Stakes(state, CLEO)).winner() == BOB
    assert isinstance(bargain(state, CLEO)[-1], Propose)
    made = GAME.sight.see(state, ANN).offers[0]
    assert (made.seat, made.wish) == (CLEO, CLEO)
    assert made.points >= 10
    assert PromiseVote(CLEO, CLEO) in bargain(state, made.to)
    assert Ballot(Stakes(state, CLEO)).winner() == CLEO


def test_an_empty_bank_offers_held_events() -> None:
    state = election(held={2: ["fire-drill"]})
    assert OfferHeld(event_card("fire-drill")) in bargain(state, CLEO)


def test_a_great_prize_is_worth_a_small_project() -> None:
    mine = ["synthetic-fuels", "computer-languages"]
    public: dict[int, Names] = {0: ["sentry-drones"], 1: ["ruby-lasers"], 2: mine}
    state = scene(seats=4, alien=3, event="hardened-bunkers", centre=CENTRE, public=public)
    begin(state, "event")
    assert bargain(state, CLEO) == [OpenOffer(BOB, CLEO), offer_project("computer-languages"), Propose()]


def test_nobody_offers_more_than_it_gains() -> None:
    state = scene(event="discretionary-fund", public={0: ["ruby-lasers"]}, centre=CENTRE[:2], bank={1: 200})
    begin(state, "event")
    assert favourite(state, BOB) == Ready(), "the president needs the points as much as anyone"


def test_the_poor_promise_a_vote_to_be_spared() -> None:
    facts: dict[str, Any] = {"public": {0: ["ruby-lasers"], 1: ["miracle-polymers"], 2: ["gene-mapping"]}}
    state = scene(event="travel-ban", centre=CENTRE[:2], **facts)
    begin(state, "event")
    words = bargain(state, BOB) + bargain(state, CLEO)
    assert all(isinstance(word, PromiseVote) and word.to == ANN for word in words)


# Words


def settled(points: int, countdown: int | None, seed: int) -> Any:
    state = scene(event="discretionary-fund", public={0: ["ruby-lasers"]}, centre=CENTRE[:2], bank={1: 100},
                  countdown=countdown)  # fmt: skip
    begin(state, "event")
    coins = {20: (20,), 70: (50, 20)}[points]
    offer(state, BOB, ANN, BOB, *[OfferPoints(coin) for coin in coins])
    all_ready(state)
    act(state, ANN, choose(BOB))
    return favourite(state, BOB, seed)


def test_words_are_kept_while_others_can_remember_and_broken_in_the_end() -> None:
    assert all(settled(20, None, seed) == HonourOffer() for seed in range(8))
    assert all(settled(70, 1, seed) == BreakOffer() for seed in range(8))
    middling = [settled(70, 4, seed) for seed in range(12)]
    assert HonourOffer() in middling
    assert BreakOffer() in middling


def test_a_broken_word_costs_a_good_name() -> None:
    state = scene()
    before = GAME.bots.value(state, ANN)
    state.broken = [1, 0, 0]
    assert GAME.bots.value(state, ANN) < before
    state.broken = [0, 0, 0]
    state.kept = [1, 0, 0]
    assert GAME.bots.value(state, ANN) > before


def test_a_low_offer_is_answered_by_a_counter_offer() -> None:
    state = election(bank={1: 60, 2: 60})
    offer(state, BOB, CLEO, BOB, OfferPoints(10))
    said = bargain(state, CLEO)
    assert isinstance(said[0], OpenOffer)
    assert (said[0].wish, said[-1]) == (CLEO, Propose())


# The alien


def test_the_alien_hides_projects_as_the_human_it_pretends_to_be() -> None:
    for name in (
        "ruby-lasers",
        "assault-rifles",
        "alien-detection",
        "miracle-polymers",
        "factory-automatons",
    ):
        state = scene(alien=2, centre=(name, "computer-languages"))
        disguised = in_disguise(state)
        assert disguised.alien != CLEO
        assert disguised.roles[CLEO] == pretended_card(state, CLEO) >= state.tables.aliens
        assert state.roles[CLEO] < state.tables.aliens, "the state itself is left alone"


def test_it_keeps_to_the_card_it_pretends_to_have() -> None:
    state = scene(alien=2, public={2: ["alien-detection"]})
    card = pretended_card(state, CLEO)
    state.vaults[2 * CLEO + SECRET] |= 1 << state.tables.project_of[project("string-theory")]
    state.study[CLEO] = NO_PROJECT
    assert pretended_card(state, CLEO) == card
    assert len({pretended_card(scene(alien=2, public={2: [name]}), CLEO) for name in FIRSTS}) > 3


FIRSTS = ("miracle-polymers", "computer-languages", "transplant-surgery", "ruby-lasers", "factory-automatons")


def test_it_uses_the_vaults_as_humans_do() -> None:
    """Before the reveal its vaults differ from those of others by chance alone."""
    public = [0, 0]
    secret = [0, 0]
    for seed in range(6):
        state = GAME.rules.start(GAME.options(length="short"), 4, Chance(seed, 0))
        step = 0
        alien, vaults = state.alien, state.vaults[:]
        while not state.revealed and GAME.rules.to_move(state):
            seat = GAME.rules.to_move(state)[0]
            view = GAME.sight.see(state, seat)
            move = bot("greedy").choose(view, GAME.rules.legal_moves(state, seat), Chance(seed, step))
            step += 1
            vaults = state.vaults[:]
            GAME.rules.advance(state, seat, move, Chance(seed, step))
        for company in range(4):
            public[company == alien] += vaults[2 * company + PUBLIC].bit_count()
            secret[company == alien] += vaults[2 * company + SECRET].bit_count()
    humans = public[False] / (public[False] + secret[False])
    aliens = public[True] / (public[True] + secret[True])
    assert abs(humans - aliens) < 0.35


# What is worked out once


def facts(prize: Prize) -> tuple[list[float], list[float], list[float]]:
    return prize.worths, prize.costs, prize.trusts


def test_what_an_event_brings_does_not_change_while_it_is_bargained_over_and_decided() -> None:
    looks = 0
    for seed in range(6):
        rng = Chance(seed, 0)
        state = GAME.rules.start(GAME.options(), 4, rng)
        while seats := GAME.rules.to_move(state):
            seat = seats[rng.below(len(seats))]
            if state.phase in (BARGAIN, CHOICE, VOTES):
                assert facts(prize_of(state)) == facts(Prize(state))
                looks += 1
            moves = GAME.rules.legal_moves(state, seat)
            GAME.rules.advance(state, seat, moves[rng.below(len(moves))], rng)
    assert looks > 100


def test_a_copy_of_a_state_weighs_the_event_again() -> None:
    state = election()
    prize = prize_of(state)
    assert prize_of(state) is prize
    assert GAME.states.copy(state).weighed is None
