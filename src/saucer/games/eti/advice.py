"""Advice: how a sensible player leans between legal moves, as weights."""

from math import exp
from typing import Any, Final

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.eti.advice_deals import deal_weights
from saucer.games.eti.advice_invasion import invasion_weights
from saucer.games.eti.box import (
    ALL_THREATS,
    ANALYSIS,
    SECURITY,
    STAFFING,
)
from saucer.games.eti.components import ABILITIES, THREATS
from saucer.games.eti.moves import (
    ChooseAgenda,
    ChooseMethod,
    ChooseThreat,
    ChooseVault,
    DiscardPort,
    DrawProject,
    Finish,
    NextCard,
    PlaceMarker,
    PlayHeld,
    Reveal,
    StartOver,
    SwapPorts,
    Upgrade,
)
from saucer.games.eti.outlook import Outlook
from saucer.games.eti.questions import companies, creativity, kinds_of, members, size_of, staffing, vault_of
from saucer.games.eti.scoring import best_order, queue_total
from saucer.games.eti.stages import (
    AGENDA,
    ARRANGE,
    BARGAIN,
    CHOICE,
    CONTRACT_MOVE,
    DRAWS,
    GIVE,
    INTEL,
    LEVEL,
    MARKING,
    MARKS,
    METHOD,
    ORDERING,
    PLANS,
    PROFESSOR,
    REVIEWING,
    RIVAL,
    SETTLE,
    THREAT,
    TIES,
    UPGRADES,
    VAULT,
    VOTES,
    WINDOW,
)
from saucer.games.eti.state import KIND_BITS, KIND_MASK, NOBODY, State
from saucer.games.eti.work import points_in_hand, research_power, turns_left

UPGRADE_WEIGHTS: Final = [3.0, 2.0, 1.2, 0.8]
CROWDED: Final = [1.0, 0.8, 0.6, 0.35, 0.2, 0.12, 0.06]
"""How much less the next step of a track is worth, the further it has come."""
REVEAL_WEIGHT: Final = 6.0
UNKNOWN_SPREAD: Final = 18.0
VAULT_LEAN: Final = 4.0
LEVEL_LEAN: Final = 6.0
MARKER_SPREAD: Final = 4.0
UPGRADE_POINTS: Final = 5.0
DEALS: Final = sum([1 << stage for stage in (BARGAIN, CHOICE, VOTES, SETTLE, TIES, GIVE, MARKING, RIVAL)])
"""The set of stages at which companies deal with each other."""


def advise(state: State, seat: Seat, moves: list[Any], _rng: Chance) -> list[float]:
    """A weight per move, greater for moves that promise more."""
    stage = state.stage
    if stage == AGENDA or stage == PLANS:
        return agenda_weights(state, seat, moves)
    if (DEALS >> stage) & 1:
        return deal_weights(state, seat, moves)
    if stage == MARKS or stage == CONTRACT_MOVE:
        return marker_weights(state, seat, moves)
    if stage == ARRANGE:
        return order_weights(state, seat, moves)
    if stage == METHOD:
        return method_weights(state, seat, moves)
    if stage >= INTEL:
        return invasion_weights(state, seat, moves)
    return other_weights(state, seat, moves)


def other_weights(state: State, seat: int, moves: list[Any]) -> list[float]:
    stage = state.stage
    if stage == UPGRADES or stage == PROFESSOR or stage == THREAT:
        return [upgrade_weight(state, seat, move) for move in moves]
    if stage == WINDOW:
        return [REVEAL_WEIGHT if isinstance(move, Reveal) else 1.0 for move in moves]
    if stage == DRAWS or stage == LEVEL:
        return sharpened([level_weight(state, seat, move) for move in moves])
    if stage == VAULT:
        return vault_weights(state, seat, moves)
    if stage == REVIEWING:
        return [review_weight(state, seat, move) for move in moves]
    if stage == ORDERING:
        return [sequence_weight(state, seat, move) for move in moves]
    return [1.0] * len(moves)


def sharpened(worths: list[float]) -> list[float]:
    """Weights that lean to the greatest more than its worth alone would."""
    best = max(worths)
    return [(worth / best) ** LEVEL_LEAN for worth in worths]


# Upgrades and threats


def upgrade_weight(state: State, seat: int, move: Any) -> float:
    if isinstance(move, Upgrade):
        ability = ABILITIES.index(move.ability)
        come = min(6, state.tokens[4 * seat + ability])
        weight = UPGRADE_WEIGHTS[ability] * CROWDED[come]
        return weight * leaning(state, seat, ability)
    if isinstance(move, ChooseThreat):
        return threat_weight(state, seat, THREATS.index(move.threat))
    return 0.02 if isinstance(move, StartOver) else 1.0


def leaning(state: State, seat: int, ability: int) -> float:
    """The alien leans to what serves the invasion, but not so far that it shows."""
    if seat != state.alien:
        return 1.0
    if ability == ANALYSIS:
        return 1.8
    return 1.3 if ability == SECURITY else 1.0 if ability == STAFFING else 0.9


def threat_weight(state: State, seat: int, threat: int) -> float:
    """Humans like what many rivals have not; the alien what few humans are immune to."""
    immune = 0
    for other in members(companies(state)):
        if other != seat and (state.immune[other] >> threat) & 1:
            immune += 1
    return 1.0 / (1.0 + immune) if seat == state.alien else 1.0 + 0.1 * immune


# Agendas


def known_total(state: State, seat: int) -> float:
    """What a standard submission would come to, judged by the cards the seat knows."""
    known: list[int] = []
    unknown = 0
    for card in state.ports[seat]:
        if (card >> (KIND_BITS + seat)) & 1:
            known.append(card & KIND_MASK)
        else:
            unknown += 1
    box = state.box
    total = 0
    if known:
        order = best_order(box.table, known, state.immune[seat], min(1, creativity(state, seat)))
        total = queue_total(box.table, order, state.immune[seat])
    return total + unknown * research_power(state, seat) / max(1, staffing(state, seat))


def submission_value(state: State, seat: int) -> float:
    return max(known_total(state, seat), float(state.box.safe_points * len(state.ports[seat])))


def rivals_close(state: State, seat: int) -> float:
    """How near the nearest rival on the same project is to claiming it, from 0 to 1."""
    project = state.study[seat]
    difficulty = float(state.box.difficulty[project])
    nearest = 0.0
    for other in range(state.seats):
        if other != seat and state.study[other] == project:
            nearest = max(nearest, points_in_hand(state, other) / difficulty)
    return min(1.0, nearest)


def agenda_weights(state: State, seat: int, moves: list[Any]) -> list[float]:
    project = state.study[seat]
    difficulty = float(state.box.difficulty[project])
    points = submission_value(state, seat)
    safe = state.bank[seat] + state.box.safe_points * len(state.ports[seat]) >= difficulty
    lead = (state.bank[seat] + points - difficulty) / (UNKNOWN_SPREAD + 0.25 * points)
    close = rivals_close(state, seat)
    found: list[float] = []
    for move in moves:
        if isinstance(move, ChooseAgenda):
            found.append(agenda_weight(state, seat, move, lead + 0.6 * close, close, safe=safe))
        else:
            found.append(0.3 if isinstance(move, PlayHeld) else 1.0)
    return found


def agenda_weight(
    state: State, seat: int, move: ChooseAgenda, lead: float, close: float, *, safe: bool
) -> float:
    cards = len(state.ports[seat])
    if move.agenda == "submit":
        if safe:
            return 12.0
        full = 1.5 if cards + 3 > state.box.ports else 0.0
        last = 2.0 if state.revealed and state.countdown <= 1 and cards else 0.0
        return 0.05 + exp(min(3.0, 1.6 * (lead - 0.35) + full + last))
    if move.agenda == "research":
        return 0.1 if state.revealed and state.countdown <= 1 else 1.5
    behind = close > 0.9 and state.bank[seat] + 10 * cards < 30
    return 0.25 if behind else 0.03


# Projects


def project_worth(state: State, seat: int, project: int, turns: float) -> float:
    """What a project brings for each turn of work it takes."""
    box = state.box
    worth = 10.0 + 0.8 * box.defence[project] + 0.9 * box.fame[project]
    worth += UPGRADE_POINTS * len(box.upgrades[project]) * min(4.0, turns) / 2.0
    bank = float(state.bank[seat])
    if box.fields[project] != state.left_field[seat]:
        bank = min(bank, box.difficulty[project] / 2.0)
    kin = size_of(vault_of(state, seat) & box.field_sets[box.fields[project]])
    power = research_power(state, seat) * (1.0 + kin / max(1.0, float(staffing(state, seat))))
    work = 1.0 + max(0.0, box.difficulty[project] - bank) / max(10.0, power)
    if work > turns + 0.5:
        worth *= 0.4
    return worth / work * rivalry(state, seat, project)


def rivalry(state: State, seat: int, project: int) -> float:
    """How much of a project's worth is left where others study it too."""
    share = 1.0
    for other in range(state.seats):
        if other != seat and state.study[other] == project:
            ahead = points_in_hand(state, other) - state.bank[seat]
            share *= 0.75 if ahead < 30 else 0.5
    return share


def marker_weights(state: State, seat: int, moves: list[Any]) -> list[float]:
    found: list[float] = []
    turns = turns_left(state)
    for move in moves:
        if isinstance(move, PlaceMarker):
            found.append(project_worth(state, seat, state.box.project_of[move.project], turns))
        else:
            cards = len(state.ports[seat])
            study = state.study[seat]
            now = 0.0 if study == NOBODY else project_worth(state, seat, study, turns)
            found.append(now + 0.5 * cards)
    best = max(found)
    return [exp((worth - best) / MARKER_SPREAD) for worth in found]


def level_weight(state: State, seat: int, move: Any) -> float:
    """Levels one can finish in a few turns; as president of an event, the best one may name."""
    if not isinstance(move, DrawProject):
        return 1.0
    if state.stage == LEVEL:
        return float(move.level * move.level)
    pile = members(state.piles & state.box.level_sets[move.level])
    if not pile:
        return 1.0
    return max(0.1, project_worth(state, seat, pile[0], turns_left(state)))


def vault_weights(state: State, seat: int, moves: list[Any]) -> list[float]:
    """Defence while survival is in doubt, fame once it is not."""
    safe = 0.5 if seat == state.alien else Outlook(state).prospects[seat].survival
    lean = VAULT_LEAN * (0.5 - safe)
    return [
        exp(lean if isinstance(move, ChooseVault) and move.vault == "secret" else -lean) for move in moves
    ]


# Submissions


def method_weights(state: State, seat: int, moves: list[Any]) -> list[float]:
    project = state.study[seat]
    sure = state.box.safe_points * len(state.ports[seat])
    enough = state.bank[seat] + sure >= state.box.difficulty[project]
    contested = False
    for other in range(state.seats):
        if other != seat and state.study[other] == project and state.agendas[other] == state.agendas[seat]:
            contested = True
    standard = known_total(state, seat)
    lean = -3.0 if enough and not contested else (standard - sure) / 15.0
    return [
        exp(max(-3.0, min(3.0, lean)))
        if isinstance(move, ChooseMethod) and move.method == "standard"
        else 1.0
        for move in moves
    ]


def order_weights(state: State, seat: int, moves: list[Any]) -> list[float]:
    """Swaps by what the queue can come to after them."""
    box = state.box
    immune = ALL_THREATS if (state.drills >> seat) & 1 else state.immune[seat]
    queue = kinds_of(state.orders[seat])
    now = queue_total(box.table, queue, immune)
    left = creativity(state, seat) - state.swaps[seat]
    gains: list[float] = []
    for move in moves:
        if isinstance(move, SwapPorts):
            order = swapped(queue, move.port - 1)
            reach = best_order(box.table, order, immune, min(1, left - 1))
            gains.append(queue_total(box.table, reach, immune) - now - 1.0)
        elif isinstance(move, PlayHeld):
            gains.append(queue_total(box.table, queue, ALL_THREATS) - now - 25.0)
        else:
            gains.append(0.0 if isinstance(move, Finish) else -60.0)
    best = max(gains)
    return [exp(max(-8.0, (gain - best) / 3.0)) for gain in gains]


def swapped(queue: list[int], port: int) -> list[int]:
    order = queue[:]
    order[port] = queue[port + 1]
    order[port + 1] = queue[port]
    return order


def review_weight(state: State, seat: int, move: Any) -> float:
    """Threats one is not immune to go first, then zeros."""
    if not isinstance(move, DiscardPort):
        return 0.3
    table = state.box.table
    kind = state.ports[seat][move.port - 1] & KIND_MASK
    threat = table.threats[kind]
    if threat >= 0:
        return 0.05 if (state.immune[seat] >> threat) & 1 else 3.0
    return 2.0 if table.factors[kind] == 0 else 0.02


def sequence_weight(state: State, seat: int, move: Any) -> float:
    """Zeros first, then the highest number and its multipliers, the other numbers, and threats last."""
    if not isinstance(move, NextCard):
        return 0.02
    table = state.box.table
    kind = state.box.card_of[move.card]
    if table.factors[kind] == 0:
        return 1000.0 if state.left == 0 or not numbers_placed(state, seat) else 0.5
    if table.factors[kind] > 0:
        return 500.0 if numbers_placed(state, seat) else 0.1
    if table.threats[kind] >= 0:
        return 0.2
    return float(table.numbers[kind])


def numbers_placed(state: State, seat: int) -> bool:
    for card in state.ports[seat][: state.left]:
        if state.box.table.numbers[card & KIND_MASK] > 0:
            return True
    return False
