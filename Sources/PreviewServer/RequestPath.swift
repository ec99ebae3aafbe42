/// Where in a folder the target of a request lies.
struct RequestPath: Hashable, Sendable {
  /// The path from the folder, without a slash at either end; `""` for the folder itself.
  let path: String
  /// Whether the target ends in a slash: the folder, not a file.
  let isFolder: Bool

  /// What is wrong with a target.
  enum Mistake: Error, Hashable {
    /// No target of a well-meant request.
    case malformed
    /// Never there, such as a hidden file.
    case hidden
  }

  /// Reads the target of a request as it was sent, without its query: decodes it, once.
  init(_ target: [UInt8]) throws(Mistake) {
    guard target.first == UInt8(ascii: "/") else { throw .malformed }
    var names: [String] = []
    let parts = target.dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if part.isEmpty {
        guard index == parts.count - 1 else { throw .hidden }
        continue
      }
      names.append(try Self.name(part))
    }
    path = names.joined(separator: "/")
    isFolder = target.last == UInt8(ascii: "/")
  }

  private static func name(_ part: ArraySlice<UInt8>) throws(Mistake) -> String {
    guard let bytes = decoded(part), let name = String(validating: bytes, as: UTF8.self) else {
      throw .malformed
    }
    guard name != ".", name != "..", !bytes.contains(UInt8(ascii: "/")) else {
      throw .malformed
    }
    // No page has such a name, so none is lost.
    guard !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") }) else {
      throw .hidden
    }
    guard bytes.first != UInt8(ascii: ".") else { throw .hidden }
    return name
  }

  /// Replaces `%41` by `A`; nil where a `%` is not followed by two digits.
  private static func decoded(_ part: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = part
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte & 0x0F
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
      (byte & 0x0F) + 9
    default: nil
    }
  }

  /// The target of the folder with this path, with everything escaped that is not a letter, a
  /// digit or one of `-._~`.
  var folderTarget: String {
    var target: [UInt8] = [UInt8(ascii: "/")]
    for byte in (path + "/").utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        target.append(byte)
      default:
        let digits = Array("0123456789ABCDEF".utf8)
        target += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0x0F)]]
      }
    }
    return String(decoding: target, as: UTF8.self)
  }
}
