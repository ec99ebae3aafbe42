"""A small site made of the program and of docs/device.md alone: its examples do what they say."""
import pathlib
import re
import shutil
import subprocess

import pytest
from playwright.sync_api import expect
from device import visit
from waiting import eventually

APUS = pathlib.Path(".build/debug/apus").resolve()
PAGES = """
id: poems-and-pictures
title: Own site
language: en
collections:
  albums: { model: Album, from: albums.yaml }
  poems: { model: Poem, from: poems.yaml }
sections:
  albums: { title: Albums, at: /, pages: { list: { list: albums }, album: { entry: albums, template: album.html } } }
  poems:
    title: Poems
    at: /poems/
    pages:
      list: { list: poems }
      poem: { entry: poems, template: poem.html }
      marked: { page: marked, at: marked/, title: Marked, template: marked.html }
"""
MODELS = {
    "Album": "struct Album: Entry {\n  @Key var title: String\n  var photos: [Photo]\n}\n\n"
             "struct Photo: Component {\n  var title: String\n  var image: Image\n}\n",
    "Poem": "struct Poem: Entry {\n  @Key var title: String\n  var lines: [String]\n}\n",
}


def example(heading, number=0):
    """An example of HTML below a heading of the guide."""
    text = pathlib.Path("docs/device.md").read_text().split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return re.findall(r"```html\n(.*?)```", text, re.DOTALL)[number]


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    folder = tmp_path_factory.mktemp("own")
    for part in ["Content/Models", "Content/images", "Templates"]:
        (folder / part).mkdir(parents=True)
    (folder / "Content/site.yaml").write_text(PAGES)
    for name, model in MODELS.items():
        (folder / f"Content/Models/{name}.swift").write_text("import ApusModels\n\n" + model)
    shutil.copy("Templates/assets/share.png", folder / "Content/images/one.png")
    picture = "{ title: %s, image: { src: images/one.png, alt: %s } }"
    photos = ", ".join(picture % (name, name) for name in ["Boat", "Pier", "Gull"])
    (folder / "Content/albums.yaml").write_text(f"- title: Harbour\n  photos: [{photos}]\n")
    (folder / "Content/poems.yaml").write_text("- title: The Tide\n  lines: [It comes, It stays, It goes]\n")
    (folder / "Templates/album.html").write_text(example("Albums"))
    (folder / "Templates/poem.html").write_text(example("Passages"))
    (folder / "Templates/marked.html").write_text(example("Passages", 1))
    answer = subprocess.run(
        [APUS, "build", folder, "--output", folder / "out", "--portable"], capture_output=True, text=True)
    assert answer.returncode == 0, answer.stdout + answer.stderr
    return (folder / "out").as_uri()


@pytest.fixture
def page(browser):
    with visit(browser, reduced_motion="reduce") as context:
        yield context.new_page()


def test_a_picture_opens_large_and_turns(page, built):
    page.goto(f"{built}/harbour/index.html")
    page.get_by_role("link", name="Boat").click()
    expect(page.get_by_role("dialog", name="Boat")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("dialog", name="Pier")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("link", name="Boat")).to_be_focused()


def test_a_line_is_highlighted_and_found_among_what_is_marked(page, built):
    page.goto(f"{built}/poems/the-tide/index.html")
    page.locator("#v2 > a").click()
    page.get_by_role("button", name="Green").click()
    expect(page.locator("#v2 mark[data-color=green]")).to_have_text("It stays", use_inner_text=True)
    eventually(lambda: page.evaluate("() => Apus.all('highlights').then((all) => all.length)"), 1)
    page.goto(f"{built}/poems/marked/index.html")
    expect(page.get_by_role("heading", name="The Tide", exact=True)).to_be_visible()
    page.get_by_role("link", name="The Tide 2").click()
    expect(page.locator("#v2 mark")).to_be_visible()
