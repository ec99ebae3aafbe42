#!/usr/bin/env python3
"""Runs the tests of one module without building the others.

    Tools/test-module.py SchemaTests [FILTER]

Makes a small package of the test target and what it needs, below .build/mutations, as
Tools/mutations.py does, and builds and runs that. The first time takes minutes, after a change of the
module it takes seconds: nothing above the module is compiled.
"""
import subprocess
import sys

from mutations import WORK, described_targets, package

if len(sys.argv) < 2:
    sys.exit(__doc__)
WORK.mkdir(parents=True, exist_ok=True)
targets = described_targets()
if targets.get(sys.argv[1], {}).get("type") != "test":
    sys.exit(f"there is no test target '{sys.argv[1]}'")
folder = package(sys.argv[1], targets)
sys.exit(
    subprocess.call(["swift", "test", "--filter", ".".join(sys.argv[1:3])], cwd=folder)
)
