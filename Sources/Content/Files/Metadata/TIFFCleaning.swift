import Escaping

/// Exif data, which has the form of a TIFF file: directories of entries (Exif 2.32, section 4.5).
///
/// What is kept is copied to its old place; everything else is removed, including bytes that no
/// entry refers to.
struct TIFFCleaning {
  private struct Damaged: Error {}

  private let image: ImageBytes
  private let isLittle: Bool
  private var output: [UInt8]
  private var keptEnd = 8
  private var keptCount = 0
  private var directories: Set<Int> = []
  private var hasPrivate = false
  private var hasPosition = false

  /// What is left of Exif data.
  enum Result: Equatable {
    /// It contains nothing private.
    case unchanged
    /// The rest, and whether what was removed may name a position.
    case changed([UInt8], hasPosition: Bool)
  }

  /// Removes private metadata. Where the data is damaged, or parts overlap so that the rest could
  /// be read as something else, only the orientation stays.
  static func clean(_ bytes: [UInt8]) -> Result {
    let result = cleanOnce(bytes)
    guard case .changed(let cleaned, _) = result, !cleaned.isEmpty,
      cleanOnce(cleaned) != .unchanged
    else { return result }
    return .changed(minimal(orientation: orientation(bytes)), hasPosition: true)
  }

  private static func cleanOnce(_ bytes: [UInt8]) -> Result {
    var cleaning = TIFFCleaning(bytes)
    do throws(Damaged) {
      try cleaning.run()
    } catch {
      return .changed(minimal(orientation: orientation(bytes)), hasPosition: true)
    }
    guard cleaning.hasPrivate else { return .unchanged }
    return .changed(
      Array(cleaning.output.prefix(cleaning.keptEnd)), hasPosition: cleaning.hasPosition)
  }

  private init(_ bytes: [UInt8]) {
    image = ImageBytes(bytes: bytes)
    isLittle = image.has("II", at: 0)
    output = Array(repeating: 0, count: bytes.count)
  }

  private func number(_ offset: Int, _ count: Int) throws(Damaged) -> Int {
    guard let number = isLittle ? image.little(offset, count) : image.big(offset, count) else {
      throw Damaged()
    }
    return number
  }

  private mutating func run() throws(Damaged) {
    guard isLittle || image.has("MM", at: 0), try number(2, 2) == 42 else { throw Damaged() }
    try checkKept(0..<8)
    keep(0..<8)
    let first = try number(4, 4)
    try clean(directory: first)
  }

  /// The types of bytes, of text, and of what is not defined.
  private static let textTypes: Set<Int> = [1, 2, 7]

  /// Checks that bytes exist, and that all parts together are not longer than the whole.
  private mutating func checkKept(_ range: Range<Int>) throws(Damaged) {
    guard range.lowerBound >= 0, range.upperBound <= image.count else { throw Damaged() }
    // Overlapping values would be copied several times.
    keptCount += range.count
    guard keptCount <= image.count else { throw Damaged() }
  }

  /// Copies bytes to where they were.
  private mutating func keep(_ range: Range<Int>) {
    output.replaceSubrange(range, with: image.bytes[range])
    keptEnd = max(keptEnd, range.upperBound)
  }

  /// The fields that may reveal who took a picture where: the GPS directory, maker notes, serial
  /// numbers, names and unique numbers, and embedded metadata.
  private static let privateTags: Set<Int> = [
    0x8825, 0x927C, 0xA420, 0xA430, 0xA431, 0xA435, 0xC62F, 0x02BC, 0x8649, 0x014A,
  ]

  /// The fields of comments: UserComment, and that of Windows.
  private static let commentTags: Set<Int> = [0x9286, 0x9C9C]

  /// Keeps the entries of a directory that are not private, and the directories that they refer to.
  private mutating func clean(directory start: Int) throws(Damaged) {
    guard directories.insert(start).inserted, directories.count <= 8 else { throw Damaged() }
    let count = try number(start, 2)
    guard start + 2 + count * 12 <= image.count else { throw Damaged() }
    var kept: [Int] = []
    for entry in stride(from: start + 2, to: start + 2 + count * 12, by: 12) {
      let tag = try number(entry, 2)
      guard !Self.privateTags.contains(tag) else {
        hasPrivate = true
        hasPosition = hasPosition || tag == 0x8825
        continue
      }
      let size = try size(of: entry)
      if size > 4 {
        let start = try number(entry + 8, 4)
        let value = start..<start + size
        try checkKept(value)
        // A text may repeat what other fields contain; a colour profile (0x8773) does not.
        let text = image.bytes[value]
        let mayBeNamed = try Self.textTypes.contains(number(entry + 2, 2)) && tag != 0x8773
        if Self.commentTags.contains(tag) || mayBeNamed && PrivateMetadata.isNamed(in: text) {
          hasPrivate = true
          hasPosition = hasPosition || PrivateMetadata.isPositionNamed(in: text)
          continue
        }
        keep(value)
      }
      kept.append(entry)
      if tag == 0x8769 || tag == 0xA005 { try clean(directory: try number(entry + 8, 4)) }
    }
    try write(kept, to: start)
    let next = start + 2 + count * 12
    guard next + 4 <= image.count, try number(next, 4) != 0 else { return }
    // A second directory is that of the thumbnail, which repeats what the picture shows.
    hasPrivate = hasPrivate || hasPrivateThumbnail
  }

  /// Whether the bytes of a thumbnail contain metadata.
  private var hasPrivateThumbnail: Bool {
    image.bytes.contains(bytesOf: "Exif\0\0")
      || PrivateMetadata.isNamed(in: image.bytes[...])
  }

  /// The length of an entry's value in bytes.
  private func size(of entry: Int) throws(Damaged) -> Int {
    let count = try number(entry + 4, 4)
    switch try number(entry + 2, 2) {
    case 1, 2, 6, 7: return count
    case 3, 8: return count * 2
    case 4, 9, 11, 13: return count * 4
    case 5, 10, 12: return count * 8
    default: throw Damaged()
    }
  }

  /// Writes a directory that holds only the entries at these offsets, without a next directory.
  private mutating func write(_ entries: [Int], to start: Int) throws(Damaged) {
    var bytes = isLittle ? [] : [UInt8(entries.count >> 8)]
    bytes.append(UInt8(entries.count & 0xFF))
    if isLittle { bytes.append(UInt8(entries.count >> 8)) }
    for entry in entries { bytes += image.bytes[entry..<entry + 12] }
    bytes += [0, 0, 0, 0]
    let room = min(bytes.count, output.count - start)
    guard room >= bytes.count - 4 else { throw Damaged() }
    output.replaceSubrange(start..<start + room, with: bytes.prefix(room))
    keptEnd = max(keptEnd, start + room)
  }

  /// The orientation (tag 0x0112) in the first directory; nil where it cannot be read.
  private static func orientation(_ bytes: [UInt8]) -> Int? {
    JPEGSize.orientation(ImageBytes(bytes: bytes), at: 0)
  }

  /// Exif data with the orientation only; empty where that is the usual one.
  private static func minimal(orientation: Int?) -> [UInt8] {
    guard let orientation, (2...8).contains(orientation) else { return [] }
    return [
      0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, UInt8(orientation), 0, 0,
      0, 0, 0, 0, 0,
    ]
  }
}
