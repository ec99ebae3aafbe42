#!/usr/bin/env python3
"""Writes the names of time zones that `site.yaml` may use, from a copy of the IANA database.

    python3 Tools/record-time-zones.py [/usr/share/zoneinfo/tzdata.zi]

Replaces the list in Sources/Planning/Settings/TimeZoneName.swift and the release that it names.
"""
import collections
import pathlib
import re
import sys
import textwrap

SOURCE = pathlib.Path(__file__).resolve().parents[1] / "Sources/Planning/Settings/TimeZoneName.swift"


def names(lines):
    """The names of zones and links that have an area before the place."""
    places = {"Z": 1, "L": 2}
    words = (line.split() for line in lines)
    found = {line[places[line[0]]] for line in words if line and line[0] in places}
    return sorted(name for name in found if "/" in name)


def area(name, places):
    """One area as an element of the Swift list."""
    lines = textwrap.wrap(" ".join(places), 90, break_on_hyphens=False, break_long_words=False)
    text = " \\\n".join("      " + line for line in lines)
    return f'    (\n      "{name}",\n      """\n{text}\n      """\n    ),\n'


def main():
    path = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/zoneinfo/tzdata.zi")
    lines = path.read_text().splitlines()
    areas = collections.defaultdict(list)
    for name in names(lines):
        areas[name.split("/", 1)[0]].append(name.split("/", 1)[1])
    body = "".join(area(name, areas[name]) for name in sorted(areas))
    swift = re.sub(r"(places: String\)\] = \[\n).*(  \]\n\})", lambda m: m[1] + body + m[2],
                   SOURCE.read_text(), flags=re.DOTALL)
    release = lines[0].split()[-1]
    SOURCE.write_text(re.sub(r"release \d\w+", f"release {release}", swift))


main()
