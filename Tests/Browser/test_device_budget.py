"""What the scripts may weigh, what each page loads of them, and how long they hold a page up."""
import gzip
import json
import re

import pytest
from conftest import SITE
from device import served, visit

#: All scripts there are; those beside pages hold parts of an index, which is data.
SCRIPTS = sorted((SITE / "assets").rglob("*.js"))


def size(file):
    return len(gzip.compress(file.read_bytes(), 9))


def named(name):
    [file] = [file for file in SCRIPTS if re.fullmatch(rf"{name}\W.*", file.name)]
    return file


def without_templates(page):
    """A page without what scripts put into it later, such as the script of timers while some run."""
    return re.sub("<template.*?</template>", "", page, flags=re.DOTALL)


def scripts_of(path):
    """The scripts that a page loads, without their fingerprints."""
    page = without_templates((SITE / path / "index.html").read_text())
    return {name.split(".")[0] for name in re.findall(r'<script src="[^"]*assets/device/([^"]+)"', page)}


def test_scripts_weigh_what_they_may():
    sizes = {file.name: size(file) for file in SCRIPTS}
    print(sizes)
    worker = size(named("worker")) + len(gzip.compress((SITE / "worker.js").read_bytes()))
    assert worker < 4096
    assert size(named("head")) < 1024
    assert max(sizes.values()) < 8192
    # The worker is no page's; all others as they are loaded, each packed by itself.
    assert sum(sizes[file.name] for file in SCRIPTS if file != named("worker")) < 30_600


def test_pages_load_no_other_scripts():
    loaded = set()
    for page in SITE.rglob("*.html"):
        for address in re.findall(r'<script[^>]* src="([^"]+)"', page.read_text()):
            loaded.add((page.parent / address).resolve())
    assert loaded == set(SCRIPTS) - {named("worker")}


def test_no_page_asks_for_more_than_half_of_them():
    sizes = {file.name: size(file) for file in SCRIPTS}
    heaviest = {}
    for page in SITE.rglob("*.html"):
        names = frozenset(re.findall(r'<script src="[^"]*device/([^"]+)"', without_templates(page.read_text())))
        heaviest[names] = sum(sizes[name] for name in names)
    print(max(heaviest.items(), key=lambda item: item[1]))
    assert max(heaviest.values()) < 12_000


def test_pages_load_only_what_they_use():
    always = {"head", "shared"}
    assert scripts_of("") == always | {"daily", "open-now"}
    assert scripts_of("personagens") == always | {"more"}
    assert scripts_of("personagens/alice") == always
    assert scripts_of("lojas/ponto-byte") == always | {"lists", "open-now"}
    assert scripts_of("lojas/ponto-byte/produtos/notebook-de-jogo") == always
    assert scripts_of("mural/favoritos") == always | {"kept", "transfer", "section"}
    assert scripts_of("recipes/pea-soup") == always | {"cook"}
    assert scripts_of("recipes/courses") == always | {"cook"}
    assert scripts_of("biblia") == always | {"daily"}
    assert scripts_of("biblia/rute/1") == always | {"passages"}
    assert scripts_of("biblia/livros") == always | {"picker"}
    assert scripts_of("biblia/marcados") == always | {"marked", "transfer", "section"}
    assert "gallery" in scripts_of("mural/albuns/24")
    assert scripts_of("recipes/search") == always | {"search"}


def test_only_the_script_in_the_head_holds_pages_up():
    for path in ["", "recipes", "mural/favoritos", "lojas/listas"]:
        page = (SITE / path / "index.html").read_text()
        scripts = re.findall(r'<script src="([^"]+)"([^>]*)>', page)
        assert [name for name, rest in scripts if "defer" not in rest] == [
            name for name, _ in scripts if "/head" in name]


def test_scripts_hold_no_words_and_make_no_markup():
    for file in SCRIPTS:
        text = file.read_text()
        for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("]:
            assert word not in text, (file.name, word)


def test_the_list_of_files_is_what_is_published():
    listed = json.loads((SITE / "offline.json").read_text())
    own = {"worker.js", "offline.json", ".apus-manifest"}
    files = {str(file.relative_to(SITE)) for file in SITE.rglob("*") if file.is_file()} - own
    assert {re.sub(r"(^|/)index\.html$", r"\1", file) for file in files} == set(listed)
    assert all((SITE / path / "index.html" if path.endswith("/") or not path else SITE / path)
               .stat().st_size == size for path, (_, size) in listed.items())


#: Counts what takes long where a process has just begun: formats of numbers and dates, databases
#: that are opened, data that is read. In tasks, not in seconds.
COUNT = """() => {
  window.work = { formats: 0, databases: 0, data: 0 };
  for (const name of ["NumberFormat", "DateTimeFormat", "PluralRules", "Collator"]) {
    Intl[name] = new Proxy(Intl[name], {
      construct: (own, values) => { work.formats += 1; return new own(...values); },
    });
  }
  for (const [own, name, part] of [
    [IDBFactory.prototype, "open", "databases"], [JSON, "parse", "data"],
    [Number.prototype, "toLocaleString", "formats"],
  ]) {
    const call = own[name];
    own[name] = function (...values) { work[part] += 1; return call.apply(this, values); };
  }
}"""


@pytest.mark.parametrize("path, formats, databases, data", [
    ("", 0, 0, 3), ("lojas/ponto-byte/", 0, 1, 3), ("personagens/", 0, 1, 3), ("recipes/pea-soup/", 0, 1, 3), ("biblia/", 0, 0, 3),
    ("biblia/salmos/23/", 0, 1, 3), ("lojas/listas/", 0, 1, 3), ("mural/favoritos/", 0, 1, 5),
    ("recipes/search/", 0, 0, 3), ("lojas/ponto-byte/produtos/notebook-de-jogo/", 0, 0, 3),
])
def test_loading_makes_no_formats_and_opens_the_store_once_where_it_is_used(
        browser, path, formats, databases, data):
    with served(SITE) as host, visit(browser, service_workers="block") as context:
        page = context.new_page()
        page.add_init_script(f"({COUNT})()")
        page.goto(f"{host}/{path}")
        page.wait_for_timeout(300)
        work = page.evaluate("() => window.work")
        assert work["formats"] <= formats, work
        assert work["databases"] <= databases, work
        assert work["data"] <= data, work
