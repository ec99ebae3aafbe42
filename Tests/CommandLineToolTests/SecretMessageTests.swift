import TestSupport
import Testing

/// No message of any format shows the value of a secret field, whatever is wrong with it or beside
/// it.
struct SecretMessageTests {
  /// Texts that are in the files as values of secret fields, or where one is probably meant.
  static let secrets = [
    "hunter2", "12345678", "12,50x", "Zeta-91", "superadminx", "31.12.1999", "nob0dy",
    "DE-0011-2233", "4111222233334444", "77001122", "one two", "s3cretmiss", "DE44332211",
    "tok3ndefault", "secret.svg", "7h3text", "tw1ce",
  ]

  static let model = """
    import ApusModels

    struct User: Entry {
      @Key var id: Int
      var name: String
      @Secret @Length(20...40) var password: String
      @Secret @Within(1000...9999) var pin: Int
      @Secret var balance: Decimal?
      @Secret @Unique var code: String?
      @Secret var role: Role = .user
      @Secret var born: Date?
      @Secret var boss: Reference<User>?
      @Secret var token: Int = "tok3ndefault"
      @Secret var face: Image?
      var bank: Bank?
      @Secret var cards: [Card]
      var website: URL?
    }

    struct Bank: Component {
      @Secret @Matches("[A-Z]{2}[0-9]{10,30}") var iban: String
      var currency: String
    }

    struct Card: Component {
      @Key var number: String
      var type: String
    }

    enum Role: String, Choice { case admin, user }
    """

  /// One line, so that every secret is in the line of every mistake.
  static let json =
    #"{"users":[{"id":1,"name":"Ann","password":"hunter2","pin":12345678,"balance":"12,50x","#
    + #""code":"Zeta-91","role":"superadminx","born":"31.12.1999","boss":"nob0dy","#
    + #""bank":{"iban":"DE-0011-2233","currency":5},"face":{"src":"secret.svg","alt":"A"},"#
    + #""cards":[{"number":"4111222233334444","type":5}],"website":"not a url"},"#
    + #"{"id":2,"name":"Bob","password":77001122,"pin":"one two","code":"Zeta-91","#
    + #""paswort":"s3cretmiss","password":"tw1ce","bank":"DE44332211","website":"x"}]}"#

  static let yaml = """
    - id: 1
      name: Ann
      password: hunter2
      pin: 12345678
      balance: 12,50x # hunter2
      code: Zeta-91
      role: superadminx
      born: 31.12.1999
      boss: nob0dy
      face: { src: secret.svg, alt: A }
      bank: { iban: DE-0011-2233, currency: [5] }
      cards: { 4111222233334444: { typo: x } }
      website: not a url
    - { id: 2, name: Bob, password: [77001122], pin: one two, code: Zeta-91, pasword: s3cretmiss, bank: DE44332211, website: x }
    """

  static let markdown = """
    ---
    id: 1
    name: [Ann]
    pin: 12345678
    boss: nob0dy
    ---
    Password: hunter2

    ## Notes

    7h3text, [lost](nob0dy.md) and <b>s3cretmiss</b>.
    """

  static let markdownModel = """
    import ApusModels

    struct User: Entry {
      @Key var id: Int
      var name: String
      @Secret var pin: Date
      @Secret var boss: Reference<User>
      @Secret @Labelled("Password") @Matches("[0-9]+") var password: String
      @Secret @Section("Notes") var notes: Markdown
    }
    """

  /// Files of users, right and broken ones, by what is wrong with them.
  static let files: [(name: String, from: String, text: String, model: String)] = [
    ("values", "users.json#users", json, model),
    (
      "a comma is missing", "users.json#users", json.replacing(#","pin":12"#, with: #""pin":12"#),
      model
    ),
    ("no end", "users.json#users", String(json.dropLast(9)), model),
    ("a text without end", "users.json", json.replacing("hunter2\"", with: "hunter2"), model),
    ("another selection", "users.json#uzers", json, model),
    ("the whole is no user", "users.json", json, model),
    ("values in YAML", "users.yaml", yaml, model),
    (
      "an image by its path", "users.yaml",
      yaml.replacing("{ src: secret.svg, alt: A }", with: "secret.svg"), model
    ),
    ("a colon in a text", "users.yaml", yaml.replacing("hunter2\n", with: "hunter2: x\n"), model),
    ("a bracket left open", "users.yaml", yaml.replacing("[77001122]", with: "[77001122"), model),
    ("a tab", "users.yaml", yaml.replacing("  pin", with: "\tpin"), model),
    ("an alias", "users.yaml", yaml.replacing("hunter2\n", with: "*hunter2\n"), model),
    ("Markdown", "users.md", markdown, markdownModel),
    ("front matter without end", "users.md", String(markdown.dropFirst(4)), markdownModel),
    ("a broken line", "users.md", markdown.replacing("pin:", with: "pin"), markdownModel),
  ]

  @Test("Nothing that is said or written holds a secret", arguments: files.indices)
  func everyFormat(index: Int) throws {
    let (name, from, text, model) = Self.files[index]
    let site = SmallSite()
    site.write(model, to: "Content/Models/User.swift")
    site.write(text, to: "Content/" + (from.split(separator: "#").first.map(String.init) ?? from))
    site.write(
      """
      title: Small
      collections:
        notes: { model: Note, from: notes/*.md, order: title }
        users: { model: User, from: "\(from)", raw-html: true }
      pages: { home: { page: home, at: / } }
      """, to: "Content/site.yaml")
    let runs: [[String]] = [
      ["check"], ["check", "--unsafe"], ["check", "--lenient"], ["list"], ["build"],
      ["schema", "User"],
    ]
    let formats = ["json", "github", "sarif"].map { ["check", "--format", $0] }
    for arguments in runs + formats {
      let outcome = try Tool(in: site.path).start(arguments).outcome()
      let said = outcome.output + outcome.errors
      #expect(!said.isEmpty, "\(name): \(arguments)")
      for secret in Self.secrets where said.contains(secret) {
        Issue.record("\(name): \(arguments) shows \(secret):\n\(said)")
      }
    }
  }

  @Test("What is said of users with secrets")
  func words() throws {
    let site = SmallSite()
    site.write(
      Self.model.replacing("Int = \"tok3ndefault\"", with: "Int?"), to: "Content/Models/User.swift")
    site.write(Self.json, to: "Content/users.json")
    site.write(
      """
      title: Small
      collections: { users: { model: User, from: "users.json#users" } }
      pages: { home: { page: home, at: / } }
      """, to: "Content/site.yaml")
    let said = try site.run("check", "--color", "never").errors
    #expect(Golden.difference(of: said, from: "secret-values.txt") == nil)
  }

  @Test("Data with a model, rendered by itself, shows no secret either")
  func render() throws {
    let site = SmallSite()
    site.write(Self.model, to: "Content/Models/User.swift")
    site.write("{{ name }}{{ password }}", to: "card.html")
    site.write(Self.yaml.replacing("- id", with: "  id"), to: "user.yaml")
    let outcome = try site.run(
      "render", "card.html", "--data", "user.yaml", "--model", "User", "--models",
      "Content/Models")
    let said = outcome.output + outcome.errors
    #expect(outcome.status == 1 && said.contains("•••"))
    for secret in Self.secrets { #expect(!said.contains(secret), "\(secret): \(said)") }
  }
}
