import Diagnostics
import Escaping
import Tables

// Raw HTML: written as it is, with the addresses of the page that shows it.
extension HTMLWriter {
  mutating func writeRawHTML(_ index: MarkdownNode.Index) {
    let text = view[index].text
    result.holdsRawHTML = true
    guard !isConformance else { return unsafe output.append(view.bytes(of: text)) }
    var rest = document.rawPieces(of: index)[...]
    var next = text.range.lowerBound
    for attribute in document.rawAttributes[index] ?? [] {
      switch attribute.meaning {
      case .ids:
        for id in ids(in: attribute, of: index) {
          writeRaw(next..<id, of: text, &rest)
          next = id
          noteAnchor()
        }
      case .address(let role, let form):
        guard attribute.isLocal else { continue }
        writeRaw(next..<attribute.place.lowerBound, of: text, &rest)
        writeAddresses(of: attribute, role, isSet: !form.isSingle, of: index)
        next = attribute.place.upperBound
      }
    }
    writeRaw(next..<text.range.upperBound, of: text, &rest)
  }

  /// Notes that an id, or a use of one, follows.
  mutating func noteAnchor() { result.anchors.append(start + output.count) }

  /// Writes the id that Markdown gives a node.
  mutating func writeID(_ id: [UInt8], of node: MarkdownNode) {
    noteAnchor()
    result.pieces.append(
      .init(
        offset: start + output.count, count: id.count,
        span: Span(document.source.id, Int(node.start), Int(node.end)), isVerbatim: false))
    output.append(id)
  }

  /// Where the ids in the value of an attribute begin.
  private func ids(in attribute: RawAttribute, of index: MarkdownNode.Index) -> [Int] {
    let bytes = document.bytes(of: view[index].text)
    return attribute.value.filter { offset in
      bytes[offset] > 0x20 && (offset == attribute.value.lowerBound || bytes[offset - 1] <= 0x20)
    }
  }

  /// Writes a piece of raw HTML, and notes where it is written; pieces before it are dropped.
  private mutating func writeRaw(
    _ range: Range<Int>, of text: MarkdownText, _ pieces: inout ArraySlice<RawPiece>
  ) {
    while let piece = pieces.first, piece.range.lowerBound < range.upperBound {
      let part = piece.range.clamped(to: range)
      if !part.isEmpty { writeRaw(part, of: piece, text) }
      guard piece.range.upperBound <= range.upperBound else { return }
      pieces.removeFirst()
    }
  }

  private mutating func writeRaw(_ part: Range<Int>, of piece: RawPiece, _ text: MarkdownText) {
    var source = piece.source
    if piece.isVerbatim {
      let first = piece.source.lowerBound + part.lowerBound - piece.range.lowerBound
      source = first..<max(first, min(first + part.count, piece.source.upperBound))
    }
    result.pieces.append(
      .init(
        offset: start + output.count, count: part.count,
        span: Span(document.source.id, source),
        isVerbatim: piece.isVerbatim && source.count == part.count))
    unsafe output.append(
      view.bytes(
        of: MarkdownText(
          start: part.lowerBound, count: part.count, isDecoded: text.isDecoded)))
  }

  /// Writes the value of an attribute, in quotes, with holes for the addresses inside the site.
  private mutating func writeAddresses(
    of attribute: RawAttribute, _ role: DestinationRole, isSet: Bool, of index: MarkdownNode.Index
  ) {
    let bytes = document.bytes(of: view[index].text)
    let kind: MarkdownHTML.Hole.Kind =
      switch role {
      case .link: .link
      case .file: .file
      case .image: attribute.lacksSize && !isSet ? .image : .file
      }
    output.append(.quote)
    var next = attribute.value.lowerBound
    for address in attribute.addresses {
      if isSet { append(bytes[next..<address.place.lowerBound]) }
      if address.kind == .local || address.kind == .entry {
        result.holes.append(
          .init(
            offset: start + output.count, kind: kind, destination: address.destination,
            span: Span(document.source.id, address.source)))
      } else {
        append(bytes[address.place])
      }
      next = address.place.upperBound
    }
    if isSet { append(bytes[next..<attribute.value.upperBound]) }
    output.append(.quote)
  }

  /// Appends bytes that may have been written between other quotes.
  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      if byte == .quote { output.append("&quot;") } else { output.append(byte) }
    }
  }
}

extension UInt8 {
  fileprivate static var quote: UInt8 { UInt8(ascii: "\"") }
}
