#!/usr/bin/env python3
"""Checks that what is one entry of a table stays one entry.

Every filter, test and function of templates is a `static let` in a file of its own and a line in a
list; one that is missing there would be unknown to templates. A scalar that is kept as text is a
`ScalarType`; no file outside of `Schema/Scalars` decides anything by its name. Exits 1 and names
every breach.
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
scalars = pathlib.Path("Sources/Schema/Scalars")
kinds = re.search(r"^  case (.+)$", (scalars / "ScalarKind.swift").read_text(), re.M)
texts = set(kinds.group(1).split(", ")) - {
    # What models say of text, numbers and the like is part of the language, as in conditions.
    "string", "int", "double", "decimal", "bool", "date", "duration",
}
decision = re.compile(
    r"\bcase [^:]*\.(" + "|".join(sorted(texts)) + r")\b(?!\()"
    r"|[!=]= (?:\.scalar\()?\.(" + "|".join(sorted(texts)) + r")\b"
)
# A slug is also the implicit field of every entry and made of other values; an address joined with
# a URL is a URL.
ALLOWED = {
    "Sources/Content/Binding/BindingPlan.swift": "slug",
    "Sources/Planning/ValueText.swift": "slug",
    "Sources/Rendering/HostFunctions.swift": "slug",
    "Sources/Schema/Language/ModelResolver+Attributes.swift": "url",
    "Sources/Templates/Checking/Type.swift": "url",
}
for path in sorted(pathlib.Path("Sources").rglob("*.swift")):
    text = path.read_text()
    if scalars in path.parents or not re.search(r"\b(ValueType|ScalarKind|Type)\b", text):
        continue
    for found in decision.finditer(text):
        name = found.group(1) or found.group(2)
        if name != ALLOWED.get(str(path)):
            missing.append(f"{path}: decides by the scalar '{name}': ask its ScalarType instead")
for line in missing:
    print(line)
print(f"lists: {count} filters, tests and functions, {len(texts)} scalars, {len(missing)} breaches")
sys.exit(bool(missing))
