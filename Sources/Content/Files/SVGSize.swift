import Schema

/// Reads the size of an SVG from the attributes of its root element.
enum SVGSize {
  static func read(_ bytes: [UInt8]) throws(ImageSize.Unreadable) -> PixelSize {
    guard let tag = rootTag(bytes) else {
      throw ImageSize.Unreadable(reason: "it has no <svg> element")
    }
    let viewBox = attribute("viewBox", in: tag).map(numbers) ?? []
    let box = viewBox.count == 4 ? (viewBox[2], viewBox[3]) : nil
    let width = attribute("width", in: tag).flatMap(length)
    let height = attribute("height", in: tag).flatMap(length)
    let size: (Double, Double)?
    switch (width, height, box) {
    case (let width?, let height?, _): size = (width, height)
    case (let width?, nil, let box?) where box.0 > 0: size = (width, width * box.1 / box.0)
    case (nil, let height?, let box?) where box.1 > 0: size = (height * box.0 / box.1, height)
    default: size = box
    }
    guard let size, size.0 > 0, size.1 > 0, size.0 < 1e6, size.1 < 1e6 else {
      throw ImageSize.Unreadable(
        reason: "its <svg> element has neither a viewBox nor a width and height")
    }
    return PixelSize(
      width: max(1, Int(size.0.rounded())), height: max(1, Int(size.1.rounded())))
  }

  /// The bytes between `<svg` and `>`, after comments and declarations.
  private static func rootTag(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
    let image = ImageBytes(bytes: bytes)
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "<") else {
        offset += 1
        continue
      }
      if image.has("<!--", at: offset) {
        offset += 4
        while offset < bytes.count, !image.has("-->", at: offset) { offset += 1 }
      } else if image.has("<svg", at: offset) {
        return tag(bytes[(offset + 4)...])
      }
      offset += 1
    }
    return nil
  }

  /// The bytes up to the `>` that is not in quotes.
  private static func tag(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var quote: UInt8?
    for index in bytes.indices {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return bytes[..<index]
      }
    }
    return nil
  }

  /// The value of an attribute in a tag.
  private static func attribute(_ name: String, in tag: ArraySlice<UInt8>) -> String? {
    var index = tag.startIndex
    while index < tag.endIndex {
      while index < tag.endIndex, tag[index] <= 0x20 || tag[index] == UInt8(ascii: "/") {
        index += 1
      }
      let start = index
      while index < tag.endIndex, tag[index] > 0x20, tag[index] != UInt8(ascii: "=") { index += 1 }
      let isWanted = tag[start..<index].elementsEqual(name.utf8)
      while index < tag.endIndex, tag[index] <= 0x20 { index += 1 }
      guard index < tag.endIndex, tag[index] == UInt8(ascii: "=") else { continue }
      index += 1
      while index < tag.endIndex, tag[index] <= 0x20 { index += 1 }
      guard index < tag.endIndex, tag[index] == 0x22 || tag[index] == 0x27 else { return nil }
      let quote = tag[index]
      let valueStart = index + 1
      guard let end = tag[valueStart...].firstIndex(of: quote) else { return nil }
      if isWanted { return String(decoding: tag[valueStart..<end], as: UTF8.self) }
      index = end + 1
    }
    return nil
  }

  /// The numbers of a `viewBox`, separated by spaces or commas.
  private static func numbers(_ text: String) -> [Double] {
    text.split { $0 == " " || $0 == "," || $0 == "\t" || $0.isNewline }.prefix(5)
      .compactMap { Double($0) }
  }

  /// A length in pixels; nil for a percentage and for units that depend on a page.
  private static func length(_ text: String) -> Double? {
    let units: [(String, Double)] = [
      ("px", 1), ("pt", 4.0 / 3), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4),
    ]
    for (unit, factor) in units where text.hasSuffix(unit) {
      return Double(text.dropLast(2)).map { $0 * factor }
    }
    return Double(text)
  }
}
