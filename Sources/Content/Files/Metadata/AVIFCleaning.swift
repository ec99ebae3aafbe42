/// Overwrites private metadata in AVIF (ISO/IEC 23008-12): the items of Exif data and XMP, in
/// place, because other items are found by their offsets. The orientation is a property of the
/// picture.
struct AVIFCleaning {
  private let image: ImageBytes
  private var output: PrivateMetadata.Cleaned
  private var isChanged = false
  /// How many bytes the items have together, which are stored one after another.
  private var itemCount = 0

  /// The image without private metadata; nil where there is none.
  static func removed(
    from image: ImageBytes
  ) throws(PrivateMetadata.Damaged) -> PrivateMetadata.Cleaned? {
    var cleaning = AVIFCleaning(image: image, output: .init(bytes: image.bytes))
    try cleaning.blankItems()
    cleaning.blankBoxes()
    return cleaning.isChanged ? cleaning.output : nil
  }

  /// Overwrites the contents of items.
  private mutating func blankItems() throws(PrivateMetadata.Damaged) {
    guard let inside = AVIFSize.contentOfMeta(of: image) else { return }
    guard let infos = AVIFSize.box("iinf", in: inside, of: image) else { return }
    let items = AVIFItems.metadata(in: infos, of: image)
    guard !items.isEmpty else { return }
    guard let locations = AVIFSize.box("iloc", in: inside, of: image),
      let places = AVIFItems.places(
        in: locations, data: AVIFSize.box("idat", in: inside, of: image), of: image)
    else { throw PrivateMetadata.Damaged() }
    for item in items {
      guard let extents = places[item.id] else { throw PrivateMetadata.Damaged() }
      try blank(extents, isExif: item.isExif)
    }
  }

  /// Overwrites boxes beside the picture that may contain the same as its metadata: provenance, a
  /// film.
  private mutating func blankBoxes() {
    var places: [Range<Int>] = []
    var end = 0
    AVIFSize.each(in: 0..<image.count, of: image) { name, content in
      end = content.upperBound
      guard !Self.pictureBoxes.contains(name) else { return }
      places.append(content)
    }
    // What follows the last box.
    if end > 0 { places.append(end..<image.count) }
    for place in places where PrivateMetadata.mayBeAppended(in: image.bytes[place]) {
      if PrivateMetadata.isPositionNamed(in: image.bytes[place]) { output.hasPosition = true }
      isChanged = true
      output.bytes.replaceSubrange(place, with: repeatElement(0, count: place.count))
    }
  }

  /// The boxes that are needed to show a picture.
  private static let pictureBoxes: Set<String> = ["ftyp", "meta", "mdat", "moov", "moof", "idat"]

  /// Overwrites the extents of an item where they are private.
  private mutating func blank(
    _ extents: [Range<Int>], isExif: Bool
  ) throws(PrivateMetadata.Damaged) {
    var data: [UInt8] = []
    for extent in extents {
      guard extent.lowerBound >= 0, extent.upperBound <= image.count else {
        throw PrivateMetadata.Damaged()
      }
      itemCount += extent.count
      guard itemCount <= image.count else { throw PrivateMetadata.Damaged() }
      data += image.bytes[extent]
    }
    guard let replacement = isExif ? Self.exif(data) : Self.text(data) else { return }
    isChanged = true
    if replacement.hasPosition { output.hasPosition = true }
    var rest = replacement.bytes[...]
    for extent in extents {
      output.bytes.replaceSubrange(extent, with: rest.prefix(extent.count))
      rest = rest.dropFirst(extent.count)
    }
  }

  /// Exif data of the same length without what is private; nil where nothing is private.
  private static func exif(_ data: [UInt8]) -> PrivateMetadata.Cleaned? {
    // The first four bytes say how far the TIFF header is from here (section A.2.1).
    guard let distance = ImageBytes(bytes: data).big(0, 4), distance <= data.count - 4 else {
      return .init(bytes: Array(repeating: 0, count: data.count), hasPosition: true)
    }
    let start = 4 + distance
    guard
      case .changed(let cleaned, let hasPosition) = TIFFCleaning.clean(Array(data[start...]))
    else { return nil }
    let whole = Array(data[..<start]) + cleaned.prefix(data.count - start)
    return .init(
      bytes: whole + Array(repeating: 0, count: data.count - whole.count),
      hasPosition: hasPosition)
  }

  private static func text(_ data: [UInt8]) -> PrivateMetadata.Cleaned? {
    guard PrivateMetadata.isNamed(in: data[...]) else { return nil }
    return .init(
      bytes: Array(repeating: 0x20, count: data.count),
      hasPosition: PrivateMetadata.isPositionNamed(in: data[...]))
  }
}
