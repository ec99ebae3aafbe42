"""Lists: cards or rows remembered, more at the end of a page, pictures of an album large."""
import re

import pytest
from playwright.sync_api import expect
from building import build
from conftest import SITE
from device import SHIFTS, seen_whole_before_scripts, served, visit
from waiting import eventually
from walking import tap, wait_for_pictures


@pytest.fixture(scope="module")
def host():
    with served(SITE) as address:
        yield address


def test_ch_09_the_view_is_remembered_and_nothing_moves(browser, site):
    with visit(browser) as context:
        page = context.new_page()
        page.goto(f"{site}/personagens/index.html")
        page.locator("#view-rows").check()
        seen_whole_before_scripts(context)
        page.goto(f"{site}/personagens/page/2/index.html")
        expect(page.locator("#view-rows")).to_be_checked()
        eventually(lambda: page.evaluate(SHIFTS), 0)
        page.goto(f"{site}/recipes/index.html")
        expect(page.locator("#view-cards")).to_be_checked()


def test_the_first_of_the_recipes_is_large_among_cards_and_a_row_among_rows(browser, site):
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(f"{site}/recipes/index.html")
    widths = "cards => cards.slice(0, 2).map(card => Math.round(card.getBoundingClientRect().width))"
    cards = page.locator(".recipes > .card")
    eventually(lambda: (lambda first, second: first > 2 * second)(*cards.evaluate_all(widths)))
    page.locator("#view-rows").check()
    eventually(lambda: len(set(cards.evaluate_all(widths))), 1)
    page.close()


def names(page):
    return page.locator("main > ul > [data-entry] h2").all_inner_texts()


def test_ch_10_more_is_put_below_and_back_finds_it_again(browser, host):
    with visit(browser) as context:
        page = context.new_page()
        page.goto(f"{host}/personagens/index.html")
        page.locator(".more-place button").click()
        page.wait_for_function("() => document.querySelectorAll('main > ul > li').length > 20")
        expect(page.locator(".more-place [role=status]")).to_contain_text("Mais 20.", use_inner_text=True)
        # What is shown to the end is the second page, and the next one is the third.
        expect(page.locator(".pages [aria-current]")).to_have_text("2", use_inner_text=True)
        expect(page.locator(".pages [aria-current]")).to_have_attribute("href", re.compile("/page/2/"))
        expect(page.locator(".pages [rel=next]")).to_have_attribute("href", re.compile("/page/3/"))
        card = page.locator("main > ul > li").nth(30)
        expect(card.locator(".heart")).to_have_count(1)
        wait_for_pictures(page, "main > ul > li:nth-child(31) img")
        title = card.locator("h2").inner_text()
        tap(card.locator("a"))
        expect(page.locator("h1")).to_have_text(title, use_inner_text=True)
        page.go_back()
        page.wait_for_function("() => document.querySelectorAll('main > ul > li').length > 20")

        def go_on():
            # It also goes on by itself, and the button may be gone by now.
            page.evaluate("() => document.querySelector('.more-place button')?.click()")
            return page.locator(".more-place button").count()

        eventually(go_on, 0)
        eventually(lambda: len(names(page)), 45)
        eventually(lambda: len(set(names(page))), 45)


def test_what_loads_by_itself_does_so_after_the_way_back_too(browser, host):
    with visit(browser) as context:
        page = context.new_page()
        page.goto(f"{host}/personagens/index.html")
        page.locator(".more-place button").click()
        eventually(lambda: len(names(page)), 40)
        tap(page.locator("main > ul > li").nth(22).locator("a"))
        page.locator("h1").wait_for()
        page.go_back()
        eventually(lambda: len(names(page)), 40)
        page.locator(".more-place button").scroll_into_view_if_needed()
        eventually(lambda: len(names(page)), 45)


def test_ch_08_refresh_is_a_button(page, host):
    page.goto(f"{host}/personagens/index.html")
    control = page.locator("[data-refresh]")
    expect(control).to_have_text("Atualizar", use_inner_text=True)
    control.focus()
    with page.expect_navigation():
        page.keyboard.press("Enter")


def test_a_picture_opens_without_scripts(browser, site):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site}/mural/albuns/24/index.html")
    page.locator(".photos figcaption a").first.click()
    shown = page.locator(".photos > li:target")
    box = shown.bounding_box()
    assert (box["x"], box["y"]) == (0, 0)
    shown.locator("[data-to=next]").click()
    eventually(lambda: page.locator(".photos > li").nth(1).evaluate("item => item.matches(':target')"))
    page.locator("li:target [data-to=close]").click()
    expect(page.locator(".photos > li:target")).to_have_count(0)
    context.close()


def test_a_picture_turns_by_keys_and_gives_the_focus_back(page, site):
    page.goto(f"{site}/mural/albuns/24/index.html")
    link = page.locator(".photos figcaption a").first
    link.focus()
    page.keyboard.press("Enter")
    page.locator("li:target [role=dialog]").wait_for()
    first = page.locator("li:target").get_attribute("id")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("first => document.querySelector('li:target').id !== first", arg=first)
    eventually(lambda: page.evaluate("document.activeElement.dataset.to"), "close")
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("first => document.querySelector('li:target').id === first", arg=first)
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.querySelector('li:target')")
    page.wait_for_function(
        "first => document.activeElement.closest('li')?.id === first", arg=first)


def test_ch_10_the_end_of_a_long_list_can_be_reached(page, host):
    page.goto(f"{host}/personagens/index.html")
    page.locator(".more-place button").click()

    def scroll_on():
        page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
        return len(names(page))

    eventually(scroll_on, 45)
    expect(page.locator(".more-place button")).to_have_count(0)
    heights = set()
    for _ in range(3):
        page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
        page.wait_for_timeout(200)
        heights.add(page.evaluate("() => document.documentElement.scrollHeight"))
    assert len(heights) == 1
    for part in [".pages [aria-current=page]", "[data-refresh]"]:
        page.locator(part).scroll_into_view_if_needed()
        expect(page.locator(part)).to_be_visible()


@pytest.mark.parametrize("height", [900, 30_000])
def test_ch_10_the_list_goes_on_wherever_its_button_stands(browser, host, height):
    """A button that never leaves the view, or comes into it while a page is on its way."""
    with visit(browser, viewport={"width": 500, "height": height}) as context:
        context.add_init_script("""
            const fetched = window.fetch;
            window.fetch = (...of) => new Promise((done) => setTimeout(done, 400))
              .then(() => fetched(...of));""")
        page = context.new_page()
        page.goto(f"{host}/personagens/index.html")
        page.locator(".more-place button").click()
        page.wait_for_function("() => document.querySelectorAll('main > ul > li').length >= 40")
        for place in ["document.documentElement.scrollHeight", "0"] * 2:
            page.evaluate(f"() => scrollTo(0, {place})")
            page.wait_for_timeout(60)
        page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
        eventually(lambda: len(names(page)), 45)


def test_ch_11_a_page_that_does_not_come_is_told_and_can_be_asked_for_again(browser, host):
    with visit(browser) as context:
        page = context.new_page()
        page.goto(f"{host}/personagens/index.html")
        page.route("**/personagens/page/2/**", lambda route: route.fulfill(status=404, body=""))
        page.locator(".more-place button").click()
        page.locator(".more-place [role=status]", has_text="ão").wait_for()
        eventually(lambda: len(names(page)), 20)
        page.unroute("**/personagens/page/2/**")
        page.locator(".more-place button").click()
        page.wait_for_function("() => document.querySelectorAll('main > ul > li').length > 20")


def test_ch_11_a_list_of_nothing_says_so(page, tmp_path):
    models = tmp_path / "Content/Models"
    models.mkdir(parents=True)
    (models / "Face.swift").write_text("import ApusModels\nstruct Face: Entry {\n  @Key var name: String\n}\n")
    (tmp_path / "Content/faces.json").write_text('{"faces": []}')
    (tmp_path / "Content/site.yaml").write_text(
        "title: Faces\nlanguage: en\nid: faces\ncollections:\n"
        "  faces: { model: Face, from: faces.json#faces, favourites: true }\n"
        "pages:\n  home: { page: home, at: / }\n  faces: { list: faces, at: /faces/ }\n"
        '  face: { entry: faces, at: "faces/{slug}/" }\n')
    build(tmp_path, tmp_path / "out", "--portable")
    page.goto((tmp_path / "out/faces/index.html").as_uri())
    expect(page.locator(".empty .empty-title")).to_be_visible()
    expect(page.locator("[data-entry], .more-place, [data-refresh]")).to_have_count(0)
    page.locator(".empty a.button").click()
    page.wait_for_url("**/out/index.html")
