/// Writes a script without comments, without superfluous white space, and with short names for what
/// is local to it.
///
/// Strings, templates, regular expressions and the names of members stay byte for byte, and so do
/// all names of a script whose scopes are not certain (`ScriptScopeReader`). A line break stays
/// where it could end a statement (ECMAScript, section 12.10). A script with a comment that is
/// meant for others, of a licence or a source map, stays as it is, and so does one with white space
/// or ends of lines outside of ASCII.
package struct ScriptCompactor {
  /// What was between two bytes that are written.
  private enum Blank {
    case none
    case space
    case line
  }

  private let bytes: [UInt8]
  private let comments: [Range<Int>]
  private var nextComment = 0
  private var blank = Blank.none
  private var output: [UInt8] = []

  /// A script with the same meaning in fewer bytes.
  package static func compacted(_ bytes: [UInt8]) -> [UInt8] {
    let tokenizer = ScriptTokenizer(bytes)
    guard !bytes.starts(with: "#!".utf8), !tokenizer.hasBlanksOutsideASCII,
      !tokenizer.comments.contains(where: { isForOthers(bytes[$0]) })
    else { return bytes }
    let reading = try? ScriptScopeReader(tokenizer.tokens, in: bytes)
    let rewritten = reading.map(rewritten) ?? [:]
    var compactor = ScriptCompactor(bytes: bytes, comments: tokenizer.comments)
    var end = 0
    for (index, token) in tokenizer.tokens.enumerated() {
      compactor.appendCode(end..<token.range.lowerBound)
      if let reading, compactor.blank == .line, !reading.afterLines.contains(index) {
        compactor.blank = .space
      }
      compactor.append(rewritten[index].map { ArraySlice($0.utf8) } ?? bytes[token.range])
      end = token.range.upperBound
    }
    compactor.appendCode(end..<bytes.count)
    return compactor.output
  }

  /// What is written for tokens that need not stay as they are, by their indices.
  private static func rewritten(_ reader: ScriptScopeReader) -> [Int: String] {
    var written = reader.rewritten
    for (index, name) in LocalNames(reader.scopes).names {
      let binding = reader.scopes.bindings[index]
      for occurrence in binding.occurrences where name != binding.name {
        written[occurrence.token] = occurrence.isShorthand ? "\(binding.name):\(name)" : name
      }
    }
    return written
  }

  private static func isForOthers(_ comment: ArraySlice<UInt8>) -> Bool {
    if comment.first == UInt8(ascii: "!") { return true }
    let text = String(decoding: comment, as: UTF8.self).utf8
    return ["@license", "@preserve", "sourceMappingURL", "sourceURL"].contains { word in
      text.indices.contains { text[$0...].starts(with: word.utf8) }
    }
  }

  private init(bytes: [UInt8], comments: [Range<Int>]) {
    self.bytes = bytes
    self.comments = comments
    output.reserveCapacity(bytes.count)
  }

  /// Appends a token, whose contents do not change.
  private mutating func append(_ token: ArraySlice<UInt8>) {
    guard let first = token.first else { return note(.space) }
    appendBlank(before: first)
    output += token
  }

  /// Appends what is between tokens: quotation marks, white space, comments.
  private mutating func appendCode(_ range: Range<Int>) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      if let end = endOfComment(at: offset) {
        note(bytes[offset..<end].contains(where: Self.endsLine) ? .line : .space)
        offset = end
      } else if bytes[offset] <= 0x20 {
        note(Self.endsLine(bytes[offset]) ? .line : .space)
        offset += 1
      } else {
        append(bytes[offset..<offset + 1])
        offset += 1
      }
    }
  }

  private static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private mutating func note(_ other: Blank) {
    if blank != .line { blank = other }
  }

  /// The end of the comment that begins at an offset; nil where none begins.
  private mutating func endOfComment(at offset: Int) -> Int? {
    guard nextComment < comments.count else { return nil }
    let inside = comments[nextComment]
    let isBlock = bytes[offset...].starts(with: "/*".utf8)
    let length = bytes[offset] == UInt8(ascii: "<") ? 4 : 2
    guard inside.lowerBound == offset + length else { return nil }
    nextComment += 1
    return isBlock ? min(inside.upperBound + 2, bytes.count) : inside.upperBound
  }

  /// Writes the pending white space, if something would change without it.
  private mutating func appendBlank(before byte: UInt8) {
    defer { blank = .none }
    guard let last = output.last else { return }
    switch blank {
    case .none: return
    case .space:
      if Self.wouldJoin(last, byte) { output.append(UInt8(ascii: " ")) }
    case .line:
      if !Self.continues(after: last), !Self.continues(before: byte) {
        output.append(0x0A)
      } else if Self.wouldJoin(last, byte) {
        output.append(UInt8(ascii: " "))
      }
    }
  }

  /// Whether two signs or names would become another token, or the beginning of a comment, without
  /// white space between them.
  private static func wouldJoin(_ one: UInt8, _ other: UInt8) -> Bool {
    let isNamed = ScriptTokenizer.isNameByte(one)
    if ScriptTokenizer.isNameByte(other) { return isNamed }
    switch other {
    case UInt8(ascii: "."): return isNamed || one == other || one == UInt8(ascii: "?")
    case UInt8(ascii: "="): return "+-*/%&|^<>=!?".utf8.contains(one)
    case UInt8(ascii: ">"): return one == other || "=-".utf8.contains(one)
    case UInt8(ascii: "*"): return one == other || one == UInt8(ascii: "/")
    case UInt8(ascii: "!"): return one == UInt8(ascii: "<")
    default: return one == other && "+-/&|<?".utf8.contains(one)
    }
  }

  /// Whether a line break after a sign never ends a statement.
  private static func continues(after byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ";"),
      UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "?"), UInt8(ascii: ":"),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "*"), UInt8(ascii: "<"),
      UInt8(ascii: ">"):
      true
    default: false
    }
  }

  /// Whether a line break before a sign has no effect, because the sign itself ends the statement
  /// or continues it.
  private static func continues(before byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ")"),
      UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "="), UInt8(ascii: ">"):
      true
    default: false
    }
  }
}
