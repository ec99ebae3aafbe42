"""What a site says below every page, and a script of its own."""
import pytest
from building import build, run
from device import visit
from waiting import eventually

FOOTER = """<footer>
  <p>Printed on the moon.</p>
  <ul><li><a href="https://example.com/privacy">Privacy</a></li><li><a href="{{ site.home }}">Home</a></li></ul>
</footer>
"""
#: What a reader would call wrong, as an expression of the page.
FACTS = {
    "it begins within the page": """document.querySelector("body > footer").getBoundingClientRect().top
      < document.querySelector("main").getBoundingClientRect().bottom - 1""",
    "its end is below the screen": """document.querySelector("body > footer").getBoundingClientRect().bottom
      > innerHeight + 1""",
    "tabs lie on it": """["p", "a"].some(name => {
      const { left, right, top, bottom } = document.querySelector(`body > footer ${name}`).getBoundingClientRect();
      const tabs = document.querySelector(".tabs")?.getBoundingClientRect();
      return Boolean(tabs) && left < tabs.right && right > tabs.left && top < tabs.bottom && bottom > tabs.top;
    })""",
}
SCREENS = {"phone": (390, 844), "turned": (844, 390), "desk": (1440, 900)}


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    folder = tmp_path_factory.mktemp("footer") / "site"
    run("new", str(folder), "--starter", "blog")
    templates = folder / "Templates"
    (templates / "partials").mkdir(parents=True)
    (templates / "partials/footer.html").write_text(FOOTER)
    (templates / "assets").mkdir(exist_ok=True)
    (templates / "assets/site.js").write_text("document.documentElement.dataset.own = 'here';\n")
    build(folder, folder / "out", "--portable", "--strict")
    return folder / "out"


@pytest.mark.parametrize("screen", SCREENS)
def test_the_footer_is_between_the_page_and_the_tabs(browser, built, screen):
    width, height = SCREENS[screen]
    with visit(browser, viewport={"width": width, "height": height}) as context:
        page = context.new_page()
        page.goto((built / "index.html").as_uri())
        eventually(lambda: page.evaluate("document.documentElement.dataset.own"), "here")
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        for fact, wrong in FACTS.items():
            eventually(lambda: page.evaluate(wrong), False, about=fact)


def test_every_page_has_it(built):
    sources = [path.read_text() for path in built.rglob("*.html")]
    pages = [source for source in sources if 'http-equiv="refresh"' not in source]
    assert len(pages) > 10
    assert all("Printed on the moon." in source for source in pages)
