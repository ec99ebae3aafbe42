import Escaping

/// Removes private metadata from WebP (RFC 9649, section 2): the chunks of Exif data and XMP.
enum WebPCleaning {
  /// The image without private metadata; nil where there is none.
  static func removed(from image: ImageBytes) -> PrivateMetadata.Cleaned? {
    var output = Array(image.bytes.prefix(12))
    var isChanged = false
    var hasPosition = false
    /// The bits of the chunks that are removed, in the flags of the extended header.
    var gone: UInt8 = 0
    var offset = 12
    while let length = image.little(offset + 4, 4), length <= image.count - offset - 8 {
      let content = offset + 8..<offset + 8 + length
      let end = min(content.upperBound + length % 2, image.count)
      if let (kept, flag) = replacement(of: content, at: offset, in: image) {
        isChanged = true
        if kept.hasPosition { hasPosition = true }
        if kept.bytes.isEmpty {
          gone |= flag
        } else {
          append(kept.bytes, at: offset, of: image, to: &output)
        }
      } else {
        output += image.bytes[offset..<end]
      }
      offset = end
    }
    let rest = image.bytes[offset...]
    if PrivateMetadata.mayBeAppended(in: rest) {
      isChanged = true
    } else {
      output += rest
    }
    guard isChanged else { return nil }
    if output.count > 20, output[12..<16].elementsEqual("VP8X".utf8) { output[20] &= ~gone }
    setLittle(output.count - 8, at: 4, of: &output)
    return .init(bytes: output, hasPosition: hasPosition)
  }

  /// The replacement of a chunk, with its bit among the flags; nil for a chunk that stays.
  private static func replacement(
    of content: Range<Int>, at offset: Int, in image: ImageBytes
  ) -> (PrivateMetadata.Cleaned, flag: UInt8)? {
    if image.has("EXIF", at: offset) {
      let start = image.has("Exif\0\0", at: content.lowerBound) ? min(6, content.count) : 0
      let prefix = image.bytes[content].prefix(start)
      let tiff = Array(image.bytes[content].dropFirst(start))
      guard case .changed(let data, let hasPosition) = TIFFCleaning.clean(tiff) else { return nil }
      return (.init(bytes: data.isEmpty ? [] : prefix + data, hasPosition: hasPosition), 0x08)
    }
    let isPicture = pictureChunks.contains { image.has($0, at: offset) }
    guard !isPicture, PrivateMetadata.isNamed(in: image.bytes[content]) else { return nil }
    let hasPosition = PrivateMetadata.isPositionNamed(in: image.bytes[content])
    let flag: UInt8 = image.has("XMP ", at: offset) ? 0x04 : 0
    return (.init(bytes: [], hasPosition: hasPosition), flag)
  }

  /// The chunks that are needed to show a picture; any other may hold XMP or provenance.
  private static let pictureChunks = ["VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP"]

  /// Appends a chunk with the name of the one at an offset.
  private static func append(
    _ data: [UInt8], at offset: Int, of image: ImageBytes, to output: inout [UInt8]
  ) {
    output += image.bytes[offset..<offset + 4] + [0, 0, 0, 0]
    setLittle(data.count, at: output.count - 4, of: &output)
    output += data
    if data.count % 2 == 1 { output.append(0) }
  }

  private static func setLittle(_ number: Int, at offset: Int, of bytes: inout [UInt8]) {
    for index in 0..<4 { bytes[offset + index] = UInt8(number >> (8 * index) & 0xFF) }
  }
}
