import Tables

/// Numbers, truth values, dates and times of TOML.
enum TOMLScalar {
  /// A scalar as YAML writes it; nil for anything else.
  static func plain(_ written: String) -> String? {
    if written == "true" || written == "false" { return written }
    if isDate(written) || isTime(written) || isInfiniteOrNaN(written) { return written }
    return number(written)
  }

  /// Whether it is an infinity or NaN, which content keeps as a text.
  private static func isInfiniteOrNaN(_ written: String) -> Bool {
    ["inf", "nan"].contains(
      written.first == "+" || written.first == "-" ? String(written.dropFirst()) : written)
  }

  private static func number(_ written: String) -> String? {
    let digits = written.replacing("_", with: "")
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) {
      return Int(unsigned: digits.dropFirst(2), radix: radix).map(String.init)
    }
    guard let first = digits.utf8.first, "+-0123456789".utf8.contains(first),
      digits.utf8.allSatisfy({ "+-0123456789.eE".utf8.contains($0) }), Double(digits) != nil
    else { return nil }
    return first == UInt8(ascii: "+") ? String(digits.dropFirst()) : digits
  }

  private static func isDate(_ written: String) -> Bool {
    let bytes = Array(written.utf8)
    return bytes.count >= 10 && hasForm("0000-00-00", bytes[..<10])
      && (bytes.count == 10
        || "Tt".utf8.contains(bytes[10]) && isTime(String(decoding: bytes[11...], as: UTF8.self)))
  }

  private static func isTime(_ written: String) -> Bool {
    let bytes = Array(written.utf8)
    return bytes.count >= 5 && hasForm("00:00", bytes[..<5])
      && bytes.allSatisfy { "0123456789:.+-Zz".utf8.contains($0) }
  }

  private static func hasForm(_ form: String, _ bytes: ArraySlice<UInt8>) -> Bool {
    form.utf8.count == bytes.count
      && zip(form.utf8, bytes).allSatisfy { wanted, byte in
        wanted == UInt8(ascii: "0")
          ? (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) : wanted == byte
      }
  }
}
