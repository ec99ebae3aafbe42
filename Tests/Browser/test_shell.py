"""What every section shares: the doors of the home page, and pages for what is not to be had."""
import pytest
from walking import address, assert_fits, follow


@pytest.mark.parametrize("name, folder", [
    ("Recipes", "recipes"), ("Lojas", "lojas"), ("Mural", "mural"),
    ("Personagens", "personagens"), ("Bíblia", "biblia"),
])
def test_a_door_leads_to_each_section_and_its_first_tab_home_again(page, site, name, folder):
    page.goto(site + "/index.html")
    home = address(page)
    follow(page, name)
    assert address(page) == f"{home}/{folder}"
    assert_fits(page)
    follow(page, "Apus", within="nav.tabs")
    assert address(page) == home
    assert_fits(page)


@pytest.mark.parametrize("page_name", ["404.html", "offline/index.html"])
def test_what_is_not_to_be_had_leads_home(page, site, page_name):
    page.goto(f"{site}/{page_name}")
    assert_fits(page)
    page.locator("main .button").click()
    assert address(page) == site


@pytest.mark.parametrize("path", [
    "recipes", "recipes/pea-soup", "recipes/favourites", "mural", "mural/favoritos",
    "personagens/alice", "biblia/rute/1", "lojas", "lojas/listas", "lojas/listas/ver",
])
def test_nothing_for_scripts_is_shown_without_them(browser, site, path):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site}/{path}/index.html")
    controls = page.locator("button, dialog, [role=status], input:not([type=radio], [type=checkbox]), select")
    assert not any(control.is_visible() for control in controls.all())
    context.close()


def test_no_page_names_its_neighbours_twice(page, site):
    for path in ["mural/posts", "recipes/pea-soup/step/2", "mural/posts/20", "biblia/jonas/2"]:
        page.goto(f"{site}/{path}/index.html")
        assert page.locator("[rel=next]").count() == 1
        assert page.locator("[rel=prev]").count() <= 1


@pytest.mark.parametrize("section, tab", [
    ("recipes", "Favourites"), ("sk/recepty", "Obľúbené"), ("lojas", "Listas"),
    ("mural", "Favoritos"), ("personagens", "Favoritos"), ("biblia", "Marcados"),
])
def test_what_is_kept_has_a_page_that_says_so_while_it_is_empty(page, site, section, tab):
    page.goto(f"{site}/{section}/index.html")
    start = address(page)
    follow(page, tab, within="nav.tabs")
    assert_fits(page)
    assert page.locator("[data-empty], [data-no-lists]").is_visible()
    assert not page.locator("[data-clear]:visible, main .heart:visible").count()
    page.locator("main a.button").click()
    assert address(page) == start
