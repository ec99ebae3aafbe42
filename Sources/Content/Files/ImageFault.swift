/// Why browsers show a picture in part or not at all, although its header tells its size.
///
/// Headers and the structure of chunks are read, and not what they hold: linear in their number.
enum ImageFault {
  case cutShort
  case damagedHeader
  case noPicture

  /// What is wrong with a PNG, if anything: its chunks (PNG, Third Edition, section 5.6), and its
  /// header (section 11.2.1).
  static func fault(png image: ImageBytes) -> ImageFault? {
    var offset = 8
    var hasPicture = false
    while let length = image.big(offset, 4), length < 1 << 31 {
      if image.has("IEND", at: offset + 4) {
        guard isHeaderOfPNG(image) else { return .damagedHeader }
        return hasPicture ? nil : .noPicture
      }
      if length > 0, image.has("IDAT", at: offset + 4) { hasPicture = true }
      offset += length + 12
    }
    return .cutShort
  }

  /// Whether the first chunk of a PNG is what its checksum says.
  private static func isHeaderOfPNG(_ image: ImageBytes) -> Bool {
    guard image.big(8, 4) == 13, let sum = image.big(29, 4) else { return false }
    return sum == Int(checksum(of: image.bytes[12..<29]))
  }

  /// The checksum of a chunk of a PNG (Third Edition, annex D).
  private static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }
    return ~sum
  }

  /// What is wrong with a JPEG, if anything: it has a scan, and after that the marker of its end
  /// (ITU-T T.81, section B.2.1).
  static func fault(jpeg image: ImageBytes) -> ImageFault? {
    var offset = 2
    while let marker = image.byte(offset + 1), image.byte(offset) == 0xFF {
      switch marker {
      case 0xFF: offset += 1
      case 0x01, 0xD0...0xD7: offset += 2
      case 0xD9: return .noPicture
      case 0xDA:
        let bytes = image.bytes
        let hasEnd = (offset..<bytes.count).dropLast().reversed().contains {
          bytes[$0] == 0xFF && bytes[$0 + 1] == 0xD9
        }
        return hasEnd ? nil : .cutShort
      default:
        guard let length = image.big(offset + 2, 2) else { return .cutShort }
        offset += 2 + length
      }
    }
    return .cutShort
  }

  /// What is wrong with a GIF, if anything: it has a picture, and its blocks end within the file
  /// (GIF 89a, section 15 ff.). The trailer may be missing, which browsers accept.
  static func fault(gif image: ImageBytes) -> ImageFault? {
    guard let flags = image.byte(10) else { return .cutShort }
    var offset = 13 + colourTable(flags)
    var hasPicture = false
    while let kind = image.byte(offset), kind != 0x3B {
      if kind == 0x2C {
        guard let flags = image.byte(offset + 9) else { return .cutShort }
        offset += 11 + colourTable(flags)
        hasPicture = true
      } else {
        guard kind == 0x21 else { return hasPicture ? nil : .noPicture }
        offset += 2
      }
      while let length = image.byte(offset), length > 0 { offset += length + 1 }
      offset += 1
    }
    if hasPicture { return offset <= image.count ? nil : .cutShort }
    return offset < image.count ? .noPicture : .cutShort
  }

  /// The number of bytes of the colour table that flags announce.
  private static func colourTable(_ flags: Int) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1)
  }

  /// What is wrong with a WebP, if anything: it is as long as its header says, and an extended one
  /// has a picture among its chunks (RFC 9649, section 2.7).
  static func fault(webP image: ImageBytes) -> ImageFault? {
    guard let length = image.little(4, 4), length + 8 <= image.count else { return .cutShort }
    guard image.has("VP8X", at: 12) else { return nil }
    var offset = 12
    while let length = image.little(offset + 4, 4) {
      if ["VP8 ", "VP8L", "ANMF"].contains(where: { image.has($0, at: offset) }) { return nil }
      offset += 8 + length + length % 2
    }
    return .noPicture
  }

  /// What is wrong with an AVIF, if anything: its boxes end within the file, and something in it can
  /// hold the data of a picture.
  static func fault(avif image: ImageBytes) -> ImageFault? {
    guard hasWholeBoxes(image) else { return .cutShort }
    var hasData = false
    AVIFSize.each(in: 0..<image.count, of: image) { name, _ in
      if name != "ftyp", name != "meta" { hasData = true }
    }
    guard !hasData, let meta = AVIFSize.contentOfMeta(of: image) else { return nil }
    return AVIFSize.box("idat", in: meta, of: image) == nil ? .noPicture : nil
  }

  /// Whether the boxes of an AVIF end within the file (ISO/IEC 14496-12, section 4.2).
  private static func hasWholeBoxes(_ image: ImageBytes) -> Bool {
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
