"""Every starter as it is built for a folder: it fits each screen, says no fault, and can be read and used by all."""
import contextlib
import json
import re

import pytest
from building import build, run
from device import served
from playwright.sync_api import expect
from test_accessibility import COLOUR_RULES, violations
from waiting import eventually
from walking import wait_for_pictures

STARTERS = ["blank", "blog", "docs", "shop", "recipes", "stores", "posts", "characters", "bible"]
PHONE = (390, 844)
SIZES = [(320, 640), PHONE, (844, 390), (1280, 800)]
#: What the main part of a page is where it lists entries, or groups of them.
LISTS = re.compile(r'<main [^>]*class="(collection-page|shelves|plain|bible)"')
#: No key has to be pressed more often until the first link of the tabs has the focus.
STOPS = 12
HAS_FOCUS = "selector => document.activeElement === document.querySelector(selector)"


@pytest.fixture(scope="module", params=STARTERS)
def starter(sites, request):
    """The folder of a starter's site, which is made and built once in a run."""
    return made(sites, request.param)


def made(sites, name):
    """The folder of the site of one starter."""
    def make(folder):
        run("new", folder / "site", "--starter", name)
        build(folder / "site", folder / "public", "--portable")

    return sites.made(f"starter-{name}", make) / "public"


def chosen(folder):
    """Of a site the home page, its first list, and the first and the last of its other pages."""
    home, *paths = sorted(
        (path for path in folder.rglob("index.html") if path.parent.name != "offline"),
        key=lambda path: path.parent.relative_to(folder).as_posix().strip("."))
    texts = {path: path.read_text() for path in paths}
    # A page to be shown in others has no bars.
    paths = [path for path in paths if '<nav class="tabs"' in texts[path]]
    lists = [path for path in paths if LISTS.search(texts[path])]
    others = [path for path in paths if path not in lists]
    return [path.as_uri() for path in dict.fromkeys([home, *lists[:1], *others[:1], *others[-1:]])]


@contextlib.contextmanager
def watched(browser, size, **settings):
    """A page that fails the test when it says, asks for or loads anything wrong."""
    context = browser.new_context(
        viewport=dict(zip(["width", "height"], size)), reduced_motion="reduce", service_workers="block",
        **settings)
    page, faults = context.new_page(), []

    def note_console(message):
        if message.type == "error" or "Content Security Policy" in message.text:
            faults.append(f"{page.url}: {message.text}")

    def note_failed(request):
        # What is still on its way when the next page is opened is given up, which is no fault.
        if request.failure != "net::ERR_ABORTED":
            faults.append(f"{request.url}: {request.failure}")

    page.on("console", note_console)
    page.on("pageerror", lambda error: faults.append(f"{page.url}: {error}"))
    page.on("requestfailed", note_failed)
    yield page
    context.close()
    assert faults == []


def test_pages_of_a_starter_fit_every_screen_and_are_without_faults(browser, starter):
    with watched(browser, SIZES[0]) as page:
        for address in chosen(starter):
            page.goto(address)
            if page.locator("img").count():
                wait_for_pictures(page)
            expect(page.locator("h1")).to_have_count(1)
            expect(page.locator("h1")).to_have_text(re.compile(r"\S"))
            expect(page).to_have_title(re.compile(r"\S"))
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                eventually(
                    lambda: page.evaluate("[innerWidth, document.documentElement.scrollWidth]"),
                    [width, width], about=address)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_a_starter(browser, starter, scheme):
    # From a server: axe reads style sheets, which files may not.
    with served(starter) as host, watched(browser, PHONE, color_scheme=scheme) as page:
        for address in chosen(starter):
            page.goto(address.replace(starter.as_uri(), host))
            faults = violations(page, COLOUR_RULES if scheme == "dark" else None)
            assert faults == [], address


def test_on_a_desk_the_title_of_a_starter_and_its_first_words_share_an_edge(browser, starter):
    with watched(browser, (1440, 900)) as page:
        page.goto((starter / "index.html").as_uri())
        words = page.locator(".welcome")
        if words.count():
            inset = words.evaluate("words => parseFloat(getComputedStyle(words).paddingLeft)")
            title = page.locator("h1")
            eventually(lambda: abs(title.bounding_box()["x"] - words.bounding_box()["x"] - inset) < 1)


def test_a_page_outside_of_the_only_section_has_its_tabs_or_no_bar(browser, starter):
    with watched(browser, PHONE) as page:
        for address in ["404.html", "offline/index.html"]:
            if (starter / address).exists():
                page.goto((starter / address).as_uri())
                expect(page.locator("nav.tabs a")).not_to_have_count(1)


def test_ch_27_the_manifest_of_the_starter_leads_to_the_first_three(sites):
    def make(folder):
        run("new", folder / "site", "--starter", "characters")
        build(folder / "site", folder / "public", "--portable")

    folder = sites.made("starter-characters", make) / "public"
    manifest = json.loads((folder / "manifest.webmanifest").read_text())
    assert [shortcut["name"] for shortcut in manifest["shortcuts"]] == ["Alice", "Anansi", "Anúbis"]


def test_keys_lead_to_the_bars_of_a_starter(browser, starter):
    """The first stop skips the bars, and soon after it come the first links that they have."""
    with watched(browser, PHONE) as page:
        for address in chosen(starter):
            page.goto(address)
            page.keyboard.press("Tab")
            expect(page.locator("a.skip")).to_be_focused()
            for bar in ["header.top", "nav.tabs"]:
                link = page.locator(f"{bar} a")
                if link.count():
                    reached = False
                    for _ in range(STOPS):
                        if reached := page.evaluate(HAS_FOCUS, f"{bar} a"):
                            break
                        page.keyboard.press("Tab")
                    assert reached, (address, bar)
                    expect(link.first).to_be_in_viewport()


@pytest.mark.parametrize("size, is_menu", [(PHONE, True), ((1280, 800), False)])
def test_the_contents_of_documentation_are_above_or_beside_its_text(browser, sites, size, is_menu):
    page_file = next(path for path in sorted(made(sites, "docs").rglob("index.html"))
                     if 'class="contents"' in path.read_text())
    with watched(browser, size) as page:
        page.goto(page_file.as_uri())
        contents = page.locator(".contents")
        links = contents.get_by_role("link")
        text = page.locator(".manual article")
        if is_menu:
            eventually(lambda: contents.bounding_box()["y"] + contents.bounding_box()["height"] <= text.bounding_box()["y"])
            expect(links.first).not_to_be_visible()
            page.set_viewport_size({"width": 820, "height": 1180})
            column = text.locator("h1")
            for edge in [lambda box: box["x"], lambda box: box["x"] + box["width"]]:
                eventually(lambda: abs(edge(contents.bounding_box()) - edge(column.bounding_box())) < 1)
            page.set_viewport_size(dict(zip(["width", "height"], size)))
            contents.locator("summary").click()
        else:
            eventually(lambda: contents.bounding_box()["x"] + contents.bounding_box()["width"] <= text.bounding_box()["x"])
            expect(contents.locator("summary")).not_to_be_visible()
        expect(links.first).to_be_visible()
