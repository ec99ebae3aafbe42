import Diagnostics
import FileSystem
import Synchronization

/// Takes the text of each content file while content is loaded.
package protocol ContentTextSink: Sendable {
  /// Takes what the next file holds, in the order of the files.
  func take(_ text: [UInt8])
}

/// Reads content files again whose texts were released, once each, for what a diagnostic shows of
/// them.
final class ReleasedTexts: SourceReader {
  private let files: any FileSystem
  private let maximumFileSize: Int
  private let read = Mutex<[SourceID: [UInt8]]>([:])

  init(in folder: ContentFolder) {
    files = folder.files
    maximumFileSize = folder.maximumFileSize
  }

  func bytes(of source: Source) -> [UInt8] {
    read.withLock { read in
      if let known = read[source.id] { return known }
      let bytes = wholeText(of: source)
      read[source.id] = bytes
      return bytes
    }
  }

  private func wholeText(of source: Source) -> [UInt8] {
    guard let released = source.released else { return source.bytes }
    do throws(FileError) {
      let bytes = try files.read(source.path, limit: maximumFileSize)
      if bytes.count == Int(released.count), ContentHash(of: bytes).value == released.hash {
        return bytes
      }
    } catch {
      // What the file held is as unknown as that of one that has changed.
    }
    return [UInt8](repeating: UInt8(ascii: " "), count: Int(released.count))
  }
}
