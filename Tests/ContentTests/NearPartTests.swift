import Content
import Diagnostics
import Testing

/// Lines that begin with the label of a field and have no colon behind it, and bold words with the
/// name of a section.
struct NearPartTests {
  private static let model = """
    import ApusModels
    struct Thing: Entry {
      @Heading var name: String
      @Labelled("Spacing") var spacing: String?
      @Labelled("Needs") var needs: String?
      @Section("Tips") var tips: Markdown?
      @Body var text: Markdown?
    }
    """

  private func said(_ text: String) -> [String] {
    let site = LoadedSite(
      ["Models/Thing.swift": Self.model, "a.md": "# A\n\n\(text)\n"], ["things: Thing = a.md"])
    return site.log.diagnostics.map(\.message)
  }

  @Test(arguments: [
    ("- Spacing 60 cm", "'Spacing 60 cm' is not the label 'Spacing'"),
    ("- **Spacing** 60 cm", "'Spacing 60 cm' is not the label 'Spacing'"),
    ("- Spacing： wide", "'Spacing： wide' is not the label 'Spacing'"),
    ("Spacing：wide", "'Spacing：wide' is not the label 'Spacing'"),
    ("- Needs - moist soil", "'Needs - moist soil' is not the label 'Needs'"),
    ("- Needs – moist soil", "'Needs – moist soil' is not the label 'Needs'"),
    ("- Spacing: wide\n- Needs moist soil", "'Needs moist soil' is not the label 'Needs'"),
    ("- Spacing (cm): 60", "'Spacing (cm): 60' is not the label 'Spacing'"),
    ("**Tips**\n\nWater it.", "'Tips' is not the section 'Tips'"),
    ("**Tips:**\n\nWater it.", "'Tips' is not the section 'Tips'"),
  ])
  func `what is nearly a label or a section is told`(text: String, expected: String) {
    let said = said(text)
    #expect(said.count == 1 && said[0].hasPrefix(expected), "\(said)")
  }

  @Test(arguments: [
    ("- Needs: sun\n  - Spacing: 60", "the label 'Spacing' is not read in another item"),
    ("- Water\n  Spacing: 60", "the label 'Spacing' is not read in another item"),
    ("Needs: sun | Spacing: 60", "the label 'Spacing' is not read in the value of 'Needs'"),
    ("**Needs:** a, **Spacing:** 6", "the label 'Spacing' is not read in the value of 'Needs'"),
    ("- Needs: sun\n\n  And more.", "this is not read as a part of the value of 'Needs'"),
    ("Needs:\n\nMuch sun.", "nothing is behind the label 'Needs' in its line"),
  ])
  func `a label that is not read, or reads too little, is told`(text: String, expected: String) {
    let said = said(text)
    #expect(said.count == 1 && said[0].hasPrefix(expected), "\(said)")
  }

  @Test(arguments: [
    "- A\n  - Spacing: 1\n- B\n  - Spacing: 2", "- Needs: the right Spacing: much",
    "- Needs: sun, spacing: wide", "- Spacing: 1\n- A\n  - Spacing: 2", "- Needs: sun\n  - a",
  ])
  func `a label that is another thing is left alone`(text: String) { #expect(said(text) == []) }

  @Test(arguments: [
    "- Needs moist soil", "Needs 60 litres a day.", "- Spacings 60 cm",
    "Needs - as all plants - air.",
    "**Tips** are below.", "- Spacing: 60 cm", "**More tips**\n\nWater it.", "- Water 5 times",
    "- Spacing", "## Tips#\n\nWater it.", "- Spacing%: 60",
  ])
  func `other text is left alone`(text: String) { #expect(said(text) == []) }
}
