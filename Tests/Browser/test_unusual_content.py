"""Content that authors write and the showcase has not: none, one, zero, and pictures of any shape."""
import json
import re
import shutil

import pytest
from building import build, copied_sources
from playwright.sync_api import expect
from waiting import eventually
from walking import wait_for_pictures

TALL = '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="1000" viewBox="0 0 500 1000"><path fill="#48c" d="M0 0h500v1000H0z"/></svg>'
#: Of album n + 1 the number of photographs is n.
COUNTS = range(1, 13)
SIZES = [(390, 844), (844, 390), (820, 1180), (1440, 900)]
#: How a shop writes its number, and the address that a telephone calls.
PHONES = {
    "ponto-byte": ("+55 48 3555-0640", "tel:+554835550640"),
    "luz-lente": ("0800 555 1234", "tel:08005551234"),
    "livraria-meia-lua": ("4004-1234", "tel:40041234"),
    "vale-informatica": ("48 99555-0077", "tel:+5548995550077"),
    "casa-do-tabuleiro": ("(48) 3555-0112", "tel:+554835550112"),
}


def change(file, *changes):
    text = file.read_text()
    for said, instead in changes:
        text, count = re.subn(said, instead, text, count=1)
        assert count == 1, (file, said)
    file.write_text(text)


def make_mural(file):
    """Albums with each number of photographs, an author who made nothing, a post without comments."""
    data = json.loads(file.read_text())
    pictures, data["photos"] = data["photos"], []
    for album in data["albums"]:
        album["userId"] = 1
        for _ in range(album["id"] - 1 if album["id"] <= 13 else 3):
            number = len(data["photos"])
            data["photos"].append(pictures[number % len(pictures)] | {"id": number + 1, "albumId": album["id"]})
    for post in data["posts"]:
        post["userId"] = 3 if post["userId"] == 2 else post["userId"]
    data["comments"] = [comment for comment in data["comments"] if comment["postId"] != 1]
    file.write_text(json.dumps(data))


def make(folder):
    content = copied_sources(folder / "source") / "Content"
    make_mural(content / "posts/db.json")
    (content / "characters/personagens.json").write_text("[]")
    for name, (phone, _) in PHONES.items():
        change(content / f"stores/{name}.yaml", ("telefone: .*", f"telefone: '{phone}'"))
    change(content / "stores/livraria-meia-lua.yaml", (r"produtos:[\s\S]*", "produtos: []\n"))
    change(content / "stores/ponto-byte.yaml", ("preco: .*", "preco: 0"), (r"images/ponto-byte\.svg", "images/tall.svg"))
    for part in ["stores", "recipes"]:
        (content / part / "images/tall.svg").write_text(TALL)
    change(
        content / "recipes/berry-pavlova.md", (r"images/berry-pavlova\.svg", "images/tall.svg"),
        ("cookTime: .*\n", ""), ("keywords: .*", "keywords: []"))
    build(folder / "source", folder / "apus", "--portable")
    shutil.rmtree(folder / "source")


@pytest.fixture(scope="module")
def unusual(sites):
    """The address of the showcase with such content."""
    return (sites.made("unusual", make) / "apus").as_uri()


@pytest.fixture
def screen(browser):
    page = browser.new_page(reduced_motion="reduce")
    yield page
    page.close()


def data_of(page, kind):
    """What a page says to programs about itself."""
    texts = page.locator("script[type='application/ld+json']").all_text_contents()
    return next(data for data in map(json.loads, texts) if data["@type"] == kind)


def test_what_costs_nothing_has_a_price(page, unusual):
    page.goto(f"{unusual}/lojas/ponto-byte/produtos/notebook-de-estudo/index.html")
    expect(page.locator("main .price")).to_have_text("R$ 0,00", use_inner_text=True)
    eventually(lambda: data_of(page, "Product")["offers"]["price"], "0")


@pytest.mark.parametrize("name", PHONES)
def test_a_telephone_number_is_called_as_it_is_meant(page, unusual, name):
    written, called = PHONES[name]
    page.goto(f"{unusual}/lojas/{name}/index.html")
    expect(page.get_by_role("link", name=written)).to_have_attribute("href", called)


def test_what_is_not_known_of_a_recipe_is_not_said_to_programs(page, unusual):
    page.goto(f"{unusual}/recipes/berry-pavlova/index.html")
    recipe = data_of(page, "Recipe")
    assert "prepTime" in recipe and not {"cookTime", "keywords"} & recipe.keys()


@pytest.mark.parametrize("path, words", [
    ("lojas", "0 produtos"), ("mural/albuns/1", "0 fotos"), ("mural/albuns/page/3", "0 fotos"),
    ("mural/autores", "0 posts"), ("mural/autores", "0 álbuns"), ("mural/posts/1", "0 comentários"),
])
def test_none_is_plural_in_portuguese(page, unusual, path, words):
    page.goto(f"{unusual}/{path}/index.html")
    expect(page.locator("main").get_by_text(words).first).to_be_visible()


@pytest.mark.parametrize("path", ["mural/albuns/1", "mural/autores/2", "personagens/origens", "personagens/widget"])
def test_where_there_is_nothing_the_page_says_so(page, unusual, path):
    page.goto(f"{unusual}/{path}/index.html")
    expect(page.locator("main .empty-title")).to_have_count(1)
    expect(page.locator("main .empty-title")).to_be_in_viewport()


@pytest.mark.parametrize("size", SIZES)
def test_an_album_ends_its_rows_evenly_with_any_number_of_photographs(screen, unusual, size):
    screen.set_viewport_size(dict(zip(["width", "height"], size)))
    for count in COUNTS:
        screen.goto(f"{unusual}/mural/albuns/{count + 1}/index.html")
        wait_for_pictures(screen, ".photos img")
        frame = screen.locator(".photos").bounding_box()
        boxes = [image.bounding_box() for image in screen.locator(".photos img").all()]
        assert len(boxes) == count
        assert min(box["height"] for box in boxes) > 100
        rows = {}
        for box in boxes:
            rows.setdefault(round(box["y"]), []).append(box)
        for row in rows.values():
            assert abs(row[0]["x"] - frame["x"]) < 1
            assert abs(row[-1]["x"] + row[-1]["width"] - frame["x"] - frame["width"]) < 1, (count, size)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 3, 4])
def test_each_photograph_of_an_album_is_seen_large(screen, unusual, size, count):
    screen.set_viewport_size(dict(zip(["width", "height"], size)))
    screen.goto(f"{unusual}/mural/albuns/{count + 1}/index.html")
    addresses = screen.locator(".photos figcaption a").evaluate_all("links => links.map(link => link.href)")
    for address in addresses:
        screen.goto(address)
        wait_for_pictures(screen, ".photos img")
        box = screen.locator(".photos > :target img").bounding_box()
        assert min(box["width"], box["height"]) > 200


@pytest.mark.parametrize("size", SIZES)
def test_an_album_without_photographs_has_a_tile_with_its_letter(screen, unusual, size):
    screen.set_viewport_size(dict(zip(["width", "height"], size)))
    screen.goto(f"{unusual}/mural/albuns/page/3/index.html")
    tile = screen.locator("#album-1 .blank")
    expect(tile).to_have_text("S")
    box = tile.bounding_box()
    assert abs(box["width"] - box["height"]) < 1
    eventually(lambda: abs(box["width"] - screen.locator("#album-2 img").bounding_box()["width"]) < 1)


@pytest.mark.parametrize("path", ["recipes", "recipes/course/dessert"])
def test_a_tall_picture_of_the_first_card_ends_with_the_cards_beside_it(screen, unusual, path):
    screen.set_viewport_size({"width": 1440, "height": 900})
    screen.goto(f"{unusual}/{path}/index.html")
    cards = [card.bounding_box() for card in screen.locator(".collection > .card").all()]
    beside = [card for card in cards[1:] if card["x"] > cards[0]["x"] and card["y"] < cards[0]["y"] + cards[0]["height"]]
    assert len(beside) >= 3
    # Each row of cards is as high as its highest, and no higher.
    heights = sorted(card["height"] for card in beside)
    assert heights[-1] - heights[0] < 40


@pytest.mark.parametrize("size", [(844, 390), (667, 375)])
def test_on_its_side_a_phone_shows_the_name_beside_a_tall_front(screen, unusual, size):
    screen.set_viewport_size(dict(zip(["width", "height"], size)))
    screen.goto(f"{unusual}/lojas/ponto-byte/index.html")
    expect(screen.locator("h1")).to_be_in_viewport(ratio=1)
    eventually(lambda: screen.locator(".shop-head .hero").bounding_box()["height"] <= size[1])


def test_no_front_of_the_street_is_distorted(screen, unusual):
    screen.goto(f"{unusual}/lojas/index.html")
    fits = screen.locator(".street img").evaluate_all("images => images.map(image => getComputedStyle(image).objectFit)")
    assert set(fits) == {"cover"}
