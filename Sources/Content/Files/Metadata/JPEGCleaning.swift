import Escaping

/// Removes private metadata from JPEG (ITU-T T.81, annex B): the segments before the picture, and
/// what follows its end.
struct JPEGCleaning {
  private let image: ImageBytes
  private var output: [UInt8] = [0xFF, 0xD8]
  private var isChanged = false
  private var hasPosition = false
  /// Where the list of appended pictures was written, if there is one.
  private var appendix: Range<Int>?
  /// Whether the provenance, which may take several segments, names a position.
  private var hasPrivateProvenance = false

  /// The image without private metadata; nil where there is none.
  static func removed(from image: ImageBytes) -> PrivateMetadata.Cleaned? {
    var cleaning = JPEGCleaning(image: image)
    cleaning.run()
    guard cleaning.isChanged else { return nil }
    return .init(bytes: cleaning.output, hasPosition: cleaning.hasPosition)
  }

  private init(image: ImageBytes) { self.image = image }

  private mutating func run() {
    let (segments, end) = segments()
    hasPrivateProvenance = Self.isPrivate(provenance: segments, of: image)
    for segment in segments {
      if segment.range.count == 2 {
        output += image.bytes[segment.range]
      } else {
        add(segment.range, marker: segment.marker)
      }
    }
    addPicture(from: end)
  }

  /// A segment before the picture, with its marker.
  private typealias Segment = (range: Range<Int>, marker: Int)

  /// The segments before the picture, and where the picture begins.
  private func segments() -> (segments: [Segment], end: Int) {
    var segments: [Segment] = []
    var offset = 2
    while let first = image.byte(offset), first == 0xFF, let marker = image.byte(offset + 1) {
      // Fill bytes (B.1.1.2) are not copied: before a removed segment, they would turn what follows
      // it into a marker.
      guard marker != 0xFF else {
        offset += 1
        continue
      }
      guard marker != 0xDA, marker != 0xD9 else { break }
      guard marker != 0x01, !(0xD0...0xD8).contains(marker) else {
        segments.append((offset..<offset + 2, marker))
        offset += 2
        continue
      }
      guard let length = image.big(offset + 2, 2), length >= 2,
        offset + 2 + length <= image.count
      else { break }
      segments.append((offset..<offset + 2 + length, marker))
      offset += 2 + length
    }
    return (segments, offset)
  }

  /// Whether boxes of JUMBF (ISO/IEC 19566-5) name something private: a continuation repeats the
  /// header of its box after eight bytes.
  private static func isPrivate(provenance segments: [Segment], of image: ImageBytes) -> Bool {
    var boxes: [UInt8] = []
    for (range, marker) in segments where marker == 0xEB && range.count > 2 {
      let content = image.bytes[(range.lowerBound + 4)..<range.upperBound]
      boxes += content.dropFirst(boxes.isEmpty ? 8 : 16)
    }
    return PrivateMetadata.isNamed(in: boxes[...])
  }

  private mutating func add(_ segment: Range<Int>, marker: Int) {
    let content = segment.lowerBound + 4..<segment.upperBound
    switch kind(of: content, marker: marker) {
    case .kept: output += image.bytes[segment]
    case .dropped:
      isChanged = true
      if PrivateMetadata.isPositionNamed(in: image.bytes[content]) { hasPosition = true }
    case .appendix:
      appendix = output.count..<output.count + segment.count
      output += image.bytes[segment]
    case .exif:
      let start = content.lowerBound + 6
      switch TIFFCleaning.clean(Array(image.bytes[start..<content.upperBound])) {
      case .unchanged: output += image.bytes[segment]
      case .changed(let data, let position):
        isChanged = true
        if position { hasPosition = true }
        guard !data.isEmpty else { return }
        let length = data.count + 8
        output += [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)]
        output += image.bytes[content.lowerBound..<start] + data
      }
    }
  }

  private enum Kind { case kept, dropped, exif, appendix }

  private func kind(of content: Range<Int>, marker: Int) -> Kind {
    // A comment (B.2.4.5).
    if marker == 0xFE { return .dropped }
    guard (0xE0...0xEF).contains(marker) else { return .kept }
    if marker == 0xE1, image.has("Exif\0", at: content.lowerBound), content.count >= 6 {
      return .exif
    }
    if marker == 0xE2 {
      if image.has("ICC_PROFILE\0", at: content.lowerBound) { return .kept }
      if image.has("MPF\0", at: content.lowerBound) { return .appendix }
    }
    // A part of a longer text may end in the middle of a name.
    if marker == 0xE1, image.has("http://ns.adobe.com/xmp/extension/", at: content.lowerBound) {
      return .dropped
    }
    if marker == 0xEB, hasPrivateProvenance { return .dropped }
    if marker == 0xED, hasEmbeddedMetadata(content) { return .dropped }
    return PrivateMetadata.isNamed(in: image.bytes[content]) ? .dropped : .kept
  }

  /// Whether image resources of Photoshop contain another copy of Exif data, XMP or a thumbnail.
  private func hasEmbeddedMetadata(_ content: Range<Int>) -> Bool {
    var offset = content.lowerBound
    while offset + 6 <= content.upperBound {
      if image.has("8BIM", at: offset), let id = image.big(offset + 4, 2),
        [0x0409, 0x040C, 0x0422, 0x0423, 0x0424].contains(id)
      {
        return true
      }
      offset += 1
    }
    return false
  }

  /// The picture from its first scan on, and what follows it: appended pictures and films are
  /// removed together with the metadata that they may repeat.
  private mutating func addPicture(from start: Int) {
    let end = endOfPicture(from: start)
    let rest = image.bytes[end...]
    guard !rest.isEmpty, isChanged || PrivateMetadata.mayBeAppended(in: rest) else {
      output += image.bytes[start...]
      return
    }
    isChanged = true
    if let appendix { output.removeSubrange(appendix) }
    output += image.bytes[start..<end]
  }

  /// The offset after the end of the picture; the end of the file where the picture has no end.
  private func endOfPicture(from start: Int) -> Int {
    var offset = start
    while offset + 1 < image.count {
      guard image.bytes[offset] == 0xFF else {
        offset += 1
        continue
      }
      switch image.bytes[offset + 1] {
      case 0xD9: return offset + 2
      case 0x00, 0x01, 0xD0...0xD8: offset += 2
      case 0xFF: offset += 1
      default: offset += 2 + (image.big(offset + 2, 2) ?? image.count)
      }
    }
    return image.count
  }
}
