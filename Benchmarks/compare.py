#!/usr/bin/env python3
"""compare.py HUGO APUS: proves that two folders hold the same pages.

A page is the same when its title, its text, the places its links and images point to (made
absolute), and so its page numbers are the same, in the same order. Left out: Hugo's aliases
`page/1/`, which only redirect, and its list of all steps, which only counts them. Prints the first differences; exits 1 when there is one.
"""
import html.parser
import pathlib
import sys
import urllib.parse


class Page(html.parser.HTMLParser):
    """The text of a page, and where its links and images lead."""

    def __init__(self, address):
        super().__init__()
        self.address, self.words, self.places = address, [], []

    def handle_data(self, data):
        self.words += data.split()

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in ("href", "src") and tag != "link":
                joined = urllib.parse.urljoin("http://site" + self.address, value or "")
                self.places.append((tag, joined.removesuffix("index.html")))


def pages(folder):
    """All pages of a folder, by path."""
    found = {}
    for path in sorted(pathlib.Path(folder).rglob("*.html")):
        name = str(path.relative_to(folder))
        if name.endswith("page/1/index.html") or name == "steps/index.html":
            continue
        page = Page("/" + name.removesuffix("index.html"))
        page.feed(path.read_text(encoding="utf-8"))
        found[name] = ("".join(page.words), page.places)
    return found


def main():
    left, right = pages(sys.argv[1]), pages(sys.argv[2])
    differences = [f"only in {sys.argv[1]}: {name}" for name in sorted(left.keys() - right.keys())]
    differences += [f"only in {sys.argv[2]}: {name}" for name in sorted(right.keys() - left.keys())]
    for name in sorted(left.keys() & right.keys()):
        for what, a, b in zip(("text", "links"), left[name], right[name]):
            if a != b:
                at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
                differences.append(f"{name}: {what}: {a[at - 20 if at > 20 else 0:at + 60]!r} / {b[at - 20 if at > 20 else 0:at + 60]!r}"[:400])
    for difference in differences[:10]:
        print(difference)
    print(f"{len(left.keys() & right.keys())} pages compared, {len(differences)} differences")
    sys.exit(bool(differences) or not left)


main()
