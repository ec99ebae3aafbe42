import Diagnostics
import Planning
import Schema
import Testing

/// A site of users with secrets, whose `site.yaml` a test changes.
struct SecretSite {
  /// The settings of the site itself.
  var settings: [String] = []
  /// The settings of the collection besides its model and files.
  var collection: [String] = []
  /// The settings of the section besides its title and address.
  var section: [String] = []
  /// The pages of the section.
  var pages: [String] = []
  var order: String?

  /// Whether a text holds a secret value.
  static func isShown(in text: String) -> Bool {
    ["zq1secret", "zq2secret", "zq3secret", "4111-zq", "83217"].contains(where: text.contains)
  }

  var files: [String: String] {
    let order = self.order.map { ["order: " + $0] } ?? []
    return site([
      "Content/site.yaml": """
      title: Small
      address: https://example.org/
      \(settings.joined(separator: "\n"))
      collections:
        users: { \((["model: User", "from: users.json"] + collection + order).joined(separator: ", ")) }
      pages:
        home: { page: home, at: / }
      sections:
        users:
          title: Users
          at: /users/
          \(section.joined(separator: "\n    "))
          pages:
            index: { list: users, template: list.html }
            \(pages.joined(separator: "\n      "))
      """,
      "Content/Models/Note.swift": "",
      "Content/Models/User.swift": """
      import ApusModels

      struct User: Entry {
        @Key var name: String
        var born: Date
        var friend: Reference<User>
        var bank: Bank
        @Secret var pin: String
        @Secret var age: Int
        @Secret var boss: Reference<User>
        @Secret var cards: [Card]
      }

      struct Bank: Component {
        @Secret var iban: String
        var currency: String
      }

      struct Card: Component {
        @Key var number: String
      }
      """,
      "Content/users.json": """
      [{"name": "Ann", "born": "2001-02-03", "friend": "bob", "pin": "zq1secret", "age": 83217,
        "boss": "bob", "bank": {"iban": "zq3secret", "currency": "EUR"},
        "cards": [{"number": "4111-zq"}]},
       {"name": "Bob", "born": "2001-02-04", "friend": "ann", "pin": "zq2secret", "age": 11,
        "boss": "ann", "bank": {"iban": "zq3secret", "currency": "EUR"}, "cards": []}]
      """,
      "Content/notes/apple.md": "", "Content/notes/pear.md": "", "Content/notes/quince.md": "",
      "Templates/home.html": "{% extends 'base.html' %}{% block main %}Hi{% endblock %}",
      "Templates/list.html": """
      {% extends 'base.html' %}{% block main %}{% for user in items %}{{ user.name }}{% endfor %}\
      {% endblock %}
      """,
      "Templates/group.html": """
      {% extends 'base.html' %}{% block main %}{{ group.title }}{% for user in items %}\
      {{ user.name }}{% endfor %}{% endblock %}
      """,
      "Templates/groups.html": """
      {% extends 'base.html' %}{% block main %}{% for group in groups %}{{ group.title }}\
      {% endfor %}{% endblock %}
      """,
      "Templates/entry.html":
        "{% extends 'base.html' %}{% block main %}{{ user.name }}{% endblock %}",
      "Templates/component.html":
        "{% extends 'base.html' %}{% block main %}{{ page.title }}{% endblock %}",
      "Templates/feed.xml": "<feed>{% for item in feed.items %}{{ item.title }}{% endfor %}</feed>",
    ])
  }
}

/// A text in `site.yaml` that a test sets: a key of one of its models, found by listing them.
struct SettingPlace: CustomStringConvertible {
  let model: String
  let key: String
  /// The other settings of the page, where it is one of a page.
  let page: String
  let isList: Bool

  var description: String { "\(model).\(key) of { \(page) }" }

  /// What pages say besides the key, one of each kind.
  private static let kinds = [
    "list: users", "entry: users", "entry: users, format: json", "list: users, format: json",
    "group: users, by: name", "groups: users, by: name", "feed: users, date: born", "page: home",
    "redirect: home, at: moved/",
  ]

  /// The names of the models of `site.yaml`.
  static func models() throws -> [String] {
    builtIns.structures.map(\.name).filter { $0.hasSuffix("File") }
  }

  private static let builtIns: Models = {
    var log = DiagnosticLog()
    var sources = SourceMap()
    var models = Models.parse([], log: &log)
    for file in BuiltInModels.all {
      models.addBuiltIns(sources.add(path: file.path, text: file.text), log: &log)
    }
    return models
  }()

  /// Every key of a model whose value is a text or a list of texts, for every kind of page where
  /// it is one of a page.
  static func all(in model: String) throws -> [SettingPlace] {
    let structure = try #require(builtIns.structures.first { $0.name == model })
    return structure.fields(for: .checking).flatMap { field -> [SettingPlace] in
      let isText = [.string, .optional(.string), .list(.string)].contains(field.type)
      guard isText, !field.isKey else { return [] }
      return (model.hasPrefix("Page") ? kinds : [""]).map {
        SettingPlace(
          model: model, key: field.fileName, page: $0, isList: field.type == .list(.string))
      }
    }
  }

  /// A value that names a field that does not exist.
  static func unknown(_ form: String) -> String {
    ["boss", "age", "cards", "pin"].reduce(form) { $0.replacing($1, with: "unheard") }
  }

  /// The site with a value at the key.
  func site(with value: String) -> [String: String] {
    let written = isList ? "[\"\(value)\"]" : "\"\(value)\""
    let setting = "\(key): \(written)"
    var site = SecretSite()
    switch model {
    case "SiteFile":
      guard key != "title" else {
        return site.files.mapValues { $0.replacing("title: Small", with: setting) }
      }
      site.settings = [setting]
    case "SiteLanguageFile":
      site.settings = ["languages: { sk: { \(named(setting)) } }"]
    case "CollectionFile":
      let others = ["model", "from"].contains(key)
      site.collection = [setting]
      guard others else { break }
      return site.files.mapValues {
        $0.replacing(key == "model" ? "model: User, " : "from: users.json, ", with: "")
      }
    case "TranslationFile": site.collection = ["translations: { sk: { \(setting) } }"]
    case "SectionFile":
      guard key != "title", key != "at" else {
        let old = key == "title" ? "title: Users" : "at: /users/"
        return site.files.mapValues { $0.replacing(old, with: setting) }
      }
      site.section = [setting]
    case "SectionLanguageFile":
      let at = key == "at" ? "" : ", at: /sk/"
      site.section = ["languages: { sk: { \(named(setting))\(at) } }"]
    case "PageLanguageFile":
      site.section = ["languages: { sk: { title: Sk, at: /sk/ } }"]
      site.pages = ["tried: { \(page), languages: { sk: { \(setting) } } }"]
    default: site.pages = ["tried: { \(pageWithout(key)), \(setting) }"]
    }
    return site.files
  }

  private func named(_ setting: String) -> String {
    key == "title" ? setting : "title: Sk, " + setting
  }

  /// The other settings of the page, without one that is set.
  private func pageWithout(_ key: String) -> String {
    page.split(separator: ", ").filter { !$0.hasPrefix(key + ":") }.joined(separator: ", ")
  }
}
