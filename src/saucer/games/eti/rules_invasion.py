"""The invasion: leftovers, attack cards, Intel, the mash, endgame cards, and who is left (R10, R11)."""

from typing import Final

from saucer.engine.chance import Chance
from saucer.engine.types import Outcome, Seat
from saucer.games.eti.box import (
    CREATIVITY,
    DEEP_SHELTER,
    SABOTEUR,
    SECRET,
    SURVIVALIST,
    VISIONARY,
)
from saucer.games.eti.events import (
    AttackMoved,
    AttackPlaced,
    AttackScrapped,
    AttackTurnedUp,
    CompanyAttacked,
    EndReason,
    Event,
    FameMoved,
    InvasionStarted,
    LeftoversTaken,
    MatchEnded,
    RoleShown,
)
from saucer.games.eti.questions import (
    base_attack,
    card_attack,
    clockwise,
    companies,
    everyone,
    held_with,
    kinds_of,
    members,
    project_defence,
    project_fame,
    role_effect,
    scrappable,
    space,
    stocked_levels,
    top_level,
    vault_of,
)
from saucer.games.eti.rules_cards import draw_card
from saucer.games.eti.rules_company import ask_one, claim_into
from saucer.games.eti.rules_event import draw_project, spend_held
from saucer.games.eti.scoring import Standing, best_sacrifice
from saucer.games.eti.stages import (
    CROWN,
    FAME_MOVE,
    INTEL,
    MASH,
    OVER,
    SCRAP,
    SEND,
    SHELTER,
    TO_ATTACK,
    TO_CARD,
    TO_ENDGAME,
    TO_FLIP,
    TO_INTEL,
    TO_MASH,
    TO_SHELTER,
    VISION,
    VISION_VAULT,
)
from saucer.games.eti.state import KIND_BITS, KIND_MASK, NOBODY, State, entry

POINTS_PER_COMPANY: Final = 10
"""What the alien scores for each company it destroys."""


# Leftovers, attack cards, Intel and the mash (R10.4 to R10.7)


def take_leftovers(state: State, news: list[Event]) -> None:
    """The alien takes what lies in the centre, and its tactics grow. (R10.4)"""
    news.append(InvasionStarted(Seat(state.president)))
    leftovers = members(state.centre)
    state.centre = 0
    state.invading = True
    state.shaken = True
    state.study = [NOBODY] * state.seats
    news.append(LeftoversTaken(Seat(state.alien), tuple([state.box.project_ids[item] for item in leftovers])))
    for project in leftovers:
        claim_into(state, state.alien, project, SECRET, news)
    state.step = TO_ATTACK


def place_attack(state: State, news: list[Event], rng: Chance) -> None:
    """All research cards become the attack deck; so many lie before each human. (R10.5)"""
    box = state.box
    state.deck = box.card_counts[:]
    state.discards = []
    state.ports = [[] for _ in range(state.seats)]
    role = state.roles[state.alien]
    cards = state.variant.multiplier + box.alien_cards[role]
    for seat in clockwise(state, state.president, companies(state)):
        for _ in range(cards):
            add_attack_card(state, seat, rng)
        news.append(AttackPlaced(Seat(seat), cards))
    state.left = box.intel[space(state, state.alien, CREATIVITY)] + box.alien_intel[role]
    state.step = TO_INTEL


def add_attack_card(state: State, seat: int, rng: Chance) -> None:
    replace_row(state, seat, state.attack[seat] + [entry(draw_card(state, sum(state.deck), rng), 0)])


def replace_row(state: State, seat: int, row: list[int]) -> None:
    attack = state.attack[:]
    attack[seat] = row
    state.attack = attack


def use_intel(state: State) -> None:
    """Ask the alien to turn up or move cards while Intel lasts. (R10.6)"""
    if state.left:
        ask_one(state, INTEL, state.alien)
    else:
        begin_mash(state)


def stop_intel(state: State) -> None:
    state.awaited = 0
    begin_mash(state)


def turn_up_attack(state: State, company: int, news: list[Event], rng: Chance) -> None:
    rng.reveal()
    row = state.attack[company][:]
    slot = 0
    while row[slot] >> KIND_BITS:
        slot += 1
    row[slot] |= everyone(state) << KIND_BITS
    replace_row(state, company, row)
    news.append(AttackTurnedUp(Seat(company), state.box.card_ids[row[slot] & KIND_MASK]))
    state.left -= 1
    state.awaited = 0


def take_attack(state: State, company: int, kind: int) -> None:
    """Take up a card that lies open, or a face-down one for NOBODY. (R10.6)"""
    row = state.attack[company][:]
    slot = 0
    while not fits_card(row[slot], kind):
        slot += 1
    state.taken = row.pop(slot)
    state.source = company
    replace_row(state, company, row)
    ask_one(state, SEND, state.alien)


def fits_card(card: int, kind: int) -> bool:
    lies_open = card >> KIND_BITS != 0
    return lies_open and card & KIND_MASK == kind if kind != NOBODY else not lies_open


def send_attack(state: State, company: int, news: list[Event]) -> None:
    card = state.taken
    name = state.box.card_ids[card & KIND_MASK] if card >> KIND_BITS else None
    replace_row(state, company, state.attack[company] + [card])
    news.append(AttackMoved(Seat(state.source), Seat(company), name))
    state.taken = NOBODY
    state.source = NOBODY
    state.left -= 1
    state.awaited = 0


def begin_mash(state: State) -> None:
    """One card for every two projects of the alien, one per company at most. (R10.7)"""
    state.left = min(vault_of(state, state.alien).bit_count() // 2, companies(state).bit_count())
    state.mashed = 0
    state.step = TO_MASH


def place_mash(state: State, news: list[Event], rng: Chance) -> None:
    if state.left == 0:
        state.queue = clockwise(state, state.president, companies(state))
        state.step = TO_ENDGAME
    elif state.left == (companies(state) & ~state.mashed).bit_count():
        for seat in members(companies(state) & ~state.mashed):
            mash_at(state, seat, news, rng)
    else:
        ask_one(state, MASH, state.alien)


def mash_at(state: State, company: int, news: list[Event], rng: Chance) -> None:
    add_attack_card(state, company, rng)
    state.mashed |= 1 << company
    state.left -= 1
    state.awaited = 0
    news.append(AttackPlaced(Seat(company), 1))


# Endgame cards (R10.8, R11)


def next_human(state: State, news: list[Event], rng: Chance) -> None:
    """From the final president clockwise, each human shows its card and applies it. (R10.8)"""
    if not state.queue:
        state.step = TO_FLIP
        return
    seat = state.queue[0]
    state.role_shown |= 1 << seat
    rng.reveal()
    news.append(RoleShown(Seat(seat), state.box.role_ids[state.roles[seat]]))
    state.step = TO_CARD


def apply_card(state: State, news: list[Event], rng: Chance) -> None:
    seat = state.queue[0]
    effect = role_effect(state, seat)
    state.step = TO_SHELTER
    if effect == SURVIVALIST and vault_of(state, seat):
        ask_one(state, FAME_MOVE, seat)
    elif effect == VISIONARY:
        begin_vision(state, seat, news, rng)
    elif effect == SABOTEUR:
        open_own_cards(state, seat, news, rng)
        if scrappable(state, seat):
            ask_one(state, SCRAP, seat)


def move_fame(state: State, project: int, news: list[Event]) -> None:
    """Survivalist: printed fame becomes defence. (R11.1)"""
    state.fame_moved |= 1 << project
    state.awaited = 0
    news.append(FameMoved(Seat(state.actor), state.box.project_ids[project]))


def begin_vision(state: State, seat: int, news: list[Event], rng: Chance) -> None:
    """Visionary: a project of the lowest level still stocked, or of any up to one's own. (R11.2, R12.5)"""
    levels = stocked_levels(state, top_level(state, seat) if state.variant.wide_visionary else 0)
    if len(levels) == 1:
        see_vision(state, seat, levels[0], news, rng)
    elif levels:
        ask_one(state, VISION, seat)


def see_vision(state: State, seat: int, level: int, news: list[Event], rng: Chance) -> None:
    state.shown = draw_project(state, level, seat, news, rng)
    ask_one(state, VISION_VAULT, seat)


def keep_vision(state: State, vault: int, news: list[Event]) -> None:
    claim_into(state, state.actor, state.shown, vault, news)
    state.shown = NOBODY
    state.awaited = 0


def open_own_cards(state: State, seat: int, news: list[Event], rng: Chance) -> None:
    """Saboteur: one's own attack cards lie open. (R11.6)"""
    rng.reveal()
    row = state.attack[seat][:]
    for slot in range(len(row)):
        if not row[slot] >> KIND_BITS:
            news.append(AttackTurnedUp(Seat(seat), state.box.card_ids[row[slot] & KIND_MASK]))
        row[slot] |= everyone(state) << KIND_BITS
    replace_row(state, seat, row)


def scrap(state: State, kind: int, news: list[Event]) -> None:
    seat = state.actor
    row = state.attack[seat][:]
    row.pop(kinds_of(row).index(kind))
    state.deck[kind] += 1
    replace_row(state, seat, row)
    state.awaited = 0
    news.append(AttackScrapped(Seat(seat), state.box.card_ids[kind]))


def offer_shelter(state: State) -> None:
    """Whoever holds Deep Shelter may use it in its own turn. (R4.12)"""
    if held_with(state, state.queue[0], DEEP_SHELTER):
        ask_one(state, SHELTER, state.queue[0])
    else:
        leave_endgame(state)


def take_shelter(state: State, event: int, news: list[Event]) -> None:
    spend_held(state, state.actor, event, news)
    shelter = state.shelter[:]
    shelter[state.actor] += state.box.event_number[event]
    state.shelter = shelter
    state.awaited = 0


def leave_endgame(state: State) -> None:
    state.queue.pop(0)
    state.awaited = 0
    state.step = TO_ENDGAME


# The attacks and the end (R10.9 to R10.12)


def resolve_attacks(state: State, news: list[Event], rng: Chance) -> None:
    """Turn up every card, and see who survives with how much fame. (R10.9, R10.10)"""
    rng.reveal()
    fames = [0] * state.seats
    for seat in clockwise(state, state.president, companies(state)):
        standing = attack_company(state, seat, news)
        if standing.survives:
            state.survivors |= 1 << seat
            fames[seat] = standing.fame
        for project in standing.discarded:
            state.lost |= 1 << project
    state.fames = fames
    find_winner(state, news)


def attack_company(state: State, seat: int, news: list[Event]) -> Standing:
    box = state.box
    everyone_sees = everyone(state) << KIND_BITS
    replace_row(state, seat, [card | everyone_sees for card in state.attack[seat]])
    kinds = kinds_of(state.attack[seat])
    attack = base_attack(state, seat) + sum([card_attack(state, seat, kind) for kind in kinds])
    projects = members(vault_of(state, seat))
    defences = [project_defence(state, seat, project) for project in projects]
    fames = [project_fame(state, seat, project) for project in projects]
    defence = sum(defences) + state.shelter[seat]
    survives = defence >= attack
    lost = best_sacrifice(defences, fames, attack - state.shelter[seat]) if survives else range(len(projects))
    discarded = [projects[index] for index in lost]
    fame = sum(fames) - sum([fames[index] for index in lost])
    news.append(
        CompanyAttacked(
            company=Seat(seat),
            cards=tuple([box.card_ids[kind] for kind in kinds]),
            base=base_attack(state, seat),
            attack=attack,
            defence=defence,
            survives=survives,
            discarded=tuple([box.project_ids[project] for project in discarded]),
            fame=fame,
        )
    )
    return Standing(survives=survives, discarded=discarded, fame=fame)


def find_winner(state: State, news: list[Event]) -> None:
    """Most fame wins; the president decides between equals; with nobody left the alien wins. (R10.11, R10.12)"""
    if state.survivors == 0:
        end_match(state, state.alien, "conquest", news)
        return
    best = max([state.fames[seat] for seat in members(state.survivors)])
    state.candidates = 0
    for seat in members(state.survivors):
        if state.fames[seat] == best:
            state.candidates |= 1 << seat
    if state.candidates & (state.candidates - 1):
        ask_one(state, CROWN, state.president)
    else:
        end_match(state, members(state.candidates)[0], "fame", news)


def end_match(state: State, winner: int, reason: EndReason, news: list[Event]) -> None:
    scores = state.fames[:]
    destroyed = (companies(state) & ~state.survivors).bit_count()
    scores[state.alien] = POINTS_PER_COMPANY * destroyed
    state.stage = OVER
    state.awaited = 0
    state.actor = NOBODY
    sides = tuple(["alien" if seat == state.alien else "human" for seat in range(state.seats)])
    state.result = Outcome(tuple(scores), (Seat(winner),), reason, sides)
    news.append(MatchEnded(Seat(winner), reason))
