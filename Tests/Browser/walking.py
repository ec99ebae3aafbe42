"""What every walk through a section asks of the pages it passes."""
from playwright.sync_api import expect
from waiting import eventually, location_of

ALL_PICTURES = """selector => {
  const images = [...document.querySelectorAll(selector)]
  for (const image of images) image.loading = 'eager'
  return images.length > 0 && images.every(image => image.complete && image.naturalWidth > 0)
}"""


def wait_for_pictures(page, selector="img"):
    """Waits until all pictures of a selector are there, lazy ones too, and there is one at least.

    Not by `image.decode()`, which may never settle in a page that is not drawn just then.
    """
    page.wait_for_function(ALL_PICTURES, arg=selector, polling=50)


def tap(link):
    """Clicks a link, and goes on when the page that it leads to is loaded."""
    with link.page.expect_navigation():
        link.click()


def assert_fits(page):
    """Nothing is wider than the screen, every picture is there, both bars are."""
    eventually(lambda: page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
    if page.locator("img").count():
        wait_for_pictures(page)
    expect(page.locator("body > header")).to_be_visible()
    expect(page.locator("nav.tabs")).to_be_visible()
    expect(page.locator("h1")).to_have_count(1)


def address(page):
    """The address of a page without the name of its file, and without an anchor."""
    return location_of(page).partition("#")[0].removesuffix("/index.html")


def follow(page, name, within="main"):
    """Taps the link of exactly this name."""
    tap(page.locator(within).get_by_role("link", name=name, exact=True).first)


def go_back(page):
    """Taps the way up, at the start of the upper bar."""
    tap(page.locator("header .top-start a"))


def entries(page):
    """The keys of the entries that a list shows, in their order."""
    return page.locator("main [data-entry]").evaluate_all(
        "cards => cards.map(card => card.dataset.entry)"
    )


def titles(page):
    """The titles of the entries that a list shows, in their order."""
    return [title.strip() for title in page.locator("main [data-entry] h2").all_inner_texts()]


def pages_of(page):
    """What each page of a paginated list shows, from the first page to the last."""
    shown = [entries(page)]
    assert_fits(page)
    while page.locator(".pages a[rel=next]").count():
        tap(page.locator(".pages a[rel=next]"))
        assert_fits(page)
        shown.append(entries(page))
        current = page.locator(".pages [aria-current=page]").inner_text().strip()
        assert current == str(len(shown))
    return shown
