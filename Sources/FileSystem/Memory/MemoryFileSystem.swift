import Synchronization

/// Files in memory: the site that a preview shows, or, written as a literal of paths and texts, the
/// disk of the tests.
///
///     let site: MemoryFileSystem = ["Content/site.yaml": "title: Recipes"]
///
/// It logs every operation, so that a test can also say what was *not* read, unless it is made for
/// a program that runs for long.
package final class MemoryFileSystem: WritableFileSystem, ExpressibleByDictionaryLiteral {
  let state: Mutex<MemoryState>

  /// Makes a file system that holds these files and the folders they lie in.
  package init(_ files: [(path: String, bytes: [UInt8])]) {
    var state = MemoryState()
    for file in files { state.add(file.bytes, at: file.path) }
    self.state = Mutex(state)
  }

  /// Makes an empty file system that logs nothing.
  ///
  /// - Parameters:
  ///   - limit: How many bytes all files may hold together; the disk is full then.
  ///   - now: The time in nanoseconds since 1970, by which files are dated.
  package init(limit: Int = .max, datedBy now: @escaping @Sendable () -> Int64) {
    var state = MemoryState()
    (state.isLogging, state.limit, state.now) = (false, limit, now)
    self.state = Mutex(state)
  }

  private init(_ state: MemoryState) { self.state = Mutex(state) }

  /// The files below a folder as they are now, whatever happens to these; nil where there is no
  /// such folder. Costs nothing; the next change of these costs more.
  package func snapshot(of folder: String) -> MemoryFileSystem? {
    state.withLock { $0.below(folder) }.map { MemoryFileSystem($0) }
  }

  /// Whether the limit was reached: then nothing is written any more.
  package var isFull: Bool { state.withLock { $0.isFull } }

  /// Removes everything, which no snapshot notices.
  package func removeAll() { state.withLock { $0.removeAll() } }

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
