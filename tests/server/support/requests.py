"""A single HTTP request to a running server, and the whole of its answer."""

import http.client

from tests.server.support.driving import PATIENCE, Running


def ask(
    server: Running, path: str, method: str = "GET", **headers: str
) -> tuple[http.client.HTTPResponse, bytes]:
    connection = http.client.HTTPConnection(server.browser().place, timeout=PATIENCE)
    connection.request(method, path, headers={name.replace("_", "-"): said for name, said in headers.items()})
    answer = connection.getresponse()
    content = answer.read()
    connection.close()
    return answer, content
