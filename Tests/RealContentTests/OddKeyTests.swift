import Content
import Importing
import Diagnostics
import Testing

/// A model that was inferred is one that Apus reads, whatever the keys of the content are.
struct OddKeyTests {
  private static let keys = [
    "_id", "id", "_key", "__", "_", "_1", "__x", "1st", "2fa", "class", "`class`", "self", "Self",
    "init", "Type", "type", "Protocol", "a b", "a-b", "a.b", "a/b", "aB", "é", "e\u{301}",
    "\u{301}x", "Größe", "ﬁx", "ß x",
    "😀", "😀a", "中文", "日本語 キー", "हिन्दी", "ª", "x²", "²", "١a", "ⅷ", "\u{200B}", "\u{FEFF}k", "  a ",
    "a\"b", "a\\b", "a\\nb", "a\tb", "a\nb", "a\u{0}b", "a\u{7}b", "\\(x)", "${a}", "{{a}}", "$ref",
    "@type", "#", "-", "—", "og:title", "slug", "url", "title", "text", "entry", "site", "page",
    "String", "Int", "JSON", "Entry", "Key", "Named", "rawValue", "allCases", "hashValue",
    "description", "CodingKeys", "true", "nil", "null", "value", "value2", "_value", "İ", "ǅ x",
    "var", "struct", "import", "any", "some", "async", String(repeating: "x", count: 300),
  ]

  /// A text of JSON.
  private static func json(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"", "\\": return "\\" + String(scalar)
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: return String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  /// Entries whose members are made by a function of their number.
  private static func inference(_ members: (Int) -> String) -> ModelInference {
    let entries = (1...3).map { "{\"name\": \"n\($0)\", \(members($0))}" }
    return ModelInference(
      of: [(path: "a.json", bytes: Array("[\(entries.joined(separator: ", "))]".utf8))])
  }

  /// The mistakes of a model, apart from those of a key for which no field can be: one of blanks or with
  /// NUL.
  private static func mistakes(_ inference: ModelInference) -> [String] {
    inference.log.diagnostics.filter { $0.severity == .error && $0.code.number != "0301" }
      .map(\.message).filter { !$0.hasPrefix("a text cannot hold NUL") }
  }

  @Test(arguments: keys)
  func `a key of an entry or a part gives a model that is read`(_ key: String) {
    let own = Self.inference { "\(Self.json(key)): \"w\($0)\"" }
    #expect(Self.mistakes(own).filter { !$0.hasPrefix("expected a slug") } == [], "\(own.model)")
    let part = Self.inference { "\"part\": {\(Self.json(key)): \"w\($0)\", \"other\": \($0)}" }
    #expect(Self.mistakes(part) == [], "\(part.model)")
  }

  @Test(arguments: keys)
  func `a text gives a choice that is read`(_ text: String) {
    let entries = (1...40).map {
      "{\"name\": \"n\($0)\", \"k\": \($0 % 2 == 0 ? Self.json(text) : "\"b\"")}"
    }
    let inference = ModelInference(
      of: [(path: "a.json", bytes: Array("[\(entries.joined(separator: ", "))]".utf8))])
    #expect(Self.mistakes(inference) == [], "\(inference.model)")
  }

  @Test func `all odd keys together give a model that is read`() {
    // Keys that look the same as others are a mistake of the content.
    let keys = Self.keys.filter { $0 != "slug" && $0 != "e\u{301}" }
    let inference = Self.inference { number in
      keys.map { "\(Self.json($0)): \"w\(number)\"" }.joined(separator: ", ")
    }
    #expect(Self.mistakes(inference) == [], "\(inference.model)")
  }

  @Test func `a key that begins with an underscore has a name without, which no other has`() {
    let inference = Self.inference { "\"_id\": \"a\($0)\", \"id\": \"b\($0)\", \"_x\": \($0)" }
    for line in ["@Named(\"_id\") var id2: String", "var id: String", "@Named(\"_x\") var x: Int"] {
      #expect(inference.model.contains(line + "\n"), "\(inference.model)")
    }
    #expect(!inference.log.hasErrors)
  }
}
