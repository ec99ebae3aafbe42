#!/usr/bin/env python3
"""Checks that no switch over an enum of ours swallows cases: `default: break` and its kin.

A case that is added to an enum must not compile until everything that handles it says what it
does, or the operation would be done nowhere, in silence. Where only one or two cases matter, the
code says `if case`. A switch over bytes or texts needs its `default` and is not meant; switches
over enums of other libraries are listed below with the reason. The enums that grow with a new
scalar, a filter or a page kind (`GROWING`) have no `default` at all. Exits 1 and names each one it
finds.
"""
import pathlib
import re
import sys

# Enums that are not ours, by the file and what is switched over.
FOREIGN = {
    # Swift's own categories of Unicode; new versions add some.
    ("Diagnostics/DisplayText.swift", "scalar.properties.generalCategory"),
}

# What is switched over where a new case has to be thought of at every place.
GROWING = re.compile(r"^(?:\w+\.)*(?:tag|storage|operation)$")
default = re.compile(r"^(\s*)default:")
nothing = re.compile(r"^(\s*)default:\s*(break\b.*|continue|return|\(\)|\{\})?$")
start = re.compile(r"^\s*(?:.*[=(]\s*)?switch (.*) \{$")
enum_case = re.compile(r"^\s*case (?:[^:\n]*[\s(,])?\.[a-z]\w*")


def swallowing(lines, index, indent):
    """What is switched over, if the switch whose `default` is at a line is over an enum."""
    is_enum = False
    for line in reversed(lines[:index]):
        pattern = line.split(" where ")[0]
        if line.startswith(indent + "case ") and enum_case.match(pattern):
            is_enum = True
        if len(line) - len(line.lstrip()) == len(indent) and (match := start.match(line)):
            return match.group(1) if is_enum else None
    return None


count, found = 0, []
for path in sorted(pathlib.Path("Sources").rglob("*.swift")):
    lines = path.read_text().split("\n")
    for index, line in enumerate(lines):
        if match := default.match(line):
            subject = swallowing(lines, index, match.group(1))
            if subject and GROWING.match(subject):
                found.append(f"{path}:{index + 1}: the switch over '{subject}' has a default")
        if not (match := nothing.match(line)):
            continue
        rest = match.group(2)
        if rest is None and lines[index + 1].strip() not in ("break", "continue", "return"):
            continue
        count += 1
        subject = swallowing(lines, index, match.group(1))
        if subject and (str(path.relative_to("Sources")), subject) not in FOREIGN:
            found.append(f"{path}:{index + 1}: the switch over '{subject}' swallows cases")
for line in found:
    print(line)
print(f"switches: {count} with an empty default, {len(found)} over enums of ours")
sys.exit(bool(found))
