"""What readers make of the pages: axe where something is kept or open, and where the focus is seen."""
import re

import axe_playwright_python.sync_playwright
import pytest
from building import IS_SOAK
from conftest import LANDSCAPE, PORTRAIT, SITE
from device import heart, press, served, visit
from waiting import eventually

#: The schemes differ in colours and the orientations in places: each is there once, and with what takes
#: long each with each.
STATES = [("light", PORTRAIT), ("dark", LANDSCAPE)] + (
    [("light", LANDSCAPE), ("dark", PORTRAIT)] if IS_SOAK else [])


@pytest.fixture(scope="module")
def site():
    """The showcase as it is served: axe reads style sheets, which files may not."""
    with served(SITE) as address:
        yield address


@pytest.fixture(params=STATES, ids=lambda state: f"{state[0]}-{state[1][0]}")
def page(browser, request):
    scheme, (width, height) = request.param
    with visit(browser, viewport={"width": width, "height": height}, color_scheme=scheme,
               reduced_motion="reduce") as context:
        yield context.new_page()


def assert_accessible(page):
    page.wait_for_timeout(100)
    found = axe_playwright_python.sync_playwright.Axe().run(page).response["violations"]
    assert [(rule["id"], node["target"], node["failureSummary"])
            for rule in found for node in rule["nodes"]] == []
    eventually(lambda: page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_favourites_and_the_message(page, site):
    page.goto(f"{site}/mural/posts/")
    press(page, "36")
    assert_accessible(page)
    page.goto(f"{site}/mural/favoritos/")
    page.locator("[data-favourites] .heart").wait_for()
    assert_accessible(page)


def test_a_recipe_that_is_cooked(page, site):
    page.goto(f"{site}/recipes/romanesco-risotto/")
    page.get_by_role("button", name="One serving less").click()
    page.locator("[data-tick]").first.check()
    assert_accessible(page)
    page.goto(f"{site}/recipes/romanesco-risotto/step/1/")
    page.get_by_role("button", name="Start a timer: 8 minutes").click()
    page.locator(".timers summary").click()
    page.locator(".timers [role=timer]").wait_for()
    assert_accessible(page)


def test_lists_and_their_dialogs(page, site):
    page.goto(f"{site}/lojas/listas/")
    page.locator("[data-new-list]:visible").first.click()
    page.locator("dialog [value=save]").click()
    assert_accessible(page)
    page.locator("dialog [name=nome]").fill("Presentes de fim de ano para a família toda")
    page.locator("dialog [value=save]").click()
    page.locator("[data-list] a").wait_for()
    assert_accessible(page)
    page.goto(f"{site}/lojas/")
    heart(page, "ponto-byte").click()
    page.locator("dialog label").first.locator("input").check()
    assert_accessible(page)
    page.locator("dialog [value=save]").click()
    page.locator("dialog").wait_for(state="detached")
    page.goto(f"{site}/lojas/listas/")
    page.locator("[data-list] a").click()
    page.locator("[data-list-entries] .heart").wait_for()
    assert_accessible(page)


def test_forms_with_mistakes_and_a_profile(page, site):
    page.goto(f"{site}/lojas/cadastro/")
    page.locator("form[data-profile] [type=submit]").click()
    assert_accessible(page)
    for name, value in {"nome": "Ana", "email": "ana@exemplo.org", "senha": "segredo", "telefone": "11 4002-8922",
                        "idade": "30"}.items():
        page.fill(f"[name={name}]", value)
    with page.expect_navigation():
        page.keyboard.press("Enter")
    page.locator("[data-profile-sheet]").wait_for()
    assert_accessible(page)


@pytest.mark.parametrize("path, query", [("recipes/search/", "onion"), ("biblia/buscar/", "senhor")])
def test_results_and_filters_of_a_search(page, site, path, query):
    page.goto(f"{site}/{path}?q={query}")
    page.locator("[data-results] a").first.wait_for()
    page.locator("summary").click()
    assert_accessible(page)


def test_a_picture_large(page, site):
    page.goto(f"{site}/mural/albuns/24/")
    page.locator(".photos figcaption a").first.click()
    page.locator("li:target [role=dialog]").wait_for()
    assert_accessible(page)


def test_no_connection(page, site):
    page.goto(f"{site}/offline/?from=recipes/")
    assert_accessible(page)


@pytest.mark.parametrize("path", ["personagens/", "personagens/alice/", "recipes/", "mural/albuns/24/"])
def test_ch_24_pictures_that_do_not_come_leave_their_place(browser, site, path):
    boxes = []
    for is_blocked in [False, True]:
        context = browser.new_context(viewport={"width": 375, "height": 667}, service_workers="block")
        page = context.new_page()
        if is_blocked:
            page.route(re.compile(r"\.(svg|png|jpe?g|webp)$"), lambda route: route.abort())
        page.goto(f"{site}/{path}")
        boxes.append(page.locator("main img").evaluate_all("""images => images.map((image) => {
          const { width, height } = image.getBoundingClientRect();
          return [Math.round(width), Math.round(height)];
        })"""))
        context.close()
    assert boxes[0] and boxes[0] == boxes[1]


def test_text_twice_as_large_fits_the_narrowest_phone(browser, site):
    with visit(browser, viewport={"width": 320, "height": 568}, reduced_motion="reduce") as context:
        page = context.new_page()
        page.goto(f"{site}/personagens/")
        press(page, "alice")
        page.goto(f"{site}/lojas/")
        heart(page, "ponto-byte").click()
        page.locator("dialog [name=nome]").fill("Presentes de fim de ano")
        page.locator("dialog [value=save]").click()
        page.locator("dialog").wait_for(state="detached")
        for path, shown in [
            ("personagens/favoritos/", "[data-favourites] .heart"), ("lojas/listas/", "[data-list] a"),
            ("recipes/search/?q=onion", "[data-results] a"), ("lojas/cadastro/", "form [type=submit]"),
            ("biblia/rute/1/#v2-3", ".passage-menu"), ("recipes/romanesco-risotto/", "[data-less]"),
            ("offline/", "main a"),
        ]:
            page.goto(f"{site}/{path}")
            page.locator(shown).first.wait_for()
            page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
            eventually(lambda: page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), about=path)


#: Whether what has the focus shows it, by an outline of its own or of what stands for it; null at the end.
FOCUS = """() => {
  const focused = document.activeElement;
  if (focused === document.body) return null;
  const shows = (part) => ["", "::after"].some((side) => {
    const style = getComputedStyle(part, side);
    return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0;
  });
  const stands = [focused, focused.closest("label, li"), focused.nextElementSibling, ...focused.labels ?? []];
  return stands.some((part) => part && shows(part)) ? "" : focused.outerHTML.slice(0, 200);
}"""


@pytest.mark.parametrize("path", [
    "personagens/", "recipes/romanesco-risotto/", "recipes/search/?q=onion", "biblia/rute/1/", "lojas/listas/",
    "lojas/cadastro/", "mural/favoritos/", "mural/albuns/24/",
])
def test_the_focus_is_seen_wherever_it_goes(browser, site, path):
    with visit(browser) as context:
        page = context.new_page()
        page.goto(f"{site}/{path}")
        page.wait_for_timeout(300)
        stops, unseen = 0, []
        for _ in range(60):
            page.keyboard.press("Tab")
            found = page.evaluate(FOCUS)
            if found is None:
                break
            stops += 1
            if found:
                unseen.append(found)
        assert stops > 5 and unseen == []


@pytest.mark.parametrize("path, control", [
    ("lojas/cadastro", "form button[type=submit]"), ("recipes/search", ".search-field button"),
    ("biblia/salmos", ".numbers.big a"),
])
def test_in_forced_colours_what_is_pressed_has_a_border(page, site, path, control):
    page.emulate_media(forced_colors="active")
    page.goto(f"{site}/{path}/")
    eventually(lambda: page.locator(control).first.evaluate("element => getComputedStyle(element).borderTopStyle"),
               "solid")
