import Diagnostics
import Tables

/// A name within a line, with a colon or a semicolon behind it: `Door code` in `good, Door code: 4711`.
package struct NameInLine: Sendable {
  /// What is before it in its line.
  enum Before {
    case nothing
    /// A sign or the beginning of markup.
    case sign
    /// A word; `isName` where it may belong to the name, as in `Postal Code:`.
    case word(isName: Bool)
  }

  /// The name that was wanted.
  package let name: String
  /// The name as it is written.
  package let text: MarkdownString
  fileprivate(set) var before: Before
  /// Whether its letters have the case of the wanted name.
  let isExact: Bool
  let hasColon: Bool

  /// Whether it is separated from what is before it, as a label of its own would be.
  package var isSeparated: Bool {
    if case .sign = before { isExact && hasColon } else { false }
  }

  /// Whether it may be meant as a label.
  package var mayBeLabel: Bool {
    switch before {
    // With a colon, it is the name of the whole line.
    case .nothing: isExact && !hasColon
    case .sign: isExact || hasColon
    case .word(let isName): isExact && hasColon && !isName && name.first?.isLowercase == false
    }
  }
}

/// Finds names within lines.
struct NamesInLine {
  /// The longest first, so that `Code` is not found in `Postal code`.
  private let names: [(name: String, lowercase: String)]
  private let longest: Int

  init(_ names: [String]) {
    self.names = names.map { ($0, $0.lowercased()) }.sorted { $0.name.count > $1.name.count }
    // Letters of another case may have more bytes.
    longest = 3 * (names.map(\.utf8.count).max() ?? 0) + 40
  }

  /// The names in a line, in order. Linear in its size.
  func all(in runs: TextRuns, of document: MarkdownDocument) -> [NameInLine] {
    guard !names.isEmpty else { return [] }
    let bytes = runs.bytes
    return bytes.indices.compactMap { index in
      let hasColon =
        bytes[index] == UInt8(ascii: ":") || bytes[index...].starts(with: "：".utf8)
      guard index > 0, hasColon || bytes[index] == UInt8(ascii: ";") else { return nil }
      return name(endingAt: index, hasColon: hasColon, in: runs, of: document)
    }
  }

  /// The names that begin lines of a block of code, exactly as they are and with a colon: others may
  /// be a part of the code.
  func all(inCode block: MarkdownNode.Index, of document: MarkdownDocument) -> [NameInLine] {
    guard !names.isEmpty else { return [] }
    let text = document.nodes[block].text
    let code = document.bytes(of: text)
    return code.split(separator: .lineFeed).compactMap { line in
      var runs = TextRuns()
      let place = Int(text.start) + (line.startIndex - code.startIndex)
      let source = text.isDecoded ? document.span(of: block).range : place..<place + line.count
      runs.append(line, from: source, isVerbatim: !text.isDecoded)
      let first = all(in: runs, of: document).first
      guard var name = first, case .nothing = name.before, name.isExact, name.hasColon else {
        return nil
      }
      name.before = .sign
      return name
    }
  }

  private func name(
    endingAt sign: Int, hasColon: Bool, in runs: TextRuns, of document: MarkdownDocument
  ) -> NameInLine? {
    var end = sign
    while end > 0, runs.bytes[end - 1].isBlank { end -= 1 }
    let start = max(0, end - longest)
    let text = String(decoding: runs.bytes[start..<end], as: UTF8.self)
    for (name, lowercase) in names {
      let written = text.suffix(name.count)
      guard written.lowercased() == lowercase else { continue }
      let rest = text[..<written.startIndex]
      if let last = rest.last, last.isLetter || last.isNumber || "-'’_@#.".contains(last) {
        continue
      }
      let (id, outside) = (document.source.id, document.range.upperBound)
      let found = runs.string(
        end - written.utf8.count..<end, in: id, or: Span(id, outside, outside))
      return NameInLine(
        name: name, text: found,
        before: isAfterMarkup(found, in: document) ? .sign : Self.kind(of: rest),
        isExact: written == name, hasColon: hasColon)
    }
    return nil
  }

  private func isAfterMarkup(_ text: MarkdownString, in document: MarkdownDocument) -> Bool {
    let start = Int(text.span.start)
    return start > 0 && "*_[`".utf8.contains(document.source.bytes[start - 1])
  }

  /// What the text before a name ends with.
  private static func kind(of rest: Substring) -> NameInLine.Before {
    guard let end = rest.lastIndex(where: { !$0.isWhitespace }) else { return .nothing }
    guard rest[end].isLetter || rest[end].isNumber else { return .sign }
    let word = rest[...end].reversed().prefix { $0.isLetter || $0.isNumber }
    return .word(isName: word.last?.isUppercase == true)
  }
}

extension MarkdownLabelled {
  /// The names in the value behind the label, in order.
  package func names(_ names: [String], in document: MarkdownDocument) -> [NameInLine] {
    var runs = TextRuns()
    document.gatherText(nodes, into: &runs)
    return NamesInLine(names).all(in: runs, of: document).filter {
      $0.text.span.start >= value.span.start
    }
  }
}
