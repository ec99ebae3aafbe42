"""Favourites: hearts in step everywhere, the pages of favourites, storage that fails."""
import json
import re
import time

import pytest
from playwright.sync_api import expect
from conftest import SITE
from device import RECORDS, SHIFTS, heart, kept, press, seen_whole_before_scripts, served, visit, wait_for_names
from waiting import eventually
from walking import tap, wait_for_pictures

FACES, FAVOURITES = "personagens/index.html", "personagens/favoritos/index.html"


@pytest.fixture(scope="module")
def host():
    with served(SITE) as address:
        yield address


def test_ch_02_ch_07_a_favourite_from_the_list_is_one_on_its_page(page, site):
    page.goto(f"{site}/{FACES}")
    press(page, "alice")
    expect(heart(page, "alice")).to_have_text("Favorito: Alice", use_inner_text=True)
    box = heart(page, "alice").bounding_box()
    assert min(box["width"], box["height"]) >= 44
    page.goto(f"{site}/personagens/alice/index.html")
    control = page.locator(".top-end .heart")
    expect(control).to_have_attribute("aria-pressed", "true")
    control.click()
    page.locator(".snackbar").wait_for()
    page.goto(f"{site}/{FACES}")
    expect(heart(page, "alice")).to_have_attribute("aria-pressed", "false")


def test_ch_03_ch_19_ch_21_only_name_and_picture_are_kept_and_shown(page, site):
    page.goto(f"{site}/{FACES}")
    press(page, "atena")
    [record] = page.evaluate(RECORDS, "favorites")
    assert sorted(record) == ["addedAt", "id", "image", "name", "type", "url"]
    assert (record["type"], record["id"], record["name"]) == ("personagens", "atena", "Atena")
    assert record["image"] == "characters/images/atena.svg"
    page.goto(f"{site}/{FAVOURITES}")
    wait_for_names(page, ["Atena"])
    row = page.locator("[data-favourites] > li")
    eventually(lambda: row.inner_text().strip().removesuffix("Favorito: Atena").strip(), "Atena")
    wait_for_pictures(page, "[data-favourites] > li img")
    tap(row.locator("a"))
    expect(page.locator("h1")).to_have_text("Atena", use_inner_text=True)


def test_a_kept_card_says_what_its_card_in_the_list_says(page, site):
    for path, favourites, entry in [
        ("recipes", "recipes/favourites", "pea-soup"), ("mural/posts", "mural/favoritos", "36")]:
        page.goto(f"{site}/{path}/index.html")
        said = page.locator(f'[data-entry="{entry}"] .quiet').inner_text()
        press(page, entry)
        page.goto(f"{site}/{favourites}/index.html")
        kept_card = page.locator(f'[data-favourites] [data-entry="{entry}"] .quiet')
        expect(kept_card).to_have_text(said, use_inner_text=True)


def test_pa_11_segments_are_in_the_address_and_back_leads_through_them(page, site):
    page.goto(f"{site}/mural/favoritos/index.html")
    current = page.locator(".segments [aria-current]")
    expect(current).to_have_text("Posts")
    page.locator(".segments a").nth(1).focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**#albuns")
    expect(current).to_have_text("Álbuns")
    page.go_back()
    expect(current).to_have_text("Posts")
    page.goto(f"{site}/mural/favoritos/index.html#albuns")
    shown = page.locator("[data-shelf]:not([hidden])")
    eventually(lambda: shown.evaluate_all("shelves => shelves.map((shelf) => shelf.id)"), ["albuns"])


def test_a_segment_that_holds_something_is_shown_at_first(page, site):
    page.goto(f"{site}/mural/albuns/index.html")
    press(page, "24")
    page.goto(f"{site}/mural/favoritos/index.html")
    expect(page.locator(".segments [aria-current]")).to_have_text("Álbuns")
    eventually(lambda: len(kept(page)), 1)
    expect(page.locator("[data-empty]")).to_be_hidden()


def test_a_segment_that_holds_nothing_says_so_of_itself_alone(page, site):
    page.goto(f"{site}/mural/favoritos/index.html")
    empty = page.locator("[data-empty] h2")
    expect(empty).to_have_text("Nada salvo ainda", use_inner_text=True)
    page.evaluate("""() => Apus.put("favorites", { type: "posts", id: "36", name: "A" })""")
    page.locator(".segments a").nth(1).click()
    expect(empty).to_have_text("Álbuns · Nada salvo ainda", use_inner_text=True)
    page.locator("[data-clear]").click()
    expect(empty).to_have_text("Nada salvo ainda", use_inner_text=True)


def test_what_is_brought_in_leads_to_pages_from_disk_too(page, site, tmp_path):
    page.goto(f"{site}/{FAVOURITES}")
    bring_in(page, tmp_path / "kept.json", {"app": "apus", "schema": 1, "favorites": [
        {"type": "personagens", "id": "unknown", "name": "Alice", "url": "personagens/alice/", "addedAt": "2026"}]})
    page.locator("[data-favourites] h2 a").click()
    expect(page.locator("h1")).to_have_text("Alice", use_inner_text=True)


def test_pa_12_pa_13_pa_14_newest_first_by_the_item_not_by_the_press(page, site):
    page.goto(f"{site}/mural/posts/index.html")
    for entry in ["30", "36", "33"]:
        press(page, entry)
    titles = [page.locator(f'[data-entry="{entry}"] h2').inner_text() for entry in ["36", "33", "30"]]
    page.goto(f"{site}/mural/albuns/index.html")
    press(page, "24")
    page.goto(f"{site}/mural/favoritos/index.html")
    wait_for_names(page, titles)
    page.locator(".segments a").nth(1).click()
    page.locator("[data-shelf=albums] li").wait_for()
    eventually(lambda: len(kept(page)), 1)


def test_pa_02_pa_17_every_place_follows_in_another_tab_too(browser, site):
    with visit(browser) as context:
        first, second, third = context.new_page(), context.new_page(), context.new_page()
        first.goto(f"{site}/mural/posts/index.html")
        second.goto(f"{site}/mural/index.html")
        third.goto(f"{site}/mural/favoritos/index.html")
        press(first, "36")
        second.locator('[data-entry="36"] > .heart[aria-pressed=true]').wait_for()
        third.locator('[data-shelf=posts] [data-entry="36"]').wait_for()
        second.locator('[data-entry="36"] > .heart').click()
        first.locator('[data-entry="36"] > .heart[aria-pressed=false]').wait_for()
        third.locator("[data-empty]").wait_for()


def test_pa_17_a_page_from_the_back_forward_cache_follows(browser, host):
    with visit(browser) as context:
        page = context.new_page()
        page.goto(f"{host}/{FACES}")
        page.goto(f"{host}/personagens/alice/index.html")
        page.locator(".top-end .heart").click()
        page.locator(".snackbar").wait_for()
        page.go_back()
        page.locator('[data-entry="alice"] > .heart[aria-pressed=true]').wait_for()


def test_pa_17_a_page_that_was_kept_alive_follows_too(keeping, host):
    with visit(keeping, service_workers="block") as context:
        page = context.new_page()
        page.goto(f"{host}/{FACES}")
        page.evaluate("""() => {
          window.addEventListener("pageshow", ({ persisted }) => { window.isBack = persisted; });
        }""")
        page.locator('[data-entry="alice"] > .heart').wait_for()
        page.goto(f"{host}/personagens/alice/index.html")
        page.locator(".top-end .heart").click()
        page.locator(".snackbar").wait_for()
        page.go_back(wait_until="commit")
        page.locator('[data-entry="alice"] > .heart[aria-pressed=true]').wait_for()
        eventually(lambda: page.evaluate("() => window.isBack"), about="the page was made anew")
        page.go_forward(wait_until="commit")
        page.locator(".top-end .heart[aria-pressed=true]").wait_for()


def test_what_a_new_build_removed_is_shown_as_no_longer_available(browser, host):
    with visit(browser) as context:
        page = context.new_page()
        page.goto(f"{host}/{FACES}")
        page.evaluate("""Apus.put("favorites", { type: "personagens", id: "ninguem", name: "Ninguém",
          image: "", url: "personagens/ninguem/", addedAt: "2026-01-01T00:00:00Z" })""")
        page.evaluate("""Apus.put("favorites", { type: "personagens", id: "sem-retrato", name: "Sem Retrato",
          image: "personagens/removed.jpg", url: "personagens/sem-retrato/", addedAt: "2025-01-01T00:00:00Z" })""")
        press(page, "alice")
        page.goto(f"{host}/{FAVOURITES}")
        wait_for_names(page, ["Alice", "Ninguém", "Sem Retrato"])
        expect(page.locator('[data-entry="sem-retrato"] .blank')).to_have_text("S")
        expect(page.locator('[data-entry="sem-retrato"] img')).to_have_count(0)
        gone = page.locator('[data-favourites] > [data-entry="ninguem"]')
        expect(gone).to_contain_text("não disponível", use_inner_text=True)
        expect(gone.locator("a")).to_have_count(0)


def test_what_cannot_be_asked_for_is_not_said_to_be_gone(page, site):
    page.goto(f"{site}/{FACES}")
    page.evaluate("""Apus.put("favorites", { type: "personagens", id: "ninguem", name: "Ninguém",
      image: "", url: "personagens/ninguem/", addedAt: "2026-01-01T00:00:00Z" })""")
    page.goto(f"{site}/{FAVOURITES}")
    wait_for_names(page, ["Ninguém"])
    expect(page.locator("[data-gone]")).to_have_count(0)


def test_the_focus_goes_to_the_next_row_and_undo_brings_one_back(page, site):
    page.goto(f"{site}/{FACES}")
    for entry in ["alice", "anansi", "atena"]:
        press(page, entry)
    page.goto(f"{site}/{FAVOURITES}")
    wait_for_names(page, ["Alice", "Anansi", "Atena"])
    control = heart(page, "anansi")
    control.focus()
    page.keyboard.press("Enter")
    wait_for_names(page, ["Alice", "Atena"])
    eventually(lambda: page.evaluate("document.activeElement.closest('li').dataset.entry"), "atena")
    expect(page.locator(".snackbar [role=status]")).to_have_text("Anansi saiu dos favoritos.", use_inner_text=True)
    page.locator(".snackbar [data-action]").click()
    wait_for_names(page, ["Alice", "Anansi", "Atena"])


def test_the_focus_goes_from_the_message_to_what_was_undone(page, site):
    page.goto(f"{site}/{FACES}")
    for entry in ["alice", "anansi"]:
        press(page, entry)
    page.goto(f"{site}/{FAVOURITES}")
    wait_for_names(page, ["Alice", "Anansi"])
    for entry in ["anansi", "alice"]:
        heart(page, entry).press("Enter")
        expect(heart(page, entry)).to_have_count(0)
        page.locator(".snackbar [data-action]").press("Enter")
        expect(heart(page, entry)).to_be_focused()
    page.locator("[data-clear]").press("Enter")
    expect(page.locator("[data-empty] h2")).to_be_focused()
    page.locator(".snackbar [data-action]").press("Enter")
    expect(page.locator("[data-clear]")).to_be_focused()


@pytest.mark.parametrize("key, control", [("Enter", "[data-close]"), ("Escape", "[data-action]")])
def test_the_focus_goes_from_a_message_that_is_closed_to_where_it_came_from(page, site, key, control):
    page.goto(f"{site}/{FACES}")
    press(page, "alice")
    page.goto(f"{site}/{FAVOURITES}")
    wait_for_names(page, ["Alice"])
    heart(page, "alice").press("Enter")
    expect(page.locator("[data-empty] h2")).to_be_focused()
    page.locator(f".snackbar {control}").press(key)
    expect(page.locator(".snackbar")).to_be_hidden()
    expect(page.locator("[data-empty] h2")).to_be_focused()


def test_one_undo_covers_all_that_was_removed_while_it_was_offered(page, site):
    page.goto(f"{site}/{FACES}")
    for entry in ["alice", "anansi", "atena"]:
        press(page, entry)
    page.goto(f"{site}/{FAVOURITES}")
    wait_for_names(page, ["Alice", "Anansi", "Atena"])
    for entry, rest in [("anansi", ["Alice", "Atena"]), ("alice", ["Atena"]), ("atena", [])]:
        heart(page, entry).click()
        wait_for_names(page, rest)
    page.locator(".snackbar [data-action]").click()
    wait_for_names(page, ["Alice", "Anansi", "Atena"])


def test_export_and_import_merge_and_importing_twice_changes_nothing(browser, site, tmp_path):
    with visit(browser, accept_downloads=True) as context:
        page = context.new_page()
        page.goto(f"{site}/{FACES}")
        press(page, "alice")
        page.goto(f"{site}/{FAVOURITES}")
        page.locator("[data-export]").click()
        with page.expect_download() as download:
            page.locator("[data-export]").click()
        file = tmp_path / "kept.json"
        download.value.save_as(file)
        data = json.loads(file.read_text())
        assert (data["app"], data["schema"], data["site"]) == ("apus", 1, "apus-showcase")
        assert data["exportedAt"].endswith("Z") and "profile" not in data
        page.locator("[data-clear]").click()
        page.locator("[data-empty]").wait_for()
        data["favorites"] += [
            {"type": "personagens", "id": "atena", "name": "Atena", "addedAt": "2026-01-01"},
            {"type": "flores", "id": "rosa", "name": "Rosa", "addedAt": "2026-01-01"},
        ]
        file.write_text(json.dumps(data))
        for _ in range(2):
            page.locator("input[type=file]").set_input_files(file)
            wait_for_names(page, ["Alice", "Atena"])
        eventually(lambda: len(page.evaluate(RECORDS, "favorites")), 3)


def bring_in(page, file, data):
    """Imports a file on the page of favourites, of which the last words are gone before."""
    file.write_text(json.dumps(data))
    page.locator(".snackbar [role=status]").evaluate("status => { status.textContent = '' }")
    page.locator("input[type=file]").set_input_files(file)


def test_an_import_says_what_was_new_and_what_could_not_be_read(page, site, tmp_path):
    page.goto(f"{site}/{FAVOURITES}")
    alice = {"type": "personagens", "id": "alice", "name": "Alice", "addedAt": "2026-01-01"}
    data = {"app": "apus", "schema": 1, "site": "apus-showcase", "favorites": [alice, {"type": 7}, None],
            "lists": "broken"}
    file = tmp_path / "kept.json"
    newer = {**alice, "name": "Alice L.", "addedAt": "2026-02-01"}
    for change, said in [
        ({}, "1 item trazido. 3 registros não puderam ser lidos."),
        ({"lists": [], "favorites": [alice]}, "Nada de novo foi trazido."),
        ({"lists": [], "favorites": [alice, newer]}, "1 item trazido."),
    ]:
        bring_in(page, file, {**data, **change})
        expect(page.locator(".snackbar [role=status]")).to_have_text(said)


def test_a_file_of_another_site_is_asked_for_once_more(page, site, tmp_path):
    page.goto(f"{site}/{FAVOURITES}")
    data = {"app": "apus", "schema": 1, "site": "another", "favorites": [
        {"type": "personagens", "id": "alice", "name": "Alice", "addedAt": "2026-01-01"}]}
    bring_in(page, tmp_path / "kept.json", data)
    expect(page.locator(".snackbar [role=status]")).to_have_text("Este arquivo é de outro site: another.")
    eventually(lambda: page.evaluate(RECORDS, "favorites"), [])
    page.get_by_role("button", name="Importar mesmo assim").click()
    wait_for_names(page, ["Alice"])


def test_a_file_of_a_newer_schema_is_refused(page, site, tmp_path):
    page.goto(f"{site}/{FAVOURITES}")
    data = {"app": "apus", "schema": 2, "site": "apus-showcase", "favorites": [
        {"type": "personagens", "id": "alice", "name": "Alice", "addedAt": "2026-01-01"}]}
    bring_in(page, tmp_path / "kept.json", data)
    expect(page.locator(".snackbar [role=status]")).to_contain_text("versão mais nova")
    eventually(lambda: page.evaluate(RECORDS, "favorites"), [])


def test_the_focus_goes_to_the_words_when_all_is_cleared(page, site):
    page.goto(f"{site}/{FACES}")
    press(page, "alice")
    page.goto(f"{site}/{FAVOURITES}")
    # It is hidden until the shelves are filled, and takes no focus before.
    page.locator("[data-clear]").wait_for()
    page.locator("[data-clear]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-empty] h2")).to_be_focused()


def test_what_is_exported_is_imported_as_it_was(page, site, tmp_path):
    page.goto(f"{site}/{FAVOURITES}")
    entry = {"type": "personagens", "id": "alice", "name": "A" * 6000, "image": "", "url": "personagens/alice/"}
    kept = {
        "favorites": [{**entry, "addedAt": "2026"}],
        "lists": [{"nome": "N", "entries": [{**entry, "name": "Alice"}], "createdAt": "2026", "changedAt": "2026"}],
        "highlights": [{"ref": "Ruth.1.1", "version": "apus", "color": "green", "text": "x" * 12_000}],
        "recipeState": [{"slug": "recipes/one", "checked": ["y" * 7000], "timers": [], "step": 2}],
        "more": [{"area": "notes", "key": "k" * 600, "text": "x" * 12_000, "parts": ["z" * 5001]},
                 {"area": "notes", "key": 7, "text": "one"}],
    }
    eventually(lambda: page.evaluate("""async (kept) => {
      for (const [table, records] of Object.entries(kept)) await Apus.putAll(table, records);
      return true;
    }""", kept))
    exported = page.evaluate("() => Apus.collect()")
    page.locator("[data-clear]").click()
    eventually(lambda: page.evaluate(RECORDS, "more"), [])
    bring_in(page, tmp_path / "kept.json", exported)
    expect(page.locator(".snackbar [role=status]")).to_have_text("6 itens trazidos.")
    key = json.dumps
    for table, records in kept.items():
        eventually(lambda: sorted(page.evaluate(RECORDS, table), key=key), sorted(records, key=key))


def test_entries_of_lists_that_cannot_be_read_are_counted(page, site, tmp_path):
    page.goto(f"{site}/{FAVOURITES}")
    entry = {"type": "lojas", "id": "ponto-byte", "name": "Ponto Byte"}
    lists = [{"nome": "A", "entries": [entry, None, {"id": 7}]}, {"nome": " ", "entries": []}]
    bring_in(page, tmp_path / "kept.json", {"app": "apus", "schema": 1, "site": "apus-showcase", "lists": lists})
    expect(page.locator(".snackbar [role=status]")).to_have_text("1 item trazido. 3 registros não puderam ser lidos.")
    eventually(lambda: page.evaluate(RECORDS, "lists"), [{"nome": "A", "entries": [entry]}])


def test_a_favourite_without_a_name_is_shown_by_its_id(page, site, tmp_path):
    page.goto(f"{site}/{FAVOURITES}")
    bring_in(page, tmp_path / "kept.json", {
        "app": "apus", "schema": 1, "site": "apus-showcase", "favorites": [{"type": "personagens", "id": "dora"}]})
    wait_for_names(page, ["dora"])
    expect(page.locator("[data-favourites] .heart")).to_have_text("Favorito: dora", use_inner_text=True)


def test_b06_hostile_imports_are_refused_or_stay_text(page, site, tmp_path):
    page.goto(f"{site}/{FAVOURITES}")
    hostile = tmp_path / "hostile.json"
    evil = '<img src=x onerror="document.title=\'pwned\'">'
    hostile.write_text(json.dumps({"app": "apus", "schema": 1, "favorites": [
        {"type": "personagens", "id": "x", "name": evil, "url": "javascript:alert(1)",
         "image": "javascript:alert(2)", "addedAt": "2026", "__proto__": {"polluted": True}},
        {"type": 7, "id": "y"}, None, "z", {"type": "a" * 900, "id": "b"},
        {"type": "__proto__", "id": "constructor", "name": "p"},
    ]}).replace('"polluted": true', '"polluted": true'))
    page.locator("input[type=file]").set_input_files(hostile)
    page.locator("[data-favourites] h2").wait_for()
    expect(page.locator(".snackbar [role=status]")).not_to_be_empty()
    eventually(lambda: kept(page), [evil])
    eventually(lambda: page.title() != "pwned")
    eventually(lambda: page.evaluate("({}).polluted"), None)
    expect(page.locator("[data-favourites] [src^='javascript'], a[href^='javascript']")).to_have_count(0)
    for text in ["{", "[" * 100_000, '{"app": "other"}', "null", " " * (9 << 20)]:
        hostile.write_text(text)
        page.locator(".snackbar [role=status]").evaluate("status => { status.textContent = '' }")
        page.locator("input[type=file]").set_input_files(hostile)
        page.wait_for_function(
            "() => document.querySelector('.snackbar [role=status]').textContent.includes('arquivo')")
    eventually(lambda: kept(page), [evil])


def test_ch_20_two_thousand_favourites_stay_usable(page, site):
    page.goto(f"{site}/{FACES}")
    page.evaluate("""Apus.putAll("favorites", Array.from({ length: 2000 }, (_, number) => ({
      type: "personagens", id: `p${number}`, name: `P ${number}`, image: "", url: "",
      addedAt: new Date(number * 1000).toISOString() })))""")
    start = time.monotonic()
    page.goto(f"{site}/{FAVOURITES}")
    page.wait_for_function("() => document.querySelectorAll('[data-favourites] > li').length === 2000")
    print(f"2,000 favourites shown after {time.monotonic() - start:.2f} s")
    made = page.evaluate("""new Promise((resolve) => {
      let added = 0;
      const list = document.querySelector("[data-favourites]");
      new MutationObserver((changes) => {
        for (const change of changes) added += change.addedNodes.length;
        resolve(added);
      }).observe(list, { childList: true });
      list.querySelector(".heart").click();
    })""")
    assert made == 0, "a change makes no row anew"
    expect(page.locator("[data-favourites] > li")).to_have_count(1999)


@pytest.mark.parametrize("switch_off", [
    "IDBFactory.prototype.open = () => { throw new DOMException('off', 'SecurityError') }",
    "Object.defineProperty(window, 'indexedDB', { value: undefined })",
    """Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('off',
       'SecurityError') } }); IDBFactory.prototype.open = () => { throw new Error('off') }""",
])
def test_b03_with_storage_off_the_page_works_and_says_why(browser, site, switch_off):
    with visit(browser) as context:
        context.add_init_script(switch_off)
        page = context.new_page()
        page.goto(f"{site}/{FACES}")
        page.locator('[data-entry="alice"] > .heart[aria-disabled=true]').wait_for()
        heart(page, "alice").click(force=True)
        page.wait_for_function(
            "() => document.querySelector('.snackbar [role=status]').textContent.includes('não guarda')")
        expect(heart(page, "alice")).to_have_attribute("aria-pressed", "false")
        page.locator('[data-entry="alice"] a').click()
        expect(page.locator("h1")).to_have_text("Alice", use_inner_text=True)


@pytest.mark.parametrize("path", [FAVOURITES, "lojas/listas/index.html", "lojas/listas/ver/index.html?nome=A",
                                  "biblia/marcados/index.html"])
def test_b03_with_storage_off_pages_of_what_is_kept_say_why_they_show_nothing(browser, site, path):
    with visit(browser) as context:
        context.add_init_script("IDBFactory.prototype.open = () => { throw new DOMException('off', 'SecurityError') }")
        page = context.new_page()
        page.goto(f"{site}/{path}")
        expect(page.locator(".snackbar [role=status]")).to_contain_text("não guarda")


def test_b03_an_import_that_does_not_fit_leaves_nothing_behind(browser, site, tmp_path):
    with visit(browser) as context:
        context.add_init_script("""const { put } = IDBObjectStore.prototype;
          IDBObjectStore.prototype.put = function (record) {
            if (this.name === "recipeState") throw new DOMException("full", "QuotaExceededError");
            return put.call(this, record);
          };""")
        page = context.new_page()
        page.goto(f"{site}/{FAVOURITES}")
        bring_in(page, tmp_path / "kept.json", {
            "app": "apus", "schema": 1, "recipeState": [{"slug": "recipes/one", "checked": ["a"]}],
            "favorites": [{"type": "personagens", "id": "alice", "name": "Alice", "addedAt": "2026"}]})
        expect(page.locator(".snackbar [role=status]")).to_contain_text("cheio")
        eventually(lambda: page.evaluate(RECORDS, "favorites"), [])
        expect(page.locator("[data-favourites] > li")).to_have_count(0)


def test_b03_a_full_device_is_told_and_nothing_pretends(browser, site):
    with visit(browser) as context:
        context.add_init_script("""IDBObjectStore.prototype.put = () => {
          throw new DOMException('full', 'QuotaExceededError') }""")
        page = context.new_page()
        page.goto(f"{site}/{FACES}")
        heart(page, "alice").click()
        page.wait_for_function(
            "() => document.querySelector('.snackbar [role=status]').textContent.includes('cheio')")
        expect(heart(page, "alice")).to_have_attribute("aria-pressed", "false")


def test_a_heart_shows_what_is_kept_where_the_store_opens_late(browser, site):
    with visit(browser) as context:
        context.add_init_script("""{
          const open = IDBFactory.prototype.open;
          IDBFactory.prototype.open = function (...parts) {
            const late = new EventTarget();
            setTimeout(() => {
              const opening = open.apply(this, parts);
              for (const name of ["upgradeneeded", "success", "error"]) {
                opening.addEventListener(name, (event) => {
                  late.result = opening.result;
                  late[`on${name}`]?.(event);
                });
              }
            }, 1500);
            return late;
          };
        }""")
        page = context.new_page()
        page.goto(f"{site}/{FACES}")
        heart(page, "alice").click()
        expect(heart(page, "alice")).to_have_attribute("aria-pressed", "true")
        page.goto(f"{site}/{FAVOURITES}")
        wait_for_names(page, ["Alice"])


OLD = """async (tables) => {
  await new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase("apus-apus-showcase");
    deleting.onsuccess = resolve; deleting.onerror = reject; deleting.onblocked = reject;
  });
  await new Promise((resolve, reject) => {
    const opening = indexedDB.open("apus-apus-showcase", tables.version);
    opening.onupgradeneeded = () => {
      for (const [name, keyPath] of tables.made) opening.result.createObjectStore(name, { keyPath });
    };
    opening.onsuccess = () => {
      if (tables.record) {
        opening.result.transaction("favorites", "readwrite").objectStore("favorites")
          .put(tables.record);
      }
      opening.result.close(); resolve();
    };
    opening.onerror = reject;
  });
}"""
FIRST = [["favorites", ["type", "id"]], ["lists", "nome"], ["highlights", ["ref", "version"]],
         ["profile", "email"], ["recipeState", "slug"]]
ALICE = {"type": "personagens", "id": "alice", "name": "Alice", "addedAt": "2026"}


@pytest.mark.parametrize("tables, stays", [
    ({"version": 1, "made": FIRST, "record": ALICE}, True),
    ({"version": 7, "made": FIRST + [["more", ["area", "key"]], ["later", "id"]], "record": ALICE}, True),
    ({"version": 2, "made": FIRST[:1], "record": ALICE}, True),
    ({"version": 2, "made": [["favorites", "other"]]}, False),
], ids=["older", "newer", "lacking", "damaged"])
def test_b03_other_schemas_and_damaged_databases(browser, site, tables, stays):
    with visit(browser) as context:
        page = context.new_page()
        page.goto(f"{site}/offline/index.html")
        page.evaluate("document.querySelectorAll('script')")
        bare = context.new_page()
        bare.goto(f"{site}/humans.txt")
        page.close()
        bare.evaluate(OLD, tables)
        page = context.new_page()
        page.goto(f"{site}/{FACES}")
        page.evaluate("Apus.ready")
        eventually(lambda: heart(page, "alice").get_attribute("aria-pressed") == "true", stays)
        press(page, "atena")
        eventually(lambda: "atena" in [record["id"] for record in page.evaluate(RECORDS, "favorites")])


@pytest.mark.parametrize("path", [FAVOURITES, "lojas/listas/index.html", "recipes/pea-soup/index.html"])
def test_a_lost_database_gets_its_favourites_back_from_the_mirror(browser, site, path):
    with visit(browser) as context:
        page = context.new_page()
        page.goto(f"{site}/{FACES}")
        press(page, "alice")
        bare = context.new_page()
        bare.goto(f"{site}/humans.txt")
        page.close()
        bare.evaluate("""new Promise((resolve) => {
          indexedDB.deleteDatabase("apus-apus-showcase").onsuccess = resolve })""")
        page = context.new_page()
        page.goto(f"{site}/{path}")
        # It is made anew by the first page that opens it, whatever that shows.
        page.evaluate("Apus.all('lists').then(() => true)")
        page.goto(f"{site}/{FAVOURITES}")
        wait_for_names(page, ["Alice"])


def test_a_database_that_is_lost_while_a_page_is_open_gets_its_favourites_back(page, site):
    page.goto(f"{site}/{FACES}")
    press(page, "alice")
    eventually(lambda: page.evaluate("""new Promise((resolve) => {
      indexedDB.deleteDatabase("apus-apus-showcase").onsuccess = () => resolve(true) })"""))
    press(page, "atena")
    eventually(lambda: [record["id"] for record in page.evaluate(RECORDS, "favorites")], ["alice", "atena"])


def test_b02_markup_cannot_stand_in_for_the_store(page, site):
    page.goto(f"{site}/{FACES}")
    eventually(lambda: page.evaluate("""(() => {
      const form = document.createElement("form"); form.id = "Apus"; document.body.append(form);
      return window.Apus !== form && Object.getPrototypeOf(window.Apus) === null;
    })()"""))
    page.evaluate("""Apus.putAll("favorites", ["__proto__", "constructor"].map((id) => (
      { type: id, id, name: id, addedAt: "" })))""")
    page.reload()
    eventually(lambda: page.evaluate('Apus.ids("__proto__").has("__proto__")'), True)
    eventually(lambda: page.evaluate('Apus.ids("toString").size'), 0)


def test_the_message_is_read_out_and_never_takes_the_focus(page, site):
    page.goto(f"{site}/{FACES}")
    heart(page, "alice").focus()
    page.keyboard.press("Space")
    page.locator(".snackbar").wait_for()
    eventually(lambda: page.evaluate("document.activeElement.classList.contains('heart')"))
    status = page.locator(".snackbar [role=status]")
    page.wait_for_function("() => document.querySelector('.snackbar [role=status]').textContent")
    expect(status).to_have_text("Alice está nos favoritos.", use_inner_text=True)
    page.locator(".snackbar [data-close]").click()
    expect(page.locator(".snackbar")).to_be_hidden()


def test_a_frame_without_rights_leaves_no_error(browser, host):
    with visit(browser) as context:
        page = context.new_page()
        page.set_content(f'<iframe sandbox="allow-scripts" src="{host}/{FACES}"></iframe>')
        shown = page.frame_locator("iframe")
        expect(heart(shown, "alice")).to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize("path", ["personagens", "recipes", "mural/posts", "personagens/alice"])
def test_nothing_moves_when_hearts_come(browser, site, path):
    with visit(browser) as context:
        seen_whole_before_scripts(context)
        page = context.new_page()
        page.goto(f"{site}/{path}/index.html")
        page.locator(".heart").first.wait_for()
        eventually(lambda: page.evaluate(SHIFTS), 0)


def test_bi_04_a_message_stays_five_seconds_and_there_is_one_at_a_time(browser, site):
    with visit(browser) as context:
        page = context.new_page()
        page.clock.install(time="2026-03-01T12:00:00Z")
        page.goto(f"{site}/personagens/index.html")
        words = page.locator(".snackbar [role=status]")
        heart(page, "alice").click()
        page.clock.run_for(50)
        words.get_by_text("Alice").wait_for()
        page.clock.run_for(5000)
        expect(words).to_be_visible()
        # The next one takes its place and has its own time.
        heart(page, "ada-lovelace" if heart(page, "ada-lovelace").count() else page.locator(
            "main > ul > li").nth(3).get_attribute("data-entry")).click()
        page.clock.run_for(5000)
        expect(page.locator(".snackbar:visible")).to_have_count(1)
        expect(words).not_to_contain_text("Alice", use_inner_text=True)
        expect(words).to_be_visible()
        page.clock.run_for(4000)
        expect(page.locator(".snackbar")).to_be_hidden()
        heart(page, "alice").click()
        page.clock.run_for(50)
        page.locator(".snackbar [data-close]").click()
        expect(page.locator(".snackbar")).to_be_hidden()


@pytest.mark.parametrize("path", [FAVOURITES, "biblia/marcados/index.html"])
def test_what_is_kept_besides_favourites_is_saved_and_cleared_too(page, site, path):
    page.goto(f"{site}/{path}")
    page.locator("[data-import]").wait_for()
    expect(page.locator("[data-export], [data-clear]").locator("visible=true")).to_have_count(0)
    page.evaluate("""Apus.put("lists", { nome: "L", entries: [] })""")
    page.locator("[data-export]").wait_for()
    page.locator("[data-clear]").click()
    page.locator("[data-export]").wait_for(state="hidden")
    eventually(lambda: page.evaluate(RECORDS, "lists"), [])


def test_without_small_values_another_tab_follows_too(browser, host):
    with visit(browser, service_workers="block") as context:
        context.add_init_script("""Object.defineProperty(window, "localStorage", {
          get() { throw new DOMException("off", "SecurityError"); } })""")
        one, other = context.new_page(), context.new_page()
        for page in [one, other]:
            page.goto(f"{host}/{FACES}")
            eventually(lambda: page.evaluate("() => Apus.ready"))
        press(one, "alice")
        other.locator('[data-entry="alice"] > .heart[aria-pressed=true]').wait_for()
        press(other, "anansi")
        one.locator('[data-entry="anansi"] > .heart[aria-pressed=true]').wait_for()
        expect(one.locator(".heart[aria-pressed=true]")).to_have_count(2)


def test_without_news_between_tabs_hearts_work(browser, host):
    with visit(browser, service_workers="block") as context:
        context.add_init_script("""window.BroadcastChannel = class {
          constructor() { throw new DOMException("", "SecurityError"); } }""")
        page = context.new_page()
        page.goto(f"{host}/{FACES}")
        press(page, "alice")
        page.goto(f"{host}/{FAVOURITES}")
        wait_for_names(page, ["Alice"])


def test_a_press_that_fails_for_another_reason_does_not_blame_the_storage(browser, site):
    context = browser.new_context()
    page = context.new_page()
    faults = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(f"{site}/{FACES}")
    eventually(lambda: page.evaluate("() => Apus.ready"))
    page.evaluate("""() => Apus.press("h1", () => { throw new TypeError("a mistake of a script"); })""")
    page.locator("h1").click()
    expect(page.locator(".snackbar [role=status]")).to_have_text("Não foi possível. Recarregue a página e tente de novo.")
    eventually(lambda: page.evaluate("() => true") and faults, ["a mistake of a script"])
    context.close()


def test_a_script_that_a_page_has_twice_works_once(page, host):
    def double(route):
        answer = route.fetch()
        body = re.sub(r'(<script src="[^"]*/(lists|transfer|kept)\.[^"]*" defer></script>)', r"\1\1", answer.text())
        route.fulfill(response=answer, body=body)

    page.route("**/index.html", double)
    page.goto(f"{host}/lojas/listas/index.html")
    expect(page.locator("script[src*='/lists.']")).to_have_count(2)
    page.locator("[data-new-list]:visible").first.click()
    expect(page.locator("dialog")).to_have_count(1)
    page.goto(f"{host}/{FAVOURITES}")
    expect(page.locator("script[src*='/transfer.']")).to_have_count(2)
    downloads = []
    page.on("download", lambda download: downloads.append(download))
    page.evaluate("""Apus.put("lists", { nome: "L", entries: [] })""")
    with page.expect_download():
        page.locator("[data-export]").click()
    page.wait_for_timeout(300)
    assert len(downloads) == 1


def test_all_that_would_be_exported_is_cleared_and_brought_back(page, site):
    page.goto(f"{site}/{FACES}")
    press(page, "alice")
    page.goto(f"{site}/{FAVOURITES}")
    records = {"recipeState": [{"slug": "recipes/one", "checked": ["a"]}],
               "highlights": [{"ref": "JHN.3.16", "version": "kjv", "colour": "yellow"}]}
    eventually(lambda: page.evaluate("""async (records) => {
      for (const [table, list] of Object.entries(records)) await Apus.putAll(table, list);
      return true;
    }""", records))
    everything = """async () => {
      const tables = Object.keys(Apus.keys).filter((table) => table !== "profile");
      return (await Promise.all(tables.map(Apus.all))).flat().length;
    }"""
    eventually(lambda: page.evaluate(everything), 3)
    page.locator("[data-clear]").click()
    eventually(lambda: page.evaluate(everything), 0)
    page.locator(".snackbar button").first.click()
    eventually(lambda: page.evaluate(everything), 3)
