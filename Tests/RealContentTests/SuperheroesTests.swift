import Content
import Importing
import Schema
import TestSupport
import Testing

/// The 563 characters of superhero-api, with "-" and "" for what is unknown.
@Suite(.enabled(if: SharedData.has("superheroes")))
struct SuperheroesTests {
  static let model = """
    import ApusModels

    struct Character: Entry {
      @Key var id: Int
      var name: String
      var powerstats: Powers
      var appearance: Appearance
      var biography: Biography
      var work: Work
      var connections: Connections
      var images: Pictures
    }

    struct Powers: Component {
      @Within(0...100) var intelligence: Int
      @Within(0...100) var strength: Int
      @Within(0...100) var speed: Int
      @Within(0...100) var durability: Int
      @Within(0...100) var power: Int
      @Within(0...100) var combat: Int
    }

    struct Appearance: Component {
      @Absent("-") var gender: String?
      var race: String?
      @Absent("-") var height: [String]
      var weight: [String]
      @Absent("-") var eyeColor: String?
      @Absent("-") var hairColor: String?
    }

    struct Biography: Component {
      @Absent("") var fullName: String?
      @Absent("No alter egos found.") var alterEgos: String?
      @Absent("-", "") var aliases: [String]
      @Absent("-") var placeOfBirth: String?
      @Absent("-") var firstAppearance: String?
      @Absent("") var publisher: String?
      @Absent("-") var alignment: Alignment?
    }

    enum Alignment: String, Choice { case good, bad, neutral }

    struct Work: Component {
      @Absent("-") var occupation: String?
      @Absent("-") var base: String?
    }

    struct Connections: Component {
      @Absent("-") var groupAffiliation: String?
      @Absent("-") var relatives: String?
    }

    struct Pictures: Component {
      var xs: URL
      var sm: URL
      var md: URL
      var lg: URL
    }
    """

  static let site = RealSite(
    model: model,
    files: [(path: "all.json", bytes: SharedData.bytes("superheroes/all.json"))],
    [(name: "characters", model: "Character", from: "all.json", order: ["name"])])

  @Test func `559 characters fit the model, four are named with what is wrong`() {
    let lines = Self.site.text.split(separator: "\n").filter { $0.contains(": error[") }
    #expect(
      lines == [
        "Content/all.json:1888:17: error[E0313]: 'combat' is 101, expected 0 to 100",
        "Content/all.json:4567:13: error[E0310]: expected a slug, found '114-bling!': "
          + "this character is not allowed",
        "Content/all.json:13770:13: error[E0310]: expected a slug, found '353-james-t.-kirk': "
          + "a dot may stand between digits only",
        "Content/all.json:25940:21: error[E0313]: 'durability' is 110, expected 0 to 100",
      ])
    #expect(Self.site.entries("characters").count == 563)
  }

  @Test func `characters stand in the order of their names, then of their numbers`() {
    let site = Self.site
    let names = site.entries("characters").map { site.string("name", of: $0.slot) ?? "" }
    #expect(names.prefix(4) == ["A-Bomb", "Abe Sapien", "Abin Sur", "Abomination"])
    let twice = site.entries("characters").filter { site.string("name", of: $0.slot) == "Batman" }
    let numbers = twice.map { site.value("id", of: $0.slot).int }
    #expect(numbers == numbers.sorted())
    #expect(numbers.count > 1)
    #expect(Set(names).count == 555)
  }

  @Test func `what nobody knows is none`() {
    let site = Self.site
    func count(_ part: String, _ field: String) -> Int {
      site.entries("characters").count { entry in
        site.value(field, of: site.value(part, of: entry.slot).slot).isNone
      }
    }
    #expect(count("appearance", "gender") == 15)
    #expect(count("appearance", "race") == 164)
    #expect(count("biography", "fullName") == 56)
    #expect(count("biography", "publisher") == 11)
    #expect(count("biography", "alignment") == 6)
    #expect(count("work", "base") == 266)
    let aliases = site.entries("characters").map { entry in
      site.value("aliases", of: site.value("biography", of: entry.slot).slot).count
    }
    #expect(aliases.reduce(0, +) == 1_420)
  }
}
