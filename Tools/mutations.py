#!/usr/bin/env python3
"""Changes one operator at a time and asks whether a module's own tests notice.

    Tools/mutations.py                        all areas, 80 mutations
    Tools/mutations.py escaping --limit 20    one area, at most 20

For each area a small package is made below .build/mutations: the area's module, its tests and what
they need, so that a mutation compiles in seconds instead of rebuilding the program. Mutations are
drawn from the operators of the area's files by a fixed seed. What has been tried stands in
.build/mutations/results.jsonl and is not tried again until its file or its tests change; stop at any
time and go on later. Everything runs at low priority.

A mutation is `caught` when a test fails, crashes or does not end, `refused` when it does not
compile, and a `survivor` otherwise: then a test is missing, or the operator decides nothing.
Exits 1 when there are survivors that the list below does not explain.
"""
import argparse
import hashlib
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORK = ROOT / ".build/mutations"
AREAS = {
    "escaping": ("EscapingTests", ["Sources/Escaping"]),
    "publishing": ("PublishingTests", ["Sources/Publishing"]),
    "planning": ("SiteCompilerTests", ["Sources/Planning/Declarations", "Sources/Planning/Settings"]),
    "pagination": ("SiteCompilerTests", ["Sources/Planning/Pages", "Sources/Planning/PageKinds"]),
    "links": ("SiteCompilerTests", ["Sources/Planning/Addresses", "Sources/Rendering"]),
}
# Suites that an area's tests need not run: other modules, or much work for little.
SKIPPED = {"SiteCompilerTests": "DocumentationTests|MutationTests|StarterTests"}
OPERATORS = [
    (r" < ", " <= "), (r" <= ", " < "), (r" > ", " >= "), (r" >= ", " > "),
    (r" == ", " != "), (r" != ", " == "), (r" && ", " || "), (r" \|\| ", " && "),
    (r" \+ 1\b", " - 1"), (r" - 1\b", " + 1"), (r"\btrue\b", "false"), (r"\bfalse\b", "true"),
    (r"\bmin\(", "max("), (r"\bmax\(", "min("), (r"\.\.<", "..."), (r" \+= ", " -= "),
    (r"\.first\b(?!\()", ".last"), (r"\bif !", "if "), (r"\bguard !", "guard "),
]
# Survivors that were looked at, and why no test can tell them from the original.
EXPLAINED = {}


def mutations(area):
    """All mutations of an area, in an order that a seed decides."""
    found = []
    for folder in AREAS[area][1]:
        for path in sorted((ROOT / folder).rglob("*.swift")):
            if "Mistakes" in path.parts or "Dumps" in path.parts:
                continue
            for number, line in enumerate(path.read_text().splitlines()):
                code = line.split("//")[0]
                if not code.strip() or code.count('"') or re.match(r"\s*(import|case|@)", code):
                    continue
                if re.search(r"->|<[A-Z]", code):
                    continue
                for pattern, new in OPERATORS:
                    for match in re.finditer(pattern, code):
                        changed = code[: match.start()] + new + code[match.end():]
                        found.append((str(path.relative_to(ROOT)), number, line, changed))
    random.Random(area).shuffle(found)
    return found


def identity(area, mutation):
    """A name that changes with the file, the mutation and the tests."""
    digest = hashlib.sha256(repr((area, mutation)).encode())
    digest.update((ROOT / mutation[0]).read_bytes())
    for path in sorted((ROOT / "Tests" / AREAS[area][0]).rglob("*.swift")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def needed(target, targets):
    """A target and all that it needs."""
    names, waiting = set(), [target]
    while waiting:
        name = waiting.pop()
        if name not in names and name in targets:
            names.add(name)
            waiting += targets[name].get("target_dependencies", [])
    return names


def copy_changed(source, target):
    """Makes a folder equal to another, and touches no file that is the same already."""
    kept = set()
    for path in source.rglob("*"):
        if not path.is_file() or ".build" in path.parts or "__pycache__" in path.parts:
            continue
        other = target / path.relative_to(source)
        kept.add(other)
        if not other.exists() or other.read_bytes() != path.read_bytes():
            other.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, other)
    for path in target.rglob("*"):
        if path.is_file() and path not in kept:
            path.unlink()


def package(test, targets):
    """Makes the package that holds a test target and what it needs, and its folder."""
    folder = WORK / test
    folder.mkdir(parents=True, exist_ok=True)
    names = needed(test, targets)
    for name in ["Sources", "Plugins", "Tools", "Templates", "Content", "Starters", "Tests", "docs"]:
        copy_changed(ROOT / name, folder / name)
    manifest = (ROOT / "Package.swift").read_text()
    listed = ", ".join(f'"{name}"' for name in sorted(names))
    manifest += f"\npackage.products = []\npackage.targets.removeAll {{ ![{listed}].contains($0.name) }}\n"
    path = folder / "Package.swift"
    if not path.exists() or path.read_text() != manifest:
        path.write_text(manifest)
    return folder


def run(folder, *command, limit):
    """Runs a command at low priority; true when it succeeds in time, with its output."""
    try:
        done = subprocess.run(
            ["nice", "-n", "19", *command], cwd=folder, timeout=limit, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return done.returncode == 0, done.stdout
    except subprocess.TimeoutExpired:
        return False, "no end"


def outcome(folder, test, mutation):
    """What becomes of a mutation: caught, refused or survivor."""
    path, number, _, changed = mutation
    file = folder / path
    original = file.read_text()
    lines = original.split("\n")
    lines[number] = changed
    file.write_text("\n".join(lines))
    try:
        built, _ = run(folder, "swift", "build", "--build-tests", limit=1500)
        if not built:
            return "refused"
        skipped = ["--skip", SKIPPED[test]] if test in SKIPPED else []
        passed, _ = run(
            folder, "swift", "test", "--skip-build", "--filter", test, *skipped, limit=900)
        return "survivor" if passed else "caught"
    finally:
        file.write_text(original)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("areas", nargs="*", metavar="AREA", help=", ".join(AREAS))
    parser.add_argument("--limit", type=int, default=16, help="mutations an area")
    options = parser.parse_args()
    WORK.mkdir(parents=True, exist_ok=True)
    results = WORK / "results.jsonl"
    known = {}
    if results.exists():
        known = {r["id"]: r for r in map(json.loads, results.read_text().splitlines())}
    description = subprocess.check_output(
        ["swift", "package", "describe", "--type", "json"], cwd=ROOT)
    targets = {target["name"]: target for target in json.loads(description)["targets"]}
    counts, survivors = {"caught": 0, "refused": 0, "survivor": 0}, []
    for area in options.areas or AREAS:
        test = AREAS[area][0]
        folder = None
        tried = 0
        for mutation in mutations(area):
            if tried == options.limit:
                break
            name = identity(area, mutation)
            if name not in known:
                if folder is None:
                    folder = package(test, targets)
                    built, output = run(folder, "swift", "build", "--build-tests", limit=3000)
                    if not built:
                        sys.exit(f"{test} does not build:\n{output[-2000:]}")
                known[name] = {"id": name, "area": area, "outcome": outcome(folder, test, mutation)}
                with results.open("a") as file:
                    file.write(json.dumps(known[name]) + "\n")
            result = known[name]["outcome"]
            counts[result] += 1
            tried += result != "refused"
            place = f"{mutation[0]}:{mutation[1] + 1}"
            print(f"{result:9} {place}: {mutation[3].strip()}", flush=True)
            if result == "survivor" and (place, mutation[3].strip()) not in EXPLAINED:
                survivors.append(place)
    print(
        f"mutations: {counts['caught']} caught, {len(survivors)} not, "
        f"{counts['refused']} that do not compile")
    sys.exit(bool(survivors))


if __name__ == "__main__":
    main()
