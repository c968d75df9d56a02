"""A cryptographic stream of random numbers, for matches in which people have a reason to predict them."""

from hashlib import blake2b
from struct import unpack


class SecureStream:
    """BLAKE2b in counter mode: block n, counted from 0, is BLAKE2b-512 of `KEY/n`, read as 16 big-endian words.

    Without the key, no word can be computed from the others.
    """

    def __init__(self, key: str) -> None:
        self.key = key
        self.block = 0
        self.words: list[int] = []

    def word(self) -> int:
        """The next 32 random bits."""
        if not self.words:
            self.fill()
        return self.words.pop()

    def fill(self) -> None:
        """Prepare the words of the next block, the first one last."""
        digest = blake2b(f"{self.key}/{self.block}".encode()).digest()
        self.block += 1
        self.words = list(unpack(">16I", digest))
        self.words.reverse()
