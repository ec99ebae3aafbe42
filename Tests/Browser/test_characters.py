"""A walk through Personagens: the pages of the list, faces with and without words, the widget."""
import json
import re
import unicodedata

import pytest
from playwright.sync_api import expect
from conftest import PORTRAIT, SITE
from waiting import eventually
from walking import address, assert_fits, follow, go_back, tap, titles


def plain(title):
    """A title as the alphabet has it: without accents and in lower case."""
    letters = unicodedata.normalize("NFD", title.lower())
    letters = letters.replace("’", "").replace("'", "")
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def test_characters_come_twenty_on_a_page_in_alphabetical_order(page, site):
    page.goto(site + "/index.html")
    follow(page, "Personagens", within="nav.tabs")
    assert_fits(page)
    shown = [titles(page)]
    while page.locator(".pages a[rel=next]").count():
        tap(page.locator(".pages a[rel=next]"))
        assert_fits(page)
        shown.append(titles(page))
    assert [len(part) for part in shown] == [20, 20, 5]
    names = sum(shown, [])
    assert names == sorted(names, key=plain)


def test_a_character_with_a_description_leads_to_the_next(page, site):
    page.goto(site + "/personagens/index.html")
    follow(page, "Alice")
    assert_fits(page)
    eventually(lambda: page.locator(".standfirst").inner_text().startswith("Uma menina que segue um coelho"))
    books = page.get_by_role("region", name="Livros").locator("li").count()
    expect(page.locator(".facts dd").first).to_have_text(str(books), use_inner_text=True)
    tap(page.locator(".neighbours a[rel=next]"))
    expect(page.locator("h1")).to_have_text("Anansi", use_inner_text=True)
    assert_fits(page)
    go_back(page)
    eventually(lambda: address(page).endswith("/personagens"))


def test_a_character_without_a_description_says_so(page, site):
    page.goto(site + "/personagens/page/2/index.html")
    follow(page, "Rainha de Copas")
    assert_fits(page)
    expect(page.locator(".standfirst")).to_have_text(["sem descrição."], use_inner_text=True)


@pytest.mark.parametrize("page", [PORTRAIT], indirect=True, ids=["portrait"])
@pytest.mark.parametrize("name", ["Folclore", "Literatura", "Mitologia"])
def test_an_origin_has_its_characters(page, site, name):
    page.goto(site + "/personagens/index.html")
    follow(page, "Origens", within="nav.tabs")
    assert_fits(page)
    region = page.get_by_role("region", name=name)
    expected = region.locator("[data-entry] h2").all_inner_texts()
    follow(page, name)
    assert_fits(page)
    shown = titles(page)
    while page.locator(".pages a[rel=next]").count():
        tap(page.locator(".pages a[rel=next]"))
        shown += titles(page)
    assert shown == expected


def test_the_widget_has_the_first_three_and_nothing_around_them(page, site):
    page.goto(site + "/personagens/widget/index.html")
    expect(page.locator("main h2")).to_have_text(["Alice", "Anansi", "Anúbis"], use_inner_text=True)
    expect(page.locator("nav")).to_have_count(0)
    eventually(lambda: page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
    eventually(lambda: page.evaluate("[...document.images].every(i => i.complete && i.naturalWidth > 0)"))
    on = page.locator("main .trio-on a")
    expect(on).to_have_attribute("target", "_top")
    tap(on)
    eventually(lambda: address(page).endswith("/personagens"))
    page.go_back()
    follow(page, "Alice")
    assert_fits(page)


def test_the_widget_names_its_characters_without_scrolling(page, site):
    page.goto(f"{site}/personagens/widget/index.html")
    for name in page.locator(".trio h2").all():
        expect(name).to_be_in_viewport(ratio=1)


def test_ch_27_the_manifest_leads_to_the_first_three():
    shortcuts = json.loads((SITE / "manifest.webmanifest").read_text())["shortcuts"]
    assert [entry["name"] for entry in shortcuts] == ["Alice", "Anansi", "Anúbis"]
    for entry in shortcuts:
        assert entry["name"] in (SITE / entry["url"]).read_text()


def test_a_shared_text_is_looked_for_in_the_bible():
    target = json.loads((SITE / "manifest.webmanifest").read_text())["share_target"]
    assert (target["method"], target["params"]) == ("GET", {"text": "q"})
    assert 'name="q"' in (SITE / target["action"]).read_text()


def test_browsers_are_tinted_by_section_and_scheme():
    tints = set()
    for path in ["", "recipes", "lojas", "mural", "personagens", "biblia"]:
        page = (SITE / path / "index.html").read_text()
        found = re.findall(r'"theme-color" content="(#\w+)" media="\(prefers-color-scheme: (\w+)', page)
        assert [scheme for _, scheme in found] == ["light", "dark"]
        tints |= {color for color, _ in found}
    assert len(tints) == 12
