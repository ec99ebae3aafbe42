#!/usr/bin/env python3
"""Measures what loading a page costs the main thread of a browser that was just started.

    main_thread.py SITE [PATH ...]

For each page three new processes of Chromium, whose caches of compiled scripts are empty; the least
of their times is shown, as a phone at a quarter of the speed would need it: processor time of the
main thread (`threadTicks`), so that other programs on the machine do not count, times four.
"""
import pathlib
import shutil
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Tests/Browser"))
from device import served  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

PAGES = ["", "personagens/", "recipes/pea-soup/", "biblia/salmos/23/", "lojas/listas/", "mural/favoritos/",
         "recipes/search/?q=onion"]
PARTS = {"ScriptDuration": "scripts", "LayoutDuration": "layout", "RecalcStyleDuration": "style",
         "TaskDuration": "all of the page"}


def measure(tools, address):
    browser = tools.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
    page = browser.new_context(viewport={"width": 375, "height": 667}, service_workers="block").new_page()
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(address)
    page.wait_for_timeout(500)
    metrics = session.send("Performance.getMetrics")["metrics"]
    browser.close()
    return {metric["name"]: 4000 * metric["value"] for metric in metrics}


def main():
    site, *paths = sys.argv[1:]
    with sync_playwright() as tools, served(pathlib.Path(site)) as host:
        for path in paths or PAGES:
            rounds = [measure(tools, f"{host}/{path}") for _ in range(3)]
            least = min(rounds, key=lambda times: times["ScriptDuration"])
            print(f"/{path}: " + ", ".join(f"{words} {least[name]:.0f} ms" for name, words in PARTS.items()), flush=True)


if __name__ == "__main__":
    main()
