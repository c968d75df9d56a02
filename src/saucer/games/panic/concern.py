"""Which differences between tiles matter to some objectives; others need not be tried apart."""

from saucer.games.panic.drawings import AGENT, ALIEN, BURGER, NO_ITEM, Drawings
from saucer.games.panic.objectives import CHAINS, FACING_CHAINS
from saucer.games.panic.shapes import PAVINGS, TILES


class Concern:
    """What of a tile the given cards look at."""

    def __init__(self, cards: list[int]) -> None:
        chased = any(card in (1, 2, 8, 16, 17, 18, 19) for card in cards)
        facing_chains = FACING_CHAINS in cards
        chained = CHAINS in cards or facing_chains
        self.burgers = chained or 16 in cards
        self.aliens = chased or chained
        self.agents = chased or chained or 14 in cards
        self.alien_facing = facing_chains or 16 in cards or 18 in cards
        self.agent_facing = facing_chains or any(card in (1, 2, 8, 16, 17, 19) for card in cards)
        self.dogs = 3 in cards
        self.houses = 23 in cards
        self.citizens = 22 in cards
        self.alien_tiles = 21 in cards

    def item(self, drawings: Drawings, face: int) -> int:
        item = drawings.item[face]
        if (
            (item == BURGER and self.burgers)
            or (item == ALIEN and self.aliens)
            or (item == AGENT and self.agents)
        ):
            return item
        return NO_ITEM

    def face_kinds(self, drawings: Drawings) -> list[int]:
        """Number the faces so that those alike in all that matters have one number."""
        marks = [self._marks(drawings, face) for face in range(2 * TILES)]
        return [marks.index(mark) for mark in marks]

    def _marks(self, drawings: Drawings, face: int) -> tuple[int, int, bool, bool, bool, bool]:
        return (
            drawings.shape[face],
            self.item(drawings, face),
            self.dogs and drawings.dogs[face] > 0,
            self.houses and drawings.houses[face] > 0,
            self.citizens and drawings.boys[face] + drawings.girls[face] > 0,
            self.alien_tiles and (drawings.item[face] == ALIEN or drawings.netted_aliens[face] > 0),
        )

    def _faces(self, drawings: Drawings, face: int) -> bool:
        item = drawings.item[face]
        return (item == ALIEN and self.alien_facing) or (item == AGENT and self.agent_facing)

    def choices(self, drawings: Drawings) -> list[list[int]]:
        """For each face and paving, at `face * 10 + paving`: the laid faces that differ in what matters."""
        return [
            self._choices(drawings, face, paving)
            for face in range(2 * TILES)
            for paving in range(len(PAVINGS))
        ]

    def _choices(self, drawings: Drawings, face: int, paving: int) -> list[int]:
        seen: list[tuple[int, int]] = []
        choices: list[int] = []
        for laid in range(face * 4, face * 4 + 4):
            look = (0, 0)
            if self.item(drawings, face) != NO_ITEM:
                look = (drawings.item_lane[laid], drawings.facing[laid] if self._faces(drawings, face) else 0)
            if drawings.paving[laid] == paving and look not in seen:
                seen.append(look)
                choices.append(laid)
        return choices
