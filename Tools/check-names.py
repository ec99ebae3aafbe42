#!/usr/bin/env python3
"""Checks that comments and documents for engineers name only what is there.

A name between backticks that looks like Swift (`SitePlan`, `checker.textOperand(of:)`, `Sources/…`)
has to occur in the code, outside of comments, or as a file or folder. Every module is introduced
by 4 to 15 lines of comments in its `Module.swift`, and comments and guides use no turns of phrase for
which the glossary or plain English has better ones (`PHRASES`). Exits 1 and names each breach with its place.
"""
import pathlib
import re
import sys

# Names of standards.
KNOWN = {"Char"}
DOCUMENTS = ["docs/architecture.md", "CONTRIBUTING.md", "Tests/README.md"]
# Turns of phrase, and what to write instead.
PHRASES = {
    r"\b(?:that|which|what) (?:is|are) no (?!longer\b|more\b|other\b|one\b|way\b)": "is not a …",
    r"\bonce a (?:entry|field|file|page|path|tag|turn)\b": "once per …",
    r"\bone behind the other\b": "one after another",
    r"\bto go on at\b": "to continue at",
    r"\bnot told again\b": "not reported again",
    r"\bnil, reported\b": "nil where …, which is reported",
    r"\b[Ww]hoever\b": "a reader, a caller, a build",
    r"\b(?:become|becomes|became) of\b": "the result of, how … has changed",
    r"\b[Kk]nows? of\b": "knows about",
    r"\bgo(?:es)? on\b": "continues",
    r"\bstands? (?:at|there|before|behind|after|below|beside|between|around)\b": "is",
    r"\bleads? (?:nowhere|elsewhere|somewhere)\b": "is broken, has another target",
    r"\banew\b": "again",
    r"\bmend(?:s|ed)?\b": "fix",
    r"\bsmall letters?\b": "lower case",
    r"\b[Ss]omebody\b": "a user, another process",
    r"\blook(?:s|ed)? at at once\b|\blooked at\b": "read, checked, compared",
    r"\bvouch(?:es)? for\b": "marks as safe",
    r"\bgo(?:es)? by what\b": "uses, depends on",
    r"\bwhole address(?:es)?\b": "absolute URL",
    r"\bothers? than before\b": "changed",
    r"\bhold(?:s)? what (?:it|they) held\b": "unchanged",
    r"\bor else\b": "otherwise",
    r"\bbut for\b": "except",
    r"\bwritten down\b": "saved, recorded",
}
comment = re.compile(r"^\s*//+(.*)$")
quoted = re.compile(r"`([^`\n]+)`")
word = re.compile(r"\b[A-Za-z_]\w*\b")


def code_words():
    """Every word of the code, and of the names of files and folders."""
    words = set()
    for root in ("Sources", "Tests", "Tools", "Plugins", "Fuzz", "Benchmarks", "Templates"):
        for path in pathlib.Path(root).rglob("*"):
            words.update(word.findall(path.name))
            words.update(path.stem.split("+"))
            if path.suffix in (".swift", ".c", ".h", ".py", ".js") and path.is_file():
                lines = path.read_text(errors="replace").splitlines()
                words.update(w for line in lines if not comment.match(line) for w in word.findall(line))
    words.update(word.findall(pathlib.Path("Package.swift").read_text()))
    words.update(word.findall(pathlib.Path("Makefile").read_text()))
    return words


def is_stale(name, words):
    """Whether a quoted name means something of ours that is not there."""
    if re.match(r"(Sources|Tests|Tools|Templates|docs)/[\w/+.-]+$", name):
        return not pathlib.Path(name).exists()
    if not re.match(r"[A-Za-z_][\w.+]*(\([\w:]*\))?(\.swift)?$", name):
        return False
    for part in word.findall(name.removesuffix(".swift")):
        is_ours = re.match(r"[A-Z]+[a-z]\w*", part) or re.match(r"[a-z]+[A-Z]\w*", part)
        if is_ours and part not in words and part not in KNOWN:
            return True
    return False


def introductions():
    """What is wrong with the introductions of modules; those of C have none."""
    for folder in sorted(path.parent for path in pathlib.Path("Sources").glob("*/Module.swift")):
        lines = (folder / "Module.swift").read_text().splitlines()
        if not 4 <= len(lines) <= 15 or not all(line.startswith("//") for line in lines):
            yield f"{folder}/Module.swift: 4 to 15 lines of comments are expected"
    for folder in sorted(pathlib.Path("Sources").iterdir()):
        # A program that only starts a module needs no introduction.
        if len(list(folder.rglob("*.swift"))) > 1 and not (folder / "Module.swift").exists():
            yield f"{folder}: no Module.swift introduces the module"


words = code_words()
breaches, count = list(introductions()), 0
checked = [*map(pathlib.Path, DOCUMENTS), *sorted(pathlib.Path("Sources").rglob("*.swift"))]
# Guides and tests name what sites, Swift and other programs have, so only their English is checked.
others = {*pathlib.Path("docs").rglob("*.md"), *pathlib.Path("Tests").rglob("*.swift")}
others -= {pathlib.Path("docs/diagnostics.md"), *checked}
for path in [*checked, *sorted(others)]:
    is_document = path.suffix == ".md"
    is_fenced = False
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if line.lstrip().startswith("```"):
            is_fenced = not is_fenced
        found = None if is_document else comment.match(line)
        text = line if is_document and not is_fenced else found.group(1) if found else ""
        for phrase, better in PHRASES.items():
            if re.search(phrase, quoted.sub("", text)):
                breaches.append(f"{path}:{number}: write '{better}'")
        for name in quoted.findall(text) if path not in others else []:
            count += 1
            if is_stale(name, words):
                breaches.append(f"{path}:{number}: `{name}` is not there any more")
# The ways of a value and of a mistake: a file, and what of it takes part.
steps = re.findall(r"^\| `(Sources/[^`]+)` \| `(\w+)` \|", pathlib.Path(DOCUMENTS[0]).read_text(), re.M)
for name, symbol in steps:
    path = pathlib.Path(name)
    if not path.exists() or symbol not in word.findall(path.read_text()):
        breaches.append(f"{DOCUMENTS[0]}: `{symbol}` is not in {name}")
for line in breaches:
    print(line)
print(f"names: {count} in comments and documents, {len(steps)} steps, {len(breaches)} stale")
sys.exit(bool(breaches))
