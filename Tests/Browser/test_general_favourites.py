"""Favourites of several collections and languages, as the theme shows them without a template of the site."""
import pytest
from device import served, visit
from general import make
from playwright.sync_api import expect
from waiting import eventually

#: What a press at the middle of an element would hit.
HIT = """(part) => {
  const { x, y, width, height } = part.getBoundingClientRect();
  return [[.5, .5], [.5, .1], [.5, .9], [.1, .5], [.9, .5]].every(([across, down]) => (
    part.contains(document.elementFromPoint(x + across * width, y + down * height))));
}"""


@pytest.fixture(scope="module")
def host(sites):
    with served(sites.made("general", make) / "out") as address:
        yield address


@pytest.fixture
def page(browser):
    with visit(browser, reduced_motion="reduce", service_workers="block") as context:
        yield context.new_page()


def keep(page, address, *entries):
    page.goto(address)
    for entry in entries:
        heart = page.locator(f'main [data-entry="{entry}"] > .heart')
        heart.click()
        expect(heart).to_have_attribute("aria-pressed", "true")


def test_each_collection_that_holds_something_is_shown_below_its_heading(page, host):
    keep(page, f"{host}/places/", "place-01")
    page.goto(f"{host}/favourites/")
    expect(page.get_by_role("heading", name="Place 01")).to_be_visible()
    expect(page.get_by_role("heading", name="Places", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="Notes", exact=True)).to_be_hidden()
    expect(page.locator("[data-empty]")).to_be_hidden()
    keep(page, f"{host}/notes/", "both")
    page.goto(f"{host}/favourites/")
    for name in ["Notes", "Both", "Places", "Place 01"]:
        expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    for entry in ["both", "place-01"]:
        page.locator(f'[data-favourites] [data-entry="{entry}"] > .heart').click()
    expect(page.get_by_role("heading", name="Nothing saved yet")).to_be_visible()
    expect(page.locator(".shelf-head:visible")).to_have_count(0)


def test_hearts_of_entries_without_pictures_are_whole(page, host):
    keep(page, f"{host}/places/", "place-01")
    page.goto(f"{host}/favourites/")
    heart = page.locator("[data-favourites] .heart")
    heart.wait_for()
    eventually(lambda: heart.evaluate(HIT), True)


def test_an_entry_without_a_picture_has_its_letter(page, host):
    keep(page, f"{host}/notes/", "both", "with-picture")
    page.goto(f"{host}/favourites/")
    expect(page.locator('[data-entry="both"] .card-picture.blank')).to_have_text("B")
    expect(page.locator('[data-entry="with-picture"] img')).to_have_attribute("src", f"{host}/one.png")
    expect(page.locator("[data-favourites] img:not([src])")).to_have_count(0)


@pytest.mark.parametrize("width", [320, 500, 800, 1200])
@pytest.mark.parametrize("view", ["cards", "rows"])
@pytest.mark.parametrize("path", ["notes", "places"])
def test_hearts_cover_no_words(page, host, path, view, width):
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(f"{host}/{path}/")
    page.locator(f"#view-{view}").check(force=True)
    page.locator("main .heart").first.wait_for()
    eventually(lambda: page.evaluate("""() => [...document.querySelectorAll("main .card > .heart")].filter((heart) => {
      const one = heart.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(heart.parentElement.querySelector(".card-text"));
      return [...range.getClientRects()].some((two) => one.left < two.right - 1 && one.right > two.left + 1
        && one.top < two.bottom - 1 && one.bottom > two.top + 1);
    }).length"""), 0)


def test_a_favourite_without_a_translation_is_a_link_to_its_language(page, host):
    keep(page, f"{host}/notes/", "english", "both")
    page.goto(f"{host}/sk/favourites/")
    link = page.get_by_role("link", name="A title that is long")
    expect(link).to_have_attribute("href", f"{host}/notes/english/")
    expect(link).to_have_attribute("hreflang", "en")
    expect(link).to_have_attribute("lang", "en")
    expect(page.locator("[data-favourites] [data-gone]")).to_have_count(0)
    expect(page.get_by_role("link", name="Oboje")).not_to_have_attribute("lang", "en")


def test_only_what_no_language_has_is_no_longer_available(page, host):
    keep(page, f"{host}/notes/", "both")
    page.evaluate("""() => Apus.put("favorites", {
      type: "notes", id: "lost", name: "Lost", image: "", url: "notes/lost/", addedAt: "2026" })""")
    page.goto(f"{host}/sk/favourites/")
    expect(page.locator('[data-entry="lost"]')).to_contain_text("už nie je k dispozícii")
    expect(page.locator('[data-entry="lost"] a')).to_have_count(0)


def test_a_favourite_follows_an_entry_that_was_renamed(page, host):
    page.goto(f"{host}/notes/")
    page.evaluate("""() => Apus.put("favorites", {
      type: "notes", id: "former", name: "Former", image: "", url: "notes/former/", addedAt: "2026" })""")
    page.evaluate("""() => Apus.put("recipeState", { slug: "notes/former", servings: 5, checked: ["rice"], timers: [] })""")
    page.goto(f"{host}/favourites/")
    expect(page.get_by_role("link", name="Both")).to_have_attribute("href", f"{host}/notes/both/")
    expect(page.locator("[data-favourites] > li")).to_have_count(1)
    eventually(lambda: page.evaluate("() => [...Apus.ids('notes')]"), ["both"])
    eventually(lambda: page.evaluate("() => Apus.all('recipeState')"), [
        {"slug": "notes/both", "servings": 5, "checked": ["rice"], "timers": []}])
