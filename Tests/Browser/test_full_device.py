"""A device that is full: every component says so, and shows nothing as kept that is not."""
import json

import pytest
from playwright.sync_api import expect
from device import RECORDS, visit
from waiting import eventually

FULL = """for (const name of ["put", "add"]) IDBObjectStore.prototype[name] = () => {
  throw new DOMException("full", "QuotaExceededError"); };"""


@pytest.fixture
def page(browser):
    with visit(browser, reduced_motion="reduce") as context:
        context.add_init_script(FULL)
        yield context.new_page()


def wait_for_words(page, selector="body > .snackbar [role=status]"):
    page.wait_for_function(
        "selector => /cheio|full/.test(document.querySelector(selector)?.textContent)", arg=selector)


def test_a_list_is_not_made_and_what_was_typed_stays(page, site):
    page.goto(f"{site}/lojas/listas/index.html")
    page.locator("[data-new-list]:visible").first.click()
    page.locator("dialog [name=nome]").fill("Natal")
    page.locator("dialog [value=save]").click()
    wait_for_words(page, "dialog [role=alert]")
    expect(page.locator("dialog [name=nome]")).to_have_value("Natal")
    page.locator("dialog [data-cancel]").click()
    expect(page.locator("[data-list]")).to_have_count(0)


@pytest.mark.parametrize("control", ["[data-color=green]", "[data-favourite]"])
def test_a_verse_is_not_marked(page, site, control):
    page.goto(f"{site}/biblia/rute/1/index.html")
    page.locator("#v3 a").click()
    page.locator(f".passage-menu {control}").click()
    wait_for_words(page)
    expect(page.locator("mark, .verse.kept")).to_have_count(0)
    expect(page.locator(f".passage-menu {control}")).to_have_attribute("aria-pressed", "false")


def test_no_timer_pretends_to_run(page, site):
    page.goto(f"{site}/recipes/romanesco-risotto/step/1/index.html")
    page.locator(".start-timer").first.click()
    wait_for_words(page)
    expect(page.locator(".timers")).to_have_count(0)


def test_a_form_keeps_what_was_typed(page, site):
    page.goto(f"{site}/biblia/cadastro/index.html")
    for name, value in {"nome": "Ana", "email": "ana@exemplo.org", "senha": "123456"}.items():
        page.fill(f"[name={name}]", value)
    page.keyboard.press("Enter")
    wait_for_words(page, "[data-summary]")
    eventually(lambda: page.input_value("[name=nome]"), "Ana")
    eventually(lambda: page.evaluate("() => Apus.local('session')"), None)


def test_an_import_is_refused_whole(page, site, tmp_path):
    file = tmp_path / "kept.json"
    file.write_text(json.dumps({"app": "apus", "schema": 1, "favorites": [
        {"type": "personagens", "id": "alice", "name": "Alice", "addedAt": "2026"}]}))
    page.goto(f"{site}/personagens/favoritos/index.html")
    page.locator("[data-transfer] input[type=file]").set_input_files(file)
    wait_for_words(page)
    eventually(lambda: page.evaluate(RECORDS, "favorites"), [])
    expect(page.locator("[data-favourites] > li")).to_have_count(0)


def test_ticks_and_servings_go_on_on_their_page_and_it_is_said(page, site):
    page.goto(f"{site}/recipes/romanesco-risotto/index.html")
    page.locator("[data-tick]").first.check()
    wait_for_words(page)
    expect(page.locator("[data-tick]").first).to_be_checked()
    page.reload()
    expect(page.locator("[data-tick]").first).not_to_be_checked()
