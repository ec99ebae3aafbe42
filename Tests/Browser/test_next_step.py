"""The next thing to do is under the thumb, and what it lies over can be scrolled clear."""
import pytest
from waiting import eventually

PHONES = [(320, 568), (390, 844), (667, 375), (844, 390)]


@pytest.fixture(params=PHONES, ids=[f"{width}x{height}" for width, height in PHONES])
def phone(browser, request):
    width, height = request.param
    page = browser.new_page(viewport={"width": width, "height": height})
    yield page
    page.close()


@pytest.mark.parametrize("path, name", [
    ("recipes/lemon-tart", "View Recipe"), ("recipes/lemon-tart/step/1", "Next Step"),
    ("recipes/lemon-tart/step/3", "Done"),
])
def test_the_button_is_in_reach_and_hides_nothing_for_good(phone, site, path, name):
    phone.goto(f"{site}/{path}/index.html")
    height = phone.viewport_size["height"]
    tabs = phone.locator("nav.tabs").bounding_box()
    floor = tabs["y"] if tabs["width"] > tabs["height"] else height
    box = phone.get_by_role("link", name=name).bounding_box()
    assert floor - 90 < box["y"] and box["y"] + box["height"] <= floor

    phone.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    phone.wait_for_timeout(50)
    top = phone.get_by_role("link", name=name).bounding_box()["y"]
    for last in phone.locator(".larder summary, .source, .credit, .larder-list >> nth=0").all():
        if last.is_visible():
            eventually(lambda: last.bounding_box()["y"] + last.bounding_box()["height"] <= top + 1)


@pytest.mark.parametrize("path", ["recipes/lemon-tart", "recipes/lemon-tart/step/1"])
@pytest.mark.parametrize("size, text, is_pinned", [
    ((390, 844), 100, True), ((740, 360), 100, True), ((390, 844), 200, False), ((320, 568), 200, False),
    ((740, 360), 200, False),
])
def test_on_a_screen_that_is_low_for_its_text_the_way_on_covers_nothing(browser, site, path, size, text, is_pinned):
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    page.goto(f"{site}/{path}/index.html")
    page.evaluate("text => { document.documentElement.style.fontSize = `${text}%` }", text)
    way = page.locator(".go-on")
    top = "way => way.getBoundingClientRect().top < innerHeight"
    eventually(lambda: way.evaluate(top), is_pinned)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    eventually(lambda: way.evaluate(top))
    # At the end of the page it is below all else.
    eventually(lambda: page.evaluate("""() => {
      const { top, left } = document.querySelector('.go-on').getBoundingClientRect()
      return [...document.querySelectorAll('.frame :is(p, li, summary, label, dd, h1, h2)')].filter(part => part.checkVisibility())
        .map(part => part.getBoundingClientRect()).every(box => box.bottom <= top + 1 || box.right <= left + 1)
    }"""))
    page.close()


def test_nothing_is_seen_below_the_way_on_in_the_colours_of_the_system(browser, site):
    page = browser.new_page(viewport={"width": 390, "height": 844}, forced_colors="active")
    page.goto(f"{site}/recipes/lemon-tart/index.html")
    eventually(lambda: page.evaluate("""() => {
      const bar = document.querySelector('.go-on').getBoundingClientRect()
      const tabs = document.querySelector('.tabs').getBoundingClientRect()
      return bar.bottom < tabs.top && document.elementFromPoint(195, (bar.bottom + tabs.top) / 2).className === 'go-on'
    }"""))
    page.close()


def test_tips_are_lines_of_text_and_steps_keep_their_own_look(phone, site):
    phone.goto(f"{site}/recipes/lemon-tart/index.html")
    tip = phone.locator(".tips-list li").first
    eventually(lambda: tip.evaluate("tip => getComputedStyle(tip).display"), "list-item")
    eventually(lambda: tip.bounding_box()["height"] < 200)
