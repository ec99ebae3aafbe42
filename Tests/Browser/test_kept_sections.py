"""Sections that are kept whole: at addresses of any letters, in each new version, on a full device."""
import json
import os
import shutil
import time

import pytest
from playwright.sync_api import expect
from building import build
from test_offline import is_kept, reader, wait_until, wait_until_kept
from waiting import eventually

SETTINGS = """
title: Bücher
language: en
id: kept-books
offline: true
collections:
  books: { model: Book, from: books.json#books, order: name }
pages:
  home: { page: home, at: / }
  offline: { page: offline, at: offline/, title: Offline }
sections:
  books:
    title: Books
    at: /bücher/
    tabs: [list]
    pages:
      list: { list: books, per-page: 2 }
      book: { entry: books }
"""
MODEL = "import ApusModels\n\nstruct Book: Entry {\n  @Key var name: String\n}\n"
LIST = """{% extends "list.html" %}
{% block main %}
{{ super() }}
{% include "partials/device/keep-section.html" %}
{% endblock %}
"""
NAMES = ["Öl", "Rock 'n' Roll (100 %)", "Nest"]


def make(folder, names):
    """Builds a site with a section of books below a folder."""
    source = folder / "source"
    for path, text in {
        "Content/site.yaml": SETTINGS, "Content/Models/Book.swift": MODEL, "Templates/books/list.html": LIST,
        "Templates/home.html": '{% extends "base.html" %}',
        "Content/books.json": json.dumps({"books": [{"name": name} for name in names]}),
    }.items():
        (source / path).parent.mkdir(parents=True, exist_ok=True)
        (source / path).write_text(text)
    build(source, folder / "apus")


@pytest.fixture
def books(sites):
    return sites.made("kept-books", lambda folder: make(folder, NAMES)) / "apus"


@pytest.fixture
def published(books, tmp_path):
    """A copy of the published books, whose place the next version takes."""
    return shutil.copytree(books, tmp_path / "site")


@pytest.fixture
def publish_next(sites, published):
    def publish():
        names = [*NAMES[1:], "Eule", "Igel"]
        version = sites.made("kept-books-next", lambda folder: make(folder, names)) / "apus"
        shutil.rmtree(published)
        shutil.copytree(version, published)

    return publish


def keep(page, home):
    """Keeps the section of books."""
    page.goto(home + "bücher/")
    page.locator("[data-keep-section]").click()
    page.locator("[data-forget-section]").wait_for()


def load_new_version(page):
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    page.locator(".snackbar", has_text="There is a new version.").wait_for()
    with page.expect_navigation():
        page.locator(".snackbar [data-action]").click()


def test_a_section_with_an_address_of_any_letters_is_kept(browser, books):
    with reader(browser, books) as (context, page, home):
        keep(page, home)
        expect(page.locator("[data-progress]")).to_contain_text("5 pages are on this device")
        context.set_offline(True)
        links = page.locator("main > ul a").evaluate_all("links => links.map((link) => link.href)")
        for address in links + [home + "bücher/page/2/"]:
            page.goto(address)
            expect(page).not_to_have_title("Offline")
        page.goto(home + "bücher/")
        page.locator("[data-forget-section]").click()
        page.locator("[data-keep-section]").wait_for()
        eventually(lambda: [address for address in links if is_kept(page, address)], [])


def test_a_kept_section_is_whole_in_a_new_version(browser, published, publish_next):
    with reader(browser, published) as (context, page, home):
        keep(page, home)
        publish_next()
        page.goto(home)
        load_new_version(page)
        context.set_offline(True)
        # The worker has fetched what is new, on whichever page the new version was loaded.
        for name in ["eule", "igel", "nest"]:
            page.goto(f"{home}bücher/{name}/")
            expect(page.locator("h1")).to_have_text(name.title(), use_inner_text=True)
        context.set_offline(False)
        page.goto(home + "bücher/")
        expect(page.locator("[data-progress]")).to_contain_text("6 pages are on this device")
        page.reload()
        expect(page.locator("[data-progress]")).to_contain_text("6 pages are on this device")


def test_what_a_new_version_could_not_fetch_of_a_section_is_fetched_where_it_is_shown(
    browser, published, publish_next
):
    with reader(browser, published) as (context, page, home):
        keep(page, home)
        # It was kept before workers knew of sections.
        page.evaluate("""() => localStorage.setItem("apus:kept-books:sections",
          JSON.stringify({ [new URL("./", location).href]: "5 pages are on this device (0 MB)." }))""")
        wait_until(page, """() => caches.open("apus-kept-books-kept").then((marks) => marks.keys().then((all) => (
          Promise.all(all.filter(({ url }) => url.includes("?")).map((one) => marks.delete(one)))))).then(() => true)""")
        publish_next()
        page.goto(home)
        load_new_version(page)
        eventually(lambda: is_kept(page, home + "bücher/eule/"), False)
        page.goto(home + "bücher/")
        expect(page.locator("[data-progress]")).to_contain_text("6 pages are on this device")
        wait_until_kept(page, home + "bücher/eule/")
        page.locator("[data-forget-section]").click()
        page.locator("[data-keep-section]").wait_for()
        page.reload()
        expect(page.locator("[data-progress]")).to_be_empty()


def test_what_a_list_shows_already_is_not_loaded_once_more(browser, published, publish_next):
    with reader(browser, published) as (_, page, home):
        page.goto(home + "bücher/")
        publish_next()
        page.get_by_role("button", name="Load more").click()
        expect(page.get_by_role("button", name="Load more")).to_have_count(0)
        # What is new on the page before comes with the next.
        expect(page.locator("main > ul h2")).to_have_text(["Nest", "Öl", "Eule", "Igel", "Rock 'n' Roll (100 %)"])


#: The next request for the first page fails.
FAILS_ONCE = """() => {
  const own = fetch;
  window.fetch = (address, ...rest) => {
    if (!String(address).endsWith("cher/")) return own(address, ...rest);
    window.fetch = own;
    return Promise.reject(new TypeError("no connection"));
  };
}"""


@pytest.mark.parametrize("fails", [False, True])
def test_what_moved_to_a_page_that_was_loaded_is_not_left_out(browser, sites, tmp_path, fails):
    whole, less = [
        sites.made(f"kept-books-{names}", lambda folder: make(folder, names)) / "apus" for names in ["ABCDEFG", "CDEFG"]]
    published = shutil.copytree(whole, tmp_path / "site")
    with reader(browser, published) as (_, page, home):
        page.goto(home + "bücher/")
        more = page.get_by_role("button", name="Load more")
        more.wait_for()
        shutil.rmtree(published)
        shutil.copytree(less, published)
        # Both may have been built in one second, by which the host tells them apart.
        later = time.time() + 60
        os.utime(published / "bücher/index.html", (later, later))
        if fails:
            page.evaluate(FAILS_ONCE)
            more.click()
            expect(page.locator("[role=status]", has_text="could not be fetched")).to_be_visible()
        more.click()
        # Two were removed from the first page: the third and the fourth are on it now.
        expect(page.locator("main > ul h2")).to_have_text(list("ABCDEFG"))


def test_a_section_that_was_removed_is_not_fetched_by_a_new_version(browser, published, publish_next):
    with reader(browser, published) as (_, page, home):
        keep(page, home)
        page.locator("[data-forget-section]").click()
        page.locator("[data-keep-section]").wait_for()
        publish_next()
        page.goto(home)
        load_new_version(page)
        eventually(lambda: is_kept(page, home + "bücher/eule/"), False)


def test_a_section_is_kept_after_a_reload_past_the_worker(browser, books):
    with reader(browser, books) as (context, page, home):
        page.goto(home + "bücher/")
        session = context.new_cdp_session(page)
        with page.expect_navigation():
            session.send("Page.reload", {"ignoreCache": True})
        wait_until(page, "() => navigator.serviceWorker.controller === null && document.readyState === 'complete'")
        page.locator("[data-keep-section]").click()
        page.locator("[data-forget-section]").wait_for()
        eventually(lambda: is_kept(page, home + "bücher/nest/"))
        page.locator("[data-forget-section]").click()
        page.locator("[data-keep-section]").wait_for()
        eventually(lambda: is_kept(page, home + "bücher/nest/"), False)


def test_a_full_device_is_named_as_the_reason(browser, books):
    with reader(browser, books) as (_, page, home):
        page.goto(home + "bücher/")
        page.evaluate("""() => {
          Cache.prototype.put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
        }""")
        page.locator("[data-keep-section]").click()
        expect(page.locator("[data-progress]")).to_have_text("The device is full. Nothing was saved.")
        expect(page.locator("[data-keep-section]")).to_be_visible()
