"""Reading without a connection: the worker in a site that is served, below a folder, built again."""
import contextlib
import shutil
import threading
import urllib.parse

import pytest
from playwright.sync_api import expect
from building import build, run
from device import QuietHandler, press, served, visit
from waiting import LIMIT, eventually, location_of
from walking import wait_for_pictures

#: What the next version of the showcase says: of a character, in a verse, on the page without a connection.
NEWS = [
    ("Content/characters/personagens.json", "Uma menina que segue", "Uma menina curiosa que segue"),
    ("Content/bible/apus.json", "O homem chamava-se", "O varão chamava-se"),
    ("Content/site.yaml", "title: Offline,", "title: Off line,"),
]
WITHOUT_WORKER = [("Content/site.yaml", "offline: true", "offline: false")]


@pytest.fixture
def showcase(sites):
    """The showcase as it is published, below a folder of its host."""
    return sites.showcase("on-2028-02-29", "--clock", "2028-02-29")


@pytest.fixture
def published(showcase, tmp_path):
    """A copy of the published showcase, whose place another version takes."""
    return shutil.copytree(showcase, tmp_path / "site")


@pytest.fixture
def publish_next(sites, published):
    """Puts the next version of the showcase in the place of the published one."""
    def publish(name="next", changes=NEWS):
        version = sites.showcase(name, "--clock", "2028-02-29", changes=changes)
        shutil.rmtree(published)
        shutil.copytree(version, published)

    return publish


@contextlib.contextmanager
def reader(browser, folder):
    """A page, with the address of the site below a folder, once the worker is in charge."""
    with served(folder.parent, f"/{folder.name}/") as home, visit(browser) as context:
        page = context.new_page()
        page.goto(home)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        wait_until(page, "() => navigator.serviceWorker.controller !== null")
        yield context, page, home


def wait_until(page, script, argument=None, limit=LIMIT):
    """Waits until a promise of the page is true; the driver's own wait takes any promise for it."""
    eventually(lambda: page.evaluate(script, argument), about=script, limit=limit)


def is_kept(page, address):
    return page.evaluate("address => caches.match(address).then((found) => Boolean(found))", address)


def wait_until_kept(page, address):
    wait_until(page, "address => caches.match(address).then((found) => Boolean(found))", address)


def visit_and_disconnect(context, page, address):
    """Visits a page, and ends the connection once it is kept."""
    page.goto(address)
    wait_until_kept(page, address)
    context.set_offline(True)


def wait_until_kept_with_pictures(page, address):
    """Waits until all that a favourite's page needs is kept, which is when its mark is written."""
    wait_until(page, "address => caches.open('apus-apus-showcase-kept')"
        ".then((kept) => kept.match(address)).then((found) => Boolean(found))", address)


def wait_until_section_is_kept(page):
    """Waits for all pages and pictures of a section, which are many."""
    wait_until(page, "() => document.querySelector('[data-progress]').textContent.includes('neste aparelho')",
               limit=8 * LIMIT)


def test_home_visited_pages_and_the_pages_of_favourites_open_without_a_connection(
    browser, showcase
):
    with reader(browser, showcase) as (context, page, home):
        visit_and_disconnect(context, page, home + "personagens/alice/")
        for path, title in [("", "Apus"), ("personagens/alice/", "Alice"),
                            ("personagens/favoritos/", "Favoritos"), ("lojas/listas/", "Listas")]:
            page.goto(home + path)
            expect(page.locator("h1")).to_have_text(title, use_inner_text=True)
            eventually(lambda: page.evaluate("getComputedStyle(document.body).display"), "flex")
        page.goto(home + "personagens/alice?a=b")
        expect(page.locator("h1")).to_have_text("Alice", use_inner_text=True)
        eventually(lambda: location_of(page), home + "personagens/alice/?a=b")


@pytest.mark.parametrize("status", [None, 503], ids=["late", "failing"])
def test_a_page_that_a_script_asks_for_is_the_kept_one_where_the_host_does_not_give_it(
    browser, showcase, monkeypatch, status
):
    given, answer, is_over, late = "personagens/alice/", QuietHandler.do_GET, threading.Event(), []

    def do_not_give(handler):
        if handler.path.endswith(given):
            if status:
                return handler.send_error(status)
            is_over.wait(8 * LIMIT)
            late.append(handler.path)
        return answer(handler)

    with reader(browser, showcase) as (_, page, home):
        page.goto(home + given)
        wait_until_kept(page, home + given)
        page.goto(home)
        monkeypatch.setattr(QuietHandler, "do_GET", do_not_give)
        found = page.evaluate("address => fetch(address).then((answer) => answer.text())", home + given)
        assert "Alice" in found and not late
        is_over.set()


def test_the_offline_page_tells_the_truth(browser, showcase):
    with reader(browser, showcase) as (context, page, home):
        visit_and_disconnect(context, page, home + "personagens/alice/")
        page.goto(home + "personagens/odisseu/?a=b")
        expect(page.locator("h2").first).to_have_text("You are offline", use_inner_text=True)
        again = page.locator("[data-again]")
        eventually(lambda: again.evaluate("link => link.href"), home + "personagens/odisseu/?a=b")
        page.locator("[data-on-device] a", has_text="Alice").wait_for()
        for link in page.locator("[data-on-device] a").all():
            eventually(lambda: is_kept(page, link.evaluate("link => link.href")))


def test_pa_16_a_favourite_is_kept_with_its_pictures_before_it_was_visited(browser, showcase):
    with reader(browser, showcase) as (context, page, home):
        page.goto(home + "mural/albuns/")
        press(page, "24")
        wait_until_kept_with_pictures(page, home + "mural/albuns/24/")
        context.set_offline(True)
        page.goto(home + "mural/albuns/24/")
        wait_for_pictures(page)
        eventually(lambda: page.locator(".photos img").count() > 1)


def test_a_favourite_that_was_imported_is_kept_where_favourites_are_shown(browser, showcase):
    with reader(browser, showcase) as (context, page, home):
        page.goto(home + "personagens/favoritos/")
        page.evaluate("""() => Apus.putAll("favorites", ["gone", "zorro"].map((id) => (
          { type: "personagens", id, name: id, image: "", url: `personagens/${id}/`, addedAt: "2026" })))""")
        wait_until_kept_with_pictures(page, home + "personagens/zorro/")
        context.set_offline(True)
        page.goto(home + "personagens/zorro/")
        expect(page.locator("h1")).to_have_text("Zorro")


def test_what_is_cleared_is_no_favourite_of_the_worker_any_more(browser, showcase):
    with reader(browser, showcase) as (_, page, home):
        marked = "() => caches.open('apus-apus-showcase-kept').then((kept) => kept.match(Apus.href('personagens/alice/'))).then(Boolean)"
        page.goto(f"{home}personagens/")
        press(page, "alice")
        wait_until(page, marked)
        page.goto(f"{home}personagens/favoritos/")
        page.locator("[data-clear]").click()
        eventually(lambda: page.evaluate(marked), False)
        page.locator(".snackbar [data-action]").click()
        wait_until(page, marked)


def test_a_favourite_that_was_made_without_a_connection_is_kept_once_there_is_one(browser, showcase):
    with reader(browser, showcase) as (context, page, home):
        page.goto(home + "personagens/favoritos/")
        wait_until(page, "() => navigator.serviceWorker.controller !== null")
        context.set_offline(True)
        page.evaluate("""() => Apus.put("favorites",
          { type: "personagens", id: "zorro", name: "Zorro", image: "", url: "personagens/zorro/", addedAt: "2026" })""")
        expect(page.locator("[data-favourites] h2")).to_have_text("Zorro")
        context.set_offline(False)
        wait_until_kept_with_pictures(page, home + "personagens/zorro/")


def test_a_visited_page_has_the_pictures_that_never_came_into_sight(browser, showcase):
    with reader(browser, showcase) as (context, page, home):
        page.goto(home + "recipes/tarte-tatin/")
        lazy = page.locator("img[loading=lazy]").evaluate_all("images => images.map((image) => image.src)")
        assert lazy
        for address in lazy:
            wait_until_kept(page, address)
        context.set_offline(True)
        page.reload()
        wait_for_pictures(page)


#: Names of pictures which addresses cannot have as they are, or which look like parts of addresses.
NAMES = ["a b", "za%41", "zaA", "it's & #1", "100%", "größe", "a+b"]


@pytest.fixture
def with_named_pictures(sites):
    """A journal with an entry that shows these pictures, each of which has a width of its own."""
    def make(folder):
        source = folder / "source"
        run("new", source, "--starter", "blog")
        pictures = source / "Content/posts/images"
        for width, name in enumerate(NAMES, 11):
            (pictures / f"{name}.svg").write_text(
                f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="10" viewBox="0 0 {width} 10"/>')
        (source / "Content/posts/named.md").write_text(
            "---\ntitle: Names\nsummary: Pictures whose names addresses cannot have as they are, each in one width.\n"
            'date: 2025-01-02\ntopic: birds\nimage: { src: "images/100%.svg", alt: One }\n---\n'
            + "\n".join(f"![{name}](<images/{urllib.parse.quote(name)}.svg>)\n" for name in NAMES))
        build(source, folder / "apus", "--strict")

    return sites.made("named-pictures", make) / "apus"


def test_pictures_of_any_name_are_kept(browser, with_named_pictures):
    with reader(browser, with_named_pictures) as (context, page, home):
        visit_and_disconnect(context, page, home + "named/")
        page.goto(home + "named/")
        wait_for_pictures(page)
        pictures = page.locator("main img[alt]:not([alt=One])")
        eventually(lambda: pictures.evaluate_all("all => all.map((picture) => picture.naturalWidth)"),
                   list(range(11, 11 + len(NAMES))))


def test_a_section_is_kept_with_progress(browser, showcase):
    with reader(browser, showcase) as (context, page, home):
        page.goto(home + "personagens/favoritos/")
        page.locator("[data-keep-section]").click()
        wait_until_section_is_kept(page)
        context.set_offline(True)
        page.goto(home + "personagens/page/3/")
        page.locator("main [data-entry] a").last.click()
        page.locator("h1").wait_for()
        wait_for_pictures(page, "main img")


def test_a_kept_section_is_named_after_a_reload_and_taken_away_again(browser, showcase):
    with reader(browser, showcase) as (context, page, home):
        page.goto(home + "personagens/alice/")
        press_in_bar(page)
        page.goto(home + "personagens/favoritos/")
        keep, remove = page.locator("[data-keep-section]"), page.locator("[data-forget-section]")
        expect(remove).to_be_hidden()
        keep.focus()
        page.keyboard.press("Enter")
        wait_until_section_is_kept(page)
        expect(remove).to_be_focused()
        page.reload()
        expect(page.locator("[data-progress]")).to_contain_text("neste aparelho")
        expect(remove).to_have_text("Remover Personagens deste aparelho")
        expect(keep).to_be_hidden()
        wait_until_kept(page, home + "personagens/zorro/")
        pictures = "() => caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then(" \
                   "(cache) => cache.keys())))).then((all) => all.flat().filter(({ url }) => url.includes('/characters/images/')).length)"
        before = page.evaluate(pictures)
        remove.focus()
        page.keyboard.press("Enter")
        expect(keep).to_be_focused(timeout=4 * LIMIT * 1000)
        expect(page.locator("[data-progress]")).to_have_text("Personagens não está mais neste aparelho.")
        eventually(lambda: is_kept(page, home + "personagens/zorro/"), False)
        eventually(lambda: page.evaluate(pictures) < before / 2)
        page.reload()
        expect(remove).to_be_hidden()
        context.set_offline(True)
        for path in ["personagens/alice/", "personagens/favoritos/", ""]:
            page.goto(home + path)
            expect(page.locator("html[data-site]")).to_have_count(1)
            eventually(lambda: location_of(page), home + path)


def press_in_bar(page):
    """Makes the entry of a page a favourite, and waits until its page is kept."""
    page.locator(".top-end .heart").click()
    wait_until(page, "() => caches.open('apus-apus-showcase-kept').then((cache) => cache.keys()).then((all) => all.length > 0)")


def ask(page, query):
    """Searches, and goes on when there is one result."""
    page.locator("input[name=q]").fill(query)
    page.locator("[data-results]:not([aria-busy])").wait_for(state="attached")
    expect(page.locator("[data-found]")).to_have_text("1 resultado")


def test_a_search_finds_again_what_it_found_before(browser, showcase):
    with reader(browser, showcase) as (context, page, home):
        page.goto(home + "biblia/buscar/")
        ask(page, "pastor")
        wait_until_kept(page, home + "biblia/buscar/")
        context.set_offline(True)
        page.goto(home + "biblia/buscar/?q=pastor")
        page.locator("[data-results] a").first.wait_for()
        expect(page.locator("[data-found]")).to_have_text("1 resultado", use_inner_text=True)


def test_a_kept_section_is_searched_whole_after_a_new_version_too(browser, published, publish_next):
    with reader(browser, published) as (context, page, home):
        page.goto(home + "biblia/marcados/")
        page.locator("[data-keep-section]").click()
        wait_until_section_is_kept(page)
        publish_next()
        page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
        page.locator(".snackbar", has_text="Nova versão disponível.").wait_for()
        with page.expect_navigation():
            page.locator(".snackbar [data-action]").click()
        context.set_offline(True)
        page.goto(home + "biblia/buscar/")
        ask(page, "varão chamava")
        ask(page, "varao xhamava")


def test_b04_errors_are_never_kept(browser, showcase):
    with reader(browser, showcase) as (_, page, home):
        page.goto(home + "nothing-here/")
        page.goto(home)
        eventually(lambda: not is_kept(page, home + "nothing-here/"))


def test_a_new_version_is_offered_fetches_only_what_changed_and_removes_the_old(
    browser, published, publish_next
):
    with reader(browser, published) as (_, page, home):
        page.goto(home + "personagens/alice/")
        page.goto(home + "personagens/anubis/")
        wait_until_kept(page, home + "personagens/anubis/")
        wait_until_kept(page, home + "personagens/alice/")
        publish_next()
        # What an update that was killed left behind has no list, and is not believed.
        page.evaluate("""([home, address]) => caches.open(`apus-apus-showcase-files-${home} 0`).then((cache) => (
          cache.put(address, new Response("half"))))""", [home, home + "personagens/anubis/"])
        QuietHandler.requests.clear()
        page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
        wait_until(page, "() => document.querySelector('.snackbar [role=status]').textContent === "
            "'Nova versão disponível.'")
        asked = [path.removeprefix(f"/{published.name}/") for path in QuietHandler.requests]
        assert "personagens/alice/" in asked
        assert "personagens/anubis/" not in asked and "recipes/favourites/" not in asked
        assert not [path for path in asked if path.endswith((".svg", ".css"))]
        with page.expect_navigation():
            page.locator(".snackbar [data-action]").click()
        wait_until(page, "() => caches.keys().then((names) => names.filter((name) => name.includes('-files-')).length"
            " === 1)")
        eventually(lambda: "curiosa" in page.evaluate(
            "address => caches.match(address).then((found) => found.text())",
            home + "personagens/alice/"))
        eventually(lambda: "half" != page.evaluate(
            "address => caches.match(address).then((found) => found.text())", home + "personagens/anubis/"))


def test_two_copies_of_a_site_on_one_host_leave_each_other_what_they_keep(browser, showcase, tmp_path):
    copies = [shutil.copytree(showcase, tmp_path / "host" / name) for name in ["one", "two"]]
    with reader(browser, copies[0]) as (context, page, home):
        page.goto(home + "personagens/alice/")
        wait_until_kept(page, home + "personagens/alice/")
        other = home.replace("/one/", "/two/")
        page.goto(other)
        wait_until(page, "() => navigator.serviceWorker.controller?.scriptURL.includes('/two/') === true")
        context.set_offline(True)
        for path, title in [("personagens/alice/", "Alice"), ("", "Apus")]:
            page.goto(home + path)
            expect(page.locator("h1")).to_have_text(title, use_inner_text=True)
        page.goto(other)
        expect(page.locator("h1")).to_have_text("Apus", use_inner_text=True)


def test_reload_is_not_kept_waiting_by_an_old_worker(browser, published, publish_next):
    with reader(browser, published) as (context, page, home):
        # The new worker is not told to take over, as if the old one had work without an end.
        context.add_init_script("ServiceWorker.prototype.postMessage = () => {}")
        page.reload()
        publish_next()
        page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
        with page.expect_navigation():
            page.locator(".snackbar [data-action]").click()


def test_b04_an_update_that_fails_leaves_the_old_version_whole(browser, published, publish_next):
    with reader(browser, published) as (context, page, home):
        publish_next()
        shutil.rmtree(published / "offline")
        page.evaluate("""() => {
          navigator.serviceWorker.getRegistration().then((found) => found.update()).catch(() => {});
        }""")
        page.wait_for_timeout(3000)
        wait_until(page, "() => navigator.serviceWorker.getRegistration()"
            ".then((found) => !found.installing && !found.waiting)")
        context.set_offline(True)
        page.goto(home + "somewhere/else/")
        expect(page.locator("h1")).to_have_text("Offline", use_inner_text=True)


def test_b04_a_worker_is_removed_where_the_site_has_none_any_more(
    browser, published, publish_next
):
    with reader(browser, published) as (_, page, home):
        publish_next("workerless", WITHOUT_WORKER)
        page.goto(home)
        page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found?.update())")
        wait_until(page, "() => navigator.serviceWorker.getRegistration().then((found) => found === undefined)")
        wait_until(page, "() => caches.keys().then((names) => !names.some((name) => name.startsWith('apus-apus')))")
        page.goto(home + "recipes/")
        eventually(lambda: page.evaluate(
            "navigator.serviceWorker.getRegistration().then((found) => found === undefined)"))


def test_from_disk_no_worker_is_asked_for_and_no_control_is_dead(page, site):
    page.goto(f"{site}/personagens/favoritos/index.html")
    expect(page.locator("[data-keep-section]")).to_be_hidden()


def test_ch_11_ch_18_who_loses_the_connection_is_told_and_goes_on_reading(browser, showcase):
    with reader(browser, showcase) as (context, page, home):
        page.goto(f"{home}personagens/")
        page.goto(f"{home}personagens/alice/")
        context.set_offline(True)
        words = page.locator(".snackbar [role=status]", has_text="Sem conexão")
        words.wait_for()
        # From page to page nobody is told again; whoever comes anew is.
        page.locator("header .top-start a").click()
        page.wait_for_url("**/personagens/**")
        page.locator("main > ul > li").first.wait_for()
        expect(page.locator(".snackbar")).to_be_hidden()
        page.goto(f"{home}personagens/alice/")
        words.wait_for()
        expect(page.locator("h1")).to_have_text("Alice", use_inner_text=True)


def test_ch_11_ch_18_what_is_not_there_leads_home_and_says_so(browser, showcase):
    with served(showcase.parent, f"/{showcase.name}/") as home, visit(browser) as context:
        page = context.new_page()
        page.goto(f"{home}404.html")
        eventually(lambda: page.locator("main a[href]").count() > 0)
        # Nothing is empty: where a description lacks, the page has words for it.
        page.goto(f"{home}personagens/")
        address = page.locator("main > ul a").evaluate_all("links => links.map(link => link.href)")
        lacking = [one for one in address[:20] if "sem descrição." in context.request.get(one).text()]
        for one in lacking[:1]:
            page.goto(one)
            expect(page.locator(".standfirst")).to_have_text("sem descrição.", use_inner_text=True)
