"""Where to report a security hole of this site, in the form programs look for (RFC 9116)."""

from datetime import UTC, datetime, timedelta

from litestar import Response, get

from saucer.server.guard.refusals import Refused
from saucer.server.http.requests import ApiRequest, hub_of
from saucer.server.language import LANGUAGES
from saucer.server.settings import contact_link

VALID_DAYS = 30


@get("/.well-known/security.txt", include_in_schema=False, media_type="text/plain")
async def show_security_txt(request: ApiRequest) -> Response[str]:
    """The operator's contact. Where none is set there is no such page."""
    contact = contact_link(hub_of(request).settings.contact)
    if not contact:
        raise Refused("page/unknown")
    return Response(security_txt(contact, datetime.now(UTC)), media_type="text/plain; charset=utf-8")


def security_txt(contact: str, now: datetime) -> str:
    expires = (now + timedelta(days=VALID_DAYS)).strftime("%Y-%m-%dT00:00:00Z")
    return f"Contact: {contact}\nExpires: {expires}\nPreferred-Languages: {', '.join(LANGUAGES)}\n"
