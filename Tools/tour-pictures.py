#!/usr/bin/env python3
"""Takes the pictures of docs/tour.md, by doing what it says.

    .tools/venv/bin/python Tools/tour-pictures.py [APUS]

Writes docs/images/tour-*.webp. Needs what `Tools/setup.sh test` installs.
"""
import base64
import pathlib
import re
import subprocess
import sys
import tempfile
import time

import playwright.sync_api

from screenshots import DESK, PHONE, ROOT, TURNED, composed, launched


def shot(browser, address, screen, scheme="light", wait=None):
    """A served page as a device shows it, as a data address."""
    width, height = screen
    page = browser.new_page(
        viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce",
        device_scale_factor=1 if screen == DESK else 2)
    page.goto(address)
    page.wait_for_load_state("load")
    if wait:
        page.wait_for_selector(wait, state="attached")
    page.wait_for_timeout(800)
    data = base64.b64encode(page.screenshot()).decode()
    page.close()
    return "data:image/png;base64," + data


def edit(path, old, new):
    text = path.read_text()
    assert text.count(old) == 1, f"{path}: {old!r}"
    path.write_text(text.replace(old, new))
    # The site is served again, or the mistake is.
    time.sleep(3)


def pictures(browser, address, site):
    """Each picture of the tour: its name, its size, and what it shows where."""
    screens = [
        [shot(browser, address, PHONE), 0, 0, 310],
        [shot(browser, address + "romanesco-risotto/", PHONE), 330, 0, 310],
        [shot(browser, address + "romanesco-risotto/step/2/", TURNED), 660, 0, 812],
        [shot(browser, address + "courses/", TURNED, "dark"), 660, 395, 812],
    ]
    yield "site", 1472, 770, screens
    recipe = site / "Content/recipes/pea-soup.md"
    servings = re.search("^servings: .*$", recipe.read_text(), re.M)[0]
    edit(recipe, servings, "servings: four")
    overlay = shot(browser, address + "pea-soup/", DESK, wait="apus-overlay")
    yield "mistake", 1350, 940, [[overlay, 0, 0, 1350]]
    edit(recipe, "servings: four", servings)
    yield "devices", 1350, 940, [[shot(browser, address + "-/devices", DESK), 0, 0, 1350]]
    settings = site / "Content/site.yaml"
    colours = re.search("^ +colours: .*$", settings.read_text(), re.M)[0]
    edit(settings, colours, '    colours: { accent: "#3f51b5" }')
    yield "colours", 1624, 672, [
        [shot(browser, address, PHONE), 0, 0, 310],
        [shot(browser, address + "romanesco-risotto/", PHONE, "dark"), 330, 0, 310],
        [shot(browser, address, DESK), 660, 0, 964],
    ]


def main():
    apus = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/release/apus").resolve()
    with tempfile.TemporaryDirectory() as folder, playwright.sync_api.sync_playwright() as tools:
        site = pathlib.Path(folder) / "kitchen"
        subprocess.run([apus, "new", site, "--starter", "recipes"], check=True, stdout=subprocess.DEVNULL)
        server = subprocess.Popen(
            [apus, "serve", "--port", "0"], cwd=site, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True)
        try:
            address = None
            while not address:
                found = re.search(r"http://127\.0\.0\.1:\d+/", server.stdout.readline())
                address = found and found[0]
            browser = launched(tools)
            for name, width, height, shots in pictures(browser, address, site):
                packed = composed(browser, width, height, shots)
                (ROOT / f"docs/images/tour-{name}.webp").write_bytes(packed)
                print(f"docs/images/tour-{name}.webp: {len(packed) // 1024} kB")
            browser.close()
        finally:
            server.terminate()


main()
