"""A walk through the Recipes section, from the list through every step and back."""
import re

import pytest
from playwright.sync_api import expect
from waiting import eventually
from walking import address, assert_fits, entries, follow, go_back, tap, titles


def test_from_the_list_through_every_step_and_back(page, site):
    page.goto(site + "/index.html")
    tap(page.get_by_role("link", name="Recipes").first)
    list_address = address(page)
    assert list_address.endswith("/recipes")
    assert_fits(page)

    tap(page.get_by_role("link", name="Pea soup").first)
    recipe_address = address(page)
    assert "/recipes/pea-soup" in recipe_address
    assert_fits(page)

    tap(page.get_by_role("link", name="View Recipe"))
    steps = 1
    eventually(lambda: address(page), f"{recipe_address}/step/1")
    while page.get_by_role("link", name="Next Step").count():
        assert_fits(page)
        tap(page.get_by_role("link", name="Next Step"))
        steps += 1
        eventually(lambda: address(page), f"{recipe_address}/step/{steps}")
    assert steps >= 3
    assert_fits(page)
    expect(page.locator("[aria-current=step]")).to_have_count(1)

    for step in range(steps - 1, 0, -1):
        back = page.locator("header .top-start a")
        eventually(lambda: back.inner_text().strip() in ("", "<"))
        tap(back)
        eventually(lambda: address(page), f"{recipe_address}/step/{step}")
    tap(page.locator("header .top-start a"))
    eventually(lambda: address(page), recipe_address)
    tap(page.locator("header .top-start a"))
    eventually(lambda: address(page), list_address)


def test_a_list_is_shown_as_cards_and_as_rows_without_scripts(page, site):
    page.goto(site + "/recipes/index.html")
    picture = page.locator(".card-picture").first
    card = picture.bounding_box()
    page.locator("input[name=view][value=rows]").check(force=True)
    row = picture.bounding_box()
    text = page.locator(".card-text").first.bounding_box()
    assert row["width"] < card["width"]
    assert text["x"] >= row["x"] + row["width"]
    assert_fits(page)


def test_the_last_step_leads_back_to_the_recipe(page, site):
    page.goto(site + "/recipes/pea-soup/index.html")
    recipe_address = address(page)
    tap(page.locator(".method-list h3 a").last)
    expect(page.get_by_role("link", name="Next Step")).to_have_count(0)
    tap(page.get_by_role("link", name="Done"))
    eventually(lambda: address(page), recipe_address)


def test_every_step_says_what_it_takes(page, site):
    page.goto(site + "/recipes/romanesco-risotto/step/1/index.html")
    expect(page.locator(".uses li")).to_have_text([
        "1 romanesco, about 700 g", "2 tbsp olive oil", "1 clove of garlic", "juice of half a lemon",
    ], use_inner_text=True)
    expect(page.locator("details li").first).to_be_hidden()
    page.locator("summary").click()
    expect(page.locator("details li")).to_have_count(10)
    assert_fits(page)


def test_courses_lead_to_their_dishes_and_back(page, site):
    page.goto(site + "/recipes/index.html")
    follow(page, "Courses", within="nav.tabs")
    assert_fits(page)
    shelf = page.get_by_role("region", name="Soups")
    shown = shelf.locator("[data-entry] h2").all_inner_texts()
    follow(page, "Soups")
    assert_fits(page)
    eventually(lambda: titles(page), shown)
    follow(page, shown[0])
    expect(page.locator("h1")).to_have_text(shown[0], use_inner_text=True)
    follow(page, "Soups")
    eventually(lambda: titles(page), shown)


def test_each_page_is_there_in_slovak_and_leads_back(page, site):
    page.goto(site + "/recipes/index.html")
    english = address(page)
    follow(page, "Slovenčina", within="nav.tabs")
    eventually(lambda: address(page).endswith("/sk/recepty"))
    expect(page.locator("html")).to_have_attribute("lang", "sk")
    assert_fits(page)
    eventually(lambda: len(entries(page)), 16)
    follow(page, "Bryndzové halušky")
    assert_fits(page)
    tap(page.get_by_role("link", name="Zobraziť recept"))
    eventually(lambda: address(page).endswith("/sk/recepty/bryndzove-halusky/krok/1"))
    eventually(lambda: page.locator(".uses h2").inner_text().lower(), "na tento krok")
    assert_fits(page)
    follow(page, "English", within="nav.tabs")
    eventually(lambda: address(page), english + "/bryndzove-halusky/step/1")
    go_back(page)
    eventually(lambda: address(page), english + "/bryndzove-halusky")


@pytest.mark.parametrize("section", ["recipes", "sk/recepty"])
def test_every_recipe_prints_on_one_sheet(page, site, section):
    page.goto(f"{site}/{section}/index.html")
    shown = entries(page)
    assert len(shown) == 16
    for key in shown:
        page.goto(f"{site}/{section}/{key}/index.html")
        sheets = re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", prefer_css_page_size=True))
        assert len(sheets) == 1, key
