import Diagnostics

// Character references in static text.
extension PageReader {
  /// Checks the references in a part of a text that stands outside of tags.
  mutating func checkReferences(
    in range: Range<Int>, of reading: TextReading, state: PageState
  ) {
    let holder = String(decoding: state.lexer.rawName, as: UTF8.self)
    guard state.lexer.state == .data || holder == "title" || holder == "textarea" else { return }
    var rest = reading.text.bytes[range]
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      checkReference(at: start, in: reading, isInValue: false)
      rest = rest[(start + 1)...]
    }
  }

  /// Checks a reference in the value of an attribute.
  mutating func checkValue(at offset: Int, of reading: TextReading, state: PageState) {
    guard reading.text.bytes[offset] == UInt8(ascii: "&") else { return }
    if state.lexer.isInValue { checkReference(at: offset, in: reading, isInValue: true) }
  }

  private mutating func checkReference(at start: Int, in reading: TextReading, isInValue: Bool) {
    let fault = ReferenceFault(at: start, in: reading.text.bytes, isInAttribute: isInValue)
    guard let fault else { return }
    let nearest =
      fault.kind == .unknownName
      ? record.findings.nearest(to: fault.name, among: ReferenceNames.common) : nil
    record.findings.report(
      .referenceFault(fault, nearest: nearest, at: reading.span(of: fault.range)))
  }
}

extension TagLexer {
  /// Whether it reads the value of an attribute, or is where one begins.
  fileprivate var isInValue: Bool {
    switch state {
    case .quoted, .unquoted, .beforeValue: true
    default: false
    }
  }
}
