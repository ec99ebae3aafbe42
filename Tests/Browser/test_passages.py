"""Verses: the menu, highlights and favourites, ranges and links, the page of what is marked, where
reading stopped, the verse of the day, and the dialog of a book."""
import datetime

import axe_playwright_python.sync_playwright
import pytest
from playwright.sync_api import expect
from conftest import SITE
from device import served, visit, wait_for_records
from waiting import eventually, location_of
from walking import assert_fits

RUTE = "/biblia/rute/1/index.html"
MARKED = "/biblia/marcados/index.html"


@pytest.fixture(scope="module")
def site():
    """The showcase as it is served: axe reads style sheets, which files may not."""
    with served(SITE) as address:
        yield address


@pytest.fixture
def page(browser):
    with visit(browser, reduced_motion="reduce") as context:
        yield context.new_page()


def menu(page):
    return page.get_by_role("complementary", name="Trecho")


def tap(page, number):
    page.locator(f"#v{number} .verse-text").click(position={"x": 30, "y": 10})


def records(page, table, count):
    return wait_for_records(page, table, lambda records: len(records) == count)


def test_a_tap_opens_the_menu_and_a_highlight_stays(page, site):
    page.goto(site + RUTE)
    tap(page, 3)
    expect(menu(page).get_by_role("status")).to_have_text("Rute 1:3", use_inner_text=True)
    menu(page).get_by_role("button", name="Verde").click()
    [record] = records(page, "highlights", 1)
    assert (record["ref"], record["version"], record["color"]) == ("Ruth.1.3", "APUS", "green")
    page.reload()
    mark = page.locator("#v3 mark")
    mark.wait_for()
    eventually(lambda: "(Verde)" in page.locator("#v3 .verse-text").text_content())
    tap(page, 3)
    green = menu(page).get_by_role("button", name="Verde")
    expect(green).to_have_attribute("aria-pressed", "true")
    green.click()
    mark.wait_for(state="detached")
    records(page, "highlights", 0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_lines_of_a_poem_have_the_colour_of_their_highlight(browser, site, scheme):
    with visit(browser, color_scheme=scheme) as context:
        page = context.new_page()
        page.goto(f"{site}/biblia/salmos/1/index.html")
        tap(page, 2)
        menu(page).get_by_role("button", name="Verde").click()
        line = page.locator("#v2 mark .line").first
        line.wait_for()
        painted = "line => [line, line.parentElement].map((one) => getComputedStyle(one).backgroundColor)"
        own, whole = line.evaluate(painted)
        assert own == whole
        assert own not in ["rgba(0, 0, 0, 0)", "transparent"]


def test_the_menu_works_by_keyboard_and_gives_the_focus_back(page, site):
    page.goto(site + RUTE)
    number = page.locator("#v2 a")
    number.focus()
    page.keyboard.press("Enter")
    favourite = menu(page).get_by_role("button", name="Favorito")
    eventually(lambda: favourite.evaluate("button => button === document.activeElement"))
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('#v2').classList.contains('kept')")
    page.keyboard.press("Escape")
    menu(page).wait_for(state="detached")
    eventually(lambda: number.evaluate("link => link === document.activeElement"))


def test_a_range_is_chosen_and_has_an_address(page, site):
    page.goto(site + RUTE)
    tap(page, 2)
    tap(page, 4)
    status = menu(page).get_by_role("status")
    expect(status).to_have_text("Rute 1:2–4", use_inner_text=True)
    eventually(lambda: location_of(page).endswith("#v2-4"))
    menu(page).get_by_role("button", name="Até o próximo").click()
    expect(status).to_have_text("Rute 1:2–5", use_inner_text=True)
    menu(page).get_by_role("button", name="Azul").click()
    eventually(lambda: [record["ref"] for record in records(page, "highlights", 4)], [
        "Ruth.1.2", "Ruth.1.3", "Ruth.1.4", "Ruth.1.5"])
    page.goto("about:blank")
    page.goto(f"{site}{RUTE}#v7-9")
    expect(status).to_have_text("Rute 1:7–9", use_inner_text=True)
    expect(page.locator(".verse.chosen")).to_have_count(3)
    eventually(lambda: page.locator("#v7").bounding_box()["y"] < 400)


@pytest.mark.parametrize("asked, chosen", [("v20-99", "20–22"), ("v5-3", "3–5"), ("v22-22", "22"), ("v50-60", "")])
def test_a_range_is_clamped_to_the_verses_that_there_are(page, site, asked, chosen):
    page.goto(f"{site}{RUTE}#{asked}")
    if not chosen:
        eventually(lambda: page.evaluate("Boolean(Apus.stored('reading'))"))
        return expect(page.locator(".chosen")).to_have_count(0)
    expect(menu(page).get_by_role("status")).to_have_text(f"Rute 1:{chosen}", use_inner_text=True)
    eventually(lambda: location_of(page).endswith("#v" + chosen.replace("–", "-")))


def test_verses_are_copied_with_their_reference(browser, site):
    with visit(browser) as context:
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        page = context.new_page()
        page.goto(f"{site}/biblia/rute/1/#v2-3")
        menu(page).get_by_role("button", name="Copiar", exact=True).click()
        page.locator(".snackbar", has_text="Copiado.").wait_for()
        copied = page.evaluate("() => navigator.clipboard.readText()")
        assert copied.startswith("O homem chamava-se Elimeleque")
        assert copied.endswith("e ela ficou só com os dois filhos.\nRute 1:2–3")
        menu(page).get_by_role("button", name="Copiar link").click()
        page.wait_for_function("() => navigator.clipboard.readText().then((text) => text.endsWith('#v2-3'))")


@pytest.mark.parametrize("refused, said", [("NotAllowedError", "Copiado."), ("AbortError", "")])
def test_a_share_that_is_refused_copies_the_link(browser, site, refused, said):
    with visit(browser) as context:
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        context.add_init_script(f"""navigator.share = async () => {{
          setTimeout(() => {{ document.title = "refused"; }}, 300);
          throw new DOMException("", "{refused}");
        }};""")
        page = context.new_page()
        page.goto(f"{site}/biblia/rute/1/#v2-3")
        menu(page).get_by_role("button", name="Compartilhar").click()
        expect(page).to_have_title("refused")
        expect(page.locator(".snackbar [role=status]")).to_have_text(said)
        if said:
            eventually(lambda: page.evaluate("navigator.clipboard.readText()").endswith("/biblia/rute/1/#v2-3"))


def test_what_is_marked_stands_by_book_and_goes_with_undo(page, site):
    for path, number, button in [
        ("/biblia/salmos/23/index.html", 4, "Rosa"), (RUTE, 16, "Amarelo"), (RUTE, 2, "Favorito"),
    ]:
        page.goto(site + path)
        tap(page, number)
        menu(page).get_by_role("button", name=button).click()
        page.wait_for_function("() => document.querySelector('mark, .kept')")
    page.goto(site + MARKED)
    page.locator(".marked > li").nth(2).wait_for()
    expect(page.locator(".library h2")).to_have_text(["Rute", "Salmos"], use_inner_text=True)
    expect(page.locator(".marked-name a")).to_have_text(["Rute 1:2", "Rute 1:16", "Salmos 23:4"], use_inner_text=True)
    expect(page.locator(".swatch")).to_have_text(["Favorito", "Amarelo", "Rosa"], use_inner_text=True)
    expect(page.locator("[data-empty]")).to_be_hidden()
    eventually(lambda: page.locator(".swatch").evaluate_all(
        "names => names.every(name => name.scrollWidth <= name.clientWidth && name.clientWidth > name.clientHeight)"))
    assert_fits(page)
    eventually(lambda: axe_playwright_python.sync_playwright.Axe().run(page).violations_count, 0)
    page.get_by_role("button", name="Desmarcar Rute 1:16").click()
    page.wait_for_function("() => document.querySelectorAll('.marked > li').length === 2")
    page.get_by_role("button", name="Desfazer").click()
    page.wait_for_function("() => document.querySelectorAll('.marked > li').length === 3")
    page.get_by_role("link", name="Salmos 23:4").click()
    page.wait_for_url("**/biblia/salmos/23/**#v4")
    page.locator("#v4 mark").wait_for()


def test_a_colour_that_is_chosen_moves_no_other(page, site):
    page.goto(site + RUTE)
    page.locator("[data-passage]").first.click()
    colours = menu(page).locator(".passage-colors button")
    places = "all => all.map(one => [one.offsetLeft, one.offsetTop, one.offsetWidth, one.offsetHeight])"
    before = eventually(lambda: colours.evaluate_all(places))
    menu(page).get_by_role("button", name="Azul").click()
    expect(menu(page).locator('[aria-pressed="true"]')).to_have_text("Azul")
    eventually(lambda: colours.evaluate_all(places), before)


def test_the_focus_goes_on_when_a_mark_is_removed(page, site):
    page.goto(site + MARKED)
    page.wait_for_function("() => window.Apus?.ready")
    page.evaluate("""() => Apus.putAll("highlights", [1, 2, 3].map((verse) => (
      { ref: `Ruth.1.${verse}`, version: "APUS", color: "blue", name: `Rute 1:${verse}` })))""")
    rows = page.locator(".marked > li")
    for left, focused in [(2, 1), (1, 0)]:
        rows.nth(1).get_by_role("button").focus()
        page.keyboard.press("Enter")
        expect(rows).to_have_count(left)
        expect(rows.nth(focused).get_by_role("button")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-empty] h2")).to_be_focused()


def test_hostile_marks_become_text(page, site):
    page.goto(site + MARKED)
    page.wait_for_function("() => window.Apus?.ready")
    page.evaluate("""() => Apus.putAll("highlights", [
      { ref: "<b>", version: "APUS", color: '"]', name: "<img src=x onerror=alert(1)>", url: "javascript:1" },
      { ref: "Ruth.1.1", version: "APUS", color: "mauve", name: 5, text: "<script>" },
      { ref: "Gen.1.1", version: "APUS", color: "blue", name: "Gênesis 1:1" }])""")
    page.locator(".marked > li").nth(2).wait_for()
    names = page.locator(".marked-name").all_inner_texts()
    assert any("<img src=x onerror=alert(1)>" in name for name in names)
    expect(page.locator(".marked-name a")).to_have_count(1)
    page.goto(site + RUTE)
    page.wait_for_timeout(200)
    expect(page.locator("mark")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(375, 667), (667, 375)], ids=["portrait", "landscape"])
def test_axe_finds_nothing_with_highlights_and_the_menu_open(browser, site, scheme, size):
    width, height = size
    with visit(browser, viewport={"width": width, "height": height}, color_scheme=scheme,
               reduced_motion="reduce") as context:
        page = context.new_page()
        page.goto(site + RUTE)
        for number, color in enumerate(["Amarelo", "Verde", "Azul", "Rosa", "Laranja"], 1):
            tap(page, number)
            menu(page).get_by_role("button", name=color).click()
            page.locator(f"#v{number} mark").wait_for()
            menu(page).get_by_role("button", name="Fechar").click()
        tap(page, 2)
        found = axe_playwright_python.sync_playwright.Axe().run(page).response["violations"]
        assert [(rule["id"], rule["nodes"][0]["target"]) for rule in found] == []


def test_reading_goes_on_where_it_stopped(page, site):
    page.goto(site + "/biblia/index.html")
    start = page.get_by_role("link", name="Começar a ler")
    eventually(lambda: start.get_attribute("href"))
    page.goto(site + RUTE)
    page.locator("#v14").evaluate("verse => verse.scrollIntoView()")
    page.wait_for_function("() => /1:1[2-6]/.test(Apus.local('reading'))")
    page.goto(site + "/biblia/index.html")
    on = page.get_by_role("link", name="Continuar: Rute 1:1")
    on.click()
    page.wait_for_url("**/biblia/rute/1/**")
    eventually(lambda: page.evaluate("() => scrollY") > 300)


def test_two_texts_stay_chosen_from_chapter_to_chapter(page, site):
    page.goto(site + RUTE)
    page.locator("#view-two").check(force=True)
    page.goto(site + "/biblia/salmos/23/index.html")
    expect(page.locator(".twin").first).to_be_visible()
    page.locator("#view-one").check(force=True)
    page.reload()
    expect(page.locator(".twin").first).to_be_hidden()


def verse_of(page, site, day):
    """The reference for a date, as the list of all of them has it."""
    page.goto(site + "/biblia/versiculos/index.html")
    references = page.locator(".reference").all_inner_texts()
    return references[(day - datetime.date(2000, 1, 1)).days % len(references)]


@pytest.mark.parametrize("zone, path", [
    ("America/Sao_Paulo", "biblia/"), ("Asia/Tokyo", "biblia/"), ("Asia/Tokyo", "")])
def test_the_verse_of_the_day_changes_at_local_midnight(browser, site, zone, path):
    with visit(browser, timezone_id=zone) as context:
        page = context.new_page()
        days = [datetime.date(2027, 3, 1) + datetime.timedelta(days=day) for day in range(3)]
        expected = [verse_of(page, site, day) for day in days]
        hours = {"America/Sao_Paulo": -3, "Asia/Tokyo": 9}[zone]
        night = datetime.datetime(2027, 3, 1, 23, 30) - datetime.timedelta(hours=hours)
        page.clock.install(time=night.replace(tzinfo=datetime.timezone.utc))
        page.goto(f"{site}/{path}index.html")
        shown = page.locator("[data-chosen] .reference")
        expect(shown).to_have_text(expected[0], use_inner_text=True)
        page.clock.fast_forward(31 * 60 * 1000)
        expect(shown).to_have_text(expected[1], use_inner_text=True)
        page.clock.fast_forward(24 * 3600 * 1000)
        expect(shown).to_have_text(expected[2], use_inner_text=True)
        expect(shown).to_have_count(1)


def test_a_book_opens_a_dialog_of_chapters_then_verses(page, site):
    page.goto(site + "/biblia/livros/index.html")
    book = page.get_by_role("link", name="Salmos")
    book.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Salmos")
    dialog.wait_for()
    first = dialog.get_by_role("button", name="Capítulo 1", exact=True)
    eventually(lambda: first.evaluate("button => button === document.activeElement"))
    for _ in range(20):
        page.keyboard.press("Tab")
        eventually(lambda: page.evaluate("() => document.activeElement === document.body || !!document.activeElement.closest('dialog')"))
    dialog.get_by_role("button", name="Capítulo 23").click()
    dialog = page.get_by_role("dialog", name="Salmos 23")
    expect(dialog.get_by_role("link")).to_have_count(6)
    eventually(lambda: axe_playwright_python.sync_playwright.Axe().run(page).violations_count, 0)
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    eventually(lambda: book.evaluate("link => link === document.activeElement"))
    book.click()
    page.get_by_role("dialog").wait_for()
    page.go_back()
    page.get_by_role("dialog").wait_for(state="detached")
    eventually(lambda: "/biblia/livros" in location_of(page))
    book.click()
    page.get_by_role("dialog").get_by_role("button", name="Capítulo 23").click()
    page.get_by_role("dialog").get_by_role("link", name="Versículo 4", exact=True).click()
    page.wait_for_url("**/biblia/salmos/23/**#v4")


@pytest.mark.parametrize("version, address", [(None, "biblia/rute/1/index.html#v3"), ("pt", "gedichte/rute/1/#v3")])
def test_marks_of_one_passage_in_two_versions_are_both_listed(page, site, version, address):
    if version:
        page.add_init_script("""addEventListener("DOMContentLoaded", () => {}, { once: true });
          new MutationObserver(() => {
            const place = document.querySelector("[data-marked]");
            if (place) place.dataset.version = "pt";
          }).observe(document, { childList: true, subtree: true });""")
    page.goto(site + RUTE)
    own = {"ref": "Ruth.1.3", "name": "Rute 1:3", "text": "Eigen", "version": "pt", "color": "green", "url": "biblia/rute/1/#v3"}
    other = {**own, "text": "Anders", "version": "de", "color": "blue", "url": "gedichte/rute/1/#v3"}
    favourite = {"type": "verses", "id": "Ruth.1.3", "name": "Rute 1:3", "text": "Eigen", "version": "pt", "addedAt": "2026"}
    page.evaluate("marks => Apus.putAll('highlights', marks)", [own, other])
    page.evaluate("favourite => Apus.put('favorites', favourite)", favourite)
    page.goto(site + MARKED)
    rows = page.locator("[data-marked] li")
    expect(rows).to_have_count(2)
    found = {row.locator("blockquote").inner_text(): row for row in rows.all()}
    expect(found["Eigen"].locator("a")).to_have_attribute("href", f"{site}/biblia/rute/1/index.html#v3")
    expect(found["Anders"].locator("a")).to_have_attribute("href", f"{site}/{address}")
    expect(found["Eigen"].locator("[data-kept]")).to_have_count(1)
    expect(found["Anders"].locator("[data-kept]")).to_have_count(0)
    found["Anders"].get_by_role("button").click()
    expect(rows).to_have_count(1)
    eventually(lambda: [mark["version"] for mark in records(page, "highlights", 1)], ["pt"])


def bottom(place):
    box = place.bounding_box()
    return box["y"] + box["height"]


def test_the_menu_does_not_cover_what_was_chosen(page, site):
    page.goto(f"{site}/biblia/rute/1/index.html")
    page.locator("[data-passage='3'] [data-words]").click()
    menu = page.locator(".passage-menu")
    menu.wait_for()
    page.locator("[data-further]").click()
    expect(page.locator(".chosen")).to_have_count(2)
    chosen = page.locator("[data-passage='4']")
    eventually(lambda: bottom(chosen) <= menu.bounding_box()["y"] + 1)


@pytest.mark.parametrize("width, height, size", [(375, 667, 16), (667, 375, 16), (412, 823, 32), (320, 256, 16)])
def test_what_is_chosen_can_be_read_beside_the_menu(page, site, width, height, size):
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{site}/biblia/rute/1/index.html")
    page.evaluate("size => { document.documentElement.style.fontSize = `${size}px`; }", size)
    page.locator("#v3 a").first.focus()
    page.keyboard.press("Enter")
    menu(page).wait_for()
    # The whole verse, or its first lines where it is longer than the room that is left.
    seen = """verse => {
      const { top, bottom } = verse.getBoundingClientRect();
      const from = document.querySelector(".top").getBoundingClientRect().bottom;
      const to = document.querySelector(".passage-menu").getBoundingClientRect().top;
      return top >= from - 1 && Math.min(bottom, top + 60) <= to + 1;
    }"""
    eventually(lambda: page.locator("#v3").evaluate(seen))


def test_in_forced_colours_marks_and_the_chosen_verse_have_outlines(page, site):
    page.emulate_media(forced_colors="active")
    page.goto(f"{site}/biblia/rute/1/index.html#v3")
    outline = "part => getComputedStyle(part).outlineStyle"
    eventually(lambda: page.locator("#v3").evaluate(outline), "solid")
    page.locator("#v5 > a").first.click()
    page.locator("[data-passage].chosen").first.wait_for()
    eventually(lambda: page.locator("[data-passage].chosen").first.evaluate(outline), "solid")
    page.locator(".passage-colors button").first.click()
    eventually(lambda: page.locator("#v5 mark").first.evaluate(outline), "solid")
    # All have one colour then: the name of each is seen.
    said = page.locator("#v5 [data-said]")
    expect(said).to_have_text(" (Amarelo)")
    eventually(lambda: said.bounding_box()["width"] > 20)
