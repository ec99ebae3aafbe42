#!/usr/bin/env python3
"""Checks the types of the programs that no test builds: those of Fuzz and of Benchmarks.

Goes by the modules that `swift build --build-tests` has left in .build/debug and makes no program, so
that it takes seconds. Exits 1 and shows what the compiler says.
"""
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = ROOT / ".build/debug"
# The settings of Package.swift.
SETTINGS = [
    "-swift-version", "6", "-strict-memory-safety", "-warnings-as-errors",
    *(part for feature in ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
      for part in ("-enable-upcoming-feature", feature)),
]
SUPPORT = ROOT / "Fuzz/FuzzSupport"


def compiler(modules):
    """The compiler's command, with the modules of the package and those of a folder."""
    maps = [*ROOT.glob("Sources/C*/module.modulemap"), *BUILD.glob("C*.build/module.modulemap")]
    return [
        # The package is called as its folder is.
        "swiftc", *SETTINGS, "-package-name", re.sub(r"\W", "_", ROOT.name.lower()),
        "-I", BUILD / "Modules", "-I", modules,
        *(part for path in maps for part in ("-Xcc", f"-fmodule-map-file={path}")),
    ]


def check(folder, modules):
    """What the compiler says of a program; nothing where its types are right."""
    files = sorted(folder.rglob("*.swift"))
    # A program in a folder that is called as a module has a name of its own in Package.swift.
    is_module = (ROOT / "Sources" / folder.name).exists()
    name = folder.name + ("Benchmark" if is_module else "")
    command = [*compiler(modules), "-typecheck", "-module-name", name, *files]
    if not any(file.name == "main.swift" for file in files):
        command.insert(1, "-parse-as-library")
    done = subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return "" if done.returncode == 0 else f"{folder.relative_to(ROOT)}:\n{done.stdout}"


def main():
    programs = [
        folder for part in ["Fuzz", "Benchmarks"] for folder in sorted((ROOT / part).iterdir())
        if folder != SUPPORT and any(folder.glob("*.swift"))
    ]
    with tempfile.TemporaryDirectory() as modules:
        made = subprocess.run([
            *compiler(modules), "-emit-module", "-module-name", SUPPORT.name,
            "-o", pathlib.Path(modules) / f"{SUPPORT.name}.swiftmodule", *SUPPORT.glob("*.swift"),
        ])
        if made.returncode:
            sys.exit(made.returncode)
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            said = list(filter(None, pool.map(lambda program: check(program, modules), programs)))
    print("\n".join(said), end="")
    print(f"check-programs: {len(programs)} programs, {len(said)} with mistakes")
    sys.exit(bool(said))


if __name__ == "__main__":
    main()
