import Diagnostics
import Schema

/// What is wrong with an address that `site.yaml` gives a page or a section, and what to write.
///
/// Its parts can be names of folders and files on every system, as slugs can: they have letters and
/// digits of any script, and of the signs of ASCII those that paths have in URLs.
struct AddressFault {
  /// Words that continue a message about the address.
  let reason: String
  let help: String
  /// Whether the end is wrong, of which kinds of pages have rules of their own.
  private(set) var isOfEnd = false
  /// Whether a part is `.` or `..`.
  private(set) var isOfDots = false

  /// Finds what is wrong with the address of a section, which is the same for all of its pages; nil
  /// when nothing is.
  init?(inSection address: String) {
    guard !address.contains("{"), !address.contains("}") else {
      self.init(
        reason: "has braces, and no entry that could fill them",
        help: "write the braces in 'at' of a page")
      return
    }
    if Self.foreignField(in: address) != nil {
      self.init(
        reason: "has a field, and no entry that could fill it",
        help: "write the field in 'at' of a page, in braces")
      return
    }
    self.init(in: String(address.dropFirst()))
  }

  /// Finds what is wrong with an address after its first `/`; nil when nothing is.
  init?(in address: String) {
    guard !address.isEmpty else { return nil }
    // By scalars: a '/' with a mark on it separates nothing as a character.
    var parts = address.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
      .map { Substring($0) }
    if parts.last?.isEmpty == true { parts.removeLast() }
    let inPart = parts.lazy.compactMap(Self.fault(inPart:)).first
    guard let (reason, help) = inPart ?? Self.fault(inEndOf: address, parts) else { return nil }
    self.init(reason: reason, help: help)
    isOfEnd = inPart == nil
    isOfDots =
      parts.first { Self.fault(inPart: $0) != nil }.map { $0 == "." || $0 == ".." } ?? false
  }

  private init(reason: String, help: String) {
    self.reason = reason
    self.help = help
  }

  private static func fault(inPart part: Substring) -> (reason: String, help: String)? {
    if part.isEmpty { return ("has an empty part", "write one '/' between two parts") }
    if part == "." || part == ".." {
      return (
        "has the part '\(part)'", "write the whole address from '/' on, without '\(part)'"
      )
    }
    if part.hasPrefix(".") {
      return ("has a part that begins with '.'", "begin the name with a letter or a digit")
    }
    if let field = foreignField(in: part[...]) {
      return (
        "has a field in another notation: \(Diagnostic.quoted(field.written))",
        "write the field in braces: '{\(field.name)}'"
      )
    }
    if let fault = PortableName.fault(in: Array(part.utf8)[...]) {
      return (fault, "give it another name")
    }
    if part.contains("{ ") || part.contains(" }") {
      return ("has blanks in braces", "write the name of the field alone in them: '{slug}'")
    }
    guard hasOtherSigns(part) else { return nil }
    return (
      "has a character that is not for addresses",
      part.contains("%")
        ? "write letters as they are, without '%'"
        : "write letters and digits of any script, '-', '_', '.' and '~'"
    )
  }

  /// The first field of an address as other programs write it, `:slug`, `[slug]`, `[...slug]` or
  /// `<slug>`, and its name.
  private static func foreignField(
    in address: some StringProtocol
  ) -> (written: String, name: String)? {
    let scalars = Array(address.unicodeScalars)
    for (start, sign) in scalars.enumerated() {
      let close: Unicode.Scalar?
      switch sign {
      case ":" where start == 0 || "/-._".unicodeScalars.contains(scalars[start - 1]): close = nil
      case "[": close = "]"
      case "<": close = ">"
      default: continue
      }
      let dots = scalars[(start + 1)...].prefix { sign == "[" && $0 == "." }.count
      let name = scalars[(start + 1 + dots)...].prefix { scalar in
        scalar.properties.isAlphabetic || scalar == "_" || ("0"..."9").contains(scalar)
      }
      guard let first = name.first, first.properties.isAlphabetic else { continue }
      if let close, name.endIndex == scalars.endIndex || scalars[name.endIndex] != close {
        continue
      }
      let end = name.endIndex + (close == nil ? 0 : 1)
      let text = String(String.UnicodeScalarView(name))
      let part = ["year", "month", "day"].contains(text) ? "date.\(text)" : text
      return (String(String.UnicodeScalarView(scalars[start..<end])), part)
    }
    return nil
  }

  /// Whether a part has characters that neither slugs nor paths in URLs have.
  private static func hasOtherSigns(_ part: Substring) -> Bool {
    var letters: [UInt8] = []
    for byte in part.utf8 {
      if byte <= 0x20 || byte == 0x7F || "\"#%<>?[\\]^`|".utf8.contains(byte) { return true }
      // What is beyond ASCII follows the rule of slugs, in which a letter may carry marks.
      letters.append(byte < 0x80 ? UInt8(ascii: "a") : byte)
    }
    guard letters.contains(where: { $0 >= 0x80 }) else { return false }
    do throws(ScalarMistake) {
      try Scalar.checkSlug(letters.span)
      return false
    } catch {
      // A part that is too long is reported with the address of the page.
      return error.reason != .tooLong
    }
  }

  private static func fault(
    inEndOf address: String, _ parts: [Substring]
  ) -> (reason: String, help: String)? {
    if parts.last == "index.html" {
      let folder = parts.dropLast().map { $0 + "/" }.joined()
      return (
        "is that of a folder's page, which is named without 'index.html'",
        "write \(Diagnostic.quoted(folder.isEmpty ? "/" : folder))"
      )
    }
    guard address.hasSuffix("/") || parts.last?.contains(".") == true else {
      return (
        "ends neither with '/' nor with a file's name",
        "write folders with '/' at their end: \(Diagnostic.quoted(address + "/"))"
      )
    }
    return nil
  }
}
