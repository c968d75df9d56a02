"""Signed cookies that identify browsers, the check of origins, unguessable links, and security headers."""

import hmac
import secrets
from collections.abc import Iterator
from hashlib import sha256
from urllib.parse import urlsplit

from saucer.engine.chance import SECURE

COOKIE = "saucer"
YEAR = 365 * 24 * 3600
TOKEN_BYTES = 24
CODE_LENGTH = 16
CODE_SIGNS = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789"

HSTS = ("Strict-Transport-Security", f"max-age={YEAR}")
"""For servers that people reach by https: browsers then use nothing else."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


def new_code() -> str:
    """A link that cannot be guessed, without letters that look alike."""
    return "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))


def new_secret() -> str:
    """256 random bits in hex, such as the key that signs cookies."""
    return secrets.token_hex(32)


def new_seed_secret() -> str:
    """The server's part of a new seed: 256 random bits, for shuffles that nobody can predict."""
    return SECURE + new_secret()


class Signer:
    """Makes the tokens of browsers and recognises its own."""

    def __init__(self, key: str) -> None:
        self.key = key.encode()

    def new_token(self) -> str:
        token = secrets.token_urlsafe(TOKEN_BYTES)
        return f"{token}.{self.sign(token)}"

    def sign(self, token: str) -> str:
        return hmac.new(self.key, token.encode(), sha256).hexdigest()[:32]

    def holder(self, cookie: str) -> str | None:
        """Return the fingerprint of the browser with this cookie, or None if the cookie is not ours."""
        token, dot, signature = cookie.partition(".")
        if not dot or not hmac.compare_digest(self.sign(token).encode(), signature.encode()):
            return None
        return sha256(f"saucer browser {token}".encode()).hexdigest()[:32]

    def holder_in(self, header: str) -> str | None:
        """Return the browser of a `Cookie` header, from the first of its cookies that is ours."""
        for cookie in cookies_in(header):
            holder = self.holder(cookie)
            if holder is not None:
                return holder
        return None


def cookies_in(header: str) -> Iterator[str]:
    """Every cookie of our name among those a browser sends."""
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            yield value


def is_foreign(origin: str, host: str, allowed: tuple[str, ...]) -> bool:
    """Whether a request comes from a page of another site. Programs that are no browsers send no origin."""
    if not origin or origin in allowed:
        return False
    try:
        place = urlsplit(origin).netloc.lower()
    except ValueError:
        return True
    return not place or place != host.lower()
