#!/usr/bin/env python3
"""Checks that what says `@inlinable` can be inlined by other modules.

The compiler hands the body of an `@inlinable package` member to other modules only if the type
that it belongs to is `@usableFromInline`; otherwise it ignores the attribute without a word, and
other modules call a function for each byte, value or index. Exits 1 and names each such type.
"""
import pathlib
import re
import sys

member = re.compile(r"^(\s*)@inlinable\b")
opening = re.compile(
    r"^(\s*)(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:package|private|fileprivate|indirect|final)\s+)*"
    r"(struct|enum|class|protocol|extension)\s+([\w.]+)")

types, members = {}, []
for path in sorted(pathlib.Path("Sources").rglob("*.swift")):
    module = path.parts[1]
    lines = path.read_text().split("\n")
    around = []
    for index, line in enumerate(lines):
        depth = len(line) - len(line.lstrip())
        while line.strip() and around and depth <= around[-1][0]:
            around.pop()
        if (found := opening.match(line)) and line.rstrip().endswith("{"):
            kind, name = found.group(2, 3)
            name = f"{around[-1][1]}.{name}" if around else name
            around.append((depth, name))
            if kind != "extension":
                marked = "@usableFromInline" in line or "@usableFromInline" in lines[index - 1]
                types[module, name] = (f"{path}:{index + 1}", marked)
        if member.match(line) and around:
            members.append((module, around[-1][1]))

# Types that the standard library has can be inlined, and so can those of other modules here,
# which are checked where they are declared.
hidden = sorted({types[key] for key in members if key in types and not types[key][1]})
for place, _ in hidden:
    print(f"{place}: other modules inline no member of a type that is not @usableFromInline")
print(f"inlining: {len(members)} members, {len(hidden)} breaches")
sys.exit(1 if hidden else 0)
