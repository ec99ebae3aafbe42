#!/usr/bin/env python3
"""Measures the search of Apus against Pagefind: bytes, time, and what is found.

    measure.py APUS BIBLE.json RECIPES-FOLDER WORK-FOLDER

Both search the same pages. The queries are those of queries.txt; what a query ought to find is
found by a full scan of the folded texts. Needs Playwright with a Chromium, and Pagefind from PyPI
(`pagefind[bin]==1.5.2`) for the Python that runs this.
"""
import gzip
import json
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import threading
import time
import unicodedata
import functools
import http.server
import os

from playwright.sync_api import sync_playwright

HERE = pathlib.Path(__file__).parent
SPELT = str.maketrans({"ß": "ss", "æ": "ae", "ø": "o", "œ": "oe", "ł": "l", "đ": "d", "ð": "d", "þ": "th"})


def words(text):
    text = unicodedata.normalize("NFKD", text).lower()
    text = "".join(sign for sign in text if not unicodedata.combining(sign)).translate(SPELT)
    return re.findall(r"[^\W_]+", text)


def holds(text, query):
    """Whether a text, as words, has all that a query asks for."""
    for number, side in enumerate(query.split('"')):
        asked = words(side)
        if number % 2:
            if not any(text[place:place + len(asked)] == asked for place in range(len(text))):
                return False
            continue
        for word in asked:
            long = len(word) > 2
            if not any(other.startswith(word) if long else other == word for other in text):
                return False
    return True


def queries(corpus):
    for line in (HERE / "queries.txt").read_text().splitlines():
        name, _, rest = line.partition(" | ")
        if name == corpus:
            query, _, meant = rest.partition(" = ")
            yield query, meant or query


@functools.cache
def packed(path):
    data = path.read_bytes()
    return len(data) if re.search(r"\.(pf_\w+|wasm|pagefind)$", path.name) else len(gzip.compress(data, 9))


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".js": "text/javascript"}

    def log_message(self, *arguments):
        pass


def serve(folder):
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_address[1]}"


def watch(page, site, host):
    """Notes the bytes of every file that a page asks for."""
    asked = []
    page.on("requestfinished", lambda request: asked.append(
        site / request.url.removeprefix(host).partition("?")[0].lstrip("/"))
        if request.url.startswith(host) else None)
    return asked


def weigh(asked, pattern):
    return sum(packed(path) for path in asked if path.is_file() and re.search(pattern, str(path)))


ASK = """async query => {
  const field = document.querySelector("input[name=q]");
  const list = document.querySelector("[data-results]");
  field.value = query;
  const start = performance.now();
  document.querySelector("form[data-search]").requestSubmit();
  while (list.hasAttribute("aria-busy")) await new Promise((resolve) => setTimeout(resolve));
  return [performance.now() - start, window.apusNumbers];
}"""
ASK_PAGEFIND = """async query => {
  const start = performance.now();
  const found = await window.pagefind.search(query);
  const shown = await Promise.all(found.results.slice(0, 10).map((one) => one.data()));
  const time = performance.now() - start;
  const all = await Promise.all(found.results.map((one) => one.data()));
  return [time, all.map((one) => one.url)];
}"""


def documents(site):
    rows = {}
    for path in (site / "find").glob("search-d*.js"):
        text = path.read_text()
        number = int(re.search(r"search-d(\d+)", path.name)[1])
        rows[number] = json.loads(text[text.index(",") + 1:text.rindex(")")])
    return [row[1].replace("../", "/").replace("index.html", "") for number in sorted(rows) for row in rows[number]]


def our_search(browser, site, host, asked_queries):
    known = documents(site)
    place = "list.replaceChildren();"
    source = (HERE.parents[1] / "Templates/assets/device/search.js").read_text()
    assert source.count(place) == 1, "where the numbers of what was found are known"
    noted = source.replace(place, f"window.apusNumbers = result.numbers; {place}")
    results, sizes, first, again = {}, [], [], []
    for query in asked_queries:
        context = browser.new_context(service_workers="block")
        page = context.new_page()

        # As it is written: names are shortened in the published script, whose bytes are counted.
        page.route("**/assets/device/search*.js", lambda route: route.fulfill(
            body=noted, content_type="text/javascript"))
        asked = watch(page, site, host)
        page.goto(f"{host}/find/")
        before = len(asked)
        time_once, numbers = page.evaluate(ASK, query)
        sizes.append(weigh(asked[before:], r"/search"))
        first.append(time_once)
        again.append(statistics.median(page.evaluate(ASK, query)[0] for _ in range(3)))
        results[query] = {known[number] for number in numbers}
        script = weigh(asked[:before], r"device/search[^/]*\.js$")
        context.close()
    return results, sizes, first, again, script


def pagefind_search(browser, site, host, asked_queries):
    results, sizes, first, again = {}, [], [], []
    for query in asked_queries:
        context = browser.new_context(service_workers="block", bypass_csp=True)
        page = context.new_page()
        asked = watch(page, site, host)
        page.goto(f"{host}/find/")
        page.evaluate("""async () => {
          window.pagefind = await import("/pagefind/pagefind.js");
          await window.pagefind.init();
        }""")
        page.wait_for_timeout(200)
        before = len(asked)
        # The data of ten results is what a page shows; that of the others only tells us which they are.
        time_once = page.evaluate("""async query => {
          const start = performance.now();
          const found = await window.pagefind.search(query);
          await Promise.all(found.results.slice(0, 10).map((one) => one.data()));
          return performance.now() - start;
        }""", query)
        page.wait_for_timeout(50)
        sizes.append(weigh(asked[before:], r"pagefind"))
        first.append(time_once)
        again.append(page.evaluate(ASK_PAGEFIND, query)[0])
        results[query] = set(page.evaluate(ASK_PAGEFIND, query)[1])
        script = weigh(asked[:before], r"pagefind")
        context.close()
    return results, sizes, first, again, script


def report(name, results, sizes, first, again, script, wanted, shape):
    recalls = []
    for (query, expected) in wanted.items():
        expected = {shape(address) for address in expected}
        found = {shape(address) for address in results[query]}
        recall = len(expected & found) / len(expected) if expected else 1
        recalls.append(recall)
        if recall < 1:
            print(f"    {name}: {query}: {recall:.2f} of {len(expected)}")
    print(f"  {name}: before the first query {script:,} bytes; a query {statistics.median(sizes):,.0f} "
          f"(greatest {max(sizes):,}); first result {statistics.median(first):.0f} ms "
          f"(greatest {max(first):.0f}), once loaded {statistics.median(again):.0f} ms "
          f"(greatest {max(again):.0f}); recall {statistics.mean(recalls):.3f}")


def corpus(name, apus, work, texts, prepare):
    site, out = work / name, work / f"{name}-out"
    if not out.exists():
        shutil.rmtree(site, ignore_errors=True)
        shutil.copytree(HERE / name, site)
        prepare(site / "Content")
        start = time.time()
        subprocess.run([apus, "build", site, "--output", out], check=True)
        print(f"{name}: built in {time.time() - start:.1f} s")
        subprocess.run([sys.executable, "-m", "pagefind", "--site", out, "--quiet"], check=True)
    print(name)
    ours = [path for path in (out / "find").glob("search*.js")]
    theirs = [path for path in (out / "pagefind").rglob("*") if path.is_file()]
    print(f"  index: ours {len(ours)} files, {sum(path.stat().st_size for path in ours):,} bytes, "
          f"packed {sum(map(packed, ours)):,}; Pagefind {len(theirs)} files, {sum(map(packed, theirs)):,}")
    wanted = {query: {address for address, text in texts.items() if holds(text, meant)}
              for query, meant in queries(name)}
    host = serve(out)
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        report("Apus", *our_search(browser, out, host, wanted), wanted, lambda address: address)
        report("Pagefind", *pagefind_search(browser, out, host, wanted), wanted,
               lambda address: address.partition("#")[0])
        browser.close()


def main():
    apus, bible, recipes, work = map(pathlib.Path, sys.argv[1:])
    work.mkdir(parents=True, exist_ok=True)
    verses = {f"/{book['usfm'].lower()}/{chapter['number']}/#v{verse['number']}": words(verse.get("text") or "")
              for book in json.loads(bible.read_text())["books"]
              for chapter in book["chapters"] for verse in chapter["verses"]}
    corpus("bible", apus.resolve(), work, verses, lambda folder: shutil.copy(bible, folder))
    if recipes.exists():
        texts = {}
        for path in sorted(recipes.glob("*.md")):
            if path.name != "_index.md":
                texts[f"/recipes/{path.stem}/"] = recipe_words(path.read_text())
        corpus("recipes", apus.resolve(), work, texts,
               lambda folder: shutil.copytree(recipes, folder / "recipes",
                                              ignore=shutil.ignore_patterns("_index.md")))


def recipe_words(text):
    """The words of a recipe that its page shows."""
    head, _, body = text.removeprefix("---\n").partition("\n---\n")
    shown = re.findall(r"^\s*(?:- )?(?:title|author|tags|summary|unit|name|text): (.*)$", head, re.M)
    body = re.sub(r"\]\(<?[^)>\s]*>?(?: \"[^\"]*\")?\)", "]", body)
    return [word for part in [*shown, body] for word in [*words(part), "\n" * 3]]


if __name__ == "__main__":
    main()
