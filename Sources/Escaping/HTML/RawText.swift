/// The text of an element that holds no other elements.
struct RawText: Hashable, Sendable {
  /// What the text is.
  enum Content: Hashable, Sendable {
    /// Text with character references: `title`, `textarea`.
    case text
    case style(StyleState)
    case script(ScriptState)
    case json(JSONTextState)
    case importMap(ImportMapState)
    /// Text in which values are not allowed, with the help to give.
    case forbidden(help: String)
  }

  /// The name of the element, in lower case.
  let element: [UInt8]
  var content: Content
  /// How many bytes of `</` and the element's name were just read.
  private(set) var matched = 0
  /// How far a script is inside `<!--`, and inside a `<script` in that (section 13.2.5.18 on).
  private var scriptEscapes = 0
  /// The last eight bytes, in lower case.
  private var recent: UInt64 = 0

  init(element: [UInt8], content: Content) {
    self.element = element
    self.content = content
  }

  /// Whether a hole would be in the middle of something that looks like the end tag.
  var isInEndTag: Bool { matched > 0 }

  /// Reads a byte of static text: true when the end tag's name is complete before it.
  mutating func isEnded(by byte: UInt8) -> Bool {
    guard matched == element.count + 2, endsName(byte) else { return false }
    return scriptEscapes < 2
  }

  private func endsName(_ byte: UInt8) -> Bool {
    isWhitespace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
  }

  /// Steps over a byte that does not end it; true when it makes a value before it a scheme.
  mutating func advance(over byte: UInt8) -> Bool {
    if case .script = content { followEscapes(over: byte) }
    recent = recent << 8 | UInt64(lowercased(byte))
    match(byte)
    switch content {
    case .text, .forbidden: break
    case .style(var state):
      let isFault = state.advance(over: byte)
      content = .style(state)
      return isFault
    case .script(var state):
      content = .text
      state.advance(over: byte)
      content = .script(state)
    case .json(var state):
      state.advance(over: byte)
      content = .json(state)
    case .importMap(var state):
      state.advance(over: byte)
      content = .importMap(state)
    }
    return false
  }

  private mutating func match(_ byte: UInt8) {
    let small = lowercased(byte)
    let wanted: UInt8? =
      switch matched {
      case 0: UInt8(ascii: "<")
      case 1: UInt8(ascii: "/")
      default: matched - 2 < element.count ? element[matched - 2] : nil
      }
    matched = small == wanted ? matched + 1 : small == UInt8(ascii: "<") ? 1 : 0
  }

  private mutating func followEscapes(over byte: UInt8) {
    let scriptTag: UInt64 = 0x3C_7363_7269_7074  // <script
    let endTag: UInt64 = 0x3C2F_7363_7269_7074  // </script
    if scriptEscapes == 0 {
      let opensComment = recent & 0xFF_FFFF == 0x3C_212D && byte == UInt8(ascii: "-")
      if opensComment { scriptEscapes = 1 }
    } else if byte == UInt8(ascii: ">"), recent & 0xFFFF == 0x2D2D {
      scriptEscapes = 0
    } else if endsName(byte) {
      if scriptEscapes == 1, recent & 0xFF_FFFF_FFFF_FFFF == scriptTag { scriptEscapes = 2 }
      if scriptEscapes == 2, recent == endTag { scriptEscapes = 1 }
    }
  }

  /// Steps over a hole.
  mutating func advanceOverHole() {
    matched = 0
    recent = 0
    switch content {
    case .text, .json, .forbidden: break
    case .style(var state):
      state.advanceOverHole()
      content = .style(state)
    case .script(var state):
      state.advanceOverHole()
      content = .script(state)
    case .importMap(var state):
      state.advanceOverHole()
      content = .importMap(state)
    }
  }

  /// The escaper of a hole, or why there is none.
  func escaper(forHoleOf kind: HoleKind) -> Result<Escaper, Refusal> {
    guard !isInEndTag else {
      return .failure(
        Refusal("after the beginning of an end tag", help: "write the end tag before the hole"))
    }
    switch content {
    case .text:
      switch kind {
      case .text, .address: return .success(.html)
      case .number: return .success(.verbatim)
      case .json: return .success(.htmlJSON)
      case .markup:
        return .failure(
          Refusal("as markup \(name), which holds no elements", help: "print its plain text"))
      }
    case .style(let state): return state.escaper(forHoleOf: kind)
    case .script(let state): return state.escaper(forHoleOf: kind)
    case .json(let state): return state.escaper(forHoleOf: kind, in: .script)
    case .importMap(let state): return state.escaper(forHoleOf: kind)
    case .forbidden(let help): return .failure(Refusal(name, help: help))
    }
  }

  /// Where this is, as messages say it.
  var name: String {
    switch content {
    case .text, .importMap, .forbidden:
      "in the text of the element '\(String(decoding: element, as: UTF8.self))'"
    case .style(let state): state.name
    case .script(let state): state.name
    case .json(let state): state.name + " of a script"
    }
  }

  /// The state after two branches that end in these two; nil where what follows would differ.
  func joined(with other: RawText) -> RawText? {
    if self == other { return self }
    guard element == other.element, matched == other.matched,
      scriptEscapes == other.scriptEscapes
    else { return nil }
    var result = self
    result.recent = 0
    switch (content, other.content) {
    case (.style(let left), .style(let right)):
      guard let joined = left.joined(with: right) else { return nil }
      result.content = .style(joined)
    case (.script(let left), .script(let right)):
      guard let joined = left.joined(with: right) else { return nil }
      result.content = .script(joined)
    case (let left, let right):
      guard left == right else { return nil }
    }
    return result
  }
}
