"""The value of a result, under its former name."""

from saucer.engine.result_value import result_value as worth

__all__ = ["worth"]
