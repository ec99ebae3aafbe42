import Content
import Diagnostics
import Testing

/// Headings and labels that are nearly those of secret fields, whose text would be published.
struct ShownSecretTests {
  private static let model = """
    import ApusModels
    struct Thing: Entry {
      @Heading var name: String
      @Section("Tips") var tips: Markdown?
      @Labelled("Price") var price: Int?
      @Secret @Labelled("Phone") var phone: String?
      @Secret @Section("Internal notes") var notes: Markdown?
      @Section("People") var people: [Person] = []
      @Body var text: Markdown?
    }
    struct Person: Component {
      @Heading var name: String
      @Secret @Labelled("Home") var home: String?
      @Body var text: Markdown?
    }
    """

  private func said(_ text: String, model: String = Self.model) -> [Diagnostic] {
    LoadedSite(
      ["Models/Thing.swift": model, "a.md": "# A\n\n\(text)\n"], ["things: Thing = a.md"]
    ).log.diagnostics
  }

  /// Each with the number of places that would be shown.
  @Test(arguments: [
    ("- Phones: 0900 111", 1), ("Phones: 0900 111", 1), ("- Pohne: 1\n- Phon: 2", 2),
    ("- Phone: 1\n- Phones: 2", 1), ("- Hpone: 1", 1), ("- **Phones:** 1", 1), ("- Phone 0900", 1),
    ("- Phone number: 1", 1), ("- Phone (home): 1", 1), ("- phone：1", 1), ("- ~~Phone: 1~~", 1),
    ("> Phone: 1", 1), ("- One\n  - Phone: 1", 1), ("- One\n  Phone: 1", 1),
    ("## Tips\n\n- Phone: 1", 1), ("## Tips\n\nMix.\n\nPhones: 1", 1), ("## Phone\n\n1", 1),
    ("## Internal note\n\nAna.", 1), ("## Internal notes\n\nA.\n\n## Internal note\n\nB.", 1),
    ("## Internal notes (old)\n\nA.", 1), ("### Interanl notes\n\nA.", 1),
    ("## Tips\n\nA.\n\n### Internal notes\n\nB.", 1), ("**Internal note**\n\nA.", 1),
    ("**Internal notes**\n\nA.", 1), ("Internal notes: A.", 1), ("## Intérnal notes\n\nA.", 1),
    ("## Peopel\n\n### Ana\n\n- Home: 1", 1),
    ("## People\n\n### Ana\n\n- Homes: 1", 1),
  ])
  func `what would be shown of a secret is an error at its place`(text: String, count: Int) {
    let said = said(text)
    let errors = said.filter { $0.severity == .error && $0.code.number == "0340" }
    #expect(errors.count == count && said.count == count, "\(said.map(\.message))")
    #expect(errors.allSatisfy { $0.message.contains("would be shown") && $0.isFreeOfValues })
  }

  @Test(arguments: [
    "- Phone: 1", "Phone: 1", "## Internal notes\n\nPhones: 1", "Phone us before you come.",
    "## Internal notes\n\n### Internal note\n\nA.", "- Price: 3", "## Notes\n\nA.",
    "- Photo: a", "Opening: at 8", "## People\n\n### Ana\n\n- Home: 1", "## Tips\n\nInternal: no",
    "Text with a phone: 1", "- Internal: 1",
  ])
  func `what is no secret, or is read as one, is left alone`(text: String) {
    #expect(said(text).map(\.message) == [])
  }

  /// Texts with the number of names that are within lines, or outside of the part they are for.
  @Test(arguments: [
    ("- Price: 3, Phone: 1", 1), ("Text. Phone: 1", 1), ("Text; Phone; 1", 1), ("Phone; 1", 1),
    ("**Now:** good · **Phone:** 1", 1), ("M: a Phone: 1", 1), ("A **phone:** 1", 1),
    ("Mail, phone: 1", 1), ("Text (Phone: 1)", 1), ("> Text, Phone: 1", 1), ("Text, Phone： 1", 1),
    ("| a |\n|---|\n| b, Phone: 1 |", 1), ("## Tips\n\nMix, Phone: 1", 1),
    ("Text[^1]\n\n[^1]: A note, Phone: 1", 1), ("## A, Phone: 1\n\nText.", 1),
    ("Text\n- a, Phone: 1\n- Phone: 2", 1), ("A, Phone: 1, Phone: 2", 2),
    ("Text:\n\n    Phone: 1", 1), ("```\na\nPhone: 1\n```", 1), ("- a\n\n      Phone: 1", 1),
    ("- Home: 1", 1), ("Text, Home: 1", 1), ("## Tips\n\nHome: 1", 1), ("> Home: 1", 1),
    ("## People\n\n### Ana\n\nA, Home: 1", 1),
  ])
  func `a name within a line or outside of its part is an error`(text: String, count: Int) {
    let said = said(text).filter { $0.code.number == "0340" && $0.severity == .error }
    #expect(said.count == count, "\(said.map(\.message))")
    #expect(said.allSatisfy { $0.message.contains("would be shown") && $0.isFreeOfValues })
  }

  @Test func `a name within the title is an error`() {
    let site = LoadedSite(
      ["Models/Thing.swift": Self.model, "a.md": "# A (Phone: 1)\n"], ["things: Thing = a.md"])
    #expect(site.log.diagnostics.map(\.code.number) == ["0340"])
  }

  @Test(arguments: [
    "The Cell Phone: a story", "A car, phone; and more", "Smart-Phone: new",
    "Call the Phone; then wait", "Text of a home: 1", "```\nphone: 1\n```",
    "```\nlet x, Phone: Int\n```",
    "## People\n\n### Ana\n\n- Home: 1\n\n### Ben\n\nText.",
  ])
  func `what only has the word of a name is left alone`(text: String) {
    #expect(said(text).map(\.message) == [])
  }

  /// What may be more of a secret value is an error, with a number that must never be shown.
  @Test(arguments: [
    "Phone:\n\n4711", "- Phone: x\n\n  4711", "- Phone: x\n  - 4711", "Phone: x\n- 4711",
    "Phone: x\n> 4711", "Phone:\n4711", "Phone:\n\n- 4711", "- Phone:\n\n  4711",
    "Phone:\n\nold: 4711", "- Phone: x\n\n      4711", "Phone:\n\n    4711",
    "Price: 3\n\nPhone:\n\n> 4711",
  ])
  func `what may be more of a secret value is an error`(text: String) {
    let said = said(text)
    #expect(said.count == 1 && said[0].severity == .error, "\(said.map(\.message))")
    #expect(said.allSatisfy { $0.code.number == "0340" && $0.isFreeOfValues })
  }

  @Test(arguments: [
    "Phone: 1\n\nText.", "Phone: 1\n\n- a\n- b", "Phone:\n\nPrice: 3", "- Phone:\n- Price: 3",
    "- Phone:\n\nText.", "Phone:\n\n## Tips\n\nMix.", "Phone:", "- Phone: 1\n- Text",
  ])
  func `what is below a secret value and no part of it is left alone`(text: String) {
    #expect(said(text).map(\.message) == [])
  }

  /// The secret label is in the last item before the section of a field, and text is behind that.
  @Test(arguments: ["[Markdown]", "[String]", "Markdown?"])
  func `what was taken is in no element of the body`(type: String) {
    let site = LoadedSite(
      [
        "Models/Thing.swift": """
        import ApusModels
        struct Thing: Entry {
          @Key var name: String
          @Secret @Labelled("Phone") var phone: String?
          @Section("Tags") var tags: [String] = []
          @Body var text: \(type)
        }
        """,
        "a.md": "---\nname: A\n---\n* Ring.\n* Phone: 4711\n\n## Tags\n- x\n\n## End\n",
      ], ["things: Thing = a.md"])
    let shown = site.value("things")
    #expect(!site.text.contains("error[") && shown.contains("Ring."))
    #expect(shown.split(separator: "4711").count == 2, "\(shown)")
  }

  @Test func `another model with the same name shows no secret`() {
    let model = Self.model + "\nstruct Shop: Entry { @Labelled(\"Phone\") var phone: String? }"
    #expect(said("- One\n  - Phone: 1", model: model).count == 1)
  }

  @Test func `a slip of a required secret is told once`() {
    let model = Self.model.replacing("phone: String?", with: "phone: String")
    #expect(said("- Phones: 1", model: model).count == 1)
    let closed = Self.model.replacing("  @Body var text: Markdown?\n}\nstruct", with: "}\nstruct")
    #expect(said("- Phones: 1", model: closed).count == 1)
  }

  @Test(arguments: [
    ("- Prise: 3\n- Pirce: 4", 2), ("- Price: 3\n- Prise: 4", 1), ("- Price: 3\n- Pirce: 4", 1),
    ("## Tips\n\nA.\n\n## Tisp\n\nB.", 1), ("## Tipps\n\nA.\n\n## Tisp\n\nB.", 2),
    ("- Price: 3\n- Prices in town: 4", 0), ("## Tips\n\nA.\n\n## Trips to make\n\nB.", 0),
  ])
  func `every slip beside others is a warning`(text: String, count: Int) {
    let said = said(text)
    #expect(
      said.count == count && said.allSatisfy { $0.severity == .warning }, "\(said.map(\.message))")
  }
}
