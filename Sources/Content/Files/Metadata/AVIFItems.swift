/// The items of an AVIF file: their types, and the places of their bytes (ISO/IEC 14496-12,
/// sections 8.11.3 and 8.11.6).
enum AVIFItems {
  /// An item that holds metadata.
  struct Item {
    let id: Int
    /// Whether it is Exif data, rather than a text such as XMP.
    let isExif: Bool
  }

  /// The items of Exif data and text in the box `iinf`.
  static func metadata(in infos: Range<Int>, of image: ImageBytes) -> [Item] {
    guard let version = image.byte(infos.lowerBound) else { return [] }
    let start = infos.lowerBound + 4 + (version == 0 ? 2 : 4)
    guard start <= infos.upperBound else { return [] }
    var items: [Item] = []
    AVIFSize.each(in: start..<infos.upperBound, of: image) { name, content in
      guard name == "infe", let version = image.byte(content.lowerBound), version >= 2 else {
        return
      }
      let width = version == 2 ? 2 : 4
      let type = content.lowerBound + 4 + width + 2
      guard let id = image.big(content.lowerBound + 4, width) else { return }
      if image.has("Exif", at: type) {
        items.append(Item(id: id, isExif: true))
      } else if image.has("mime", at: type) || image.has("uri ", at: type) {
        items.append(Item(id: id, isExif: false))
      }
    }
    return items
  }

  /// The ranges of all items in the box `iloc`, by their number; nil where it cannot be read. Some
  /// are in the box `idat`, at `data`.
  static func places(
    in locations: Range<Int>, data: Range<Int>?, of image: ImageBytes
  ) -> [Int: [Range<Int>]]? {
    var reader = Reader(image: image, offset: locations.lowerBound, end: locations.upperBound)
    guard let version = reader.number(1), version <= 2, reader.number(3) != nil,
      let sizes = reader.number(2), let count = reader.number(version < 2 ? 2 : 4)
    else { return nil }
    let widths = (offset: sizes >> 12, length: sizes >> 8 & 15, base: sizes >> 4 & 15)
    let indexWidth = version == 0 ? 0 : sizes & 15
    var places: [Int: [Range<Int>]] = [:]
    var extentCount = 0
    for _ in 0..<count {
      guard let id = reader.number(version < 2 ? 2 : 4),
        let method = version == 0 ? 0 : reader.number(2), reader.number(2) != nil,
        let base = reader.number(widths.base), let extents = reader.number(2)
      else { return nil }
      // Extents without fields take no bytes, so there could be any number of them.
      extentCount += extents
      guard extentCount <= image.count else { return nil }
      let origin = method & 15 == 0 ? base : (data?.lowerBound ?? image.count) + base
      for _ in 0..<extents {
        guard reader.number(indexWidth) != nil, let offset = reader.number(widths.offset),
          let length = reader.number(widths.length)
        else { return nil }
        // A length of 0 means the rest of the file.
        let start = min(origin + offset, image.count + 1)
        let end = length == 0 ? image.count : start + length
        places[id, default: []].append(start..<max(start, end))
      }
    }
    return places
  }

  /// Reads numbers one after the other.
  private struct Reader {
    let image: ImageBytes
    var offset: Int
    let end: Int

    /// The next number of 0, 1, 2, 3, 4 or 8 bytes; nil where it does not fit.
    mutating func number(_ width: Int) -> Int? {
      guard width > 0 else { return 0 }
      guard width <= 4 || width == 8, offset + width <= end else { return nil }
      defer { offset += width }
      guard width == 8 else { return image.big(offset, width) }
      guard let high = image.big(offset, 4), let low = image.big(offset + 4, 4), high < 1 << 16
      else { return nil }
      return high << 32 | low
    }
  }
}
