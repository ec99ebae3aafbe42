#!/usr/bin/env python3
"""Renders what has to be pixels: the icons of an installed site, and one picture for each section
that is shown where a page is shared.

    .tools/venv/bin/python Tools/pictures/render.py

Writes Templates/assets/icon-*.png, Templates/assets/showcase/share/*.jpg, and the icons of the starters. Needs Chromium and
Playwright, which `Tools/setup.sh test` installs.
"""

from __future__ import annotations

import pathlib
import shutil

import dishes
import doors
import playwright.sync_api
import starters

ROOT = pathlib.Path(__file__).resolve().parents[2]
ASSETS = ROOT / "Templates/assets"
BIRD = "M4 26c11-3 20 0 26 8 3-5 8-8 14-7l-5 6c5-1 15-8 22-20-1 18-9 30-23 34-10 3-18-1-22-9-3-5-6-8-12-12z"


def icon(corner: int, size: float) -> str:
    """The bird on its ground; `size` is the bird's part of the square."""
    move = 32 * (1 - size)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="{corner}" fill="#b23a1e"/>'
        f'<path fill="#fbfaf7" transform="translate({move} {move}) scale({size})" d="{BIRD}"/></svg>'
    )


def pictures():
    """Each picture's file, its width and height, and its drawing."""
    for pixels in (192, 512):
        yield ASSETS / f"icon-{pixels}.png", pixels, pixels, icon(14, 1)
    yield ASSETS / "icon-maskable.png", 512, 512, icon(0, 0.66)
    for name, draw in {"recipes": dishes.PICTURES["scene"], **doors.DOORS}.items():
        yield ASSETS / "showcase/share" / f"{name}.jpg", 1200, 630, draw()
    for name, mark in starters.MARKS.items():
        assets = ROOT / "Starters" / name / "Templates/assets"
        whole = mark.replace(' rx="112"', "")
        for pixels in (192, 512):
            yield assets / f"icon-{pixels}.png", pixels, pixels, mark
        yield assets / "icon-maskable.png", 512, 512, whole
        yield assets / "touch-icon.png", 180, 180, whole
        yield assets / "share.png", 1200, 630, starters.share(name)


def main() -> None:
    browser_path = shutil.which("chromium") or shutil.which("chromium-headless-shell")
    with playwright.sync_api.sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        for path, width, height, svg in pictures():
            page = browser.new_page(viewport={"width": width, "height": height})
            svg = svg.replace("<svg ", '<svg width="100%" height="100%" preserveAspectRatio="xMidYMid slice" ', 1)
            page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:100vw;height:100vh}}</style>{svg}")
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.suffix == ".png":
                page.screenshot(path=path, omit_background=True)
            else:
                page.screenshot(path=path, type="jpeg", quality=72)
            page.close()
        browser.close()


main()
