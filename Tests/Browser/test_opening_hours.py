"""Whether a shop is open is said by the clock of the site's time zone; without scripts only the hours."""
import datetime

import pytest


def shown(browser, site, moment, **options):
    """What the page of a shop says at a moment: UTC, three hours ahead of the shop's clock."""
    context = browser.new_context(timezone_id="Asia/Tokyo", **options)
    page = context.new_page()
    page.clock.set_fixed_time(datetime.datetime.fromisoformat(moment + "+00:00"))
    page.goto(f"{site}/lojas/ponto-byte/index.html")
    text = page.locator(".open-now").inner_text()
    hours = page.locator(".place-facts").inner_text()
    context.close()
    return text, hours


@pytest.mark.parametrize("moment, text", [
    ("2026-11-23T11:59:00", "Fechada agora"), ("2026-11-23T12:00:00", "Aberta agora"),
    ("2026-11-23T21:59:00", "Aberta agora"), ("2026-11-23T22:00:00", "Fechada agora"),
    ("2026-11-22T15:00:00", "Fechada agora"),
])
def test_a_shop_says_whether_it_is_open(browser, site, moment, text):
    assert shown(browser, site, moment)[0] == text


def test_without_scripts_there_are_the_hours_alone(browser, site):
    text, hours = shown(browser, site, "2026-11-23T15:00:00", java_script_enabled=False)
    assert text == ""
    assert "Segunda a sábado" in hours


def test_a_number_can_be_called_and_an_address_be_found(page, site):
    page.goto(f"{site}/lojas/ponto-byte/index.html")
    assert page.locator("a[href='tel:+554835550640']").inner_text() == "(48) 3555-0640"
    way = page.get_by_role("link", name="Como chegar").get_attribute("href")
    assert way.startswith("https://www.openstreetmap.org/search?query=Rua%20XV")


def test_browsers_tint_their_bars_by_section_and_scheme(page, site):
    tints = set()
    for section in ["recipes", "lojas", "mural", "personagens", "biblia"]:
        page.goto(f"{site}/{section}/index.html")
        metas = page.locator("meta[name=theme-color]")
        assert [meta.get_attribute("media") for meta in metas.all()] == [
            "(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]
        tints |= {meta.get_attribute("content") for meta in metas.all()}
    assert len(tints) == 10
