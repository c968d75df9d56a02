"""The version of the protocol: sent first, and raised by every change that a client could notice."""

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from saucer.games import BUILT_IN
from saucer.server.http.api.schema import message_schema
from saucer.server.protocol.version import FINGERPRINTS, PROTOCOL_VERSION
from tests.server.support.driving import Running

PAGE = Path(__file__).resolve().parents[3] / "docs" / "protocol.md"
WORDS = {"description", "title"}
"""Keys of a schema that only people read."""


def fingerprint() -> str:
    """A digest of all that travels on the socket, without what only people read."""
    phases = {game.id: [phase.name for phase in game.decisions] for game in BUILT_IN}
    everything = [without_words(message_schema(BUILT_IN)), phases]
    return sha256(msgspec.json.encode(everything, order="sorted")).hexdigest()[:16]


def without_words(schema: Any) -> Any:
    if isinstance(schema, list):
        return [without_words(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: without_words(part)
        for key, part in schema.items()
        if not (key in WORDS and isinstance(part, str))
    }


def test_a_change_of_the_schemas_raises_the_version() -> None:
    found = fingerprint()
    assert found == FINGERPRINTS[-1], (
        f"messages, views, moves, events or phases differ from version {PROTOCOL_VERSION} of the protocol: "
        f'add "{found}" to the end of FINGERPRINTS in saucer/server/protocol/version.py, run web/wire_types.py '
        f"and write version {PROTOCOL_VERSION + 1} into docs/protocol.md"
    )


def test_no_two_versions_are_the_same() -> None:
    assert len(set(FINGERPRINTS)) == PROTOCOL_VERSION


def test_the_page_about_the_protocol_is_of_this_version() -> None:
    assert f"**version {PROTOCOL_VERSION}**" in PAGE.read_text(encoding="utf-8")


def test_the_first_message_has_the_version(server: Running) -> None:
    ada = server.browser()
    first = ada.open(ada.make("strangers", "Ada", "open")["code"]).receive()
    assert (first["kind"], first["protocol"]) == ("hello", PROTOCOL_VERSION)
