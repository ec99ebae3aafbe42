"""Minhas Listas: lists of stores that readers make (ST-11 to ST-19)."""
import pytest
from playwright.sync_api import expect
from building import ROOT, build
from conftest import SITE
from device import RECORDS, heart, served, visit
from waiting import eventually
from walking import tap

LISTS, STORES = "lojas/listas/index.html", "lojas/index.html"
ODD = ['Natal & "festa" #1 / ?', "🎁 presentes", "a=b&c=d%20+", "<b>não</b>", "‏عربي"]


def make(page, name):
    """Makes a list by the dialog."""
    page.locator("[data-new-list]:visible").first.click()
    page.locator("dialog [name=nome]").fill(name)
    page.locator("dialog [value=save]").click()


def made(page, name):
    make(page, name)
    page.locator("dialog").wait_for(state="detached")
    page.locator(f"[data-list={name}]").wait_for()


def put(page, entry, *names):
    """Puts an entry into lists, by their boxes."""
    heart(page, entry).click()
    for name in names:
        page.locator("dialog label", has_text=name).locator("input").check()
    page.locator("dialog [value=save]").click()
    page.locator("dialog").wait_for(state="detached")


def test_st_11_st_14_the_row_invites_only_while_there_is_no_list(page, site):
    page.goto(f"{site}/{LISTS}")
    row = page.locator("[data-no-lists] button[data-new-list]")
    expect(row).to_have_text("Crie aqui uma lista com lojas", use_inner_text=True)
    expect(row.locator("svg")).to_have_count(1)
    row.focus()
    page.keyboard.press("Enter")
    eventually(lambda: page.evaluate("document.activeElement.name"), "nome")
    page.keyboard.type("Natal")
    page.keyboard.press("Enter")
    page.locator("[data-list=Natal]").wait_for()
    expect(row).to_be_hidden()
    page.locator("[data-list=Natal] [data-remove]").click()
    row.wait_for()
    page.locator(".snackbar [data-action]").click()
    page.locator("[data-list=Natal]").wait_for()


def test_a_favourite_is_no_list_and_makes_no_second_button(page, site):
    page.goto(f"{site}/{LISTS}")
    page.evaluate("""() => Apus.put("favorites", { type: "personagens", id: "alice", name: "Alice" })""")
    page.locator("[data-export]").wait_for()
    expect(page.locator("button[data-new-list]:visible")).to_have_count(1)
    made(page, "Natal")
    page.locator("[data-list=Natal] [data-remove]").click()
    page.locator("[data-no-lists]").wait_for()
    expect(page.locator("button[data-new-list]:visible")).to_have_count(1)
    page.locator("[data-export]").wait_for()


def test_st_13_st_15_rows_count_stores_with_the_right_form(page, site):
    page.goto(f"{site}/{LISTS}")
    made(page, "Jogos")
    count = page.locator("[data-list=Jogos] [data-count]")
    expect(count).to_have_text("0 lojas", use_inner_text=True)
    for number, entry in enumerate(["cartucho-cia", "casa-do-tabuleiro"], start=1):
        page.goto(f"{site}/{STORES}")
        put(page, entry, "Jogos")
        page.locator(f'[data-entry="{entry}"] > .heart[aria-pressed=true]').wait_for()
        page.goto(f"{site}/{LISTS}")
        count.wait_for()
        expect(count).to_have_text(["1 loja", "2 lojas"][number - 1], use_inner_text=True)


@pytest.mark.parametrize("name", ODD)
def test_st_16_any_name_survives_the_address(page, site, name):
    page.goto(f"{site}/{STORES}")
    heart(page, "cartucho-cia").click()
    page.locator("dialog [name=nome]").fill(name)
    page.locator("dialog [value=save]").click()
    page.locator("dialog").wait_for(state="detached")
    page.goto(f"{site}/{LISTS}")
    page.locator("[data-list] a").click()
    page.locator("[data-list-entries] > li").wait_for()
    expect(page.locator("h1")).to_have_text(name, use_inner_text=True)
    expect(page.locator("[data-list-entries] h2")).to_have_text(["Cartucho & Cia."], use_inner_text=True)
    page.reload()
    page.locator("[data-list-entries] > li").wait_for()


def test_st_17_st_18_st_19_the_list_shows_the_stores_of_today(page, site):
    page.goto(f"{site}/{STORES}")
    heart(page, "ponto-byte").click()
    page.locator("dialog [name=nome]").fill("Compras")
    page.locator("dialog [value=save]").click()
    page.locator("dialog").wait_for(state="detached")
    page.goto(f"{site}/lojas/listas/ver/index.html?nome=Compras")
    card = page.locator("[data-list-entries] > li")
    card.wait_for()
    expect(card).to_contain_text("Computadores", use_inner_text=True)
    expect(card).to_contain_text("ideogames", use_inner_text=True)
    expect(card.locator("img")).to_have_count(1)
    control = card.locator(".heart")
    expect(control).to_have_attribute("aria-pressed", "true")
    control.click()
    page.locator("[data-list-empty]").wait_for()
    page.locator(".snackbar [data-action]").click()
    card.wait_for()
    tap(card.locator("a"))
    expect(page.locator("h1")).to_have_text("Ponto Byte", use_inner_text=True)
    page.locator(".top-end .heart[aria-pressed=true]").wait_for()


def test_nothing_is_said_to_be_saved_where_nothing_is(page, site):
    page.goto(f"{site}/{STORES}")
    heart(page, "ponto-byte").click()
    # Without any list, the name of a new one is asked for.
    page.locator("dialog [value=save]").click()
    expect(page.locator("dialog [role=alert]")).to_contain_text("Dê um nome", use_inner_text=True)
    page.locator("dialog [data-cancel]").click()
    page.goto(f"{site}/{LISTS}")
    made(page, "Uma")
    page.goto(f"{site}/{STORES}")
    put(page, "ponto-byte")
    expect(page.locator(".snackbar [role=status]", has_text="salvas")).to_have_count(0)
    eventually(lambda: entries_of(page), {"Uma": []})
    put(page, "ponto-byte", "Uma")
    expect(page.locator(".snackbar [role=status]", has_text="Ponto Byte")).to_have_count(1)


def test_a_store_may_be_in_two_lists_and_leaves_one_alone(page, site):
    page.goto(f"{site}/{LISTS}")
    made(page, "Uma")
    made(page, "Outra")
    page.goto(f"{site}/{STORES}")
    put(page, "ponto-byte", "Uma", "Outra")
    heart(page, "ponto-byte").click()
    page.locator("dialog label", has_text="Uma").locator("input").uncheck()
    page.locator("dialog [value=save]").click()
    page.locator("dialog").wait_for(state="detached")
    eventually(lambda: entries_of(page), {"Uma": [], "Outra": ["ponto-byte"]})


def test_names_are_checked_and_mistakes_are_told_in_the_dialog(page, site):
    page.goto(f"{site}/{LISTS}")
    made(page, "Café")
    for name, told in [
        ("  ", "Dê um nome"), ("\u200b", "Dê um nome"), ("\u00ad \u2060", "Dê um nome"), ("x" * 61, "no máximo 60"), ("Cafe\u0301", "Já existe uma lista Café"),
    ]:
        make(page, name)
        alert = page.locator("dialog [role=alert]")
        page.wait_for_function("() => document.querySelector('dialog [role=alert]').textContent")
        expect(alert).to_contain_text(told, use_inner_text=True)
        eventually(lambda: page.evaluate("document.activeElement.getAttribute('aria-invalid')"), "true")
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
        eventually(lambda: page.evaluate("document.activeElement.matches('[data-new-list]')"))


def test_st_07_the_first_list_begins_with_the_stores_that_are_favourites(browser, sites):
    folder = sites.showcase("with-favourites", changes=[
        ("Content/stores/ponto-byte.yaml", "bairro: Centro\n", "bairro: Centro\nfavorita: true\n")])
    with served(folder) as host, visit(browser, service_workers="block") as context:
        page = context.new_page()
        page.goto(f"{host}/lojas/listas/")
        made(page, "Natal")
        made(page, "Jogos")
        eventually(lambda: entries_of(page), {"Natal": ["ponto-byte"], "Jogos": []})
        page.locator("[data-list=Natal] a").click()
        expect(page.locator("[data-list-entries] h2")).to_have_text("Ponto Byte", use_inner_text=True)
        [list] = [made for made in page.evaluate(RECORDS, "lists") if made["nome"] == "Natal"]
        assert list["entries"][0]["url"] == "lojas/ponto-byte/"


def test_the_spaces_of_a_name_are_single(page, site):
    page.goto(f"{site}/{LISTS}")
    make(page, "  Do \u00a0 fim ")
    page.locator("dialog").wait_for(state="detached")
    eventually(lambda: entries_of(page), {"Do fim": []})


def test_a_list_is_renamed_with_all_it_holds(page, site):
    page.goto(f"{site}/{STORES}")
    heart(page, "ponto-byte").click()
    page.locator("dialog [name=nome]").fill("Velha")
    page.locator("dialog [value=save]").click()
    page.locator("dialog").wait_for(state="detached")
    page.goto(f"{site}/{LISTS}")
    page.locator("[data-list=Velha] [data-rename]").click()
    page.locator("dialog [name=nome]").fill("Nova")
    page.locator("dialog [value=save]").click()
    page.locator("[data-list=Nova]").wait_for()
    expect(page.locator("[data-list=Nova] [data-count]")).to_have_text("1 loja", use_inner_text=True)
    expect(page.locator("[data-list=Velha]")).to_have_count(0)
    expect(page.locator(".snackbar [role=status]")).to_have_text("A lista agora se chama Nova.")


def test_a_list_that_another_tab_deleted_is_not_renamed(browser, site):
    with visit(browser) as context:
        first, second = context.new_page(), context.new_page()
        first.goto(f"{site}/{LISTS}")
        made(first, "Jogos")
        made(first, "Natal")
        second.goto(f"{site}/{LISTS}")
        first.locator("[data-list=Jogos] [data-rename]").click()
        second.locator("[data-list=Jogos] [data-remove]").click()
        second.locator("[data-list=Jogos]").wait_for(state="detached")
        first.locator("dialog [name=nome]").fill("Nova")
        first.locator("dialog [value=save]").click()
        expect(first.locator("dialog [role=alert]")).to_have_text("Não há esta lista neste aparelho.")
        eventually(lambda: entries_of(first), {"Natal": []})


@pytest.mark.parametrize("change", ["rename", "remove"])
def test_a_choice_of_a_list_that_another_tab_took_away_is_not_lost_in_silence(browser, site, change):
    with visit(browser) as context:
        first, second = context.new_page(), context.new_page()
        first.goto(f"{site}/{LISTS}")
        made(first, "Jogos")
        made(first, "Natal")
        second.goto(f"{site}/{STORES}")
        heart(second, "ponto-byte").click()
        second.locator("dialog label", has_text="Jogos").locator("input").check()
        first.locator(f"[data-list=Jogos] [data-{change}]").click()
        if change == "rename":
            first.locator("dialog [name=nome]").fill("Velhos")
            first.locator("dialog [value=save]").click()
        first.locator("[data-list=Jogos]").wait_for(state="detached")
        second.locator("dialog [value=save]").click()
        expect(second.locator("dialog [role=alert]")).to_have_text("Não há esta lista neste aparelho.")
        second.locator("dialog label", has_text="Jogos").locator("input").uncheck()
        second.locator("dialog label", has_text="Natal").locator("input").check()
        second.locator("dialog [value=save]").click()
        second.locator("dialog").wait_for(state="detached")
        eventually(lambda: entries_of(first)["Natal"], ["ponto-byte"])


def test_numbers_in_the_names_of_lists_are_in_their_order(page, site):
    page.goto(f"{site}/{LISTS}")
    for name in ["Lista 10", "Lista 2", "Lista 1"]:
        page.evaluate("nome => Apus.add('lists', { nome, entries: [] })", name)
    expect(page.locator("[data-list] a")).to_have_text(["Lista 1", "Lista 2", "Lista 10"], use_inner_text=True)


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (320, 568)])
def test_what_saves_is_seen_below_any_number_of_lists(page, site, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{site}/{STORES}")
    page.evaluate("""() => Apus.putAll("lists", Array.from({ length: 30 }, (_, index) => (
      { nome: `Lista ${index}`, entries: [], changedAt: Apus.now() })))""")
    page.reload()
    heart(page, "cartucho-cia").click()
    expect(page.locator("dialog [type=checkbox]")).to_have_count(30)
    expect(page.locator("dialog [value=save]")).to_be_in_viewport(ratio=1)
    # The field of a new list, at the end, is not behind it.
    page.locator("dialog [name=nome]").focus()
    eventually(lambda: page.evaluate("""() => {
      const { bottom } = document.querySelector("dialog [name=nome]").getBoundingClientRect();
      return bottom <= document.querySelector(".dialog-end").getBoundingClientRect().top;
    }"""), True)


def test_saves_of_two_tabs_at_one_moment_are_both_kept(browser, site):
    with visit(browser) as context:
        tabs = [context.new_page(), context.new_page()]
        tabs[0].goto(f"{site}/{LISTS}")
        made(tabs[0], "Natal")
        for tab, entry in zip(tabs, ["ponto-byte", "cartucho-cia"]):
            tab.goto(f"{site}/{STORES}")
            heart(tab, entry).click()
            tab.locator("dialog input[type=checkbox]").check()
            # What is read before the step that writes is read early, and written late.
            tab.evaluate("""() => {
              const { all } = Apus;
              const wait = () => new Promise((resolve) => { setTimeout(resolve, 300); });
              Apus.all = (table) => all(table).then((found) => wait().then(() => found));
            }""")
        for tab in tabs:
            tab.evaluate("() => document.querySelector('dialog form').requestSubmit()")
        for tab in tabs:
            tab.locator("dialog").wait_for(state="detached")
        eventually(lambda: sorted(entries_of(tabs[0])["Natal"]), ["cartucho-cia", "ponto-byte"])


def test_a_rename_to_a_name_that_is_taken_loses_nothing(page, site):
    page.goto(f"{site}/{LISTS}")
    made(page, "Jogos")
    made(page, "Natal")
    page.locator("[data-list=Jogos] [data-rename]").click()
    page.locator("dialog [name=nome]").fill("Natal")
    page.locator("dialog [value=save]").click()
    expect(page.locator("dialog [role=alert]")).to_contain_text("Natal")
    eventually(lambda: entries_of(page), {"Jogos": [], "Natal": []})


#: Lists without entries, with what is none, and with entries of which one can be read.
DAMAGED = [
    {"nome": "A", "changedAt": "2026"}, {"nome": "B", "entries": "x"}, {"nome": "C", "entries": 5},
    {"nome": "D", "entries": [None, 7, {"id": 3, "type": "lojas"}, {"id": "ponto-byte", "type": "lojas"}]},
]


def test_damaged_lists_hide_no_others_and_can_be_deleted(page, site):
    page.goto(f"{site}/{LISTS}")
    made(page, "Natal")
    page.evaluate("lists => Apus.putAll('lists', lists)", DAMAGED)
    page.reload()
    counts = page.locator("[data-list] [data-count]")
    eventually(counts.all_inner_texts, ["0 lojas", "0 lojas", "0 lojas", "1 loja", "0 lojas"])
    page.goto(f"{site}/{STORES}")
    expect(heart(page, "ponto-byte")).to_have_attribute("aria-pressed", "true")
    put(page, "cartucho-cia", "Natal")
    page.goto(f"{site}/lojas/listas/ver/index.html?nome=D")
    expect(page.locator("[data-list-entries] > li")).to_have_count(1)
    page.goto(f"{site}/{LISTS}")
    for name in "ABCD":
        page.locator(f"[data-list={name}] [data-remove]").click()
        page.locator(f"[data-list={name}]").wait_for(state="detached")
    eventually(lambda: entries_of(page), {"Natal": ["cartucho-cia"]})


def test_undo_puts_an_entry_back_in_its_place(page, site):
    page.goto(f"{site}/lojas/listas/ver/index.html?nome=A")
    names = ["ponto-byte", "cartucho-cia", "casa-do-tabuleiro"]
    entries = [{"type": "lojas", "id": name, "name": name, "image": "", "url": ""} for name in names]
    page.evaluate("entries => Apus.put('lists', { nome: 'A', entries, createdAt: '2026', changedAt: '2026' })", entries)
    for entry in names[:2]:
        heart(page, entry).click()
        heart(page, entry).wait_for(state="detached")
    page.locator(".snackbar [data-action]").click()
    eventually(lambda: entries_of(page), {"A": names})


def test_the_focus_goes_to_the_button_for_a_new_list_when_the_last_one_is_deleted(page, site):
    page.goto(f"{site}/lojas/listas/index.html")
    page.evaluate('() => Apus.put("lists", { nome: "A", entries: [], createdAt: "2026", changedAt: "2026" })')
    page.locator("[data-list] [data-remove]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-no-lists] button")).to_be_focused()


def test_the_focus_goes_to_the_other_button_when_the_first_list_is_made(page, site):
    page.goto(f"{site}/{LISTS}")
    page.locator("[data-no-lists] button").press("Enter")
    page.locator("dialog [name=nome]").fill("Natal")
    page.keyboard.press("Enter")
    expect(page.locator("[data-list=Natal]")).to_be_visible()
    expect(page.locator("[data-needs-kept] > [data-new-list]")).to_be_focused()
    page.locator("[data-remove]").press("Enter")
    expect(page.locator("[data-no-lists] button")).to_be_focused()
    page.locator(".snackbar [data-action]").press("Enter")
    expect(page.locator("[data-list=Natal] [data-remove]")).to_be_focused()


def test_an_entry_of_a_list_that_the_page_has_no_card_of_is_asked_for(browser):
    with served(SITE) as host, visit(browser) as context:
        page = context.new_page()
        page.goto(f"{host}/lojas/")
        page.evaluate("""() => Apus.put("lists", { nome: "A", createdAt: "2026", changedAt: "2026", entries: [
          { type: "lojas", id: "before", name: "Before", image: "", url: "lojas/" },
          { type: "lojas", id: "lost", name: "Lost", image: "", url: "lojas/lost/" }] })""")
        page.goto(f"{host}/lojas/listas/ver/?nome=A")
        rows = page.locator("[data-list-entries] > li")
        expect(rows.nth(0).get_by_role("link", name="Before")).to_have_attribute("href", f"{host}/lojas/")
        expect(rows.nth(0).locator("p:visible")).to_have_count(0)
        expect(rows.nth(1).locator("p")).to_have_text("não disponível")
        expect(rows.nth(1).get_by_role("link")).to_have_count(0)


MOVED = {
    "Content/site.yaml": """language: en
title: Shops
id: shops
collections:
  shops: { model: Shop, from: shops.yaml, lists: true }
pages:
  home: { page: home, at: / }
sections:
  shops:
    title: Shops
    at: /shops/
    pages:
      list: { list: shops }
      shop: { entry: shops }
      lists: { page: lists, at: lists/, title: Lists, template: lists.html }
      one: { page: one, at: lists/one/, title: List, template: one.html }
""",
    "Content/Models/Shop.swift": "struct Shop: Entry {\n  @Key var name: String\n}\n",
    "Content/shops.yaml": "- { name: Baker, aliases: [/shops/bread/, /shops/rolls/] }\n- name: Butcher\n",
    "Templates/home.html": '{% extends "base.html" %}',
    "Content/messages/en.yaml": "shops: { count: { one: '{count} shop', other: '{count} shops' } }\n",
}


def make_moved(folder):
    """Builds a site of shops, of which one had other addresses, with the pages of lists from the guide."""
    guide = (ROOT / "docs/device.md").read_text().split("## Lists")[1].split("```html\n")
    templates = {f"Templates/{name}.html": guide[at].split("```")[0].replace("notes", "shops").replace('url("one")', 'url("shops.one")')
                 for at, name in enumerate(["lists", "one"], 1)}
    for path, text in (MOVED | templates).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)
    build(folder, folder / "out")


def test_lists_follow_an_entry_that_was_renamed(browser, sites):
    with served(sites.made("moved", make_moved) / "out") as host, visit(browser) as context:
        page = context.new_page()
        page.goto(f"{host}/shops/")
        page.evaluate("""() => {
          const entry = (id, url) => ({ type: "shops", id, name: id, image: "", url });
          const [bread, rolls, butcher] = [
            entry("bread", "shops/bread/"), entry("rolls", "shops/rolls/"), entry("butcher", "shops/butcher/")];
          const list = (nome, entries) => ({ nome, createdAt: "2026", changedAt: "2026", entries });
          return Apus.putAll("lists", [
            list("A", [bread, butcher]), list("B", [butcher, rolls, bread]), list("C", [butcher])]);
        }""")
        for name in "AB":
            page.goto(f"{host}/shops/lists/one/?nome={name}")
            expect(page.get_by_role("link", name="Baker")).to_have_attribute("href", "../../baker/")
            expect(page.locator("[data-list-entries] > li")).to_have_count(2)
        lists = page.evaluate("() => Apus.all('lists')")
        assert [[entry["id"] for entry in one["entries"]] for one in lists] == [
            ["baker", "butcher"], ["butcher", "baker"], ["butcher"]]
        assert lists[0]["entries"][0]["url"] == "shops/baker/"
        page.goto(f"{host}/shops/baker/")
        expect(page.locator(".top-end .heart")).to_have_attribute("aria-pressed", "true")


def test_lists_follow_in_another_tab(browser, site):
    with visit(browser) as context:
        first, second = context.new_page(), context.new_page()
        first.goto(f"{site}/{LISTS}")
        second.goto(f"{site}/{LISTS}")
        made(first, "Natal")
        second.locator("[data-list=Natal]").wait_for()


def test_a_list_that_is_not_there_says_so(page, site):
    page.goto(f"{site}/lojas/listas/ver/index.html?nome=%3Cimg%20src%3Dx%3E")
    page.locator("[data-list-missing]").wait_for()
    expect(page.locator("h1")).to_have_text("<img src=x>", use_inner_text=True)
    page.goto(f"{site}/lojas/listas/ver/index.html")
    page.locator("[data-list-missing]").wait_for()


def entries_of(page):
    """The entries of each list, by its name."""
    return {made["nome"]: [entry["id"] for entry in made["entries"]] for made in page.evaluate(RECORDS, "lists")}


def test_one_entry_goes_into_several_lists_in_one_step_by_keyboard(page, site):
    page.goto(f"{site}/{LISTS}")
    made(page, "Natal")
    made(page, "Outra")
    page.goto(f"{site}/{STORES}")
    heart(page, "ponto-byte").focus()
    page.keyboard.press("Enter")
    group = page.get_by_role("dialog").get_by_role("group", name="Listas com Ponto Byte")
    expect(group.get_by_role("checkbox")).to_have_count(2)
    eventually(lambda: page.evaluate("document.activeElement.type"), "checkbox")
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    # A name that is taken keeps all of it from happening.
    page.keyboard.type("Natal")
    page.keyboard.press("Enter")
    page.locator("dialog [role=alert]", has_text="Natal").wait_for()
    eventually(lambda: entries_of(page), {"Natal": [], "Outra": []})
    page.keyboard.press("Control+A")
    page.keyboard.type("Nova")
    page.keyboard.press("Enter")
    page.locator("dialog").wait_for(state="detached")
    eventually(lambda: entries_of(page), {name: ["ponto-byte"] for name in ["Natal", "Nova", "Outra"]})
    eventually(lambda: page.evaluate("document.activeElement.matches('[data-entry=ponto-byte] > .heart')"))
    page.locator(".snackbar [role=status]", has_text="Ponto Byte").wait_for()
