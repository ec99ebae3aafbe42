import Diagnostics
import Escaping

/// The rules in a file for a host, whether the author wrote it or Apus made it: `_redirects` has one
/// rule per line, `_headers` a path with headers below it.
struct HostRules {
  /// A rule, and the range of its line.
  struct Rule {
    /// Rules with equal keys are the same.
    let key: String
    /// Its name in messages.
    let name: String
    let range: Range<Int>
  }

  /// The rules in the order of the file.
  private(set) var rules: [Rule] = []

  /// Whether the file at an address can be joined with another one.
  static func canBeJoined(at address: String) -> Bool {
    address == "/_redirects" || address == "/_headers"
  }

  /// Reads the bytes of the file at an address; `ignoringSlashes` says whether the host ignores a
  /// `/` at the end of a path.
  init(in bytes: [UInt8], at address: String, ignoringSlashes: Bool) {
    var path = ""
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      defer { start = end + 1 }
      let words = bytes[start..<end].split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      guard let word = words.first, let last = words.last, word.first != UInt8(ascii: "#") else {
        continue
      }
      let name = String(decoding: word, as: UTF8.self)
      let range = word.startIndex..<last.endIndex
      let isIndented = word.startIndex > start
      if address == "/_redirects" {
        rules.append(
          Rule(key: Self.key(of: word, ignoringSlashes: ignoringSlashes), name: name, range: range))
      } else if isIndented {
        let header = name.prefix { $0 != ":" }
        rules.append(
          Rule(
            key: path + " " + header.lowercased(), name: "\(header) of \(path)", range: range))
      } else {
        path = name
      }
    }
  }

  /// A path in the form in which paths are compared: decoded.
  private static func key(of word: ArraySlice<UInt8>, ignoringSlashes: Bool) -> String {
    let path = PercentEncoding.decoded(word)
    let isLonger = ignoringSlashes && path.count > 1 && path.last == UInt8(ascii: "/")
    return String(decoding: isLonger ? path.dropLast() : path[...], as: UTF8.self)
  }
}
