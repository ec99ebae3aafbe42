#!/usr/bin/env python3
"""Checks the lengths of Swift files and functions: at most 400 lines a file, 40 a function body.

Prints the medians and every breach; exits 1 when there is one.
"""
import pathlib
import re
import statistics
import sys

FILE_LIMIT, BODY_LIMIT = 400, 40
starts = re.compile(r"^(\s*)(?:[\w@().\"` ]*\s)?(?:func|init[?!]?)\b.*\{\s*$")
opens = re.compile(r"^(\s*)(?:[\w@().\"` ]*\s)?(?:func\s|init[?!]?\s*[(<])")


def bodies(lines):
    """The first line and the length of each function's body, by indentation."""
    index = 0
    while index < len(lines):
        match = opens.match(lines[index])
        if match:
            indent, head = match.group(1), index
            while head < len(lines) and not lines[head].rstrip().endswith("{"):
                if lines[head].strip() == "" or head - index > 12:
                    break
                head += 1
            if head < len(lines) and lines[head].rstrip().endswith("{"):
                for end in range(head + 1, len(lines)):
                    if lines[end].startswith(indent + "}") and len(lines[end].strip()) == 1:
                        yield index + 1, end - head - 1
                        break
        index += 1


files, functions, breaches = [], [], []
for path in sorted(pathlib.Path("Sources").rglob("*.swift")):
    lines = path.read_text().splitlines()
    files.append(len(lines))
    if len(lines) > FILE_LIMIT:
        breaches.append(f"{path}: {len(lines)} lines, at most {FILE_LIMIT}")
    for line, length in bodies(lines):
        functions.append(length)
        if length > BODY_LIMIT:
            breaches.append(f"{path}:{line}: a body of {length} lines, at most {BODY_LIMIT}")
for breach in breaches:
    print(breach)
print(
    f"sizes: {len(files)} files (median {statistics.median(files):.0f} lines), "
    f"{len(functions)} functions (median {statistics.median(functions):.0f} lines), "
    f"{len(breaches)} breaches"
)
sys.exit(bool(breaches))
