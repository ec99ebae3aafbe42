"""A walk through Mural: its home, texts, albums, photographs and authors."""
from playwright.sync_api import expect
from waiting import eventually, location_of
from walking import address, assert_fits, entries, follow, go_back, pages_of


def newest_first(last, first=1):
    return [str(number) for number in range(last, first - 1, -1)]


def test_the_home_shows_two_albums_and_then_five_posts(page, site):
    page.goto(site + "/index.html")
    follow(page, "Mural", within="nav.tabs")
    assert_fits(page)
    eventually(lambda: entries(page), newest_first(24, 23) + newest_first(36, 32))
    covers = page.locator(".cover").last.bounding_box()
    post = page.locator(".note").first.bounding_box()
    assert post["y"] >= covers["y"] + covers["height"] or post["x"] >= covers["x"] + covers["width"]


def test_posts_come_fifteen_on_a_page_and_the_newest_first(page, site):
    page.goto(site + "/mural/index.html")
    follow(page, "Posts", within="nav.tabs")
    shown = pages_of(page)
    assert [len(part) for part in shown] == [15, 15, 6]
    assert sum(shown, []) == newest_first(36)
    eventually(lambda: location_of(page).endswith("/mural/posts/page/3/index.html"))


def test_a_post_leads_to_its_author_and_back(page, site):
    page.goto(site + "/mural/posts/index.html")
    follow(page, "Mesa posta")
    assert_fits(page)
    heading = page.locator("#comments").inner_text()
    eventually(lambda: heading.split()[0] == str(page.locator(".comments li").count()))

    follow(page, "por: Bento Farias")
    assert_fits(page)
    expect(page.locator("h1")).to_have_text("Bento Farias", use_inner_text=True)
    numbers = [int(key) for key in page.locator(".note").evaluate_all(
        "notes => notes.map(note => note.dataset.entry)")]
    assert numbers[0] == 36
    assert numbers == sorted(numbers, reverse=True)
    posts = page.locator("#posts").inner_text()
    assert posts.split()[0] == str(len(numbers))
    go_back(page)
    eventually(lambda: address(page).endswith("/mural/autores"))
    expect(page.locator("main .note")).to_have_count(6)
    assert_fits(page)


def test_albums_come_ten_on_a_page_and_the_newest_first(page, site):
    page.goto(site + "/mural/index.html")
    follow(page, "Álbuns", within="nav.tabs")
    shown = pages_of(page)
    assert [len(part) for part in shown] == [10, 10, 4]
    assert sum(shown, []) == newest_first(24)


def test_an_address_leads_to_a_photograph_in_its_album(page, site):
    page.goto(site + "/mural/albuns/index.html")
    follow(page, "Céu aberto")
    assert_fits(page)
    photographs = page.locator(".photos > li")
    said = page.locator(".byline .quiet").inner_text()
    eventually(lambda: said.startswith(f"{photographs.count()} fotos"))
    last = photographs.last.get_attribute("id")

    page.goto(f"{address(page)}/index.html#{last}")
    eventually(lambda: page.evaluate("document.querySelector(':target').id"), last)
    box = photographs.last.bounding_box()
    assert 0 <= box["y"] < page.viewport_size["height"]


def test_the_home_leads_to_everyone_who_writes(page, site):
    page.goto(site + "/mural/index.html")
    names = page.locator(".people li a").all_inner_texts()
    assert len(names) == 6
    follow(page, names[0])
    expect(page.locator("h1")).to_have_text(names[0], use_inner_text=True)
    assert_fits(page)


def test_pa_07_four_tabs_home_first(page, site):
    for path in ["mural", "mural/posts", "mural/albuns", "mural/favoritos", "mural/albuns/24"]:
        page.goto(f"{site}/{path}/index.html")
        names = [name.strip() for name in page.locator("nav.tabs li").all_inner_texts()]
        # Before them stands the way out of the section.
        assert names[-4:] == ["Mural", "Posts", "Álbuns", "Favoritos"] and len(names) == 5
    page.goto(f"{site}/mural/albuns/index.html")
    expect(page.locator("nav.tabs [aria-current=page]")).to_have_text("Álbuns", use_inner_text=True)


def test_pa_15_a_tap_on_a_card_opens_it_and_one_on_the_heart_does_not(page, site):
    page.goto(f"{site}/mural/posts/index.html")
    card = page.locator("[data-kind=posts]").first
    expect(card.locator("a button, button a")).to_have_count(0)
    card.locator(".heart").click()
    page.locator(".snackbar").wait_for()
    eventually(lambda: location_of(page).endswith("/mural/posts/index.html"))
    title = card.locator("h2").inner_text()
    box = card.bounding_box()
    with page.expect_navigation():
        page.mouse.click(box["x"] + 20, box["y"] + box["height"] - 12)
    eventually(lambda: page.locator("h1, h2").filter(has_text=title).count() > 0)
