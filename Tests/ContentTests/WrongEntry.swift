import Testing

/// A small site with a mistake in it; what is said of it is kept in `Golden`.
struct WrongEntry: CustomTestStringConvertible {
  let name: String
  let files: [String: String]
  let collections: [String]

  var testDescription: String { name }

  init(_ name: String, _ files: [String: String], _ collections: [String] = []) {
    self.name = name
    self.files = files
    self.collections = collections
  }

  /// One wrong Markdown note.
  static func note(_ name: String, _ text: String, named file: String = "first") -> WrongEntry {
    WrongEntry(name, ["notes/\(file).md": text], ["notes: Note = notes/*.md"])
  }

  /// One wrong YAML list of shops.
  static func shops(_ name: String, _ text: String) -> WrongEntry {
    WrongEntry(name, ["shops.yaml": text], ["shops: Shop = shops.yaml"])
  }

  /// One wrong Markdown recipe.
  static func recipe(_ name: String, _ text: String) -> WrongEntry {
    WrongEntry(name, ["recipes/pie.md": text], ["recipes: Recipe = recipes/*.md"])
  }

  /// The models that all of them use.
  static let models = """
    import ApusModels

    struct Note: Entry {
      @Key @Length(3...20) var title: String
      var date: Date?
      @Within(1...5) var stars: Int?
      var price: Decimal?
      var done: Bool?
      var tags: [String]
      var kind: Kind = .idea
      var link: URL?
      var contact: Email?
      @Matches("[A-Z]{3}-[0-9]+") var number: String?
      @Body var text: Markdown?
    }

    enum Kind: String, Choice { case idea, report, toDo = "to-do" }

    struct Shop: Entry {
      @Key var name: String
      @Unique var code: Int?
      @Count(1...3) var products: [Product]
      var logo: Image?
      var terms: File?
      var owner: Reference<Person>?
    }

    struct Product: Component {
      @Key var title: String
      var price: Decimal
    }

    struct Person: Entry {
      @Key var name: String
      @Inverse(\\Shop.owner) var shops: [Shop]
    }

    struct Recipe: Entry {
      @Key @Heading var title: String
      @Labelled("Servings") @Within(1...24) var servings: Int
      @Labelled("Prep time") var prepTime: Duration?
      @FirstImage var image: Image?
      @Section("Ingredients") @Count(2...) var ingredients: [String]
      @Section("Directions") var steps: [Step]
    }

    struct Step: Component {
      @Heading @Length(3...30) var title: String?
      @FirstImage var image: Image?
      @Body var text: Markdown
    }
    """
}

extension WrongEntry {
  /// Wrong keys, shapes and values.
  static let values: [WrongEntry] = [
    .note("misspelt-field", "---\ntitel: Bread\n---\n"),
    .note("field-by-meaning", "---\ntitle: Bread\nkeywords: [a]\n---\n"),
    .note("field-in-wrong-case", "---\nTitle: Bread\n---\n"),
    .note("field-with-cyrillic-letter", "---\nt\u{456}tle: Bread\n---\n"),
    .note("field-with-invisible-letter", "---\nt\u{200B}itle: Bread\n---\n"),
    .note("unknown-field", "---\ntitle: Bread\ncolour-of-the-sky: blue\n---\n"),
    .note("missing-field", "---\ntags: [a]\n---\nText.\n"),
    .note("missing-front-matter", "Only text.\n"),
    .note("empty-field", "---\ntitle:\n---\n"),
    .note("null-for-text", "---\ntitle: ~\n---\n"),
    .note("blank-text", "---\ntitle: \"  \"\n---\n"),
    .note("wrong-date", "---\ntitle: Bread\ndate: 2023-02-30\n---\n"),
    .note("date-in-another-order", "---\ntitle: Bread\ndate: 24/12/2025\n---\n"),
    .note("words-for-number", "---\ntitle: Bread\nstars: four\n---\n"),
    .note("number-out-of-bounds", "---\ntitle: Bread\nstars: 9\n---\n"),
    .note("text-with-commas-for-list", "---\ntitle: Bread\ntags: life, travel\n---\n"),
    WrongEntry(
      "text-with-commas-in-json", ["notes.json": #"{"title": "Bread", "tags": "life, travel"}"#],
      ["notes: Note = notes.json"]),
    .note("quoted-bool", "---\ntitle: Bread\ndone: \"true\"\n---\n"),
    .note("quoted-draft", "---\ntitle: Bread\ndraft: \"true\"\n---\n"),
    WrongEntry(
      "nothing-right-in-json",
      ["shops.json": #"[{"name": null, "products": "Lamp", "logo": "a"}]"#],
      ["shops: Shop = shops.json"]),
    .note("yes-for-true", "---\ntitle: Bread\ndone: yes\n---\n"),
    .note("comma-in-price", "---\ntitle: Bread\nprice: 3,50\n---\n"),
    .note("text-for-list", "---\ntitle: Bread\ntags: one\n---\n"),
    .note("mapping-for-list", "---\ntitle: Bread\ntags: { a: b }\n---\n"),
    .note("list-for-text", "---\ntitle: [Bread, Butter]\n---\n"),
    .note("element-with-colon", "---\ntitle: Bread\ntags: [a, Divide: spring only]\n---\n"),
    .note("text-in-braces", "---\ntitle: {name}\n---\n"),
    .note(
      "reference-in-text",
      "---\ntitle: Bread &amp; Jam\nlink: https://example.org/?a=1&amp;b=2\n---\n"),
    .note("reference-in-quotes", "---\ntitle: \"Bread\\t&ndash;&nbsp;Jam\"\n---\n"),
    .shops("key-without-space", "- { name: Corner, products: [{ title: Lamp, price:12 }] }\n"),
    .shops("text-for-components", "- { name: Corner, products: Lamp }\n"),
    .shops("key-twice", "- name: Corner\n  products:\n    Lamp: 1\n    Lamp: 2\n"),
    .note("unknown-case", "---\ntitle: Bread\nkind: reprot\n---\n"),
    .note("name-of-case-for-its-text", "---\ntitle: Bread\nkind: toDo\n---\n"),
    .note("address-without-scheme", "---\ntitle: Bread\nlink: example.org\n---\n"),
    .note("wrong-email", "---\ntitle: Bread\ncontact: ana.example.org\n---\n"),
    .note("pattern-not-matched", "---\ntitle: Bread\nnumber: abc\n---\n"),
    .note("text-too-long", "---\ntitle: A title that goes on and on\n---\n"),
    .note("several-mistakes", "---\ntitel: Bread\nstars: 0\ndate: soon\ntags: x\n---\n"),
    .note("wrong-draft", "---\ntitle: Bread\ndraft: maybe\n---\n"),
    .note("broken-yaml", "---\ntitle: \"Bread\ntags: [a\n---\n"),
    WrongEntry(
      "number-for-text-in-json", ["notes/a.json": #"{"title": 12, "stars": "three"}"#],
      ["notes: Note = notes/*.json"]),
    WrongEntry(
      "list-for-entry", ["notes/a.json": #"[["x"], 3]"#], ["notes: Note = notes/*.json"]),
  ]

  /// Wrong slugs, keys, references, images and files.
  static let entries: [WrongEntry] = [
    .note("slug-that-climbs", "---\ntitle: Bread\nslug: ../up\n---\n"),
    .note("slug-of-device", "---\ntitle: Bread\n---\n", named: "con"),
    .note("no-slug-from-name", "---\ntitle: Bread\n---\n", named: "!!!"),
    .note("name-of-no-entry", "# Notes\n\nWhat is here.\n", named: "README"),
    WrongEntry(
      "csv-without-names", ["shops.csv": "Mill Lane,12\nHigh Street,13\n"],
      ["shops: Shop = shops.csv"]),
    WrongEntry(
      "two-slugs",
      ["notes/a.md": "---\ntitle: One\nslug: b\n---\n", "notes/b.md": "---\ntitle: Two\n---\n"],
      ["notes: Note = notes/*.md"]),
    WrongEntry(
      "two-slugs-but-for-case",
      [
        "notes/a.md": "---\ntitle: One\nslug: About\n---\n",
        "notes/b.md": "---\ntitle: Two\nslug: about\n---\n",
      ], ["notes: Note = notes/*.md"]),
    WrongEntry(
      "two-slugs-but-for-ligature",
      [
        "notes/a.md": "---\ntitle: One\nslug: Երևան\n---\n",
        "notes/b.md": "---\ntitle: Two\nslug: Երեւան\n---\n",
      ], ["notes: Note = notes/*.md"]),
    WrongEntry(
      "two-keys",
      ["notes/a.md": "---\ntitle: Same\n---\n", "notes/b.md": "---\ntitle: Same\n---\n"],
      ["notes: Note = notes/*.md"]),
    .shops(
      "two-elements-with-one-key",
      """
      - { name: Centro, products: [{ title: a, price: 1 }] }
      - { name: Centro, products: [{ title: b, price: 1 }] }
      """),
    .shops(
      "two-values-of-unique-field",
      """
      - { name: Centro, code: 7, products: [{ title: a, price: 1 }] }
      - { name: Norte, code: 7, products: [{ title: a, price: 1 }] }
      """),
    .shops(
      "two-products-with-one-key",
      "- name: Centro\n  products: [{ title: tea, price: 1 }, { title: tea, price: 2 }]\n"),
    .shops(
      "key-written-twice",
      "- name: Centro\n  products:\n    tea: { price: 1 }\n    coffee: { price: 2, title: tea }\n"),
    .shops("too-few-products", "- name: Centro\n"),
    .shops("missing-field-of-component", "- name: Centro\n  products:\n    - title: Tea\n"),
    .shops(
      "image-without-alt",
      "- name: Centro\n  logo: logo.svg\n  products: [{ title: a, price: 1 }]\n"),
    .shops(
      "missing-image",
      "- name: Centro\n  logo: { src: lgo.svg, alt: x }\n  products: [{ title: a, price: 1 }]\n"),
    .shops(
      "image-of-another-site",
      """
      - name: Centro
        logo: { src: "https://example.org/a.png", alt: x }
        products: [{ title: a, price: 1 }]
      """),
    .shops(
      "damaged-image",
      "- name: Centro\n  logo: { src: bad.png, alt: x }\n  products: [{ title: a, price: 1 }]\n"),
    .shops(
      "file-outside",
      "- name: Centro\n  terms: ../../etc/passwd\n  products: [{ title: a, price: 1 }]\n"),
    WrongEntry(
      "unknown-reference",
      [
        "people.yaml": "- name: Ana Lima\n",
        "shops.yaml":
          "- name: Centro\n  owner: Anna Lima\n  products: [{ title: a, price: 1 }]\n",
      ], ["people: Person = people.yaml", "shops: Shop = shops.yaml"]),
    WrongEntry(
      "reference-to-draft",
      [
        "people.yaml": "- name: Ana Lima\n  draft: true\n",
        "shops.yaml":
          "- name: Centro\n  owner: ana-lima\n  products: [{ title: a, price: 1 }]\n",
      ], ["people: Person = people.yaml", "shops: Shop = shops.yaml"]),
    WrongEntry(
      "written-inverse",
      ["people.yaml": "- name: Ana\n  shops: [Centro]\n"], ["people: Person = people.yaml"]),
    WrongEntry(
      "no-files", ["note/a.md": "---\ntitle: Bread\n---\n"], ["notes: Note = notes/*.md"]),
    WrongEntry(
      "folder-like-a-file",
      [
        "notes/a.md": "---\ntitle: Bread\n---\n", "notes/b.md/picture.svg": "<svg/>",
        "shops.yaml/shop.yaml": "name: Lux\nproducts: { x: 1 }\n",
      ], ["notes: Note = notes/*.md", "shops: Shop = shops.yaml"]),
    WrongEntry(
      "unknown-format", ["notes/a.txt": "Bread"], ["notes: Note = notes/*.txt"]),
    WrongEntry(
      "quoted",
      [
        "notes.json": #"[{"titel": "Bread", "kind": "ideas", "stars": 3}]"#,
        "shops.yaml": """
        - { name: Lux, 'ownr': x, products: { x: 1 } }
        - { name: Nox, owner: "An", products: { x: 1 } }
        """,
        "people.yaml": "- name: Ana\n- name: Rui\n",
      ],
      [
        "notes: Note = notes.json", "shops: Shop = shops.yaml", "people: Person = people.yaml",
      ]),
    WrongEntry(
      "unknown-selection", ["db.json": #"{"notes": [], "people": []}"#],
      ["notes: Note = db.json#note"]),
    WrongEntry(
      "unknown-order", ["notes/a.md": "---\ntitle: Bread\n---\n"],
      ["notes: Note = notes/*.md, -dat, tags"]),
    WrongEntry("pattern-that-climbs", [:], ["notes: Note = ../*.md"]),
  ]

  /// The sections of a good recipe.
  private static let sections = "## Ingredients\n\n- a\n- b\n\n## Directions\n\n"

  /// Wrong documents.
  static let documents: [WrongEntry] = [
    .recipe(
      "wrong-value-in-bullet", "# Pie\n\n- Servings: four\n- Prep time: 20\n\n\(sections)1. Bake.\n"
    ),
    .recipe(
      "number-in-bullet-out-of-bounds", "# Pie\n\n- 🍽️ Servings: 240\n\n\(sections)Bake.\n"),
    .recipe(
      "misspelt-section",
      "# Pie\n\nServings: 4\n\n## Ingredents\n\n- a\n- b\n\n## Directions\n\nBake.\n"),
    .recipe(
      "empty-section",
      "# Pie\n\nServings: 4\n\n\(sections)## Bake\n\nMix.\n"),
    .recipe("title-of-section", "## Pie\n\nServings: 4\n\n\(sections)Bake.\n"),
    .recipe("misspelt-label", "# Pie\n\nServing: 4\n\n\(sections)Bake.\n"),
    .recipe(
      "unclaimed-parts",
      """
      # Pie

      Grandmother made it.

      Servings: 4

      ## Ingredients

      - a
      - b

      ## History

      Long.

      ### Very

      ## Directions

      Bake.

      """),
    .recipe(
      "section-twice", "# Pie\n\nServings: 4\n\n\(sections)Bake.\n\n## Ingredients\n\n- c\n"),
    .recipe(
      "title-twice", "---\ntitle: Pie\n---\n# Tart\n\nServings: 4\n\n\(sections)Bake.\n"),
    .recipe("no-title", "Servings: 4\n\n\(sections)Bake.\n"),
    .recipe(
      "too-few-ingredients",
      "# Pie\n\nServings: 4\n\n## Ingredients\n\n- a\n\n## Directions\n\nBake.\n"),
    .recipe(
      "step-without-text",
      "# Pie\n\nServings: 4\n\n\(sections)### Mix\n\n### Bake\n\nHot.\n"),
    .recipe(
      "missing-image-in-step",
      "# Pie\n\nServings: 4\n\n\(sections)### Mix\n\n![A bowl](bowl.svg)\n\nStir.\n"),
  ]
}
