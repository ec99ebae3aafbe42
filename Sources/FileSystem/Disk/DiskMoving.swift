#if canImport(Glibc)
  import Glibc
#endif
import CSystemCalls

extension DiskFileSystem {
  package func perform(_ moves: [FileMove]) throws(FileError) {
    for move in moves where !FilePaths.isProper(move.path) || !FilePaths.isProper(move.other) {
      throw FileError(.rename, move.other, .leavesRoot)
    }
    // All paths in one block of memory, each with its NUL; followed by pointers into it.
    var text: [CChar] = []
    var starts: [(path: Int, other: Int)] = []
    for move in moves {
      let path = text.count
      text += move.path.utf8CString
      starts.append((path, text.count))
      text += move.other.utf8CString
    }
    var failed = 0
    let result = unsafe text.withUnsafeBufferPointer { text -> Int32 in
      guard let base = text.baseAddress else { return 0 }
      let moves = unsafe zip(moves, starts).map { move, start in
        unsafe system_move(
          path: base + start.path, other: base + start.other, swaps: move.isExchange)
      }
      return unsafe system_move_all(root.number, moves, moves.count, &failed)
    }
    guard result == 0 else {
      let operation: FileError.Operation = moves[failed].isExchange ? .exchange : .rename
      throw FileError(operation, moves[failed].other, FileError.Reason(errno: errno))
    }
  }
}
