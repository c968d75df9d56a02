"""A forecast of the invasion for every company."""

from math import exp, sqrt
from typing import Final

from saucer.engine.bits import has, only, size_of, without
from saucer.engine.types import Seat
from saucer.games.eti.numbers import NO_PROJECT, card_of, lies_open
from saucer.games.eti.phase_numbers import INTEL, SEND
from saucer.games.eti.player.research import WORKING_SHARE, ResearchProgress, research_powers, turns_with
from saucer.games.eti.rules.company import space
from saucer.games.eti.rules.endgame_cards import (
    EndgameCard,
    card_attack,
    dealt_card,
    shown_card,
    vault_totals,
)
from saucer.games.eti.rules.events.held_cards import DEEP_SHELTER
from saucer.games.eti.rules.events.incident import held_with
from saucer.games.eti.rules.seats import SEATS_IN, all_seats, companies
from saucer.games.eti.rules.vaults import vault_of
from saucer.games.eti.state import State
from saucer.games.eti.tables import ALL_THREATS, ANALYSIS, CREATIVITY, PUBLIC, SECRET

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
START: Final = 50.0
GROWTH: Final = 20.0
"""The alien's lead at the end, and what it gains per turn."""
CROWD: Final = 11.0
CROWD_INVADED: Final = 6.0
"""What the alien gains for each human beyond two, because it can choose among them."""
EDGE: Final = [0.11, 0.07, 0.15, 0.04]
"""Cost to the humans of each token of the alien by ability, in standard deviations, beyond the attack itself."""
EDGE_OF_STUDY: Final = 0.7
"""How much of that counts for the project it studies, which will be its own when it reveals."""
EVEN: Final = 2.38
SURENESS: Final = 1.19
"""These weights were fitted to who survived in 1,300 matches of greedy bots at 3 and 5 seats."""
LEFTOVER_BRUTALITY: Final = 4.0
LEFTOVER_INTEL: Final = 1
"""What the alien's tracks gain from the projects it takes when the invasion begins."""


class Prospect(ResearchProgress):
    """How the invasion would go for one company: its defence, the fame it can lose, and what comes down on it."""

    def __init__(self, state: State, seat: Seat, power: float) -> None:
        super().__init__(state, seat, power)
        self.seat = seat
        self.owned_defence = 0.0
        """The defence and the fame of its projects and shelters; `defence` and `fame` have also what is to come."""
        self.owned_fame = 0.0
        self.defence = 0.0
        self.fame = 0.0
        self.attack = 0.0
        self.cards = 0.0
        """How many face-down attack cards it meets, each worth `mean` on average."""
        self.mean = 0.0
        self.survival = 0.0
        self.kept = 0.0
        """The fame it keeps if it survives."""

    def margin(self) -> float:
        return self.defence - self.attack

    def count_vault(self, state: State, vault: int) -> None:
        defence, fame = vault_totals(state, self.seat, vault)
        self.owned_defence += defence
        self.owned_fame += fame

    def count_shelter(self, state: State) -> None:
        self.owned_defence += state.shelter[self.seat]
        self.defence = self.owned_defence
        self.fame = self.owned_fame

    def count_held(self, state: State) -> None:
        """Add a project claimed this turn, and a held shelter."""
        claimed = state.winners[self.seat]
        if claimed != NO_PROJECT:
            self.defence += state.tables.defence[claimed] + VAULT_DEFENCE
            self.fame += state.tables.fame[claimed] + VAULT_FAME
        if state.held[self.seat] and held_with(state, self.seat, DEEP_SHELTER.name):
            self.defence += state.tables.shelter_points

    def add_work(self, state: State, turns: float, race: float) -> None:
        """Add the project under study with the chance to claim it in time, and later projects."""
        rest = turns
        points = self.points
        power = self.power
        if self.project != NO_PROJECT:
            tables = state.tables
            in_time = likelihood((turns + 0.5 - self.turns) / (0.3 + 0.2 * turns))
            hope = in_time * race
            self.defence += hope * (tables.defence[self.project] + VAULT_DEFENCE)
            self.fame += hope * (tables.fame[self.project] + VAULT_FAME)
            power *= 1.0 + 0.07 * hope * len(tables.upgrades[self.project])
            rest = max(0.0, turns - self.turns)
            points = (1.0 - hope) * min(60.0, 0.5 * points)
        points += rest * WORKING_SHARE * power
        self.defence += points * (DEFENCE_PER_POINT + VAULT_PER_POINT) * DEFENCE_TO_COME
        self.fame += points * (FAME_PER_POINT + VAULT_PER_POINT)

    def foresee_attack(self, state: State, base: float, card: EndgameCard) -> None:
        """Add the base attack, the open attack cards, and the mean of the others."""
        tables = state.tables
        immune = ALL_THREATS if card.is_immune() else state.immune[self.seat]
        self.mean = tables.mean_attacks[state.immune[state.alien] * (ALL_THREATS + 1) + immune]
        attack = max(0.0, base - card.spared(state, self.seat))
        hidden = 0
        if state.invading:
            for known in state.attack[self.seat]:
                if lies_open(known):
                    attack += card_attack(state, self.seat, card_of(known))
                else:
                    hidden += 1
        else:
            hidden = state.variant.multiplier + tables.alien_cards[state.roles[state.alien]]
        self.cards = float(hidden)
        self.attack = attack + hidden * self.mean

    def expect_card(self, state: State, card: EndgameCard) -> None:
        """Add the expected effect of an endgame card that is not shown yet."""
        defence, fame, attack = card.expect(state, self.seat)
        self.defence += defence
        self.fame += fame
        self.attack += attack

    def keep_fame(self) -> None:
        """Compute the fame that a survivor keeps after the discards."""
        part = 1.0 - min(1.0, self.attack / max(1.0, self.defence))
        self.kept = self.fame * (0.15 + 0.85 * part)


class SurvivalForecast:
    """How the invasion would go for everyone, with the endgame cards that the state has.

    `aimed` is whether the attack cards that the alien can still place or move are where they harm most; only then is
    the chance to survive judged. `known` is whether endgame cards count that have not been shown.
    """

    def __init__(self, state: State, *, aimed: bool = True, known: bool = True) -> None:
        self.state = state
        self.known = known
        powers = research_powers(state)
        self.turns = turns_with(state, powers)
        self.humans = SEATS_IN[without(companies(state), state.alien)]
        self.prospects = [Prospect(state, seat, powers[seat]) for seat in all_seats(state)]
        base = self.base()
        for seat in self.humans:
            self.foresee(self.prospects[seat], base)
        if aimed:
            self.add_mash()
            self.use_intel()
            self.judge_survival()
        else:
            for seat in self.humans:
                self.prospects[seat].keep_fame()

    def judge_survival(self) -> None:
        """The chance of every human to survive: by its margin, the time that is left, and the alien's tracks."""
        crowd = len(self.humans) - 2
        handicap = CROWD_INVADED * crowd
        edge = 0.0
        if not self.state.invading:
            handicap = START + GROWTH * self.turns + CROWD * crowd
            edge = EVEN - self.alien_edge()
        for seat in self.humans:
            company = self.prospects[seat]
            spread = CARD_SPREAD * sqrt(company.cards) + TURN_SPREAD * self.turns + LEAST_SPREAD
            company.keep_fame()
            company.survival = likelihood(SURENESS * ((company.margin() - handicap) / spread + edge))

    def alien_edge(self) -> float:
        state = self.state
        edge = 0.0
        for ability in range(4):
            edge += EDGE[ability] * state.tokens[4 * state.alien + ability]
        study = state.study[state.alien]
        if study != NO_PROJECT:
            for ability in state.tables.upgrades[study]:
                edge += EDGE_OF_STUDY * EDGE[ability]
        return edge

    def foresee(self, company: Prospect, base: float) -> None:
        state = self.state
        company.count_vault(state, SECRET)
        company.count_vault(state, PUBLIC)
        company.count_shelter(state)
        company.count_held(state)
        if not state.invading:
            company.add_work(state, self.turns, self.race(company))
        card = dealt_card(state, company.seat) if self.known else shown_card(state, company.seat)
        company.foresee_attack(state, base, card)
        if not has(state.role_shown, company.seat):
            company.expect_card(state, card)

    def race(self, company: Prospect) -> float:
        """Return the chance that no rival claims the project first."""
        chance = 1.0
        if company.project == NO_PROJECT:
            return chance
        for rival in self.prospects:
            if rival.project == company.project and rival.seat != company.seat:
                lead = rival.turns - company.turns + (0.3 if rival.points < company.points else 0.0)
                chance *= likelihood((lead + 0.2) / 0.8)
        return chance

    # The attack

    def base(self) -> float:
        state = self.state
        tables = state.tables
        base = (
            tables.brutality[space(state, state.alien, ANALYSIS)]
            + tables.alien_base[state.roles[state.alien]]
        )
        return base if state.invading else base + LEFTOVER_BRUTALITY

    def add_mash(self) -> None:
        """Add the cards of the mash to the strongest companies."""
        state = self.state
        if state.invading and (state.mashed or without(state.role_shown, state.alien)):
            return
        projects = size_of(vault_of(state, state.alien)) + (0 if state.invading else size_of(state.centre))
        mashed = 0
        for _ in range(min(projects // 2, len(self.humans))):
            strongest = self.strongest(mashed)
            mashed |= only(strongest.seat)
            strongest.attack += strongest.mean
            strongest.cards += 1.0

    def strongest(self, leave_out: int) -> Prospect:
        best = self.prospects[self.humans[0]]
        most = -1000000.0
        for seat in self.humans:
            company = self.prospects[seat]
            if company.margin() > most and not has(leave_out, seat):
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
        """Move attack cards from companies that fall anyway to strong ones, while that makes them fall too."""
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
            return state.left if state.phase == INTEL or state.phase == SEND else 0
        tables = state.tables
        intel = (
            tables.intel[space(state, state.alien, CREATIVITY)] + tables.alien_intel[state.roles[state.alien]]
        )
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
        found = [0.0] * self.state.seats
        for seat in self.humans:
            found[seat] = self.win(self.prospects[seat])
        found[self.state.alien] = self.conquest()
        return found

    def win(self, company: Prospect) -> float:
        """The chance to survive, with nobody else who survives with more fame."""
        chance = company.survival
        for seat in self.humans:
            rival = self.prospects[seat]
            if rival is not company:
                ahead = 1.0 / (1.0 + exp((company.kept - rival.kept) / FAME_SCALE))
                chance *= 1.0 - rival.survival * ahead
        return chance


def likelihood(lead: float) -> float:
    """A chance from a lead counted in spreads."""
    if lead > 6.0:
        return 0.995
    if lead < -6.0:
        return 0.005
    return 1.0 / (1.0 + exp(-1.7 * lead))
