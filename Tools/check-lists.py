#!/usr/bin/env python3
"""Checks that every filter, test and function of templates stands in the list of its kind.

Each is a `static let` in a file of its own and a line in a list; one that is missing there would
be unknown to templates. Also checks that mistakes in files ask for what was meant through their
log, which bounds the work of all of them together: a search by itself is for a word of the command
line. Exits 1 and names every one that is missing.
"""
import pathlib
import re
import sys

TEMPLATES = pathlib.Path("Sources/Templates")
LISTS = {
    "Filters": "FilterTable.swift",
    "ValueTests": "ValueTest.swift",
    "Functions": "BuiltInFunction.swift",
}
definition = re.compile(r"^  static let (\w+)\s*=", re.M)
count, missing = 0, []
for folder, name in LISTS.items():
    listed = set(re.findall(r"\.(\w+)[,\]]", (TEMPLATES / folder / name).read_text()))
    for path in sorted((TEMPLATES / folder).rglob("*.swift")):
        if path.name == name:
            continue
        for defined in definition.findall(path.read_text()):
            count += 1
            if defined not in listed:
                missing.append(f"{path}: '{defined}' is not in the list of {name}")
SINGLE = ("Sources/CommandLineTool/", "Sources/Diagnostics/", "Sources/SiteCompiler/NewEntry/")
for path in sorted(pathlib.Path("Sources").rglob("*.swift")):
    if not str(path).startswith(SINGLE) and "Suggestion.nearest" in path.read_text():
        missing.append(f"{path}: suggestions are made by 'log.nearest'")
for line in missing:
    print(line)
print(f"lists: {count} filters, tests and functions, {len(missing)} missing")
sys.exit(bool(missing))
