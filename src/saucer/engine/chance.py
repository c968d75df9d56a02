"""Random numbers: one stream per step, the same on every Python version and in every build."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final, TypeVar

from saucer.engine.stream import SecureStream

Seed = int | str
"""An integer chosen by a program, or a text drawn by a server; one that begins with `SECURE` names its generator."""

SECURE: Final = "blake2b-"
"""Begins the seeds whose numbers come from a SecureStream, and the secrets from which such seeds are made."""

Number = TypeVar("Number", bound=int)

MASK: Final = 0xFFFFFFFF
LARGEST_RANGE: Final = 2**29
SMALL_RANGE: Final = 2**14
"""Up to this range, 16 bits times a range fit into a small integer, which the compiled build multiplies fast."""


class Chance:
    """One stream of random numbers, opened on first use.

    Its numbers come from a SecureStream where the seed begins with `SECURE`, else from the sfc32 generator, which is
    faster. `used` is true once this step drew from it or showed something hidden: such a step cannot be taken back.
    """

    a: int
    b: int
    c: int
    counter: int

    def __init__(self, seed: Seed, step: int, purpose: str = "rules") -> None:
        self.seed = seed
        self.step = step
        self.purpose = purpose
        self.used = False
        self.opened = False
        self.secure: SecureStream | None = None

    def open(self) -> None:
        name = f"{self.seed}/{self.step}/{self.purpose}"
        self.opened = True
        self.used = True
        if is_secure(self.seed):
            self.secure = SecureStream(name)
        else:
            self.start_generator(name)

    def start_generator(self, name: str) -> None:
        key = sha256(name.encode()).digest()
        self.a = int.from_bytes(key[0:4], "big")
        self.b = int.from_bytes(key[4:8], "big")
        self.c = int.from_bytes(key[8:12], "big")
        self.counter = 1

    def reveal(self) -> None:
        """Note that this step showed something hidden, such as the top of a shuffled pile."""
        self.used = True

    def word(self) -> int:
        """The next 32 random bits."""
        if not self.opened:
            self.open()
        if self.secure is not None:
            return self.secure.word()
        word = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = ((((self.c << 21) | (self.c >> 11)) & MASK) + word) & MASK
        return word

    def below(self, limit: int) -> int:
        """An integer from 0 to `limit` - 1, all equally likely."""
        assert 0 < limit <= LARGEST_RANGE
        product = multiply(self.word(), limit)
        if product & MASK < limit:
            biased = (MASK + 1 - limit) % limit
            while product & MASK < biased:
                product = multiply(self.word(), limit)
        return product >> 32

    def flip(self) -> bool:
        return self.word() & 1 == 1

    def fraction(self) -> float:
        """A number from 0 to 1, excluding 1."""
        return self.word() / 4294967296.0

    def shuffle(self, items: list[Number]) -> None:
        """Put `items` into a random order."""
        if len(items) < 2:
            return
        if not self.opened:
            self.open()
        if self.secure is None:
            self.shuffle_fast(items)
            return
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def shuffle_fast(self, items: list[Number]) -> None:
        """The same with the sfc32 generator. Draws the same numbers as `below`, inlined for speed."""
        a, b, c, counter = self.a, self.b, self.c, self.counter
        for last in range(len(items) - 1, 0, -1):
            limit = last + 1
            while True:
                word = (a + b + counter) & MASK
                counter = (counter + 1) & MASK
                a = b ^ (b >> 9)
                b = (c + (c << 3)) & MASK
                c = ((((c << 21) | (c >> 11)) & MASK) + word) & MASK
                product = multiply(word, limit)
                if product & MASK >= limit or product & MASK >= (MASK + 1 - limit) % limit:
                    break
            other = product >> 32
            items[last], items[other] = items[other], items[last]
        self.a, self.b, self.c, self.counter = a, b, c, counter

    def pick(self, weights: list[float]) -> int:
        """The index of one of `weights`, drawn in proportion to them; uniformly if all are zero."""
        total = 0.0
        for weight in weights:
            total += weight
        if total <= 0.0:
            return self.below(len(weights))
        left = self.fraction() * total
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0.0:
                return index
        return len(weights) - 1


def multiply(word: int, limit: int) -> int:
    """32 bits times a range, by halves where that is faster."""
    if limit > SMALL_RANGE:
        return word * limit
    return (((word >> 16) * limit) << 16) + (word & 0xFFFF) * limit


def commitment(seed: Seed) -> str:
    """The hash published before a match, by which its seed can be checked afterwards."""
    return sha256(f"saucer seed {seed}".encode()).hexdigest()


def mix(secret: str, parts: Sequence[str]) -> str:
    """The seed made of the server's part and one part from each seat, so that nobody can choose it alone.

    The secret, to which the server has committed itself, says which generator the seed is for.
    """
    digest = sha256("/".join(["saucer match", secret, *parts]).encode()).hexdigest()
    return SECURE + digest if is_secure(secret) else digest


def derive(seed: Seed, purpose: str) -> str:
    """A seed for something beside the rules. It says nothing about `seed`, nor about the numbers drawn from that."""
    return sha256(f"saucer purpose {purpose}/{seed}".encode()).hexdigest()


def is_secure(seed: Seed) -> bool:
    """Whether a seed, or the secret that a seed is made of, asks for a SecureStream."""
    return isinstance(seed, str) and seed.startswith(SECURE)
