/// Knows where the inlines of a block are, as far as that is needed: not where a block has neither
/// links nor anything that concerns the extensions.
struct DirectInlines {
  /// Finds what the extensions make of an inline.
  private let scanner: TextScanner
  private var locator: InlineLocator
  /// Whether inlines are followed in the source.
  private var isFollowing = false
  private var segments: [InlineLocator.Segment] = []
  /// Whether texts may hold what other programs would replace, or text that looks like a link.
  private let hasBraces: Bool
  private let hasBrackets: Bool

  init(_ text: SourceText, options: MarkdownOptions) {
    scanner = TextScanner(text, options: options)
    locator = InlineLocator(text)
    hasBraces = ByteSearch.first(UInt8(ascii: "{"), in: text.bytes, text.range) != nil
    hasBrackets = ByteSearch.first(UInt8(ascii: "]"), in: text.bytes, text.range) != nil
  }

  /// Whether the source differs from what the inlines say.
  var isLost: Bool { isFollowing && locator.isLost }

  /// Begins with the block at `block`, inside this many block quotes.
  mutating func begin(_ block: Range<Int>, quoteDepth: Int) {
    isFollowing =
      hasBrackets
      && ByteSearch.first(UInt8(ascii: "["), in: scanner.bytes, block) != nil
      || scanner.trigger(in: block) != nil
    if isFollowing { locator.begin(block, quoteDepth: quoteDepth) }
  }

  mutating func skipHeadingMarker() {
    if isFollowing { locator.skipHeadingMarker() }
  }

  /// Skips a text; returns whether it is plain text.
  mutating func read(_ literal: Span<UInt8>) -> Bool {
    guard
      !hasBrackets
        || !literal.contains(UInt8(ascii: "[")) && !literal.contains(UInt8(ascii: "]")),
      !hasBraces || !literal.contains(UInt8(ascii: "{"))
    else { return false }
    guard isFollowing else { return true }
    guard !locator.isLost else { return false }
    let start = locator.cursor
    if locator.readVerbatim(literal) == nil {
      segments.removeAll(keepingCapacity: true)
      locator.readText(literal, into: &segments)
    }
    return !locator.isLost && scanner.trigger(in: start..<locator.cursor) == nil
  }

  mutating func readLineBreak() {
    if isFollowing { locator.readLineBreak() }
  }

  mutating func readCode() {
    if isFollowing { _ = locator.readCode() }
  }

  mutating func readMark(count: Int) {
    if isFollowing { locator.readEmphasisMark(count: count) }
  }

  /// Skips what opens a link; returns whether that is a bracket.
  mutating func readLinkStart() -> Bool {
    isFollowing && !locator.readLinkStart(isImage: false) && !locator.isLost
  }

  /// Skips what closes a link, and returns where its destination is; nil where that is elsewhere.
  mutating func readLinkEnd() -> Range<Int>? {
    guard isFollowing, case .inline(let destination, _) = locator.readLinkEnd(isAutolink: false)
    else { return nil }
    return destination
  }
}

extension Span<UInt8> {
  /// Whether a byte is among these.
  fileprivate func contains(_ byte: UInt8) -> Bool {
    unsafe withUnsafeBufferPointer { unsafe ByteSearch.contains(byte, in: $0) }
  }
}
