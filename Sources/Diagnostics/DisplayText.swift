/// Text that is safe to show: nothing invisible, nothing that a terminal would interpret, and a
/// known number of columns.
package struct DisplayText: Hashable, Sendable {
  /// The text to print.
  package private(set) var text = ""
  /// The number of terminal columns it takes.
  package private(set) var width = 0

  /// Makes display text of UTF-8 bytes; a byte that does not belong to a character is shown by its
  /// value, such as `\xE9`.
  package init(_ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    var decoder = UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let scalar):
        offset += scalar.count
        append(UTF8.decode(scalar))
      case .error(let length):
        for byte in bytes[offset..<min(offset + max(1, length), bytes.count)] {
          let digits = String(byte, radix: 16, uppercase: true)
          append(raw: "\\x" + (digits.utf8.count == 1 ? "0" : "") + digits)
        }
        offset += max(1, length)
      case .emptyInput: return
      }
    }
  }

  /// Makes display text of a string.
  package init(_ string: String) { self.init(string.utf8) }

  /// Adds other display text.
  mutating func append(_ other: DisplayText) {
    text += other.text
    width += other.width
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if scalar == "\t" {
      append(raw: "  ")
    } else if Self.isInvisible(scalar) {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      append(raw: "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">")
    } else {
      text.unicodeScalars.append(scalar)
      width += Self.columns(of: scalar)
    }
  }

  private mutating func append(raw ascii: String) {
    text += ascii
    width += ascii.utf8.count
  }

  /// Whether a scalar would not be seen, or would change how others are shown.
  package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }

  /// The columns of a visible scalar: 0 for marks, 2 for wide East Asian characters and emoji
  /// (Unicode Standard Annex 11, the ranges that are wide throughout), else 1.
  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD:
      return 2
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}

extension Diagnostic {
  /// What an author typed, in quotes, safe to show and cut after 40 characters.
  package static func quoted(_ bytes: some Sequence<UInt8>) -> String {
    let limit = 40
    let longest = 4 * (limit + 1)
    var shown = Array(bytes.prefix(longest + 1))
    let isLonger = shown.count > longest
    if isLonger { shown = Self.withoutPartOfCharacter(shown.dropLast()) }
    guard let text = String(validating: shown, as: UTF8.self) else {
      let end = isLonger || shown.count > limit ? "…" : ""
      return "'" + DisplayText(shown.prefix(limit)).text + end + "'"
    }
    let isCut = isLonger || text.count > limit
    return "'" + DisplayText(String(text.prefix(limit))).text + (isCut ? "…" : "") + "'"
  }

  /// The bytes without the character that is cut at their end, if any.
  private static func withoutPartOfCharacter(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard let lead = bytes.suffix(4).lastIndex(where: { $0 & 0xC0 != 0x80 }) else {
      return Array(bytes)
    }
    let length =
      switch bytes[lead] {
      case 0xC0..<0xE0: 2
      case 0xE0..<0xF0: 3
      case 0xF0...: 4
      default: 1
      }
    return Array(bytes.endIndex - lead < length ? bytes[..<lead] : bytes)
  }

  /// What an author typed, in quotes, safe to show and cut after 40 characters.
  package static func quoted(_ text: String) -> String { quoted(text.utf8) }

  /// The path of a file in quotes, safe to show and whole, so that it can be copied.
  package static func quotedPath(_ path: String) -> String { "'" + DisplayText(path).text + "'" }

  /// Names in quotes as a list: `'a'`, `'a' or 'b'`, `'a', 'b' or 'c'`.
  package static func list(
    _ names: some Collection<String>, joinedBy word: String = "or"
  ) -> String {
    var shown = names.prefix(longestList).map { quoted($0) }
    if names.count > longestList { shown.append("\(names.count - longestList) more") }
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " \(word) " + last
  }

  /// How many names of a list are shown: nobody reads more in a message.
  private static let longestList = 24
}
