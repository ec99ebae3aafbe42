#!/usr/bin/env python3
"""Records what the Nu HTML checker says of the documents in Tests/Data/HTMLRules.

Run it with a Java and the path of vnu.jar: `python3 Tools/record-nu.py vnu.jar`. It writes
nu.tsv: the name of a document, `error`, `warning` or `fine`, and Nu's first message.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Tests/Data/HTMLRules"
PAGE = (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>a</title></head><body><h1>a</h1>\n'
    "{}\n</body></html>\n"
)


def documents():
    """The documents by name, each as a whole page."""
    pages = {}
    for part in (FOLDER / "documents.txt").read_text().split("\n## ")[1:]:
        name, *lines = part.strip("\n").split("\n")
        text = "\n".join(line for line in lines if not line.startswith("differs: "))
        pages[name] = text if name.endswith("(page)") else PAGE.format(text)
    return pages


def verdict(messages):
    """The gravest of messages and its words."""
    for wanted, kind in (("error", "error"), ("info", "warning")):
        for message in messages:
            if message["type"] == wanted and (kind == "error" or message.get("subType")):
                return kind, " ".join(message["message"].split())
    return "fine", ""


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    pages = documents()
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for number, text in enumerate(pages.values()):
            path = pathlib.Path(folder) / f"{number:04}.html"
            path.write_text(text)
            files.append(str(path))
        command = ["java", "-jar", sys.argv[1], "--format", "json", "--stdout", "--exit-zero-always"]
        output = subprocess.run(command + files, check=True, capture_output=True, text=True).stdout
    found = {}
    for message in json.loads(output)["messages"]:
        found.setdefault(int(message["url"].rsplit("/", 1)[1][:4]), []).append(message)
    lines = ["\t".join((name, *verdict(found.get(n, [])))) for n, name in enumerate(pages)]
    (FOLDER / "nu.tsv").write_text("\n".join(lines) + "\n")
    print(f"{len(lines)} documents")


main()
