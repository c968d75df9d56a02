"""Which build of Saucer is running: compiled or pure Python."""


def is_compiled() -> bool:
    return not __file__.endswith(".py")
