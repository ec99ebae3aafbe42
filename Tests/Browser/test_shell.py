"""What every section shares: the doors of the home page, and pages for what is not to be had."""
import pytest
from playwright.sync_api import expect
from waiting import eventually
from walking import address, assert_fits, follow


@pytest.mark.parametrize("name, folder", [
    ("Recipes", "recipes"), ("Lojas", "lojas"), ("Mural", "mural"),
    ("Personagens", "personagens"), ("Bíblia", "biblia"),
])
def test_a_door_leads_to_each_section_and_its_first_tab_home_again(page, site, name, folder):
    page.goto(site + "/index.html")
    home = address(page)
    follow(page, name)
    eventually(lambda: address(page), f"{home}/{folder}")
    assert_fits(page)
    follow(page, "Apus", within="nav.tabs")
    eventually(lambda: address(page), home)
    assert_fits(page)


@pytest.mark.parametrize("page_name", ["404.html", "offline/index.html"])
def test_what_is_not_to_be_had_leads_home(page, site, page_name):
    page.goto(f"{site}/{page_name}")
    assert_fits(page)
    page.locator("main .button").click()
    eventually(lambda: address(page), site)


@pytest.mark.parametrize("path", [
    "recipes", "recipes/pea-soup", "recipes/favourites", "mural", "mural/favoritos",
    "personagens/alice", "biblia/rute/1", "lojas", "lojas/listas", "lojas/listas/ver",
])
def test_nothing_for_scripts_is_shown_without_them(browser, site, path):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site}/{path}/index.html")
    controls = page.locator("button, dialog, [role=status], input:not([type=radio], [type=checkbox]), select")
    eventually(lambda: not any(control.is_visible() for control in controls.all()))
    context.close()


EDGES = """parts => parts.map(selector => {
  const part = document.querySelector(selector)
  return Math.round(part.getBoundingClientRect().left + parseFloat(getComputedStyle(part).paddingLeft))
})"""


@pytest.mark.parametrize("path, parts", [
    ("lojas", [".card-picture"]), ("recipes", [".card-picture", ".card h2"]),
    ("mural", [".cover img", ".cover h2"]), ("recipes/courses", [".shelf h2", ".card-picture", ".card h2"]),
    ("personagens", [".card-picture", ".card h2"]), ("lojas/cadastro", [".letter"]), ("biblia/entrar", [".letter"]),
    ("lojas/listas", [".letter"]), ("lojas", [".profile-offer", ".card-picture"]),
])
@pytest.mark.parametrize("width", [1000, 1440, 1920, 2560])
def test_on_a_desk_the_title_and_what_is_below_share_an_edge(browser, site, path, parts, width):
    page = browser.new_page(viewport={"width": width, "height": 900})
    page.goto(f"{site}/{path}/index.html")
    # A section that is the home page has no way back before its title.
    page.locator(".top-start .tool").evaluate_all("tools => tools.forEach(tool => tool.remove())")
    eventually(lambda: len(set(page.evaluate(EDGES, ["h1", *parts]))), 1)
    page.close()


@pytest.mark.parametrize("path", ["lojas/bairros", "recipes/courses", "personagens/origens"])
@pytest.mark.parametrize("width", [1200, 1440, 1920])
def test_cards_of_all_shelves_are_equally_wide_on_a_desk(browser, site, path, width):
    page = browser.new_page(viewport={"width": width, "height": 900})
    page.goto(f"{site}/{path}/index.html")
    widths = page.locator(".shelf .card").evaluate_all("cards => cards.map(card => Math.round(card.offsetWidth))")
    assert max(widths) - min(widths) <= 1 and min(widths) > 150
    page.close()


def test_no_page_names_its_neighbours_twice(page, site):
    for path in ["mural/posts", "recipes/pea-soup/step/2", "mural/posts/20", "biblia/jonas/2"]:
        page.goto(f"{site}/{path}/index.html")
        expect(page.locator("[rel=next]")).to_have_count(1)
        eventually(lambda: page.locator("[rel=prev]").count() <= 1)


@pytest.mark.parametrize("section, tab", [
    ("recipes", "Favourites"), ("sk/recepty", "Obľúbené"), ("lojas", "Listas"),
    ("mural", "Favoritos"), ("personagens", "Favoritos"), ("biblia", "Marcados"),
])
def test_what_is_kept_has_a_page_that_says_so_while_it_is_empty(page, site, section, tab):
    page.goto(f"{site}/{section}/index.html")
    start = address(page)
    follow(page, tab, within="nav.tabs")
    assert_fits(page)
    expect(page.locator("[data-empty], [data-no-lists]")).to_be_visible()
    expect(page.locator("[data-clear]:visible, main .heart:visible")).to_have_count(0)
    page.locator("main a.button").click()
    eventually(lambda: address(page), start)


@pytest.mark.parametrize("path", ["recipes/search", "biblia/buscar"])
def test_before_a_search_what_is_searched_stands_at_the_edge_of_the_field(page, site, path):
    page.goto(f"{site}/{path}/index.html")
    field = page.get_by_role("searchbox").bounding_box()
    tile = page.locator(".search-start .tile").first.bounding_box()
    above = page.locator("[data-filters]").bounding_box()
    assert abs(tile["x"] - field["x"]) < 1
    assert 0 < tile["y"] - above["y"] - above["height"] < 60
