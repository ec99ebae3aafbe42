"""Text at 200 %: words stay whole, titles and controls keep out of each other's way."""
import pytest
from waiting import eventually

PAGES = ["recipes", "lojas", "lojas/ponto-byte", "mural/posts", "personagens", "biblia/livros", "biblia/salmos/23"]

# The narrowest text of a card, a row or a ware, in ems of its own size.
NARROWEST = """() => Math.min(...[...document.querySelectorAll('.card-text, .note h2, .ware-text, .book, .verse-text')]
  .map(text => text.getBoundingClientRect().width / parseFloat(getComputedStyle(text).fontSize)))"""

# Whether the bar's title lies over a control of the bar, or sticks out of the screen.
COVERED = """() => {
  const title = document.querySelector('.top-title').getBoundingClientRect()
  if (title.right > innerWidth || title.left < 0) return true
  return [...document.querySelectorAll('.top a.tool, .top label')].some(control => {
    const box = control.getBoundingClientRect()
    return box.left < title.right && title.left < box.right && box.top < title.bottom && title.top < box.bottom
  })
}"""


@pytest.fixture
def narrow(browser):
    """The narrowest phone of all."""
    page = browser.new_page(viewport={"width": 320, "height": 568})
    yield page
    page.close()


def enlarge(page):
    page.evaluate("document.documentElement.style.fontSize = '200%'")


@pytest.mark.parametrize("path", PAGES)
def test_no_row_breaks_into_letters(narrow, site, path):
    narrow.goto(f"{site}/{path}/index.html")
    if narrow.locator("input[value=rows]").count():
        narrow.locator("input[value=rows]").check(force=True)
    enlarge(narrow)
    eventually(lambda: narrow.evaluate("document.documentElement.scrollWidth <= innerWidth"))
    measured = narrow.evaluate(NARROWEST)
    assert measured is None or measured >= 4


@pytest.mark.parametrize("path", [*PAGES, "personagens/cavaleiro-sem-cabeca"])
def test_the_title_leaves_the_controls_of_the_bar_alone(narrow, site, path):
    narrow.goto(f"{site}/{path}/index.html")
    enlarge(narrow)
    eventually(lambda: not narrow.evaluate(COVERED))


LONG_TITLE = "title => { title.textContent = 'A soup of many green vegetables '.repeat(5) }"


@pytest.mark.parametrize("path", ["recipes", "recipes/course/soup", "lojas", "personagens/alice"])
def test_a_title_of_the_bar_that_is_the_only_heading_is_whole(narrow, site, path):
    narrow.goto(f"{site}/{path}/index.html")
    title = narrow.locator("h1.top-title")
    title.evaluate(LONG_TITLE)
    for size in ["100%", "200%"]:
        narrow.evaluate("size => { document.documentElement.style.fontSize = size }", size)
        eventually(lambda: title.evaluate(
            "title => title.scrollHeight <= title.clientHeight && title.clientHeight > 3 * parseFloat(getComputedStyle(title).lineHeight)"), about=size)


def test_a_title_of_the_bar_beside_a_heading_has_two_lines_at_most(narrow, site):
    narrow.goto(f"{site}/recipes/pea-soup/step/1/index.html")
    narrow.locator(".top-title").evaluate(LONG_TITLE)
    for size in ["100%", "200%"]:
        narrow.evaluate("size => { document.documentElement.style.fontSize = size }", size)
        eventually(lambda: narrow.locator(".top-title").evaluate(
            "title => Math.round(title.clientHeight / parseFloat(getComputedStyle(title).lineHeight))"), 2, about=size)


@pytest.mark.parametrize("width", [360, 390, 820])
def test_a_long_title_that_comes_into_the_bar_stays_in_it(browser, site, width):
    page = browser.new_page(viewport={"width": width, "height": 640})
    page.goto(f"{site}/recipes/pea-soup/index.html")
    title = page.locator(".passing")
    title.evaluate(LONG_TITLE)
    page.evaluate("scrollTo(0, 900)")
    for size in ["100%", "200%"]:
        page.evaluate("size => { document.documentElement.style.fontSize = size }", size)
        eventually(lambda: title.evaluate("""title => {
          const [words, bar] = [title, title.parentElement].map(part => part.getBoundingClientRect())
          return words.height > 30 && words.top >= bar.top && words.bottom <= bar.bottom
        }"""), about=size)
        eventually(lambda: page.evaluate(COVERED), False, about=size)
    page.close()


def test_the_arrows_to_the_neighbours_stand_beside_their_words(narrow, site):
    narrow.goto(f"{site}/personagens/cavaleiro-sem-cabeca/index.html")
    enlarge(narrow)
    for link in narrow.locator(".neighbours a").all():
        eventually(lambda: link.evaluate("""link => {
          const [arrow, word] = ['.icon', '.quiet'].map(part => link.querySelector(part).getBoundingClientRect())
          return Math.abs(arrow.top + arrow.height / 2 - word.top - word.height / 2) < arrow.height / 2 && arrow.height > 40
        }"""))


def test_ingredients_that_stay_in_view_cover_no_step(browser, site):
    page = browser.new_page(viewport={"width": 740, "height": 360})
    page.goto(f"{site}/recipes/pea-soup/index.html")
    enlarge(page)
    page.evaluate("document.querySelector('.portion').scrollIntoView()")
    eventually(lambda: page.evaluate("""() => {
      const [above, below] = ['.ingredients', '.method'].map(part => document.querySelector(part).getBoundingClientRect())
      return above.bottom <= below.top + 1
    }"""))
    page.close()


def test_a_word_of_72_letters_pushes_nothing_off_the_screen(narrow, site):
    for path in ["recipes", "recipes/lemon-tart", "recipes/lemon-tart/step/1", "lojas/ponto-byte", "biblia/livros"]:
        narrow.goto(f"{site}/{path}/index.html")
        narrow.evaluate("for (const text of document.querySelectorAll('h1, h2, h3, dd, .top-title, .chip, .button, .tabs span')) text.textContent = 'W'.repeat(72)")
        eventually(lambda: narrow.evaluate("document.documentElement.scrollWidth <= innerWidth"), about=path)
        eventually(lambda: not narrow.evaluate(COVERED), about=path)


def test_the_names_of_tabs_are_not_broken(narrow, site):
    for path in ["", "recipes", "personagens", "biblia"]:
        narrow.goto(f"{site}/{path}/index.html")
        for size in ["100%", "200%"]:
            narrow.evaluate("size => { document.documentElement.style.fontSize = size }", size)
            lines = narrow.locator(".tabs span").evaluate_all(
                "names => names.map(name => { const range = document.createRange();"
                " range.selectNodeContents(name); return range.getClientRects().length })")
            assert set(lines) == {1}, (path, size)


@pytest.mark.parametrize("width", [320, 390])
def test_two_words_with_a_slash_between_are_one_line(browser, site, width):
    page = browser.new_page(viewport={"width": width, "height": 844})
    page.goto(f"{site}/lojas/ponto-byte/index.html")
    enlarge(page)
    eventually(lambda: page.locator("#produtos").evaluate(
        "name => { const range = document.createRange(); const text = name.firstChild.data;"
        " range.setStart(name.firstChild, text.indexOf('Produtos')); range.setEnd(name.firstChild, text.length);"
        " return range.getClientRects().length }"), 1)
    page.close()


@pytest.mark.parametrize("path", ["recipes/romanesco-risotto/step/2", "personagens/alice"])
@pytest.mark.parametrize("width, height, size", [(1440, 900, "200%"), (1024, 768, "200%"), (820, 1180, "100%")])
def test_a_picture_beside_a_long_text_is_seen_with_its_beginning(browser, site, path, width, height, size):
    page = browser.new_page(viewport={"width": width, "height": height})
    page.goto(f"{site}/{path}/index.html")
    page.evaluate("size => { document.documentElement.style.fontSize = size }", size)
    eventually(lambda: page.evaluate("""() => {
      const picture = document.querySelector('.hero').getBoundingClientRect()
      const bars = ['.top', '.tabs'].map(bar => document.querySelector(bar).getBoundingClientRect())
      const floor = bars[1].width > bars[1].height ? bars[1].top : innerHeight
      return picture.top >= bars[0].bottom && (picture.bottom <= floor || picture.top <= bars[0].bottom + 60)
    }"""))
    page.close()


@pytest.mark.parametrize("path, part", [
    ("lojas/ponto-byte", ".flags .icon"), ("recipes/lemon-tart", ".larder-list input"),
    ("personagens", ".portraits .heart"),
])
def test_signs_grow_with_their_words(narrow, site, path, part):
    narrow.goto(f"{site}/{path}/index.html")
    size = f"document.querySelector('{part}').getBoundingClientRect().width"
    eventually(lambda: narrow.evaluate(size) > 0)
    usual = narrow.evaluate(size)
    enlarge(narrow)
    eventually(lambda: narrow.evaluate(size) >= 1.5 * usual)


def test_buttons_grow_with_their_signs(narrow, site):
    narrow.goto(f"{site}/recipes/lemon-tart/index.html")
    size = "document.querySelector('.stepper-button').getBoundingClientRect().width"
    usual = narrow.evaluate(size)
    enlarge(narrow)
    eventually(lambda: narrow.evaluate(size) == 2 * usual)
    eventually(lambda: narrow.evaluate("document.documentElement.scrollWidth <= innerWidth"))
