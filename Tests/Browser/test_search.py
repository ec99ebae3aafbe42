"""Search: words, beginnings, slips, phrases, filters; by keyboard, from disk, without a connection."""
import contextlib
import json

import pytest
from playwright.sync_api import expect
from building import build
from conftest import SITE
from device import served, visit
from waiting import eventually, location_of

MODEL = """import ApusModels
struct Thing: Entry {
  @Key var id: Int
  @Searchable(5) var name: String
  @Searchable var text: String
  var kind: String
  var isOpen: Bool
  var price: Decimal?
  var made: Date
}
"""
SETTINGS = """title: Things
id: things
collections:
  things: { model: Thing, from: things.json#things }
pages:
  home: { page: home, at: / }
  things: { list: things, at: /things/ }
  thing: { entry: things, at: "things/{slug}/", title: "{thing.name}" }
  manifest: { page: manifest, at: manifest.webmanifest, title: Things, template: manifest.webmanifest }
  find: { search: [things], at: find/, title: Find, filters: [kind, isOpen, price, made] }
"""
HOSTILE = "</script><img src=x onerror=\"window.broken = 1\"> \\u2028 \" onmouseover=\"x ${1} 'quoted'"
THINGS = [
    ("Crème brûlée", "Vanilla cream under burnt sugar.", "sweet", True, "4.50", "2024-01-05"),
    ("Сырники", "Йогурт и творог. Ёлка.", "sweet", False, "3.00", "2024-06-01"),
    ("Straße nach Łódź", "Die Straße ist lang; am Ende steht ein Haus.", "place", True, None, "2023-03-03"),
    ("日本の歴史", "起初神創造天地。", "book", False, "12.00", "2025-02-02"),
    ("Ἀθῆναι", "Ὁ λόγος τῆς πόλεως. Σίσυφος.", "place", True, "7.25", "2022-12-31"),
    (HOSTILE, "Text with " + HOSTILE + " in it", "odd <b>", True, "1.00", "2021-01-01"),
    ("Alpha", "one two three four five six seven eight nine ten", "book", True, "2.00", "2020-01-01"),
    ("Beta", "one far away from other words and then at last a two", "book", False, "9.00", "2020-02-01"),
    ("Gamma", "two one", "book", False, "9.99", "2020-03-01"),
    ("Delta", "½ ounce; 김치를", "dish", True, "5.00", "2019-01-01"),
    ("Epsilon", "1½ ounces and 1/3 more", "dish", True, "5.00", "2019-02-01"),
    ("Zeta", "1 ounce of 2", "dish", True, "5.00", "2019-03-01"),
]


@pytest.fixture(scope="module")
def things(sites):
    """A small site with hard words in it, built by Apus with the theme that comes with it."""
    keys = ["name", "text", "kind", "isOpen", "price", "made"]
    rows = [{"id": number, **{key: value for key, value in zip(keys, row) if value is not None}}
            for number, row in enumerate(THINGS, 1)]
    return sites.made("things", lambda folder: make(folder, rows)) / "out"


def make(folder, rows, language="en"):
    """Builds a site of things below a folder, into its folder `out`."""
    (folder / "Content/Models").mkdir(parents=True)
    (folder / "Content/Models/Thing.swift").write_text(MODEL)
    (folder / "Content/site.yaml").write_text(f"language: {language}\n{SETTINGS}")
    (folder / "Content/things.json").write_text(json.dumps({"things": rows}))
    (folder / "Templates").mkdir()
    (folder / "Templates/home.html").write_text('{% extends "base.html" %}')
    (folder / "Templates/manifest.webmanifest").write_text('{"name": "Things"}')
    build(folder, folder / "out", "--portable")


@contextlib.contextmanager
def searching(browser, address, query=None, **settings):
    """A page of search with a query typed into it."""
    with visit(browser, **settings) as context:
        page = context.new_page()
        page.goto(address)
        if query is not None:
            ask(page, query)
        yield page


def ask(page, query):
    page.locator("input[name=q]").fill(query)
    settle(page)


def settle(page):
    """Waits until what is asked is answered."""
    page.locator("[data-results]:not([aria-busy])").wait_for(state="attached")


def titles(page):
    return page.locator("[data-results] h2").all_inner_texts()


def found(page):
    return page.locator("[data-found]").inner_text()


RECIPES = "recipes/search/index.html"
VERSES = "biblia/buscar/index.html"


def test_words_beginnings_and_slips_find_a_recipe(browser, site):
    with searching(browser, f"{site}/{RECIPES}", "borscht") as page:
        eventually(lambda: titles(page)[0], "Borscht")
        for query in ["Bors", "BORŠCHT", "brscht", "orscht", "xorscht", "borsht"]:
            ask(page, query)
            eventually(lambda: "Borscht" in titles(page), about=query)
        ask(page, "zzzzzz")
        eventually(lambda: titles(page), [])
        eventually(lambda: "Nothing found" in found(page))
        ask(page, "")
        eventually(lambda: found(page), "")
        expect(page.locator("[data-search-start]")).to_be_visible()


def test_slips_in_the_first_half_of_a_word_find_what_begins_with_it_too(browser, things):
    with searching(browser, (things / "find/index.html").as_uri(), "olher") as page:
        eventually(lambda: titles(page), ["Beta"])
        ask(page, "vanlla creem")
        eventually(lambda: titles(page), ["Crème brûlée"])
        ask(page, "wrds oher worls")
        eventually(lambda: titles(page), [])


def test_a_verse_is_found_at_its_place(browser, site):
    with searching(browser, f"{site}/{VERSES}", '"amor é paciente"') as page:
        eventually(lambda: titles(page), ["1 Coríntios 13:4"])
        expect(page.locator("mark").first).to_have_text("amor", use_inner_text=True)
        eventually(lambda: found(page), "1 resultado")
        page.locator("[data-results] a").click()
        eventually(lambda: location_of(page).endswith("#v4"))
        expect(page.locator(":target")).to_contain_text("paciente", use_inner_text=True)


#: Of each language: what is there, and what is found by which query.
ASKED = {
    "de": (["Roggenbrot", "Brot mit Butter", "Brotzeit", "Butter"], [
        ("brot", ["Brot mit Butter", "Roggenbrot", "Brotzeit"]), ("roggen", ["Roggenbrot"]), ("rot", [])]),
    "ar": (["الكتاب الكبير", "كتاب صغير", "العاب"], [
        ("كتاب", ["كتاب صغير", "الكتاب الكبير"]), ("الكتاب", ["الكتاب الكبير", "كتاب صغير"])]),
    # What only begins like a slip is after the whole word, also where that is in the text alone.
    "pt-BR": (["Mesa|com uma cadeira", "Caderno|de notas"], [
        ("cadera", ["Mesa", "Caderno"])]),
    "en": (["Cornbread", "Bread"], [("bread", ["Bread"])]),
}


@pytest.fixture(scope="module")
def worded(sites, request):
    """A site of things with some names, in one language."""
    language = request.param
    names, _ = ASKED[language]
    rows = [{"id": number, "name": name.split("|")[0], "text": (name.split("|")[1:] or ["–"])[0], "kind": "a",
             "isOpen": True, "made": "2024-01-01"} for number, name in enumerate(names, 1)]
    return language, sites.made(f"worded-{language}", lambda folder: make(folder, rows, language)) / "out"


@pytest.mark.parametrize("worded", ASKED, indirect=True)
def test_words_are_found_in_words_and_slips_in_order(browser, worded):
    language, site = worded
    with searching(browser, (site / "find/index.html").as_uri()) as page:
        for query, wanted in ASKED[language][1]:
            ask(page, query)
            eventually(lambda: titles(page), wanted, about=query)


def test_phrases_nearness_and_weights_order_what_is_found(browser, things):
    with searching(browser, (things / "find/index.html").as_uri(), "one two") as page:
        eventually(lambda: titles(page), ["Alpha", "Gamma", "Beta"])
        ask(page, '"one two"')
        eventually(lambda: titles(page), ["Alpha"])
        ask(page, '"two one"')
        eventually(lambda: titles(page), ["Gamma"])


@pytest.mark.parametrize("query, title", [
    ("CREME BRULEE", "Crème brûlée"), ("créme", "Crème brûlée"), ("йогурт", "Сырники"),
    ("елка", "Сырники"), ("strasse", "Straße nach Łódź"), ("LODZ", "Straße nach Łódź"),
    ("创造", None), ("創造", "日本の歴史"), ("歴史", "日本の歴史"), ("αθηναι", "Ἀθῆναι"),
    ("ΛΌΓΟΣ", "Ἀθῆναι"), ("σίσυφοσ", "Ἀθῆναι"), ("ｓｔｒａｓｓｅ", "Straße nach Łódź"), ("⅓", "Epsilon"),
    ("1/3", "Epsilon"), ("김치", "Delta"), ("김", "Delta"),
])
def test_words_are_folded_as_the_compiler_folds_them(browser, things, query, title):
    with searching(browser, (things / "find/index.html").as_uri(), query) as page:
        eventually(lambda: titles(page), [title] if title else [])


@pytest.mark.parametrize("query, names", [
    ("½", ["Delta", "Epsilon"]), ("1/2", ["Delta", "Epsilon"]), ("\"1½ ounces\"", ["Epsilon"]),
    ("2", ["Zeta"]), ("v", []), ("va", []), ("van", ["Crème brûlée"]),
])
def test_a_fraction_is_a_word_and_beginnings_have_three_letters(browser, things, query, names):
    with searching(browser, (things / "find/index.html").as_uri(), query) as page:
        eventually(lambda: sorted(titles(page)), names)
        # What was found is marked as it is found.
        for marked in page.locator("[data-text] mark").all_inner_texts():
            assert marked in ["½", "1", "ounces", "2", "Vanilla"]


@pytest.mark.parametrize("asked, words", [
    ("course=soup&totalTime-to=2", "Remove one"), ("q=onion&course=soup&totalTime-to=2", "Remove one"),
    ("q=zzzzzz", "fewer or shorter words"),
])
def test_what_finds_nothing_is_told_what_to_change(browser, site, asked, words):
    with searching(browser, f"{site}/{RECIPES}?{asked}") as page:
        eventually(lambda: words in found(page), about=asked)
        # A drawing, and where else to look.
        expect(page.locator("[data-search-start] svg").first).to_be_visible()
        expect(page.locator("[data-search-start] .tile a").first).to_be_visible()
        page.goto(f"{site}/{RECIPES}?q=onion")
        eventually(lambda: titles(page))
        expect(page.locator("[data-search-start]")).to_be_hidden()
        page.goto(f"{site}/{RECIPES}")
        expect(page.locator("[data-search-start] .tile a").first).to_be_visible()
        expect(page.locator("[data-search-start] svg").first).to_be_hidden()


def test_the_ends_of_a_range_may_be_written_in_either_order(browser, site):
    with searching(browser, f"{site}/{RECIPES}?totalTime-from=30&totalTime-to=60") as page:
        eventually(lambda: found(page))
        wanted = found(page)
        page.goto(f"{site}/{RECIPES}?totalTime-from=60&totalTime-to=30")
        eventually(lambda: titles(page))
        eventually(lambda: found(page), wanted)


def test_the_way_back_from_what_was_found_leads_to_the_results(browser):
    with served(SITE) as host:
        with searching(browser, f"{host}/{RECIPES}", "pea soup") as page:
            page.get_by_role("link", name="Pea soup with mint", exact=True).click()
            page.wait_for_url("**/recipes/pea-soup/**")
            page.get_by_role("link", name="Back to Search").click()
            page.wait_for_url("**/recipes/search/**q=pea+soup**")
            eventually(lambda: "Pea soup with mint" in titles(page))
            page.goto(f"{host}/recipes/index.html")
            page.get_by_role("link", name="Pea soup with mint", exact=True).first.click()
            page.get_by_role("link", name="Back to Recipes").click()
            page.wait_for_url("**/recipes/**#recipe-pea-soup")


def test_filters_narrow_down_with_counts(browser, things):
    with searching(browser, (things / "find/index.html").as_uri()) as page:
        page.locator("summary").click()
        page.get_by_label("book").check()
        settle(page)
        eventually(lambda: titles(page), ["日本の歴史", "Alpha", "Beta", "Gamma"])
        page.locator("[name=price-from]").fill("9")
        settle(page)
        eventually(lambda: titles(page), ["日本の歴史", "Beta", "Gamma"])
        counts = page.locator("[data-filter=isOpen] [data-count]").all_inner_texts()
        assert counts == ["0", "3"]
        page.locator("[name=made-to]").fill("2020-02-15")
        settle(page)
        eventually(lambda: titles(page), ["Beta"])
        ask(page, "one")
        eventually(lambda: titles(page), ["Beta"])
        eventually(lambda: "price-from=9" in location_of(page))
        page.locator("[data-clear-filters]").click()
        settle(page)
        eventually(lambda: sorted(titles(page)), sorted([HOSTILE, "Alpha", "Beta", "Gamma"]))


#: Names of fields that the form of a search has for something else.
NAMES = [
    "q", "elements", "dataset", "hidden", "action", "method", "name", "id", "querySelector", "querySelectorAll",
    "addEventListener", "removeAttribute", "submit", "reset", "closest"]


def make_named(folder, name):
    """Builds a site of books that are narrowed down by a field of this name, and by their weight."""
    (folder / "Content/Models").mkdir(parents=True)
    (folder / "Content/Models/Book.swift").write_text(
        f"struct Book: Entry {{\n  @Key var title: String\n  var {name}: String\n  var weight: Double\n}}\n")
    (folder / "Content/site.yaml").write_text(
        "language: de\ntitle: Bücher\ncollections:\n  books: { model: Book, from: books.yaml }\npages:\n"
        "  books: { list: books, at: / }\n  book: { entry: books, at: 'books/{slug}/' }\n"
        f"  find: {{ search: [books], at: find/, title: Suche, filters: [{name}, weight] }}\n")
    (folder / "Content/books.yaml").write_text("".join(
        f"- {{ title: Buch {at}, {name}: {'gut' if at % 2 else 'alt'}, weight: {weight} }}\n"
        for at, weight in enumerate([0.25, 1.5, 15, 1500, 1.125])))
    build(folder, folder / "out", "--portable")


@pytest.mark.parametrize("name", NAMES)
def test_a_filter_may_be_called_like_a_member_of_the_form(browser, sites, name):
    folder = sites.made(f"named-{name}", lambda folder: make_named(folder, name)) / "out"
    with searching(browser, (folder / "find/index.html").as_uri()) as page:
        field = page.locator("[type=search]")
        field.fill("buch")
        settle(page)
        eventually(lambda: len(titles(page)), 5)
        page.locator("summary").click()
        page.get_by_label("gut").check()
        settle(page)
        eventually(lambda: titles(page), ["Buch 1", "Buch 3"])
        eventually(lambda: f"{'filter-q' if name == 'q' else name}=gut" in location_of(page))
        page.reload()
        settle(page)
        eventually(lambda: titles(page), ["Buch 1", "Buch 3"])
        expect(field).to_have_value("buch")
        expect(page.get_by_label("gut")).to_be_checked()


@pytest.mark.parametrize("typed, number", [
    ("1,5", "1.5"), ("1.5", "1.5"), ("1.500", "1500"), ("1.500,0", "1500"), ("1,500.0", "1500"), ("1,125", "1.125"),
    ("0.125", "0.125"), (",5", "0.5"), ("1 500", "1500"), ("1'500.5", "1500.5"), ("1.000.000", "1000000"), ("12,34,567", "1234567"),
    ("2,50 €", "2.5"), ("Fr. 5", "5"), ("−3", "-3"), ("٣٫٥", "3.5"), ("15", "15"),
])
def test_numbers_are_read_with_either_mark(browser, sites, typed, number):
    folder = sites.made("named-q", lambda folder: make_named(folder, "q")) / "out"
    with searching(browser, (folder / "find/index.html").as_uri()) as page:
        page.locator("summary").click()
        field = page.locator("[name=weight-from]")
        expect(field).to_have_attribute("placeholder", "0,25")
        field.fill(typed)
        eventually(lambda: location_of(page).endswith(f"?weight-from={number}"), about=typed)
        page.reload()
        settle(page)
        expect(field).to_have_value(number.replace(".", ","))
        eventually(lambda: location_of(page).endswith(f"?weight-from={number}"), about=typed)


def test_an_earlier_answer_does_not_end_the_wait_for_what_is_typed(browser, loaves):
    with served(loaves) as host, searching(browser, f"{host}/find/") as page:
        # Parts of the index come once what is typed next has been heard.
        page.evaluate("""() => {
          const [list, field] = ["[data-results]", "[name=q]"].map((part) => document.querySelector(part));
          const parts = [];
          const put = document.head.append.bind(document.head);
          document.head.append = (script) => { parts.push(script); };
          const type = (text) => {
            field.value = text;
            field.dispatchEvent(new Event("input", { bubbles: true }));
          };
          window.ends = [];
          new MutationObserver(() => {
            if (!list.hasAttribute("aria-busy")) window.ends.push(location.search);
          }).observe(list, { attributeFilter: ["aria-busy"] });
          type("bread");
          const wait = setInterval(() => {
            if (!parts.length) return;
            clearInterval(wait);
            type("loaf");
            document.head.append = put;
            put(...parts);
          }, 5);
        }""")
        eventually(lambda: page.evaluate("window.ends.at(-1)"), "?q=loaf")
        eventually(lambda: page.evaluate("window.ends"), ["?q=loaf"])
        eventually(lambda: len(titles(page)), 10)


def test_what_is_no_number_is_marked_and_narrows_nothing(browser, sites):
    folder = sites.made("named-q", lambda folder: make_named(folder, "q")) / "out"
    with searching(browser, (folder / "find/index.html").as_uri(), "buch") as page:
        page.locator("summary").click()
        field = page.locator("[name=weight-from]")
        field.fill("viel")
        settle(page)
        expect(field).to_have_attribute("aria-invalid", "true")
        eventually(lambda: len(titles(page)), 5)
        field.fill("1,5")
        settle(page)
        eventually(lambda: sorted(titles(page)), ["Buch 1", "Buch 2", "Buch 3"])
        expect(field).not_to_have_attribute("aria-invalid", "true")


def test_nothing_that_is_written_becomes_markup(browser, things):
    with searching(browser, (things / "find/index.html").as_uri(), "onerror") as page:
        eventually(lambda: titles(page), [HOSTILE])
        eventually(lambda: page.evaluate("window.broken"), None)
        expect(page.locator("[data-results] img")).to_have_count(0)
        for query in ['<img src=x onerror="window.broken = 1">', "</script>", '"', "\\u2028", "${1}"]:
            ask(page, query)
            expect(page.locator("[data-results] img")).to_have_count(0)
        page.goto(page.url.partition("?")[0] + "?q=%3Cimg%20src=x%20onerror=window.broken=1%3E")
        settle(page)
        eventually(lambda: page.evaluate("window.broken"), None)


def test_the_query_stays_in_the_address_and_back_finds_it_again(browser, site):
    with served(SITE) as host:
        for start in [site, host]:
            with searching(browser, f"{start}/{RECIPES}", "onion") as page:
                eventually(lambda: "q=onion" in location_of(page))
                before = titles(page)
                page.locator("[data-more-results]").click()
                page.wait_for_function("() => document.querySelectorAll('[data-results] li').length > 10")
                page.locator("[data-results] a").nth(10).click()
                page.wait_for_load_state()
                page.go_back()
                page.wait_for_function("() => document.querySelectorAll('[data-results] li').length > 10")
                expect(page.locator("input[name=q]")).to_have_value("onion")
                eventually(lambda: titles(page)[:10], before)


@pytest.fixture(scope="module")
def loaves(sites):
    """A site in which one word finds 35 things."""
    rows = [{"id": number, "name": f"Loaf {number}", "text": "bread", "kind": "one", "isOpen": True, "made": "2026-01-01"}
            for number in range(1, 36)]
    return sites.made("loaves", lambda folder: make(folder, rows)) / "out"


def test_more_results_come_once_after_two_presses(browser, loaves):
    with searching(browser, f"{loaves.as_uri()}/find/index.html", "bread") as page:
        more = page.locator("[data-more-results]")
        for count in [20, 30]:
            more.evaluate("button => { button.click(); button.click(); }")
            eventually(lambda: len(titles(page)), count)
        more.click()
        eventually(lambda: len(set(titles(page))), 35)
        expect(page.locator("[data-results] > *")).to_have_count(35)
        expect(more).to_be_hidden()


@pytest.mark.parametrize("name", ["elements", "dataset"])
def test_a_filter_may_be_called_like_a_member_of_its_form(browser, things, name):
    def rename(route):
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace('name="kind"', f'name="{name}"'))

    with served(things) as host, visit(browser) as context:
        page = context.new_page()
        page.route(f"{host}/find/", rename)
        page.goto(f"{host}/find/")
        ask(page, "two")
        eventually(lambda: sorted(titles(page)), ["Alpha", "Beta", "Gamma"])
        ask(page, "")
        page.locator("[data-filters]").evaluate("panel => { panel.open = true }")
        page.locator(f"input[name={name}][value=dish]").check()
        eventually(lambda: sorted(titles(page)), ["Delta", "Epsilon", "Zeta"])
        expect(page).to_have_url(f"{host}/find/?{name}=dish")


def test_the_way_back_finds_all_that_was_shown_with_a_filter_too(browser, loaves):
    with served(loaves) as host, visit(browser) as context:
        page = context.new_page()
        page.goto(f"{host}/find/?kind=one&q=bread")
        page.locator("[data-more-results]").click()
        eventually(lambda: len(titles(page)), 20)
        page.locator("[data-results] a").nth(15).click()
        page.wait_for_url("**/things/**")
        page.go_back()
        eventually(lambda: len(titles(page)), 20)
        # What opens the filters begins no search of its own, now or later.
        page.wait_for_timeout(400)
        eventually(lambda: len(titles(page)), 20)
        eventually(lambda: page.evaluate("history.state.apusShown"), 20)


def test_a_search_that_fails_leaves_no_earlier_results(browser, loaves):
    with served(loaves) as host, searching(browser, f"{host}/find/", "bread") as page:
        expect(page.locator("[data-more-results]")).to_be_visible()
        page.route("**/search-*.js", lambda route: route.abort("internetdisconnected"))
        page.locator("[data-filters]").evaluate("panel => { panel.open = true }")
        expect(page.locator("[data-found]")).to_have_text("The search could not be loaded. Try again with a connection.")
        expect(page.locator("[data-results] > *")).to_have_count(0)
        expect(page.locator("[data-more-results]")).to_be_hidden()


def test_a_page_whose_parts_were_replaced_by_a_new_version_is_loaded_again(browser, loaves):
    with served(loaves) as host, visit(browser) as context:
        page = context.new_page()
        page.goto(f"{host}/find/")
        # What the open page asks for is there no more; the page that is loaded again asks for something else.
        replaced = page.locator("form[data-search]").get_attribute("data-index").rpartition("/")[2]
        gone = [True]
        page.route(f"**/{replaced}", lambda route: (
            route.fulfill(status=404, body="") if gone else route.continue_()))
        page.on("framenavigated", lambda frame: gone.clear())
        page.locator("input[name=q]").fill("bread")
        eventually(lambda: len(titles(page)), 10)
        expect(page.locator("input[name=q]")).to_have_value("bread")
        # Where that does not help, it is said, and not tried again.
        loads = []
        page.on("load", lambda: loads.append(page.url))
        page.unroute_all()
        page.route(f"**/{replaced}", lambda route: route.fulfill(status=404, body=""))
        page.goto(f"{host}/find/?q=loaf")
        expect(page.locator("[data-found]")).to_have_text("The search could not be loaded. Try again with a connection.")
        page.wait_for_timeout(300)
        assert len(loads) == 2


def test_keys_go_through_the_results(browser, site):
    with searching(browser, f"{site}/{RECIPES}", "onion") as page:
        focused = "document.activeElement.textContent"
        page.keyboard.press("ArrowDown")
        first, second = titles(page)[:2]
        eventually(lambda: page.evaluate(focused), first)
        page.keyboard.press("ArrowDown")
        eventually(lambda: page.evaluate(focused), second)
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowUp")
        eventually(lambda: page.evaluate("document.activeElement.name"), "q")
        status = page.locator("[role=status][data-found]")
        expect(status).to_have_text("12 results", use_inner_text=True)
        expect(page.get_by_role("search").get_by_role("searchbox", name="Search")).to_be_visible()


def test_without_scripts_no_control_is_seen(browser, site):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site}/{RECIPES}")
    expect(page.locator("input[name=q]")).to_be_hidden()
    expect(page.locator("[data-more-results]")).to_be_hidden()
    expect(page.locator("main")).to_contain_text("needs JavaScript", use_inner_text=True)
    page.locator("main").get_by_role("link", name="Recipes").click()
    eventually(lambda: page.locator("main [data-entry]").count() > 10)
    context.close()


def test_a_page_loads_only_the_parts_that_a_query_needs(browser):
    with served(SITE) as host:
        with visit(browser) as context:
            page = context.new_page()
            asked = []
            page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
            page.goto(f"{host}/{VERSES.removesuffix('index.html')}")
            index = page.locator("form[data-search]").get_attribute("data-index")
            assert index not in asked
            assert not [name for name in asked if name.startswith("search-")]
            ask(page, "amor")
            kinds = sorted(name.partition(".")[0] for name in asked if name.startswith("search-"))
            assert "search-t0" in kinds and not any(kind.startswith("search-e") for kind in kinds)


WORDS = ["tide", "harbour", "lantern", "window", "gravel", "orchard", "copper", "thistle"]
#: One word, two, words side by side, the beginning of a word, a slip, one that is nowhere.
COSTLY = ["tide", "tide copper", '"tide harbour"', '"tide harbour" gravel', "thi", "harbuor", "nowhere"]


@pytest.fixture(scope="module")
def shelves(sites):
    """The same words in 400 and in 1,600 things: each has three of them, one thirty times."""
    folders = []
    for count in [400, 1600]:
        rows = [{"id": number, "name": f"Thing {number}", "kind": "one", "isOpen": True, "made": "2026-01-01",
                 "text": " ".join(WORDS[(number * 7 + at * at) % 8] for at in range(60))}
                for number in range(1, count + 1)]
        folders.append(sites.made(f"shelves-{count}", lambda folder: make(folder, rows)) / "out")
    return folders


def calls_of(browser, folder, query):
    """How often functions of the script of search are called for a query, once its parts are there."""
    with searching(browser, f"{(folder / 'find/index.html').as_uri()}", query) as page:
        ask(page, "")
        session = page.context.new_cdp_session(page)
        session.send("Profiler.enable")
        session.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": False})
        ask(page, query)
        scripts = session.send("Profiler.takePreciseCoverage")["result"]
        return sum(function["ranges"][0]["count"] for script in scripts
                   if "/search." in script["url"] for function in script["functions"])


@pytest.mark.parametrize("query", COSTLY)
def test_the_work_of_a_query_grows_with_what_holds_its_words(browser, shelves, query):
    less, more = [calls_of(browser, folder, query) for folder in shelves]
    assert less > 20
    assert more < less * 4.5, (less, more)
    # A thing has sixty words; of each place the distance is read, and a few numbers besides.
    assert more < 1600 * 60 * 3, more


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (1280, 800)])
@pytest.mark.parametrize("path", [RECIPES, VERSES])
def test_the_page_fits(browser, site, size, path):
    width, height = size
    with searching(browser, f"{site}/{path}", "a", viewport={"width": width, "height": height},
                   is_mobile=False) as page:
        ask(page, "coração" if "biblia" in path else "tomato")
        page.locator("summary").click()
        settle(page)
        eventually(lambda: titles(page))
        eventually(lambda: page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
