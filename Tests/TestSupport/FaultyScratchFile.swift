package import FileSystem
import Synchronization

/// A scratch file in memory that fails where a test wants it to.
package final class FaultyScratchFile: ScratchFile {
  private let step: @Sendable (FileError.Operation) throws(FileError) -> Void
  private let content = Mutex<[UInt8]>([])
  private let firstFailure = Mutex<FileError?>(nil)

  /// Makes one whose operations fail where `step` throws.
  package init(
    step: @escaping @Sendable (FileError.Operation) throws(FileError) -> Void = { _ in }
  ) {
    self.step = step
  }

  /// How many bytes it has taken.
  package var count: Int { content.withLock { $0.count } }

  package func append(_ bytes: Span<UInt8>) throws(FileError) -> Int {
    try step(.write)
    let added = bytes.indices.map { bytes[$0] }
    return content.withLock { content in
      content += added
      return content.count - added.count
    }
  }

  package func bytes(in range: Range<Int>) -> [UInt8] {
    do throws(FileError) {
      try step(.read)
    } catch {
      firstFailure.withLock { $0 = $0 ?? error }
      return Array(repeating: UInt8(ascii: " "), count: range.count)
    }
    return content.withLock { Array($0[range]) }
  }

  package var failure: FileError? { firstFailure.withLock { $0 } }
}
