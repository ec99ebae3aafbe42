extension Source {
  /// The name of the encoding that the first bytes indicate; nil where they may be UTF-8.
  ///
  /// Without a byte order mark it is recognised by zero bytes among others, which text in UTF-8
  /// never has.
  package var otherEncoding: String? {
    guard bytes.count >= 2 else { return nil }
    let start = (bytes[0], bytes[1], at(2), at(3))
    return switch start {
    case (0xFF, 0xFE, 0?, 0?): "UTF-32LE"
    case (0, 0, 0xFE?, 0xFF?): "UTF-32BE"
    case (0xFF, 0xFE, _, _): "UTF-16LE"
    case (0xFE, 0xFF, _, _): "UTF-16BE"
    case (1..., 0, 0?, 0?): "UTF-32LE"
    case (0, 0, 0?, let last?) where last != 0: "UTF-32BE"
    case (0, 1..., 0?, let last?) where last != 0: "UTF-16BE"
    case (1..., 0, let third?, 0?) where third != 0: "UTF-16LE"
    default: nil
    }
  }

  private func at(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }
}
