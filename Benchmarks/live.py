#!/usr/bin/env python3
"""live.py APUS SITE ADDRESS FILE TEXT [ROUNDS]: from saving a file to the changed page in a browser.

Copies a site beside itself, runs `apus serve` in the copy, and opens the page ADDRESS (from `/` on) in
Chromium. Each round writes FILE again with a mark after the first TEXT in it, as an editor does that writes
in place, and waits until the page shows the mark. The times are those from before the write to the moments at which
the browser asks for the new page and at which its document holds the mark, by the clock of the
machine, in ms; 8 ms of them are the wait for more changes. The first round prepares what later ones
use, and is reported separately.
"""
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import sync_playwright

# Tells each mark once that the document holds, however it comes there: by a new page or a changed one.
WATCH = """
(() => {
  let last = "";
  const look = () => {
    const found = /mark\\d+end/.exec(document.documentElement?.textContent ?? "");
    if (!found || found[0] === last) return;
    last = found[0];
    console.log([last, performance.timeOrigin, performance.timeOrigin + performance.now()].join(" "));
  };
  new MutationObserver(look).observe(document, {childList: true, subtree: true, characterData: true});
})();
"""


def served(apus, site):
    """The server, and the address of the site."""
    server = subprocess.Popen(
        [apus, "serve", str(site)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    for line in server.stdout:
        if found := re.search(r"http://127\.0\.0\.1:\d+", line):
            return server, found[0]
    sys.exit("live: the server has ended")


def moments_of(page, mark, marks):
    """When the browser asked for the page with a mark, and when its document held it, in ms since 1970."""
    end = time.monotonic() + 60
    while mark not in marks:
        if time.monotonic() > end:
            sys.exit(f"live: the page does not show '{mark}'")
        page.wait_for_timeout(5)
    return marks[mark]


def measure(page, path, text, rounds):
    """For each round, how long it took until the browser asked for the page, and until it had it, in ms."""
    whole = path.read_text()
    place = whole.index(text) + len(text)
    marks = {}

    def note(message):
        mark, *moments = message.text.split(" ")
        if mark.startswith("mark"):
            marks[mark] = [float(moment) for moment in moments]

    page.on("console", note)
    times = []
    for number in range(rounds + 1):
        page.wait_for_timeout(700)
        mark = f"mark{number}end"
        start = time.time() * 1000
        path.write_text(f"{whole[:place]} {mark}{whole[place:]}")
        times.append([moment - start for moment in moments_of(page, mark, marks)])
    return times


def main():
    apus, site, address, file, text = sys.argv[1:6]
    rounds = int(sys.argv[6]) if len(sys.argv) > 6 else 9
    site = pathlib.Path(site)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as tools:
        copy = pathlib.Path(folder) / "site"
        copy.mkdir()
        for each in ("Content", "Templates", "Static"):
            if (site / each).is_dir():
                shutil.copytree(site / each, copy / each)
        server, host = served(apus, copy)
        try:
            browser = tools.chromium.launch(
                executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            page = browser.new_context(service_workers="block").new_page()
            page.add_init_script(WATCH)
            page.goto(host + address)
            first, *times = measure(page, copy / file, text, rounds)
            browser.close()
        finally:
            server.terminate()
            server.wait()
    asked, shown = zip(*times)
    print(
        f"{address}: shown after {statistics.median(shown):.0f} ms (least {min(shown):.0f}, most "
        f"{max(shown):.0f}), asked for after {statistics.median(asked):.0f} ms (least {min(asked):.0f}); "
        f"the first shown after {first[1]:.0f} ms")


main()
