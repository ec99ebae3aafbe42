import Templates
import TestSupport
import Testing

/// `docs/templates.md` names all that the language has.
struct VocabularyTests {
  private let guide = DataFile.text(of: "../../docs/templates.md")

  @Test(arguments: TemplateVocabulary.filters)
  func `the guide names each filter`(name: String) {
    #expect(guide.contains("`\(name)") || guide.contains("\(name)`"))
  }

  @Test(arguments: TemplateVocabulary.tests)
  func `the guide names each test`(name: String) {
    #expect(guide.contains("`\(name)`") || guide.contains("`\(name)("))
  }
}
