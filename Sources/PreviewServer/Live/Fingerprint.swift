/// The eight digits in the name of an asset that depend on its content.
enum Fingerprint {
  /// A path without its fingerprint; nil where it has none.
  static func removed(from path: String) -> String? {
    let bytes = Array(path.utf8)
    for start in bytes.indices where isFingerprint(at: start, in: bytes[...]) {
      return String(decoding: bytes[..<start] + bytes[(start + 9)...], as: UTF8.self)
    }
    return nil
  }

  /// A page without the fingerprints of style sheets and images, whose change needs no reload.
  static func removed(fromPage bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var start = 0
    for index in bytes.indices where bytes[index] == dot && index >= start {
      guard isFingerprint(at: index, in: bytes[...]), isSwapped(bytes[(index + 9)...]) else {
        continue
      }
      result += bytes[start..<index]
      start = index + 9
    }
    return result + bytes[start...]
  }

  private static let dot = UInt8(ascii: ".")

  private static let swappedEndings = [
    ".css", ".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif", ".svg", ".ico",
  ].map { Array($0.utf8) }

  private static func isSwapped(_ rest: ArraySlice<UInt8>) -> Bool {
    swappedEndings.contains { rest.starts(with: $0) }
  }

  /// Whether `.` and eight hexadecimal digits are at an index, and another `.` after them.
  private static func isFingerprint(at index: Int, in bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes[index] == dot, index + 9 < bytes.endIndex, bytes[index + 9] == dot else {
      return false
    }
    return bytes[(index + 1)..<(index + 9)].allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
      default: false
      }
    }
  }
}
