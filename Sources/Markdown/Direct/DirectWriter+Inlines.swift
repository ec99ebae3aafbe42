import Escaping

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
    output.html.append("<code>")
    append(literal)
    output.html.append("</code>")
  }

  mutating func writeBreak(isSoft: Bool) {
    inlines.readLineBreak()
    refuseIfLost()
    appendBreak(isSoft: isSoft)
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

  mutating func beginLink(_ node: CommonMarkNode) {
    guard inlines.readLinkStart() else { return refuse() }
    let start = node.withDestination { destination in
      node.withTitle { output.beginLink(to: destination, title: $0) }
    }
    switch start {
    case .whole: break
    case .hole(let offset): hole = offset
    case .none: refuse()
    }
    startOfLinkText = output.html.count
  }

  /// Writes the end of a link, and notes what its hole is for.
  mutating func endLink(_ node: CommonMarkNode) {
    // A link that shows nothing is reported by the document.
    guard let place = inlines.readLinkEnd(), output.html.count > startOfLinkText else {
      return refuse()
    }
    if let offset = hole {
      hole = nil
      let isVerbatim = node.withDestination { destination in
        output.noteHole(
          at: offset, for: place.lowerBound..<place.lowerBound + destination.count)
        return ByteSearch.matches(
          destination, at: place.lowerBound, in: text.bytes, until: text.range.upperBound)
      }
      guard isVerbatim else { return refuse() }
    }
    output.html.append("</a>")
  }
}
