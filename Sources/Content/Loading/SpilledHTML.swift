import FileSystem
import Schema
import Synchronization
import Tables

/// The HTML of a large site, most of which is in a scratch file instead of in memory.
final class SpilledHTML: SpilledTextReader {
  private let scratch: ScratchSpace
  private let state = Mutex(State())

  private struct State {
    /// How many bytes are in memory.
    var heldCount = 0
    /// Where the texts of buffers begin in the file.
    var starts: [BufferIndex: Int] = [:]
  }

  init(in scratch: ScratchSpace) { self.scratch = scratch }

  /// Moves the HTML of a chunk to the file, unless there is room for it in memory or it cannot be
  /// written.
  func take(_ chunk: inout ValueChunk) {
    let (html, buffer) = (chunk.html, chunk.htmlBuffer)
    let isTaken = state.withLock { state in
      guard state.heldCount + html.count > scratch.heldCount else {
        state.heldCount += html.count
        return false
      }
      do throws(FileError) {
        state.starts[buffer] = try scratch.file.append(html.span)
        return true
      } catch {
        return false
      }
    }
    if isTaken { chunk.html = [] }
  }

  func bytes(_ slice: TextSlice) -> [UInt8] {
    guard let start = state.withLock({ $0.starts[slice.buffer] }) else {
      preconditionFailure("an empty buffer with texts was moved to the file")
    }
    return scratch.file.bytes(in: start + slice.range.lowerBound..<start + slice.range.upperBound)
  }
}
