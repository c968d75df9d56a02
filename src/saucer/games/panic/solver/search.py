"""The exact search for the best towns: branch and bound over road networks, lineups and tiles laid.

A branch is cut only when every vector of scores it could still reach is beaten by one already found, so the result is
exact.
"""

from saucer.engine.bits import has, with_
from saucer.games.panic.components import Objective
from saucer.games.panic.faces import PAVINGS, TILES, FaceIndex, LaidFace
from saucer.games.panic.objectives.captures import least_captures, most_captures, most_captures_on
from saucer.games.panic.objectives.scoring_rule import NO_LIMIT, Bound, ScoringRule, Value
from saucer.games.panic.objectives.table import scoring_rule
from saucer.games.panic.solver.frontier import Found, Frontier
from saucer.games.panic.solver.relevance import Relevance
from saucer.games.panic.solver.road_patterns import pavings_of
from saucer.games.panic.tables import Tables
from saucer.games.panic.town.grid import CELLS
from saucer.games.panic.town.inventory import Inventory
from saucer.games.panic.town.lineups import LINEUPS, Lineup
from saucer.games.panic.town.networks import Network
from saucer.games.panic.town.partial_town import PartialTown


class SearchBranch:
    """A network of roads and a lineup to lay on it, with the scores they can reach at most."""

    def __init__(self, network: Network, lineup: Lineup, scores: list[int], priority: int) -> None:
        self.network: Network = network
        self.lineup: Lineup = lineup
        self.scores: list[int] = scores
        self.priority: int = priority


class FrontSearch:
    """Finds every vector of values that no town beats. Scores are values, turned round where low wins."""

    def __init__(self, tables: Tables, cards: list[Objective], *, facing: bool) -> None:
        rules = _rules(cards, facing=facing)
        relevance = Relevance(rules)
        self._rules: list[ScoringRule] = rules
        self._tables: Tables = tables
        self._kinds: list[int] = relevance.face_kinds(tables)
        self._choices: list[list[LaidFace]] = relevance.choices(tables)
        self._low_wins: list[bool] = [card.low_wins for card in cards]
        self._values: list[Value] = [rule.value for rule in rules]
        self._bounds: list[Bound] = []
        self._bounded: list[int] = []
        """Which of the cards the bounds belong to."""
        for number, rule in enumerate(rules):
            if rule.bound is not None:
                self._bounds.append(rule.bound)
                self._bounded.append(number)
        self._captures_compete: bool = _captures_compete(rules)
        self._limits: list[list[list[int]]] = [[] for _ in range(LINEUPS)]
        """Per lineup and number of aliens caught: the most each card can score; filled in when asked for."""
        self._frontier: Frontier = Frontier([])
        self._top: int = 0
        """What low-wins values are taken from to give scores."""
        self._reachable: list[list[int]] = []
        """Per number of tiles laid: the scores that can still be reached."""
        self._faces: list[FaceIndex] = []
        self._branch_limits: list[list[int]] = []
        self._laid: list[LaidFace] = [LaidFace(0)] * CELLS

    def run(self, networks: list[Network], lineups: dict[int, list[Lineup]]) -> list[Found]:
        """Return the best vectors of values, best first, each with the nine laid faces of a town."""
        self._top = max(len(network.lengths) for network in networks)
        branches = self._branches(networks, lineups)
        self._frontier = Frontier(_highest(branches, len(self._rules)))
        for branch in branches:
            if not self._is_beaten(branch):
                self._explore(branch)
        return [(self._turn_round(scores), laid) for scores, laid in self._frontier.best()]

    def _branches(self, networks: list[Network], lineups: dict[int, list[Lineup]]) -> list[SearchBranch]:
        """Return all branches, the most promising first: the sooner good towns are found, the more is cut."""
        branches: list[SearchBranch] = []
        for network in networks:
            for lineup in lineups[network.shapes]:
                values = [rule.most_on(network, lineup) for rule in self._rules]
                branches.append(SearchBranch(network, lineup, self._turn_round(values), 0))
        highest = _highest(branches, len(self._rules))
        for branch in branches:
            branch.priority = _priority(branch.scores, highest)
        return sorted(branches, key=lambda branch: -branch.priority)

    def _turn_round(self, values: list[int]) -> list[int]:
        """Turn values into scores or scores into values: where low wins, count down from the top."""
        turned = values.copy()
        for number in range(len(turned)):
            if self._low_wins[number]:
                turned[number] = self._top - turned[number]
        return turned

    def _is_beaten(self, branch: SearchBranch) -> bool:
        if self._frontier.is_beaten(branch.scores):
            return True
        if not self._captures_compete:
            return False
        most = most_captures_on(branch.network, branch.lineup)
        return self._beaten_for_all_captures(branch.scores, self._limits_of(branch.lineup), 0, most)

    def _limits_of(self, lineup: Lineup) -> list[list[int]]:
        """Return per number of aliens caught the most each card can score with this lineup."""
        if not self._limits[lineup.sides]:
            totals = lineup.totals
            most = min(totals.road_aliens, totals.road_agents)
            self._limits[lineup.sides] = [
                [_capture_limit(rule, totals, caught) for rule in self._rules] for caught in range(most + 1)
            ]
        return self._limits[lineup.sides]

    def _explore(self, branch: SearchBranch) -> None:
        """Try every pattern of the branch's network with its lineup."""
        self._reachable = [branch.scores.copy() for _ in range(CELLS + 2)]
        self._faces = branch.lineup.faces
        self._branch_limits = self._limits_of(branch.lineup)
        for code in branch.network.patterns:
            town = PartialTown(self._tables, pavings_of(code))
            town.begin(branch.lineup)
            if not self._cannot_improve(town, 0):
                self._fill(town, 0, 0)

    def _fill(self, town: PartialTown, depth: int, used: int) -> None:
        """Lay the unused tiles on the cells left, in every way that matters and can still improve the frontier."""
        if depth == CELLS:
            self._judge(town)
            return
        cell = town.order[depth]
        tried = 0
        for tile in range(TILES):
            face = self._faces[tile]
            kind = self._kinds[face]
            if has(used, tile) or has(tried, kind) or self._tables.shape[face] != town.shapes[cell]:
                continue
            tried = with_(tried, kind)
            for laid in self._choices[face * len(PAVINGS) + town.pavings[cell]]:
                town.lay(laid, cell)
                if not self._cannot_improve(town, depth + 1):
                    self._laid[cell] = laid
                    self._fill(town, depth + 1, with_(used, tile))
                town.lift(laid, cell)

    def _cannot_improve(self, town: PartialTown, depth: int) -> bool:
        """Whether nothing this town can become would add to the frontier; notes which scores it can reach."""
        before = self._reachable[depth]
        reachable = self._reachable[depth + 1]
        index = self._frontier.index(before)
        for i in range(len(self._bounded)):
            number = self._bounded[i]
            most = min(before[number], self._bounds[i](town))
            index -= (before[number] - most) * self._frontier.strides[number]
            if self._frontier.beaten[index]:
                return True
            reachable[number] = most
        if self._captures_compete:
            least, most = least_captures(town), most_captures(town)
            return self._beaten_for_all_captures(reachable, self._branch_limits, least, most)
        return self._frontier.beaten[index]

    def _beaten_for_all_captures(
        self, scores: list[int], limits: list[list[int]], least: int, most: int
    ) -> bool:
        """Whether these scores are beaten however many aliens are caught: a caught alien is not free."""
        for caught in range(least, most + 1):
            index = 0
            for number in range(len(scores)):
                index += min(scores[number], limits[caught][number]) * self._frontier.strides[number]
            if not self._frontier.beaten[index]:
                return False
        return True

    def _judge(self, town: PartialTown) -> None:
        """Keep a finished town if no town found so far is as good."""
        scores = self._turn_round([value(town.inventory) for value in self._values])
        if not self._frontier.is_beaten(scores):
            self._frontier.add(scores, self._laid)


def _rules(cards: list[Objective], *, facing: bool) -> list[ScoringRule]:
    rules: list[ScoringRule] = []
    for card in cards:
        rule = scoring_rule(card.number, facing=facing)
        assert rule is not None, "only cards with a value are searched for"
        rules.append(rule)
    return rules


def _captures_compete(rules: list[ScoringRule]) -> bool:
    """Whether some of the cards want aliens caught or free against each other."""
    return len([rule for rule in rules if rule.capture_limit is not None]) > 1


def _capture_limit(rule: ScoringRule, totals: Inventory, caught: int) -> int:
    return NO_LIMIT if rule.capture_limit is None else rule.capture_limit(totals, caught)


def _highest(branches: list[SearchBranch], count: int) -> list[int]:
    return [max(branch.scores[number] for branch in branches) for number in range(count)]


def _priority(scores: list[int], highest: list[int]) -> int:
    priority = 0
    for number in range(len(scores)):
        priority += scores[number] * 10000 // max(highest[number], 1)
    return priority
