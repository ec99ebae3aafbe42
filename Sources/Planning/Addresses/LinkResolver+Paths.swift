import Escaping

// Paths as destinations write them.
extension LinkResolver {
  /// A path as browsers read it, where that differs: `two%20words.md` is the file `two words.md`.
  /// An encoded slash is not a separator.
  static func decoded(_ path: String) -> String? {
    guard path.utf8.contains(UInt8(ascii: "%")) else { return nil }
    let bytes = PercentEncoding.decoded(Array(path.utf8)[...])
    guard !bytes.contains(0),
      bytes.count(where: { $0 == UInt8(ascii: "/") })
        == path.utf8.count(where: { $0 == UInt8(ascii: "/") })
    else { return nil }
    return String(validating: bytes, as: UTF8.self).flatMap { $0 == path ? nil : $0 }
  }

  /// A path without `.` and `..`; nil when it is outside the site.
  static func normal(_ path: String, in folder: String) -> String? {
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
