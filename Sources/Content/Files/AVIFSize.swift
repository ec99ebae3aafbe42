/// Reads the size of an AVIF from its item properties (ISO/IEC 23008-12, `ispe` and `irot`).
enum AVIFSize {
  static func read(_ image: ImageBytes) -> (width: Int, height: Int)? {
    guard let meta = box("meta", in: 0..<image.count, of: image),
      let properties = box("iprp", in: meta.lowerBound + 4..<meta.upperBound, of: image),
      let container = box("ipco", in: properties, of: image)
    else { return nil }
    var largest: (width: Int, height: Int)?
    var isOnItsSide = false
    each(in: container, of: image) { name, content in
      if name == "ispe", let width = image.big(content.lowerBound + 4, 4),
        let height = image.big(content.lowerBound + 8, 4),
        width * height > (largest.map { $0.width * $0.height } ?? 0)
      {
        largest = (width, height)
      } else if name == "irot", let angle = image.byte(content.lowerBound) {
        isOnItsSide = angle & 1 == 1
      }
    }
    guard let largest else { return nil }
    return isOnItsSide ? (largest.height, largest.width) : largest
  }

  /// Whether a file says that it is an AVIF.
  static func isAVIF(_ image: ImageBytes) -> Bool {
    guard let size = image.big(0, 4) else { return false }
    return stride(from: 8, to: min(size, image.count, 256), by: 4).contains {
      image.has("avif", at: $0) || image.has("avis", at: $0)
    }
  }

  static func box(
    _ name: String, in range: Range<Int>, of image: ImageBytes
  ) -> Range<Int>? {
    var found: Range<Int>?
    each(in: range, of: image) { other, content in
      if other == name, found == nil { found = content }
    }
    return found
  }

  /// Calls `body` with the name and content of each box of a range, at most 4,096.
  static func each(
    in range: Range<Int>, of image: ImageBytes, _ body: (String, Range<Int>) -> Void
  ) {
    var offset = range.lowerBound
    var count = 0
    while count < 4096, let size = image.big(offset, 4), image.big(offset + 4, 4) != nil {
      count += 1
      var start = offset + 8
      var end = size == 0 ? range.upperBound : offset + size
      if size == 1, image.big(offset + 8, 4) == 0, let length = image.big(offset + 12, 4) {
        start = offset + 16
        end = offset + length
      }
      guard end >= start, end <= range.upperBound else { return }
      let name = String(decoding: image.bytes[offset + 4..<offset + 8], as: UTF8.self)
      body(name, start..<end)
      offset = end
    }
  }
}
