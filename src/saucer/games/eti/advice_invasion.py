"""Advice on the invasion: the alien plays for the end of everyone, humans for their lives and then for fame."""

from math import exp, sqrt
from typing import Any, Final

from saucer.games.eti.moves import (
    ChooseCompany,
    ChooseProject,
    ChooseVault,
    DrawProject,
    Finish,
    PlayHeld,
    Scrap,
    TakeAttack,
    TurnUp,
)
from saucer.games.eti.outlook import CARD_SPREAD, LEAST_SPREAD, Outlook, likelihood
from saucer.games.eti.questions import card_attack
from saucer.games.eti.stages import CROWN, SEND
from saucer.games.eti.state import KIND_BITS, KIND_MASK, NOBODY, State

SHARP: Final = 60.0
LOOK_WORTH: Final = 0.002
MOVE_COST: Final = 0.004
DOOM_WORTH: Final = 0.02


def invasion_weights(state: State, seat: int, moves: list[Any]) -> list[float]:
    if seat == state.alien:
        return alien_weights(state, moves)
    safe = Outlook(state).prospects[seat].survival
    return [human_weight(state, seat, move, safe) for move in moves]


# The alien


def alien_weights(state: State, moves: list[Any]) -> list[float]:
    planner = Planner(state)
    gains = [planner.gain(move) for move in moves]
    best = max(gains)
    return [exp(max(-10.0, SHARP * (gain - best))) for gain in gains]


class Planner:
    """Weighs where attack cards do the most harm: by the chance that nobody survives, then by each company's."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.outlook = Outlook(state, aimed=False)
        self.now = self.harm(NOBODY, NOBODY, NOBODY)

    def harm(self, less: int, more: int, kind: int) -> float:
        """How bad things are for the humans with a card less on one company and more on another."""
        outlook = self.outlook
        conquest = 1.0
        doomed = 0.0
        for seat in outlook.humans:
            company = outlook.prospects[seat]
            change = (1 if seat == more else 0) - (1 if seat == less else 0)
            attack = company.attack + (change * self.attack_of(seat, kind) if change else 0.0)
            hidden = company.cards + (change if kind == NOBODY else 0)
            death = 1.0 - likelihood((company.defence - attack) / (LEAST_SPREAD + CARD_SPREAD * sqrt(hidden)))
            conquest *= death
            doomed += death
        return conquest + DOOM_WORTH * doomed

    def gain(self, move: Any) -> float:
        state = self.state
        if isinstance(move, TakeAttack):
            return self.best_move(move) - MOVE_COST
        if isinstance(move, ChooseCompany):
            kind = state.taken & KIND_MASK if state.stage == SEND and state.taken >> KIND_BITS else NOBODY
            return self.harm(NOBODY, move.company, kind) - self.now
        if isinstance(move, TurnUp):
            return LOOK_WORTH
        return 0.0 if isinstance(move, Finish) else -1.0

    def attack_of(self, company: int, kind: int) -> float:
        if kind == NOBODY:
            return self.outlook.prospects[company].mean
        return float(card_attack(self.state, company, kind))

    def best_move(self, move: TakeAttack) -> float:
        kind = NOBODY if move.card is None else self.state.box.card_of[move.card]
        best = -1.0
        for target in self.outlook.humans:
            if target != move.company:
                best = max(best, self.harm(move.company, target, kind) - self.now)
        return best


# Humans


def human_weight(state: State, seat: int, move: Any, safe: float) -> float:
    if isinstance(move, ChooseProject):
        fame = state.box.fame[state.box.project_of[move.project]]
        return exp(fame / 8.0) if safe < 0.6 else exp(-fame / 8.0)
    if isinstance(move, ChooseVault):
        return 1.2 - safe if move.vault == "secret" else 0.2 + safe
    if isinstance(move, Scrap):
        return exp(card_attack(state, seat, state.box.card_of[move.card]) / 4.0)
    if isinstance(move, PlayHeld):
        return 20.0
    if isinstance(move, DrawProject):
        return float(move.level)
    if isinstance(move, ChooseCompany) and state.stage == CROWN:
        return 50.0 if move.company == seat else 1.0
    return 1.0
