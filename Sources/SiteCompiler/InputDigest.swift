import Content
import Diagnostics
import FileSystem
import Incremental
import Parallel
import Planning

/// A fingerprint of everything that a site depends on: the files of its folders, the options that
/// influence the result, and the program that makes it.
///
/// It depends on the contents of files. A file with the same stamp as when it was read is not read
/// again; its dates are not part of the digest, nor is the time.
struct InputDigest: Sendable {
  /// The hash of everything.
  private(set) var hash: ContentHash
  /// The files it knows, in order.
  private let paths: [String]
  /// The stretches of `paths` that are in the order of their bytes, usually one for each folder.
  private let stretches: [Range<Int>]
  /// What is hashed: the program and the options, then a `DigestEntry` for each file.
  private var text: [UInt8]
  /// The place in `text` of each file's hash.
  private let places: [Int]
  /// The stamps by which unchanged files are recognised; empty where they were not asked for.
  private(set) var stamps: [FileStamp?] = []

  /// Reads those of the site's files that were not read before; nil where one cannot be read or has
  /// changed meanwhile, or where the program has no fingerprint.
  ///
  /// - Parameters:
  ///   - files: The site's files, which know the hashes of those that were read.
  ///   - options: How the site is compiled.
  ///   - content: The content files that were loaded.
  ///   - isStamping: Whether the files' stamps are wanted.
  ///   - known: The inputs of an earlier build: what is certain to be the same is not read.
  init?(
    of files: HashingFileSystem<some FileSystem>, _ options: CompilerOptions,
    loaded content: LoadedFiles? = nil, stamping isStamping: Bool = false,
    knowing known: EarlierInputs? = nil
  ) {
    guard let program = options.program else { return nil }
    do throws(FileError) {
      var paths: [String] = []
      for folder in [SiteFolder.content, SiteFolder.templates] {
        guard try files.exists(folder) else { continue }
        let tree = try files.tree(folder).refusingControls
        guard tree.problems.isEmpty else { return nil }
        paths += tree.files
      }
      if let folder = try StaticFolder.path(in: files, options) {
        var log = DiagnosticLog()
        paths += try StaticFile.all(in: files, folder: folder, log: &log).map(\.path)
        guard log.diagnostics.isEmpty else { return nil }
      }
      var text = Array((program + Self.settings(options)).utf8)
      let old = known.flatMap { KnownHashes($0, after: text, of: paths) }
      guard
        let hashes = Self.hashes(
          of: paths, in: files, options, loaded: HashedContent(content, among: paths),
          stamping: isStamping || old != nil, knowing: old)
      else { return nil }
      var places: [Int] = []
      text.reserveCapacity(paths.reduce(text.count) { $0 + DigestEntry.size(of: $1) })
      for (path, hash) in zip(paths, hashes) {
        places.append(DigestEntry.append(path, hash.hash, to: &text))
      }
      guard files.isUnchanged else { return nil }
      if isStamping { stamps = hashes.map { FileStamp($0.status) } }
      (self.paths, self.text, self.places) = (paths, text, places)
      stretches = Self.orderedStretches(of: paths)
      hash = ContentHash(of: text)
    } catch {
      return nil
    }
  }

  /// Takes over the new contents of a file; false for an unknown file.
  mutating func replace(_ path: String, by hash: ContentHash) -> Bool {
    guard let index = position(of: path) else { return false }
    text.replaceSubrange(DigestEntry.range(at: places[index]), with: Array("\(hash)".utf8))
    self.hash = ContentHash(of: text)
    return true
  }

  /// The text that is hashed, which later shows what has changed since it was saved.
  var written: [UInt8] { text }

  /// The files that have not changed since another digest was made.
  func paths(unchangedSince old: InputDigest) -> Set<String> {
    var hashes: [String: ArraySlice<UInt8>] = [:]
    for (path, place) in zip(old.paths, old.places) {
      hashes[path] = DigestEntry.digits(at: place, in: old.text)
    }
    var unchanged: Set<String> = []
    for (path, place) in zip(paths, places)
    where hashes[path] == DigestEntry.digits(at: place, in: text) {
      unchanged.insert(path)
    }
    return unchanged
  }

  /// The files whose contents have changed since another digest was saved; nil where more than
  /// contents has changed.
  func changedPaths(since written: [UInt8]) -> [String]? {
    guard written.count == text.count else { return nil }
    var (old, changed) = (written, [String]())
    for (path, place) in zip(paths, places) {
      let line = DigestEntry.range(at: place)
      guard old[line] != text[line] else { continue }
      changed.append(path)
      old.replaceSubrange(line, with: text[line])
    }
    return old == text ? changed : nil
  }

  /// The changes since another digest was saved.
  func changes(since written: [UInt8]) -> InputChanges {
    // Most builds differ only in the contents of files, which is checked faster.
    if let paths = changedPaths(since: written) { return InputChanges(ofFiles: paths) }
    guard let old = DigestEntry.all(in: written), let new = DigestEntry.all(in: text),
      old.start == new.start
    else { return .ofEverything }
    return InputChanges(from: old.files, to: new.files)
  }

  /// The hashes of these files; nil where the digest does not have one of them.
  func hashes(of wanted: Set<String>) -> [String: ContentHash] {
    var hashes: [String: ContentHash] = [:]
    for path in wanted {
      guard let place = position(of: path).map({ places[$0] }) else { continue }
      hashes[path] = DigestEntry.hash(at: place, in: text)
    }
    return hashes
  }

  /// Whether all files had the hashes that it knows whenever they were read.
  func holds(
    for files: HashingFileSystem<some FileSystem>, loaded content: LoadedFiles?
  ) -> Bool {
    guard files.isUnchanged else { return false }
    let content = HashedContent(content, among: paths)
    return paths.indices.allSatisfy { index in
      let hash = DigestEntry.hash(at: places[index], in: text)
      let read = [content.file(at: index), files.hashedFile(paths[index])]
      return read.allSatisfy { $0 == nil || $0?.hash == hash }
    }
  }

  /// The hashes of these files, which the digest has in the same order; nil where it does not.
  func hashes(ofOrdered wanted: [String]) -> [ContentHash]? {
    var hashes: [ContentHash] = []
    hashes.reserveCapacity(wanted.count)
    var known = zip(paths, places).makeIterator()
    for path in wanted {
      var place: Int?
      while place == nil, let next = known.next() { place = next.0 == path ? next.1 : nil }
      guard let place, let hash = DigestEntry.hash(at: place, in: text) else { return nil }
      hashes.append(hash)
    }
    return hashes
  }

  /// Whether the digest knows all files that a plan publishes as they are. A file that it does not
  /// know, such as a hidden file that is the target of a link, could change unnoticed.
  func covers(_ plan: SitePlan) -> Bool {
    unknownPaths(in: plan).isEmpty
  }

  /// The files that a plan publishes but the digest does not know, in the order of the plan.
  func unknownPaths(in plan: SitePlan) -> [String] {
    plan.files.map(\.path).filter { !$0.isEmpty && position(of: $0) == nil }
  }

  /// Where a file is among those that it knows. Cost: O(log files) for each stretch.
  private func position(of path: String) -> Int? {
    for stretch in stretches {
      let index = paths[stretch].partitionIndex { $0.precedesByBytes(path) }
      if index < stretch.upperBound, paths[index].equalsByBytes(path) { return index }
    }
    return nil
  }

  private static func orderedStretches(of paths: [String]) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    var start = 0
    for index in 1..<max(paths.count, 1) where paths[index].precedesByBytes(paths[index - 1]) {
      stretches.append(start..<index)
      start = index
    }
    return stretches + [start..<paths.count]
  }

  /// The options that influence the result.
  static func settings(_ options: CompilerOptions) -> String {
    let flags = [
      options.isPortable, options.isStrict, options.isLenient, options.includesDrafts,
      options.includesScheduled, options.includesExpired, options.makesWorker,
    ]
    let date = options.date?.identity ?? "-"
    let marks = flags.map { $0 ? "1" : "0" }.joined()
    return "\n\(marks) \(date) \(options.maximumFileSize)\n"
  }

  /// The hashes of the files, with their status if they are to be stamped; nil where one cannot be
  /// read.
  private static func hashes(
    of paths: [String], in files: HashingFileSystem<some FileSystem>, _ options: CompilerOptions,
    loaded content: HashedContent, stamping isStamping: Bool, knowing known: KnownHashes?
  ) -> [HashedFile]? {
    let chunks = Parallel.mapChunks(
      of: paths.count, size: 64, threads: options.threads
    ) { range -> [HashedFile]? in
      do throws(FileError) {
        var hashes: [HashedFile] = []
        for index in range {
          let path = paths[index]
          if let file = content.file(at: index) ?? files.hashedFile(path) {
            hashes.append(file)
          } else if let known, let file = try known.file(index, at: path, in: files) {
            hashes.append(file)
          } else {
            hashes.append(try hashedFile(path, in: files, options, stamping: isStamping))
          }
        }
        return hashes
      } catch {
        return nil
      }
    }
    var hashes: [HashedFile] = []
    for chunk in chunks {
      guard let chunk else { return nil }
      hashes += chunk
    }
    return hashes
  }

  /// Hashes a file; a source that is too large to be compiled is refused without reading it.
  private static func hashedFile(
    _ path: String, in files: some FileSystem, _ options: CompilerOptions,
    stamping isStamping: Bool
  ) throws(FileError) -> HashedFile {
    if isSource(path, options) {
      let read = try files.readWithStatus(path, limit: options.maximumFileSize)
      return HashedFile(hash: ContentHash(of: read.bytes), status: read.status)
    }
    // It is taken before the file is read: a change in between leaves another one.
    let status = isStamping ? try files.status(of: path) : nil
    return HashedFile(hash: try files.contentHash(of: path), status: status)
  }

  /// Whether a file is read completely to be compiled, rather than published as it is.
  private static func isSource(_ path: String, _ options: CompilerOptions) -> Bool {
    guard path.hasPrefix(SiteFolder.content + "/") else {
      return FilePaths.isBelow(path, SiteFolder.templates)
        && !FilePaths.isBelow(path, SiteFolder.assets)
    }
    return path.hasSuffix(".swift") || ContentFormat(path: path[...]) != nil
  }
}

/// The files among those of a digest that were loaded as content.
private struct HashedContent: Sendable {
  /// Where each of the files is among those of the content; nil where it is not.
  private var positions: [Int?] = []
  private let files: [HashedFile?]

  /// Finds the files of content, which are in the same order.
  init(_ content: LoadedFiles?, among paths: [String]) {
    files = content?.identities ?? []
    guard let content else { return }
    let loaded = content.paths
    var next = 0
    positions.reserveCapacity(paths.count)
    for path in paths {
      let isLoaded = next < loaded.count && loaded[next] == path
      positions.append(isLoaded ? next : nil)
      if isLoaded { next += 1 }
    }
  }

  /// What identifies the file at an index among all; nil where it was not loaded.
  func file(at index: Int) -> HashedFile? {
    positions.isEmpty ? nil : positions[index].flatMap { files[$0] }
  }
}
