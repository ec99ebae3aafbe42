import Content
import Diagnostics
import FileSystem
import Parallel
import Planning

/// Tells everything that a site depends on from everything else: the files of its folders, the
/// options that change what is made of them, and the program that makes it.
///
/// It goes by what files hold, never by their dates. The time is no part of it.
struct InputDigest: Sendable {
  /// All of it in one number.
  private(set) var hash: ContentHash
  /// The files it knows, in order.
  private let paths: [String]
  /// What is hashed: the program and the options, then a path and what the file holds in two lines
  /// each.
  private var text: [UInt8]
  /// Where in `text` it stands what each file holds.
  private let places: [Int]

  /// Reads the site's files; nil where one cannot be read, or where the program cannot be told apart
  /// from another.
  init?(of files: some FileSystem, _ options: CompilerOptions) {
    guard let program = options.program else { return nil }
    do throws(FileError) {
      var paths: [String] = []
      for folder in [options.contentFolder, options.templateFolder] {
        guard try files.exists(folder) else { continue }
        let tree = try files.tree(folder)
        guard tree.problems.isEmpty else { return nil }
        paths += tree.files
      }
      if let folder = try StaticFolder.path(in: files, options) {
        var log = DiagnosticLog()
        paths += try StaticFile.all(in: files, folder: folder, log: &log).map(\.path)
        guard log.diagnostics.isEmpty else { return nil }
      }
      guard let hashes = Self.hashes(of: paths, in: files, options) else {
        return nil
      }
      var text = Array((program + Self.settings(options)).utf8)
      var places: [Int] = []
      for (path, hash) in zip(paths, hashes) {
        text += "\(path)\n".utf8
        places.append(text.count)
        text += "\(hash)\n".utf8
      }
      (self.paths, self.text, self.places) = (paths, text, places)
      hash = ContentHash(of: text)
    } catch {
      return nil
    }
  }

  /// Takes over what a file holds now; false where it does not know the file.
  mutating func replace(_ path: String, by hash: ContentHash) -> Bool {
    guard let index = paths.firstIndex(of: path) else { return false }
    let line = Array("\(hash)".utf8)
    text.replaceSubrange(places[index]..<places[index] + line.count, with: line)
    self.hash = ContentHash(of: text)
    return true
  }

  /// What is hashed, which tells what has changed since it was written down.
  var written: [UInt8] { text }

  /// The files that hold something else than when another digest was written down; nil where more has
  /// changed than what files hold.
  func changedPaths(since written: [UInt8]) -> [String]? {
    guard written.count == text.count else { return nil }
    var (old, changed) = (written, [String]())
    for (path, place) in zip(paths, places) {
      let line = place..<place + Self.hashSize
      guard old[line] != text[line] else { continue }
      changed.append(path)
      old.replaceSubrange(line, with: text[line])
    }
    return old == text ? changed : nil
  }

  /// What a file held when it was hashed; nil where the digest does not know it.
  func hashes(of wanted: Set<String>) -> [String: ContentHash] {
    var hashes: [String: ContentHash] = [:]
    for (path, place) in zip(paths, places) where wanted.contains(path) {
      let digits = String(decoding: text[place..<place + Self.hashSize], as: UTF8.self)
      hashes[path] = UInt64(digits, radix: 16).map { ContentHash($0) }
    }
    return hashes
  }

  /// The digits of a hash.
  private static let hashSize = 16

  /// Whether the digest knows all files that a plan publishes as they are. One it does not know,
  /// such as a hidden file that a link names, could change unnoticed.
  func covers(_ plan: SitePlan) -> Bool {
    let known = Set(paths)
    return plan.files.allSatisfy { $0.path.isEmpty || known.contains($0.path) }
  }

  /// The options that change what is made of the files.
  static func settings(_ options: CompilerOptions) -> String {
    let flags = [
      options.isPortable, options.isStrict, options.isLenient, options.includesDrafts,
      options.includesScheduled, options.includesExpired, options.makesWorker,
    ]
    let date = options.date?.identity ?? "-"
    let marks = flags.map { $0 ? "1" : "0" }.joined()
    return "\n\(marks) \(date) \(options.maximumFileSize)\n"
  }

  /// What the files hold; nil where one cannot be read.
  private static func hashes(
    of paths: [String], in files: some FileSystem, _ options: CompilerOptions
  ) -> [ContentHash]? {
    let chunks = Parallel.mapChunks(
      of: paths.count, size: 64, threads: options.threads
    ) { range -> [ContentHash]? in
      do throws(FileError) {
        var hashes: [ContentHash] = []
        for path in paths[range] { hashes.append(try hash(of: path, in: files, options)) }
        return hashes
      } catch {
        return nil
      }
    }
    var hashes: [ContentHash] = []
    for chunk in chunks {
      guard let chunk else { return nil }
      hashes += chunk
    }
    return hashes
  }

  /// What a file holds; a source that is too large to be compiled is refused unread.
  private static func hash(
    of path: String, in files: some FileSystem, _ options: CompilerOptions
  ) throws(FileError) -> ContentHash {
    guard isSource(path, options) else { return try files.contentHash(of: path) }
    return ContentHash(of: try files.read(path, limit: options.maximumFileSize))
  }

  /// Whether a file is read whole to be compiled, rather than published as it is.
  private static func isSource(_ path: String, _ options: CompilerOptions) -> Bool {
    guard path.hasPrefix(options.contentFolder + "/") else {
      return FilePaths.isBelow(path, options.templateFolder)
        && !FilePaths.isBelow(path, options.templateFolder + "/assets")
    }
    return path.hasSuffix(".swift") || ContentFormat(name: path[...]) != nil
  }
}
