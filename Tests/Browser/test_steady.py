"""Nothing moves by itself: while a page comes in piece by piece, and when another day is chosen."""
import contextlib
import functools
import http.server
import threading
import time
import urllib.parse

import pytest
from conftest import LANDSCAPE, PORTRAIT, SITE
from device import SHIFTS, QuietServer, seen_whole_before_scripts, visit
from waiting import eventually

#: In seconds: long enough that what has come is painted before the rest comes.
PAUSE = 0.3


class PiecemealHandler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder; of a page whose address names a place in it (`?after=TEXT`), what stands
    before the end of that text comes first, and the rest after a pause."""

    def log_message(self, *arguments):
        pass

    def do_GET(self):
        path, _, text = urllib.parse.unquote(self.path).partition("?after=")
        if not text:
            return super().do_GET()
        page = (SITE / path.lstrip("/")).read_bytes()
        first = page.index(text.encode()) + len(text)
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page[:first])
        time.sleep(PAUSE)
        self.wfile.write(page[first:])


@contextlib.contextmanager
def served_in_pieces():
    """The address of the showcase where pages come in two pieces."""
    server = QuietServer(("127.0.0.1", 0), functools.partial(PiecemealHandler, directory=str(SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()


@pytest.fixture(scope="module")
def host():
    with served_in_pieces() as address:
        yield address


@pytest.mark.parametrize("size", [PORTRAIT, LANDSCAPE], ids=["portrait", "landscape"])
@pytest.mark.parametrize("after", [
    'class="top-title', 'class="tool"', 'class="views"', 'value="cards"', 'aria-current="page"', 'class="collection',
])
def test_nothing_moves_while_a_page_comes_in(browser, host, size, after):
    width, height = size
    with visit(browser, viewport={"width": width, "height": height}) as context:
        page = context.new_page()
        page.goto(f"{host}/recipes/index.html?after={urllib.parse.quote(after)}")
        page.locator("#view-rows").wait_for(state="attached")
        eventually(lambda: page.evaluate(SHIFTS), 0)


@pytest.mark.parametrize("path", ["", "biblia/"])
def test_nothing_moves_when_another_day_is_chosen(browser, site, path):
    with visit(browser) as context:
        seen_whole_before_scripts(context)
        page = context.new_page()
        page.clock.set_fixed_time("2027-03-14T12:00:00Z")
        page.goto(f"{site}/{path}index.html")
        page.wait_for_function("() => document.documentElement.classList.contains('day-chosen')")
        eventually(lambda: page.evaluate(SHIFTS), 0)


def test_without_the_script_of_the_day_the_page_is_seen(browser, site):
    with visit(browser) as context:
        context.route("**/daily*.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
        page = context.new_page()
        page.goto(f"{site}/index.html")
        eventually(lambda: page.evaluate("() => getComputedStyle(document.querySelector('main')).opacity"), "1")
