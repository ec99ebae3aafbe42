"""Small sites made of the program and of docs/device.md alone: its examples do what they say."""
import datetime
import pathlib
import re
import shutil

import pytest
from playwright.sync_api import expect
from building import build, run
from device import press, served, visit, wait_for_names
from waiting import eventually

PAGES = """
id: poems-and-pictures
title: Own site
language: en
collections:
  albums: { model: Album, from: albums.yaml }
  poems: { model: Poem, from: poems.yaml }
sections:
  albums: { title: Albums, at: /, pages: { list: { list: albums }, album: { entry: albums, template: album.html } } }
  poems:
    title: Poems
    at: /poems/
    pages:
      list: { list: poems }
      poem: { entry: poems, template: poem.html }
      start: { page: start, at: start/, title: Start, template: start.html }
      marked: { page: marked, at: marked/, title: Marked, template: marked.html }
"""
MODELS = {
    "Album": "struct Album: Entry {\n  @Key var title: String\n  var photos: [Photo]\n}\n\n"
             "struct Photo: Component {\n  var title: String\n  var image: Image\n}\n",
    "Poem": "struct Poem: Entry {\n  @Key var title: String\n  var lines: [String]\n}\n",
}


def example(heading, number=0):
    """An example of HTML below a heading of the guide."""
    text = pathlib.Path("docs/device.md").read_text().split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return re.findall(r"```html\n(.*?)```", text, re.DOTALL)[number]


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    folder = tmp_path_factory.mktemp("own")
    for part in ["Content/Models", "Content/images", "Templates"]:
        (folder / part).mkdir(parents=True)
    (folder / "Content/site.yaml").write_text(PAGES)
    for name, model in MODELS.items():
        (folder / f"Content/Models/{name}.swift").write_text("import ApusModels\n\n" + model)
    shutil.copy("Templates/assets/share.png", folder / "Content/images/one.png")
    picture = "{ title: %s, image: { src: images/one.png, alt: %s } }"
    photos = ", ".join(picture % (name, name) for name in ["Boat", "Pier", "Gull"])
    (folder / "Content/albums.yaml").write_text(f"- title: Harbour\n  photos: [{photos}]\n")
    (folder / "Content/poems.yaml").write_text("- title: The Tide\n  lines: [It comes, It stays, It goes]\n")
    (folder / "Templates/album.html").write_text(example("Albums"))
    (folder / "Templates/poem.html").write_text(example("Passages"))
    (folder / "Templates/start.html").write_text(example("Passages", 1))
    (folder / "Templates/marked.html").write_text(example("Passages", 2))
    build(folder, folder / "out", "--portable")
    return (folder / "out").as_uri()


@pytest.fixture
def page(browser):
    with visit(browser, reduced_motion="reduce") as context:
        yield context.new_page()


def test_a_picture_opens_large_and_turns(page, built):
    page.goto(f"{built}/harbour/index.html")
    page.get_by_role("link", name="Boat").click()
    expect(page.get_by_role("dialog", name="Boat")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("dialog", name="Pier")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("link", name="Boat")).to_be_focused()


def test_a_line_is_highlighted_and_found_among_what_is_marked(page, built):
    page.goto(f"{built}/poems/the-tide/index.html")
    page.locator("#v2 > a").click()
    page.get_by_role("button", name="Green").click()
    expect(page.locator("#v2 mark[data-color=green]")).to_have_text("It stays", use_inner_text=True)
    eventually(lambda: page.evaluate("() => Apus.all('highlights').then((all) => all.length)"), 1)
    page.goto(f"{built}/poems/marked/index.html")
    expect(page.get_by_role("heading", name="The Tide", exact=True)).to_be_visible()
    page.get_by_role("link", name="The Tide 2").click()
    expect(page.locator("#v2 mark")).to_be_visible()


def test_reading_goes_on_at_a_poem_that_nobody_had_to_scroll(page, built):
    page.goto(f"{built}/poems/start/index.html")
    expect(page.get_by_role("link", name="Begin to read")).to_be_visible()
    page.goto(f"{built}/poems/the-tide/index.html")
    page.wait_for_function("() => Apus.local('reading')")
    page.goto(f"{built}/poems/start/index.html")
    page.get_by_role("link", name="The Tide 1").click()
    page.wait_for_url("**/the-tide/index.html#v1")


#: What switches all the rest on in the `site.yaml` of the starter `blank`, in place of a line.
SWITCHES = {
    "title: A new site": "id: own-site\noffline: true\ntitle: A new site",
    "  notes: { model: Note, from: notes/*.md, order: [-date, title] }":
        """  notes: { model: Note, from: notes/*.md, order: [-date, title], favourites: true }
  shops: { model: Shop, from: shops.yaml, lists: true }""",
    "sections:": """  offline: { page: offline, at: /offline/, title: Offline }
  favourites: { page: favourites, at: /favourites/, title: Favourites }
  find: { search: [notes, shops], at: /find/, title: Find, filters: [kind] }
  sign-up: { page: sign-up, at: /sign-up/, title: Sign up, template: sign-up.html }
  log-in: { page: log-in, at: /log-in/, title: Log in, template: log-in.html }
  day: { page: day, at: /day/, title: Note of the day, template: day.html }
  hours: { page: hours, at: /hours/, title: Hours, template: hours.html }
  profile: { page: profile, at: /profile/, title: Profile, template: profile.html }
  lists: { page: lists, at: /lists/, title: Lists, template: lists.html }
  one: { page: one, at: /lists/one/, title: List, template: one.html }
sections:
  shops:
    title: Shops
    at: /shops/
    pages: { list: { list: shops, per-page: 2, view: [cards, rows] }, shop: { entry: shops } }""",
}


def build_for_serving(folder):
    """Builds a site that is to be served, into its folder `out`."""
    build(folder, folder / "out", "--clock", "2026-03-01")


@pytest.fixture(scope="module")
def source(tmp_path_factory):
    folder = tmp_path_factory.mktemp("started") / "site"
    run("new", folder)
    settings = (folder / "Content/site.yaml").read_text()
    for line, switched in SWITCHES.items():
        assert f"\n{line}\n" in settings
        settings = settings.replace(f"\n{line}\n", f"\n{switched}\n", 1)
    (folder / "Content/site.yaml").write_text(settings)
    model = pathlib.Path("docs/models.md").read_text().split("struct Reader: DeviceRecord {")[1].split("```")[0]
    for name, text in {
        "Content/Models/Reader.swift": "import ApusModels\n\nstruct Reader: DeviceRecord {" + model,
        "Content/Models/Shop.swift":
            "import ApusModels\n\nstruct Shop: Entry {\n  @Key var name: String\n  var kind: String\n}\n",
        "Content/shops.yaml": "".join(f"- {{ name: Shop {at}, kind: kind {at % 2} }}\n" for at in range(5)),
        "Content/messages/en.yaml": "notes:\n  count: { one: '{count} entry', other: '{count} entries' }\n",
        "Templates/lists.html": example("Lists"),
        "Templates/one.html": example("Lists", 1),
        "Templates/sign-up.html": example("Profiles"),
        "Templates/log-in.html": example("Profiles", 1),
        "Templates/profile.html": example("Profiles", 2),
        "Templates/day.html": example("One for each day"),
        "Templates/hours.html": example("Open now"),
        "Templates/shops/list.html": example("Without a connection"),
        "Templates/notes/note.html": example("Cooking"),
        "Content/notes/second-steps.md": "---\ntitle: Second steps\nsummary: What comes after the first steps, in a sentence that is long enough for lists.\ndate: 2026-02-01\n---\nText.\n",
    }.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text)
    build_for_serving(folder)
    return folder


@pytest.fixture(scope="module")
def started(source):
    with served(source / "out") as host:
        yield host


def test_a_note_becomes_a_favourite(page, started):
    page.goto(f"{started}/")
    press(page, "first-steps")
    page.goto(f"{started}/favourites/")
    wait_for_names(page, ["First steps"])


def test_a_shop_comes_into_a_list(page, started):
    page.goto(f"{started}/shops/")
    page.locator('[data-entry="shop-1"] > .heart').click()
    page.locator("dialog [name=nome]").fill("Later")
    page.locator("dialog [value=save]").click()
    page.locator("dialog").wait_for(state="detached")
    page.goto(f"{started}/lists/")
    expect(page.locator("[data-list]")).to_contain_text("1 entry", use_inner_text=True)
    page.get_by_role("link", name="Later").click()
    expect(page.locator("[data-list-entries]")).to_contain_text("Shop 1", use_inner_text=True)


def test_a_list_goes_on_and_keeps_its_view(page, started):
    page.goto(f"{started}/shops/")
    page.locator("#view-rows").check(force=True)
    page.get_by_role("button", name="more").click()
    expect(page.locator("main > ul > li").nth(3)).to_be_attached()
    page.reload()
    expect(page.locator("#view-rows")).to_be_checked()


def test_a_profile_is_made(page, started):
    page.goto(f"{started}/sign-up/")
    for name, text in {"email": "ana@example.org", "name": "Ana", "password": "secret-1"}.items():
        page.locator(f"[name={name}]").fill(text)
    page.locator("form [type=submit]").click()
    page.wait_for_url("**/profile/")
    expect(page.locator("[data-field=name]")).to_have_text("Ana", use_inner_text=True)


def test_shops_are_found_and_narrowed_down(page, started):
    page.goto(f"{started}/find/?q=shop&kind=kind+1")
    expect(page.locator("[data-results] > *")).to_have_count(2)
    expect(page.locator("[data-results] mark").first).to_have_text("Shop", use_inner_text=True)


def test_a_visited_page_is_there_without_a_connection(page, started):
    page.goto(f"{started}/shops/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.goto(f"{started}/shops/shop-0/")
    expect(page.get_by_role("heading", name="Shop 0").first).to_be_visible()
    eventually(lambda: page.evaluate("""(url) => caches.match(url).then(Boolean)""", f"{started}/shops/shop-0/"))
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="Shop 0").first).to_be_visible()


def test_the_profile_is_left_and_asked_for_again(page, started):
    test_a_profile_is_made(page, started)
    page.get_by_role("button", name="Log out").click()
    for password, expected in [("secret-2", "log-in"), ("secret-1", "profile")]:
        page.goto(f"{started}/log-in/")
        page.locator("[name=email]").fill("ana@example.org")
        page.locator("[name=password]").fill(password)
        page.locator("form [type=submit]").click()
        if expected == "log-in":
            expect(page.locator("[data-summary]")).not_to_be_empty()
        page.wait_for_url(f"**/{expected}/")
    expect(page.locator("[data-field=name]")).to_have_text("Ana", use_inner_text=True)


def test_servings_are_counted_and_a_timer_runs_on_another_page(page, started):
    page.goto(f"{started}/")
    page.get_by_role("link", name="Second steps").click()
    page.wait_for_url("**/second-steps/")
    # The button is there before its script is.
    page.wait_for_load_state()
    page.locator("[data-more]").click()
    expect(page.locator("[data-amount]")).to_have_text("400", use_inner_text=True)
    page.get_by_label("400 g rice").check()
    page.get_by_role("button", name="8 minutes").click()
    expect(page.get_by_role("complementary", name="Timers")).to_be_visible()
    page.reload()
    expect(page.get_by_label("400 g rice")).to_be_checked()
    expect(page.get_by_role("complementary", name="Timers")).to_be_visible()


@pytest.mark.parametrize("day", ["2026-03-01", "2026-03-02"])
def test_the_note_of_the_day_is_that_of_the_reader(page, source, started, day):
    page.clock.install(time=f"{day}T12:00:00Z")
    page.goto(f"{started}/day/")
    notes = page.locator("[data-daily] template").evaluate("all => [...all.content.children].map((a) => a.textContent)")
    days = (datetime.date.fromisoformat(day) - datetime.date(2000, 1, 1)).days
    assert len(notes) > 1
    expect(page.locator("[data-chosen]")).to_have_text(notes[days % len(notes)], use_inner_text=True)


@pytest.mark.parametrize("time, state", [("2026-03-02T12:00", "open"), ("2026-03-02T18:00", "closed")])
def test_a_place_says_whether_it_is_open(page, started, time, state):
    page.clock.install(time=f"{time}:00Z")
    page.goto(f"{started}/hours/")
    expect(page.locator("[data-opens]")).to_have_text(f"{state} now", use_inner_text=True)


def test_a_section_is_kept_and_read_without_a_connection(page, started):
    page.goto(f"{started}/shops/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.locator("[data-keep-section]").click()
    eventually(lambda: page.evaluate("""(url) => caches.match(url).then(Boolean)""", f"{started}/shops/shop-4/"))
    page.context.set_offline(True)
    page.goto(f"{started}/shops/shop-4/")
    expect(page.get_by_role("heading", name="Shop 4").first).to_be_visible()


def test_a_new_version_is_offered_and_taken(page, source, started):
    page.goto(f"{started}/shops/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    shops = source / "Content/shops.yaml"
    shops.write_text(shops.read_text().replace("Shop 0", "Shop Zero"))
    build_for_serving(source)
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    expect(page.locator(".snackbar [role=status]")).not_to_be_empty()
    page.locator(".snackbar [data-action]").click()
    expect(page.get_by_role("link", name="Shop Zero").first).to_be_visible()
