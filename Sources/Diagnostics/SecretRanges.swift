import Escaping

/// Where sources hold what must not be shown, such as the values of secret fields: whatever shows a
/// piece of a source shows `•••` there.
package struct SecretRanges: Hashable, Sendable {
  /// The ranges of each source, in order, not overlapping.
  private var ranges: [SourceID: [Range<Int>]] = [:]

  /// What is shown in place of a secret.
  package static let mark = "•••"

  /// Makes an empty set.
  package init() {}

  /// Adds ranges of bytes of a source, in any order.
  package mutating func insert(_ added: [Range<Int>], of source: SourceID) {
    guard !added.isEmpty else { return }
    var merged: [Range<Int>] = []
    let all = (ranges[source] ?? []) + added
    for range in all.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    ranges[source] = merged
  }

  /// Adds places of sources.
  package mutating func insert(_ spans: [Span]) {
    for span in spans { insert([span.range], of: span.source) }
  }

  /// Adds the ranges of another set, which is about other sources.
  package mutating func formUnion(_ other: SecretRanges) {
    for (source, added) in other.ranges { insert(added, of: source) }
  }

  /// Whether nothing is secret.
  var isEmpty: Bool { ranges.isEmpty }

  /// Whether all of a span is secret.
  func contain(_ span: Span) -> Bool {
    ranges[span.source]?.contains { range in
      range.lowerBound <= Int(span.start) && Int(span.end) <= range.upperBound
    } ?? false
  }

  /// A range of bytes extended to hold every secret that it overlaps.
  func widened(_ range: Range<Int>, of source: SourceID) -> Range<Int> {
    var wide = range
    for secret in ranges[source] ?? []
    where secret.overlaps(range) || range.isEmpty && secret.contains(range.lowerBound) {
      wide = min(wide.lowerBound, secret.lowerBound)..<max(wide.upperBound, secret.upperBound)
    }
    return wide
  }

  /// A range of bytes cut into what may be shown and what is secret.
  func pieces(of range: Range<Int>, in source: SourceID) -> [(range: Range<Int>, isSecret: Bool)] {
    var pieces: [(range: Range<Int>, isSecret: Bool)] = []
    var start = range.lowerBound
    for secret in ranges[source] ?? [] where secret.overlaps(range) {
      let hidden = secret.clamped(to: range)
      if start < hidden.lowerBound { pieces.append((start..<hidden.lowerBound, false)) }
      pieces.append((hidden, true))
      start = hidden.upperBound
    }
    if start < range.upperBound { pieces.append((start..<range.upperBound, false)) }
    return pieces
  }
}

extension SourceMap {
  /// A piece of a source, safe to show.
  package func shown(_ range: Range<Int>, of id: SourceID) -> DisplayText {
    let bytes = self[id].bytes
    guard !secrets.isEmpty else { return DisplayText(bytes[range]) }
    var text = DisplayText("")
    for piece in secrets.pieces(of: range, in: id) {
      text.append(
        piece.isSecret ? DisplayText(SecretRanges.mark) : DisplayText(bytes[piece.range]))
    }
    return text
  }

  /// A diagnostic as it may be shown: one about a secret quotes nothing that is written there.
  func withoutSecrets(_ diagnostic: Diagnostic) -> Diagnostic {
    guard !secrets.isEmpty, !diagnostic.isFreeOfValues, let span = diagnostic.span,
      secrets.contain(span)
    else { return diagnostic }
    return diagnostic.withoutValues(of: words(in: span))
  }

  /// The words at a place.
  private func words(in span: Span) -> [String] {
    let text = self[span.source].bytes[span.range].prefix(1000)
    let words = text.split { byte in
      isWhitespace(byte) || "'\"`{}[],:;".utf8.contains(byte)
    }
    return words.filter { $0.count > 3 }.map { String(decoding: $0, as: UTF8.self) }
  }
}

extension Diagnostic {
  /// The text without any word that may come from a file. What messages quote from files is in
  /// quotes or is a number; where it is part of what to write, it is one of the `words` there.
  fileprivate func withoutValues(of words: [String]) -> Diagnostic {
    func mayHoldValue(_ text: String) -> Bool {
      Self.mayHoldValue(text) || words.contains(where: text.contains)
    }
    var plain = self
    let isHidden = mayHoldValue(message)
    if isHidden { plain.message = code.title }
    if let label, mayHoldValue(label) { plain.label = nil }
    plain.places = places.map { place in
      mayHoldValue(place.label) ? Place(place.span, "see here") : place
    }
    plain.notes = notes.filter { !mayHoldValue($0) }
    plain.help = help.filter { !mayHoldValue($0.message) }.map { Help($0.message) }
    if isHidden || !help.isEmpty, plain.help.isEmpty {
      plain.help = [Help("'apus explain \(code.number)' says the rule")]
    }
    plain.notes.append("what is written here is not shown, because it may be a secret")
    return plain
  }

  private static func mayHoldValue(_ text: String) -> Bool {
    withoutSigns(text).utf8.contains { byte in
      byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "`")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte >= 0x80
    }
  }

  /// A text without the signs of formats that it names, and without how far lines are indented: no
  /// value is in them.
  private static func withoutSigns(_ text: String) -> String {
    let signs = /'(?:: ?|- ?|[,#\[\]{}"]|""|key: value|field: value)'|closing ["']|write ["'] where/
    let indents = /indented by \d+ spaces?(?:, the lines above by \d+(?: or \d+)*)?/
    let counts = /at least \d+ spaces?|by \d+ spaces?$|expected \d+ cells?, .+, found \d+$/
    return text.replacing(signs, with: "").replacing(indents, with: "").replacing(counts, with: "")
  }
}
