"""Imagining: states that fit everything a view knows, the unknown as chance alone would deal it."""

from saucer.engine.chance import Chance
from saucer.games.eti.box import AGENDAS, METHODS, PUBLIC, SECRET, STANDARD_WAY, SUBMIT
from saucer.games.eti.components import ALIEN_IDS, FIELDS, THREATS, CardId, IncidentId, ProjectId
from saucer.games.eti.questions import (
    agendas_open,
    companies,
    everyone,
    lacks_threat,
    members,
    must_reveal,
    upgrades_left,
    voters,
)
from saucer.games.eti.rules_turn import PASSES, REVEALS, blank_state
from saucer.games.eti.stages import (
    AGENDA,
    ARRANGE,
    METHOD,
    STAGES,
    STEPS,
    UPGRADES,
    VOTES,
    WINDOW,
)
from saucer.games.eti.state import NOBODY, Offer, State, Variant, entry, offer_with
from saucer.games.eti.views import OfferView, SeatView, View

STAGE_NUMBERS = {name: number for number, name in enumerate(STAGES)}
STEP_NUMBERS = {name: number for number, name in enumerate(STEPS)}


def imagine(view: View, rng: Chance) -> State:
    """A state that fits everything the view knows; the unknown as chance alone would deal it."""
    state = blank_state(Variant(view.options, len(view.seats)), len(view.seats))
    set_course(state, view)
    set_table(state, view)
    for seat, seen in enumerate(view.seats):
        set_company(state, seat, seen)
        set_turn(state, seat, seen)
    set_bargaining(state, view)
    set_piles(state)
    deal_roles(state, view, rng)
    deal_cards(state, view, rng)
    imagine_secrets(state, view, rng)
    return state


def number_of(seat: int | None) -> int:
    return NOBODY if seat is None else int(seat)


def seat_set(seats: tuple[int, ...]) -> int:
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found


def project_set(state: State, names: tuple[ProjectId, ...]) -> int:
    found = 0
    for name in names:
        found |= 1 << state.box.project_of[name]
    return found


def event_set(state: State, names: tuple[IncidentId, ...]) -> int:
    found = 0
    for name in names:
        found |= 1 << state.box.event_of[name]
    return found


def project_number(state: State, name: ProjectId | None) -> int:
    return NOBODY if name is None else state.box.project_of[name]


# What everyone sees


def set_course(state: State, view: View) -> None:
    state.stage = STAGE_NUMBERS[view.decision.phase]
    state.step = STEP_NUMBERS[view.step]
    state.awaited = seat_set(view.waiting)
    state.actor = int(view.turn) if view.alone else NOBODY
    state.turn = view.turn_number
    state.president = view.president
    state.claimed = view.claimed
    state.revealed = view.alien is not None
    state.countdown = view.countdown
    state.invading = view.invading
    state.target = number_of(view.target)
    state.candidates = seat_set(view.candidates)
    state.deciders = seat_set(view.deciders)
    state.talks = view.talks
    state.queue = list(view.queue)
    state.claimers = seat_set(view.claimers)
    state.movers = seat_set(view.movers)
    state.left = view.left
    state.shaken = view.shaken
    state.mashed = seat_set(view.mashed)
    state.result = view.outcome


def set_table(state: State, view: View) -> None:
    box = state.box
    state.centre = project_set(state, view.centre)
    state.shown = project_number(state, view.shown)
    state.event = NOBODY if view.event is None else box.event_of[view.event]
    state.event_discards = event_set(state, view.event_discards)
    state.attached = event_set(state, view.attached)
    state.fame_moved = project_set(state, view.fame_moved)
    state.lost = project_set(state, view.lost)
    for mark in view.marks:
        state.fame_marks[box.project_of[mark.project]] = mark.fame
        state.defence_marks[box.project_of[mark.project]] = mark.defence


def set_company(state: State, seat: int, seen: SeatView) -> None:
    for ability in range(4):
        state.tokens[4 * seat + ability] = seen.tokens[ability]
        state.permanent[4 * seat + ability] = seen.permanent[ability]
    for threat in seen.immunities:
        state.immune[seat] |= 1 << THREATS.index(threat)
    state.bank[seat] = seen.bank
    state.vaults[2 * seat + SECRET] = project_set(state, seen.secret)
    state.vaults[2 * seat + PUBLIC] = project_set(state, seen.public)
    state.held[seat] = event_set(state, seen.held)
    state.study[seat] = project_number(state, seen.study)
    state.left_field[seat] = NOBODY if seen.left_field is None else FIELDS.index(seen.left_field)
    state.kept[seat] = seen.kept
    state.broken[seat] = seen.broken
    state.shelter[seat] = seen.shelter
    state.fames[seat] = seen.final_fame
    if seen.role_shown:
        state.role_shown |= 1 << seat
    if seen.survives:
        state.survivors |= 1 << seat


def set_turn(state: State, seat: int, seen: SeatView) -> None:
    state.agendas[seat] = 0 if seen.agenda is None else AGENDAS.index(seen.agenda)
    state.methods[seat] = 0 if seen.method is None else METHODS.index(seen.method)
    state.results[seat] = NOBODY if seen.result is None else seen.result
    state.queues[seat] = [state.box.card_of[card] for card in seen.queue]
    state.winners[seat] = project_number(state, seen.claims)
    state.votes[seat] = number_of(seen.vote)
    if seen.banned:
        state.banned |= 1 << seat
    if seen.bloc:
        state.blocs |= 1 << seat
    for to, choice in enumerate(seen.promises):
        state.promises[seat * state.seats + to] = number_of(choice)


def set_bargaining(state: State, view: View) -> None:
    """The offers on the table, and of those being made only the viewer's own."""
    for seen in view.offers:
        state.offers.append(offer_of(state, seen))
        state.opened[seen.seat] += 1
    if view.viewer is not None:
        state.opened[view.viewer] = view.opened
        if view.draft is not None:
            state.drafts[view.viewer] = offer_of(state, view.draft)


def offer_of(state: State, seen: OfferView) -> Offer:
    offer = Offer(seen.seat, seen.to, seen.wish, seen.number, voting=seen.voting)
    return offer_with(offer, seen.points, project_set(state, seen.projects), event_set(state, seen.events))


def set_piles(state: State) -> None:
    """What lies nowhere else is still in the piles."""
    elsewhere = state.centre
    for projects in state.vaults:
        elsewhere |= projects
    for project in [*state.winners, state.shown]:
        if project != NOBODY:
            elsewhere |= 1 << project
    state.piles &= ~elsewhere
    state.event_deck &= ~(state.event_discards | state.attached)
    for events in state.held:
        state.event_deck &= ~events


# What is hidden


def deal_roles(state: State, view: View, rng: Chance) -> None:
    """The endgame cards the viewer knows; the others as they may have been dealt. (R1.5)"""
    box = state.box
    roles = [NOBODY if seen.role is None else box.role_of[seen.role] for seen in view.seats]
    hidden = [seat for seat in range(state.seats) if roles[seat] == NOBODY]
    spare = [role for role in range(box.aliens, box.roles) if role not in roles]
    rng.shuffle(spare)
    for seat in hidden:
        roles[seat] = spare.pop()
    aliens = [seat for seat in range(state.seats) if roles[seat] < box.aliens]
    if aliens:
        state.alien = aliens[0]
    else:
        state.alien = hidden[rng.below(len(hidden))]
        roles[state.alien] = imagined_alien_card(state, view, rng)
    state.roles = roles


def imagined_alien_card(state: State, view: View, rng: Chance) -> int:
    if view.alien_card is None:
        return rng.below(state.box.aliens)
    return ALIEN_IDS.index(view.alien_card)


def deal_cards(state: State, view: View, rng: Chance) -> None:
    """Known cards where they are; for the unknown ones any cards that are left."""
    own = NOBODY if view.viewer is None else int(view.viewer)
    take_known(state, view)
    for seat, seen in enumerate(view.seats):
        for port in seen.ports:
            state.ports[seat].append(entry(kind_or_draw(state, port.card, rng), seat_set(port.seen_by)))
        state.attack[seat] = [attack_entry(state, card, rng) for card in seen.attack]
    knower = everyone(state) if own == NOBODY else 1 << own
    for card in view.discards:
        state.discards.append(entry(kind_or_draw(state, card, rng), 0 if card is None else knower))
    if view.taken is not None:
        state.source = view.taken.source
        state.taken = attack_entry(state, view.taken.card, rng)


def take_known(state: State, view: View) -> None:
    """Take every card the viewer can name out of the deck."""
    for seen in view.seats:
        for port in seen.ports:
            take_out(state, port.card)
        for card in seen.attack:
            take_out(state, card)
    for card in view.discards:
        take_out(state, card)
    if view.taken is not None:
        take_out(state, view.taken.card)


def take_out(state: State, card: CardId | None) -> None:
    if card is not None:
        state.deck[state.box.card_of[card]] -= 1


def kind_or_draw(state: State, card: CardId | None, rng: Chance) -> int:
    if card is not None:
        return state.box.card_of[card]
    left = rng.below(sum(state.deck))
    kind = 0
    while left >= state.deck[kind]:
        left -= state.deck[kind]
        kind += 1
    state.deck[kind] -= 1
    return kind


def attack_entry(state: State, card: CardId | None, rng: Chance) -> int:
    return entry(kind_or_draw(state, card, rng), 0 if card is None else everyone(state))


# Secret choices


def imagine_secrets(state: State, view: View, rng: Chance) -> None:
    """The viewer's own secret choices; for the others any that the rules allow."""
    own = NOBODY if view.viewer is None else int(view.viewer)
    for seat in range(state.seats):
        if seat == own:
            state.choice[seat] = view.chosen
        elif not (state.awaited >> seat) & 1:
            state.choice[seat] = imagined_choice(state, seat, rng)
    if state.stage == ARRANGE:
        imagine_orders(state, view, own)


def imagined_choice(state: State, seat: int, rng: Chance) -> int:
    stage = state.stage
    if stage == AGENDA and state.study[seat] != NOBODY and (companies(state) >> seat) & 1:
        open_to_it = agendas_open(state, seat)
        return open_to_it[rng.below(len(open_to_it))]
    if stage == WINDOW:
        return imagined_answer(state, seat, rng)
    if stage == METHOD and state.agendas[seat] == SUBMIT and state.ports[seat]:
        return 1 + rng.below(2)
    if stage == VOTES and state.variant.hidden_vote and (voters(state) >> seat) & 1:
        able = members(state.candidates)
        return 1 + able[rng.below(len(able))]
    if stage == UPGRADES:
        imagine_upgrades(state, seat, rng)
        return 1
    return 0


def imagined_answer(state: State, seat: int, rng: Chance) -> int:
    if seat != state.alien:
        return PASSES
    return REVEALS if must_reveal(state) or rng.flip() else PASSES


def imagine_upgrades(state: State, seat: int, rng: Chance) -> None:
    while upgrades_left(state, seat):
        index = 4 * seat + rng.below(4)
        state.tokens[index] += 1
        state.permanent[index] += 1
    while lacks_threat(state, seat):
        state.immune[seat] |= 1 << rng.below(4)


def imagine_orders(state: State, view: View, own: int) -> None:
    """Others' queues as they lay open; the viewer's own as far as it has come."""
    state.orders = [
        ports[:] if state.methods[seat] == STANDARD_WAY else [] for seat, ports in enumerate(state.ports)
    ]
    if own == NOBODY:
        return
    state.orders[own] = []
    if view.order:
        knowers = everyone(state)
        state.orders[own] = [entry(state.box.card_of[card], knowers) for card in view.order]
        state.swaps[own] = view.swaps
        if view.drilled:
            state.drills |= 1 << own
