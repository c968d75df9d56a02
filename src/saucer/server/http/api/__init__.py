"""The HTTP API: one module per subject, and the response bodies."""
