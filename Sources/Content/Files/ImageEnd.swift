/// Finds out whether a picture is complete: browsers show a truncated one in part or not at all.
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

  /// Whether a JPEG has a scan, and the marker of its end after that (ITU-T T.81, section B.2.1).
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

  /// Whether a GIF has a picture, and its blocks end within the file (GIF 89a, section 15 ff.). The
  /// trailer may be missing, which browsers accept.
  static func isWhole(gif image: ImageBytes) -> Bool {
    guard let flags = image.byte(10) else { return false }
    var offset = 13 + colourTable(flags)
    var hasPicture = false
    while let kind = image.byte(offset), kind != 0x3B {
      if kind == 0x2C {
        guard let flags = image.byte(offset + 9) else { return false }
        offset += 11 + colourTable(flags)
        hasPicture = true
      } else {
        guard kind == 0x21 else { return hasPicture }
        offset += 2
      }
      while let length = image.byte(offset), length > 0 { offset += length + 1 }
      offset += 1
    }
    return hasPicture && offset <= image.count
  }

  /// The number of bytes of the colour table that flags announce.
  private static func colourTable(_ flags: Int) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1)
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
