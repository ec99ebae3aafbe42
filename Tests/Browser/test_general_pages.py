"""Pages of any model as the theme shows them: what is wide, tall, many or nested, and the way back."""
import pytest
from device import served, visit
from general import make
from playwright.sync_api import expect
from waiting import eventually, location_of
from walking import go_back


@pytest.fixture(scope="module")
def host(sites):
    with served(sites.made("general", make) / "out") as address:
        yield address


@pytest.fixture
def page(browser):
    settings = {"viewport": {"width": 320, "height": 640}, "reduced_motion": "reduce", "service_workers": "block"}
    with visit(browser, **settings) as context:
        yield context.new_page()


@pytest.mark.parametrize("path", ["notes", "notes/wide", "places/place-01", "places/page/15", "favourites", ""])
def test_nothing_makes_a_page_wider_than_the_screen(page, host, path):
    page.goto(f"{host}/{path}/")
    eventually(lambda: page.evaluate("document.documentElement.scrollWidth"), 320)


def test_a_wide_table_scrolls_by_itself_also_by_keys(page, host):
    page.goto(f"{host}/notes/wide/")
    table = page.locator(".prose table")
    eventually(lambda: table.evaluate("part => part.scrollWidth > part.clientWidth && part.clientWidth <= 320"))
    expect(page.get_by_role("columnheader", name="Column number 11")).to_be_attached()
    table.focus()
    page.keyboard.press("ArrowRight")
    eventually(lambda: table.evaluate("part => part.scrollLeft > 0"))


def test_keys_reach_a_table_as_long_as_it_scrolls(page, host):
    page.goto(f"{host}/notes/wide/")
    table = page.locator(".prose table")
    expect(table).to_have_attribute("tabindex", "0")
    # Room enough, which the measure of a text never is for this table.
    table.evaluate("part => { for (let at = part; at; at = at.parentElement) at.style.maxWidth = 'none'; }")
    page.set_viewport_size({"width": 4000, "height": 640})
    expect(table).not_to_have_attribute("tabindex", "0")


@pytest.mark.parametrize("width", [674, 695])
def test_a_wide_table_makes_no_sheet_of_paper_smaller(page, host, width):
    page.emulate_media(media="print")
    page.set_viewport_size({"width": width, "height": 930})
    page.goto(f"{host}/notes/wide/")
    eventually(lambda: page.evaluate("document.documentElement.scrollWidth"), width)


@pytest.mark.parametrize("width", [1440, 2560])
def test_the_bar_of_a_record_is_as_wide_as_the_record_on_a_desk(page, host, width):
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(f"{host}/notes/with-picture/")
    eventually(lambda: page.evaluate("""() => {
      const [back, picture, heart, text] = [".top-start .icon", ".hero", ".top-end .icon", ".record-text"]
        .map(part => document.querySelector(part).getBoundingClientRect());
      return Math.abs(back.left - picture.left) <= 14 && Math.abs(heart.right - text.right) <= 50;
    }"""))


@pytest.mark.parametrize("media, share", [("screen", .8), ("print", .7)])
def test_a_tall_picture_in_a_text_is_seen_whole(page, host, media, share):
    page.emulate_media(media=media)
    page.set_viewport_size({"width": 674, "height": 1000})
    page.goto(f"{host}/notes/wide/")
    picture = page.get_by_role("img", name="Tall")
    eventually(lambda: 0 < picture.bounding_box()["height"] <= share * 1000)
    eventually(lambda: picture.evaluate("part => getComputedStyle(part).objectFit"), "contain")


@pytest.mark.parametrize("path, shown", [
    ("places", "1 2 3 … 30"), ("places/page/5", "1 2 3 4 5 6 7 … 30"),
    ("places/page/15", "1 … 13 14 15 16 17 … 30"), ("places/page/26", "1 … 24 25 26 27 28 29 30"),
])
def test_of_many_pages_the_first_the_last_and_the_neighbours_are_named(page, host, path, shown):
    page.goto(f"{host}/{path}/")
    expect(page.locator(".pages li")).to_have_text(shown.split())
    expect(page.locator(".pages li:not([aria-hidden]) > a")).to_have_count(len(shown.replace("… ", "").split()))
    expect(page.locator(".pages li[aria-hidden=true]").first).to_have_text("…")


def test_all_pages_are_reached_by_the_next_one(page, host):
    page.goto(f"{host}/places/")
    for number in range(2, 31):
        page.goto(page.locator(".pages a[rel=next]").evaluate("link => link.href"))
        expect(page.locator(".pages [aria-current=page]")).to_have_text(str(number))
    expect(page.locator(".pages a[rel=next]")).to_have_count(0)


def test_only_a_link_to_this_very_page_is_the_current_page(page, host):
    current = page.locator(".tabs [aria-current]")
    page.goto(f"{host}/notes/")
    expect(current).to_have_attribute("aria-current", "page")
    page.goto(f"{host}/notes/both/")
    expect(current).to_have_attribute("aria-current", "true")


@pytest.mark.parametrize("forced", ["none", "active"])
def test_the_chosen_view_has_a_shape_of_its_own(page, host, forced):
    page.emulate_media(forced_colors=forced)
    page.goto(f"{host}/notes/")
    line = """label => { const style = getComputedStyle(label, "::after");
      return style.content === "none" ? "" : style.borderBottomWidth; }"""
    for chosen, other in [("cards", "rows"), ("rows", "cards")]:
        page.locator(f"#view-{chosen}").check(force=True)
        for view, shape in [(chosen, "3px"), (other, "")]:
            eventually(lambda: page.locator(f"label:has(#view-{view})").evaluate(line), shape)


def test_a_list_inside_a_part_is_a_table_or_a_gallery(page, host):
    page.goto(f"{host}/places/place-01/")
    expect(page.get_by_role("row", name="Foyer 12")).to_be_visible()
    expect(page.locator(".piece .gallery img")).to_have_count(2)
    eventually(lambda: page.locator(".items > li:has(> .items)").evaluate_all(
        "items => items.map((item) => getComputedStyle(item).listStyleType)"), ["none", "none"])


@pytest.mark.parametrize("width, height, part", [(1440, 900, "h1"), (1180, 820, "h1"), (820, 1180, ".hero"), (844, 390, ".hero")])
def test_a_text_shares_the_edge_of_its_title_on_a_desk_and_of_the_picture_elsewhere(page, host, width, height, part):
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{host}/notes/with-picture/")
    eventually(lambda: page.evaluate("""part => {
      const side = name => document.querySelector(name).getBoundingClientRect();
      return side(".prose").left === side(part).left && side(".hero").right < side("h1").left
        && document.documentElement.scrollWidth === innerWidth;
    }""", part))


def test_the_way_back_on_a_turned_phone_is_as_high_as_its_bar(page, host):
    page.set_viewport_size({"width": 844, "height": 390})
    page.goto(f"{host}/notes/both/")
    heights = "['.top', '.top-start > .tool'].map(name => document.querySelector(name).getBoundingClientRect().height)"
    eventually(lambda: len(set(page.evaluate(heights))), 1)


@pytest.mark.parametrize("path, listed", [("notes/wide", "/notes/#notes-wide"), ("places/place-17", "/places/page/17/#places-place-17")])
def test_the_way_back_leads_to_the_entry_in_its_list(page, host, path, listed):
    page.goto(f"{host}/{path}/")
    go_back(page)
    eventually(lambda: location_of(page), f"{host}{listed}")
    eventually(lambda: 0 <= page.locator(".card:target").bounding_box()["y"] < 640)
