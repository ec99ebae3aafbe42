import Escaping

/// Removes private metadata from PNG (third edition, section 11): chunks of Exif data and of text.
enum PNGCleaning {
  /// The image without private metadata; nil where there is none.
  static func removed(from image: ImageBytes) -> PrivateMetadata.Cleaned? {
    var output = Array(image.bytes.prefix(8))
    var isChanged = false
    var hasPosition = false
    var offset = 8
    while let length = image.big(offset, 4), length <= image.count - offset - 12 {
      let chunk = offset..<offset + length + 12
      let content = offset + 8..<offset + 8 + length
      let name = String(decoding: image.bytes[offset + 4..<offset + 8], as: UTF8.self)
      switch kept(content, named: name, of: image) {
      case nil: output += image.bytes[chunk]
      case let data?:
        isChanged = true
        if data.hasPosition { hasPosition = true }
        if !data.bytes.isEmpty {
          append(data.bytes, as: image.bytes[offset + 4..<offset + 8], to: &output)
        }
      }
      offset = chunk.upperBound
      if image.has("IEND", at: chunk.lowerBound + 4) { break }
    }
    let rest = image.bytes[min(offset, image.count)...]
    if PrivateMetadata.mayBeAppended(in: rest) { isChanged = true } else { output += rest }
    return isChanged ? .init(bytes: output, hasPosition: hasPosition) : nil
  }

  /// The keywords of texts that say what a picture is and whose; those of others hold comments.
  private static let keptKeywords: Set<String> = [
    "Title", "Author", "Copyright", "Disclaimer", "Software", "Creation Time",
    "XML:com.adobe.xmp", "Raw profile type icc",
  ]

  /// What is kept of a chunk: nil for all of it, empty where it is removed.
  private static func kept(
    _ content: Range<Int>, named name: String, of image: ImageBytes
  ) -> PrivateMetadata.Cleaned? {
    let bytes = image.bytes[content]
    switch name {
    case "eXIf":
      guard case .changed(let data, let hasPosition) = TIFFCleaning.clean(Array(bytes)) else {
        return nil
      }
      return .init(bytes: data, hasPosition: hasPosition)
    case "tEXt", "iTXt", "zTXt":
      let keyword = String(decoding: bytes.prefix(80).prefix { $0 != 0 }, as: UTF8.self)
      // Compressed XMP could contain anything.
      let flag = content.lowerBound + keyword.utf8.count + 1
      let isHidden =
        keyword == "XML:com.adobe.xmp"
        && (name == "zTXt" || name == "iTXt" && image.byte(flag) != 0)
      let isKept = Self.keptKeywords.contains(keyword) && !isHidden
      guard !isKept || PrivateMetadata.isNamed(in: bytes) else { return nil }
      return .init(bytes: [], hasPosition: PrivateMetadata.isPositionNamed(in: bytes))
    case "caBX":
      guard PrivateMetadata.isNamed(in: bytes) else { return nil }
      return .init(bytes: [], hasPosition: PrivateMetadata.isPositionNamed(in: bytes))
    default: return nil
    }
  }

  /// Appends a chunk with its length and checksum.
  private static func append(
    _ data: [UInt8], as name: ArraySlice<UInt8>, to output: inout [UInt8]
  ) {
    for shift in [24, 16, 8, 0] { output.append(UInt8(data.count >> shift & 0xFF)) }
    output += name + data
    let sum = CyclicRedundancyCheck.of(name + data)
    for shift: UInt32 in [24, 16, 8, 0] { output.append(UInt8(sum >> shift & 0xFF)) }
  }
}

/// The checksum of the chunks of PNG (third edition, annex D).
enum CyclicRedundancyCheck {
  static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
