"""Advice on the invasion: the alien tries to destroy everyone, humans to survive and then to keep fame."""

from math import exp, sqrt
from typing import Any, Final

from saucer.engine.bits import with_
from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.eti.moves import (
    ChooseCompany,
    ChooseProject,
    DrawProject,
    Finish,
    Scrap,
    TakeAttack,
    TurnUp,
)
from saucer.games.eti.numbers import NO_CARD, NOBODY, Card, card_of, lies_open, projects_in
from saucer.games.eti.phase_numbers import SEND
from saucer.games.eti.player.survival import CARD_SPREAD, LEAST_SPREAD, SurvivalForecast, likelihood
from saucer.games.eti.rules.attack import best_sacrifice
from saucer.games.eti.rules.endgame_cards import card_attack, project_defence, project_fame
from saucer.games.eti.rules.vaults import vault_of
from saucer.games.eti.state import State

SHARP: Final = 200.0
ATTACK_DEVIATIONS: Final = [-1.0, 0.0, 1.0]
"""Attacks to consider, in standard deviations from the mean."""
LIFE_WORTH: Final = 40.0
FAME_SPREAD: Final = 3.0
LOOK_WORTH: Final = 0.002
MOVE_COST: Final = 0.004
UNDOING: Final = -1.0
"""What a move is worth that undoes another."""
DOOM_WORTH: Final = 0.02


# The alien


def alien_weights(state: State, _seat: Seat, moves: list[Any], _rng: Chance) -> list[float]:
    """Where attack cards go, and whether to look at or move one."""
    weigher = AttackWeigher(state)
    gains = [weigher.gain(move) for move in moves]
    best = max(gains)
    return [exp(max(-10.0, SHARP * (gain - best))) for gain in gains]


class AttackWeigher:
    """Weighs where attack cards do the most harm: by the chance that nobody survives, then by each company's.

    It does not guess at hidden endgame cards: it would guess otherwise the next time, and move cards back.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.forecast = SurvivalForecast(state, aimed=False, known=False)
        self.now = self.harm(NOBODY, NOBODY, NO_CARD)
        self.dealt = state.variant.multiplier + state.tables.alien_cards[state.roles[state.alien]]

    def harm(self, less: Seat, more: Seat, card: Card) -> float:
        """Return the harm to the humans with one card less on one company and one more on another."""
        forecast = self.forecast
        conquest = 1.0
        doomed = 0.0
        for seat in forecast.humans:
            company = forecast.prospects[seat]
            change = (1 if seat == more else 0) - (1 if seat == less else 0)
            attack = company.attack + (change * self.attack_of(seat, card) if change else 0.0)
            hidden = company.cards + (change if card == NO_CARD else 0)
            death = 1.0 - likelihood((company.defence - attack) / (LEAST_SPREAD + CARD_SPREAD * sqrt(hidden)))
            conquest *= death
            doomed += death
        return conquest + DOOM_WORTH * doomed

    def gain(self, move: Any) -> float:
        state = self.state
        if isinstance(move, TakeAttack):
            return UNDOING if self.has_gained(move.company) else self.best_move(move) - MOVE_COST
        if isinstance(move, ChooseCompany):
            if state.phase == SEND and self.has_lost(move.company):
                return UNDOING
            card = card_of(state.taken) if state.phase == SEND and lies_open(state.taken) else NO_CARD
            return self.harm(NOBODY, move.company, card) - self.now
        if isinstance(move, TurnUp):
            return LOOK_WORTH
        return 0.0 if isinstance(move, Finish) else -1.0

    def has_gained(self, company: Seat) -> bool:
        """Whether Intel has sent a card to a company: to take one from there would undo that."""
        return len(self.state.attack[company]) > self.dealt

    def has_lost(self, company: Seat) -> bool:
        return len(self.state.attack[company]) < self.dealt

    def attack_of(self, company: Seat, card: Card) -> float:
        if card == NO_CARD:
            return self.forecast.prospects[company].mean
        return float(card_attack(self.state, company, card))

    def best_move(self, move: TakeAttack) -> float:
        card = NO_CARD if move.card is None else self.state.tables.card_of[move.card]
        best = -1.0
        for target in self.forecast.humans:
            if target != move.company and not self.has_lost(target):
                best = max(best, self.harm(move.company, target, card) - self.now)
        return best


# Humans


def fame_weights(state: State, seat: Seat, moves: list[ChooseProject], _rng: Chance) -> list[float]:
    """Survivalist: prefer fame that lets the company survive most often and costs least otherwise."""
    prospect = SurvivalForecast(state).prospects[seat]
    spread = LEAST_SPREAD + CARD_SPREAD * sqrt(prospect.cards)
    attacks = [max(0, int(prospect.attack + deviation * spread)) for deviation in ATTACK_DEVIATIONS]
    before = state.fame_moved
    found: list[float] = []
    for move in moves:
        state.fame_moved = with_(before, state.tables.project_of[move.project])
        found.append(sum([fame_kept(state, seat, attack) for attack in attacks]) / len(attacks))
    state.fame_moved = before
    best = max(found)
    return [exp((worth - best) / FAME_SPREAD) for worth in found]


def fame_kept(state: State, seat: Seat, attack: int) -> float:
    """Return the fame a company keeps after this attack, with a bonus if it survives."""
    projects = projects_in(vault_of(state, seat))
    defences = [project_defence(state, seat, project) for project in projects]
    if sum(defences) < attack:
        return 0.0
    fames = [project_fame(state, seat, project) for project in projects]
    return LIFE_WORTH + sum(fames) - sum([fames[index] for index in best_sacrifice(defences, fames, attack)])


def vision_weights(_state: State, _seat: Seat, moves: list[DrawProject], _rng: Chance) -> list[float]:
    """Visionary: the highest level."""
    return [float(move.level) for move in moves]


def scrap_weights(state: State, seat: Seat, moves: list[Scrap], _rng: Chance) -> list[float]:
    """Saboteur: the worst attack card."""
    return [exp(card_attack(state, seat, state.tables.card_of[move.card]) / 4.0) for move in moves]


def crown_weights(_state: State, seat: Seat, moves: list[ChooseCompany], _rng: Chance) -> list[float]:
    """The final president prefers to win."""
    return [50.0 if move.company == seat else 1.0 for move in moves]
