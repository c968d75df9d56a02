"""Names for numbers, as views and events have them."""

from saucer.engine.types import Seat
from saucer.games.eti.components import IncidentId, ProjectId
from saucer.games.eti.numbers import (
    NO_INCIDENT,
    NO_PROJECT,
    NOBODY,
    Incident,
    Project,
    incidents_in,
    projects_in,
)
from saucer.games.eti.state import State


def seat_or_none(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def project_name_or_none(state: State, project: Project) -> ProjectId | None:
    return None if project == NO_PROJECT else state.tables.project_ids[project]


def incident_name_or_none(state: State, incident: Incident) -> IncidentId | None:
    return None if incident == NO_INCIDENT else state.tables.incident_ids[incident]


def project_names(state: State, projects: int) -> tuple[ProjectId, ...]:
    if projects == 0:
        return ()
    return tuple([state.tables.project_ids[project] for project in projects_in(projects)])


def incident_names(state: State, incidents: int) -> tuple[IncidentId, ...]:
    if incidents == 0:
        return ()
    return tuple([state.tables.incident_ids[incident] for incident in incidents_in(incidents)])
