"""Draws an address as a QR code, for phones to read off the terminal."""

from rich.text import Text

QUIET = 2
"""Light modules around the code. The standard asks for four; phones are content with two."""
INK = "#000000 on #ffffff"
BLOCKS = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}


def qr_code(address: str) -> Text:
    """The code in dark ink on light ground whatever the terminal's colours are, two rows of modules to a line."""
    import segno  # noqa: PLC0415 - needed only here

    rows = [
        [bool(module) for module in row]
        for row in segno.make_qr(address, error="l").matrix_iter(border=QUIET)
    ]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    pairs = zip(rows[::2], rows[1::2], strict=True)
    lines = ["".join(BLOCKS[above, below] for above, below in zip(*pair, strict=True)) for pair in pairs]
    return Text("\n".join(lines), style=INK, no_wrap=True)
