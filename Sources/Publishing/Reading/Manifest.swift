import FileSystem

/// The list of the files that Apus has written into an output folder.
///
/// It is in the folder itself, so that folder and list are always replaced together, and its text
/// is the same for every build of the same site. Text: a line that names the version; a line `made
/// hash pages`, where a later build may be skipped if its inputs are the same; a line `site path`,
/// where the folder lies in that of a site; a line `hash size path` for each file, sorted by the
/// bytes of the paths; and a last line with the hash of all lines before it.
struct Manifest: Sendable {
  /// The record of one file.
  struct Entry: Hashable, Sendable {
    let hash: ContentHash
    let size: Int
    /// Where the path is in the manifest's text.
    let path: Range<Int>
  }

  /// The manifest's name in the output folder.
  static let fileName = ".apus-manifest"
  /// More than any site needs: about ten million pages.
  static let sizeLimit = 1 << 30

  private static let title = "apus manifest 1\n"
  private static let fingerprintWord = "made "
  private static let siteWord = "site "
  private static let lastWord = "end "

  /// The text of the manifest.
  let bytes: [UInt8]
  /// What the files were made from, if a build with the same inputs may be skipped.
  private(set) var fingerprint: BuildFingerprint?
  /// Where the settings of the site are, from the folder on; nil where it is not said.
  private(set) var site: String?
  /// The files, sorted by path.
  private(set) var entries: [Entry] = []
  private var index = PathIndex(count: 0)

  /// The manifest of an empty folder.
  init() { bytes = [] }

  /// The path of a file.
  func path(of entry: Entry) -> String { String(decoding: bytes[entry.path], as: UTF8.self) }

  /// The position among the entries of the file at a path, nil where it is not listed.
  func position(of path: String) -> Int? {
    index.position(of: PathIndex.hash(path)) { path.utf8.elementsEqual(bytes[entries[$0].path]) }
  }
}

extension Manifest {
  /// Reads a manifest; nil where it is damaged or of another version.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    var reader = LineReader(bytes: bytes)
    guard reader.skip(Self.title) else { return nil }
    if reader.skip(Self.fingerprintWord) {
      guard let inputs = reader.hexadecimal(), reader.skip(" "), let pages = reader.decimal(),
        reader.skip("\n")
      else { return nil }
      fingerprint = BuildFingerprint(inputs: ContentHash(inputs), pages: pages)
    }
    if reader.skip(Self.siteWord) {
      guard let path = reader.line() else { return nil }
      site = String(decoding: bytes[path], as: UTF8.self)
    }
    while !reader.skip(Self.lastWord) {
      guard let hash = reader.hexadecimal(), reader.skip(" "), let size = reader.decimal(),
        reader.skip(" "), let path = reader.line(), !path.isEmpty
      else { return nil }
      entries.append(Entry(hash: ContentHash(hash), size: size, path: path))
    }
    let end = reader.offset - Self.lastWord.utf8.count
    guard let sum = reader.hexadecimal(), reader.skip("\n"), reader.offset == bytes.count,
      ContentHash(sum) == ContentHash(of: bytes.span.extracting(..<end))
    else { return nil }
    index = PathIndex(count: entries.count)
    for (position, entry) in entries.enumerated() {
      index.insert(ContentHash(of: bytes.span.extracting(entry.path)).value, position)
    }
  }

  /// At least as many bytes as the manifest of files has.
  private static func byteCount(of files: [PublishedFile]) -> Int {
    // A line has a hash, a size of at most 18 digits, and three more bytes.
    let files = files.span
    var count = 256
    for index in files.indices { count += files[index].path.utf8.count + 37 }
    return count
  }

  /// Writes the manifest of files that are sorted by path.
  static func text(
    of files: [PublishedFile], site: String?, fingerprint: BuildFingerprint?
  ) -> [UInt8] {
    var bytes = Array(title.utf8)
    bytes.reserveCapacity(byteCount(of: files))
    if let fingerprint {
      bytes += fingerprintWord.utf8
      fingerprint.inputs.append(to: &bytes)
      bytes += " \(fingerprint.pages)\n".utf8
    }
    if let site { bytes += "\(siteWord)\(site)\n".utf8 }
    let files = files.span
    for index in files.indices {
      files[index].hash.append(to: &bytes)
      bytes.append(UInt8(ascii: " "))
      bytes += String(files[index].size).utf8
      bytes.append(UInt8(ascii: " "))
      bytes += files[index].path.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    let sum = ContentHash(of: bytes)
    bytes += lastWord.utf8
    sum.append(to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }
}

/// A file of the site, as the manifest lists it.
struct PublishedFile: Hashable, Sendable {
  let path: String
  let hash: ContentHash
  let size: Int
  /// Whether the output folder already has it, byte for byte.
  let isUnchanged: Bool
}

extension [PublishedFile] {
  /// Sorts the files by the bytes of their paths; returns a path that two of them have.
  mutating func sortByPath() -> String? {
    let order = ByteOrder(of: self)
    let positions = order.positions()
    let repeated = order.firstRepetition(in: positions)
    self = positions.map { self[$0] }
    return repeated.map { self[$0].path }
  }
}

extension ByteOrder {
  fileprivate init(of files: [PublishedFile]) {
    self.init(capacity: files.count)
    let files = files.span
    for index in files.indices { add(files[index].path) }
  }
}

/// Reads the parts of a line.
private struct LineReader {
  let bytes: [UInt8]
  var offset = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func skip(_ text: String) -> Bool {
    var end = offset
    for byte in text.utf8 {
      guard end < bytes.count, bytes[end] == byte else { return false }
      end += 1
    }
    offset = end
    return true
  }

  mutating func hexadecimal() -> UInt64? {
    guard offset + 16 <= bytes.count else { return nil }
    var value: UInt64 = 0
    for byte in bytes[offset..<offset + 16] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt64(byte & 0x0F)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt64(byte - 0x57)
      default: return nil
      }
    }
    offset += 16
    return value
  }

  mutating func decimal() -> Int? {
    var value = 0
    let start = offset
    while offset < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset]) {
      guard value < 1 << 58 else { return nil }
      value = value * 10 + Int(bytes[offset] & 0x0F)
      offset += 1
    }
    return offset > start ? value : nil
  }

  /// The rest of the line, without its end.
  mutating func line() -> Range<Int>? {
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
    guard offset < bytes.count else { return nil }
    offset += 1
    return start..<offset - 1
  }
}
