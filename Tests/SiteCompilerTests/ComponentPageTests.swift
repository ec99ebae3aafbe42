import Testing

struct ComponentPageTests {
  private func files(_ page: String) -> [String: String] {
    site([
      "Content/site.yaml": """
      title: Small
      collections:
        shops: { model: Shop, from: shops.yaml }
      pages:
        home: { page: home, at: / }
      sections:
        shops:
          title: Shops
          at: /shops/
          pages:
            list: { list: shops }
            favourite-shops: { list: shops, at: favourites/, limit: 1 }
            shop: { entry: shops }
            product: \(page)
      """,
      "Content/Models/Shop.swift": """
      import ApusModels

      struct Shop: Entry {
        @Key var name: String
        var products: [Product]
      }

      struct Product: Component {
        @Key var title: String
        var price: Int
      }
      """,
      "Content/shops.yaml": """
      - name: Lux
        products: { Blue Lamp: 12, Bulb: 2 }
      - name: Empty
      - name: Nox
        products: { Bulb: 3 }
      """,
      "Content/notes/apple.md": "", "Content/notes/pear.md": "", "Content/notes/quince.md": "",
      "Content/Models/Note.swift": "",
      "Templates/home.html":
        "<!doctype html><html lang=\"en\"><meta charset=utf-8><title>x</title><a href=\"{{ url(\"shops\") }}\">Shops</a>",
      "Templates/base.html": """
      <!doctype html>
      <html lang="{{ page.language }}"><head><meta charset=utf-8><title>{{ page.title }}</title></head>
      <body>{% for link in page.breadcrumbs %}{{ link.title }} / {% endfor %}\
      {% block main %}{% endblock %}</body></html>
      """,
      "Templates/list.html": """
      {% extends "base.html" %}
      {% block main %}{% for shop in items %}{{ shop.name }}{% for product in shop.products %}\
      <a href="{{ product.url }}">{{ product.title }}</a>{% endfor %}{% endfor %}{% endblock %}
      """,
      "Templates/entry.html": """
      {% extends "base.html" %}
      {% block main %}{{ entry.name }}{{ " is a shop" if entry == shop }}{% endblock %}
      """,
      "Templates/component.html": """
      {% extends "base.html" %}
      {% block main %}{{ component.title }} of {{ entry.name }}, {{ page.number }}/{{ page.count }}
      {% if page.previous %}<a href="{{ page.previous.url }}">{{ page.previous.title }}</a>{% endif %}
      {% if page.next %}<a class="next" href="{{ page.next.url }}">{{ page.next.title }}</a>{% endif %}
      {% endblock %}
      """,
    ])
  }

  @Test(arguments: [
    ("{ entry: shops.products }", "lux/product/blue-lamp"),
    ("{ entry: shops.products, at: \"{shop.slug}/{product.slug}/\" }", "lux/blue-lamp"),
    ("{ entry: shops.products, at: \"{entry.slug}/{slug}/\" }", "lux/blue-lamp"),
    ("{ entry: shops.products, at: \"{shop.slug}/{number}/\" }", "lux/1"),
  ])
  func `components have pages below their entries, by their keys or numbers`(
    page: String, address: String
  ) throws {
    let built = try BuiltSite(files(page))
    #expect(built.messages == "")
    let text = built["shops/\(address)/index.html"]
    #expect(text.contains("Small / Shops / Lux / Blue Lamp of Lux, 1/2"), "\(text)")
  }

  @Test func `a component leads on within its entry, and beyond where pages run on`() throws {
    let within = try BuiltSite(files("{ entry: shops.products }"))
    #expect(within["shops/lux/product/blue-lamp/index.html"].contains("class=\"next\""))
    #expect(!within["shops/lux/product/bulb/index.html"].contains("class=\"next\""))
    let across = try BuiltSite(files("{ entry: shops.products, continue-across: true }"))
    #expect(
      across["shops/lux/product/bulb/index.html"]
        .contains("class=\"next\" href=\"../../../nox/product/bulb/\">Bulb</a>"))
    #expect(across["shops/nox/product/bulb/index.html"].contains("Bulb of Nox, 1/1"))
    #expect(
      across["shops/nox/product/bulb/index.html"]
        .contains("<a href=\"../../../lux/product/bulb/\">Bulb</a>"))
  }

  @Test func `the former name of a key is an error that gives the new one`() throws {
    let said = try messages(about: files("{ entry: shops.products, runs-on: true }"))
    #expect(said.contains("'runs-on' is now called 'continue-across'"))
    #expect(said.contains("write 'continue-across:' instead of 'runs-on:'"))
  }

  @Test func `pages that already lead on need not say so`() throws {
    let said = try messages(
      about: files("{ entry: shops, at: \"x/{slug}/\", continue-across: true }"))
    #expect(said.contains("'continue-across' means nothing for a page with 'entry'"))
    #expect(said.contains("write it for the pages of a field, such as 'entry: books.chapters'"))
  }

  @Test func `two components with one address are told`() throws {
    let said = try messages(about: files("{ entry: shops.products, at: \"{product.slug}/\" }"))
    #expect(said.contains("the address '/shops/bulb/' of page 'product' is taken"), "\(said)")
    #expect(said.contains("Content/shops.yaml:5:15: error[E0605]"), "\(said)")
    #expect(said.contains("→ Content/shops.yaml:2:30"), "\(said)")
    #expect(said.contains("write '{shop.slug}/' before the rest of 'at'"), "\(said)")
  }

  @Test(arguments: [
    ("{shop.slug}/{product.code}/", "6:13", "4:13", "another 'code' in one of them"),
    ("{shop.slug}/{product.year}/", "7:13", "5:13", "another 'year' in one of them"),
    ("{shop.slug}/x/", "6:13", "4:13", "another slug or address"),
  ])
  func `two components of an entry with one address are told at their own places`(
    address: String, place: String, first: String, help: String
  ) throws {
    var files = files("{ entry: shops.products, at: \"\(address)\" }")
    files["Content/Models/Shop.swift"] = """
      import ApusModels

      struct Shop: Entry {
          @Key var name: String
          var products: [Product]
      }

      struct Product: Component {
          var code: String
          var year: Int
      }
      """
    files["Content/shops.yaml"] = """
      - name: Lux
        products:
          - # The first.
            code: X-1
            year: 7
          - code: x 1
            year: 7
      """
    files["Templates/list.html"] = "{% extends \"base.html\" %}"
    files["Templates/component.html"] = "{% extends \"base.html\" %}"
    let said = try messages(about: files)
    #expect(said.contains("Content/shops.yaml:\(place): error[E0605]"), "\(said)")
    #expect(said.contains("→ Content/shops.yaml:\(first)"), "\(said)")
    #expect(said.contains(help), "\(said)")
    #expect(said.ranges(of: "E0605").count == 1, "\(said)")
  }

  @Test func `a list without a title is called by its name, one at the section's address after it`()
    throws
  {
    let built = try BuiltSite(files("{ entry: shops.products }"))
    #expect(built["shops/index.html"].contains("<title>Shops</title>"))
    #expect(built["shops/favourites/index.html"].contains("<title>Favourite shops</title>"))
  }
}
