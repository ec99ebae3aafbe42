import Content
import Diagnostics
import FileSystem
import Incremental
import Parallel
import Rendering
import Schema
import Synchronization
import Tables

/// Writes the texts of a site's content for the cache.
///
/// They are written while the site is planned, on an otherwise idle thread, before it is known
/// whether the site can be published. Until `finish(with:)` the cache does not contain them.
final class TextDraft<Files: WritableFileSystem>: Sendable {
  let cache: BuildCache<Files>
  private let digest: InputDigest
  private let threads: Int
  private let begun = Mutex<Later<KeptFiles?>?>(nil)

  /// Makes an empty draft; nil where there is no cache, or where inputs have no stamps.
  init?(for cache: BuildCache<Files>?, _ digest: InputDigest?, threads: Int) {
    guard let cache, let digest else { return nil }
    self.cache = cache
    self.digest = digest
    self.threads = threads
  }

  /// Begins to write the texts of content, on another thread where more than one may be used.
  func begin(_ content: LoadedFiles, _ sources: SourceMap) {
    let work = Later(threads: threads) { [cache, digest] () -> KeptFiles? in
      guard let files = KeptFiles(content, of: sources, digest),
        cache.draft(texts: files.texts)
      else { return nil }
      return files
    }
    begun.withLock { $0 = work }
  }

  /// The files whose texts are written; nil where one differs from what was hashed, or cannot be
  /// written.
  func files(of content: LoadedFiles, _ sources: SourceMap) -> KeptFiles? {
    if begun.withLock({ $0 == nil }) { begin(content, sources) }
    return begun.withLock { $0 }?.result()
  }

  /// Puts these texts, or none, into the cache; returns whether that succeeded. Its previous
  /// contents are removed.
  func finish(with files: KeptFiles?) -> Bool {
    let work = begun.withLock { $0.take() }
    // A draft that is still being written must not end up in place of this one.
    _ = work?.result()
    if files == nil {
      guard cache.draft(texts: []) else { return false }
    }
    return cache.begin()
  }

  /// Removes the texts, because the site was not published.
  func abandon() {
    guard let work = begun.withLock({ $0.take() }) else { return }
    _ = work.result()
    cache.removeDraft()
  }
}

/// The content files of a site as they were compiled.
struct KeptFiles: Sendable {
  /// The bytes of each file.
  private(set) var texts: [[UInt8]] = []
  /// The place of each of them when they are written one after another.
  private var ranges: [Range<Int>] = []
  private let paths: [String]
  private let hashes: [ContentHash]
  private let firstFragments: [FragmentIndex]

  /// Takes the files over; nil where one differs from what was hashed.
  init?(_ files: LoadedFiles, of sources: SourceMap, _ digest: InputDigest) {
    paths = files.paths
    firstFragments = files.firstFragments
    guard let known = digest.hashes(ofOrdered: paths) else { return nil }
    hashes = known
    let compiled = sources.sources.dropFirst(Int(files.firstSource.index)).prefix(paths.count)
    ranges.reserveCapacity(paths.count)
    texts.reserveCapacity(paths.count)
    var end = 0
    for (hash, source) in zip(hashes, compiled) {
      guard ContentHash(of: source.bytes) == hash else { return nil }
      ranges.append(end..<end + source.bytes.count)
      texts.append(source.bytes)
      end += source.bytes.count
    }
  }

  /// The record of each file, if pages depend on its texts.
  func files(on pages: [PageTexts]) -> [TextFile] {
    var dependents: [[TextPage.Index]] = Array(repeating: [], count: paths.count)
    func note(_ page: TextPage.Index, on fragment: FragmentIndex) {
      let file = self.file(of: fragment).position
      if dependents[file].last != page { dependents[file].append(page) }
    }
    for (position, page) in pages.enumerated() {
      let index = TextPage.Index(position)
      for text in page.printed { note(index, on: text.fragment) }
      for fragment in page.read { note(index, on: fragment) }
    }
    return paths.indices.map { index in
      TextFile(
        path: paths[index], kept: .among(ranges[index]), hash: hashes[index],
        firstFragment: firstFragments[index], pages: dependents[index])
    }
  }

  /// The last file that begins at a fragment or before it: files in between have none.
  private func file(of fragment: FragmentIndex) -> TextFile.Index {
    var (low, high) = (0, firstFragments.count)
    while low < high {
      let middle = (low + high) / 2
      if firstFragments[middle] <= fragment { low = middle + 1 } else { high = middle }
    }
    return TextFile.Index(max(0, low - 1))
  }
}
