import Escaping
import Testing

/// Character references as browsers read them in a text.
struct CharacterReferencesTests {
  @Test(arguments: [
    ("&eacute;", "é", 8), ("&rarr; ", "→", 6), ("&copy 2026", "©", 5), ("&notit;", "¬", 4),
    ("&NotEqualTilde;", "≂̸", 15), ("&CounterClockwiseContourIntegral;", "∳", 33),
    ("&#233;", "é", 6), ("&#xE9;", "é", 6), ("&#XE9", "é", 5), ("&#150;", "–", 6),
    ("&#x81;", "\u{81}", 6), ("&#0;", "\u{FFFD}", 4), ("&#xD800;", "\u{FFFD}", 8),
    ("&#99999999999999999999;", "\u{FFFD}", 23), ("&amp", "&", 4),
  ])
  func `a reference is what browsers show for it`(
    _ text: String, _ characters: String, _ end: Int
  ) throws {
    let found = try #require(CharacterReferences.reference(at: 0, in: Array(text.utf8)[...]))
    #expect(found.characters == characters && found.end == end)
  }

  @Test(arguments: ["&", "& amp;", "&#;", "&#zz;", "&#x;", "&unknown;", "&rarr", "&;", "&D;"])
  func `what no browser reads as a reference is none`(_ text: String) {
    #expect(CharacterReferences.reference(at: 0, in: Array(text.utf8)[...]) == nil)
  }
}
