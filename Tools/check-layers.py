#!/usr/bin/env python3
"""Checks that no module imports a module of its own layer or above.

The layers are those of docs/architecture.md; what a module may import is what Package.swift
names, and what it does import is what its files say. Exits 1 and names every breach.
"""
import json
import pathlib
import re
import subprocess
import sys

LAYERS = [
    {"CCmark", "CYAML", "CMicroHTTPD", "CQREncode", "CZlib", "CSystemCalls", "CParserMemory", "Tables"},
    {"Escaping", "FileSystem", "Parallel", "Records", "Scripts"},
    {"Diagnostics"},
    {"Schema", "Documents", "Markdown", "HTMLRules", "Theme"},
    {"Languages"},
    {"Templates", "Content"},
    {"Planning"},
    {"Rendering", "Importing"},
    {"Incremental", "Publishing", "Sharding"},
    {"SiteCompiler"},
    {"PreviewServer", "CommandLineTool"},
    {"apus"},
]
# CommandLineTool starts the server, the only import within a layer.
SAME_LAYER = {("CommandLineTool", "PreviewServer")}
FOREIGN = {"Glibc", "Musl", "Darwin", "Synchronization", "Dispatch", "Swift", "PackageDescription"}

layer = {name: number for number, names in enumerate(LAYERS) for name in names}
package = json.loads(subprocess.check_output(["swift", "package", "describe", "--type", "json"]))
# Plug-ins write sources when the package is built; nothing imports them.
tools = {target["name"] for target in package["targets"] if target["type"] == "plugin"}
declared = {
    target["name"]: set(target.get("target_dependencies", []))
    for target in package["targets"]
    if target["type"] != "test"
}
# Apps import ApusModels, and it imports nothing of the compiler.
known = set(layer) | tools | {"ApusModels"}
breaches = [
    f"Tools/check-layers.py: {target['name']} is in no layer"
    for target in package["targets"]
    if target["path"].startswith("Sources/") and target["name"] not in known
]
for name, dependencies in sorted(declared.items()):
    if name in layer:
        for other in sorted(dependencies):
            if other in layer and layer[other] >= layer[name] and (name, other) not in SAME_LAYER:
                breaches.append(f"Package.swift: {name} must not import {other}")
pattern = re.compile(
    r"^\s*(?:@\w+ )*(?:public |package |internal |private )?import "
    r"(?:struct |enum |class |func )?(\w+)",
    re.M,
)
files = 0
for path in sorted(pathlib.Path("Sources").rglob("*.swift")):
    name = path.parts[1]
    files += 1
    for imported in pattern.findall(path.read_text()):
        if imported not in FOREIGN and imported not in declared.get(name, set()):
            breaches.append(f"{path}: imports {imported}, which Package.swift does not name")
for breach in breaches:
    print(breach)
if not files:
    sys.exit("check-layers: no sources found")
print(f"layers: {files} files, {len(breaches)} breaches")
sys.exit(bool(breaches))
