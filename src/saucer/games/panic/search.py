"""The exact search for the best towns: branch and bound over road networks, lineups and tiles laid.

Nothing is left out but what provably adds nothing: a branch is cut only when every vector of scores it could
still reach is beaten by one already found.
"""

from collections.abc import Callable

from saucer.games.panic import bounds, objectives
from saucer.games.panic.components import Objective
from saucer.games.panic.concern import Concern
from saucer.games.panic.drawings import Drawings
from saucer.games.panic.frontier import Frontier
from saucer.games.panic.lineups import Lineup
from saucer.games.panic.patterns import Network
from saucer.games.panic.reach import reach
from saucer.games.panic.shapes import CELLS, PAVINGS, TILES
from saucer.games.panic.site import Site
from saucer.games.panic.survey import Survey


class Lead:
    """A network of roads and a lineup to lay on it, with the scores they can reach at most."""

    def __init__(self, network: Network, lineup: Lineup, scores: list[int], promise: int) -> None:
        self.network: Network = network
        self.lineup: Lineup = lineup
        self.scores: list[int] = scores
        self.promise: int = promise


class Search:
    """Finds every vector of values that no town beats. Scores are values, turned round where low wins."""

    def __init__(self, drawings: Drawings, cards: list[Objective], *, chain_facing: bool) -> None:
        self._cards: list[int] = [
            objectives.rule_for(card.number, chain_facing=chain_facing) for card in cards
        ]
        concern = Concern(self._cards)
        self._drawings: Drawings = drawings
        self._kinds: list[int] = concern.face_kinds(drawings)
        self._choices: list[list[int]] = concern.choices(drawings)
        self._low_wins: list[bool] = [card.low_wins for card in cards]
        self._rules: list[Callable[[Survey], int]] = [objectives.RULES[card] for card in self._cards]
        self._loose: list[int] = [number for number, card in enumerate(self._cards) if card in bounds.BOUNDS]
        self._bounds: list[Callable[[Site], int]] = [bounds.BOUNDS[self._cards[i]] for i in self._loose]
        self._captures_compete: bool = bounds.captures_compete(self._cards)
        self._frontier: Frontier = Frontier([])
        self._top: int = 0  # what low-wins values are taken from to give scores
        self._hopes: list[list[int]] = []  # per number of tiles laid: the scores still to hope for
        self._faces: list[int] = []
        self._laid: list[int] = [0] * CELLS

    def run(
        self, networks: list[Network], lineups: dict[int, list[Lineup]]
    ) -> list[tuple[list[int], list[int]]]:
        """Return the best vectors of values, best first, each with the nine laid faces of a town."""
        self._top = max(len(network.lengths) for network in networks)
        leads = self._leads(networks, lineups)
        self._frontier = Frontier(_highest(leads, len(self._cards)))
        for lead in leads:
            if not self._leads_nowhere(lead):
                self._follow(lead)
        return [(self._turn_round(scores), laid) for scores, laid in self._frontier.best()]

    def _leads(self, networks: list[Network], lineups: dict[int, list[Lineup]]) -> list[Lead]:
        """Return all leads, the most promising first: the sooner good towns are found, the more is cut."""
        leads: list[Lead] = []
        for network in networks:
            for lineup in lineups[network.shapes]:
                values = [reach(card, network, lineup) for card in self._cards]
                leads.append(Lead(network, lineup, self._turn_round(values), 0))
        highest = _highest(leads, len(self._cards))
        for lead in leads:
            lead.promise = _promise(lead.scores, highest)
        return sorted(leads, key=lambda lead: -lead.promise)

    def _turn_round(self, values: list[int]) -> list[int]:
        """Turn values into scores or scores into values: where low wins, count down from the top."""
        turned = values.copy()
        for number in range(len(turned)):
            if self._low_wins[number]:
                turned[number] = self._top - turned[number]
        return turned

    def _leads_nowhere(self, lead: Lead) -> bool:
        if self._beaten(lead.scores):
            return True
        if not self._captures_compete:
            return False
        totals = lead.lineup.totals
        most = reach(1, lead.network, lead.lineup) - totals.netted_aliens
        return self._beaten_however_split(lead.scores, totals, 0, most)

    def _beaten(self, scores: list[int]) -> bool:
        return self._frontier.is_beaten(scores)

    def _follow(self, lead: Lead) -> None:
        """Try every pattern of the lead's network with its lineup."""
        self._hopes = [lead.scores.copy() for _ in range(CELLS + 2)]
        self._faces = lead.lineup.faces
        for code in lead.network.patterns:
            site = Site(self._drawings, code)
            site.begin(lead.lineup)
            if not self._hopeless(site, 0):
                self._fill(site, 0, 0)

    def _fill(self, site: Site, depth: int, used: int) -> None:
        """Lay the unused tiles on the cells left, in every way that matters and has hope."""
        if depth == CELLS:
            self._judge(site)
            return
        cell = site.order[depth]
        tried = 0
        for tile in range(TILES):
            face = self._faces[tile]
            kind = 1 << self._kinds[face]
            if used >> tile & 1 or tried & kind or self._drawings.shape[face] != site.shapes[cell]:
                continue
            tried |= kind
            for laid in self._choices[face * len(PAVINGS) + site.pavings[cell]]:
                site.lay(laid, cell)
                if not self._hopeless(site, depth + 1):
                    self._laid[cell] = laid
                    self._fill(site, depth + 1, used | 1 << tile)
                site.lift(laid, cell)

    def _hopeless(self, site: Site, depth: int) -> bool:
        """Whether nothing this site can become would add to the frontier; notes what to hope for."""
        before = self._hopes[depth]
        hopes = self._hopes[depth + 1]
        index = self._frontier.index(before)
        for i in range(len(self._loose)):
            number = self._loose[i]
            hope = min(before[number], self._bounds[i](site))
            index -= (before[number] - hope) * self._frontier.strides[number]
            if self._frontier.beaten[index]:
                return True
            hopes[number] = hope
        if self._captures_compete:
            least, most = bounds.least_captures(site), bounds.most_captures(site)
            return self._beaten_however_split(hopes, site.totals, least, most)
        return self._frontier.beaten[index]

    def _beaten_however_split(self, scores: list[int], totals: Survey, least: int, most: int) -> bool:
        """Whether these scores are beaten however many aliens are caught: a caught alien is not free."""
        for caught in range(least, most + 1):
            index = 0
            for number in range(len(scores)):
                limit = bounds.limit_by_captures(self._cards[number], totals, caught)
                index += min(scores[number], limit) * self._frontier.strides[number]
            if not self._frontier.beaten[index]:
                return False
        return True

    def _judge(self, site: Site) -> None:
        """Keep a finished town if no town found so far is as good."""
        scores = self._turn_round([rule(site.survey) for rule in self._rules])
        if not self._beaten(scores):
            self._frontier.add(scores, self._laid)


def _highest(leads: list[Lead], count: int) -> list[int]:
    return [max(lead.scores[number] for lead in leads) for number in range(count)]


def _promise(scores: list[int], highest: list[int]) -> int:
    promise = 0
    for number in range(len(scores)):
        promise += scores[number] * 10000 // max(highest[number], 1)
    return promise
