import Diagnostics
import Schema

/// Reads patterns and reports mistakes in them.
struct PatternReader {
  /// What a pattern is for, which decides the types its fields may have.
  enum Use {
    /// A part of an address: every field has a value and is written without `/`.
    case address
    /// A title or description, shown as it is.
    case text
  }

  let scope: PatternScope
  let use: Use

  /// Reads a pattern; nil when it was reported to be wrong.
  func read(_ placed: Spanned<String>, log: inout DiagnosticLog) -> TextPattern? {
    let bytes = Array(placed.value.utf8)
    var segments: [TextPattern.Segment] = []
    var isRight = true
    var index = 0
    while index < bytes.count {
      let start = index
      switch bytes[index] {
      case UInt8(ascii: "{"):
        guard let close = bytes[index...].firstIndex(of: UInt8(ascii: "}")) else {
          log.report(.patternBraceOpen(at: part(of: placed, start..<bytes.count)))
          return nil
        }
        let braced = Braced(in: bytes, from: start, to: close)
        index = braced.range.upperBound
        if let segment = field(braced, of: placed, log: &log) {
          segments.append(segment)
        } else {
          isRight = false
        }
      case UInt8(ascii: "}"):
        log.report(.patternBraceClosed(at: part(of: placed, start..<start + 1)))
        return nil
      default:
        while index < bytes.count, bytes[index] != UInt8(ascii: "{"),
          bytes[index] != UInt8(ascii: "}")
        { index += 1 }
        segments.append(.literal(Array(bytes[start..<index])))
      }
    }
    return isRight ? TextPattern(segments: segments) : nil
  }

  /// A name in braces.
  private struct Braced {
    let name: String
    /// The bytes of the name.
    let inner: Range<Int>
    /// The bytes with all braces.
    let range: Range<Int>

    /// Whether it is written as it should be: one pair of braces, no blanks.
    var isPlain: Bool { range.count == inner.count + 2 }

    /// A name from a `{` to a `}`, with the braces and blanks that other programs want.
    init(in bytes: [UInt8], from open: Int, to close: Int) {
      var (start, end) = (open + 1, close)
      while start < end, bytes[start] == UInt8(ascii: "{") { start += 1 }
      let braces = start - open
      var last = close + 1
      while last < bytes.count, last - close < braces, bytes[last] == UInt8(ascii: "}") {
        last += 1
      }
      while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
      while start < end, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
      name = String(decoding: bytes[start..<end], as: UTF8.self)
      inner = start..<end
      range = open..<last
    }
  }

  private func field(
    _ braced: Braced, of placed: Spanned<String>, log: inout DiagnosticLog
  ) -> TextPattern.Segment? {
    let span = part(of: placed, braced.inner)
    guard let segment = field(braced.name, at: span, log: &log) else { return nil }
    guard braced.isPlain else {
      let written = Array(placed.value.utf8)[braced.range]
      let whole = part(of: placed, braced.range)
      log.report(
        .patternFieldForm(
          String(decoding: written, as: UTF8.self), name: braced.name,
          at: whole, isExact: whole.map { $0.range.count == braced.range.count } ?? false))
      return nil
    }
    return segment
  }

  private func field(
    _ name: String, at span: Span?, log: inout DiagnosticLog
  ) -> TextPattern.Segment? {
    switch scope.meaning(of: name) {
    case .segment(let segment):
      if isAllowed(segment) { return segment }
      log.report(
        .patternFieldType(
          name, type: scope.models.name(of: segment.type ?? .markdown), isAddress: use == .address,
          at: span))
    case .secret(let field, let owner):
      log.report(.secretField(field, of: scope.models[owner], at: span))
    case .nothing where scope.certainty == .uncertain: break
    case .nothing:
      let known = fields(besides: name)
      log.report(
        .unknownPatternField(
          name, at: span,
          suggestion: scope.suggestion(forFileName: name)
            ?? log.nearest(to: name, among: known ?? names).map(FieldSuggestion.init(near:)),
          known: known ?? allowed(scope.shortNames)))
    }
    return nil
  }

  /// The names of the fields of another entry, where one begins with the name of what leads to it,
  /// such as `film.titel`; nil where none of them can stand here.
  private func fields(besides name: String) -> [String]? {
    guard let dot = name.lastIndex(of: "."), case let first = String(name[..<dot]),
      case .segment(let segment) = scope.meaning(of: first),
      case .structure(let id)? = segment.type?.unwrapped, scope.models[id].kind == .entry
    else { return nil }
    let found = allowed(scope.models[id].fields(for: .output).map { "\(first).\($0.name)" })
    return found.isEmpty ? nil : found
  }

  /// The names that may stand here.
  var names: [String] { allowed(scope.names) }

  private func allowed(_ names: [String]) -> [String] {
    names.filter { name in
      guard case .segment(let segment) = scope.meaning(of: name) else { return false }
      return isAllowed(segment)
    }
  }

  private func isAllowed(_ segment: TextPattern.Segment) -> Bool {
    segment.type.map(isAllowed) ?? true
  }

  private func isAllowed(_ type: ValueType) -> Bool {
    switch type {
    case .scalar(let kind): use == .text ? kind.type.canBeInTitle : kind.type.canBeInAddress
    case .choice: true
    case .optional(let wrapped): use == .text && isAllowed(wrapped)
    // The name of another entry, or its slug.
    case .structure(let id): scope.models[id].kind == .entry
    case .markdown, .tree, .address, .list: false
    }
  }

  /// The span of some bytes of a text, exact where the text is in the file as it is.
  private func part(of placed: Spanned<String>, _ range: Range<Int>) -> Span? {
    guard let span = placed.span else { return nil }
    let length = placed.value.utf8.count
    let quotes = span.range.count - length
    guard quotes == 0 || quotes == 2 else { return span }
    let start = Int(span.start) + quotes / 2
    return Span(span.source, start + range.lowerBound, start + range.upperBound)
  }
}

extension TextPattern.Segment {
  /// The type of the field there.
  fileprivate var type: ValueType? {
    switch self {
    case .entryField(_, let type), .componentField(_, let type): type
    case .referenced(let field): field.type
    case .literal, .number, .key, .date: nil
    }
  }
}
