/// The fences of code in a text, line by line.
struct CodeFences {
  /// The line of three or more backticks or tildes that nothing has closed so far.
  private(set) var open: Range<Int>?

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
    if let opening = open {
      let needed = bytes[opening].prefix { $0 == bytes[opening.lowerBound] }.count
      if sign == bytes[opening.lowerBound], count >= needed, rest.isEmpty { open = nil }
    } else if sign != UInt8(ascii: "`") || !rest.contains(sign) {
      open = line
    }
  }
}
