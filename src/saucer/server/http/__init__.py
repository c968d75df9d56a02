"""The HTTP API and the pages: routes, response bodies, schema."""
