"""The frontier: the best value vectors found so far, and whether a vector could still add to them."""

from saucer.games.panic.faces import LaidFace

Found = tuple[list[int], list[LaidFace]]
"""A vector of scores, and the laid faces of a town that has it."""


class Frontier:
    """Vectors of scores, each from 0 to its limit, more being better; each kept vector has its town."""

    def __init__(self, limits: list[int]) -> None:
        self.strides: list[int] = []
        size = 1
        for limit in limits:
            self.strides.append(size)
            size *= limit + 1
        self.limits: list[int] = limits
        self.beaten: list[bool] = [False] * size
        self.found: list[Found] = []

    def index(self, scores: list[int]) -> int:
        index = 0
        for number in range(len(scores)):
            index += scores[number] * self.strides[number]
        return index

    def is_beaten(self, scores: list[int]) -> bool:
        """Whether a vector already found is at least as good in every score."""
        return self.beaten[self.index(scores)]

    def add(self, scores: list[int], laid_faces: list[LaidFace]) -> None:
        """Keep a vector that is not beaten, with the laid faces of its town."""
        self.found.append((list(scores), list(laid_faces)))
        self._beat(scores, 0, 0)

    def _beat(self, scores: list[int], number: int, index: int) -> None:
        if number == len(scores):
            self.beaten[index] = True
            return
        for score in range(scores[number] + 1):
            self._beat(scores, number + 1, index + score * self.strides[number])

    def best(self) -> list[Found]:
        """Return the vectors no other found vector beats, best first."""
        front: list[Found] = []
        for scores, laid_faces in reversed(self.found):
            if not any(_at_least(other, scores) for other, _ in front):
                front.append((scores, laid_faces))
        return sorted(front, reverse=True)


def _at_least(one: list[int], other: list[int]) -> bool:
    return all(a >= b for a, b in zip(one, other, strict=True))
