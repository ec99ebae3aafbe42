"""A walk through the Recipes section, from the list through every step and back."""
from walking import address, assert_fits


def test_from_the_list_through_every_step_and_back(page, site):
    page.goto(site + "/index.html")
    page.get_by_role("link", name="Recipes").first.click()
    list_address = address(page)
    assert list_address.endswith("/recipes")
    assert_fits(page)

    page.get_by_role("link", name="Pea soup").first.click()
    recipe_address = address(page)
    assert "/recipes/pea-soup" in recipe_address
    assert_fits(page)

    page.get_by_role("link", name="View Recipe").click()
    steps = 1
    assert address(page) == f"{recipe_address}/step/1"
    while page.get_by_role("link", name="Next Step").count():
        assert_fits(page)
        page.get_by_role("link", name="Next Step").click()
        steps += 1
        assert address(page) == f"{recipe_address}/step/{steps}"
    assert steps >= 3
    assert_fits(page)
    assert page.locator("[aria-current=step]").count() == 1

    for step in range(steps - 1, 0, -1):
        back = page.locator("header .top-start a")
        assert back.inner_text().strip() in ("", "<")
        back.click()
        assert address(page) == f"{recipe_address}/step/{step}"
    page.locator("header .top-start a").click()
    assert address(page) == recipe_address
    page.locator("header .top-start a").click()
    assert address(page) == list_address


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
    page.locator("main ol li h3 a").last.click()
    assert page.get_by_role("link", name="Next Step").count() == 0
    page.get_by_role("link", name="Done").click()
    assert address(page) == recipe_address
