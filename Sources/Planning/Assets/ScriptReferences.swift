import Scripts

/// Finds the references of a script: `import`, `export … from`, `import()`, `importScripts()`,
/// `import.meta.resolve()`, `new URL("…", import.meta.url)` and the comment that names a source map.
///
/// Addresses that are not written as one string are not known before the script runs.
package struct ScriptReferences {
  private let bytes: [UInt8]
  private let tokens: [ScriptToken]
  private var found: [AssetReference] = []

  /// The references of a script, in their order.
  package static func all(in bytes: [UInt8]) -> [AssetReference] {
    guard mayRefer(bytes) else { return [] }
    let tokenizer = ScriptTokenizer(bytes)
    var scanner = ScriptReferences(bytes: bytes, tokens: tokenizer.tokens)
    scanner.scan()
    let maps = tokenizer.comments.compactMap { AssetReference(comment: $0, in: bytes) }
    return (scanner.found + maps).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Whether a script has any of the words by which scripts refer to files.
  private static func mayRefer(_ bytes: [UInt8]) -> Bool {
    let all = bytes.span
    for index in all.indices {
      let byte = all[index]
      guard byte == UInt8(ascii: "i") || byte == UInt8(ascii: "e") || byte == UInt8(ascii: "s")
      else { continue }
      for word: StaticString in ["import", "export", "sourceMappingURL"]
      where bytes.has(word, at: index) { return true }
    }
    return false
  }

  private init(bytes: [UInt8], tokens: [ScriptToken]) {
    self.bytes = bytes
    self.tokens = tokens
  }

  private mutating func scan() {
    for index in tokens.indices where tokens[index].kind == .name {
      guard !isSign(".", index - 1) else { continue }
      switch name(index) {
      case "import": importing(index)
      case "export": clause(after: index, isExport: true)
      case "importScripts": calls(index, as: .file)
      case "new" where name(index + 1) == "URL": url(index)
      default: continue
      }
    }
  }

  private func name(_ index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .name else { return nil }
    return String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  private func isSign(_ sign: Unicode.Scalar, _ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .punctuator
      && bytes[tokens[index].range.lowerBound] == UInt8(ascii: sign)
  }

  private func isString(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .string
  }

  private mutating func add(_ kind: AssetReference.Kind, _ index: Int) {
    let range = tokens[index].range
    found.append(AssetReference(kind, ScriptString.decoded(bytes[range]), at: range))
  }

  private mutating func importing(_ index: Int) {
    if isString(index + 1) {
      add(.module, index + 1)
    } else if isSign("(", index + 1) {
      if isString(index + 2), isSign(")", index + 3) || isSign(",", index + 3) {
        add(.module, index + 2)
      }
    } else if isSign(".", index + 1) {
      if name(index + 2) == "meta", isSign(".", index + 3), name(index + 4) == "resolve",
        isSign("(", index + 5), isString(index + 6), isSign(")", index + 7)
      {
        add(.module, index + 6)
      }
    } else {
      clause(after: index, isExport: false)
    }
  }

  /// What is imported or exported, up to `from` and the module's address.
  private mutating func clause(after start: Int, isExport: Bool) {
    guard !isExport || isSign("{", start + 1) || isSign("*", start + 1) else { return }
    var index = start + 1
    while index < tokens.count {
      if name(index) == "from", isString(index + 1) { return add(.module, index + 1) }
      let isPart =
        tokens[index].kind == .name || tokens[index].kind == .string
        || ["{", "}", ",", "*"].contains { isSign($0, index) }
      guard isPart, index == start + 1 || !isStatement(index) else { return }
      if isExport, isSign("}", index), name(index + 1) != "from" { return }
      index += 1
    }
  }

  /// Whether a token begins another import or export, so that no clause continues across it.
  private func isStatement(_ index: Int) -> Bool {
    name(index) == "import" || name(index) == "export"
  }

  /// The strings that a function is called with.
  private mutating func calls(_ index: Int, as kind: AssetReference.Kind) {
    guard isSign("(", index + 1) else { return }
    var argument = index + 2
    while isString(argument), isSign(",", argument + 1) || isSign(")", argument + 1) {
      add(kind, argument)
      argument += 2
    }
  }

  /// `new URL("…", import.meta.url)`.
  private mutating func url(_ index: Int) {
    guard isSign("(", index + 2), isString(index + 3), isSign(",", index + 4),
      name(index + 5) == "import", isSign(".", index + 6), name(index + 7) == "meta",
      isSign(".", index + 8), name(index + 9) == "url",
      isSign(")", index + 10) || isSign(",", index + 10)
    else { return }
    add(.file, index + 3)
  }
}

/// What strings of scripts mean.
enum ScriptString {
  /// The text of a string (ECMAScript, section 12.9.4), between its quotation marks.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "\\")) else { return Array(bytes) }
    var text: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let kind = rest.popFirst() else {
        text.append(byte)
        continue
      }
      switch kind {
      case UInt8(ascii: "x"): appendScalar(of: rest.prefix(2), to: &text, from: &rest)
      case UInt8(ascii: "u") where rest.first == UInt8(ascii: "{"):
        rest.removeFirst()
        appendScalar(of: rest.prefix(6).prefix { $0 != UInt8(ascii: "}") }, to: &text, from: &rest)
        if rest.first == UInt8(ascii: "}") { rest.removeFirst() }
      case UInt8(ascii: "u"): appendScalar(of: rest.prefix(4), to: &text, from: &rest)
      case UInt8(ascii: "\n"): continue
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      default: text.append(kind)
      }
    }
    return text
  }

  /// Appends the character with a number in hexadecimal digits, and skips them.
  private static func appendScalar(
    of digits: ArraySlice<UInt8>, to text: inout [UInt8], from rest: inout ArraySlice<UInt8>
  ) {
    rest = rest.dropFirst(digits.count)
    let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    let scalar = number.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
    text.append(contentsOf: String(Character(scalar)).utf8)
  }
}

extension [UInt8] {
  /// Whether the bytes from an index on begin with a text.
  fileprivate func has(_ text: StaticString, at index: Int) -> Bool {
    guard index + text.utf8CodeUnitCount <= count else { return false }
    return text.withUTF8Buffer { expected in
      for offset in 0..<expected.count
      where unsafe expected[offset] != self[index + offset] { return false }
      return true
    }
  }
}
