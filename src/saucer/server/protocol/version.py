"""The version of the protocol: it is raised by any change to messages of the socket, views, moves, events or phases."""

from typing import Final

FINGERPRINTS: Final = ("b4cbdc3a1818137e", "dbe34aa49728dee7")
"""The fingerprint of the schemas in each version, the present one last. A change adds one; none is ever replaced."""

PROTOCOL_VERSION: Final = len(FINGERPRINTS)
