/// Finds in plain text what extensions add to CommonMark: bare addresses, references to footnotes,
/// tildes, boxes of tasks, and signs with a typographic form.
struct TextScanner {
  /// What was found.
  enum Find {
    /// A bare address, and the prefix of its destination.
    case address(Range<Int>, prefix: String)
    /// `[^label]`.
    case footnote(Range<Int>, label: Range<Int>)
    /// Two tildes, and whether they can begin and end a strikethrough.
    case tildes(Range<Int>, opens: Bool, closes: Bool)
    /// A sign and its typographic form.
    case sign(Range<Int>, [UInt8])

    /// Where it is.
    var range: Range<Int> {
      switch self {
      case .address(let range, _), .footnote(let range, _), .tildes(let range, _, _),
        .sign(let range, _):
        range
      }
    }
  }

  /// The kind of node that contains the text.
  enum Place {
    case text
    /// The text of a link or image.
    case link
    /// The text of a link that is its address.
    case address
  }

  /// Two tildes that may begin a strikethrough.
  struct Tildes {
    /// The text node that holds them.
    let index: MarkdownNode.Index
    /// The node that holds it.
    let parent: MarkdownNode.Index?
  }

  let bytes: [UInt8]
  let options: MarkdownOptions
  /// Where something may be found, in order.
  private var triggers: [Int] = []

  /// Makes the scanner of a text, and collects the places to check.
  init(_ text: SourceText, options: MarkdownOptions) {
    self.bytes = text.bytes
    self.options = options
    var kinds = 0
    func gather(_ byte: Unicode.Scalar, before next: Unicode.Scalar? = nil) {
      let known = triggers.count
      ByteSearch.appendOffsets(
        of: UInt8(ascii: byte), before: next.map { UInt8(ascii: $0) }, in: bytes, text.range,
        to: &triggers)
      if triggers.count > known { kinds += 1 }
    }
    if options.readsExtensions {
      gather("~", before: "~")
      gather("[", before: "^")
      gather(":", before: "/")
      gather("w", before: "w")
      gather("@")
    }
    if options.typography != nil {
      gather("\"")
      gather("'")
      gather("-", before: "-")
      gather(".", before: ".")
    }
    if kinds > 1 { triggers.sort() }
  }

  /// The first place in a range at which something may be found.
  func trigger(in range: Range<Int>) -> Int? {
    guard let last = triggers.last, last >= range.lowerBound else { return nil }
    var low = 0
    var high = triggers.count - 1
    while low < high {
      let middle = (low + high) / 2
      if triggers[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return triggers[low] < range.upperBound ? triggers[low] : nil
  }

  /// What is found at the trigger at `offset`, in plain text at `plain`, which continues until
  /// `end`, possibly with escapes and entities.
  func find(at offset: Int, plain: Range<Int>, until end: Int, in place: Place) -> Find? {
    switch bytes[offset] {
    case UInt8(ascii: "~"): return tildes(at: offset, until: plain.upperBound)
    case UInt8(ascii: "["):
      guard place == .text, offset + 1 < plain.upperBound, bytes[offset + 1] == UInt8(ascii: "^")
      else { return nil }
      let label = FootnoteLabel.range(at: offset, in: bytes, until: plain.upperBound)
      return label.map { .footnote(offset..<$0.upperBound + 1, label: $0) }
    case UInt8(ascii: ":"), UInt8(ascii: "w"), UInt8(ascii: "@"):
      guard place == .text else { return nil }
      let scanner = AddressScanner(
        bytes: bytes, plain: plain, end: end, allowsFTP: options.isConformance)
      return scanner.address(at: offset).map { .address($0.range, prefix: $0.prefix) }
    default:
      guard place != .address, let typography = options.typography else { return nil }
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
    let before = Side(before: mark.lowerBound, in: bytes)
    let after = Side(after: mark.upperBound, in: bytes)
    isLeft = after != .blank && (after == .letter || before != .letter)
    isRight = before != .blank && (before == .letter || after != .letter)
  }

  private enum Side {
    case blank
    case sign
    case letter

    /// What is before an offset.
    init(before offset: Int, in bytes: [UInt8]) {
      guard offset > 0 else {
        self = .blank
        return
      }
      var start = offset - 1
      guard bytes[start] >= 0x80 else {
        self.init(ascii: bytes[start])
        return
      }
      while start > 0, offset - start < 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
      self.init(String(decoding: bytes[start..<offset], as: UTF8.self).unicodeScalars.last)
    }

    /// What is from an offset on.
    init(after offset: Int, in bytes: [UInt8]) {
      guard offset < bytes.count else {
        self = .blank
        return
      }
      guard bytes[offset] >= 0x80 else {
        self.init(ascii: bytes[offset])
        return
      }
      let text = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
      self.init(text.unicodeScalars.first)
    }

    private init(ascii byte: UInt8) {
      self = byte <= 0x20 ? .blank : byte.isASCIIPunctuation ? .sign : .letter
    }

    private init(_ scalar: Unicode.Scalar?) {
      guard let scalar, !scalar.properties.isWhitespace else {
        self = .blank
        return
      }
      switch scalar.properties.generalCategory {
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation:
        self = .sign
      default: self = .letter
      }
    }
  }
}
