"""Allows the client's pages their own inline styles and scripts, by their hashes, and no others."""

import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path

from saucer.server.guard.security import HEADERS

POLICY = "Content-Security-Policy"
INLINE = re.compile(rb"<(style|script)>(.*?)</\1>", re.DOTALL)


@cache
def page_policy(client: Path) -> str:
    """The policy for pages: it allows what is inline in the files of the client, not what an answer adds to them."""
    found = [match for page in sorted(client.glob("*.html")) for match in INLINE.findall(page.read_bytes())]
    parts = [HEADERS[POLICY]]
    for tag in (b"style", b"script"):
        hashes = sorted({hash_of(content) for kind, content in found if kind == tag})
        if hashes:
            parts.append(f"{tag.decode()}-src 'self' {' '.join(hashes)}")
    return "; ".join(parts)


def hash_of(content: bytes) -> str:
    return f"'sha256-{b64encode(sha256(content).digest()).decode()}'"
