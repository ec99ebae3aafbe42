/// Reads the size of an AVIF from its item properties (ISO/IEC 23008-12, `ispe` and `irot`): those
/// of the primary item, as browsers read them.
enum AVIFSize {
  static func read(_ image: ImageBytes) -> (width: Int, height: Int)? {
    guard let meta = contentOfMeta(of: image),
      let properties = box("iprp", in: meta, of: image),
      let container = box("ipco", in: properties, of: image)
    else { return nil }
    let own = primaryProperties(in: properties, meta: meta, of: image)
    var largest: (width: Int, height: Int)?
    var isOnItsSide = false
    var index = 0
    each(in: container, of: image) { name, content in
      index += 1
      guard own?.contains(index) ?? true else { return }
      if name == "ispe", let width = image.big(content.lowerBound + 4, 4),
        let height = image.big(content.lowerBound + 8, 4), width < 1 << 31, height < 1 << 31,
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

  /// The properties of the primary item (`pitm`, `ipma`), from 1 on; nil where the file does not
  /// give them.
  private static func primaryProperties(
    in properties: Range<Int>, meta: Range<Int>, of image: ImageBytes
  ) -> Set<Int>? {
    guard let primary = box("pitm", in: meta, of: image),
      let version = image.byte(primary.lowerBound),
      let item = image.big(primary.lowerBound + 4, version == 0 ? 2 : 4)
    else { return nil }
    var found: Set<Int>?
    each(in: properties, of: image) { name, content in
      guard name == "ipma", found == nil else { return }
      found = associations(of: item, in: content, of: image)
    }
    return found
  }

  /// The properties of an item in a box `ipma`; nil where it has none there.
  private static func associations(
    of item: Int, in content: Range<Int>, of image: ImageBytes
  ) -> Set<Int>? {
    guard let version = image.byte(content.lowerBound),
      let flags = image.byte(content.lowerBound + 3),
      let count = image.big(content.lowerBound + 4, 4)
    else { return nil }
    let (idSize, indexSize) = (version < 1 ? 2 : 4, flags & 1 == 1 ? 2 : 1)
    var offset = content.lowerBound + 8
    for _ in 0..<min(count, content.count) {
      guard let id = image.big(offset, idSize), let number = image.byte(offset + idSize) else {
        return nil
      }
      offset += idSize + 1
      let end = offset + number * indexSize
      guard end <= content.upperBound else { return nil }
      if id == item {
        let mask = indexSize == 2 ? 0x7FFF : 0x7F
        return Set(
          stride(from: offset, to: end, by: indexSize).compactMap {
            image.big($0, indexSize).map { $0 & mask }
          })
      }
      offset = end
    }
    return nil
  }

  /// Whether a file says that it is an AVIF.
  static func isAVIF(_ image: ImageBytes) -> Bool {
    guard let size = image.big(0, 4) else { return false }
    return stride(from: 8, to: min(size, image.count, 256), by: 4).contains {
      image.has("avif", at: $0) || image.has("avis", at: $0)
    }
  }

  /// The content of the box `meta` behind its version and flags; nil where there is none.
  static func contentOfMeta(of image: ImageBytes) -> Range<Int>? {
    guard let meta = box("meta", in: 0..<image.count, of: image), meta.count > 4 else { return nil }
    return meta.lowerBound + 4..<meta.upperBound
  }

  /// The content of the first box of a name in a range.
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
