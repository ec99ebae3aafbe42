"""Cooking with a recipe: servings, ticks, steps and timers, all kept on the device."""
import datetime
import itertools
import json
import re

import pytest
from playwright.sync_api import expect
from conftest import SITE
from device import RECORDS, SHIFTS, seen_whole_before_scripts, served, visit, wait_for_records
from slow import LATE
from waiting import eventually, location_of
from walking import tap

RISOTTO = "/recipes/romanesco-risotto"


def amounts(page, within=".ingredients"):
    return page.locator(f"{within} .larder-list li").all_inner_texts()


def start(page, site, path=RISOTTO):
    page.goto(f"{site}{path}/index.html")
    eventually(lambda: page.evaluate("() => Apus.ready"))


@pytest.fixture
def page(browser):
    with visit(browser) as context:
        yield context.new_page()


def test_servings_are_scaled_by_exact_fractions_and_back(page, site):
    start(page, site)
    written = amounts(page)
    assert "1.2 l vegetable stock, hot" in written
    shown = page.locator("[data-servings-shown]")
    page.get_by_role("button", name="One serving less").click()
    expect(shown).to_have_text("3", use_inner_text=True)
    eventually(lambda: amounts(page), [
        "¾ romanesco, about 525 g", "1 ½ tbsp olive oil", "¾ clove of garlic",
        "juice of ½ lemon", "0.9 l vegetable stock, hot", "¾ shallot", "38 g butter",
        "240 g risotto rice", "90 ml dry white wine",
        "45 g Parmesan or a vegetarian hard cheese, finely grated"])
    for _ in range(2):
        page.get_by_role("button", name="One serving less").click()
    expect(page.get_by_role("button", name="One serving less")).to_be_disabled()
    eventually(lambda: amounts(page)[0], "¼ romanesco, about 175 g")
    for _ in range(3):
        page.get_by_role("button", name="One serving more").click()
    eventually(lambda: amounts(page), written)


def test_presses_that_come_faster_than_they_are_kept_are_all_counted(page, site):
    page.add_init_script(f"({LATE})(300)")
    start(page, site)
    for _ in range(3):
        page.get_by_role("button", name="One serving more").click()
    wait_for_records(page, "recipeState", lambda records: records and records[0]["servings"] == 7)
    expect(page.locator("[data-servings-shown]")).to_have_text("7")


def test_servings_are_kept_on_the_pages_of_the_steps_and_on_paper(page, site):
    start(page, site)
    for _ in range(4):
        page.get_by_role("button", name="One serving more").click()
    page.get_by_role("link", name="View Recipe").click()
    page.locator(".uses li", has_text="2 romanesco, about 1,400 g").wait_for()
    page.reload()
    page.locator(".uses li", has_text="4 tbsp olive oil").wait_for()
    page.go_back()
    page.locator(".ingredients li", has_text="640 g risotto rice").wait_for()
    page.emulate_media(media="print")
    expect(page.locator(".ingredients li", has_text="640 g risotto rice")).to_be_visible()
    expect(page.locator("[data-less]")).to_be_hidden()


@pytest.mark.parametrize("language, path, expected", [
    ("sk", "/sk/recepty/borsc", "0,75 l zeleninového vývaru"),
    ("en", "/recipes/borscht", "0.75 l vegetable stock"),
])
def test_amounts_are_written_in_the_language_of_the_page(page, site, language, path, expected):
    start(page, site, path)
    for _ in range(3):
        page.locator("[data-less]").click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator(".ingredients li", has_text=expected).wait_for()


def test_what_is_ticked_off_is_struck_through_and_remembered(page, site):
    start(page, site)
    item = page.locator(".ingredients label", has_text="1 shallot")
    item.click()
    page.get_by_role("checkbox", name="Step 1 is done").check()
    page.get_by_role("button", name="Start over").wait_for()
    wait_for_records(page, "recipeState", lambda records: records and len(records[0]["checked"]) == 2)
    page.reload()
    page.wait_for_function("() => document.querySelectorAll('[data-tick]:checked').length === 2")
    eventually(lambda: item.evaluate("label => getComputedStyle(label).textDecorationLine"), "line-through")
    [record] = page.evaluate(RECORDS, "recipeState")
    assert record["slug"] == "recipes/romanesco-risotto"
    assert record["checked"] == ["2 1 shallot", "step 1"]
    page.get_by_role("button", name="Start over").click()
    expect(page.locator("[data-tick]:checked")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("() => document.querySelectorAll('[data-tick]:checked').length === 2")


def test_the_way_goes_on_where_it_was_left_and_ends_when_it_is_done(page, site):
    start(page, site)
    tap(page.get_by_role("link", name="View Recipe"))
    for step in [2, 3]:
        tap(page.get_by_role("link", name="Next Step"))
        wait_for_records(page, "recipeState", lambda records: records and records[0]["step"] == step)
    page.goto(f"{site}{RISOTTO}/index.html")
    on = page.get_by_role("link", name="Go on with step 3")
    on.wait_for()
    expect(page.get_by_role("checkbox", name="Step 2 is done")).to_be_checked()
    on.click()
    eventually(lambda: "/step/3" in location_of(page))
    page.get_by_role("link", name="Next Step").click()
    page.get_by_role("link", name="Done").click()
    page.get_by_role("link", name="View Recipe").wait_for()
    expect(page.locator("[data-tick]:checked")).to_have_count(0)


def test_who_is_done_is_told_and_may_take_it_back(page, site):
    start(page, site)
    page.locator(".ingredients label", has_text="1 shallot").click()
    wait_for_records(page, "recipeState", lambda records: records and records[0]["checked"])
    page.goto(f"{site}{RISOTTO}/step/4/index.html")
    wait_for_records(page, "recipeState", lambda records: records[0]["step"] == 4)
    tap(page.locator("[data-finish]:visible"))
    expect(page.locator(".snackbar [role=status]")).to_have_text("Everything starts over.")
    expect(page.locator("[data-tick]:checked")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("link", name="Go on with step 4")).to_be_visible()
    expect(page.get_by_label("1 shallot")).to_be_checked()
    page.reload()
    expect(page.locator(".snackbar")).to_be_hidden()


@pytest.mark.parametrize("unit, amount, servings, expected", [
    # Grams and millilitres, kilograms and litres.
    ("data-decimal", "550", 8, "1,100"), ("data-decimal", "550", 3, "413"),
    ("data-decimal", "1100/7", 8, "314"), ("data-decimal", "50", 3, "38"), ("data-decimal", "9/4", 3, "1.7"),
    ("data-decimal", "11", 3, "8.3"), ("data-decimal", "3/5", 3, "0.45"),
    ('data-decimal="2"', "3/2", 3, "1.13"), ('data-decimal="2"', "5", 1, "1.25"),
    # Nothing becomes nothing.
    ('data-decimal="2"', "1/100", 1, "0.0025"), ('data-decimal="2"', "1/20", 1, "0.013"), ("data-decimal", "1/5", 1, "0.05"),
    ('data-decimal="2"', "1/4", 1, "0.063"), ('data-decimal="2"', "0", 1, "0"),
    # Spoons and cups.
    ("data-spoon", "1/6", 1, "⅛"), ("data-spoon", "1", 3, "¾"), ("data-spoon", "10/3", 1, "¾"),
    ("data-spoon", "1/3", 8, "⅔"), ("data-spoon", "4", 5, "5"), ("data-spoon", "33/2", 3, "12"),
    # Things.
    ("", "1/25", 1, "¼"), ("", "5", 1, "1 ¼"), ("", "4/3", 8, "2 ⅔"), ("", "1/3", 8, "⅔"),
    ("", "16/3", 1, "1 ⅓"), ("", "5/2", 1, "¾"), ("", "1", 3, "¾"), ("", "7/2", 3, "2 ¾"),
    ("", "99/50", 8, "4"), ("", "1", 8, "2"), ("", "25/4", 8, "13"), ("", "165/4", 6, "62"),
])
def test_amounts_are_rounded_to_what_can_be_measured(page, site, unit, amount, servings, expected):
    check_amount(page, site, f'<span data-amount="{amount}" {unit}>x</span>', servings, expected)


def test_a_line_that_is_not_scaled_says_so(page, site):
    start(page, site, "/recipes/lemon-tart")
    line = page.locator(".ingredients li", has=page.locator("[data-unscaled]")).first
    written = line.inner_text()
    page.get_by_role("button", name="One serving more").click()
    expect(line).to_have_text(f"{written} (as written)", use_inner_text=True)
    page.get_by_role("button", name="One serving less").click()
    expect(line).to_have_text(written, use_inner_text=True)


@pytest.mark.parametrize("path, said", [
    ("/recipes/romanesco-risotto", "Amounts in the text are for 4 servings."),
    ("/sk/recepty/borsc", "Množstvá v texte sú na 6 porcií."),
])
def test_the_text_of_the_steps_says_how_many_its_amounts_are_for(page, site, path, said):
    start(page, site, path)
    note = page.locator("p[data-unscaled]")
    expect(note).to_be_hidden()
    page.locator("[data-more]").click()
    expect(note).to_have_text(said)
    page.goto(page.locator("a[data-continue]").first.evaluate("link => link.href"))
    expect(note).to_have_text(said)
    expect(note).to_be_visible()
    page.go_back()
    expect(note).to_have_text(said)
    page.locator("[data-less]").click()
    expect(note).to_be_hidden()


def check_amount(page, site, amount, servings, expected):
    """What an amount that is written for four becomes on a page."""
    markup = f"""<html data-site="amounts" lang="en"><main data-kind="a" data-entry="b" data-servings="4">{amount}"""
    page.route("**/amounts.html", lambda route: route.fulfill(body=markup, content_type="text/html"))
    page.goto("http://localhost/amounts.html")
    page.evaluate("""(servings) => {
      const kept = { slug: "a/b", servings };
      window.Apus = {
        first: (selector, place = document) => place.querySelector(selector),
        find: (selector, place = document) => [...place.querySelectorAll(selector)],
        get: () => Promise.resolve(kept), copy: () => null, language: "en", stored: () => null,
        local: () => null, text: () => "", on: () => {}, press: () => {}, update: () => Promise.resolve(),
      };
    }""", servings)
    [script] = (SITE / "assets/device").glob("cook.*.js")
    page.add_script_tag(content=script.read_text())
    expect(page.locator("[data-amount]")).to_have_text(expected)


def test_at_the_least_servings_the_focus_stays(page, site):
    start(page, site)
    less = page.get_by_role("button", name="One serving less")
    for left in [3, 2, 1, 1]:
        less.click(force=True)
        expect(page.locator("[data-servings-shown]")).to_have_text(str(left), use_inner_text=True)
    expect(less).to_be_disabled()
    expect(less).to_be_focused()
    size = less.bounding_box()
    assert min(size["width"], size["height"]) >= 44


#: Recipes of which a list has two equal lines.
EQUAL = ("Content/recipes/pea-soup.md", "- 2 leeks, the white part\n- 40 g butter\n- 900", "- salt\n- 2 eggs\n- salt\n- 900")


def test_equal_ingredients_have_ticks_of_their_own(browser, sites):
    equal = sites.showcase("equal-ingredients", "--portable", changes=[EQUAL])
    with served(equal) as host, visit(browser, service_workers="block") as context:
        page = context.new_page()
        page.goto(f"{host}/recipes/pea-soup/")
        boxes = page.locator(".ingredients [data-tick]")
        names = boxes.evaluate_all("boxes => boxes.map((box) => box.dataset.tick)")
        assert len(set(names)) == len(names)
        assert names[:3] == ["1 salt", "1 2 eggs", "1 salt #2"]
        boxes.nth(0).check()
        wait_for_records(page, "recipeState", lambda records: records and records[0]["checked"])
        expect(boxes.nth(2)).not_to_be_checked()


@pytest.fixture
def host():
    with served(SITE) as address:
        yield address


#: A recipe that had another name.
MOVED = ("Content/recipes/pea-soup.md", "title: Pea soup with mint\n",
         "title: Pea soup with mint\nslug: {}\naliases: [/recipes/former-soup/]\n")
FORMER = {"slug": "recipes/former-soup", "servings": 6, "checked": ["step 1"], "timers": []}


@pytest.mark.parametrize("slug", ["pea-soup", "šošovica"])
def test_what_was_kept_of_a_recipe_that_has_moved_is_there_on_its_page(browser, sites, slug):
    file, said, instead = MOVED
    moved = sites.showcase(f"moved-to-{slug}", "--portable", changes=[(file, said, instead.format(slug))])
    with served(moved) as host, visit(browser, service_workers="block") as context:
        page = context.new_page()
        asked = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(f"{host}{RISOTTO}/")
        page.locator(".ingredients [data-tick]").first.check()
        wait_for_records(page, "recipeState", lambda records: records and records[0]["checked"])
        page.evaluate("(record) => Apus.put('recipeState', record)", FORMER)
        page.evaluate("() => Apus.local('sought:recipes', null)")
        page.goto(f"{host}/recipes/{slug}/")
        expect(page.locator("[data-servings-shown]")).to_have_text("6")
        expect(page.get_by_role("checkbox", name="Step 1 is done")).to_be_checked()
        slugs = "() => Apus.all('recipeState').then((all) => all.map(({ slug }) => slug))"
        eventually(lambda: sorted(page.evaluate(slugs)), sorted([f"recipes/{slug}", "recipes/romanesco-risotto"]))
        assert f"{host}/recipes/former-soup/" in asked
        # Once a day is enough.
        asked.clear()
        page.goto(f"{host}/recipes/borscht/")
        page.get_by_role("button", name="One serving more").click()
        expect(page.locator("[data-servings-shown]")).not_to_have_text("4")
        assert not [address for address in asked if "former" in address or RISOTTO in address]


@pytest.fixture
def alone(browser, host):
    """A page that is closed before its host is, without a worker that still asks for something."""
    with visit(browser, service_workers="block") as context:
        yield context.new_page()


def test_what_another_tab_clears_is_cleared_at_once(alone, host):
    alone.goto(f"{host}{RISOTTO}/")
    alone.locator(".ingredients [data-tick]").first.check()
    alone.get_by_role("button", name="One serving more").click()
    wait_for_records(alone, "recipeState", lambda records: records and records[0].get("servings") == 5)
    other = alone.context.new_page()
    other.goto(f"{host}/recipes/favourites/")
    other.locator("[data-clear]").click()
    expect(alone.locator("[data-tick]:checked")).to_have_count(0)
    expect(alone.locator("[data-servings-shown]")).to_have_text("4")
    alone.locator(".ingredients [data-tick]").nth(1).check()
    wait_for_records(alone, "recipeState", lambda records: records and len(records[0]["checked"]) == 1)
    expect(alone.locator("[data-servings-shown]")).to_have_text("4")


def test_a_recipe_for_many_is_scaled_from_what_it_says(alone, host):
    def change(route):
        answer = route.fetch()
        body = answer.text().replace('data-servings="4"', 'data-servings="120"')
        route.fulfill(response=answer, body=body.replace("<span data-servings-shown>4<", "<span data-servings-shown>120<"))

    alone.route(f"{host}{RISOTTO}/", change)
    alone.goto(f"{host}{RISOTTO}/")
    shown = alone.locator("[data-servings-shown]")
    alone.get_by_role("button", name="One serving more").click()
    expect(shown).to_have_text("121")
    for _ in range(2):
        alone.get_by_role("button", name="One serving less").click()
    expect(shown).to_have_text("119")
    wait_for_records(alone, "recipeState", lambda records: records and records[0].get("servings") == 119)
    alone.reload()
    expect(shown).to_have_text("119")


def test_a_timer_that_was_over_days_ago_is_no_news(alone, host):
    alone.goto(f"{host}/recipes/favourites/")
    alone.evaluate("""() => Apus.put("recipeState", { slug: "recipes/one", checked: [], timers: [
      { id: "old", label: "Old", url: "", seconds: 60, endsAt: Date.now() - 2 * 864e5 },
      { id: "new", label: "New", url: "", seconds: 60, endsAt: Date.now() + 600e3 }] })""")
    alone.goto(f"{host}{RISOTTO}/")
    bar = alone.get_by_role("complementary", name="Timers")
    bar.locator("summary").click()
    expect(bar.locator("li")).to_have_count(1)
    expect(bar.locator("li")).to_contain_text("New")
    expect(bar.get_by_role("alert")).to_be_empty()


def test_what_is_ticked_before_the_script_has_come_is_kept(page, host):
    held = []
    page.route(re.compile(r"/device/(cook|shared)\..*js$"), lambda route: held.append(route))
    page.goto(f"{host}{RISOTTO}/", wait_until="commit")
    for number in [1, 3]:
        page.locator(".ingredients [data-tick]").nth(number).check()
    page.locator("[data-awake]").uncheck()
    assert len(held) == 2
    for route in held:
        route.continue_()
    wait_for_records(page, "recipeState", lambda records: records and len(records[0]["checked"]) == 2)
    eventually(lambda: page.locator(".ingredients [data-tick]:checked").count(), 2)
    expect(page.locator("[data-awake]")).not_to_be_checked()


def test_a_view_that_is_chosen_before_the_script_has_come_is_kept(page, host):
    held = []
    page.route(re.compile(r"/device/(cook|shared)\..*js$"), lambda route: held.append(route))
    page.goto(f"{host}/recipes/", wait_until="commit")
    page.locator("#view-rows").check()
    assert len(held) == 2
    for route in held:
        route.continue_()
    eventually(lambda: page.evaluate("() => Object.hasOwn(window, 'Apus')"))
    expect(page.locator("#view-rows")).to_be_checked()
    page.unroute_all()
    page.reload()
    expect(page.locator("#view-rows")).to_be_checked()


def test_a_page_that_has_the_script_twice_does_everything_once(page, host):
    def double(route):
        answer = route.fetch()
        body = re.sub(r'(<script src="[^"]*/cook\.[^"]*" defer></script>)', r"\1\1", answer.text())
        route.fulfill(response=answer, body=body)

    page.route(f"{host}{RISOTTO}/step/1/", double)
    page.goto(f"{host}{RISOTTO}/step/1/")
    expect(page.locator("script[src*='/cook.']")).to_have_count(2)
    page.get_by_role("button", name="Start a timer: 8 minutes").click()
    wait_for_records(page, "recipeState", lambda records: records and len(records[0].get("timers", [])) == 1)
    expect(page.locator(".timers")).to_have_count(1)


def test_a_double_tap_starts_one_timer(page, site):
    start(page, site, f"{RISOTTO}/step/1")
    page.get_by_role("button", name="Start a timer: 8 minutes").dblclick()
    wait_for_records(page, "recipeState", lambda records: records and records[0]["timers"])
    page.get_by_role("complementary", name="Timers").locator("summary").click()
    page.wait_for_timeout(300)
    expect(page.get_by_role("timer")).to_have_count(1)


@pytest.mark.parametrize("path", ["recipes/favourites", "recipes/search", "recipes/courses", "recipes/course/soup", "offline", ""])
def test_timers_end_on_every_page_of_the_recipes(page, site, path):
    page.clock.install(time="2026-03-01T12:00:00Z")
    start(page, site, f"{RISOTTO}/step/1")
    page.get_by_role("button", name="Start a timer: 3 minutes").click()
    page.get_by_role("complementary", name="Timers").wait_for()
    page.goto(f"{site}/{path}/{'404.html' if not path else 'index.html'}")
    expect(page).to_have_title(re.compile(r"^[23]:\d\d · \S"))
    page.clock.fast_forward(200_000)
    expect(page).to_have_title(re.compile("^Time is up: 3 minutes, step 1 · Romanesco risotto · "))
    expect(page.get_by_role("complementary", name="Timers").locator("summary")).to_contain_text(
        "Time is up: 3 minutes, step 1 · Romanesco risotto")


def test_the_last_words_of_a_step_can_be_read_beside_the_timers(page, site):
    page.set_viewport_size({"width": 375, "height": 667})
    start(page, site, f"{RISOTTO}/step/1")
    page.get_by_role("button", name="Start a timer: 8 minutes").click()
    bar = page.get_by_role("complementary", name="Timers")
    bar.wait_for()
    page.locator(".snackbar [data-close]").click()
    page.goto(f"{site}/recipes/berry-pavlova/step/2/index.html")
    bar.wait_for()
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")

    def is_clear():
        last = page.locator("main .stay-awake").bounding_box()
        return last["y"] + last["height"] <= bar.bounding_box()["y"]

    eventually(is_clear, about="the end of the page above the bar")


def test_timers_run_side_by_side_on_other_pages_and_after_reloads(page, site):
    page.clock.install(time="2026-03-01T12:00:00Z")
    start(page, site, f"{RISOTTO}/step/1")
    page.get_by_role("button", name="Start a timer: 8 minutes").click()
    page.get_by_role("button", name="Start a timer: 3 minutes").click()
    bar = page.get_by_role("complementary", name="Timers")
    bar.get_by_text(re.compile(r"^(3:00|2:[345]\d)$")).first.wait_for()
    page.clock.fast_forward(61_000)
    bar.get_by_text(re.compile(r"^1:[345]\d$")).first.wait_for()
    page.goto(f"{site}/recipes/index.html")
    bar.locator("summary").click()
    # The clock runs on: a few seconds may have passed.
    expect(bar.get_by_role("timer")).to_have_text([re.compile(r"^1:[345]\d$"), re.compile(r"^6:[345]\d$")])
    bar.get_by_role("button", name="Pause").last.click()
    bar.get_by_role("button", name="Go on").last.wait_for()
    last = bar.get_by_role("timer").last.inner_text()
    bar.get_by_role("button", name="One minute more").first.click()
    bar.get_by_text(re.compile(r"^2:[2345]\d$")).first.wait_for()
    page.clock.fast_forward(200_000)
    alarm = bar.get_by_role("alert")
    alarm.get_by_text("Time is up: 3 minutes, step 1 · Romanesco risotto").wait_for()
    expect(bar.get_by_role("timer")).to_have_text(["0:00", last], use_inner_text=True)
    page.reload()
    page.wait_for_function("() => document.querySelectorAll('[role=timer]').length === 2")
    expect(alarm).to_be_empty()
    expect(bar.locator("summary")).to_contain_text(re.compile(r"Time is up: 3 minutes, step 1 · Romanesco risotto( · \d:\d\d)?$"))
    bar.locator("summary").click()
    for left in [1, 0]:
        bar.get_by_role("button", name="Remove").first.click()
        expect(bar.get_by_role("button", name="Remove")).to_have_count(left)
    bar.wait_for(state="hidden")


def test_timers_are_in_the_order_in_which_they_ring(page, site):
    page.clock.install(time="2026-03-01T12:00:00Z")
    start(page, site, f"{RISOTTO}/step/1")
    for minutes in [8, 3]:
        page.get_by_role("button", name=f"Start a timer: {minutes} minutes").click()
    bar = page.get_by_role("complementary", name="Timers")
    bar.locator("summary").click()
    eight, three = re.compile("^8 minutes"), re.compile("^3 minutes")
    expect(bar.locator("li a")).to_have_text([three, eight])
    more = bar.get_by_role("button", name="One minute more: 3 minutes")
    for _ in range(6):
        more.press("Enter")
    expect(bar.locator("li a")).to_have_text([eight, three])
    expect(more).to_be_focused()
    # One that stands still rings last.
    bar.get_by_role("button", name="Pause: 8 minutes").click()
    expect(bar.locator("li a")).to_have_text([three, eight])
    page.keyboard.press("Escape")
    expect(bar.locator("details")).not_to_have_attribute("open", "")
    expect(bar.locator("summary")).to_be_focused()


def test_all_timers_that_ended_meanwhile_are_told(page, site):
    page.clock.install(time="2026-03-01T12:00:00Z")
    start(page, site, f"{RISOTTO}/step/1")
    for minutes in [8, 3]:
        page.get_by_role("button", name=f"Start a timer: {minutes} minutes").click()
    wait_for_records(page, "recipeState", lambda records: len(records[0]["timers"]) == 2)
    page.clock.fast_forward(600_000)
    alarm = page.locator(".timers [role=alert]")
    said = [f"Time is up: {minutes} minutes, step 1 · Romanesco risotto" for minutes in (3, 8)]
    expect(alarm).to_have_text(" · ".join(said), use_inner_text=True)
    wait_for_records(page, "recipeState", lambda records: all(timer["told"] for timer in records[0]["timers"]))
    expect(alarm).to_have_text(" · ".join(said), use_inner_text=True)


def test_the_title_names_a_recipe_once(page, site):
    page.clock.install(time="2026-03-01T12:00:00Z")
    start(page, site, RISOTTO)
    title = page.title()
    page.get_by_role("button", name="Start a timer: 3 minutes").first.click()
    page.get_by_role("complementary", name="Timers").wait_for()
    page.clock.fast_forward(200_000)
    expect(page).to_have_title(re.compile("^Time is up: 3 minutes"))
    eventually(lambda: page.title().count("Romanesco risotto"), title.count("Romanesco risotto"))


def test_a_timer_that_is_over_is_not_paused_and_runs_again(page, site):
    page.clock.install(time="2026-03-01T12:00:00Z")
    start(page, site, f"{RISOTTO}/step/1")
    page.get_by_role("button", name="Start a timer: 3 minutes").click()
    bar = page.get_by_role("complementary", name="Timers")
    bar.wait_for()
    page.clock.fast_forward(200_000)
    bar.get_by_role("alert").get_by_text("Time is up").wait_for()
    page.goto(f"{site}/recipes/index.html")
    expect(bar.locator("summary")).to_contain_text("Time is up")
    bar.locator("summary").click()
    expect(bar.get_by_role("button")).to_have_count(2)
    bar.get_by_role("button", name="One minute more: 3 minutes, step 1 · Romanesco risotto").click()
    bar.get_by_text(re.compile(r"^0:[45]\d$|^1:00$")).first.wait_for()
    expect(bar.get_by_role("button", name="Pause: 3 minutes, step 1 · Romanesco risotto")).to_be_visible()
    page.clock.fast_forward(70_000)
    bar.get_by_role("alert").get_by_text("Time is up: 3 minutes").wait_for()


@pytest.mark.parametrize("size", [(375, 667), (667, 375), (1000, 700)])
def test_the_timers_cover_no_heart_of_a_first_card_and_no_way_on(page, site, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    start(page, site, f"{RISOTTO}/step/1")
    page.get_by_role("button", name="Start a timer: 8 minutes").click()
    bar = page.get_by_role("complementary", name="Timers")
    bar.wait_for()
    page.locator(".snackbar [data-close]").click()
    for path, part in [("/recipes", "main > ul > li:first-child .heart"), (f"{RISOTTO}/step/1", ".go-on .button:visible, .go-here:visible")]:
        page.goto(f"{site}{path}/index.html")
        bar.wait_for()
        one, two = bar.bounding_box(), page.locator(part).first.bounding_box()
        apart = (one["x"] >= two["x"] + two["width"] or two["x"] >= one["x"] + one["width"]
                 or one["y"] >= two["y"] + two["height"] or two["y"] >= one["y"] + one["height"])
        assert apart, (path, one, two)


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (667, 375), (820, 1180)])
@pytest.mark.parametrize("path, way_on", [(f"{RISOTTO}/step/1", ".go-on .button"), (RISOTTO, ".go-on .button")])
def test_what_a_timer_says_covers_neither_the_way_on_nor_the_timer(page, site, size, path, way_on):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    start(page, site, path)
    page.get_by_role("button", name="Start a timer: 8 minutes").first.click()
    boxes = []
    for part in [page.locator(way_on), page.locator(".snackbar"), page.get_by_role("complementary", name="Timers")]:
        part.wait_for()
        boxes.append(part.bounding_box())
    for one, two in itertools.combinations(boxes, 2):
        assert (one["x"] >= two["x"] + two["width"] or two["x"] >= one["x"] + one["width"]
                or one["y"] >= two["y"] + two["height"] or two["y"] >= one["y"] + one["height"]), (one, two)


def test_on_its_side_a_phone_has_the_timer_beside_the_words(page, site):
    page.set_viewport_size({"width": 844, "height": 390})
    start(page, site, f"{RISOTTO}/step/1")
    page.get_by_role("button", name="Start a timer: 8 minutes").click()
    bar = page.get_by_role("complementary", name="Timers")
    bar.wait_for()
    page.locator(".snackbar [data-close]").click()
    for is_open in [False, True]:
        if is_open:
            bar.locator("summary").click()
        timer, words = bar.bounding_box(), page.locator(".stage-text").bounding_box()
        assert timer["x"] + timer["width"] <= words["x"]


@pytest.mark.parametrize("size", [(640, 360), (844, 390)])
def test_on_its_side_a_phone_has_the_timer_below_the_ingredients(page, site, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    start(page, site)
    page.get_by_role("button", name="Start a timer: 8 minutes").first.click()
    page.get_by_role("complementary", name="Timers").wait_for()
    page.locator(".snackbar [data-close]").click()
    eventually(lambda: page.evaluate("""() => {
      const box = selector => document.querySelector(selector).getBoundingClientRect();
      scrollBy(0, box(".method-list").top);
      return box(".method-list").top < 1 && box(".ingredients").bottom <= box(".timers").top;
    }"""))


def test_a_timer_of_another_tab_is_seen_at_once(browser):
    with served(SITE) as address, visit(browser) as context:
        one, other = context.new_page(), context.new_page()
        other.goto(f"{address}/recipes/")
        one.goto(f"{address}{RISOTTO}/step/1/")
        one.get_by_role("button", name="Start a timer: 8 minutes").click()
        other.get_by_role("complementary", name="Timers").wait_for()


@pytest.mark.parametrize("path", ["recipes/search", "recipes/courses", "offline"])
def test_a_timer_that_is_brought_in_is_seen_and_rings_at_once(browser, tmp_path, path):
    end = (datetime.datetime.now() + datetime.timedelta(minutes=5)).timestamp() * 1000
    timer = {"id": "a", "label": "Tea", "url": "recipes/", "seconds": 300, "endsAt": end}
    file = tmp_path / "kept.json"
    file.write_text(json.dumps({"app": "apus", "schema": 1, "recipeState": [
        {"slug": "recipes/tea", "checked": [], "timers": [timer], "changedAt": "2026-11-30T10:00:00.000Z"}]}))
    with served(SITE) as address, visit(browser) as context:
        page, other = context.new_page(), context.new_page()
        other.goto(f"{address}/{path}/")
        page.goto(f"{address}/recipes/favourites/")
        page.locator("[data-transfer] input[type=file]").set_input_files(file)
        for tab in [page, other]:
            tab.get_by_role("complementary", name="Timers").wait_for()
            expect(tab).to_have_title(re.compile(r"^[45]:\d\d · "))
        expect(page.locator("script[src*=cook]")).to_have_count(1)


def test_where_nothing_can_be_kept_servings_and_ticks_still_work(page, site):
    page.add_init_script("Object.defineProperty(window, 'indexedDB', { get() { throw new Error('off') } })")
    page.goto(f"{site}{RISOTTO}/index.html")
    page.get_by_role("button", name="One serving less").click()
    expect(page.locator(".ingredients li", has_text="240 g risotto rice")).to_be_visible()
    page.locator(".snackbar").wait_for()


def test_hostile_state_becomes_text_and_breaks_nothing(page, site):
    start(page, site)
    page.evaluate("""() => Apus.putAll("recipeState", [
      { slug: "recipes/romanesco-risotto", servings: 4.5, checked: [{}, "<b>"], step: '"] x', timers: [
        { id: "1", label: "<img src=x onerror=alert(1)>", url: "javascript:alert(1)", remaining: 5 }] },
      { slug: "other", timers: "x" }, { slug: "another", timers: [null] }])""")
    page.reload()
    bar = page.get_by_role("complementary", name="Timers")
    bar.locator("summary").click()
    row = bar.locator("li")
    expect(row).to_contain_text("<img src=x onerror=alert(1)>", use_inner_text=True)
    expect(row.locator("a, img")).to_have_count(0)
    expect(page.locator("[data-servings-shown]")).to_have_text("4", use_inner_text=True)


@pytest.mark.parametrize("damaged", [
    {"servings": -5}, {"servings": "<b>"}, {"servings": 1e9}, {"checked": 5}, {"checked": None}, {"timers": 7}, {"timers": [None]},
])
def test_a_damaged_state_is_not_believed_and_gives_way(page, site, damaged):
    start(page, site)
    written = amounts(page)
    page.evaluate("state => Apus.put('recipeState', { slug: 'recipes/romanesco-risotto', ...state })", damaged)
    page.reload()
    eventually(lambda: page.evaluate("() => Apus.ready"))
    expect(page.locator("[data-servings-shown]")).to_have_text("4", use_inner_text=True)
    eventually(lambda: amounts(page), written)
    page.locator(".ingredients [data-tick]").first.check()
    wait_for_records(page, "recipeState", lambda records: records[0]["checked"] == ["1 1 romanesco, about 700 g"])
    page.goto(f"{site}{RISOTTO}/step/1/index.html")
    page.locator(".start-timer").first.click()
    page.get_by_role("complementary", name="Timers").wait_for()


def tick_first(page):
    page.locator(".ingredients [data-tick]").first.check()


def open_a_step(page):
    page.get_by_role("link", name="View Recipe").click()


def go_there_and_back(page):
    page.get_by_role("button", name="One serving more").click()
    wait_for_records(page, "recipeState", lambda records: records and records[0].get("servings") == 5)
    page.get_by_role("button", name="One serving less").click()


@pytest.mark.parametrize("work", [tick_first, open_a_step, go_there_and_back])
def test_servings_that_were_not_chosen_follow_the_recipe(page, host, work):
    page.goto(f"{host}{RISOTTO}/")
    written = amounts(page)
    work(page)
    wait_for_records(page, "recipeState", lambda records: records and not records[0].get("servings"))

    def change(route):
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace('data-servings="4"', 'data-servings="6"'))

    page.route(f"{host}{RISOTTO}/", change)
    page.goto(f"{host}{RISOTTO}/")
    eventually(lambda: page.evaluate("() => Apus.all('recipeState').then((all) => all.length)"), 1)
    expect(page.locator("main")).to_have_attribute("data-servings", "6")
    eventually(lambda: amounts(page), written)
    page.get_by_role("button", name="One serving less").click()
    expect(page.locator("[data-servings-shown]")).to_have_text("5", use_inner_text=True)


def test_buttons_that_are_pressed_before_the_script_has_come_are_heard(page, host):
    held = []
    page.route(re.compile(r"/device/(cook|shared)\..*js$"), lambda route: held.append(route))
    page.goto(f"{host}{RISOTTO}/", wait_until="commit")
    for _ in range(2):
        page.get_by_role("button", name="One serving more").click()
    eventually(lambda: len(held), 2)
    for route in held:
        route.continue_()
    expect(page.locator("[data-servings-shown]")).to_have_text("6")
    wait_for_records(page, "recipeState", lambda records: records and records[0]["servings"] == 6)


def test_without_scripts_no_control_is_dead(browser, site):
    with visit(browser, java_script_enabled=False) as context:
        page = context.new_page()
        for path in [RISOTTO, f"{RISOTTO}/step/1"]:
            page.goto(f"{site}{path}/index.html")
            controls = page.locator("button:visible, [data-awake]:visible, [data-tick]:visible")
            expect(controls).to_have_count(0)
            eventually(lambda: re.search(r"\d", page.locator("main").inner_text()))


def test_controls_shift_nothing_when_scripts_arrive(page, site):
    seen_whole_before_scripts(page.context)
    for path in [RISOTTO, f"{RISOTTO}/step/1"]:
        start(page, site, path)
        page.locator("[data-awake]").first.wait_for(state="attached")
        eventually(lambda: page.evaluate(SHIFTS), 0)


#: The marks behind buttons of timers that stand on another line than their button.
APART = """() => [...document.querySelectorAll(".start-timer")].flatMap((button) => {
  const { nextSibling: text } = button.parentElement;
  if (!/^[,.;:)]/.test(text?.data ?? "")) return [];
  const range = document.createRange();
  range.setStart(text, 0);
  range.setEnd(text, 1);
  const apart = range.getBoundingClientRect().left < button.getBoundingClientRect().right - 1;
  return apart ? [button.textContent + text.data.slice(0, 1)] : [];
})"""


@pytest.mark.parametrize("path", ["/recipes/berry-pavlova", "/recipes/lemon-tart", "/recipes/tortilla-de-patatas"])
def test_a_mark_behind_a_timer_stands_on_its_line(page, site, path):
    start(page, site, path)
    for width in range(320, 440, 3):
        page.set_viewport_size({"width": width, "height": 568})
        eventually(lambda: page.evaluate(APART), [])
        eventually(lambda: page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))


NOT_TIMERS = [
    {"a": 1}, [{"id": 1}], [None], [{"id": "a", "label": "L", "endsAt": "never"}], [{"id": "a", "label": "L", "endsAt": 8e18}],
]


@pytest.mark.parametrize("timers", NOT_TIMERS)
def test_what_is_no_timer_takes_nothing_else_with_it(page, site, timers):
    start(page, site)
    record = {"slug": "recipes/romanesco-risotto", "servings": 6, "checked": ["1 1 romanesco, about 700 g"], "timers": timers}
    page.evaluate("record => Apus.put('recipeState', record)", record)
    page.reload()
    expect(page.locator("[data-servings-shown]")).to_have_text("6", use_inner_text=True)
    page.goto(f"{site}/mural/favoritos/index.html")
    eventually(lambda: page.evaluate("() => Apus.ready && !!Apus.merge"))
    file = {"app": "apus", "schema": 1, "recipeState": [{**record, "slug": "recipes/other"}]}
    eventually(lambda: page.evaluate("file => Apus.merge(file)", file), {"count": 1, "unread": 1})


def test_the_newer_state_is_brought_in_and_what_rings_here_goes_on(page, site):
    page.goto(f"{site}/mural/favoritos/index.html")
    eventually(lambda: page.evaluate("() => Apus.ready && !!Apus.merge"))
    timer = {"id": "a", "label": "L", "url": "x", "seconds": 60, "endsAt": None, "remaining": 30}
    page.evaluate("records => Apus.putAll('recipeState', records)", [
        {"slug": "recipes/looked", "checked": [], "timers": [], "step": 1},
        {"slug": "recipes/begun anew", "checked": [], "timers": [], "step": 0, "changedAt": "2026-11-30T10:00:00.000Z"},
        {"slug": "recipes/older", "checked": ["a"], "timers": [timer], "changedAt": "2026-11-01T10:00:00.000Z"},
        {"slug": "recipes/newer", "checked": ["a"], "timers": [], "changedAt": "2026-11-30T10:00:00.000Z"},
    ])
    kept = {"checked": ["b", "c"], "servings": 9, "timers": [], "changedAt": "2026-11-20T10:00:00.000Z"}
    file = {"app": "apus", "schema": 1, "recipeState": [
        {"slug": f"recipes/{name}", **kept} for name in ("looked", "begun anew", "older", "newer")]}
    eventually(lambda: page.evaluate("file => Apus.merge(file)", file), {"count": 2, "unread": 0})
    eventually(lambda: page.evaluate("file => Apus.merge(file)", file), {"count": 0, "unread": 0})
    shown = """() => Apus.all('recipeState').then((records) => records.map(
      ({ slug, checked, timers }) => [slug, checked.join(""), timers.length]))"""
    eventually(lambda: page.evaluate(shown), [
        ["recipes/begun anew", "", 0], ["recipes/looked", "bc", 0], ["recipes/newer", "a", 0], ["recipes/older", "bc", 1]])


def test_what_was_begun_anew_is_newer_than_an_older_file_even_where_it_is_looked_at(page, site):
    start(page, site)
    page.locator(".ingredients [data-tick]").first.check()
    [before] = wait_for_records(page, "recipeState", lambda records: records[0]["checked"])
    page.locator("[data-start-over]").first.click()
    wait_for_records(page, "recipeState", lambda records: records[0]["checked"] == [])
    start(page, site, f"{RISOTTO}/step/1")
    wait_for_records(page, "recipeState", lambda records: records[0]["step"] == 1)
    page.goto(f"{site}/mural/favoritos/index.html")
    eventually(lambda: page.evaluate("() => Apus.ready && !!Apus.merge"))
    file = {"app": "apus", "schema": 1, "recipeState": [before]}
    eventually(lambda: page.evaluate("file => Apus.merge(file)", file), {"count": 0, "unread": 0})


def test_who_only_looks_at_a_step_changes_nothing(page, site):
    start(page, site, f"{RISOTTO}/step/2")
    wait_for_records(page, "recipeState", lambda records: records[0]["step"] == 2 and not records[0].get("changedAt"))


def test_what_is_ticked_has_the_time_of_it(page, site):
    start(page, site)
    page.locator(".ingredients [data-tick]").first.check()
    wait_for_records(page, "recipeState", lambda records: records and records[0]["changedAt"] > "2026")


@pytest.mark.parametrize("state", [
    {"servings": -3}, {"servings": 1e9}, {"servings": "abc"}, {"checked": "x"},
])
def test_a_damaged_state_is_not_brought_in(page, site, state):
    page.goto(f"{site}/mural/favoritos/index.html")
    eventually(lambda: page.evaluate("() => Apus.ready && !!Apus.merge"))
    record = {"slug": "recipes/romanesco-risotto", **state}
    file = {"app": "apus", "schema": 1, "recipeState": [record]}
    eventually(lambda: page.evaluate("file => Apus.merge(file)", file), {"count": 0, "unread": 1})


def test_a_state_is_brought_in_as_it_was_saved(page, site):
    page.goto(f"{site}/mural/favoritos/index.html")
    eventually(lambda: page.evaluate("() => Apus.ready && !!Apus.merge"))
    timer = {"id": "a", "label": "L", "url": "x", "seconds": 60, "endsAt": None, "remaining": 30}
    records = [
        {"slug": "recipes/one", "servings": None, "checked": [], "timers": [timer]},
        {"slug": "recipes/two", "servings": 99, "checked": ["a"], "step": 2},
    ]
    file = {"app": "apus", "schema": 1, "recipeState": records}
    eventually(lambda: page.evaluate("file => Apus.merge(file)", file), {"count": 2, "unread": 0})


@pytest.mark.parametrize("size", [{"width": 390, "height": 844}, {"width": 320, "height": 568}])
def test_timers_leave_the_next_step_free_at_the_end_of_a_page(page, site, size):
    page.set_viewport_size(size)
    start(page, site, f"{RISOTTO}/step/2")
    page.locator(".start-timer").first.click()
    expect(page.locator(".timers")).to_be_visible()
    eventually(lambda: page.evaluate("""() => {
      scrollTo(0, document.documentElement.scrollHeight);
      const pill = document.querySelector(".timers").getBoundingClientRect();
      const button = document.querySelector(".go-on .button").getBoundingClientRect();
      return pill.bottom <= button.top || pill.top >= button.bottom;
    }"""))


def test_the_focus_stays_on_the_page_when_the_last_timer_is_removed(page, site):
    start(page, site, f"{RISOTTO}/step/2")
    page.locator(".start-timer").first.click()
    page.locator(".timers summary").click()
    page.locator(".timers [data-act=remove]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".timers")).to_have_count(0)
    eventually(lambda: page.evaluate("() => document.activeElement.tagName"), "MAIN")
