"""How the invasion would go for everyone, as things stand and are likely to grow."""

from math import exp, sqrt
from typing import Final

from saucer.games.eti.box import (
    ALL_THREATS,
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
    defence_alone,
    fame_alone,
    held_with,
    members,
    size_of,
    space,
    vault_defence,
    vault_fame,
    vault_of,
)
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


class Prospect(Work):
    """How the invasion would go for one company: its defence, the fame it can lose, and what comes down on it."""

    def __init__(self, state: State, seat: int, power: float) -> None:
        super().__init__(state, seat, power)
        self.seat = seat
        self.defence = 0.0
        self.fame = 0.0
        self.attack = 0.0
        self.cards = 0.0
        """How many face-down attack cards it meets, each worth `mean` on average."""
        self.mean = 0.0
        self.survival = 0.0

    def margin(self) -> float:
        return self.defence - self.attack

    def count_vault(self, state: State, vault: int) -> None:
        projects = state.vaults[2 * self.seat + vault]
        if projects == 0:
            return
        more_defence = vault_defence(state, self.seat, vault)
        more_fame = vault_fame(state, self.seat, vault)
        defence = 0
        fame = 0
        for project in members(projects):
            defence += defence_alone(state, project) + more_defence
            fame += fame_alone(state, project) + more_fame
        self.defence += defence
        self.fame += fame

    def count_held(self, state: State) -> None:
        """A project claimed this turn and shelters, built or held."""
        claimed = state.winners[self.seat]
        if claimed != NOBODY:
            self.defence += state.box.defence[claimed] + VAULT_DEFENCE
            self.fame += state.box.fame[claimed] + VAULT_FAME
        self.defence += state.shelter[self.seat]
        if state.held[self.seat] and held_with(state, self.seat, DEEP_SHELTER):
            self.defence += state.box.shelter_points

    def add_work(self, state: State, turns: float, race: float) -> None:
        """The project under study, as far as it will be claimed in time, and what comes after it."""
        rest = turns
        points = self.points
        power = self.power
        if self.project != NOBODY:
            box = state.box
            in_time = likelihood((turns + 0.5 - self.turns) / (0.3 + 0.2 * turns))
            hope = in_time * race
            self.defence += hope * (box.defence[self.project] + VAULT_DEFENCE)
            self.fame += hope * (box.fame[self.project] + VAULT_FAME)
            power *= 1.0 + 0.07 * hope * len(box.upgrades[self.project])
            rest = max(0.0, turns - self.turns)
            points = (1.0 - hope) * min(60.0, 0.5 * points)
        points += rest * WORKING_SHARE * power
        self.defence += points * (DEFENCE_PER_POINT + VAULT_PER_POINT) * DEFENCE_TO_COME
        self.fame += points * (FAME_PER_POINT + VAULT_PER_POINT)

    def foresee_attack(self, state: State, base: float) -> None:
        """The base attack, the cards that lie open, and the others at their mean."""
        box = state.box
        counterspy = box.role_effect[state.roles[self.seat]] == COUNTERSPY
        immune = ALL_THREATS if counterspy else state.immune[self.seat]
        self.mean = box.mean_attacks[state.immune[state.alien] * (ALL_THREATS + 1) + immune]
        attack = 0.0 if counterspy else base
        hidden = 0
        if state.invading:
            for card in state.attack[self.seat]:
                if card >> KIND_BITS:
                    attack += card_attack(state, self.seat, card & KIND_MASK)
                else:
                    hidden += 1
        else:
            hidden = state.variant.multiplier + box.alien_cards[state.roles[state.alien]]
        self.cards = float(hidden)
        self.attack = attack + hidden * self.mean

    def apply_card(self, state: State) -> None:
        """What an endgame card will do that is still to be shown."""
        box = state.box
        seat = self.seat
        role = state.roles[seat]
        effect = box.role_effect[role]
        if effect == SURVIVALIST:
            self.defence += most_fame(state, seat)
        elif effect == VISIONARY:
            self.defence += VISION_DEFENCE
            self.fame += VISION_DEFENCE
        elif effect == ISOLATIONIST:
            secret = size_of(state.vaults[2 * seat + SECRET])
            self.defence += secret * (box.role_number[role] - box.secret_defence)
        elif effect == FOLK_HERO:
            public = size_of(state.vaults[2 * seat + PUBLIC])
            self.defence += public * box.role_number[role]
            self.fame += public * (box.role_fame[role] - box.public_fame)
        elif effect == SABOTEUR:
            self.attack -= SCRAPPED_ATTACK

    def fame_left(self) -> float:
        """The fame a survivor keeps, after giving up what the attack costs."""
        kept = 1.0 - min(1.0, self.attack / max(1.0, self.defence))
        return self.fame * (0.15 + 0.85 * kept)


class Outlook:
    """How the invasion would go for everyone. Endgame cards count as the state has them, shown or not.

    `aimed` is whether the attack cards that the alien can still place or move are where they harm most.
    """

    def __init__(self, state: State, *, aimed: bool = True) -> None:
        self.state = state
        powers = research_powers(state)
        self.turns = turns_with(state, powers)
        self.humans = members(companies(state) & ~(1 << state.alien))
        self.prospects = [Prospect(state, seat, powers[seat]) for seat in range(state.seats)]
        base = self.base()
        for seat in self.humans:
            self.foresee(self.prospects[seat], base)
        if aimed:
            self.add_mash()
            self.use_intel()
        handicap = GROWTH * self.turns + CROWD * (len(self.humans) - 2)
        for seat in self.humans:
            company = self.prospects[seat]
            spread = CARD_SPREAD * sqrt(company.cards) + TURN_SPREAD * self.turns + LEAST_SPREAD
            company.survival = likelihood((company.margin() - handicap) / spread)

    def foresee(self, company: Prospect, base: float) -> None:
        state = self.state
        company.count_vault(state, SECRET)
        company.count_vault(state, PUBLIC)
        company.count_held(state)
        if not state.invading:
            company.add_work(state, self.turns, self.race(company))
        company.foresee_attack(state, base)
        if not (state.role_shown >> company.seat) & 1:
            company.apply_card(state)

    def race(self, company: Prospect) -> float:
        """The chance that nobody claims the project first."""
        chance = 1.0
        if company.project == NOBODY:
            return chance
        for rival in self.prospects:
            if rival.project == company.project and rival.seat != company.seat:
                lead = rival.turns - company.turns + (0.3 if rival.points < company.points else 0.0)
                chance *= likelihood((lead + 0.2) / 0.8)
        return chance

    # The attack

    def base(self) -> float:
        state = self.state
        box = state.box
        base = box.brutality[space(state, state.alien, ANALYSIS)] + box.alien_base[state.roles[state.alien]]
        return base if state.invading else base + LEFTOVER_BRUTALITY

    def add_mash(self) -> None:
        """A card more for the strongest, as many as the alien's projects make."""
        state = self.state
        if state.invading and (state.mashed or state.role_shown & ~(1 << state.alien)):
            return
        projects = size_of(vault_of(state, state.alien)) + (0 if state.invading else size_of(state.centre))
        mashed = 0
        for _ in range(min(projects // 2, len(self.humans))):
            strongest = self.strongest(mashed)
            mashed |= 1 << strongest.seat
            strongest.attack += strongest.mean
            strongest.cards += 1.0

    def strongest(self, leave_out: int) -> Prospect:
        best = self.prospects[self.humans[0]]
        most = -1000000.0
        for seat in self.humans:
            company = self.prospects[seat]
            if company.margin() > most and not (leave_out >> seat) & 1:
                best, most = company, company.margin()
        return best

    def weakest(self) -> Prospect:
        worst = self.prospects[self.humans[0]]
        for seat in self.humans:
            company = self.prospects[seat]
            if company.margin() < worst.margin():
                worst = company
        return worst

    def use_intel(self) -> None:
        """The alien moves cards from the doomed to the strong, while that dooms them too."""
        for _ in range(self.intel()):
            strong, weak = self.strongest(0), self.weakest()
            if strong is weak or weak.cards < 1.0 or weak.margin() + weak.mean > strong.margin():
                return
            weak.attack -= weak.mean
            weak.cards -= 1.0
            strong.attack += strong.mean
            strong.cards += 1.0

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
            chance *= 1.0 - self.prospects[seat].survival
        return chance

    def shares(self) -> list[float]:
        """The chance of every seat to win."""
        state = self.state
        conquest = self.conquest()
        found = [0.0] * state.seats
        total = 0.0
        for seat in self.humans:
            company = self.prospects[seat]
            weight = company.survival * exp(company.fame_left() / FAME_SCALE)
            found[seat] = weight
            total += weight
        for seat in self.humans:
            found[seat] = (1.0 - conquest) * found[seat] / total if total > 0.0 else 0.0
        found[state.alien] = conquest
        return found


def most_fame(state: State, seat: int) -> int:
    """The most fame one own project has printed on it."""
    most = 0
    for project in members(vault_of(state, seat)):
        most = max(most, state.box.fame[project])
    return most


def likelihood(lead: float) -> float:
    """A chance from a lead counted in spreads."""
    if lead > 6.0:
        return 0.995
    if lead < -6.0:
        return 0.005
    return 1.0 / (1.0 + exp(-1.7 * lead))
