import Records

/// What has changed in the inputs of a site from one build to a later one.
package struct InputChanges: Sendable {
  /// How a file has changed.
  package enum Change: String, Sendable, CaseIterable {
    case changed, added, removed
  }

  /// The files that have changed, by path, in order.
  package private(set) var files: [(path: String, change: Change)] = []
  /// Whether the options or the program have changed, so that all pages are made again.
  package private(set) var isOfEverything = false

  /// Makes the changes between two states of the inputs: what each file holds, by path.
  package init(from old: [String: ArraySlice<UInt8>], to new: [String: ArraySlice<UInt8>]) {
    for (path, bytes) in new {
      guard let known = old[path] else {
        files.append((path, .added))
        continue
      }
      if known != bytes { files.append((path, .changed)) }
    }
    for path in old.keys where new[path] == nil { files.append((path, .removed)) }
    files.sort { $0.path < $1.path }
  }

  /// Makes the changes of files with other contents than before, in the order of their paths.
  package init(ofFiles paths: [String]) {
    files = paths.map { ($0, .changed) }
  }

  /// Makes the changes of a build with other options, or by another program.
  package static var ofEverything: InputChanges {
    var changes = InputChanges(ofFiles: [])
    changes.isOfEverything = true
    return changes
  }
}

extension InputChanges {
  /// Decodes changes; nil where the bytes are something else.
  init?(reader: inout RecordReader) {
    guard let isOfEverything = reader.number(), let count = reader.number() else { return nil }
    self.isOfEverything = isOfEverything == 1
    for _ in 0..<count {
      guard let change = reader.number(), Change.allCases.indices.contains(change),
        let path = reader.part()
      else { return nil }
      files.append((String(decoding: reader.bytes[path], as: UTF8.self), Change.allCases[change]))
    }
  }

  func write(to record: inout RecordWriter) {
    record.append(isOfEverything ? 1 : 0)
    record.append(files.count)
    for (path, change) in files {
      record.append(Change.allCases.firstIndex(of: change) ?? 0)
      record.append(Array(path.utf8))
    }
  }
}
