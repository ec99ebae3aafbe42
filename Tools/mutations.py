#!/usr/bin/env python3
"""Changes one operator at a time and asks whether a module's own tests notice.

    Tools/mutations.py                        all areas, 80 mutations
    Tools/mutations.py escaping --limit 20    one area, at most 20

Mutations are drawn from the operators of an area's files by a fixed seed. All that are drawn are
compiled into one program, below .build/mutations, each as an operator of its own that does what the
original does unless APUS_MUTANT is its number: so an area is built once, and a mutation costs one run
of the tests, up to the first failure. What does not compile as such an operator is left out. What has
been tried is recorded in .build/mutations/results.jsonl and is not tried again until its file or its tests
change; stop at any time and go on later. Everything runs at low priority.

A mutation is `caught` when a test fails, crashes or does not end, and a `survivor` otherwise: then a
test is missing, or the operator decides nothing. Exits 1 when there are survivors that EXPLAINED does
not explain.
"""
import argparse
import hashlib
import json
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORK = ROOT / ".build/mutations"
RESULTS = WORK / "results.jsonl"
AREAS = {
    "escaping": ("EscapingTests", ["Sources/Escaping"]),
    "publishing": ("PublishingTests", ["Sources/Publishing"]),
    "planning": ("SiteCompilerTests", ["Sources/Planning/Declarations", "Sources/Planning/Settings"]),
    "pagination": ("SiteCompilerTests", ["Sources/Planning/Pages", "Sources/Planning/PageKinds"]),
    "links": ("SiteCompilerTests", ["Sources/Planning/Addresses", "Sources/Rendering"]),
}
# Tests of an area's modules that run beside those named above.
BESIDE = {"SiteCompilerTests": ["PlanningTests", "RenderingTests"]}
# Suites that an area's tests need not run: other modules, or much work for little.
SKIPPED = {"SiteCompilerTests": "DocumentationTests|MutationTests|StarterTests"}
# What is looked for, and the kind of operator and the operators it becomes.
OPERATORS = [
    (r" < ", "compare", "<", "<="), (r" <= ", "compare", "<=", "<"),
    (r" > ", "compare", ">", ">="), (r" >= ", "compare", ">=", ">"),
    (r" == ", "equal", "==", "!="), (r" != ", "equal", "!=", "=="),
    (r" && ", "and", "&&", "||"), (r" \|\| ", "or", "||", "&&"),
    (r" \+ (?=1\b)", "add", "+", "-"), (r" - (?=1\b)", "add", "-", "+"),
    (r"\btrue\b", "constant", "true", "false"), (r"\bfalse\b", "constant", "false", "true"),
    (r"(?<!\.)\bmin\(", "extreme", "min", "max"), (r"(?<!\.)\bmax\(", "extreme", "max", "min"),
    (r"\.\.<", "range", "..<", "..."), (r" \+= ", "assign", "+=", "-="),
    (r"\.first\b(?!\()", "end", "first", "last"),
    (r"(?<=\bif )!", "not", "!", ""), (r"(?<=\bguard )!", "not", "!", ""),
]
# What a mutation becomes in the source; OP is its own operator, N its number.
SPELLINGS = {
    "compare": " OP ", "equal": " OP ", "and": " OP ", "or": " OP ", "add": " OP ",
    "assign": " OP ", "range": "OP", "not": "OP", "constant": "mutantConstant(N, OLD)",
    "extreme": "mutantExtremeN(", "end": ".mutantEndN",
}
COMPARED = """infix operator OP: ComparisonPrecedence
func OP <T: BOUND>(a: T, b: T) -> Bool { isOn(N) ? a NEW b : a OLD b }
"""
LOGICAL = """infix operator OP: PRECEDENCE
func OP (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {
  isOn(N) ? try a NEW b() : try a OLD b()
}
"""
DECLARATIONS = {
    "compare": COMPARED.replace("BOUND", "Comparable"),
    "equal": COMPARED.replace("BOUND", "Equatable")
    + "func OP <T>(a: T?, b: _OptionalNilComparisonType) -> Bool { isOn(N) ? a NEW b : a OLD b }\n",
    "and": LOGICAL.replace("PRECEDENCE", "LogicalConjunctionPrecedence"),
    "or": LOGICAL.replace("PRECEDENCE", "LogicalDisjunctionPrecedence"),
    "add": """infix operator OP: AdditionPrecedence
func OP <T: AdditiveArithmetic>(a: T, b: T) -> T { isOn(N) ? a NEW b : a OLD b }
""",
    "assign": """infix operator OP: AssignmentPrecedence
func OP <T: AdditiveArithmetic>(a: inout T, b: T) { if isOn(N) { a -= b } else { a += b } }
""",
    "range": """infix operator OP: RangeFormationPrecedence
func OP <T: FixedWidthInteger>(a: T, b: T) -> Range<T> { a..<(isOn(N) ? b + 1 : b) }
""",
    "not": """prefix operator OP
prefix func OP (a: Bool) -> Bool { isOn(N) ? a : !a }
""",
    "constant": "",
    "extreme": "func mutantExtremeN<T: Comparable>(_ a: T, _ b: T) -> T "
    "{ isOn(N) ? NEW(a, b) : OLD(a, b) }\n",
    "end": "extension BidirectionalCollection "
    "{ var mutantEndN: Element? { isOn(N) ? last : first } }\n",
}
PRELUDE = """#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

let activeMutant: Int = {
  guard let text = unsafe getenv("APUS_MUTANT") else { return 0 }
  return Int(unsafe String(cString: text)) ?? 0
}()
func isOn(_ number: Int) -> Bool { activeMutant == number }
func mutantConstant(_ number: Int, _ value: Bool) -> Bool { isOn(number) ? !value : value }
"""
# Survivors that were examined, and why no test can tell them from the original: by file and text.
EXPLAINED = {
    ("Sources/Escaping/XML/XMLTokenizer.swift",
     "let mask: UInt16 = wanted <= 0x100 ? 0x00FF : 0xFFFF"):
        "no pair of bytes that is looked for is 0x100",
    ("Sources/Escaping/JSON/JSONText.swift",
     "byte <= 0x20 || mustEscape(byte, style: style, as: wrapping)"):
        "a space is not among the special bytes that get here",
    ("Sources/Planning/Pages/GroupPlanner.swift", "if value.tag != .choice {"):
        "it decides where a name is remembered, and not what it is",
    ("Sources/Planning/Pages/GroupPlanner.swift", "guard value.tag != .text else { return }"):
        "it decides only whether the name of a text is looked up where it was noted",
    ("Sources/Publishing/Reading/Manifest.swift", "guard value <= 1 << 58 else { return nil }"):
        "no size is as large, and ten times as much still fits",
    ("Sources/Rendering/FeedContext.swift",
     "if items.isEmpty || updated.seconds >= newest.seconds { newest = updated }"):
        "of equal dates either is the newest",
    ("Sources/Planning/PageKinds/ArchivePages.swift",
     "seconds: date.seconds, offsetMinutes: date.offsetMinutes, hasTime: true, to: &text)"):
        "only the year is kept, up to the first hyphen",
    ("Sources/Rendering/PageScanner.swift",
     "guard offset + count <= page.count else { return true }"):
        "so little is left of the page that no tag with an address fits into it",
    ("Sources/Planning/Addresses/AddressIndex.swift",
     "if ranges.count * 2 >= table.count { grow() }"):
        "it decides only when memory is asked for",
    ("Sources/Rendering/PageCheck.swift", "target.removeAll(keepingCapacity: false)"):
        "it decides only how often memory is asked for",
    ("Sources/Rendering/PageTexts.swift", "printed.removeAll(keepingCapacity: false)"):
        "it decides only how often memory is asked for",
}


class Mutation:
    """One operator at one place."""

    def __init__(self, area, path, number, line, match, kind, old, new):
        self.area, self.path, self.number, self.line = area, path, number, line
        self.match, self.kind, self.old, self.new = match, kind, old, new

    @property
    def place(self):
        return f"{self.path}:{self.number + 1}"

    @property
    def words(self):
        start, end = self.match.span()
        space = " " if self.match.group().startswith(" ") else ""
        new = {"extreme": self.new + "(", "end": "." + self.new}.get(self.kind)
        changed = new if new else space + self.new + space
        return (self.line[:start] + changed + self.line[end:]).strip()

    def spelled(self, text, number):
        digits = "".join(chr(0x2200 + int(digit, 16)) for digit in f"{number:03x}")
        operator = ("⊖" if self.kind == "not" else "⊗") + digits
        text = re.sub(r"\bN\b|(?<=Extreme)N|(?<=End)N", str(number), text)
        return text.replace("OP", operator).replace("OLD", self.old).replace("NEW", self.new)

    def identity(self):
        """A name that changes with the file, the mutation and the tests."""
        key = (self.area, self.path, self.number, self.words)
        digest = hashlib.sha256(repr(key).encode())
        digest.update((ROOT / self.path).read_bytes())
        test = AREAS[self.area][0]
        for name in [test, *BESIDE.get(test, [])]:
            for path in sorted((ROOT / "Tests" / name).rglob("*.swift")):
                digest.update(path.read_bytes())
        return digest.hexdigest()[:16]


def possible(area):
    """All mutations of an area, in the order of its files."""
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
                name = str(path.relative_to(ROOT))
                for pattern, kind, old, new in OPERATORS:
                    for match in re.finditer(pattern, code):
                        found.append(Mutation(area, name, number, line, match, kind, old, new))
    return found


def stale_explanations():
    """The entries of EXPLAINED that explain no mutation, because the source has changed."""
    known = {(found.path, found.words) for area in AREAS for found in possible(area)}
    return [entry for entry in EXPLAINED if entry not in known]


def mutations(area):
    """Mutations of an area, one a line at most, in an order that a seed decides."""
    found = possible(area)
    random.Random(area).shuffle(found)
    lines = set()
    for mutation in found:
        if mutation.place not in lines:
            lines.add(mutation.place)
            yield mutation


def needed(wanted, targets):
    """Targets and all that they need."""
    names, waiting = set(), list(wanted)
    while waiting:
        name = waiting.pop()
        if name not in names and name in targets:
            names.add(name)
            waiting += targets[name].get("target_dependencies", [])
    return names


def write_changed(path, text):
    """Writes a file, unless it has this text already."""
    if not path.exists() or path.read_text() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def copy_changed(source, target, but=()):
    """Makes a folder equal to another except for some files, and touches none that is the same."""
    kept = set(but)
    for path in source.rglob("*"):
        if not path.is_file() or ".build" in path.parts or "__pycache__" in path.parts:
            continue
        other = target / path.relative_to(source)
        if other in kept:
            continue
        kept.add(other)
        if not other.exists() or other.read_bytes() != path.read_bytes():
            other.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, other)
    for path in target.rglob("*"):
        if path.is_file() and path not in kept:
            path.unlink()


def described_targets():
    """The package's targets, by name."""
    text = subprocess.check_output(["swift", "package", "describe", "--type", "json"], cwd=ROOT)
    return {target["name"]: target for target in json.loads(text)["targets"]}


def package(test, targets, name=None, but=(), beside=()):
    """Makes the package that holds test targets and what they need, and its folder."""
    folder = WORK / (name or test)
    folder.mkdir(parents=True, exist_ok=True)
    for part in ["Sources", "Plugins", "Tools", "Templates", "Content", "Starters", "Tests", "docs"]:
        copy_changed(ROOT / part, folder / part, {folder / path for path in but})
    manifest = (ROOT / "Package.swift").read_text()
    listed = ", ".join(f'"{name}"' for name in sorted(needed([test, *beside], targets)))
    manifest += (
        f"\npackage.products = []\npackage.targets.removeAll {{ ![{listed}].contains($0.name) }}\n"
    )
    write_changed(folder / "Package.swift", manifest)
    return folder


def built(test, numbered, targets):
    """Compiles mutations into one package, and takes out those that do not compile; its folder."""
    while True:
        files, declared = {}, {}
        for number, mutation in numbered.items():
            lines = files.setdefault(
                mutation.path, (ROOT / mutation.path).read_text().split("\n"))
            start, end = mutation.match.span()
            spelling = mutation.spelled(SPELLINGS[mutation.kind], number)
            lines[mutation.number] = mutation.line[:start] + spelling + mutation.line[end:]
            module = "/".join(mutation.path.split("/")[:2]) + "/Mutants.swift"
            declared.setdefault(module, [PRELUDE]).append(
                mutation.spelled(DECLARATIONS[mutation.kind], number))
        texts = {path: "\n".join(lines) for path, lines in files.items()}
        texts |= {path: "".join(parts) for path, parts in declared.items()}
        folder = package(test, targets, test + "-mutants", texts, BESIDE.get(test, []))
        for path, text in texts.items():
            write_changed(folder / path, text)
        done = subprocess.run(
            ["nice", "-n", "10", "swift", "build", "-c", "release", "--build-tests"],
            cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if done.returncode == 0:
            return folder
        refused = refusals(numbered, done.stdout)
        if not refused:
            sys.exit(f"{test} does not build:\n{done.stdout[-3000:]}")
        for number in refused:
            print(f"{'refused':9} {numbered[number].place}: {numbered[number].words}", flush=True)
            record(numbered.pop(number), "refused")


def record(mutation, outcome):
    """Remembers what has become of a mutation."""
    with RESULTS.open("a") as file:
        file.write(json.dumps({"id": mutation.identity(), "outcome": outcome}) + "\n")


def refusals(numbered, output):
    """The mutations that the compiler's errors are about: on their line, else close to it."""
    places = {
        (match[1], int(match[2]))
        for match in re.finditer(r"(Sources/[^\s:]+\.swift):(\d+):\d+: error", output)
    }
    refused = set()
    for path, line in places:
        near = [
            (abs(mutation.number + 1 - line), number) for number, mutation in numbered.items()
            if mutation.path == path and abs(mutation.number + 1 - line) <= 12
        ]
        refused |= {number for distance, number in near if distance == min(near)[0]}
    return refused


def end(process):
    """Ends a process with all that it has started, which the tests leave its group."""
    listed = subprocess.run(
        ["ps", "-o", "pid=", "--sid", str(process.pid)], text=True, stdout=subprocess.PIPE)
    for number in listed.stdout.split():
        try:
            os.kill(int(number), signal.SIGKILL)
        except ProcessLookupError:
            pass


def passes(folder, test, number, limit):
    """Runs the tests with one mutation on, up to the first failure or the limit in seconds."""
    skipped = ["--skip", SKIPPED[test]] if test in SKIPPED else []
    wanted = "|".join([test, *BESIDE.get(test, [])])
    process = subprocess.Popen(
        ["nice", "-n", "10", "swift", "test", "-c", "release", "--skip-build", "--filter", wanted,
         *skipped],
        cwd=folder, env={**os.environ, "APUS_MUTANT": str(number)}, text=True, errors="replace",
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
    ended = threading.Timer(limit, end, (process,))
    ended.start()
    failed = False
    for line in process.stdout:
        if "recorded an issue" in line:
            failed = True
            end(process)
            break
        if number == 0:
            last = line
    process.stdout.read()
    status = process.wait()
    ended.cancel()
    if number == 0 and (failed or status):
        sys.exit(f"{test} fails without a mutation: {line if failed else last}")
    return not failed and status == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("areas", nargs="*", metavar="AREA", help=", ".join(AREAS))
    parser.add_argument("--limit", type=int, default=16, help="mutations an area")
    options = parser.parse_args()
    for path, words in stale_explanations():
        sys.exit(f"EXPLAINED names what is no mutation any more: {path}: {words}")
    WORK.mkdir(parents=True, exist_ok=True)
    known = {}
    if RESULTS.exists():
        known = {r["id"]: r["outcome"] for r in map(json.loads, RESULTS.read_text().splitlines())}
    targets = described_targets()
    caught, survivors = 0, []
    areas = options.areas or list(AREAS)
    for test in dict.fromkeys(AREAS[area][0] for area in areas):
        chosen = [area for area in areas if AREAS[area][0] == test]
        # A third of what is drawn may be refused.
        drawn = [
            mutation for area in chosen
            for mutation, _ in zip(mutations(area), range(options.limit * 3 // 2))
        ]
        # What is refused keeps its number, so that continuing later compiles nothing again.
        numbered = {
            number: mutation for number, mutation in enumerate(drawn, 1)
            if known.get(mutation.identity()) != "refused"
        }
        folder, limit, tried = None, 0, dict.fromkeys(chosen, 0)
        if any(mutation.identity() not in known for mutation in numbered.values()):
            folder = built(test, numbered, targets)
            start = time.monotonic()
            passes(folder, test, 0, 3000)
            limit = 60 + 4 * (time.monotonic() - start)
        for number, mutation in numbered.items():
            name = mutation.identity()
            if tried[mutation.area] == options.limit:
                continue
            if name not in known:
                known[name] = "survivor" if passes(folder, test, number, limit) else "caught"
                record(mutation, known[name])
            tried[mutation.area] += 1
            print(f"{known[name]:9} {mutation.place}: {mutation.words}", flush=True)
            if known[name] == "caught":
                caught += 1
            elif (mutation.path, mutation.words) not in EXPLAINED:
                survivors.append(mutation.place)
    print(f"mutations: {caught} caught, {len(survivors)} not")
    sys.exit(bool(survivors))


if __name__ == "__main__":
    main()
