"""`apus serve`: what is saved is shown, what is wrong is shown over the page, and gone when mended."""
import pathlib
import re
import shutil

import pytest
from playwright.sync_api import expect
from live import FILES, Site, wait_for_text
from waiting import eventually

LANDSCAPE = {"width": 667, "height": 375}


@pytest.fixture
def live(tmp_path):
    return Site(tmp_path)


@pytest.fixture
def tab(browser):
    """A page that fails the test when its content security policy is broken or a script fails."""
    context = browser.new_context(viewport={"width": 375, "height": 667})
    page = context.new_page()
    faults = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on(
        "console",
        lambda message: faults.append(message.text)
        if "Content Security Policy" in message.text else None)
    yield page
    context.close()
    assert faults == []


def mark(page):
    """Leaves something in the window that no reload keeps."""
    page.evaluate("() => { window.mark = 1; }")


def is_marked(page):
    return page.evaluate("() => window.mark === 1")


def listens(page):
    """Waits until the page hears of changes."""
    page.wait_for_function("() => document.querySelector('script[src=\"/-/overlay.js\"]')")
    page.wait_for_function(
        "() => performance.getEntriesByType('resource').some(one => one.name.endsWith('/-/overlay.js'))")
    page.wait_for_timeout(300)


def test_the_way_from_an_edit_to_a_mistake_and_back(live, tab):
    with live.served():
        tab.goto(live.address + "notes/apple/")
        wait_for_text(tab, "Red.")
        listens(tab)
        live.write_note("Green.")
        wait_for_text(tab, "Green.")

        live.write_note("Blue.", stars="many")
        overlay = tab.locator("apus-overlay .overlay")
        overlay.wait_for()
        text = overlay.inner_text()
        assert "Content/notes/apple.md:3:8: error[" in text
        assert "stars: many" in text and "^^^^" in text
        drawn = overlay.locator("pre").all_inner_texts()
        told = "".join(live.errors)
        assert all(one.rstrip() in told for one in drawn)
        link = overlay.locator("a").first.get_attribute("href")
        place = (live.folder / "Content/notes/apple.md").resolve()
        assert link == f"vscode://file{place}:3:8"
        # The last good page is under it.
        expect(tab.locator(".text")).to_contain_text("Green.", use_inner_text=True)
        style = overlay.evaluate("element => getComputedStyle(element).position")
        assert style == "fixed"

        live.write_note("Blue.")
        wait_for_text(tab, "Blue.")
        expect(tab.locator("apus-overlay")).to_have_count(0)


def test_an_overlay_can_be_closed_and_fits_a_phone_held_either_way(live, tab):
    with live.served("--editor", "idea"):
        tab.goto(live.address + "notes/")
        listens(tab)
        live.write_note("Blue.", stars="many")
        overlay = tab.locator("apus-overlay .overlay")
        overlay.wait_for()
        eventually(lambda: overlay.locator("a").first.get_attribute("href").startswith("idea://open?file=/"))
        for size in (tab.viewport_size, LANDSCAPE):
            tab.set_viewport_size(size)
            eventually(lambda: overlay.evaluate(
                "element => element.scrollWidth <= element.clientWidth && element.clientWidth <= innerWidth"))
        tab.keyboard.press("Escape")
        expect(tab.locator("apus-overlay")).to_have_count(0)
        # What is still wrong when it is saved again is said again.
        live.write_note("Green.", stars="many")
        overlay.wait_for()


def test_a_reload_keeps_the_place_and_what_was_typed(live, tab):
    with live.served():
        tab.goto(live.address + "notes/apple/")
        listens(tab)
        tab.fill("input[name=name]", "Ada")
        tab.check("input[name=tick]")
        tab.evaluate("() => scrollTo(0, 1200)")
        mark(tab)
        live.write_note("Green.")
        wait_for_text(tab, "Green.")
        tab.wait_for_function("() => scrollY === 1200")
        eventually(lambda: tab.input_value("input[name=name]"), "Ada")
        eventually(lambda: tab.is_checked("input[name=tick]"))
        eventually(lambda: not is_marked(tab))


def test_a_reload_keeps_the_focus_the_selection_and_what_is_scrolled_inside(live, tab):
    entry = FILES["Templates/entry.html"].replace(
        '<div class="long">', '<div id="shelf"><p></p></div><div class="row"><p></p></div><div class="long">')
    live.write("Templates/entry.html", entry)
    live.write(
        "Templates/assets/own.css",
        "#shelf, .row { width: 99px; height: 99px; overflow: auto; }"
        "#shelf p, .row p { width: 500px; height: 500px; }")
    scrolled = """() => ["#shelf", ".row"].map((one) => {
        const { scrollLeft, scrollTop } = document.querySelector(one);
        return [scrollLeft, scrollTop];
    })"""
    with live.served():
        tab.goto(live.address + "notes/apple/")
        listens(tab)
        tab.fill("input[name=name]", "Ada Byron")
        tab.evaluate("""() => {
            const name = document.querySelector("input[name=name]");
            name.focus();
            name.setSelectionRange(4, 9);
            document.querySelector("#shelf").scrollTo(120, 0);
            document.querySelector(".row").scrollTo(7, 80);
        }""")
        mark(tab)
        live.write_note("Green.")
        eventually(lambda: not is_marked(tab))
        wait_for_text(tab, "Green.")
        eventually(lambda: tab.evaluate(scrolled), [[120, 0], [7, 80]])
        tab.keyboard.type("Lovelace")
        eventually(lambda: tab.input_value("input[name=name]"), "Ada Lovelace")
        # What had the focus may be there no more.
        mark(tab)
        live.write("Templates/entry.html", entry.replace('<input name="name">', ""))
        eventually(lambda: not is_marked(tab))
        eventually(lambda: tab.evaluate(scrolled), [[120, 0], [7, 80]])
        eventually(lambda: tab.evaluate("() => document.activeElement === document.body"))


def test_a_reload_keeps_the_focus_in_a_field_that_a_script_shows(live, tab):
    live.write("Templates/assets/shown.js", "document.querySelector('#late').hidden = false;\n")
    live.write("Templates/entry.html", FILES["Templates/entry.html"].replace(
        '<div class="long">',
        '<div id="late" hidden><input id="q" aria-label="Words"></div>'
        '<script defer src="{{ asset("shown.js") }}"></script><div class="long">'))
    with live.served():
        tab.goto(live.address + "notes/apple/")
        listens(tab)
        tab.fill("#q", "pea")
        mark(tab)
        live.write_note("Green.")
        eventually(lambda: not is_marked(tab))
        wait_for_text(tab, "Green.")
        eventually(lambda: tab.evaluate("() => document.activeElement.id"), "q")
        tab.keyboard.type("r")
        eventually(lambda: tab.input_value("#q"), "pear")


def test_an_edit_of_the_layout_is_one_reload_and_undone_where_another_page_is_wrong(live, tab):
    base = live.folder.joinpath("Templates/base.html").read_text()
    home = live.folder.joinpath("Templates/home.html").read_text()
    loads = []
    tab.on("domcontentloaded", lambda: loads.append(1))

    def has_layout(name):
        tab.wait_for_function("name => document.body?.className === name", arg=name)

    with live.served():
        tab.goto(live.address + "notes/apple/")
        listens(tab)
        loads.clear()
        live.write("Templates/base.html", base.replace("<body>", '<body class="one">'))
        has_layout("one")
        listens(tab)
        # Other pages have it when the whole site is there, which leaves this one alone.
        other = tab.context.new_page()
        for address in ("", "notes/"):
            other.goto(live.address + address)
            other.wait_for_function("() => document.body?.className === 'one'")
        other.close()
        mark(tab)
        tab.wait_for_timeout(300)
        eventually(lambda: is_marked(tab))
        assert len(loads) == 1

        live.write("Templates/home.html", home.replace("Home", "{{ nothing }}"))
        live.write("Templates/base.html", base.replace("<body>", '<body class="two">'))
        tab.locator("apus-overlay .overlay").wait_for()
        has_layout("one")
        live.write("Templates/home.html", home)
        has_layout("two")
        expect(tab.locator("apus-overlay")).to_have_count(0)


def test_a_style_sheet_is_exchanged_without_a_reload(live, tab):
    with live.served():
        tab.goto(live.address + "notes/apple/")
        listens(tab)
        mark(tab)
        for number in (4, 5):
            live.write("Templates/assets/own.css", f"h1 {{ color: rgb({number}, 5, 6); }}\n")
            tab.wait_for_function(
                "color => getComputedStyle(document.querySelector('h1')).color === color",
                arg=f"rgb({number}, 5, 6)")
            eventually(lambda: is_marked(tab))
        tab.wait_for_function("() => document.querySelectorAll('link[rel=stylesheet]').length === 1")


def test_an_image_that_a_style_sheet_shows_is_shown_anew(live, tab):
    square = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="{}"/></svg>'
    live.write("Static/square.svg", square.format("red"))
    live.write("Templates/assets/own.css", "h1 { background: url(/square.svg); }\n")
    with live.served():
        tab.goto(live.address + "notes/apple/")
        listens(tab)
        before = tab.locator("h1").screenshot()
        mark(tab)
        live.write("Static/square.svg", square.format("blue"))
        # A picture of a page that is left at that moment would be waited for in vain.
        eventually(lambda: not is_marked(tab))
        listens(tab)
        assert tab.locator("h1").screenshot() != before
        mark(tab)
        live.write("Static/other.svg", square.format("blue"))
        live.write_note("Green.")
        wait_for_text(tab, "Green.")


def test_a_change_elsewhere_leaves_a_page_alone(live, tab):
    with live.served():
        tab.goto(live.address)
        listens(tab)
        mark(tab)
        live.write_note("Green.")
        live.write("Templates/assets/own.css", "h1 { color: rgb(7, 8, 9); }\n")
        tab.wait_for_function(
            "() => getComputedStyle(document.querySelector('h1')).color === 'rgb(7, 8, 9)'")
        eventually(lambda: is_marked(tab))


def test_a_first_build_that_fails_shows_why_and_then_the_site(live, tab):
    live.write_note("Red.", stars="many")
    with live.served():
        tab.goto(live.address + "notes/apple/")
        wait_for_text(tab, "There is no site yet.")
        overlay = tab.locator("apus-overlay .overlay")
        overlay.wait_for()
        expect(overlay).to_contain_text("apple.md:3:8: error[", use_inner_text=True)
        expect(overlay).to_contain_text("There is no site before this is mended:", use_inner_text=True)
        live.write_note("Red.")
        wait_for_text(tab, "Red.", ".text")
        expect(tab.locator("apus-overlay")).to_have_count(0)


def test_an_open_page_connects_to_a_server_that_is_started_again(live, tab):
    with live.served():
        tab.goto(live.address + "notes/apple/")
        listens(tab)
        port = int(re.search(r":(\d+)/", live.address)[1])
    live.write_note("Green.")
    with live.served(port=port):
        wait_for_text(tab, "Green.")
        listens(tab)
        live.write_note("Blue.")
        wait_for_text(tab, "Blue.")


def test_a_missing_page_is_shown_as_soon_as_it_is_there(live, tab):
    with live.served():
        tab.goto(live.address + "notes/pear/")
        listens(tab)
        live.write("Content/notes/pear.md", "---\ntitle: Pear\nstars: 4\n---\nSweet.\n")
        wait_for_text(tab, "Sweet.")


def test_what_links_lead_to_and_hidden_names_are_followed(live, tab):
    live.write("shared/pear.md", "---\ntitle: Pear\nstars: 4\n---\nSweet.\n")
    (live.folder / "Content/notes/pear.md").symlink_to("../../shared/pear.md")
    live.write("Static/.well-known/security.txt", "Contact: a@example.org\n")
    with live.served():
        tab.goto(live.address + "notes/pear/")
        listens(tab)
        live.write("shared/pear.md", "---\ntitle: Pear\nstars: 4\n---\nHard.\n")
        wait_for_text(tab, "Hard.")
        tab.goto(live.address + ".well-known/security.txt")
        wait_for_text(tab, "a@example.org")
        live.write("Static/.well-known/security.txt", "Contact: b@example.org\n")
        eventually(lambda: "b@example.org" in tab.reload().text())


def test_a_site_that_is_replaced_as_a_whole_is_followed(live, tab, tmp_path_factory):
    away = tmp_path_factory.mktemp("away") / "site"
    with live.served(str(live.folder), folder=away.parent):
        tab.goto(live.address + "notes/apple/")
        listens(tab)
        live.folder.rename(away)
        tab.locator("apus-overlay .overlay").wait_for()
        shutil.copytree(away, live.folder)
        expect(tab.locator("apus-overlay")).to_have_count(0)
        live.write_note("Green.")
        wait_for_text(tab, "Green.")


def test_a_page_with_a_worker_is_followed_too(live, tab):
    site = FILES["Content/site.yaml"].replace("pages:\n", "id: small\noffline: true\npages:\n"
        "  manifest: { page: manifest, at: manifest.webmanifest, title: Small, template: manifest.webmanifest }\n", 1)
    live.write("Content/site.yaml", site)
    live.write("Templates/manifest.webmanifest", '{"name": "Small"}')
    with live.served("--offline"):
        tab.goto(live.address + "notes/apple/")
        tab.evaluate("() => navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready).then(() => true)")
        tab.goto(live.address + "notes/apple/")
        eventually(lambda: tab.evaluate("() => Boolean(navigator.serviceWorker.controller)"))
        listens(tab)
        for text in ("Green.", "Blue."):
            live.write_note(text)
            wait_for_text(tab, text)
            listens(tab)


def test_a_worker_is_there_with_offline_only_and_removed_without(live, tab):
    """What was tried with `--offline` does not stand in the way of the next edit."""
    for name, text in {
        "Content/site.yaml": "title: Small\nid: small\noffline: true\npages:\n  home: { page: home, at: / }\n"
                             "  manifest: { page: manifest, at: manifest.webmanifest, title: Small, template: manifest.webmanifest }\n",
        "Templates/home.html": '{% extends "base.html" %}{% block main %}<h1>Home</h1>{% endblock %}',
        "Templates/manifest.webmanifest": '{"name": "Small"}',
    }.items():
        live.write(name, text)
    for name in ["Content/notes/apple.md", "Content/Models/Note.swift", "Templates/base.html",
                 "Templates/list.html", "Templates/entry.html", "Templates/assets/own.css"]:
        (live.folder / name).unlink()
    with live.served("--offline"):
        port = int(live.address.rstrip("/").rpartition(":")[2])
        tab.goto(live.address)
        eventually(lambda: tab.evaluate("() => navigator.serviceWorker.ready.then(() => true)"))
    with live.served(port=port):
        tab.goto(live.address)
        eventually(lambda: tab.evaluate(
            "() => navigator.serviceWorker.getRegistrations().then((all) => all.length)"), 0)
        eventually(lambda: tab.evaluate("() => caches.keys()"), [])


def test_nothing_of_it_is_in_the_built_site(live, tab):
    with live.served("--output", "public"):
        tab.goto(live.address)
        eventually(lambda: tab.locator("script").count() > 0)
    files = [path for path in (live.folder / "public").rglob("*") if path.is_file()]
    assert len(files) > 3
    for path in files:
        assert b"/-/" not in path.read_bytes(), path


def test_devices_and_pages(live, tab):
    with live.served():
        tab.goto(live.address + "-/pages")
        rows = tab.locator("tbody tr")
        expect(rows).to_have_count(3)
        expect(rows.nth(2)).to_contain_text("Note", use_inner_text=True)
        expect(rows.nth(2)).to_contain_text("entry.html", use_inner_text=True)
        rows.nth(2).get_by_role("link", name="devices").click()
        frames = tab.locator("iframe")
        frames.nth(9).wait_for()
        expect(frames).to_have_count(10)
        sizes = frames.evaluate_all("all => all.map(one => [one.clientWidth, one.clientHeight])")
        assert [320, 480] in sizes and [480, 320] in sizes and [812, 375] in sizes
        inner = tab.frame_locator("iframe >> nth=9")
        inner.get_by_text("Red.").wait_for()
        live.write_note("Green.")
        inner.get_by_text("Green.").wait_for()
        first = tab.frame_locator("iframe >> nth=0")
        first.get_by_text("Green.").wait_for()
        tab.fill("input[name=page]", "/notes/")
        tab.get_by_role("button", name="Show").click()
        first.get_by_role("link", name="Apple").click()
        inner.get_by_role("heading", name="Apple").wait_for()
