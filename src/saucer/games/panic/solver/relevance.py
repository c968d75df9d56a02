"""Relevance: which differences between tiles matter to some objectives, so that equal ones are tried once."""

from saucer.games.panic.faces import FACES, PAVINGS, LaidFace, laid
from saucer.games.panic.objectives.scoring_rule import (
    AGENT_FACING,
    AGENTS,
    ALIEN_FACING,
    ALIEN_TILES,
    ALIENS,
    BURGERS,
    CITIZEN_TILES,
    DOG_TILES,
    HOUSE_TILES,
    ScoringRule,
)
from saucer.games.panic.tables import AGENT, ALIEN, BURGER, NO_ITEM, Tables


class Relevance:
    """The properties of tiles that the given objectives depend on."""

    def __init__(self, rules: list[ScoringRule]) -> None:
        looks_at = 0
        for rule in rules:
            looks_at |= rule.looks_at
        self.burgers = looks_at & BURGERS != 0
        self.aliens = looks_at & ALIENS != 0
        self.agents = looks_at & AGENTS != 0
        self.alien_facing = looks_at & ALIEN_FACING != 0
        self.agent_facing = looks_at & AGENT_FACING != 0
        self.dogs = looks_at & DOG_TILES != 0
        self.houses = looks_at & HOUSE_TILES != 0
        self.citizens = looks_at & CITIZEN_TILES != 0
        self.alien_tiles = looks_at & ALIEN_TILES != 0

    def item(self, tables: Tables, face: int) -> int:
        item = tables.item[face]
        if (
            (item == BURGER and self.burgers)
            or (item == ALIEN and self.aliens)
            or (item == AGENT and self.agents)
        ):
            return item
        return NO_ITEM

    def face_kinds(self, tables: Tables) -> list[int]:
        """Number the faces so that faces equal in all that matters share a number."""
        marks = [self._marks(tables, face) for face in range(FACES)]
        return [marks.index(mark) for mark in marks]

    def _marks(self, tables: Tables, face: int) -> tuple[int, int, bool, bool, bool, bool]:
        return (
            tables.shape[face],
            self.item(tables, face),
            self.dogs and tables.dogs[face] > 0,
            self.houses and tables.houses[face] > 0,
            self.citizens and tables.boys[face] + tables.girls[face] > 0,
            self.alien_tiles and (tables.item[face] == ALIEN or tables.netted_aliens[face] > 0),
        )

    def _faces(self, tables: Tables, face: int) -> bool:
        item = tables.item[face]
        return (item == ALIEN and self.alien_facing) or (item == AGENT and self.agent_facing)

    def choices(self, tables: Tables) -> list[list[LaidFace]]:
        """For each face and paving, at `face * len(PAVINGS) + paving`: the laid faces that differ in what matters."""
        return [
            self._choices(tables, face, paving) for face in range(FACES) for paving in range(len(PAVINGS))
        ]

    def _choices(self, tables: Tables, face: int, paving: int) -> list[LaidFace]:
        seen: list[tuple[int, int]] = []
        choices: list[LaidFace] = []
        for turns in range(4):
            laid_face = laid(face, turns)
            look = (0, 0)
            if self.item(tables, face) != NO_ITEM:
                facing = tables.facing[laid_face] if self._faces(tables, face) else 0
                look = (tables.item_lane[laid_face], facing)
            if tables.paving[laid_face] == paving and look not in seen:
                seen.append(look)
                choices.append(laid_face)
        return choices
