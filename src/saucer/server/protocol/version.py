"""The version of the protocol: it is raised by any change to messages of the socket, views, moves, events or phases."""

from typing import Final

FINGERPRINTS: Final = ("e8958d8c08e81846",)
"""The fingerprint of the schemas in each version, the present one last. A change adds one; none is ever replaced."""

PROTOCOL_VERSION: Final = len(FINGERPRINTS)
