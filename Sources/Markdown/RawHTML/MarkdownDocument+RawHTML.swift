package import Diagnostics
import Escaping
import Tables

/// A piece of the raw HTML of a node, and where it is written.
package struct RawPiece: Sendable {
  /// Where it is in the buffer of the node's text.
  package let range: Range<Int>
  /// Where it is written in the source.
  package let source: Range<Int>
  /// Whether the source has the same bytes, except for the kind of line break.
  package let isVerbatim: Bool
}

extension MarkdownDocument {
  /// The raw HTML of a node in pieces that are in the source as they are: one piece, or one for
  /// each line in a quotation or list.
  package func rawPieces(of index: MarkdownNode.Index) -> [RawPiece] {
    let node = nodes[index]
    let text = node.text
    guard text.isDecoded else {
      return [RawPiece(range: text.range, source: text.range, isVerbatim: true)]
    }
    let end = Int(node.end)
    // Each line of it is the end of a line of the source.
    var sourceStart = Int(node.start)
    var pieces: [RawPiece] = []
    var start = text.range.lowerBound
    while start < text.range.upperBound {
      let line = decoded[start..<text.range.upperBound].prefix { $0 != .lineFeed }
      let stop = min(line.endIndex + 1, text.range.upperBound)
      let written = source.bytes[sourceStart..<end].prefix { !$0.isLineEnd }
      let isVerbatim = written.count >= line.count && written.suffix(line.count) == line
      let first = isVerbatim ? written.endIndex - line.count : sourceStart
      let last = isVerbatim ? min(first + (stop - start), end) : written.endIndex
      pieces.append(
        RawPiece(range: start..<stop, source: first..<max(first, last), isVerbatim: isVerbatim))
      start = stop
      sourceStart =
        source.bytes[written.endIndex..<end].dropFirst(
          source.bytes[written.endIndex..<end].starts(with: "\r\n".utf8) ? 2 : 1
        ).startIndex
    }
    return pieces
  }

  /// Whether a node is raw HTML that is written to pages.
  package func isShownHTML(_ index: MarkdownNode.Index) -> Bool {
    let node = nodes[index]
    guard node.kind == .htmlBlock || node.kind == .htmlInline else { return false }
    return options.allowsHTML && !isExcerptMark(node.text) && !htmlOfAlternatives.contains(index)
  }

  /// Reports style sheets in raw HTML, and styles that point to files: the files that style sheets
  /// refer to are found, checked and published only for separate CSS files.
  package func reportRawStyles(log: inout DiagnosticLog) {
    guard options.allowsHTML, !options.isConformance else { return }
    for index in nodes.tableIndices where isShownHTML(index) {
      let bytes = bytes(of: nodes[index].text)
      var scanner = RawTagScanner(bytes)
      while let tag = scanner.next() {
        if tag.name == "style" { log.report(.styleSheetInText(at: span(of: index))) }
        let leads = tag.attributes.contains { attribute in
          attribute.name == "style" && Self.mayRefer(bytes[attribute.value])
        }
        if leads { log.report(.styleAddressInText(at: span(of: index))) }
      }
    }
  }

  /// Whether a style may name an address: by `url()`, `src()` or `image-set()`, or by something
  /// that looks like them.
  private static func mayRefer(_ style: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: style, as: UTF8.self).lowercased()
    return ["url(", "src(", "image-set(", "\\", "&"].contains { text.contains($0) }
  }

  /// Finds the attributes of raw HTML with addresses or ids.
  mutating func readRawHTML() {
    guard options.allowsHTML, !options.isConformance else { return }
    var entities = EntityReader()
    var endOfImage = nodes.tableIndices.lowerBound
    for index in nodes.tableIndices {
      if nodes[index].kind == .image { endOfImage = max(endOfImage, nodes[index].next) }
      if nodes[index].kind == .htmlInline, index < endOfImage { htmlOfAlternatives.insert(index) }
      guard isShownHTML(index) else { continue }
      let found = rawAttributes(of: index, &entities)
      if !found.isEmpty { rawAttributes[index] = found }
    }
  }

  private mutating func rawAttributes(
    of index: MarkdownNode.Index, _ entities: inout EntityReader
  ) -> [RawAttribute] {
    let bytes = bytes(of: nodes[index].text)
    var pieces = rawPieces(of: index)[...]
    var found: [RawAttribute] = []
    var scanner = RawTagScanner(bytes)
    while let tag = scanner.next() {
      let lacksSize = !tag.attributes.contains { $0.maySize(in: bytes) }
      for attribute in tag.attributes {
        guard let meaning = RawAttribute.Meaning(attribute, of: tag, in: bytes) else { continue }
        var raw = RawAttribute(
          meaning: meaning, place: attribute.place, value: attribute.value,
          lacksSize: tag.name == "img" && lacksSize)
        if case .address(let role, let form) = meaning {
          for place in form.places(in: attribute.value, of: bytes) {
            raw.addresses.append(address(at: place, of: bytes, role, &pieces, &entities))
          }
        }
        found.append(raw)
        if let image = SizedImage(tag, raw, in: bytes, of: source.id) { sizedImages.append(image) }
      }
    }
    return found
  }

  /// Reads an address; pieces that end before it are dropped.
  private mutating func address(
    at place: Range<Int>, of bytes: ArraySlice<UInt8>, _ role: DestinationRole,
    _ pieces: inout ArraySlice<RawPiece>, _ entities: inout EntityReader
  ) -> RawAttribute.Address {
    while let first = pieces.first, first.range.upperBound <= place.lowerBound, pieces.count > 1 {
      pieces.removeFirst()
    }
    let piece = pieces.first
    var source = piece?.source ?? 0..<0
    let isVerbatim = piece.map { $0.isVerbatim && place.upperBound <= $0.range.upperBound } ?? false
    if let piece, isVerbatim {
      let start = piece.source.lowerBound + place.lowerBound - piece.range.lowerBound
      source = start..<min(start + place.count, piece.source.upperBound)
    }
    let start = decoded.count
    let text = Array(bytes[place])
    var offset = 0
    while offset < text.count {
      if text[offset] == UInt8(ascii: "&"),
        let reference = entities.reference(at: offset, in: text, until: text.count)
      {
        decoded += reference.decoded
        offset += reference.count
      } else {
        decoded.append(text[offset])
        offset += 1
      }
    }
    let kind = Destination(
      decoded[start...], isImage: role != .link, collections: options.collections,
      site: options.siteAddress)
    return RawAttribute.Address(
      place: place,
      destination: MarkdownText(start: start, count: decoded.count - start, isDecoded: true),
      kind: kind, source: source, isVerbatim: isVerbatim)
  }
}
