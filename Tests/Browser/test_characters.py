"""A walk through Personagens: the pages of the list, faces with and without words, the widget."""
import json
import re
import unicodedata

import pytest
from conftest import SITE
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
    assert page.locator(".standfirst").inner_text().startswith("Uma menina que segue um coelho")
    books = page.get_by_role("region", name="Livros").locator("li").count()
    assert page.locator(".facts dd").first.inner_text() == str(books)
    tap(page.locator(".neighbours a[rel=next]"))
    assert page.locator("h1").inner_text() == "Anansi"
    assert_fits(page)
    go_back(page)
    assert address(page).endswith("/personagens")


def test_a_character_without_a_description_says_so(page, site):
    page.goto(site + "/personagens/page/2/index.html")
    follow(page, "Rainha de Copas")
    assert_fits(page)
    assert page.locator(".standfirst").all_inner_texts() == ["sem descrição."]


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
    assert page.locator("main h2").all_inner_texts() == ["Alice", "Anansi", "Anúbis"]
    assert page.locator("nav").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("[...document.images].every(i => i.complete && i.naturalWidth > 0)")
    on = page.locator("main .trio-on a")
    assert on.get_attribute("target") == "_top"
    tap(on)
    assert address(page).endswith("/personagens")
    page.go_back()
    follow(page, "Alice")
    assert_fits(page)


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
