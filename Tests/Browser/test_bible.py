"""A walk through Bíblia: books, chapters, verses, on through the books, and two texts."""
import pytest
from conftest import PORTRAIT
from device import visit
from playwright.sync_api import expect
from waiting import eventually, location_of
from walking import address, assert_fits, follow, go_back, tap


def test_from_the_books_to_a_verse(page, site):
    page.goto(site + "/index.html")
    follow(page, "Bíblia", within="nav.tabs")
    assert_fits(page)
    follow(page, "Livros", within="nav.tabs")
    assert_fits(page)
    expect(page.locator(".book")).to_have_count(66)
    expect(page.locator(".book a")).to_have_count(8)
    eventually(lambda: all("ainda não" in text for text in page.locator(".absent").all_inner_texts()))
    follow(page, "Salmos")
    assert_fits(page)
    page.get_by_role("button", name="Capítulo 121").click()
    tap(page.get_by_role("link", name="Versículo 8", exact=True))
    eventually(lambda: location_of(page).endswith("/biblia/salmos/121/index.html#v8"))
    assert_fits(page)
    verse = page.locator(":target")
    expect(verse).to_have_attribute("id", "v8")
    eventually(lambda: verse.bounding_box()["y"] < page.viewport_size["height"])
    expect(page.locator(".verse")).to_have_count(8)
    go_back(page)
    eventually(lambda: address(page).endswith("/biblia/salmos"))


@pytest.mark.parametrize("page", [PORTRAIT], indirect=True, ids=["portrait"])
def test_the_next_chapter_leads_through_every_book_and_back(page, site):
    page.goto(site + "/biblia/rute/1/index.html")
    expect(page.locator(".neighbours [rel=prev]")).to_have_count(0)
    passed = [address(page)]
    while page.locator(".neighbours [rel=next]").count():
        tap(page.locator(".neighbours [rel=next]"))
        assert_fits(page)
        passed.append(address(page))
    assert len(passed) == len(set(passed)) == 17
    assert len({chapter.rsplit("/", 2)[1] for chapter in passed}) == 8
    for chapter in reversed(passed[:-1]):
        tap(page.locator(".neighbours [rel=prev]"))
        eventually(lambda: address(page), chapter)


def test_the_menu_of_chapters_is_as_high_as_a_finger(page, site):
    page.goto(f"{site}/biblia/salmos/117/index.html")
    eventually(lambda: page.locator(".picker").bounding_box()["height"] >= 44)
    eventually(lambda: page.locator(".top").bounding_box()["height"] <= 49)


def test_a_second_text_is_read_beside_the_first(page, site):
    page.goto(site + "/biblia/rute/1/index.html")
    twins = page.locator(".twin")
    eventually(lambda: twins.count() == page.locator(".verse").count() == 22)
    expect(twins.first).to_be_hidden()
    page.locator("#view-two").check(force=True)
    expect(twins.first).to_be_visible()
    eventually(lambda: twins.first.inner_text().startswith("Now it came to pass"))
    assert_fits(page)
    page.locator("#view-one").check(force=True)
    expect(twins.first).to_be_hidden()


def test_a_note_stands_below_its_verse_and_is_not_of_its_words(page, site):
    page.goto(f"{site}/biblia/rute/1/index.html")
    note = page.locator("#v20 .verse-note")
    expect(note).to_be_visible()
    expect(note).to_contain_text("Noemi quer dizer")
    words = page.locator("#v20 [data-words]")
    expect(words).not_to_contain_text("quer dizer")
    bottom = words.evaluate("words => words.getBoundingClientRect().bottom")
    eventually(lambda: note.bounding_box()["y"] >= bottom - 1)


def test_the_verse_of_the_day_leads_to_its_chapter(page, site):
    page.clock.set_fixed_time("2000-01-01T12:00:00")
    page.goto(site + "/biblia/index.html")
    said = page.locator(".today [data-chosen] blockquote").inner_text()
    tap(page.locator(".today [data-chosen] .reference a"))
    eventually(lambda: location_of(page).endswith("/biblia/salmos/23/index.html#v1"))
    expect(page.locator(":target .verse-text")).to_have_text(said, use_inner_text=True)


@pytest.mark.parametrize("path", ["", "biblia/"])
def test_the_verse_of_any_day_is_on_the_page_without_scripts(browser, site, path):
    with visit(browser, java_script_enabled=False) as context:
        plain = context.new_page()
        plain.goto(f"{site}/{path}index.html")
        days = plain.locator("[data-daily]:has(blockquote)")
        days.locator("summary").click()
        verses = days.locator("blockquote")
        expect(verses).to_have_count(24)
        shown = verses.all_inner_texts()
        assert len(set(shown)) == 24
    for day in ["2027-03-14", "2027-03-15", "2031-12-31"]:
        with visit(browser) as context:
            page = context.new_page()
            page.clock.set_fixed_time(f"{day}T12:00:00")
            page.goto(f"{site}/{path}index.html")
            page.wait_for_function("() => document.documentElement.classList.contains('day-chosen')")
            verse = page.locator("[data-daily] blockquote:visible")
            expect(verse).to_have_count(1)
            said = verse.inner_text()
            assert said in shown


def test_every_verse_of_a_day_is_there(page, site):
    page.goto(site + "/biblia/index.html")
    follow(page, "Versículos", within="nav.tabs")
    assert_fits(page)
    days = page.locator(".days > li")
    eventually(lambda: days.count() >= 19)
    eventually(lambda: days.locator("blockquote").count() == days.locator(".reference a").count() == days.count())


def test_books_are_found_by_testament_and_by_kind(page, site):
    page.goto(site + "/biblia/livros/index.html")
    follow(page, "Novo Testamento")
    assert_fits(page)
    expect(page.locator(".book a")).to_have_count(4)
    page.go_back()
    follow(page, "Profetas")
    assert_fits(page)
    expect(page.locator(".book a")).to_have_text(["Jonas"], use_inner_text=True)
    expect(page.locator(".book.absent")).to_have_count(16)
    follow(page, "Jonas")
    eventually(lambda: address(page).endswith("/biblia/jonas"))
    expect(page.locator(".standfirst")).to_contain_text("4 de 4", use_inner_text=True)
