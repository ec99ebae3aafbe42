import Synchronization

/// Files in memory, written as a literal of paths and texts: the disk of the tests.
///
///     let site: MemoryFileSystem = ["Content/site.yaml": "title: Recipes"]
///
/// It logs every operation, so that a test can also say what was *not* read.
package final class MemoryFileSystem: WritableFileSystem, ExpressibleByDictionaryLiteral {
  let state: Mutex<MemoryState>

  /// Makes a file system that holds these files and the folders they lie in.
  package init(_ files: [(path: String, bytes: [UInt8])]) {
    var state = MemoryState()
    for file in files { state.add(file.bytes, at: file.path) }
    self.state = Mutex(state)
  }

  package convenience init(dictionaryLiteral files: (String, String)...) {
    self.init(files.map { (path: $0.0, bytes: Array($0.1.utf8)) })
  }

  /// What was asked of a file system.
  package struct LogEntry: Hashable, Sendable {
    /// The operation.
    package let operation: FileError.Operation
    /// The path it was about; of two, the second.
    package let path: String
  }

  /// The operations so far, in their order.
  package var log: [LogEntry] { state.withLock { $0.log } }

  /// Empties the log.
  package func clearLog() { state.withLock { $0.log = [] } }

  /// The paths of all files, sorted by their bytes.
  package var paths: [String] {
    state.withLock { state in
      state.files.map(\.path).sorted { $0.precedesByBytes($1) }
    }
  }

  /// The file at a path as text, nil where there is none; setting it writes or removes the file.
  package subscript(path: String) -> String? {
    get {
      state.withLock { state in
        state.body(at: path).map { String(decoding: $0.bytes, as: UTF8.self) }
      }
    }
    set {
      state.withLock { state in
        state.removeEntry(at: path)
        if let newValue { state.add(Array(newValue.utf8), at: path) }
      }
    }
  }
}
