"""The way back from an entry leads to the page of the list on which it stands, and to the entry."""
import pytest
from waiting import eventually, location_of
from walking import address, go_back


@pytest.mark.parametrize("path, listed, spot", [
    ("personagens/zorro", "/personagens/page/3", "personagem-zorro"),
    ("personagens/alice", "/personagens", "personagem-alice"),
    ("mural/posts/1", "/mural/posts/page/3", "post-1"),
    ("mural/albuns/1", "/mural/albuns/page/3", "album-1"),
    ("recipes/tarte-tatin", "/recipes", "recipe-tarte-tatin"),
])
def test_the_way_back_leads_to_the_entry_in_its_list(page, site, path, listed, spot):
    page.goto(f"{site}/{path}/index.html")
    go_back(page)
    eventually(lambda: address(page).endswith(listed))
    eventually(lambda: location_of(page).endswith("#" + spot))
    box = page.locator(":target").bounding_box()
    assert 0 <= box["y"] < page.viewport_size["height"]


def test_names_with_a_typographic_apostrophe_are_ordered_as_typed(page, site):
    page.goto(f"{site}/personagens/index.html")
    names = page.locator(".card h2").all_inner_texts()
    assert names.index("Curupira") < names.index("D’Artagnan") < names.index("Dom Quixote")
