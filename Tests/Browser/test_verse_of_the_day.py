"""What changes from day to day: without scripts by the day that the site was built for, with them by the reader's."""
import datetime
import re

import pytest
from building import IS_SOAK
from playwright.sync_api import expect
from device import visit
from waiting import eventually
from walking import wait_for_pictures

#: A day that is there every four years and the day after it; with what takes long, others too.
DAYS = ["2028-02-29", "2028-03-01"] + (["2000-01-01", "2026-02-28"] if IS_SOAK else [])
REFERENCE = re.compile(r'<p class="reference"><a href="[^"]*">([^<]*)</a>')


def references(page):
    return REFERENCE.findall(page.read_text())


@pytest.mark.parametrize("day", DAYS)
def test_the_days_since_2000_choose_the_verse(sites, day):
    site = sites.showcase(f"on-{day}", "--clock", day)
    verses = references(site / "biblia/versiculos/index.html")
    assert len(verses) >= 20
    days = (datetime.date.fromisoformat(day) - datetime.date(2000, 1, 1)).days
    assert references(site / "biblia/index.html")[0] == verses[days % len(verses)]


def test_on_another_day_the_first_page_shows_another_dish_and_other_faces(browser, site):
    shown = []
    for day in ["2026-03-01", "2026-03-02"]:
        with visit(browser, timezone_id="UTC") as context:
            page = context.new_page()
            page.clock.install(time=f"{day}T12:00:00Z")
            page.goto(f"{site}/index.html")
            page.wait_for_function("() => document.querySelectorAll('.day-faces [data-chosen] li').length === 3")
            wait_for_pictures(page, ".day-faces img, .day-dish img")
            shown.append(page.locator(".day-dish h2, .day-faces h3").all_inner_texts())
    assert [len(names) for names in shown] == [4, 4]
    assert not set(shown[0]) & set(shown[1])


def test_the_dish_and_the_faces_of_any_day_are_on_the_first_page_without_scripts(browser, site):
    read = """() => [".day-dish", ".day-faces"].map(part => {
      const links = root => [...root.querySelectorAll("a")].map(link => link.getAttribute("href")).sort();
      const section = document.querySelector(part);
      return [links(section), links(section.querySelector("template").content)];
    })"""
    with visit(browser, java_script_enabled=False) as context:
        plain = context.new_page()
        plain.goto(f"{site}/index.html")
        for part in [".day-dish", ".day-faces"]:
            days = plain.locator(part)
            days.locator("summary").click()
            expect(days.locator("details a").last).to_be_visible()
        dishes, faces = plain.evaluate(read)
    for shown, all_of_them in [dishes, faces]:
        assert len(shown) > 10
        assert shown == all_of_them


def test_the_shops_of_a_day_begin_with_an_open_one_then_with_that_of_the_day(browser, site):
    first = set()
    for day in ["2026-03-01", "2026-03-02", "2026-03-03"]:
        with visit(browser, timezone_id="UTC") as context:
            page = context.new_page()
            # At four in the morning, there, all are closed.
            page.clock.install(time=f"{day}T07:00:00Z")
            page.goto(f"{site}/index.html")
            page.locator(".day-shelf [data-state]").first.wait_for()
            cards = page.locator(".day-shelf > .day-card")
            expect(page.locator(".day-shelf > .day-card [data-state]")).to_have_count(cards.count())
            count = cards.count()
            eventually(lambda: len(set(cards.locator("h3").all_inner_texts())), count)
            assert count > 2
            days = (datetime.date.fromisoformat(day) - datetime.date(2000, 1, 1)).days
            order = page.evaluate("""() => [...document.querySelector(".day-shop template").content.children]
              .map(card => card.querySelector("h3").textContent.trim())""")
            shown = [name.strip() for name in cards.locator("h3").all_inner_texts()]
            start = days % count
            turned = order[start:] + order[:start]
            opened = cards.locator("[data-state=open]").count()
            assert shown == turned if not opened else sorted(shown) == sorted(order)
            first.add(shown[0])
    assert len(first) > 1
    with visit(browser, timezone_id="UTC") as context:
        page = context.new_page()
        page.clock.install(time="2026-03-03T15:00:00Z")
        page.goto(f"{site}/index.html")
        page.locator(".day-shelf [data-state=open]").first.wait_for()
        expect(page.locator(".day-shelf > .day-card").first.locator("[data-state=open]")).to_have_count(1)
