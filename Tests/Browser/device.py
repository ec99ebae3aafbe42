"""What the tests of the reader's device share: a server, contexts that watch for faults, the store."""
import contextlib
import functools
import http.server
import threading
import time

from waiting import eventually

PHONE = {"viewport": {"width": 375, "height": 667}, "is_mobile": True, "has_touch": True}

#: All records of a table, read past the scripts of the page; none before these have made the store.
RECORDS = """table => new Promise((resolve, reject) => {
  const opening = indexedDB.open("apus-apus-showcase");
  opening.onupgradeneeded = () => opening.transaction.abort();
  opening.onerror = (event) => {
    event.preventDefault();
    opening.error.name === "AbortError" ? resolve([]) : reject(opening.error);
  };
  opening.onsuccess = () => {
    const reading = opening.result.transaction(table).objectStore(table).getAll();
    reading.onsuccess = () => { opening.result.close(); resolve(reading.result); };
  };
})"""


#: How far parts of a page have moved by themselves.
SHIFTS = """() => new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) sum += value;
  }).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => resolve(sum), 300);
})"""

#: Nothing is seen until the whole page is there: what moves then is moved by scripts and pictures.
SEEN_WHOLE = """(() => {
  const hidden = new CSSStyleSheet();
  hidden.replaceSync("html { visibility: hidden }");
  document.adoptedStyleSheets = [hidden];
  document.addEventListener("readystatechange", () => { document.adoptedStyleSheets = []; }, { once: true });
})()"""
#: In seconds: long enough that the page is painted first.
SCRIPTS_LATE_BY = 0.2


def seen_whole_before_scripts(context):
    """Pages of a context are painted when they are whole, and their deferred scripts come after that."""
    context.add_init_script(SEEN_WHOLE)

    def come_late(route):
        time.sleep(SCRIPTS_LATE_BY)
        route.continue_()

    context.route("**/assets/**/*.js", come_late)


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder and says nothing; keeps what was asked for."""

    requests = []

    def log_message(self, *arguments):
        pass

    def do_GET(self):
        self.requests.append(self.path)
        super().do_GET()

    def end_headers(self):
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()


class QuietServer(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, address):
        pass


@contextlib.contextmanager
def served(folder, path=""):
    """The address of a folder on this machine, as long as it is needed."""
    handler = functools.partial(QuietHandler, directory=str(folder))
    server = QuietServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}{path}"
    finally:
        server.shutdown()
        server.server_close()


@contextlib.contextmanager
def visit(browser, **settings):
    """A context of a browser whose pages have to be without faults."""
    context = browser.new_context(**{**PHONE, **settings})
    faults = []

    def watch(page):
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: message.type == "error" and faults.append(message.text))

    context.on("page", watch)
    yield context
    context.close()
    # Without a connection requests fail, and a page that leads on ends its transition.
    expected = ("ERR_INTERNET_DISCONNECTED", "Transition was", "status of 404")
    faults = [fault for fault in faults if not any(part in fault for part in expected)]
    assert not faults, faults


def heart(page, entry):
    """The heart of an entry's card."""
    return page.locator(f'[data-entry="{entry}"] > .heart')


def press(page, entry):
    """Presses an entry's heart and waits until it is kept."""
    control = heart(page, entry)
    wanted = "false" if control.get_attribute("aria-pressed") == "true" else "true"
    page.evaluate("""() => {
      window.isKept = false;
      document.addEventListener("apus:favourite", () => { window.isKept = true; }, { once: true });
    }""")
    control.click()
    page.wait_for_function("() => window.isKept")
    page.wait_for_function(
        """([entry, wanted]) => document.querySelector(`[data-entry="${entry}"] > .heart`)
          ?.getAttribute("aria-pressed") === wanted""", arg=[entry, wanted])
    page.locator(".snackbar").wait_for()


def kept(page):
    """The names on the page of favourites, in their order."""
    return [name.strip() for name in page.locator("[data-favourites]:visible h2").all_inner_texts()]


def wait_for_records(page, table, matches):
    """Waits until the records of a table match: what scripts wait for cannot be a promise.

    A record that is not there yet, or lacks the field that is asked for, does not match yet.
    """
    records = []

    def match():
        records[:] = page.evaluate(RECORDS, table)
        try:
            return matches(records)
        except LookupError:
            return False

    eventually(match, about=table)
    return records


def wait_for_names(page, names):
    """Waits until the page of favourites shows exactly these."""
    page.wait_for_function(
        """names => JSON.stringify([...document.querySelectorAll("[data-favourites] h2")]
          .filter(name => name.checkVisibility()).map(name => name.textContent.trim()))
          === JSON.stringify(names)""", arg=names)
