"""A walk through Lojas: from the list to a store and what it sells, and by neighbourhood."""
import pytest
from playwright.sync_api import expect
from waiting import eventually
from walking import address, assert_fits, entries, follow, go_back, tap, titles


def test_from_the_list_to_a_store_and_back(page, site):
    page.goto(site + "/index.html")
    follow(page, "Lojas", within="nav.tabs")
    list_address = address(page)
    assert list_address.endswith("/lojas")
    assert_fits(page)
    eventually(lambda: len(entries(page)), 9)
    eventually(lambda: titles(page) == sorted(titles(page)))

    follow(page, "Ponto Byte")
    eventually(lambda: address(page), f"{list_address}/ponto-byte")
    assert_fits(page)
    facts = page.locator(".place dt").all_inner_texts()
    assert facts == ["Endereço", "Horário", "Telefone"]
    go_back(page)
    eventually(lambda: address(page), list_address)


def test_every_store_sells_what_the_list_says(page, site):
    page.goto(site + "/lojas/index.html")
    counts = page.locator("main [data-entry] p.quiet").all_inner_texts()
    for key, count in zip(entries(page), counts, strict=True):
        page.goto(f"{site}/lojas/{key}/index.html")
        assert_fits(page)
        wares = page.locator(".wares li")
        eventually(lambda: count.endswith(f" {wares.count()} produtos"))
        eventually(lambda: wares.locator("img").count() == wares.locator("h3").count() == wares.count())


@pytest.mark.parametrize("width, height", [(568, 320), (667, 375), (720, 450), (844, 390)])
def test_on_a_turned_phone_the_front_shows_its_sign(browser, site, width, height):
    page = browser.new_page(viewport={"width": width, "height": height})
    page.goto(f"{site}/lojas/ponto-byte/index.html")
    # A sign is in the middle two thirds of the drawing.
    eventually(lambda: page.locator(".hero").evaluate(
        "front => front.clientWidth / front.clientHeight / (front.naturalWidth / front.naturalHeight) > 2 / 3"))
    page.close()


@pytest.mark.parametrize("name, count", [("Beira-Rio", 2), ("Centro", 4), ("Vila Nova", 3)])
def test_a_neighbourhood_has_its_stores(page, site, name, count):
    page.goto(site + "/lojas/index.html")
    follow(page, "Bairros", within="nav.tabs")
    assert_fits(page)
    shelf = page.get_by_role("region", name=name)
    shown = shelf.locator("[data-entry] h2").all_inner_texts()
    assert len(shown) == count

    follow(page, name)
    assert_fits(page)
    eventually(lambda: titles(page), shown)
    follow(page, shown[0])
    expect(page.locator("h1")).to_have_text(shown[0], use_inner_text=True)
    follow(page, name)
    eventually(lambda: titles(page), shown)


def test_a_product_has_a_page_with_its_price_and_leads_on_and_back(page, site):
    page.goto(site + "/lojas/ponto-byte/index.html")
    store = address(page)
    follow(page, "Notebook de jogo")
    eventually(lambda: address(page), f"{store}/produtos/notebook-de-jogo")
    assert_fits(page)
    expect(page.locator("main .price")).to_have_text("R$ 6.190,00", use_inner_text=True)
    tap(page.locator(".neighbours [rel=next]"))
    expect(page.locator("h1")).to_have_text("Computador de mesa", use_inner_text=True)
    assert_fits(page)
    go_back(page)
    eventually(lambda: address(page), store)


def test_a_service_without_a_price_says_that_one_has_to_ask(page, site):
    page.goto(site + "/lojas/vale-informatica/index.html")
    follow(page, "Visita técnica")
    expect(page.locator("main .price")).to_have_text("Preço sob consulta", use_inner_text=True)
    expect(page.locator(".facts dd").first).to_have_text("Serviço", use_inner_text=True)
    assert_fits(page)
