import Diagnostics
import Escaping

/// Reads tags, text and values on one path through a page, and records what is wrong there.
///
/// It knows nothing about other paths: everything about a path is in its `PageState`.
struct PageReader {
  /// How many elements are open at once.
  private static let openLimit = 500

  /// What was found so far, on all paths.
  var record = PageRecord()
  /// How many bytes and tags were read.
  private(set) var steps = 0
  /// The tag that would have exceeded the limit of open elements; nil where none has.
  private(set) var limitPlace: Span?

  /// Counts work.
  mutating func count(_ work: Int) { steps += work }

  /// Whether one more element may be open; notes the tag if not.
  mutating func mayOpen(_ tag: Tag, in state: PageState) -> Bool {
    if state.open.count < Self.openLimit { return true }
    limitPlace = limitPlace ?? tag.span
    return false
  }

  /// Reads static text on one path.
  mutating func read(_ reading: TextReading, in state: inout PageState) {
    let bytes = reading.text.bytes
    var index = 0
    while index < bytes.count {
      if state.lexer.state == .data || state.lexer.isReadingRaw {
        let end = bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        if let first = bytes[index..<end].firstIndex(where: { !isWhitespace($0) }) {
          if state.lexer.state == .data, let fault = reading.spacedEndTag(at: first) {
            record.findings.report(.markupFault(fault))
          }
          readText(at: reading.span(of: first..<end), in: &state)
        }
        checkReferences(in: index..<end, of: reading, state: state)
        state.addToMoment(bytes[index..<end])
        count(1 + (end - index) / 16)
        state.route.length += end - index
        index = end
        guard index < bytes.count else { return }
      }
      checkValue(at: index, of: reading, state: state)
      let (end, event) = state.lexer.advance(over: reading, from: index)
      state.route.length += end - index
      switch event {
      case .nothing: break
      case .doctype: readDoctype(in: &state)
      case .tag: readTag(in: &state)
      case .fault(let fault): if !record.isXML { record.findings.report(.markupFault(fault)) }
      }
      count(end - index)
      index = end
    }
  }

  private mutating func readTag(in state: inout PageState) {
    guard let tag = state.lexer.tag else { return }
    state.lexer.tag = nil
    state.lexer.rawName = []
    count(2 + state.open.count + tag.attributes.comparisons)
    if tag.isEnd { end(tag, in: &state) } else { start(tag, in: &state) }
    state.lexer.isForeign = state.isForeign
  }
}

extension TagLexer {
  /// Whether it reads the text of a `title` or `script`, and no end tag has begun.
  var isReadingRaw: Bool { state == .raw(matched: 0) }
}
