"""The reader's device in Firefox: what is kept, followed, found, and there without a connection."""
import shutil

import pytest
from conftest import SITE
from device import served
from marionette import firefox
from waiting import eventually

pytestmark = pytest.mark.skipif(
    not (shutil.which("firefox-esr") or shutil.which("firefox")), reason="no Firefox here")


@pytest.fixture(scope="module")
def driven(tmp_path_factory):
    with firefox(tmp_path_factory.mktemp("firefox")) as driver:
        yield driver


@pytest.fixture(scope="module")
def host():
    with served(SITE) as address:
        yield address


def is_pressed(driver, entry):
    return driver.wait_for("return document.querySelector(arguments[0])?.ariaPressed",
                           f'[data-entry="{entry}"] > .heart') == "true"


def press(driver, entry):
    driver.run("document.querySelector(arguments[0]).click()", f'[data-entry="{entry}"] > .heart')
    driver.wait_for("return document.querySelector('.snackbar [role=status]').textContent")


@pytest.mark.parametrize("kind", ["folder", "server"])
def test_favourites_and_search_from_a_folder_and_from_a_server(driven, host, kind):
    site = host if kind == "server" else SITE.as_uri()
    driven.go(f"{site}/personagens/index.html")
    assert not is_pressed(driven, "alice")
    press(driven, "alice")
    driven.go(f"{site}/personagens/favoritos/index.html")
    assert driven.wait_for("return document.querySelector('[data-favourites] h2')?.textContent") == "Alice"
    driven.go(f"{site}/recipes/search/index.html?q=brscht")
    assert driven.wait_for("return document.querySelector('[data-results] h2')?.textContent") == "Borscht"


def test_back_shows_what_was_kept_meanwhile(driven, host):
    driven.go(f"{host}/personagens/index.html")
    assert not is_pressed(driven, "anansi")
    driven.go(f"{host}/personagens/anansi/index.html")
    driven.run("document.querySelector('.top-end .heart').click()")
    driven.wait_for("return document.querySelector('.snackbar [role=status]').textContent")
    driven.back()
    driven.wait_for("""return document.querySelector('[data-entry="anansi"] > .heart').ariaPressed === "true" """)


def test_servings_verses_and_a_profile(driven, host):
    driven.go(f"{host}/recipes/romanesco-risotto/index.html")
    driven.run("document.querySelector('[data-less]').click()")
    driven.wait_for("return document.querySelector('.ingredients').textContent.includes('240 g')")
    driven.go(f"{host}/biblia/rute/1/index.html")
    driven.run("document.querySelector('#v3 a').click()")
    driven.run("document.querySelector('.passage-menu [data-color=green]').click()")
    driven.wait_for("return document.querySelector('#v3 mark')")
    driven.go(f"{host}/lojas/cadastro/index.html")
    driven.run("""for (const [name, value] of Object.entries(arguments[0])) {
        document.querySelector(`[name=${name}]`).value = value }
      document.querySelector('form[data-profile] [type=submit]').click()""",
               {"nome": "Ana", "email": "ana@exemplo.org", "senha": "segredo", "telefone": "40028922", "idade": "30"})
    driven.wait_for("""return location.pathname.includes('/perfil/')
      && document.querySelector('[data-field=nome]')?.textContent === 'Ana'""")


def test_home_and_what_was_visited_open_without_a_server(driven):
    with served(SITE) as address:
        driven.go(f"{address}/index.html")
        driven.wait_for("return navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)")
        driven.go(f"{address}/personagens/alice/index.html")
        driven.wait_for("return caches.match(arguments[0]).then(Boolean)", f"{address}/personagens/alice/")
    driven.go(f"{address}/personagens/alice/index.html")
    eventually(lambda: driven.run("return document.querySelector('h1').textContent"), "Alice")
    driven.go(f"{address}/personagens/odisseu/index.html")
    eventually(lambda: driven.run("return location.pathname.includes('/offline/')"))
