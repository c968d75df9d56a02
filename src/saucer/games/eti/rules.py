"""The rules in motion: every move, and the course of a turn from step to step.

Only this file and the `rules_*` files beside it, one for each subject, change a State.
"""

from typing import cast

from saucer.engine.chance import Chance
from saucer.engine.types import TimeUp, Viewer
from saucer.games.eti.box import PUBLIC, SECRET
from saucer.games.eti.components import ABILITIES
from saucer.games.eti.events import Event
from saucer.games.eti.moves import (
    ChooseAgenda,
    ChooseCompany,
    ChooseMethod,
    ChooseProject,
    ChooseThreat,
    ChooseVault,
    DiscardPort,
    DrawProject,
    DropThreat,
    HonourOffer,
    Move,
    NextCard,
    PlaceMarker,
    PlayHeld,
    Scrap,
    TakeAttack,
    TurnUp,
    Upgrade,
    Vote,
)
from saucer.games.eti.rules_bargain import (
    bargain,
    break_offer,
    collect_deals,
    end_bargaining,
    honour_offer,
    settle_next,
)
from saucer.games.eti.rules_company import ask_about_threats, change_threat
from saucer.games.eti.rules_effects import (
    carry_out,
    contract_cards,
    end_ordering,
    follow_contract,
    hand_down,
    inspect,
    mark_project,
    order_card,
    review_port,
    upgrade_freely,
)
from saucer.games.eti.rules_event import (
    ask_president,
    begin_event,
    cast_vote,
    count_votes,
    fall_to,
    find_company,
    open_votes,
    play_bloc,
    show_project,
)
from saucer.games.eti.rules_invasion import (
    apply_card,
    end_match,
    keep_vision,
    leave_endgame,
    mash_at,
    move_fame,
    next_human,
    offer_shelter,
    place_attack,
    place_mash,
    resolve_attacks,
    scrap,
    see_vision,
    send_attack,
    stop_intel,
    take_attack,
    take_leftovers,
    take_shelter,
    turn_up_attack,
    use_intel,
)
from saucer.games.eti.rules_submit import (
    arrange,
    ask_agendas,
    ask_orders,
    ask_plans,
    ask_ties,
    ask_vaults,
    break_tie,
    change_agenda,
    choose_agenda,
    choose_method,
    choose_vault,
    keep_agenda,
    play_plans,
    research,
    show_results,
)
from saucer.games.eti.rules_turn import (
    answer_window,
    begin_turn,
    choose_marks,
    count_down,
    draw_next,
    mark_project_studied,
    pass_badge,
    set_up,
    start,
    turn_up_project,
)
from saucer.games.eti.stages import (
    AGENDA,
    ARRANGE,
    BARGAIN,
    CHOICE,
    CROWN,
    FAME_MOVE,
    GIVE,
    INTEL,
    LEVEL,
    MARKING,
    MARKS,
    METHOD,
    ORDERING,
    OVER,
    PLANS,
    RIVAL,
    SEND,
    SETTLE,
    SHELTER,
    TIES,
    TO_AGENDAS,
    TO_ARRANGE,
    TO_ATTACK,
    TO_BADGE,
    TO_CARD,
    TO_CARDS,
    TO_CHOICE,
    TO_CHOOSE,
    TO_CLAIMS,
    TO_COUNTDOWN,
    TO_DEALS,
    TO_DRAWS,
    TO_EFFECT,
    TO_ENDGAME,
    TO_ESCAPE,
    TO_EVENT,
    TO_FLIP,
    TO_INTEL,
    TO_LEFTOVERS,
    TO_MARKS,
    TO_MASH,
    TO_PLANS,
    TO_RESEARCH,
    TO_RESULTS,
    TO_SETTLE,
    TO_START,
    TO_TALLY,
    TO_TIES,
    TO_TURN,
    TO_VOTES,
    UPGRADES,
    VAULT,
    VISION,
    VISION_VAULT,
    VOTES,
    WINDOW,
)
from saucer.games.eti.state import NOBODY, State

__all__ = ["advance", "run", "start"]


# One move


def advance(state: State, seat: Viewer, move: Move | TimeUp, rng: Chance) -> list[Event]:
    """Carry out a legal move and tell what happened."""
    news: list[Event] = []
    if seat is None:
        end_bargaining(state, news, on_time=True)
    else:
        decide(state, seat, cast("Move", move), news, rng)
    run(state, news, rng)
    return news


def run(state: State, news: list[Event], rng: Chance) -> None:
    """Go on with the turn until somebody has to decide or the match is over."""
    while state.awaited == 0 and state.stage != OVER:
        if not state.shaken or not ask_about_threats(state):
            go_on(state, news, rng)


def decide(state: State, seat: int, move: Move, news: list[Event], rng: Chance) -> None:
    """Carry out what a seat has decided, by what it was asked."""
    stage = state.stage
    if stage == BARGAIN:
        bargain(state, seat, move, news)
    elif stage == ARRANGE:
        arrange(state, seat, move, news, rng)
    elif stage == UPGRADES:
        set_up(state, seat, move, news, rng)
    elif stage == WINDOW:
        answer_window(state, seat, move, news, rng)
    elif stage == AGENDA:
        assert isinstance(move, ChooseAgenda)
        choose_agenda(state, seat, move.agenda, news, rng)
    elif stage == METHOD:
        assert isinstance(move, ChooseMethod)
        choose_method(state, seat, move.method, news, rng)
    elif stage == VOTES:
        vote(state, seat, move, news, rng)
    else:
        decide_alone(state, move, news, rng)


def vote(state: State, seat: int, move: Move, news: list[Event], rng: Chance) -> None:
    if isinstance(move, PlayHeld):
        play_bloc(state, seat, state.box.event_of[move.event], news)
    else:
        assert isinstance(move, Vote)
        cast_vote(state, seat, move.company, news, rng)


def decide_alone(state: State, move: Move, news: list[Event], rng: Chance) -> None:
    """A decision that one seat was asked for."""
    if isinstance(move, PlaceMarker):
        mark(state, state.box.project_of[move.project], news)
    elif isinstance(move, ChooseVault):
        vault = SECRET if move.vault == "secret" else PUBLIC
        into_vault(state, vault, news)
    elif isinstance(move, DrawProject):
        draw(state, move.level, news, rng)
    elif isinstance(move, ChooseCompany):
        name_company(state, move.company, news, rng)
    elif isinstance(move, ChooseProject):
        name_project(state, state.box.project_of[move.project], news)
    elif isinstance(move, ChooseThreat | DropThreat):
        change_threat(state, move, news)
    elif isinstance(move, PlayHeld):
        play_held(state, state.box.event_of[move.event], news)
    else:
        decide_rarely(state, move, news, rng)


def decide_rarely(state: State, move: Move, news: list[Event], rng: Chance) -> None:
    box = state.box
    if isinstance(move, Upgrade):
        upgrade_freely(state, ABILITIES.index(move.ability), news)
    elif isinstance(move, DiscardPort):
        review_port(state, move.port - 1, news)
    elif isinstance(move, NextCard):
        order_card(state, box.card_of[move.card], news)
    elif isinstance(move, ChooseAgenda):
        change_agenda(state, move.agenda, news)
    elif isinstance(move, TurnUp):
        turn_up_attack(state, move.company, news, rng)
    elif isinstance(move, TakeAttack):
        take_attack(state, move.company, NOBODY if move.card is None else box.card_of[move.card])
    elif isinstance(move, Scrap):
        scrap(state, box.card_of[move.card], news)
    else:
        decline(state, move, news)


def decline(state: State, move: Move, news: list[Event]) -> None:
    """Honour or break an offer; else leave it: a card, a chance, or the rest of a choice."""
    if state.stage == SETTLE:
        state.awaited = 0
        if isinstance(move, HonourOffer):
            honour_offer(state, news)
        else:
            break_offer(state, news, able=True)
    elif state.stage == PLANS:
        keep_agenda(state)
    elif state.stage == SHELTER:
        leave_endgame(state)
    elif state.stage == INTEL:
        stop_intel(state)
    elif state.stage == ORDERING:
        end_ordering(state, news)
    else:
        state.awaited = 0


def mark(state: State, project: int, news: list[Event]) -> None:
    if state.stage == MARKS:
        mark_project_studied(state, project, news)
    else:
        follow_contract(state, news)


def into_vault(state: State, vault: int, news: list[Event]) -> None:
    if state.stage == VAULT:
        choose_vault(state, vault, news)
    else:
        assert state.stage == VISION_VAULT
        keep_vision(state, vault, news)


def draw(state: State, level: int, news: list[Event], rng: Chance) -> None:
    if state.stage == LEVEL:
        show_project(state, level, news, rng)
    elif state.stage == VISION:
        see_vision(state, state.actor, level, news, rng)
    else:
        turn_up_project(state, level, news, rng)


def name_company(state: State, company: int, news: list[Event], rng: Chance) -> None:
    stage = state.stage
    if stage == CHOICE:
        fall_to(state, company, news)
    elif stage == TIES:
        break_tie(state, company, news)
    elif stage == RIVAL:
        inspect(state, company, news, rng)
    elif stage == SEND:
        send_attack(state, company, news)
    elif stage == CROWN:
        end_match(state, company, "president", news)
    else:
        mash_at(state, company, news, rng)


def name_project(state: State, project: int, news: list[Event]) -> None:
    if state.stage == GIVE:
        hand_down(state, project, news)
    elif state.stage == MARKING:
        mark_project(state, project, news)
    else:
        assert state.stage == FAME_MOVE
        move_fame(state, project, news)


def play_held(state: State, event: int, news: list[Event]) -> None:
    if state.stage == SHELTER:
        take_shelter(state, event, news)
    else:
        play_plans(state, event, news)


# The course of a turn


def go_on(state: State, news: list[Event], rng: Chance) -> None:
    """Take the next step, now that nobody is awaited."""
    step = state.step
    if step == TO_START or step == TO_MARKS or step == TO_ESCAPE:
        choose_marks(state, news)
    elif step <= TO_SETTLE:
        go_on_with_event(state, step, news, rng)
    elif step <= TO_BADGE:
        go_on_with_work(state, step, news, rng)
    else:
        go_on_with_invasion(state, step, news, rng)


def go_on_with_event(state: State, step: int, news: list[Event], rng: Chance) -> None:
    if step == TO_TURN:
        begin_turn(state, news)
    elif step == TO_EVENT:
        begin_event(state, news, rng)
    elif step == TO_CHOOSE:
        find_company(state, news)
    elif step == TO_CHOICE:
        ask_president(state)
    elif step == TO_VOTES:
        open_votes(state)
    elif step == TO_TALLY:
        count_votes(state, news)
    elif step == TO_EFFECT:
        carry_out(state, news, rng)
    elif step == TO_CARDS:
        contract_cards(state, news, rng)
    elif step == TO_DEALS:
        collect_deals(state)
    else:
        assert step == TO_SETTLE
        settle_next(state, news)


def go_on_with_work(state: State, step: int, news: list[Event], rng: Chance) -> None:
    if step == TO_AGENDAS:
        ask_agendas(state)
    elif step == TO_PLANS:
        ask_plans(state)
    elif step == TO_RESEARCH:
        research(state, news, rng)
    elif step == TO_ARRANGE:
        ask_orders(state)
    elif step == TO_RESULTS:
        show_results(state, news)
    elif step == TO_TIES:
        ask_ties(state, news)
    elif step == TO_CLAIMS:
        ask_vaults(state)
    elif step == TO_DRAWS:
        draw_next(state, news, rng)
    else:
        assert step == TO_BADGE
        pass_badge(state, news)


def go_on_with_invasion(state: State, step: int, news: list[Event], rng: Chance) -> None:
    if step == TO_COUNTDOWN:
        count_down(state)
    elif step == TO_LEFTOVERS:
        take_leftovers(state, news)
    elif step == TO_ATTACK:
        place_attack(state, news, rng)
    elif step == TO_INTEL:
        use_intel(state)
    elif step == TO_MASH:
        place_mash(state, news, rng)
    elif step == TO_ENDGAME:
        next_human(state, news, rng)
    elif step == TO_CARD:
        apply_card(state, news, rng)
    elif step == TO_FLIP:
        resolve_attacks(state, news, rng)
    else:
        offer_shelter(state)
