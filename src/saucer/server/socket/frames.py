"""The frames of a WebSocket: their headers, read and written."""

TEXT = 0x81
BINARY = 0x82
FINAL = MASKED = 0x80
CONTROL = 0x08
CLOSE, PING = 0x88, 0x89
MORE = 0x00
SHORT = 126
LONG = 127
LARGEST_CONTROL = 125
LARGEST_SHORT = 0xFFFF
MASK_SIZE = 4


def frame_header(size: int) -> bytes:
    """The header of a text frame of `size` bytes from a server."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size <= LARGEST_SHORT:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big")
    return bytes((TEXT, LONG)) + size.to_bytes(8, "big")


def content_of(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the content of the frame at `at` starts and ends; None until enough of its header has arrived."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1] & ~MASKED, at + 2
    if size >= SHORT:
        start = at + (4 if size == SHORT else 10)
        if len(data) < start:
            return None
        size = int.from_bytes(data[at + 2 : start], "big")
    if data[at + 1] & MASKED:
        start += MASK_SIZE
    return start, start + size
