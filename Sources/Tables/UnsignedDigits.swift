extension FixedWidthInteger {
  /// The number that a text of digits writes: with a sign, which `init(_:radix:)` of Swift takes
  /// and escapes and references of other languages do not, it is none.
  package init?(unsigned digits: some StringProtocol, radix: Int = 10) {
    guard let first = digits.utf8.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-")
    else { return nil }
    self.init(digits, radix: radix)
  }
}
