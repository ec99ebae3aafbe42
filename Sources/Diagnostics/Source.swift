/// The identity of a source: its index in the `SourceMap` of the build.
@usableFromInline
package struct SourceID: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The position of the source in its map, from 0.
  @usableFromInline package let index: UInt32

  /// Makes the identity of the source at `index`.
  @inlinable
  package init(_ index: Int) { self.index = UInt32(index) }

  @inlinable
  package static func < (left: SourceID, right: SourceID) -> Bool { left.index < right.index }

  /// The identity of the source that many sources later.
  @inlinable
  package static func + (id: SourceID, count: Int) -> SourceID { SourceID(Int(id.index) + count) }

  /// How many sources later another one is.
  @inlinable
  package func distance(to other: SourceID) -> Int { Int(other.index) - Int(index) }
}

/// A file that an author wrote, complete, as it is on disk.
@usableFromInline
package struct Source: Equatable, Sendable {
  /// Its identity in the map it belongs to.
  @usableFromInline package let id: SourceID
  /// Its path as messages show it: relative to the site's folder, with `/` between folders.
  package let path: String
  /// Its bytes, including a byte order mark where there is one; none of a source that was released.
  @usableFromInline package let bytes: [UInt8]
  /// What identifies the contents of the whole file, if the source was released.
  package let released: ReleasedText?

  /// What identifies the contents of a whole file.
  package struct ReleasedText: Hashable, Sendable, BitwiseCopyable {
    /// The number of its bytes.
    package let count: UInt32
    /// Their hash.
    package let hash: UInt64

    init(count: Int, hash: UInt64) {
      self.count = UInt32(count)
      self.hash = hash
    }
  }

  /// Makes a source; at most 4 GiB, which all readers of files guarantee.
  package init(id: SourceID, path: String, bytes: [UInt8]) {
    self.init(id: id, path: path, bytes: bytes, released: nil)
  }

  private init(id: SourceID, path: String, bytes: [UInt8], released: ReleasedText?) {
    self.id = id
    self.path = path
    self.bytes = bytes
    self.released = released
  }

  /// The source without its bytes, of which this is the hash. The map that it is added to needs a
  /// reader.
  package func released(hash: UInt64) -> Source {
    Source(
      id: id, path: path, bytes: [], released: ReleasedText(count: bytes.count, hash: hash))
  }

  /// The span of the whole source.
  package var wholeSpan: Span { Span(id, 0, bytes.count) }
}

/// Reads sources again whose bytes were released.
package protocol SourceReader: Sendable {
  /// All bytes of a source, as many as it had; blanks if the file has changed since. May be called
  /// from any thread.
  func bytes(of source: Source) -> [UInt8]
}

/// All sources of a build, in a stable order.
package struct SourceMap: Sendable {
  /// Reads those that were released.
  package var reader: (any SourceReader)?
  /// The sources as they are held, each at the index of its identity; the subscript has the whole of
  /// those that were released.
  package private(set) var sources: [Source] = []
  /// The parts of them that must not be shown.
  package var secrets = SecretRanges()
  /// The folder that their paths are relative to, as the user typed it: messages show it before
  /// each path; `.` adds nothing.
  package var folder = "."

  /// Makes an empty map.
  package init() {}

  /// Adds a source and returns it with its identity.
  @discardableResult
  package mutating func add(path: String, bytes: [UInt8]) -> Source {
    let source = Source(id: SourceID(sources.count), path: path, bytes: bytes)
    sources.append(source)
    return source
  }

  /// Adds a source that has the next identity.
  package mutating func add(_ source: Source) {
    precondition(Int(source.id.index) == sources.count, "sources are added in their order")
    sources.append(source)
  }

  /// Replaces the bytes of a source, which keeps its identity.
  package mutating func replace(_ source: Source) { sources[Int(source.id.index)] = source }

  /// Adds a source that is text in the program or in a test, and returns it with its identity.
  @discardableResult
  package mutating func add(path: String, text: String) -> Source {
    add(path: path, bytes: Array(text.utf8))
  }

  /// The path of a source as messages show it: relative to the working folder, without anything
  /// that would confuse a terminal.
  package func shownPath(of id: SourceID) -> String { shownPath(path(of: id)) }

  /// A path below the folder of the sources, as messages show it.
  package func shownPath(_ path: String) -> String {
    DisplayText(folder == "." ? path : folder == "/" ? "/" + path : folder + "/" + path).text
  }

  /// The path of a source.
  package func path(of id: SourceID) -> String { sources[Int(id.index)].path }

  /// The source with this identity, with all of its bytes: one that was released is read again.
  package subscript(id: SourceID) -> Source {
    let source = sources[Int(id.index)]
    guard source.released != nil, let reader else { return source }
    return Source(id: id, path: source.path, bytes: reader.bytes(of: source))
  }
}
