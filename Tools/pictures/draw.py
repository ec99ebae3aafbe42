#!/usr/bin/env python3
"""Draws the pictures of the showcase into Content and Templates/assets.

    python3 Tools/pictures/draw.py            # all
    python3 Tools/pictures/draw.py hummus     # those whose name contains it
"""

from __future__ import annotations

import pathlib
import sys

import albums
import characters
import covers
import dishes
import shops

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIMIT = 12_000


def places():
    """Each picture's file and the function that draws it."""
    for name, draw in dishes.PICTURES.items():
        if name != "scene":
            yield ROOT / "Content/recipes/images" / f"{name}.svg", draw
    for name, draw in shops.pictures():
        yield ROOT / "Content/stores/images" / f"{name}.svg", draw
    for name, draw in characters.pictures():
        yield ROOT / "Content/characters/images" / f"{name}.svg", draw
    for name, draw in covers.pictures():
        yield ROOT / "Content/characters/images" / f"{name}.svg", draw
    for name in characters.AUTHORS:
        yield ROOT / "Content/posts/images" / f"autor-{name}.svg", lambda: characters.author(name)
    for name, draw in albums.pictures():
        yield ROOT / "Content/posts/images" / f"{name}.svg", draw


def main(wanted: str = "") -> int:
    heavy = 0
    for path, draw in places():
        if wanted not in path.name:
            continue
        text = draw()
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        if len(text) > LIMIT:
            heavy += 1
            print(f"{path.name}: {len(text)} bytes, more than {LIMIT}")
    return 1 if heavy else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
