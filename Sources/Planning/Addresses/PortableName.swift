import Schema

/// Names that a file or folder can have on every system to which a site may be copied.
enum PortableName {
  /// Why a part of an address cannot be such a name, in words that continue a message about the
  /// address; nil where it can.
  static func fault(in part: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: part, as: UTF8.self)
    if part.last == UInt8(ascii: ".") {
      return "has a part that ends with '.', which Windows drops"
    }
    if part.last == UInt8(ascii: " ") {
      return "has a part that ends with a space, which Windows drops"
    }
    if Scalar.isReservedOnWindows(part.span) {
      return "has the part '\(text)', which Windows keeps for a device"
    }
    if let byte = part.first(where: { isRefusedByWindows($0) }) {
      let isControl = byte < 0x20 || byte == 0x7F
      let sign = isControl ? "a control character" : "'\(Character(Unicode.Scalar(byte)))'"
      return "has \(sign), which no file on Windows has in its name"
    }
    return nil
  }

  /// The first part of an address that Windows keeps for a device; nil where there is none. Linear in
  /// the length.
  static func deviceName(in address: [UInt8]) -> String? {
    let bytes = address.span
    var start = 0
    for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: "/") {
      // The shortest is `nul`; none begins with another letter.
      if end - start >= 3, mayBeginDevice(bytes[start]),
        Scalar.isReservedOnWindows(bytes.extracting(start..<end))
      {
        return String(decoding: address[start..<end], as: UTF8.self)
      }
      start = end + 1
    }
    return nil
  }

  private static func mayBeginDevice(_ byte: UInt8) -> Bool {
    switch byte.lowercased {
    case UInt8(ascii: "a"), UInt8(ascii: "c"), UInt8(ascii: "l"), UInt8(ascii: "n"),
      UInt8(ascii: "p"):
      true
    default: false
    }
  }

  private static func isRefusedByWindows(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F: true
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ":"), UInt8(ascii: "\""): true
    case UInt8(ascii: "\\"), UInt8(ascii: "|"), UInt8(ascii: "?"), UInt8(ascii: "*"): true
    default: false
    }
  }
}
