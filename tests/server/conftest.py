"""One server for all tests that do not need one of their own, and two toy games beside the real ones."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from saucer.testing import registered
from tests.server.support.driving import Browser, Running, running
from tests.server.support.toys import TOYS


@pytest.fixture(scope="package", autouse=True)
def toys() -> Iterator[None]:
    with registered(*TOYS):
        yield


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory, toys: None) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("server")
    with running(folder / "saucer.db") as started:
        yield started


@pytest.fixture
def ada(server: Running) -> Browser:
    return server.browser()


@pytest.fixture
def bo(server: Running) -> Browser:
    return server.browser()
