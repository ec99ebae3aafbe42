"""A site with settings of its own: square corners, a narrow page, six tabs, ranges to search by."""
import pytest
from building import ROOT, build
from device import served, visit
from playwright.sync_api import expect
from waiting import eventually

SETTINGS = """
title: Werkstatt
description: Dinge für den Küchentisch, gedreht, geschnitzt und gewebt.
language: de
id: werkstatt
theme: { corners: square, width: 40 }
collections:
  things: { model: Thing, from: things.yaml#things, order: title, favourites: true }
  makers: { model: Maker, from: things.yaml#makers }
pages:
  home: { page: home, at: /, title: Werkstatt }
sections:
  things:
    title: Laden
    at: /laden/
    tabs: [things, makers, materials, find, kept]
    pages:
      things:    { list: things, title: Gegenstände, view: [cards, rows] }
      thing:     { entry: things, at: "{slug}/" }
      makers:    { list: makers, at: leute/, title: Leute }
      maker:     { entry: makers, at: "leute/{slug}/" }
      materials: { groups: things, by: material, at: stoffe/, title: Werkstoffe }
      material:  { group: things, by: material, at: "stoffe/{key}/" }
      find:      { search: things, at: suchen/, title: Suchen, filters: [weight, added] }
      kept:      { page: favourites, at: gemerkt/, title: Gemerkt }
"""
MODEL = """import ApusModels

struct Thing: Entry {
  @Key var title: String
  var image: Image
  var weight: Double
  var added: Date
  var material: String
  @Body var text: Markdown
}

struct Maker: Entry { @Key var name: String }
"""
TEXT = "\\n\\n".join(f"## Teil {number}\\n\\nEin Absatz, der eine Weile dauert." for number in range(4))
THINGS = "things:\n" + "".join(
    f'  - {{ title: Ding {number}, image: {{ src: one.png, alt: Ding }}, weight: {number}234.5, added: 2026-01-0{number}, material: Holz, text: "{TEXT}" }}\n'
    for number in range(1, 5)) + "makers:\n  - { name: Ines }\n  - { name: Jonas }\n"


def make(folder):
    source = folder / "source"
    for path, text in {"site.yaml": SETTINGS, "Models/Thing.swift": MODEL, "things.yaml": THINGS}.items():
        (source / "Content" / path).parent.mkdir(parents=True, exist_ok=True)
        (source / "Content" / path).write_text(text)
    (source / "Content/one.png").write_bytes((ROOT / "Templates/assets/share.png").read_bytes())
    build(source, folder / "out")


@pytest.fixture(scope="module")
def host(sites):
    with served(sites.made("measures", make) / "out") as address:
        yield address


@pytest.fixture
def page(browser):
    settings = {"viewport": {"width": 390, "height": 844}, "reduced_motion": "reduce", "service_workers": "block"}
    with visit(browser, **settings) as context:
        yield context.new_page()


def enlarge(page, size):
    page.evaluate("size => { document.documentElement.style.fontSize = size }", size)


@pytest.mark.parametrize("width, height", [(195, 422), (320, 844), (390, 844), (1024, 844)])
@pytest.mark.parametrize("size", ["100%", "200%"])
def test_a_title_beside_three_actions_keeps_its_words_whole(page, host, width, height, size):
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{host}/laden/")
    enlarge(page, size)
    title = page.locator(".top-title")
    eventually(lambda: title.evaluate("""title => {
      const range = document.createRange(); range.selectNodeContents(title)
      return range.getClientRects().length === 1 && title.scrollWidth <= title.clientWidth
        && title.getBoundingClientRect().right <= innerWidth
    }"""))


LONG = "Donauwelle mit Sauerkirschen und Vanillepudding nach Großmutter Anna"


@pytest.mark.parametrize("width", [320, 390, 1024])
@pytest.mark.parametrize("size", ["100%", "200%"])
@pytest.mark.parametrize("path", ["laden", "laden/leute", "laden/gemerkt"])
def test_a_long_title_that_is_the_only_heading_is_shown_whole(page, host, path, width, size):
    page.set_viewport_size({"width": width, "height": 844})
    page.goto(f"{host}/{path}/")
    enlarge(page, size)
    title = page.locator("h1.top-title")
    title.evaluate("(title, text) => { title.textContent = text; }", LONG)
    eventually(lambda: title.evaluate("""title => {
      const range = document.createRange(); range.selectNodeContents(title);
      const [box, words, bar] = [title, range, title.parentElement].map((part) => part.getBoundingClientRect());
      return title.scrollHeight <= title.clientHeight && words.bottom <= bar.bottom && words.top >= bar.top
        && words.right <= innerWidth && words.left >= 0;
    }"""))


@pytest.mark.parametrize("width", [320, 390, 1024])
@pytest.mark.parametrize("size", ["100%", "200%"])
def test_the_ends_of_a_range_are_seen_whole(page, host, width, size):
    page.set_viewport_size({"width": width, "height": 844})
    page.goto(f"{host}/laden/suchen/")
    enlarge(page, size)
    page.locator(".search-filters summary").click()
    fields = page.locator(".search-range input")
    eventually(fields.count, 4)
    for field in fields.all():
        eventually(lambda: field.evaluate("field => field.clientWidth > 0 && field.scrollWidth <= field.clientWidth"))
    eventually(lambda: page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_numbers_in_fields_are_written_as_on_the_page(page, host):
    page.goto(f"{host}/laden/suchen/")
    shown = page.locator(".search-range input[inputmode=decimal]")
    eventually(lambda: shown.evaluate_all("fields => fields.map(field => field.placeholder)"), ["1.234,5", "4.234,5"])


@pytest.mark.parametrize("path", ["", "laden", "laden/suchen", "laden/ding-1", "laden/gemerkt"])
def test_square_corners_are_square_everywhere(page, host, path):
    page.goto(f"{host}/{path}/")
    eventually(lambda: page.evaluate("""() => [...document.querySelectorAll('body *')].filter(part =>
      part.getClientRects().length && getComputedStyle(part).borderRadius !== '0px' && !part.closest('.views'))
      .map(part => part.className)"""), [])


@pytest.mark.parametrize("width", [1440, 1920])
def test_a_narrow_page_is_laid_out_by_its_own_width(page, host, width):
    page.set_viewport_size({"width": width, "height": 900})
    left = """selector => Math.round(document.querySelector(selector).getBoundingClientRect().left
      + parseFloat(getComputedStyle(document.querySelector(selector)).paddingLeft))"""
    page.goto(f"{host}/laden/ding-1/")
    edge = page.locator(".hero").bounding_box()["x"]
    for part in ["h1", ".on-page", ".prose"]:
        eventually(lambda: abs(page.evaluate(left, part) - edge) <= 1, about=part)
    page.goto(f"{host}/")
    eventually(lambda: page.evaluate(left, ".shelf-head") == page.evaluate(left, ".welcome"))
    page.goto(f"{host}/laden/")
    eventually(lambda: page.locator(".card").first.bounding_box()["width"] >= 176)


@pytest.mark.parametrize("width", [320, 390])
@pytest.mark.parametrize("size", ["100%", "200%"])
@pytest.mark.parametrize("names", [None, "Themenübersicht"], ids=["many", "long"])
def test_a_bar_of_tabs_in_two_rows_covers_no_end_of_a_page(page, host, width, size, names):
    page.set_viewport_size({"width": width, "height": 568})
    page.goto(f"{host}/laden/ding-1/")
    enlarge(page, size)
    if names:
        page.evaluate("""name => document.querySelectorAll('.tabs > ul > li').forEach((tab, index) => {
          if (index < 5) tab.querySelector('span').textContent = name
          else tab.remove()
        })""", names)
        eventually(lambda: page.locator(".tabs").bounding_box()["height"] > 90)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    eventually(lambda: page.evaluate("""() => {
      const [bar, end] = ['.tabs', 'main'].map(part => document.querySelector(part).getBoundingClientRect())
      return Math.abs(bar.bottom - innerHeight) <= 1 && end.bottom <= bar.top + 1
    }"""))


def test_links_to_headings_stand_beside_a_text_in_a_layout_of_any_depth(page, host):
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(f"{host}/laden/ding-1/")
    expect(page.locator(".on-page summary")).to_be_visible()
    page.evaluate("""() => {
      const layout = document.createElement('div'), article = document.querySelector('article')
      article.replaceWith(layout)
      layout.append(article)
    }""")
    expect(page.locator(".on-page summary")).to_be_hidden()
