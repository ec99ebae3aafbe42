/// Bytes that a process keeps in a file of its own instead of in memory. The file has no name, and
/// is gone when nothing uses it any more, however the process ends.
///
/// It may be used from several threads at once.
package protocol ScratchFile: Sendable {
  /// Adds bytes, and returns where they begin.
  func append(_ bytes: Span<UInt8>) throws(FileError) -> Int

  /// Returns bytes that were added; as many blanks where they cannot be read.
  func bytes(in range: Range<Int>) -> [UInt8]

  /// Why bytes could not be read the first time that this happened: what was made of them is wrong.
  var failure: FileError? { get }
}
