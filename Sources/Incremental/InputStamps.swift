package import FileSystem
import Records

/// The stamp by which a file is recognised as unchanged without reading it.
package struct FileStamp: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64
  private let size: UInt64
  private let modified: UInt64
  private let changed: UInt64

  /// The stamp of what is at a path; nil for anything but a file of its own.
  package init?(_ status: FileStatus?) {
    guard let status, status.kind == .file else { return nil }
    device = status.identity.device
    number = status.identity.number
    size = UInt64(status.size)
    modified = UInt64(bitPattern: status.modified)
    changed = UInt64(bitPattern: status.changed)
  }

  /// Reads a stamp or, where all is zero, that there was none; the outer optional is nil where the
  /// record is truncated.
  fileprivate static func read(_ reader: inout RecordReader) -> FileStamp?? {
    guard let device = reader.whole(), let number = reader.whole(), let size = reader.whole(),
      let modified = reader.whole(), let changed = reader.whole()
    else { return nil }
    guard device | number | size | modified | changed != 0 else { return .some(nil) }
    return FileStamp(
      device: device, number: number, size: size, modified: modified, changed: changed)
  }

  private init(device: UInt64, number: UInt64, size: UInt64, modified: UInt64, changed: UInt64) {
    (self.device, self.number, self.size) = (device, number, size)
    (self.modified, self.changed) = (modified, changed)
  }

  /// Writes a stamp, or that there is none.
  fileprivate static func write(_ stamp: FileStamp?, to writer: inout RecordWriter) {
    writer.append(whole: stamp?.device ?? 0)
    writer.append(whole: stamp?.number ?? 0)
    writer.append(whole: stamp?.size ?? 0)
    writer.append(whole: stamp?.modified ?? 0)
    writer.append(whole: stamp?.changed ?? 0)
  }

  /// When anything about it was last changed, in nanoseconds since 1970.
  fileprivate var moment: Int64 {
    max(Int64(bitPattern: modified), Int64(bitPattern: changed))
  }
}

/// The stamps of all inputs of a site at the moment of a build.
package struct InputStamps: Sendable {
  /// When the build began, in nanoseconds since 1970.
  private let moment: Int64
  private let stamps: [FileStamp?]

  /// About how many bytes `write` writes.
  var byteCount: Int { stamps.count * 40 }

  /// File systems record times in steps; two changes within one step have the same time. No file
  /// system has steps longer than this, in nanoseconds.
  private static let step: Int64 = 2_000_000_000

  /// Makes the stamps of inputs that were checked from a moment on.
  package init(_ stamps: [FileStamp?], at moment: Int64) {
    (self.stamps, self.moment) = (stamps, moment)
  }

  /// Whether an input certainly has the same contents as then.
  ///
  /// As in the index of Git, a file that was changed shortly before it was checked is not trusted:
  /// another change may have left the same stamp.
  package func trusts(_ index: Int, _ stamp: FileStamp?) -> Bool {
    guard stamps.indices.contains(index), let known = stamps[index], known == stamp else {
      return false
    }
    return known.moment < moment - Self.step
  }

  init?(reader: inout RecordReader) {
    guard let moment = reader.whole(), let count = reader.number(), count <= reader.bytes.count
    else { return nil }
    var stamps: [FileStamp?] = []
    stamps.reserveCapacity(count)
    for _ in 0..<count {
      guard let stamp = FileStamp.read(&reader) else { return nil }
      stamps.append(stamp)
    }
    self.init(stamps, at: Int64(bitPattern: moment))
  }

  func write(to writer: inout RecordWriter) {
    writer.append(whole: UInt64(bitPattern: moment))
    writer.append(stamps.count)
    for stamp in stamps { FileStamp.write(stamp, to: &writer) }
  }
}
