"""The first minutes with Apus: a new site, the server, an edit, a mistake, and the page again."""
import re

import pytest
from building import run
from live import Site, wait_for_text
from playwright.sync_api import expect
from test_serve import listens, tab

POST = "blog/Content/posts/samphire-and-an-egg.md"
TITLE, SENTENCE = "Samphire and an egg", "there will be somebody after you."


class Blog(Site):
    """A folder with the blog that comes with the program, and the server that shows it."""

    def __init__(self, folder):
        self.folder = folder
        self.address = None
        self.errors = []
        run("new", folder / "blog", "--starter", "blog")

    def change(self, said, instead):
        text = (self.folder / POST).read_text()
        assert said in text, said
        self.write(POST, text.replace(said, instead))


@pytest.fixture
def blog(tmp_path):
    return Blog(tmp_path)


def test_the_first_minutes_from_a_new_site_to_a_mistake_and_back(blog, tab):
    overlay = tab.locator("apus-overlay .overlay")
    with blog.served("blog"):
        tab.goto(blog.address)
        tab.locator("main").get_by_role("link", name=TITLE, exact=True).click()
        wait_for_text(tab, SENTENCE, "main")
        expect(tab).to_have_url(f"{blog.address}samphire-and-an-egg/")
        listens(tab)
        blog.change(SENTENCE, "somebody with a basket will come after you.")
        wait_for_text(tab, "somebody with a basket will come after you.", "main")
        expect(tab.locator("main")).not_to_contain_text(SENTENCE)
        listens(tab)

        blog.change("\nsummary:", "\nsumary:")
        overlay.wait_for()
        headline = overlay.locator("pre a")
        expect(headline).to_have_text(
            f"{POST}:3:1: error[E0301]: unknown field 'sumary'; did you mean 'summary'?")
        place = (blog.folder / POST).resolve()
        expect(headline).to_have_attribute("href", f"vscode://file{place}:3:1")
        expect(overlay).to_contain_text(re.compile(r"3 │ sumary: .*\n\s+│ \^{6}\n"))
        expect(overlay).to_contain_text("help: write 'summary'")
        # The last good page is under it.
        expect(tab.locator("main")).to_contain_text("somebody with a basket will come after you.")

        blog.change("\nsumary:", "\nsummary:")
        expect(tab.locator("apus-overlay")).to_have_count(0)
        expect(tab.locator("main")).to_contain_text("somebody with a basket will come after you.")
        blog.change("with a basket", "with a dog")
        wait_for_text(tab, "somebody with a dog will come after you.", "main")
        expect(tab.locator("apus-overlay")).to_have_count(0)

        tab.locator("header .top-start a").click()
        titles = tab.locator("main [data-entry] h2")
        expect(titles.filter(has_text=TITLE)).to_have_count(1)
        listens(tab)
        blog.change(f"title: {TITLE}", "title: Lunch from the marsh")
        expect(titles.filter(has_text="Lunch from the marsh")).to_have_count(1)
        expect(titles.filter(has_text=TITLE)).to_have_count(0)
        expect(titles).to_have_count(6)
