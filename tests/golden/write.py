"""Writes the golden transcripts again: `make golden`. Review the changes before committing them."""

from tests.golden.transcripts import TRANSCRIPTS, text_of


def main() -> None:
    for transcript in TRANSCRIPTS:
        text = text_of(transcript)
        before = transcript.file.read_text(encoding="utf-8") if transcript.file.exists() else ""
        transcript.file.parent.mkdir(parents=True, exist_ok=True)
        transcript.file.write_text(text, encoding="utf-8")
        print(f"{transcript.file.name}: {'as before' if text == before else 'changed'}")


if __name__ == "__main__":
    main()
