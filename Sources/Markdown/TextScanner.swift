/// Finds in plain text what CommonMark leaves as it is: bare addresses, references to footnotes,
/// tildes, boxes of tasks, and signs with a typographic form.
struct TextScanner {
  /// What was found.
  enum Find {
    /// A bare address, and what its destination has before it.
    case address(Range<Int>, prefix: String)
    /// `[^label]`.
    case footnote(Range<Int>, label: Range<Int>)
    /// Two tildes, and whether they can begin and end a strikethrough.
    case tildes(Range<Int>, opens: Bool, closes: Bool)
    /// A sign and its typographic form.
    case sign(Range<Int>, String)

    /// Where it stands.
    var range: Range<Int> {
      switch self {
      case .address(let range, _), .footnote(let range, _), .tildes(let range, _, _),
        .sign(let range, _):
        range
      }
    }
  }

  /// Two tildes that may begin a strikethrough.
  struct Tildes {
    /// The text node that holds them.
    let index: Int
    /// The node that holds it.
    let parent: Int?
  }

  let bytes: [UInt8]
  let options: MarkdownOptions
  /// A bit for each of the first 128 bytes: whether it tells of anything in this text.
  private var triggers: (low: UInt64, high: UInt64) = (0, 0)

  /// Makes the scanner of a text, which looks only for what the text can hold at all.
  init(_ text: SourceText, options: MarkdownOptions) {
    self.bytes = text.bytes
    self.options = options
    let range = text.range
    func has(_ byte: Unicode.Scalar, before next: Unicode.Scalar) -> Bool {
      ByteSearch.contains(UInt8(ascii: byte), before: UInt8(ascii: next), in: bytes, range)
    }
    if options.readsExtensions {
      if has("~", before: "~") { add("~") }
      if has("[", before: "^") { add("[") }
      if has(":", before: "/") { add(":") }
      if has("w", before: "w") { add("w") }
      if ByteSearch.first(UInt8(ascii: "@"), in: bytes, range) != nil { add("@") }
    }
    if options.typography != nil { for sign in "\"'-.".unicodeScalars { add(sign) } }
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    let bit = UInt64(1) << UInt64(scalar.value & 63)
    if scalar.value < 64 { triggers.low |= bit } else { triggers.high |= bit }
  }

  /// Whether anything at all is looked for.
  var isNeeded: Bool { triggers != (0, 0) }

  /// Whether anything to be found begins at, or is told by, this byte.
  func isTrigger(_ byte: UInt8) -> Bool {
    guard byte < 128 else { return false }
    return (byte < 64 ? triggers.low : triggers.high) >> UInt64(byte & 63) & 1 != 0
  }

  /// What a trigger at `offset` tells of, in plain text at `plain` that goes on, perhaps with
  /// escapes and entities, until `end`.
  func find(at offset: Int, plain: Range<Int>, until end: Int, isInLink: Bool) -> Find? {
    switch bytes[offset] {
    case UInt8(ascii: "~"): return tildes(at: offset, until: plain.upperBound)
    case UInt8(ascii: "["):
      guard !isInLink, offset + 1 < plain.upperBound, bytes[offset + 1] == UInt8(ascii: "^")
      else { return nil }
      let label = FootnoteLabel.range(at: offset, in: bytes, until: plain.upperBound)
      return label.map { .footnote(offset..<$0.upperBound + 1, label: $0) }
    case UInt8(ascii: ":"), UInt8(ascii: "w"), UInt8(ascii: "@"):
      guard !isInLink else { return nil }
      let scanner = AddressScanner(
        bytes: bytes, plain: plain, end: end, allowsFTP: options.isConformance)
      return scanner.address(at: offset).map { .address($0.range, prefix: $0.prefix) }
    default:
      guard let typography = options.typography else { return nil }
      return typography.sign(at: offset, in: bytes, until: plain.upperBound).map {
        .sign($0.range, $0.text)
      }
    }
  }

  private func tildes(at offset: Int, until end: Int) -> Find? {
    let tilde = UInt8(ascii: "~")
    guard offset == 0 || bytes[offset - 1] != tilde, offset + 1 < end,
      bytes[offset + 1] == tilde, offset + 2 >= bytes.count || bytes[offset + 2] != tilde
    else { return nil }
    let flanks = Flanks(offset..<offset + 2, in: bytes)
    guard flanks.isLeft || flanks.isRight else { return nil }
    return .tildes(offset..<offset + 2, opens: flanks.isLeft, closes: flanks.isRight)
  }
}

/// On which side of a mark there is text: CommonMark 0.30, section 6.2.
struct Flanks {
  /// Whether text follows, so that the mark can open.
  let isLeft: Bool
  /// Whether text comes before, so that the mark can close.
  let isRight: Bool

  init(_ mark: Range<Int>, in bytes: [UInt8]) {
    let before = Side(Self.scalar(before: mark.lowerBound, in: bytes))
    let after = Side(Self.scalar(after: mark.upperBound, in: bytes))
    isLeft = after != .blank && (after == .letter || before != .letter)
    isRight = before != .blank && (before == .letter || after != .letter)
  }

  private enum Side {
    case blank
    case sign
    case letter

    init(_ scalar: Unicode.Scalar) {
      if scalar.properties.isWhitespace || scalar.value < 0x20 {
        self = .blank
      } else if scalar.isASCII {
        self = UInt8(truncatingIfNeeded: scalar.value).isASCIIPunctuation ? .sign : .letter
      } else {
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
          .initialPunctuation, .finalPunctuation, .otherPunctuation:
          self = .sign
        default: self = .letter
        }
      }
    }
  }

  static func scalar(after offset: Int, in bytes: [UInt8]) -> Unicode.Scalar {
    guard offset < bytes.count else { return " " }
    let text = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
    return text.unicodeScalars.first ?? " "
  }

  static func scalar(before offset: Int, in bytes: [UInt8]) -> Unicode.Scalar {
    guard offset > 0 else { return " " }
    var start = offset - 1
    while start > 0, offset - start < 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self).unicodeScalars.last ?? " "
  }
}
