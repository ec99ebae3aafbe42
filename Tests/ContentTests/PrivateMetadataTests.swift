import Content
import Foundation
import Schema
import TestSupport
import Testing

/// Private metadata in the files of images.
struct PrivateMetadataTests {
  /// Exif data: orientation 6, a position, a serial number in the directory of Exif, a maker's note.
  private static let exif: [UInt8] = {
    func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: Int) -> [UInt8] {
      [tag, type].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
        + [count, value].flatMap { number in (0..<4).map { UInt8(number >> (8 * $0) & 255) } }
    }
    let first =
      [3, 0] + entry(0x0112, 3, 1, 6) + entry(0x8769, 4, 1, 50) + entry(0x8825, 4, 1, 92)
      + [0, 0, 0, 0]
    let second =
      [3, 0] + entry(0x927C, 7, 8, 120) + entry(0xA001, 3, 1, 1)
      + entry(0xA431, 2, 12, 128) + [0, 0, 0, 0]
    let position = [2, 0] + entry(0x0001, 2, 2, 0x4E) + entry(0x0002, 5, 0, 0)
    return Array("II*\0".utf8) + [8, 0, 0, 0] + first.map { UInt8($0) } + second.map { UInt8($0) }
      + position.map { UInt8($0) } + [0, 0] + Array("MAKERNOT".utf8) + Array("SERIAL-12345".utf8)
  }()

  private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    let length = content.count + 2
    return [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + content
  }

  private static func jpeg(_ segments: [[UInt8]], rest: [UInt8] = []) -> [UInt8] {
    [0xFF, 0xD8] + segments.joined()
      + segment(0xC0, [8, 0, 20, 0, 30, 1, 1, 0x11, 0]) + segment(0xDA, [1, 1, 0, 0, 63, 0])
      + [1, 2, 0xFF, 0, 3, 0xFF, 0xD9] + rest
  }

  private static let profile = segment(0xE2, Array("ICC_PROFILE\0gps".utf8))
  private static let exifSegment = segment(0xE1, Array("Exif\0\0".utf8) + exif)

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    SmallPNG.chunk(name, content)
  }

  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]
    + chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
    + chunk("eXIf", exif) + chunk("tEXt", Array("exif:GPSLatitude\0 1".utf8))
    + chunk("IDAT", [1, 2, 3]) + chunk("IEND", [])

  private static func riff(_ name: String, _ content: [UInt8]) -> [UInt8] {
    Array(name.utf8) + [UInt8(content.count & 255), UInt8(content.count >> 8), 0, 0] + content
      + (content.count % 2 == 1 ? [0] : [])
  }

  private static let webP: [UInt8] = {
    let chunks =
      riff("VP8X", [0x2C, 0, 0, 0, 1, 0, 0, 1, 0, 0]) + riff("ICCP", [1, 2, 3])
      + riff("VP8L", [0x2F, 0, 0, 0, 0]) + riff("EXIF", exif)
      + riff("XMP ", Array("<x exif:GPSLatitude='1'/>".utf8))
    return Array("RIFF".utf8) + [
      UInt8((chunks.count + 4) & 255), UInt8((chunks.count + 4) >> 8), 0, 0,
    ]
      + Array("WEBP".utf8) + chunks
  }()

  private static func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let length = content.count + 8
    return [0, 0, UInt8(length >> 8), UInt8(length & 255)] + Array(name.utf8) + content
  }

  private static func avif(offset: Int) -> [UInt8] {
    let info = box(
      "iinf", [0, 0, 0, 0, 0, 1] + box("infe", [2, 0, 0, 0, 0, 1, 0, 0] + Array("Exif\0".utf8)))
    let length = exif.count + 4
    let place = box(
      "iloc",
      [0, 0, 0, 0, 0x44, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, UInt8(offset >> 8), UInt8(offset & 255)]
        + [0, 0, UInt8(length >> 8), UInt8(length & 255)])
    return box("ftyp", Array("avif\0\0\0\0avif".utf8)) + box("meta", [0, 0, 0, 0] + info + place)
      + box("mdat", [0, 0, 0, 0] + exif)
  }

  private static let whole: [(String, [UInt8])] = [
    ("jpeg", jpeg([exifSegment, profile])), ("png", png), ("webp", webP),
    ("avif", avif(offset: avif(offset: 0).count - exif.count - 4)),
  ]

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test(arguments: whole.map(\.0))
  func `goes, whatever the format, and nothing is left to go the second time`(
    _ format: String
  ) throws {
    let bytes = try #require(Self.whole.first { $0.0 == format }?.1)
    let cleaned = try #require(try PrivateMetadata.removed(from: bytes))
    #expect(cleaned.hasPosition)
    for secret in ["SERIAL-12345", "MAKERNOT", "GPSLatitude"] {
      #expect(cleaned.bytes.firstRange(of: Array(secret.utf8)) == nil, "\(format) \(secret)")
    }
    #expect(try PrivateMetadata.removed(from: cleaned.bytes) == nil)
    // The AVIF is one of metadata alone.
    guard format != "avif" else { return }
    let size = try ImageSize.read(bytes, path: "")
    #expect(try ImageSize.read(cleaned.bytes, path: "") == size)
  }

  @Test func `a byte that fills the way to a segment goes with it`() throws {
    let comment: [UInt8] = [0xFF, 0xFE, 0, 13] + Array("GPSLatitude".utf8)
    // What follows is no marker, and must not become one.
    let broken: [UInt8] = [0x48, 0, 4, 1, 2]
    let bytes: [UInt8] = [0xFF, 0xD8, 0xFF] + comment + broken + comment + [0xFF, 0xD9]
    let cleaned = try #require(try PrivateMetadata.removed(from: bytes))
    #expect(cleaned.bytes.prefix(3) == [0xFF, 0xD8, 0x48])
    #expect(try PrivateMetadata.removed(from: cleaned.bytes) == nil)
  }

  @Test func `a directory that lies over the header leaves nothing to go the second time`() throws {
    let start = "/9j/4QAkRXhpZgAATU0AKgAAAAQBiAgAAKsAAAD/e+EAJEV4aWYAAE1NACsA/woAAAAAAAAA2Q=="
    let bytes = Array(try #require(Data(base64Encoded: start)))
    let cleaned = try #require(try PrivateMetadata.removed(from: bytes))
    #expect(try PrivateMetadata.removed(from: cleaned.bytes) == nil)
  }

  @Test func `a directory that is cut within an entry is a damaged one`() throws {
    let cut = Self.exif.prefix(8) + [1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6]
    let bytes = Self.jpeg([Self.segment(0xE1, Array("Exif\0\0".utf8) + cut)])
    let cleaned = try #require(try PrivateMetadata.removed(from: bytes))
    #expect(try PrivateMetadata.removed(from: cleaned.bytes) == nil)
  }

  /// A directory whose entries all point to the same bytes, and items whose extents are all the
  /// rest of the file: a few bytes that would be copied thousands of times.
  @Test func `that lies over itself is read in linear time`() throws {
    let growth = WorkGrowth.perByte(ofRepeating: 40_000) { count in
      let size = (0..<4).map { UInt8(12 * count >> (8 * $0) & 255) }
      let entry: [UInt8] = [0x0F, 1, 2, 0] + size + [8, 0, 0, 0]
      var tiff: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0]
      tiff += [UInt8(count & 255), UInt8(count >> 8)]
      for _ in 0..<count { tiff += entry }
      tiff += [0, 0, 0, 0]
      var png = Array(Self.png.prefix(8))
      png += Self.chunk("eXIf", tiff)
      png += Self.chunk("IEND", [])
      _ = try? PrivateMetadata.removed(from: png)
    }
    #expect(growth < WorkGrowth.linear)
  }

  @Test func `extents that take no bytes are bounded`() {
    let name: [UInt8] = [2, 0, 0, 0, 0, 1, 0, 0] + Array("Exif\0".utf8)
    let info = Self.box("iinf", [0, 0, 0, 0, 0, 1] + Self.box("infe", name))
    var places: [UInt8] = [0, 0, 0, 0, 0, 0, 0x13, 0x88]
    for _ in 0..<5_000 { places += [0, 1, 0, 0, 0xFF, 0xFF] }
    var file = Self.box("ftyp", Array("avif\0\0\0\0avif".utf8))
    file += Self.box("meta", [0, 0, 0, 0] + info + Self.box("iloc", places))
    #expect(throws: PrivateMetadata.Damaged.self) { _ = try PrivateMetadata.removed(from: file) }
  }

  @Test func `leaves the picture, its orientation and its colour profile as they are`() throws {
    let cleaned = try #require(
      try PrivateMetadata.removed(from: Self.jpeg([Self.exifSegment, Self.profile])))
    #expect(cleaned.bytes.firstRange(of: Self.profile) != nil)
    #expect(cleaned.bytes.suffix(20) == Self.jpeg([]).suffix(20))
    // Turned by the orientation 6, as it was.
    #expect(try ImageSize.read(cleaned.bytes, path: "").width == 20)
    #expect(try PrivateMetadata.removed(from: Self.jpeg([Self.profile])) == nil)
  }

  @Test func `of a damaged kind goes but for the orientation`() throws {
    var damaged = Self.exif
    damaged[40] = 0xFF
    damaged[42] = 0xFF
    damaged = Array(damaged.prefix(70))
    let bytes = Self.jpeg([Self.segment(0xE1, Array("Exif\0\0".utf8) + damaged)])
    let cleaned = try #require(try PrivateMetadata.removed(from: bytes))
    #expect(cleaned.bytes.count < bytes.count)
    #expect(try ImageSize.read(cleaned.bytes, path: "").width == 20)
  }

  @Test func `in pictures and films after the end goes with them`() throws {
    let appended = Self.jpeg([Self.exifSegment])
    let bytes = Self.jpeg([Self.segment(0xE2, Array("MPF\0x".utf8))], rest: appended)
    let cleaned = try #require(try PrivateMetadata.removed(from: bytes))
    #expect(cleaned.bytes == Self.jpeg([]))
    #expect(try PrivateMetadata.removed(from: Self.jpeg([], rest: [1, 2, 3])) == nil)
  }

  @Test(arguments: [
    "exif:GPSLatitude 1", "aux:OwnerName=me", "{\"SerialNumber\": 12}", "ftypmp42", "Exif\0\0II*\0",
  ])
  func `beside the picture goes, too`(_ said: String) throws {
    let box = Self.box("uuid", Array(repeating: 7, count: 16) + Array(said.utf8))
    let chunk = Self.riff("C2PA", Array(said.utf8))
    let isPartOfPicture = ["ftyp", "Exif"].contains { said.hasPrefix($0) }
    var files = [
      Self.jpeg([]) + box, Self.png.prefix(33) + Self.chunk("IEND", []) + Array(said.utf8),
      Self.box("ftyp", Array("avif\0\0\0\0avif".utf8)) + box,
      Self.box("ftyp", Array("avif\0\0\0\0avif".utf8)) + Array(said.utf8),
    ]
    if !isPartOfPicture {
      files.append(Array("RIFF".utf8) + [60, 0, 0, 0] + Array("WEBP".utf8) + chunk)
      let parts = said.utf8.count / 2
      let first = Array("JP\0\u{1}\0\0\0\u{1}".utf8) + Array(said.utf8.prefix(parts))
      let second =
        Array("JP\0\u{1}\0\0\0\u{2}\0\0\0\u{9}jumb".utf8) + Array(said.utf8.dropFirst(parts))
      files.append(Self.jpeg([Self.segment(0xEB, first), Self.segment(0xEB, second)]))
    }
    for (number, file) in files.enumerated() {
      let cleaned = try #require(try PrivateMetadata.removed(from: Array(file)), "file \(number)")
      #expect(cleaned.bytes.firstRange(of: Array(said.utf8.suffix(8))) == nil, "file \(number)")
      #expect(try PrivateMetadata.removed(from: cleaned.bytes) == nil, "file \(number)")
    }
  }

  @Test(arguments: ["tEXt", "iTXt", "zTXt"], ["Comment", "Description", "parameters", "Author"])
  func `in texts of a PNG goes, except who made it`(_ chunk: String, _ keyword: String) throws {
    let said = Self.chunk(chunk, Array("\(keyword)\0\0\0\0\0SECRET".utf8))
    let rest = Self.chunk("IDAT", [1, 2, 3]) + Self.chunk("IEND", [])
    let head = Array(Self.png.prefix(33))
    let cleaned = try PrivateMetadata.removed(from: head + said + rest)
    #expect(cleaned?.bytes == (keyword == "Author" ? nil : head + rest))
  }

  @Test(arguments: [false, true])
  func `in a comment of a JPEG goes, whatever it says`(_ isBesideExif: Bool) throws {
    let comment = Self.segment(0xFE, Array("JPGCOMMENT".utf8))
    let beside = isBesideExif ? [Self.exifSegment] : []
    let cleaned = try #require(try PrivateMetadata.removed(from: Self.jpeg([comment] + beside)))
    #expect(cleaned.bytes.firstRange(of: Array("JPGCOMMENT".utf8)) == nil)
    #expect(cleaned.hasPosition == isBesideExif)
    #expect(try PrivateMetadata.removed(from: cleaned.bytes) == nil)
  }

  @Test(arguments: ["a private word", "gps 48.1 north"])
  func `in a comment of the Exif data goes, whatever it says`(_ said: String) throws {
    let comment = Array("ASCII\0\0\0\(said)".utf8)
    let entries: [UInt8] =
      [1, 0, 0x86, 0x92, 7, 0] + [UInt8(comment.count), 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0]
    let exif = Array("Exif\0\0II*\0".utf8) + [8, 0, 0, 0] + entries + comment
    let cleaned = try #require(
      try PrivateMetadata.removed(from: Self.jpeg([Self.segment(0xE1, exif)])))
    #expect(cleaned.bytes.firstRange(of: comment) == nil)
    #expect(cleaned.hasPosition == said.hasPrefix("gps"))
  }

  @Test func `in a comment of the Exif data goes with it`() throws {
    let comment = Array("ASCII\0\0\0gps 48.1 north".utf8)
    let entries: [UInt8] =
      [2, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0] + [0x86, 0x92, 7, 0]
      + [UInt8(comment.count), 0, 0, 0, 38, 0, 0, 0, 0, 0, 0, 0]
    let exif = Array("Exif\0\0II*\0".utf8) + [8, 0, 0, 0] + entries + comment
    let cleaned = try #require(
      try PrivateMetadata.removed(from: Self.jpeg([Self.segment(0xE1, exif)])))
    #expect(cleaned.hasPosition && cleaned.bytes.firstRange(of: comment) == nil)
    #expect(try ImageSize.read(cleaned.bytes, path: "").width == 20)
  }

  @Test func `that cannot be found is no reason to publish the file`() {
    #expect(throws: PrivateMetadata.Damaged.self) {
      _ = try PrivateMetadata.removed(from: Self.avif(offset: 60_000))
    }
  }

  @Test(arguments: whole.map(\.0))
  func `in damaged files stops no build, and does not stay by itself`(_ format: String) throws {
    var random = SeededGenerator(11)
    let whole = try #require(Self.whole.first { $0.0 == format }?.1)
    for _ in 0..<3_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      if Bool.random(using: &random) {
        bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
      }
      do {
        guard let cleaned = try PrivateMetadata.removed(from: bytes) else { continue }
        #expect(cleaned.bytes.count <= bytes.count + 26)
        _ = try PrivateMetadata.removed(from: cleaned.bytes)
      } catch {
        continue
      }
    }
  }
}
