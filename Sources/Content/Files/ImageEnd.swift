/// Finds whether a picture is there to its end: a browser shows what is cut short in part, or not
/// at all.
enum ImageEnd {
  /// Whether a PNG has its last chunk (PNG, Third Edition, section 11.2.5).
  static func isWhole(png image: ImageBytes) -> Bool {
    var offset = 8
    while let length = image.big(offset, 4), length < 1 << 31 {
      if image.has("IEND", at: offset + 4) { return true }
      offset += length + 12
    }
    return false
  }

  /// Whether a JPEG has a scan, and the marker of its end behind that (ITU-T T.81, section B.2.1).
  static func isWhole(jpeg image: ImageBytes) -> Bool {
    var offset = 2
    while let marker = image.byte(offset + 1), image.byte(offset) == 0xFF {
      switch marker {
      case 0xFF: offset += 1
      case 0x01, 0xD0...0xD7: offset += 2
      case 0xDA:
        let bytes = image.bytes
        return (offset..<bytes.count).dropLast().reversed().contains {
          bytes[$0] == 0xFF && bytes[$0 + 1] == 0xD9
        }
      default:
        guard let length = image.big(offset + 2, 2) else { return false }
        offset += 2 + length
      }
    }
    return false
  }

  /// Whether a WebP is as long as its header says.
  static func isWhole(webP image: ImageBytes) -> Bool {
    image.little(4, 4).map { $0 + 8 <= image.count } ?? false
  }

  /// Whether the boxes of an AVIF end within the file (ISO/IEC 14496-12, section 4.2).
  static func isWhole(avif image: ImageBytes) -> Bool {
    var offset = 0
    while offset < image.count {
      guard let size = image.big(offset, 4) else { return false }
      switch size {
      case 0: return true
      case 1:
        guard image.big(offset + 8, 4) == 0, let low = image.big(offset + 12, 4), low >= 16 else {
          return false
        }
        offset += low
      case 8...: offset += size
      default: return false
      }
    }
    return offset == image.count
  }
}
