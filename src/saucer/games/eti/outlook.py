"""How the invasion would go for everyone, as things stand and are likely to grow."""

from math import exp, sqrt
from typing import Final

from saucer.games.eti.box import (
    ANALYSIS,
    COUNTERSPY,
    CREATIVITY,
    DEEP_SHELTER,
    FOLK_HERO,
    ISOLATIONIST,
    PUBLIC,
    SABOTEUR,
    SECRET,
    SURVIVALIST,
    VISIONARY,
)
from saucer.games.eti.questions import (
    card_attack,
    companies,
    held_with,
    members,
    project_defence,
    project_fame,
    space,
    vault_of,
)
from saucer.games.eti.scoring import ALL_THREATS
from saucer.games.eti.stages import INTEL, SEND
from saucer.games.eti.state import KIND_BITS, KIND_MASK, NOBODY, State
from saucer.games.eti.work import WORKING_SHARE, Work, research_powers, turns_with

DEFENCE_PER_POINT: Final = 0.15
FAME_PER_POINT: Final = 0.12
VAULT_PER_POINT: Final = 0.035
VAULT_DEFENCE: Final = 3.5
VAULT_FAME: Final = 7.0
"""What a vault adds to a project, while it is not known which."""
DEFENCE_TO_COME: Final = 0.8
CARD_SPREAD: Final = 15.0
TURN_SPREAD: Final = 7.0
LEAST_SPREAD: Final = 6.0
FAME_SCALE: Final = 22.0
GROWTH: Final = 4.5
"""What the alien gains on everyone in a turn."""
CROWD: Final = 6.0
"""What it gains by choosing among many humans, for each more than two."""
LEFTOVER_BRUTALITY: Final = 4.0
LEFTOVER_INTEL: Final = 1
"""What the alien's tracks gain from the projects it takes when the invasion begins."""
VISION_DEFENCE: Final = 13.0
SCRAPPED_ATTACK: Final = 22.0


class Outlook:
    """How the invasion would go for everyone. Endgame cards count as the state has them, shown or not.

    `aimed` is whether the attack cards that the alien can still place or move are where they harm most.
    """

    def __init__(self, state: State, *, aimed: bool = True) -> None:
        self.state = state
        powers = research_powers(state)
        self.turns = turns_with(state, powers)
        self.humans = members(companies(state) & ~(1 << state.alien))
        seats = state.seats
        self.defence: list[float] = [0.0] * seats
        self.fame: list[float] = [0.0] * seats
        self.attack: list[float] = [0.0] * seats
        self.cards: list[float] = [0.0] * seats
        self.mean: list[float] = [0.0] * seats
        self.survival: list[float] = [0.0] * seats
        self.work: list[Work] = []
        if not state.invading:
            self.work = [Work(state, seat, powers[seat]) for seat in range(seats)]
        for seat in self.humans:
            self.foresee(seat)
        if aimed:
            self.add_mash()
            self.use_intel()
        handicap = GROWTH * self.turns + CROWD * (len(self.humans) - 2)
        for seat in self.humans:
            spread = CARD_SPREAD * sqrt(self.cards[seat]) + TURN_SPREAD * self.turns + LEAST_SPREAD
            self.survival[seat] = likelihood((self.margin(seat) - handicap) / spread)

    def margin(self, seat: int) -> float:
        return self.defence[seat] - self.attack[seat]

    def foresee(self, seat: int) -> None:
        state = self.state
        for project in members(vault_of(state, seat)):
            self.defence[seat] += project_defence(state, seat, project)
            self.fame[seat] += project_fame(state, seat, project)
        claimed = state.winners[seat]
        if claimed != NOBODY:
            self.defence[seat] += state.box.defence[claimed] + VAULT_DEFENCE
            self.fame[seat] += state.box.fame[claimed] + VAULT_FAME
        self.defence[seat] += state.shelter[seat]
        if state.held[seat] and held_with(state, seat, DEEP_SHELTER):
            self.defence[seat] += state.box.shelter_points
        if self.work:
            self.add_work(seat)
        self.foresee_attack(seat)
        if not (state.role_shown >> seat) & 1:
            self.apply_card(seat)

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

    # The attack

    def foresee_attack(self, seat: int) -> None:
        """The base attack, the cards that lie open, and the others at their mean."""
        state = self.state
        counterspy = state.box.role_effect[state.roles[seat]] == COUNTERSPY
        attack = 0.0 if counterspy else self.base()
        hidden = 0
        for card in state.attack[seat]:
            if card >> KIND_BITS:
                attack += card_attack(state, seat, card & KIND_MASK)
            else:
                hidden += 1
        if not state.invading:
            hidden = state.variant.multiplier + state.box.alien_cards[state.roles[state.alien]]
        self.mean[seat] = mean_attack(state, seat)
        self.cards[seat] = float(hidden)
        self.attack[seat] = attack + hidden * self.mean[seat]

    def base(self) -> float:
        state = self.state
        box = state.box
        base = box.brutality[space(state, state.alien, ANALYSIS)] + box.alien_base[state.roles[state.alien]]
        return base if state.invading else base + LEFTOVER_BRUTALITY

    def apply_card(self, seat: int) -> None:
        """What an endgame card will do that is still to be shown."""
        state = self.state
        box = state.box
        role = state.roles[seat]
        effect = box.role_effect[role]
        if effect == SURVIVALIST:
            self.defence[seat] += most_fame(state, seat)
        elif effect == VISIONARY:
            self.defence[seat] += VISION_DEFENCE
            self.fame[seat] += VISION_DEFENCE
        elif effect == ISOLATIONIST:
            secret = state.vaults[2 * seat + SECRET].bit_count()
            self.defence[seat] += secret * (box.role_number[role] - box.secret_defence)
        elif effect == FOLK_HERO:
            public = state.vaults[2 * seat + PUBLIC].bit_count()
            self.defence[seat] += public * box.role_number[role]
            self.fame[seat] += public * (box.role_fame[role] - box.public_fame)
        elif effect == SABOTEUR:
            self.attack[seat] -= SCRAPPED_ATTACK

    def add_mash(self) -> None:
        """A card more for the strongest, as many as the alien's projects make."""
        state = self.state
        if state.invading and (state.mashed or state.role_shown & ~(1 << state.alien)):
            return
        projects = vault_of(state, state.alien).bit_count() + (
            0 if state.invading else state.centre.bit_count()
        )
        mashed = 0
        for _ in range(min(projects // 2, len(self.humans))):
            strongest = self.strongest(mashed)
            mashed |= 1 << strongest
            self.attack[strongest] += self.mean[strongest]
            self.cards[strongest] += 1.0

    def strongest(self, leave_out: int) -> int:
        best = NOBODY
        for seat in self.humans:
            if not (leave_out >> seat) & 1 and (best == NOBODY or self.margin(seat) > self.margin(best)):
                best = seat
        return best

    def weakest(self) -> int:
        worst = NOBODY
        for seat in self.humans:
            if worst == NOBODY or self.margin(seat) < self.margin(worst):
                worst = seat
        return worst

    def use_intel(self) -> None:
        """The alien moves cards from the doomed to the strong, while that dooms them too."""
        for _ in range(self.intel()):
            strong, weak = self.strongest(0), self.weakest()
            spare = self.mean[weak]
            if strong == weak or self.cards[weak] < 1.0 or self.margin(weak) + spare > self.margin(strong):
                return
            self.attack[weak] -= spare
            self.cards[weak] -= 1.0
            self.attack[strong] += self.mean[strong]
            self.cards[strong] += 1.0

    def intel(self) -> int:
        state = self.state
        if state.invading:
            return state.left if state.stage == INTEL or state.stage == SEND else 0
        box = state.box
        intel = box.intel[space(state, state.alien, CREATIVITY)] + box.alien_intel[state.roles[state.alien]]
        return intel + LEFTOVER_INTEL

    # What comes of it

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


def most_fame(state: State, seat: int) -> int:
    """The most fame one own project has printed on it."""
    most = 0
    for project in members(vault_of(state, seat)):
        most = max(most, state.box.fame[project])
    return most


def mean_attack(state: State, seat: int) -> float:
    """What a face-down card is worth against a company, on average."""
    box = state.box
    counterspy = box.role_effect[state.roles[seat]] == COUNTERSPY
    immune = ALL_THREATS if counterspy else state.immune[seat]
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
