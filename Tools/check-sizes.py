#!/usr/bin/env python3
"""Checks the sizes of Swift files, functions and types.

A file has at most 400 lines, the body of a function 40. A type has at most 12 stored properties,
and its instance members at most 600 lines over all its extensions: 15 members of 40 lines. What is
static does not share the state of an instance and does not count. A type that exceeded a limit when
the limits were made is listed below with its figure, which may only shrink; what grows by a recipe of
`CONTRIBUTING.md` has no figure.

Prints the medians and every breach; exits 1 when there is one.
"""
import collections
import pathlib
import re
import statistics
import sys

FILE_LIMIT, BODY_LIMIT, PROPERTY_LIMIT, TYPE_LIMIT = 400, 40, 12, 600

# Stored properties of types that have more than 12, by module and name.
PROPERTIES = {
    # What may be written, one property each: a key of `site.yaml`, an attribute of a field, an
    # option of the command line, a name that templates are given.
    "Planning.ContextModels.Page": 19,
    "Planning.ContextStructures": 16,
    "Planning.PageDeclaration": 15,
    "Planning.PageSettings": 16,
    "Planning.SiteDefinition": 18,
    # It grows with every kind of page.
    "Planning.SiteModels.PageFile": None,
    "Schema.Field": 15,
    "SiteCompiler.CompilerOptions": 16,
    # What one stage hands on to the next, which never changes: a table or a lookup each.
    "Content.SiteContent": 13,
    "Planning.SitePlan": 25,
    # Buffers and positions of loops over every byte of Markdown, kept side by side for speed.
    "Markdown.HTMLWriter": 14,
    "Markdown.TreeBuilder": 16,
}
# Lines of instance members of types that have more than 600, in steps of 50.
LINES = {}

opens = re.compile(r"^(\s*)(?:[\w@().\"` ]*\s)?(?:func\s|init[?!]?\s*[(<])")
MODIFIERS = (
    r"(?:@\w+(?:\([^)]*\))?\s+)*"
    r"(?:(?:package|public|private|fileprivate|internal|final|indirect|lazy)(?:\(set\))?\s+)*"
)
type_start = re.compile(
    r"^(\s*)" + MODIFIERS + r"(struct|class|enum|actor|extension|protocol)\s+([\w.]+)"
)
stored = re.compile(r"^" + MODIFIERS + r"(?:var|let)\s+(.*)$")
static = re.compile(r"^" + MODIFIERS + r"(?:static|class)\s+(?:var|let|func|subscript)\b")


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


def is_stored(declaration):
    """Whether what follows `var` or `let` keeps a value rather than computing it."""
    head = declaration.split("=")[0]
    return "=" in declaration or not re.search(r"\{", head)


def measure(lines, count_lines, count_properties):
    """Counts the lines of instance members and the stored properties of each type of a file."""
    stack, skipped = [], None
    for line in lines:
        text = line.strip()
        indent = len(line) - len(line.lstrip())
        if stack and text.startswith("}") and indent <= stack[-1][0]:
            stack.pop()
            continue
        if skipped is not None and (indent > skipped or text[:1] in (")", "]", "}")):
            continue
        skipped = None
        match = type_start.match(line)
        if match:
            kind, name = match.group(2), match.group(3)
            if text.endswith("}"):
                continue
            full = name if kind == "extension" else ".".join([s[1] for s in stack] + [name])
            stack.append((indent, full, kind))
        elif stack and indent == stack[-1][0] + 2 and static.match(text):
            skipped = indent
        elif stack and text:
            kind = stack[-1][2]
            count_lines[stack[-1][1]] += 1
            if kind in ("struct", "class", "actor") and indent == stack[-1][0] + 2:
                found = stored.match(text)
                if found and is_stored(found.group(1)):
                    count_properties[stack[-1][1]] += 1


def own_types(lines):
    """The names of the types that a file declares."""
    for line in lines:
        match = type_start.match(line)
        if match and match.group(2) != "extension":
            yield match.group(3)


def excesses(figures, known, limit, what):
    """The types beyond their limit, or away from the figure that the list gives."""
    for name, figure in sorted(figures.items()):
        allowed = known.get(name, limit)
        if allowed is None:
            continue
        if figure > allowed:
            yield f"{name}: {figure} {what}, at most {allowed}"
        elif name in known and figure <= limit:
            yield f"{name}: {figure} {what}: take it off the list of check-sizes.py"
    for name in sorted(set(known) - set(figures)):
        yield f"{name}: it stands in the list of check-sizes.py and is not there any more"


files, functions, breaches = [], [], []
type_lines, type_properties = collections.Counter(), collections.Counter()
declared = collections.defaultdict(set)
for path in sorted(pathlib.Path("Sources").rglob("*.swift")):
    lines = path.read_text().splitlines()
    module = path.parts[1]
    files.append(len(lines))
    if len(lines) > FILE_LIMIT:
        breaches.append(f"{path}: {len(lines)} lines, at most {FILE_LIMIT}")
    for line, length in bodies(lines):
        functions.append(length)
        if length > BODY_LIMIT:
            breaches.append(f"{path}:{line}: a body of {length} lines, at most {BODY_LIMIT}")
    in_lines, in_properties = collections.Counter(), collections.Counter()
    measure(lines, in_lines, in_properties)
    for name, count in in_lines.items():
        type_lines[f"{module}.{name}"] += count
    for name, count in in_properties.items():
        type_properties[f"{module}.{name}"] += count
    declared[module].update(own_types(lines))
# An extension of another module's type sees nothing of its state.
for name in list(type_lines):
    module, first = name.split(".")[:2]
    if first not in declared[module]:
        del type_lines[name]
breaches += excesses(type_properties, PROPERTIES, PROPERTY_LIMIT, "stored properties")
breaches += excesses(type_lines, LINES, TYPE_LIMIT, "lines of instance members")
for breach in breaches:
    print(breach)
print(
    f"sizes: {len(files)} files (median {statistics.median(files):.0f} lines), "
    f"{len(functions)} functions (median {statistics.median(functions):.0f} lines), "
    f"{len(type_lines)} types (median {statistics.median(type_lines.values()):.0f} lines), "
    f"{len(breaches)} breaches"
)
sys.exit(bool(breaches))
