import Documents
import Testing

/// Texts that are written as YAML are read back.
struct YAMLTextTests {
  private func read(_ yaml: String) -> (text: String, messages: [String]) {
    let outcome = Outcome.yaml("key: \(yaml)\n")
    let pair = Array(outcome.tree.pairs(of: .root)).first
    return (pair.map { outcome.tree.string(of: $0.value) } ?? "none", outcome.messages)
  }

  @Test(arguments: [
    "plain", "two words", "", " ", "null", "true", "~", "- a", "a: b", "# a", "\"", "\\", "\\n",
    "a\"b\\c", "a\nb", "a\tb", "a\rb", "2026-03-01", "1.5", "é", "\u{2028}", "a\u{2029}b", "{a}",
    "[a]", "*a", "&a", "'a'", "%a", "@a", "a\u{FEFF}b", "😀",
  ])
  func `a text is read as it was`(text: String) {
    for written in [YAMLText.quoted(text), YAMLText.scalar(text)] {
      let (found, messages) = read(written)
      #expect(found == text, "\(written)")
      #expect(messages.isEmpty, "\(messages)")
    }
  }

  @Test(arguments: 0..<0xA0)
  func `control characters are left out`(code: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(code))
    let text = "a\(Character(scalar))b"
    let isControl =
      scalar.properties.generalCategory == .control && !"\t\n\r".unicodeScalars.contains(scalar)
    let (found, messages) = read(YAMLText.quoted(text))
    #expect(found == (isControl ? "ab" : text))
    #expect(messages.isEmpty, "\(messages)")
    #expect(YAMLText.withoutControls(text) == (isControl ? "ab" : text))
  }
}
