"""Every kind of page on paper: with its title, its rows unrolled, its pictures loaded."""
import pytest
from playwright.sync_api import expect
from waiting import eventually

PAGES = [
    "", "recipes", "recipes/courses", "recipes/lemon-tart", "recipes/lemon-tart/step/1", "lojas", "lojas/bairros",
    "lojas/ponto-byte", "lojas/ponto-byte/produtos/notebook-de-estudo", "mural", "mural/posts", "mural/posts/20",
    "mural/albuns", "mural/albuns/18", "mural/autores/1", "personagens", "personagens/origens", "personagens/alice",
    "biblia", "biblia/livros", "biblia/salmos", "biblia/salmos/23", "biblia/versiculos",
]
A4, LETTER = (674, 1000), (695, 930)

# What a sheet cuts off: rows that scroll on a screen, and what sticks out at the side.
CUT = """() => [...document.querySelectorAll('main *')].filter(part => {
  const style = getComputedStyle(part)
  if (style.display === 'none' || !part.getClientRects().length) return false
  if (part.closest('.unseen, svg')) return false
  return (style.overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1)
    || part.getBoundingClientRect().right > innerWidth + 1
}).map(part => part.className)"""


@pytest.fixture(params=[A4, LETTER], ids=["A4", "Letter"])
def sheet(browser, request):
    width, height = request.param
    page = browser.new_page(viewport={"width": width, "height": height})
    page.emulate_media(media="print", reduced_motion="reduce")
    yield page
    page.close()


@pytest.mark.parametrize("path", PAGES)
def test_a_page_prints_whole_and_with_its_title(sheet, site, path):
    sheet.goto(f"{site}/{path}/index.html")
    title = sheet.locator("h1")
    expect(title).to_be_visible()
    eventually(lambda: title.bounding_box()["height"] > 10)
    expect(sheet.locator("nav.tabs")).to_be_hidden()
    eventually(lambda: sheet.evaluate(CUT), [])


def test_rows_are_printed_without_what_is_for_screens(sheet, site):
    sheet.goto(f"{site}/lojas/index.html")
    arrows = sheet.locator(".card").evaluate_all("cards => cards.map(card => getComputedStyle(card, '::after').display)")
    assert set(arrows) == {"none"}
    for offer in sheet.locator(".profile-offer").all():
        expect(offer).to_be_hidden()


def test_a_step_names_its_dish(sheet, site):
    sheet.goto(f"{site}/recipes/lemon-tart/step/1/index.html")
    expect(sheet.locator(".top-title")).to_be_visible()
    expect(sheet.locator(".top-title")).to_have_text("Lemon tart", use_inner_text=True)


def test_a_portrait_is_printed(sheet, site):
    sheet.goto(f"{site}/personagens/alice/index.html")
    expect(sheet.locator(".hero")).to_be_visible()
    expect(sheet.locator(".works li")).to_have_count(4)
    shown = "image => Math.abs(image.width / image.height - image.naturalWidth / image.naturalHeight) < 0.01"
    eventually(lambda: sheet.locator(".hero").evaluate(shown))


def test_a_row_of_cards_is_not_bound_to_the_next_one(sheet, site):
    sheet.goto(f"{site}/personagens/origens/index.html")
    after = "parts => [...new Set(parts.map(part => getComputedStyle(part).breakAfter))]"
    eventually(lambda: sheet.locator(".card h2").evaluate_all(after), ["auto"])
    eventually(lambda: sheet.locator(".shelf-head").evaluate_all(after), ["avoid"])


def test_a_heading_of_a_shelf_is_not_the_last_of_a_sheet(sheet, site):
    sheet.goto(f"{site}/recipes/courses/index.html")
    inside = "parts => [...new Set(parts.map(part => getComputedStyle(part).breakInside))]"
    eventually(lambda: sheet.locator(".shelf").evaluate_all(inside), ["avoid"])


def test_a_recipe_says_who_wrote_it(sheet, site):
    sheet.goto(f"{site}/recipes/lemon-tart/index.html")
    expect(sheet.locator(".credit")).to_be_visible()


@pytest.mark.parametrize("path", ["lojas/cadastro", "biblia/entrar", "lojas/listas"])
def test_nothing_to_press_is_printed(sheet, site, path):
    sheet.goto(f"{site}/{path}/index.html")
    expect(sheet.locator("main button")).not_to_have_count(0)
    for button in sheet.locator("main button").all():
        expect(button).to_be_hidden()
