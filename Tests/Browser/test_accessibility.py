"""axe-core on one page of every kind: all its rules in the light, those of colours in the dark too.

The two schemes differ in colours alone: the page and its styles are otherwise the same.
"""
import axe_playwright_python.sync_playwright
import pytest
from conftest import PORTRAIT
from waiting import eventually

KINDS = [
    "", "recipes", "recipes/pea-soup", "recipes/pea-soup/step/1", "recipes/courses",
    "recipes/course/soup", "sk", "sk/recepty", "sk/recepty/bryndzove-halusky",
    "sk/recepty/bryndzove-halusky/krok/4", "lojas", "lojas/ponto-byte",
    "lojas/ponto-byte/produtos/notebook-de-jogo", "lojas/bairros", "lojas/bairro/centro",
    "mural", "mural/posts", "mural/posts/36", "mural/albuns", "mural/albuns/24", "mural/autores",
    "mural/autores/1", "personagens", "personagens/alice", "personagens/anubis",
    "personagens/origens", "personagens/origem/folclore", "personagens/widget", "biblia",
    "biblia/livros", "biblia/salmos", "biblia/salmos/23", "biblia/versiculos", "biblia/testamento/vt",
    "biblia/genero/profetas", "offline", "recipes/favourites", "lojas/listas", "mural/favoritos",
    "personagens/favoritos", "biblia/marcados", "patterns", "recipes/patterns", "lojas/padroes",
    "mural/padroes", "personagens/padroes", "biblia/padroes",
]


COLOUR_RULES = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}


@pytest.fixture(scope="module", params=["light", "dark"])
def still(browser, request):
    """A page in one of the two color schemes, without motion, and what axe is asked there."""
    width, height = PORTRAIT
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=request.param,
        reduced_motion="reduce",
    )
    yield context.new_page(), COLOUR_RULES if request.param == "dark" else None
    context.close()


def violations(page, options):
    """What axe finds: the rule, the place, and what it says."""
    found = axe_playwright_python.sync_playwright.Axe().run(page, options=options).response
    return [
        (violation["id"], node["target"], node["failureSummary"])
        for violation in found["violations"] for node in violation["nodes"]
    ]


@pytest.mark.parametrize("kind", KINDS, ids=[kind or "home" for kind in KINDS])
def test_axe_finds_nothing(still, site, kind):
    page, options = still
    page.goto(f"{site}/{kind}/index.html" if kind else f"{site}/index.html")
    faults = violations(page, options)
    assert faults == []


def test_axe_finds_nothing_where_nothing_is_found(still, site):
    page, options = still
    page.goto(f"{site}/404.html")
    eventually(lambda: violations(page, options), [])
