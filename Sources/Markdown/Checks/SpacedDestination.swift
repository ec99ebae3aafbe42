import Diagnostics
import Escaping

extension MarkdownDocument {
  /// Warns of text that looks like a link but is not one, because its destination has a space:
  /// `[a](my file.md)`.
  func checkSpacedDestinations(log: inout DiagnosticLog) {
    guard mayHaveSpacedDestination else { return }
    for node in nodes where node.kind == .text && !node.text.isDecoded {
      let range = node.text.range
      var offset = range.lowerBound
      while let bracket = ByteSearch.first(
        UInt8(ascii: "]"), in: source.bytes, offset..<range.upperBound)
      {
        offset = bracket + 1
        // A link may be in the text: browsers' addresses are links without any marks.
        guard let place = spacedDestination(after: bracket, until: self.range.upperBound),
          source.bytes[max(range.lowerBound, bracket - 1_000)..<bracket]
            .contains(UInt8(ascii: "["))
        else { continue }
        offset = min(place.upperBound, range.upperBound)
        if source.bytes[place].contains(bytesOf: "](") {
          // Another link begins before the parenthesis that ends it: this one has none.
          let end = source.bytes[place].firstIndex(where: \.isBlank) ?? place.upperBound
          log.report(.nearlyMarkdown(.openLink, at: Span(source.id, bracket, end)))
          continue
        }
        log.report(.spacedDestination(source.bytes[place], at: Span(source.id, place)))
      }
    }
  }

  /// Whether parentheses after a bracket contain a space, anywhere in the text; few texts have
  /// this.
  private var mayHaveSpacedDestination: Bool {
    let bytes = source.bytes.span
    let close = UInt8(ascii: ")")
    var offset = range.lowerBound
    while let bracket = ByteSearch.first(
      UInt8(ascii: "]"), in: source.bytes, offset..<range.upperBound)
    {
      offset = bracket + 1
      guard offset < range.upperBound, bytes[offset] == UInt8(ascii: "(") else { continue }
      while offset < range.upperBound, bytes[offset] != close, !bytes[offset].isLineEnd {
        if bytes[offset].isBlank { return true }
        offset += 1
      }
    }
    return false
  }

  /// What is in parentheses after a bracket, without a title, if it looks like a path or an address
  /// and has a space in it.
  private func spacedDestination(after bracket: Int, until end: Int) -> Range<Int>? {
    let start = bracket + 2
    guard start < end, source.bytes[start - 1] == UInt8(ascii: "(") else { return nil }
    let line = source.bytes[start..<min(end, start + 1_000)].prefix { !$0.isLineEnd }
    guard let close = line.firstIndex(of: UInt8(ascii: ")")) else { return nil }
    let inside = line[..<close].withoutTitle
    guard inside.contains(where: \.isBlank), inside.first?.isBlank == false,
      !inside.contains(UInt8(ascii: "\"")), inside.first != UInt8(ascii: "<"),
      // A value of a template, which is reported as that.
      inside.first != UInt8(ascii: "{")
    else { return nil }
    // A path with a blank in it shows that at either end.
    let words = inside.split(whereSeparator: \.isBlank)
    let isLikely =
      inside.endsLikeFile || words.first?.hasFragment == true
      || [words.first, words.last].contains { $0?.isLikeDestination ?? false }
    return isLikely ? inside.startIndex..<inside.endIndex : nil
  }
}

extension ArraySlice<UInt8> {
  /// What is before a title in quotation marks at its end.
  fileprivate var withoutTitle: ArraySlice<UInt8> {
    guard let last = lastIndex(where: { !$0.isBlank }), "\"'".utf8.contains(self[last]),
      let open = self[..<last].lastIndex(of: self[last]), open > startIndex,
      self[open - 1].isBlank, let end = self[..<open].lastIndex(where: { !$0.isBlank })
    else { return self }
    return self[...end]
  }

  /// Whether it begins with the anchor of a heading, or is a file and the anchor of one in it.
  fileprivate var hasFragment: Bool {
    guard let sign = firstIndex(of: UInt8(ascii: "#")), sign + 1 < endIndex,
      self[sign + 1].isOfLetter
    else { return false }
    return sign == startIndex || self[..<sign].endsLikeFile
  }
}
