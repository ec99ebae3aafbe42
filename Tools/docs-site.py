#!/usr/bin/env python3
"""Writes the documentation as the content of a site: `docs-site.py FOLDER`.

The pages are those that docs/README.md lists, in its order and its parts, with what it says of
each; the site is docs/site with the templates of the starter `docs`. `apus build FOLDER` does
the rest, and finds every link that leads nowhere.
"""
import pathlib
import re
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PARTS = {"Start": "start", "Guides": "guide", "Reference": "reference", "Inside Apus": "inside"}
LISTED = re.compile(r"- \[(?P<title>[^]]+)\]\((?P<file>[^)#]+)\)(?:: (?P<summary>.+))?")


def listed():
    """The pages in the order of docs/README.md: part, file, and what is said of it."""
    part = None
    for line in (DOCS / "README.md").read_text().splitlines():
        if line.startswith("## "):
            part = PARTS[line[3:]]
        elif found := LISTED.match(line):
            yield part, DOCS / found["file"], found["summary"] or found["title"]


def page(part, file, summary):
    """The text of a page: the document after its front matter, its links within the folder of pages."""
    text = file.resolve().read_text()
    text = re.sub(r"\]\((?:\.\./|docs/)*(?:README|CONTRIBUTING)\.md", lambda link: {
        "](../README.md": "](apus.md", "](docs/README.md": "](/", "](CONTRIBUTING.md": "](contributing.md",
        "](../CONTRIBUTING.md": "](contributing.md", "](README.md": "](/"}[link[0]], text)
    text = re.sub(r"\]\(docs/", "](", text)
    words = summary[0].upper() + summary[1:].rstrip(".") + "."
    quoted = words.replace("\\", "\\\\").replace('"', '\\"')
    return f'---\nsummary: "{quoted}"\npart: {part}\n---\n{text}'


def main(folder):
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(DOCS / "site", folder)
    shutil.copytree(ROOT / "Starters/docs/Templates", folder / "Templates")
    pages = folder / "Content/pages"
    pages.mkdir()
    shutil.copytree(DOCS / "images", pages / "images")
    written = set()
    rows = [("start", ROOT / "README.md", "what Apus is, what a site can have, and how it is built"), *listed()]
    names = []
    for part, file, summary in rows:
        names.append("apus" if file.name == "README.md" else file.stem.lower())
        (pages / f"{names[-1]}.md").write_text(page(part, file, summary))
        written.add(file.resolve())
    site = folder / "Content/site.yaml"
    site.write_text(site.read_text().replace("[PAGES]", f"[{', '.join(names)}]"))
    missing = {file for file in DOCS.glob("*.md") if file.name != "README.md"} - written
    if missing:
        sys.exit(f"docs/README.md does not list {', '.join(sorted(file.name for file in missing))}")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
