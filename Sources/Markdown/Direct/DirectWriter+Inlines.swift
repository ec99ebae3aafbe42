// Inlines, written while the source is followed.
extension DirectWriter {
  mutating func writeText(_ literal: Span<UInt8>) {
    guard literal.count > 0 else { return }
    guard inlines.read(literal) else { return refuse() }
    append(literal)
  }

  mutating func writeCode(_ literal: Span<UInt8>) {
    inlines.readCode()
    refuseIfLost()
    html.append("<code>")
    append(literal)
    html.append("</code>")
  }

  mutating func writeBreak(isSoft: Bool) {
    inlines.readLineBreak()
    refuseIfLost()
    if isSoft { html.append(.lineFeed) } else { html.append("<br>\n") }
    if shown.count > 0 { shown.append(.space) }
  }

  mutating func beginMark(count: Int) {
    inlines.readMark(count: count)
    refuseIfLost()
  }

  mutating func endMark(count: Int) {
    inlines.readMark(count: count)
    refuseIfLost()
  }

  private mutating func refuseIfLost() {
    if inlines.isLost { refuse() }
  }

  // MARK: Links

  /// Writes the start of a link that leads to another site or into this one; there is more to say of
  /// all others.
  mutating func beginLink(_ node: CommonMarkNode) {
    guard inlines.readLinkStart() else { return refuse() }
    html.append("<a href=\"")
    var isWeb = false
    node.withDestination { destination in
      switch Destination(ofLink: destination, collections: options.collections) {
      case .external:
        isWeb = Destination.isWeb(destination)
        unsafe destination.withUnsafeBufferPointer { unsafe html.appendAddress($0) }
      case .local:
        hole = html.count
      case .entry, .empty, .blocked, .schemeless, .control, .hostless: refuse()
      }
    }
    html.append("\"")
    node.withTitle { title in
      guard title.count > 0 else { return }
      html.append(" title=\"")
      unsafe title.withUnsafeBufferPointer { unsafe html.appendText(0..<$0.count, of: $0) }
      html.append("\"")
    }
    if isWeb { html.append(" rel=\"noopener\"") }
    html.append(">")
  }

  /// Writes the end of a link, and notes what its hole is for.
  mutating func endLink(_ node: CommonMarkNode) {
    guard let place = inlines.readLinkEnd() else { return refuse() }
    if let offset = hole {
      hole = nil
      let isVerbatim = node.withDestination { destination in
        noteHole(at: offset, for: place.lowerBound..<place.lowerBound + destination.count)
        return ByteSearch.stands(
          destination, at: place.lowerBound, in: text.bytes, until: text.range.upperBound)
      }
      guard isVerbatim else { return refuse() }
    }
    html.append("</a>")
  }

  // MARK: Texts

  /// Appends a text that is shown.
  mutating func append(_ literal: Span<UInt8>) {
    unsafe literal.withUnsafeBufferPointer { bytes in
      unsafe html.appendText(0..<bytes.count, of: bytes)
      guard shown.count == 0 else { return unsafe shown.append(bytes) }
      let text = unsafe bytes.drop { $0.isBlank || $0.isLineEnd }
      unsafe shown.append(UnsafeBufferPointer(rebasing: text))
    }
  }

  /// Removes the blanks and line ends that the text ends with.
  mutating func endShownText() {
    while let last = shown.last, last.isBlank || last.isLineEnd { shown.removeLast(1) }
  }
}
