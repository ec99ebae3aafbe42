"""A site of two languages without a template of its own, as the theme shows it: two collections of favourites."""
from building import ROOT, build

SETTINGS = """
title: A site
language: en
id: general-site
languages: { sk: { title: Stránka } }
collections:
  notes: { model: Note, from: notes/*.md, order: title, favourites: true, translations: { sk: notes/sk/*.md } }
  places: { model: Place, from: places.yaml, favourites: true }
pages:
  home: { page: home, at: /, languages: { sk: { at: /sk/ } } }
  favourites: { page: favourites, at: favourites/, title: Favourites, languages: { sk: { title: Obľúbené, at: /sk/favourites/ } } }
  places: { list: places, at: places/, title: Places, per-page: 1, view: [cards, rows] }
  place: { entry: places, at: "places/{slug}/" }
sections:
  notes:
    title: Notes
    at: /notes/
    languages: { sk: { title: Poznámky, at: /sk/notes/ } }
    tabs: [list]
    pages:
      list: { list: notes, view: [cards, rows] }
      note: { entry: notes }
"""
NOTE = """import ApusModels

struct Note: Entry {
  @Key var title: String
  var image: Image?
  @Body var text: Markdown
}
"""
PLACE = """import ApusModels

struct Place: Entry {
  @Key var name: String
  var floors: [Floor]
}

struct Floor: Component {
  var name: String
  var rooms: [Room]
  var views: [Image]
  var numbers: [[Int]]
}

struct Room: Component { var name: String; var seats: Int }
"""
LONG = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft" * 2
WIDE = "\n".join([
    "| " + " | ".join(f"Column number {number}" for number in range(12)) + " |",
    "|" + "---|" * 12,
    "| " + " | ".join(f"value {number}" for number in range(12)) + " |"])
TALL = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 3000" width="300" height="3000"><path d="M0 0h300v3000H0z"/></svg>'
NAMES = [f"Place {number:02}" for number in range(1, 31)]
FLOORS = """  floors:
    - name: Ground
      rooms: [{ name: Hall, seats: 200 }, { name: Foyer, seats: 12 }]
      views: [{ src: one.png, alt: One }, { src: one.png, alt: Other }]
      numbers: [[1, 2], [3]]
"""


def make(folder, **changes):
    """Writes the site into a folder and builds it; changes of files are named by their paths with `__` for `/`."""
    source = folder / "source"
    files = {
        "Content/site.yaml": SETTINGS,
        "Content/Models/Note.swift": NOTE,
        "Content/Models/Place.swift": PLACE,
        "Content/notes/with-picture.md": "---\ntitle: With a picture\nimage: { src: ../one.png, alt: One }\n---\nText.\n",
        "Content/notes/english.md": "---\ntitle: A title that is long enough to reach the end of its first line\n---\nText.\n",
        "Content/notes/both.md": "---\ntitle: Both\naliases: [/notes/former/]\n---\nText.\n",
        "Content/notes/sk/both.md": "---\ntitle: Oboje\n---\nText.\n",
        "Content/notes/wide.md":
            f"---\ntitle: Wide {LONG}\n---\n{WIDE}\n\n## {LONG}\n\n{LONG}\n\n![Tall](../tall.svg)\n",
        "Content/places.yaml": "".join(f"- name: {name}\n{FLOORS}" for name in NAMES),
        "Content/tall.svg": TALL,
    }
    files.update({path.replace("__", "/"): text for path, text in changes.items()})
    for path, text in files.items():
        (source / path).parent.mkdir(parents=True, exist_ok=True)
        (source / path).write_text(text)
    (source / "Content/one.png").write_bytes((ROOT / "Templates/assets/share.png").read_bytes())
    build(source, folder / "out")

