/// The fences of code in a text, line by line.
struct CodeFences {
  /// The line of three or more backticks or tildes that nothing has closed so far.
  private(set) var open: Range<Int>?
  /// The lines that opened code in which another line begins code with the name of a language, so
  /// that the line which closed them was meant to close that.
  private(set) var unclosed: [Range<Int>] = []
  /// Whether code begins inside of the code that is open.
  private var holdsOpening = false
  /// What is before the line that is open.
  private var margin = Margin()

  /// Notes a line that opens code, or closes it: with the same sign, at least as often, and nothing
  /// else (CommonMark 0.30, section 4.5). The line has no blanks around it.
  mutating func pass(_ line: Range<Int>, in bytes: [UInt8]) {
    guard let first = line.first,
      bytes[first] == UInt8(ascii: "`") || bytes[first] == UInt8(ascii: "~")
    else { return }
    let sign = bytes[first]
    let count = bytes[line].prefix { $0 == sign }.count
    guard count > 2 else { return }
    let rest = bytes[line].dropFirst(count)
    let margin = Margin(of: line, in: bytes)
    // Code in a quotation ends with it.
    if open != nil, self.margin.isQuoted, !margin.isQuoted { open = nil }
    if let opening = open {
      let needed = bytes[opening].prefix { $0 == bytes[opening.lowerBound] }.count
      guard sign == bytes[opening.lowerBound], count >= needed,
        margin.width < self.margin.width + Margin.ofCode
      else { return }
      guard rest.isEmpty else {
        if count == needed, rest.isLanguage { holdsOpening = true }
        return
      }
      if holdsOpening { unclosed.append(opening) }
      open = nil
    } else if sign != UInt8(ascii: "`") || !rest.contains(sign) {
      (open, self.margin, holdsOpening) = (line, margin, false)
    }
  }
}

/// What is before a line of code's signs.
private struct Margin {
  /// How far they are indented: a tab is four blanks.
  var width = 0
  /// Whether they are in a quotation.
  var isQuoted = false

  /// A line that is indented by as much more than what opens code does not close it.
  static let ofCode = 4

  init() {}

  init(of line: Range<Int>, in bytes: [UInt8]) {
    for byte in bytes[..<line.lowerBound].reversed() {
      if byte == UInt8(ascii: ">") {
        isQuoted = true
      } else if byte.isBlank {
        if !isQuoted { width += byte == .space ? 1 : Self.ofCode }
      } else {
        return
      }
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether it is one word, such as the name of a language behind the signs that open code.
  fileprivate var isLanguage: Bool {
    first?.isASCIILetter == true && count <= 20
      && allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "+-#".utf8.contains($0) }
  }
}
