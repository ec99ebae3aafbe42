/// Finds addresses without brackets around them: GFM's extension "Autolinks".
struct AddressScanner {
  let bytes: [UInt8]
  /// The plain text the address begins in.
  let plain: Range<Int>
  /// How far the address may continue.
  let end: Int
  let allowsFTP: Bool

  /// The address found by the `w`, `:` or `@` at `offset`, and the prefix of its destination.
  func address(at offset: Int) -> (range: Range<Int>, prefix: String)? {
    switch bytes[offset] {
    case UInt8(ascii: "w"):
      guard bytes[offset..<end].starts(with: "www.".utf8), isStart(offset) else { return nil }
      return webAddress(offset, domain: offset, needsPeriod: true).map { ($0, "http://") }
    case UInt8(ascii: ":"): return addressWithScheme(colon: offset).map { ($0, "") }
    default:
      guard let address = mailAddress(at: offset) else { return nil }
      if hasScheme("xmpp:", before: address.lowerBound) { return nil }
      guard hasScheme("mailto:", before: address.lowerBound) else { return (address, "mailto:") }
      return (address.lowerBound - "mailto:".utf8.count..<address.upperBound, "")
    }
  }

  /// Whether an address may begin here: at the start of a line, after whitespace, or after `*`,
  /// `_`, `~` or `(`.
  private func isStart(_ offset: Int) -> Bool {
    guard offset > 0 else { return true }
    switch bytes[offset - 1] {
    case 0...0x20, UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "("):
      return true
    default: return false
    }
  }

  private func addressWithScheme(colon: Int) -> Range<Int>? {
    guard bytes[colon..<end].starts(with: "://".utf8) else { return nil }
    for scheme in ["https", "http"] + (allowsFTP ? ["ftp"] : []) {
      let start = colon - scheme.utf8.count
      guard start >= plain.lowerBound, isStart(start),
        bytes[start..<colon].map(\.lowercasedASCII) == Array(scheme.utf8)
      else { continue }
      return webAddress(start, domain: colon + 3, needsPeriod: false)
    }
    return nil
  }

  private func webAddress(_ start: Int, domain: Int, needsPeriod: Bool) -> Range<Int>? {
    guard let domainEnd = domainEnd(domain, needsPeriod: needsPeriod) else { return nil }
    var after = domainEnd
    while after < end, bytes[after] > 0x20, bytes[after] != UInt8(ascii: "<") { after += 1 }
    after = withoutTrailing(start..<after)
    return after > domain ? start..<after : nil
  }

  /// The end of the domain at `start`: its last two parts hold no underscore.
  private func domainEnd(_ start: Int, needsPeriod: Bool) -> Int? {
    var offset = start
    var periods = 0
    var underscores = (0, 0)
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "_"): underscores.1 += 1
      case UInt8(ascii: "."):
        underscores = (underscores.1, 0)
        periods += 1
      case UInt8(ascii: "-"), 0x80...0xFF: break
      default:
        if bytes[offset].isASCIILetter || bytes[offset].isASCIIDigit { break }
        return isDomain(start, offset, periods, underscores, needsPeriod: needsPeriod)
          ? offset : nil
      }
      offset += 1
    }
    return isDomain(start, offset, periods, underscores, needsPeriod: needsPeriod) ? offset : nil
  }

  private func isDomain(
    _ start: Int, _ end: Int, _ periods: Int, _ underscores: (Int, Int), needsPeriod: Bool
  ) -> Bool {
    end > start && bytes[start] != UInt8(ascii: ".") && underscores == (0, 0)
      && (periods > 0 || !needsPeriod)
  }

  /// The end of an address without the punctuation that belongs to the sentence.
  private func withoutTrailing(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    var unclosed = 0
    for byte in bytes[range] {
      if byte == UInt8(ascii: "(") { unclosed += 1 }
      if byte == UInt8(ascii: ")") { unclosed -= 1 }
    }
    while end > range.lowerBound {
      switch bytes[end - 1] {
      case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."), UInt8(ascii: ","),
        UInt8(ascii: ":"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"),
        UInt8(ascii: "'"), UInt8(ascii: "\""):
        end -= 1
      case UInt8(ascii: ")"):
        guard unclosed < 0 else { return end }
        unclosed += 1
        end -= 1
      case UInt8(ascii: ";"): end = withoutEntity(range.lowerBound, end)
      default: return end
      }
    }
    return end
  }

  /// The end without what looks like a character reference, or at least without the semicolon.
  private func withoutEntity(_ start: Int, _ end: Int) -> Int {
    var offset = end - 2
    while offset > start, bytes[offset].isASCIILetter || bytes[offset].isASCIIDigit {
      offset -= 1
    }
    return offset < end - 2 && bytes[offset] == UInt8(ascii: "&") ? offset : end - 1
  }

  private func mailAddress(at sign: Int) -> Range<Int>? {
    var start = sign
    while start > plain.lowerBound, isMailByte(bytes[start - 1]) { start -= 1 }
    guard start < sign else { return nil }
    var after = sign + 1
    var periods = 0
    while after < end {
      let byte = bytes[after]
      if byte == UInt8(ascii: "."), after + 1 < end, isDomainByte(bytes[after + 1]) {
        periods += 1
      } else if !isDomainByte(byte) {
        break
      }
      after += 1
    }
    guard periods > 0, bytes[after - 1] != UInt8(ascii: "-"), bytes[after - 1] != UInt8(ascii: "_"),
      after == end || bytes[after] != UInt8(ascii: "@")
    else { return nil }
    return start..<after
  }

  /// Whether a scheme, which no other letter or digit precedes, is right before `offset`.
  private func hasScheme(_ scheme: String, before offset: Int) -> Bool {
    let start = offset - scheme.utf8.count
    guard start >= plain.lowerBound, bytes[start..<offset].elementsEqual(scheme.utf8) else {
      return false
    }
    return start == 0 || !(bytes[start - 1].isASCIILetter || bytes[start - 1].isASCIIDigit)
  }

  private func isMailByte(_ byte: UInt8) -> Bool {
    isDomainByte(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+")
  }

  private func isDomainByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }
}
