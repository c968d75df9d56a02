"""`saucer serve` runs a server for others; `saucer play` runs one for yourself and opens the browser."""

import os
import sys
from pathlib import Path
from typing import Annotated

import platformdirs
import typer

from saucer.cli.browser import how_to_reach, open_browser
from saucer.cli.language import cli_phrases, read_language
from saucer.cli.output import stdout_console
from saucer.cli.qr_code import qr_code
from saucer.server.settings import Settings, read_settings
from saucer.texts.phrases import Phrases

HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"

Host = Annotated[str | None, typer.Option("--host", help="The address to listen on (127.0.0.1 by default).")]
Port = Annotated[int | None, typer.Option("--port", help="The port (8051 by default).", min=0, max=65535)]
DatabaseFile = Annotated[
    str | None,
    typer.Option("--database", help="The database: a file, or sqlite:///FILE (saucer.db by default)."),
]
BotWorkers = Annotated[
    int | None, typer.Option("--bot-workers", help="Processes in which bots think (2 by default).", min=1)
]
BotPause = Annotated[
    float | None, typer.Option("--bot-pause", help="Seconds a bot takes over a move at least.", min=0)
]
KeepDays = Annotated[
    float | None,
    typer.Option("--keep-days", help="Days after which an untouched table is deleted (0: never).", min=0),
]
Https = Annotated[
    bool | None, typer.Option("--https", help="People come by https: cookies travel by nothing else.")
]
Proxies = Annotated[
    str | None, typer.Option("--trusted-proxies", help="Addresses of proxies, with commas between them.")
]
Hosts = Annotated[
    str | None,
    typer.Option("--hosts", help="Names by which people reach this server, with commas between them."),
]
SettingsFile = Annotated[Path | None, typer.Option("--settings", help="A TOML file with settings.")]


def serve(
    host: Host = None,
    port: Port = None,
    database: DatabaseFile = None,
    bot_workers: BotWorkers = None,
    bot_pause: BotPause = None,
    keep_days: KeepDays = None,
    https: Https = None,
    trusted_proxies: Proxies = None,
    hosts: Hosts = None,
    settings: SettingsFile = None,
) -> None:
    """Host tables for others. Settings without a flag come from SAUCER_… in the environment, or from a file."""
    flags = {
        "host": host,
        "port": port,
        "database": database,
        "bot_workers": bot_workers,
        "bot_pause": bot_pause,
        "keep_days": keep_days,
        "https": https,
        "trusted_proxies": trusted_proxies,
        "hosts": None if hosts is None else hosts.split(","),
    }
    from saucer.server.run import serve as run_server  # noqa: PLC0415 - takes half a second, which other commands need not wait
    from saucer.server.run import take_port  # noqa: PLC0415

    chosen = read_settings(settings, flags)
    run_server(chosen, take_port(chosen.host, chosen.port), announce)


def announce(address: str) -> None:
    print(cli_phrases(read_language(None)).format("serving", address=address), flush=True)


def play_in_browser(game: str | None = None, *, lan: bool = False, browser: bool = True) -> None:
    """Run a server on a database in the user's data folder, for others in the network too, and open the browser."""
    from saucer.server.http.pages.client_pages import has_client  # noqa: PLC0415 - as above
    from saucer.server.run import serve as run_server  # noqa: PLC0415
    from saucer.server.run import take_some_port  # noqa: PLC0415

    phrases = cli_phrases(read_language(None))
    settings = own_settings({"host": EVERYWHERE if lan else None})
    listener = take_some_port(settings.host, settings.port)
    taken = listener.getsockname()[1]
    if taken != settings.port:
        text = phrases.format("other-port", port=str(settings.port), taken=str(taken))
        print(f"saucer: {text}", file=sys.stderr)

    def open_page(address: str) -> None:
        here = address.replace(EVERYWHERE, HERE)
        page = f"{here}?game={game}" if game else here
        announce(page)
        if lan:
            announce_to_others(page, phrases)
        if has_client() and browser and not open_browser(page):
            print(how_to_reach(page, phrases, os.environ), flush=True)

    run_server(settings, listener, open_page)


def own_settings(flags: dict[str, str | None]) -> Settings:
    """Settings for playing at home: the database is in the user's data folder unless another one is named."""
    settings = read_settings(None, flags)
    if settings.database != Settings().database:
        return settings
    folder = Path(platformdirs.user_data_dir("saucer", appauthor=False))
    return read_settings(None, {**flags, "database": str(folder / "saucer.db")})


def announce_to_others(page: str, phrases: Phrases) -> None:
    """Print the address for others in the network, and a code for their phones."""
    from saucer.server.http.api.reach import own_address  # noqa: PLC0415 - as above

    address = own_address()
    if address is None:
        print(phrases.format("lan-none"), flush=True)
        return
    for_others = page.replace(HERE, address)
    print(phrases.format("lan", address=for_others), flush=True)
    console = stdout_console()
    if console.is_terminal:
        console.print(qr_code(for_others))
        print(phrases.format("lan-hint"), flush=True)
