"""`python -m saucer.cli`: the command line without its script."""

from saucer.cli import main

if __name__ == "__main__":
    main()
