import Testing

/// A file in the shape in which a service for comics hands out characters, taken as it is: the
/// model and the template are those of `docs/content.md`.
struct ServiceShapeTests {
  private let file = """
    {"code": 200, "status": "Ok", "etag": "f0", "data": {"offset": 0, "total": 2, "results": [
      {"id": 1011334, "name": "3-D Man", "description": "", "modified": "2014-04-29T14:18:17-0400",
       "thumbnail": {"path": "https://images.example/c/e0/535", "extension": "jpg"},
       "resourceURI": "https://api.example/characters/1011334",
       "comics": {"available": 1, "collectionURI": "https://api.example/characters/1011334/comics",
         "items": [{"resourceURI": "https://api.example/comics/21366", "name": "Avengers (2007) #14"}],
         "returned": 1},
       "series": {"available": 0, "collectionURI": "https://api.example/s", "items": [], "returned": 0},
       "urls": [{"type": "detail", "url": "https://comics.example/3-d-man"}]},
      {"id": 1017100, "name": "A-Bomb", "description": "A strong friend.", "modified": "2013-09-18T15:54:04-0400",
       "thumbnail": {"path": "https://images.example/3/20/52", "extension": "png"},
       "resourceURI": "https://api.example/characters/1017100",
       "comics": {"available": 0, "collectionURI": "https://api.example/c", "items": [], "returned": 0},
       "series": {"available": 0, "collectionURI": "https://api.example/s", "items": [], "returned": 0},
       "urls": []}
    ]}}
    """

  private let model = """
    import ApusModels

    struct Character: Entry {
      @Key var name: String
      @Unique var id: Int
      @Absent("") var description: String?
      var modified: String
      var thumbnail: Thumbnail
      var resourceURI: URL
      var comics: Appearances
      var series: Appearances
      var urls: [JSON]
    }

    struct Thumbnail: Component {
      var path: URL
      @Named("extension") var format: String
    }

    struct Appearances: Component {
      var available: Int
      var collectionURI: URL
      var items: [Appearance]
      var returned: Int
    }

    struct Appearance: Component {
      var resourceURI: URL
      var name: String
    }
    """

  @Test func `characters of a service become pages without a change to its file`() throws {
    let site = try BuiltSite([
      "Content/site.yaml": """
      title: Comics
      collections:
        characters: { model: Character, from: characters.json#data.results, order: name }
      pages:
        home: { list: characters, at: /, title: Characters }
        character: { entry: characters, at: "{slug}/" }
      """,
      "Content/Models/Character.swift": model,
      "Content/characters.json": file,
      "Templates/list.html": """
      <!doctype html><html lang="en"><head><meta charset=utf-8><title>{{ page.title }}</title></head><body><ul>\
      {% for character in items %}<li><a href="{{ character.url }}">{{ character.name }}</a></li>\
      {% endfor %}</ul></body></html>
      """,
      "Templates/entry.html": """
      <!doctype html><html lang="en"><head><meta charset=utf-8><title>{{ page.title }}</title></head><body>\
      <p>{{ character.description | default("no description") }}</p>\
      <img src="{{ character.thumbnail.path ~ "." ~ character.thumbnail.format }}" alt="">\
      <ul>{% for comic in character.comics.items %}<li>{{ comic.name }}</li>{% endfor %}</ul>\
      </body></html>
      """,
    ])
    #expect(site.messages == "")
    #expect(
      site["index.html"].contains("<a href=\"3-d-man/\">3-D Man</a></li><li><a href=\"a-bomb/\">"))
    let page = site["3-d-man/index.html"]
    #expect(page.contains("<p>no description</p>"))
    #expect(page.contains("src=\"https://images.example/c/e0/535.jpg\""))
    #expect(page.contains("<li>Avengers (2007) #14</li>"))
  }
}
