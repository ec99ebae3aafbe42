extension Scalar {
  /// Checks that a text is an address of the kinds content may hold: `https:`, `http:`,
  /// `mailto:` or `tel:`, complete, at most 2,048 bytes.
  package static func checkURL(_ bytes: ByteSpan) throws(ScalarMistake) {
    guard !bytes.isEmpty else { throw ScalarMistake(.url, .empty) }
    guard bytes.count <= 2_048 else { throw ScalarMistake(.url, .tooLong) }
    do throws(ScalarMistake) {
      try checkForm(bytes)
    } catch {
      throw mistake(error, in: bytes)
    }
  }

  /// A mistake in an address, or what more is known of it: a blank at its end, a telephone number.
  private static func mistake(_ mistake: ScalarMistake, in bytes: ByteSpan) -> ScalarMistake {
    guard
      mistake.reason == .character || mistake.reason == .missingScheme
        || mistake.reason == .other
    else { return mistake }
    if isLikeTelephone(bytes) { return ScalarMistake(.url, .telephone) }
    if mistake.reason == .character, bytes[mistake.start] == 0x20 {
      let rest = mistake.start..<bytes.count
      if mistake.start == 0 || rest.allSatisfy({ bytes[$0] == 0x20 }) {
        return ScalarMistake(.url, .edgeBlank)
      }
    }
    return mistake
  }

  /// Whether a text is digits with what people write between them, with or without `tel:`.
  private static func isLikeTelephone(_ bytes: ByteSpan) -> Bool {
    let isNamed = bytes.count > 4 && bytes.extracting(0..<4).equalsIgnoringCase("tel:")
    var digits = 0
    for index in (isNamed ? 4 : 0)..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: " "), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "/"):
        break
      // The no-break spaces U+00A0 and U+202F.
      case 0xC2, 0xA0, 0xE2, 0x80, 0xAF: break
      default: return false
      }
    }
    return ((isNamed ? 2 : 5)...20).contains(digits)
  }

  private static func checkForm(_ bytes: ByteSpan) throws(ScalarMistake) {
    try checkCharacters(bytes)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), isScheme(bytes, 0..<colon) else {
      throw ScalarMistake(.url, .missingScheme)
    }
    let scheme = bytes.extracting(0..<colon)
    let rest = colon + 1..<bytes.count
    if scheme.equalsIgnoringCase("https") || scheme.equalsIgnoringCase("http") {
      try checkHost(bytes, rest)
    } else if scheme.equalsIgnoringCase("mailto") {
      let end = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.count
      let address = colon + 1..<end
      do throws(ScalarMistake) {
        try checkEmail(bytes.extracting(address))
      } catch {
        throw ScalarMistake(.url, error.reason == .empty ? .missingAt : error.reason, at: address)
      }
    } else if scheme.equalsIgnoringCase("tel") {
      guard isTelephone(bytes, rest) else { throw ScalarMistake(.url, .other, at: rest) }
    } else {
      throw ScalarMistake(.url, .scheme, at: 0..<colon + 1)
    }
  }

  /// Checks that a text is the address of a mailbox, as browsers check it, with a dot in its
  /// domain.
  package static func checkEmail(_ bytes: ByteSpan) throws(ScalarMistake) {
    guard !bytes.isEmpty else { throw ScalarMistake(.email, .empty) }
    guard bytes.count <= 254 else { throw ScalarMistake(.email, .tooLong) }
    guard let at = bytes.firstIndex(of: UInt8(ascii: "@")) else {
      throw ScalarMistake(.email, .missingAt)
    }
    let mailbox = 0..<at
    let domain = at + 1..<bytes.count
    guard isMailbox(bytes, mailbox) else { throw ScalarMistake(.email, .mailbox, at: mailbox) }
    guard isDomain(bytes, domain, needsDot: true) else {
      throw ScalarMistake(.email, .domain, at: domain)
    }
  }

  private static func checkCharacters(_ bytes: ByteSpan) throws(ScalarMistake) {
    for index in bytes.indices {
      switch bytes[index] {
      case 0...0x20, 0x7F, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
        UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"),
        UInt8(ascii: "|"), UInt8(ascii: "}"):
        throw ScalarMistake(.url, .character, at: index..<index + 1)
      case UInt8(ascii: "%"):
        guard index + 2 < bytes.count, bytes[index + 1].isHexDigit, bytes[index + 2].isHexDigit
        else { throw ScalarMistake(.url, .escape, at: index..<min(index + 3, bytes.count)) }
      case 0x80...: try checkScalar(bytes, at: index)
      default: break
      }
    }
  }

  /// Refuses spaces and controls beyond ASCII: U+0080–U+00A0, U+1680, U+2000–U+200F,
  /// U+2028–U+202F, U+205F–U+206F, U+3000, U+FEFF and tag characters.
  private static func checkScalar(_ bytes: ByteSpan, at index: Int) throws(ScalarMistake) {
    guard bytes[index] >= 0xC0 else { return }
    var next = index
    let scalar = UTF8Text.decode(bytes, &next)
    switch scalar {
    case 0x80...0xA0, 0xAD, 0x1680, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000,
      0xFEFF, 0xE0000...0xE0FFF:
      throw ScalarMistake(.url, .character, at: index..<next)
    default: return
    }
  }

  private static func isScheme(_ bytes: ByteSpan, _ range: Range<Int>) -> Bool {
    guard !range.isEmpty, bytes[range.lowerBound].isLetter else { return false }
    for index in range {
      switch bytes[index] {
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): break
      case let byte where byte.isLetter || byte.isDigit: break
      default: return false
      }
    }
    return true
  }

  private static func checkHost(_ bytes: ByteSpan, _ range: Range<Int>) throws(ScalarMistake) {
    let start = range.lowerBound + 2
    guard bytes.extracting(range).hasPrefix("//") else {
      throw ScalarMistake(.url, .missingHost, at: range)
    }
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "/"), bytes[end] != UInt8(ascii: "?"),
      bytes[end] != UInt8(ascii: "#")
    { end += 1 }
    if let at = bytes.firstIndex(of: UInt8(ascii: "@"), from: start), at < end {
      throw ScalarMistake(.url, .credentials, at: start..<at + 1)
    }
    var hostEnd = end
    if start < end, bytes[start] == UInt8(ascii: "[") {
      guard let close = bytes.firstIndex(of: UInt8(ascii: "]"), from: start), close < end,
        isIPv6(bytes, start + 1..<close)
      else { throw ScalarMistake(.url, .missingHost, at: start..<end) }
      hostEnd = close + 1
      guard hostEnd == end || bytes[hostEnd] == UInt8(ascii: ":") else {
        throw ScalarMistake(.url, .missingHost, at: start..<end)
      }
    } else {
      hostEnd = min(bytes.firstIndex(of: UInt8(ascii: ":"), from: start) ?? end, end)
      guard isDomain(bytes, start..<hostEnd, needsDot: false),
        isNameOrIPv4(bytes, start..<hostEnd)
      else {
        throw ScalarMistake(.url, .missingHost, at: start..<max(end, start))
      }
    }
    if hostEnd < end { try checkPort(bytes, hostEnd + 1..<end) }
  }

  /// Whether a host whose last part is a number is an IPv4 address: browsers refuse all others.
  private static func isNameOrIPv4(_ bytes: ByteSpan, _ host: Range<Int>) -> Bool {
    var (value, digits, isNumber, numbers, parts) = (0, 0, true, 0, 0)
    for index in host.lowerBound...host.upperBound {
      if index < host.upperBound, bytes[index] != UInt8(ascii: ".") {
        isNumber = isNumber && bytes[index].isDigit
        if bytes[index].isDigit { value = min(value * 10 + Int(bytes[index] & 0x0F), 1_000) }
        digits += 1
        continue
      }
      isNumber = isNumber && digits > 0
      if isNumber, value < 256 { numbers += 1 }
      parts += 1
      guard index < host.upperBound else { break }
      (value, digits, isNumber) = (0, 0, true)
    }
    return !isNumber || (parts == 4 && numbers == 4)
  }

  private static func checkPort(_ bytes: ByteSpan, _ range: Range<Int>) throws(ScalarMistake) {
    var port = 0
    for index in range {
      guard bytes[index].isDigit, port <= 65_535 else {
        throw ScalarMistake(.url, .port, at: range)
      }
      port = port * 10 + Int(bytes[index] & 0x0F)
    }
    guard port > 0, port <= 65_535 else { throw ScalarMistake(.url, .port, at: range) }
  }

  private static func isIPv6(_ bytes: ByteSpan, _ range: Range<Int>) -> Bool {
    var colons = 0
    for index in range {
      if bytes[index] == UInt8(ascii: ":") { colons += 1 }
      guard
        bytes[index].isHexDigit || bytes[index] == UInt8(ascii: ":")
          || bytes[index] == UInt8(ascii: ".")
      else { return false }
    }
    return (2...7).contains(colons) && range.count <= 45
  }

  /// Whether a range holds labels of letters, digits and inner hyphens between dots. Letters beyond
  /// ASCII are left to the browser, except in mailboxes, whose domain is ASCII.
  private static func isDomain(_ bytes: ByteSpan, _ range: Range<Int>, needsDot: Bool) -> Bool {
    guard range.count <= 253 else { return false }
    var labelStart = range.lowerBound
    var dots = 0
    for index in range.lowerBound...range.upperBound {
      if index < range.upperBound, bytes[index] != UInt8(ascii: ".") {
        let byte = bytes[index]
        guard
          byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-")
            || (byte == UInt8(ascii: "_") || byte > 0x7F) && !needsDot
        else { return false }
        continue
      }
      guard (1...63).contains(index - labelStart), bytes[labelStart] != UInt8(ascii: "-"),
        bytes[index - 1] != UInt8(ascii: "-")
      else { return false }
      if index < range.upperBound { dots += 1 }
      labelStart = index + 1
    }
    return dots > 0 || !needsDot
  }

  private static func isMailbox(_ bytes: ByteSpan, _ range: Range<Int>) -> Bool {
    guard (1...64).contains(range.count) else { return false }
    var wasDot = true
    for index in range {
      let byte = bytes[index]
      if byte == UInt8(ascii: ".") {
        if wasDot { return false }
        wasDot = true
        continue
      }
      wasDot = false
      guard byte.isLetter || byte.isDigit || "!#$%&'*+/=?^_`{|}~-".utf8.contains(byte) else {
        return false
      }
    }
    return !wasDot
  }

  private static func isTelephone(_ bytes: ByteSpan, _ range: Range<Int>) -> Bool {
    var digits = 0
    for index in range {
      switch bytes[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: "+") where index == range.lowerBound: break
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: ")"): break
      case UInt8(ascii: ";"):
        return (2...20).contains(digits) && areParameters(bytes, index + 1..<range.upperBound)
      default: return false
      }
    }
    return (2...20).contains(digits)
  }

  /// Whether a range holds parameters of a telephone such as `ext=12`, between semicolons.
  private static func areParameters(_ bytes: ByteSpan, _ range: Range<Int>) -> Bool {
    var hasName = false
    for index in range {
      switch bytes[index] {
      case let byte where byte.isLetter || byte.isDigit: hasName = true
      case UInt8(ascii: "="), UInt8(ascii: ";"):
        guard hasName else { return false }
        if bytes[index] == UInt8(ascii: ";") { hasName = false }
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "%"): break
      default: return false
      }
    }
    return hasName
  }
}

extension UInt8 {
  /// Whether the byte is a hexadecimal digit.
  var isHexDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }
}
