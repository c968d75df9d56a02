"""What a sensible player looks at: defence, fame and research to come, the attack to expect, and whom to suspect."""

from math import exp, sqrt
from typing import Final

from saucer.engine.words import Seat
from saucer.engine.worth import worth
from saucer.games.eti.box import (
    ANALYSIS,
    CHANGE,
    COUNTERSPY,
    CREATIVITY,
    SAFE,
    SECURITY,
    STAFFING,
    STANDARD_WAY,
    SUBMIT,
)
from saucer.games.eti.questions import (
    base_attack,
    card_attack,
    companies,
    kinds_of,
    members,
    project_defence,
    project_fame,
    role_effect,
    space,
    staffing,
    threats_of,
    vault_of,
)
from saucer.games.eti.scoring import ALL_THREATS, queue_total
from saucer.games.eti.stages import AGENDA, ARRANGE, METHOD, PLANS, TO_ARRANGE, TO_BADGE
from saucer.games.eti.state import KIND_BITS, KIND_MASK, NOBODY, State
from saucer.games.eti.views import View

CARD_POINTS: Final = 12.5
"""What a card brings in a standard submission with no ability, and what each ability adds."""
SWAP_POINTS: Final = 2.2
IMMUNITY_POINTS: Final = 1.6
WORKING_SHARE: Final = 0.62
"""The part of the turns that brings cards; the others submit and move."""
DEFENCE_PER_POINT: Final = 0.15
FAME_PER_POINT: Final = 0.12
VAULT_PER_POINT: Final = 0.035
VAULT_DEFENCE: Final = 3.5
VAULT_FAME: Final = 7.0
"""What a vault adds to a project, while it is not known which."""
CARD_SPREAD: Final = 15.0
FAME_SCALE: Final = 22.0
TYPICAL_DIFFICULTY: Final = 110
SWAP_GAIN: Final = 6
REVEAL_DELAY: Final = 0.7
DIFFICULTY_GROWTH: Final = 1.1
FAR: Final = 30.0
DEFENCE_TO_COME: Final = 0.8

SUSPECT_SECURITY: Final = 0.35
SUSPECT_ANALYSIS: Final = 0.25
SUSPECT_LEVELS: Final = 0.12
SUSPECT_BROKEN: Final = 0.15
SUSPECT_STAFFING: Final = 0.1


def research_power(state: State, seat: int) -> float:
    """The points a company's research brings in a turn of work."""
    creative = state.box.creativity[space(state, seat, CREATIVITY)]
    per_card = CARD_POINTS + SWAP_POINTS * min(creative, 4) + IMMUNITY_POINTS * threats_of(state, seat)
    return staffing(state, seat) * per_card


def research_powers(state: State) -> list[float]:
    return [research_power(state, seat) for seat in range(state.seats)]


def points_in_hand(state: State, seat: int) -> float:
    """Bank and cards, as points of research."""
    return points_with(state, seat, research_power(state, seat))


def points_with(state: State, seat: int, power: float) -> float:
    cards = len(state.ports[seat])
    if cards == 0:
        return float(state.bank[seat])
    return state.bank[seat] + cards * power / staffing(state, seat)


def has_worked(state: State) -> bool:
    """Whether this turn's cards have been dealt: what is left of it is submitting and moving."""
    return TO_ARRANGE <= state.step <= TO_BADGE


def turns_left(state: State) -> float:
    """How many turns of work will come after this one, as far as anyone can tell."""
    return turns_with(state, research_powers(state))


def turns_with(state: State, powers: list[float]) -> float:
    if state.invading:
        return 0.0
    if state.revealed:
        return max(0.0, float(state.countdown - 1))
    until = turns_to_threshold(state, powers) + REVEAL_DELAY - (0.0 if has_worked(state) else 1.0)
    until = min(max(0.0, until), max(0.0, float(state.variant.turn_limit - state.turn)))
    return until + state.box.eti[space(state, state.alien, STAFFING)]


def turns_to_threshold(state: State, powers: list[float]) -> float:
    """The work that is missing for so many claims, by the work that all companies do in a turn."""
    needed = state.variant.threshold - state.claimed
    if needed <= 0:
        return 0.0
    done = 0.0
    power = 0.0
    for seat in range(state.seats):
        power += powers[seat]
        project = state.study[seat]
        if project != NOBODY:
            done += min(points_with(state, seat, powers[seat]), float(state.box.difficulty[project]))
    return max(0.0, needed * usual_difficulty(state) - done) / (power * WORKING_SHARE)


def usual_difficulty(state: State) -> float:
    """The difficulty of what lies in the centre, and a little more for what comes after."""
    projects = members(state.centre)
    if not projects:
        return float(TYPICAL_DIFFICULTY)
    total = 0
    for project in projects:
        total += state.box.difficulty[project]
    return DIFFICULTY_GROWTH * total / len(projects)


class Work:
    """What a company works on, seen from the end of this turn: its points, and the turns until it can claim."""

    def __init__(self, state: State, seat: int, power: float) -> None:
        self.project = state.study[seat]
        self.power = power
        self.points = float(state.bank[seat])
        self.turns = FAR
        if self.project == NOBODY:
            return
        cards = len(state.ports[seat])
        difficulty = state.box.difficulty[self.project]
        if not has_worked(state):
            self.plan(state, seat, cards, difficulty)
        elif state.agendas[seat] == SUBMIT:
            self.submit(submitted(state, seat, cards), difficulty)
        else:
            self.add_cards(state, seat, cards, difficulty)

    def add_cards(self, state: State, seat: int, cards: int, difficulty: int) -> None:
        self.points += cards * self.power / staffing(state, seat)
        self.turns = 1.0 + self.missing(difficulty)

    def missing(self, difficulty: int) -> float:
        """Turns of research that are still missing."""
        return max(0.0, difficulty - self.points) / self.power

    def plan(self, state: State, seat: int, cards: int, difficulty: int) -> None:
        """Reckon with the agenda chosen; where none has been, with research, or a claim that is sure."""
        agenda = (
            state.choice[seat]
            if state.stage == AGENDA
            else state.agendas[seat]
            if state.stage == PLANS
            else 0
        )
        if agenda == SUBMIT:
            self.submit(max(state.box.safe_points * cards, best_guess(state, seat)), difficulty)
        elif agenda == CHANGE:
            self.points = min(TYPICAL_DIFFICULTY / 2.0, self.points + state.box.safe_points * cards)
            self.turns = 1.0 + self.missing(TYPICAL_DIFFICULTY)
        elif agenda == 0 and self.points + state.box.safe_points * cards >= difficulty:
            self.turns = 0.0
        else:
            self.add_cards(state, seat, cards + staffing(state, seat), difficulty)

    def submit(self, total: int, difficulty: int) -> None:
        """A submission claims now, or leaves its points in the bank."""
        self.points += total
        self.turns = 0.0 if self.points >= difficulty else 1.0 + self.missing(difficulty)


def best_guess(state: State, seat: int) -> int:
    """What a standard submission of these cards comes to, with a little for every swap."""
    queue = kinds_of(state.ports[seat])
    swaps = state.box.creativity[space(state, seat, CREATIVITY)]
    total = queue_total(state.box.table, queue, state.immune[seat])
    return total + SWAP_GAIN * min(swaps, len(queue) // 2)


def submitted(state: State, seat: int, cards: int) -> int:
    """What a submission under way comes to, as it has been chosen and put in order so far."""
    immune = ALL_THREATS if (state.drills >> seat) & 1 else state.immune[seat]
    if state.stage == ARRANGE and state.orders[seat]:
        return queue_total(state.box.table, kinds_of(state.orders[seat]), immune)
    method = state.choice[seat] if state.stage == METHOD else state.methods[seat]
    if method == SAFE:
        return state.box.safe_points * cards
    guess = best_guess(state, seat)
    return guess if method == STANDARD_WAY else max(guess, state.box.safe_points * cards)


class Outlook:
    """How the invasion would go for everyone, as things stand and are likely to grow."""

    def __init__(self, state: State) -> None:
        self.state = state
        powers = research_powers(state)
        self.turns = turns_with(state, powers)
        self.humans = members(companies(state) & ~(1 << state.alien))
        seats = state.seats
        self.defence: list[float] = [0.0] * seats
        self.fame: list[float] = [0.0] * seats
        self.attack: list[float] = [0.0] * seats
        self.survival: list[float] = [0.0] * seats
        self.mash = self.mash_share()
        self.work: list[Work] = []
        if not state.invading:
            self.work = [Work(state, seat, powers[seat]) for seat in range(seats)]
        for seat in self.humans:
            self.foresee(seat)

    def mash_share(self) -> float:
        """Attack cards of the mash that each human has to expect."""
        state = self.state
        if state.invading and state.mashed:
            return 0.0
        projects = vault_of(state, state.alien).bit_count() + (0 if state.invading else 1)
        return min(1.0, projects // 2 / max(1, len(self.humans)))

    def foresee(self, seat: int) -> None:
        state = self.state
        defence = float(state.shelter[seat])
        fame = 0.0
        for project in members(vault_of(state, seat)):
            defence += project_defence(state, seat, project)
            fame += project_fame(state, seat, project)
        claimed = state.winners[seat]
        if claimed != NOBODY:
            defence += state.box.defence[claimed] + VAULT_DEFENCE
            fame += state.box.fame[claimed] + VAULT_FAME
        self.defence[seat] = defence
        self.fame[seat] = fame
        if self.work:
            self.add_work(seat)
        self.attack[seat] = self.expected_attack(seat)
        spread = CARD_SPREAD * sqrt(self.cards_against(seat)) + 4.0 * self.turns + 3.0
        self.survival[seat] = likelihood((self.defence[seat] - self.attack[seat] + 3.0) / spread)

    def add_work(self, seat: int) -> None:
        """The project under study, as far as it will be claimed in time, and what comes after it."""
        work = self.work[seat]
        rest = self.turns
        points = work.points
        power = work.power
        if work.project != NOBODY:
            box = self.state.box
            in_time = likelihood((self.turns + 0.5 - work.turns) / (0.3 + 0.2 * self.turns))
            hope = in_time * self.race(seat)
            self.defence[seat] += hope * (box.defence[work.project] + VAULT_DEFENCE)
            self.fame[seat] += hope * (box.fame[work.project] + VAULT_FAME)
            power *= 1.0 + 0.07 * hope * len(box.upgrades[work.project])
            rest = max(0.0, self.turns - work.turns)
            points = (1.0 - hope) * min(60.0, 0.5 * points)
        points += rest * WORKING_SHARE * power
        self.defence[seat] += points * (DEFENCE_PER_POINT + VAULT_PER_POINT) * DEFENCE_TO_COME
        self.fame[seat] += points * (FAME_PER_POINT + VAULT_PER_POINT)

    def race(self, seat: int) -> float:
        """The chance that nobody claims the project first."""
        work = self.work[seat]
        chance = 1.0
        for other in range(self.state.seats):
            rival = self.work[other]
            if other != seat and rival.project == work.project:
                lead = rival.turns - work.turns + (0.3 if rival.points < work.points else 0.0)
                chance *= likelihood((lead + 0.2) / 0.8)
        return chance

    def cards_against(self, seat: int) -> float:
        state = self.state
        if state.attack[seat] or state.invading:
            hidden = 0
            for card in state.attack[seat]:
                hidden += 0 if card >> KIND_BITS else 1
            return hidden + self.mash
        return state.variant.multiplier + state.box.alien_cards[state.roles[state.alien]] + self.mash

    def expected_attack(self, seat: int) -> float:
        state = self.state
        attack = float(base_attack(state, seat))
        for card in state.attack[seat]:
            if card >> KIND_BITS:
                attack += card_attack(state, seat, card & KIND_MASK)
        return attack + self.cards_against(seat) * mean_attack(state, seat)

    def conquest(self) -> float:
        """The chance that no human survives."""
        chance = 1.0
        for seat in self.humans:
            chance *= 1.0 - self.survival[seat]
        return chance

    def fame_left(self, seat: int) -> float:
        """The fame a survivor keeps, after giving up what the attack costs."""
        kept = 1.0 - min(1.0, self.attack[seat] / max(1.0, self.defence[seat]))
        return self.fame[seat] * (0.15 + 0.85 * kept)

    def share(self, seat: int) -> float:
        """The chance that this human wins."""
        total = 0.0
        own = 0.0
        for other in self.humans:
            weight = self.survival[other] * exp(self.fame_left(other) / FAME_SCALE)
            total += weight
            if other == seat:
                own = weight
        return (1.0 - self.conquest()) * own / total if total > 0.0 else 0.0


def mean_attack(state: State, seat: int) -> float:
    """What a face-down card is worth against a company, on average."""
    box = state.box
    immune = ALL_THREATS if role_effect(state, seat) == COUNTERSPY else state.immune[seat]
    tactics = state.immune[state.alien]
    total = box.plain_attack
    for threat in range(4):
        attack = box.threat_attack[2 * ((tactics >> threat) & 1) + ((immune >> threat) & 1)]
        total += box.threat_counts[threat] * attack
    return total / box.deck_size


def likelihood(lead: float) -> float:
    """A chance from a lead counted in spreads."""
    if lead > 6.0:
        return 0.995
    if lead < -6.0:
        return 0.005
    return 1.0 / (1.0 + exp(-1.7 * lead))


def value(state: State, seat: Seat) -> float:
    """How well a seat stands, from 0 to 1."""
    outlook = Outlook(state)
    if seat == state.alien:
        return worth(outlook.conquest(), 10.0 * destroyed(outlook))
    return worth(outlook.share(seat), outlook.fame_left(seat) * outlook.survival[seat])


def destroyed(outlook: Outlook) -> float:
    count = 0.0
    for seat in outlook.humans:
        count += 1.0 - outlook.survival[seat]
    return count


# Suspicion


def suspicion(view: View) -> tuple[float, ...]:
    """How likely each seat is the alien, judged by what the viewer can see: anyone could work it out."""
    seats = len(view.seats)
    if view.alien is not None:
        return tuple([1.0 if seat == view.alien else 0.0 for seat in range(seats)])
    own = view.viewer
    if own is not None and view.alien_card is not None and view.seats[own].role == view.alien_card:
        return tuple([1.0 if seat == own else 0.0 for seat in range(seats)])
    weights: list[float] = []
    for seat, seen in enumerate(view.seats):
        weight = suspicious(seen.tokens, seen.levels, seen.broken)
        weights.append(0.0 if seat == own else weight)
    total = sum(weights)
    return tuple([weight / total for weight in weights])


def suspicious(tokens: tuple[int, ...], levels: int, broken: int) -> float:
    """Whoever hoards security and analysis, has little to defend with and breaks their word looks like one."""
    return exp(
        SUSPECT_SECURITY * tokens[SECURITY]
        + SUSPECT_ANALYSIS * tokens[ANALYSIS]
        - SUSPECT_STAFFING * tokens[STAFFING]
        - SUSPECT_LEVELS * levels
        + SUSPECT_BROKEN * broken
    )


def suspicions(state: State, seat: int) -> list[float]:
    """The same, for a seat that thinks about a state: nothing it could not see goes into it."""
    found: list[float] = []
    for other in range(state.seats):
        if other == seat or (seat == state.alien and other != seat):
            found.append(0.0)
            continue
        tokens = state.tokens[4 * other : 4 * other + 4]
        levels = 0
        for project in members(vault_of(state, other)):
            levels += state.box.levels[project]
        found.append(suspicious(tuple(tokens), levels, state.broken[other]))
    total = sum(found)
    return [weight / total for weight in found] if total > 0.0 else found
