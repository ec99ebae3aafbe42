"""Whether a shop is open is said by the clock of the site's time zone; without scripts only the hours."""
import contextlib
import datetime

import pytest
from playwright.sync_api import expect
from waiting import eventually


#: Browsers without the clock of time zones have one by formats.
WITHOUT_TEMPORAL = "delete window.Temporal"


@contextlib.contextmanager
def shop(browser, site, moment, script="", **options):
    """The page of a shop at a moment: UTC, three hours ahead of the shop's clock."""
    context = browser.new_context(timezone_id="Asia/Tokyo", **options)
    page = context.new_page()
    page.add_init_script(script)
    page.clock.set_fixed_time(datetime.datetime.fromisoformat(moment + "+00:00"))
    page.goto(f"{site}/lojas/ponto-byte/index.html")
    yield page
    context.close()


@pytest.mark.parametrize("script", ["", WITHOUT_TEMPORAL], ids=["temporal", "formats"])
@pytest.mark.parametrize("moment, text", [
    ("2026-11-23T11:59:00", "Fechada agora"), ("2026-11-23T12:00:00", "Aberta agora"),
    ("2026-11-23T21:59:00", "Aberta agora"), ("2026-11-23T22:00:00", "Fechada agora"),
    ("2026-11-22T15:00:00", "Fechada agora"),
])
def test_a_shop_says_whether_it_is_open(browser, site, moment, text, script):
    with shop(browser, site, moment, script) as page:
        expect(page.locator(".open-now")).to_have_text(text)


ADDED = """(changes) => {
  const place = document.createElement("span");
  const usual = {timezone: "UTC", days: "12345", opens: "09:00", closes: "18:00", open: "yes", closed: "no"};
  Object.assign(place.dataset, usual, changes, {added: ""});
  document.querySelector("[data-opens]").before(place);
  document.dispatchEvent(new Event("apus:added"));
}"""


@pytest.mark.parametrize("script", ["", WITHOUT_TEMPORAL], ids=["temporal", "formats"])
@pytest.mark.parametrize("changes, text", [
    ({"opens": "9:00"}, "yes"), ({"opens": "9:00", "closes": "14:59"}, "no"), ({"closes": "24:00"}, "yes"),
    ({"opens": "16:00", "closes": "3:00"}, "no"), ({"closes": "6pm"}, ""), ({"opens": "09.00"}, ""),
    ({"days": "Mon-Fri"}, ""), ({"timezone": "Nowhere/X"}, ""), ({"timezone": "UTC", "days": ""}, ""),
])
def test_hours_that_are_none_say_nothing_and_disturb_no_others(browser, site, changes, text, script):
    with shop(browser, site, "2026-11-23T15:00:00", script) as page:
        own = page.locator(".open-now").first
        expect(own).to_have_text("Aberta agora")
        own.evaluate("place => { place.dataset.state = ''; place.textContent = ''; }")
        page.evaluate(ADDED, changes)
        expect(own).to_have_text("Aberta agora")
        expect(page.locator("[data-added]")).to_have_text(text, use_inner_text=True)


def test_without_scripts_there_are_the_hours_alone(browser, site):
    with shop(browser, site, "2026-11-23T15:00:00", java_script_enabled=False) as page:
        expect(page.locator(".open-now")).to_have_text("")
        expect(page.locator(".place-facts")).to_contain_text("Segunda a sábado")


def test_a_number_can_be_called_and_an_address_be_found(page, site):
    page.goto(f"{site}/lojas/ponto-byte/index.html")
    expect(page.locator("a[href='tel:+554835550640']")).to_have_text("(48) 3555-0640", use_inner_text=True)
    way = page.get_by_role("link", name="Como chegar").get_attribute("href")
    assert way.startswith("https://www.openstreetmap.org/search?query=Rua%20XV")


def test_browsers_tint_their_bars_by_section_and_scheme(page, site):
    tints = set()
    for section in ["recipes", "lojas", "mural", "personagens", "biblia"]:
        page.goto(f"{site}/{section}/index.html")
        metas = page.locator("meta[name=theme-color]")
        eventually(lambda: [meta.get_attribute("media") for meta in metas.all()], [
            "(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"])
        tints |= {meta.get_attribute("content") for meta in metas.all()}
    assert len(tints) == 10
