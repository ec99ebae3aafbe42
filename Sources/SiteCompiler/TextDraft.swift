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
/// They are written while content is loaded, before anyone knows whether the site can be published.
/// Until `finish(with:)` the cache does not contain them.
final class TextDraft<Files: WritableFileSystem>: ContentTextSink {
  let cache: BuildCache<Files>
  private let state = Mutex(State.unused)

  /// The progress of the draft.
  private enum State {
    case unused
    case writing(BuildCache<Files>.Draft)
    /// Nothing more is written: all texts were, or one could not be.
    case ended
  }

  /// Makes an empty draft.
  init(for cache: BuildCache<Files>) { self.cache = cache }

  /// Begins to write texts, and returns what takes them.
  func begin() -> Self {
    state.withLock { state in
      state = cache.draftOfTexts().map { .writing($0) } ?? .ended
    }
    return self
  }

  func take(_ text: [UInt8]) {
    state.withLock { state in
      guard case .writing(var draft) = consume state else { return state = .ended }
      state = draft.append(text) ? .writing(draft) : .ended
    }
  }

  /// The files whose texts were written; nil where one could not be, or a digest does not know it.
  func files(
    of content: LoadedFiles, _ sources: SourceMap, _ digest: InputDigest
  ) -> KeptFiles? {
    let isWhole = state.withLock { state in
      guard case .writing(var draft) = consume state else {
        state = .ended
        return false
      }
      state = .ended
      return draft.end()
    }
    return isWhole ? KeptFiles(content, of: sources, digest) : nil
  }

  /// Puts these texts, or none, into the cache; returns whether that succeeded. Its previous
  /// contents are removed.
  func finish(with files: KeptFiles?) -> Bool {
    state.withLock { $0 = .unused }
    if files == nil {
      guard var draft = cache.draftOfTexts(), draft.end() else { return false }
    }
    return cache.begin()
  }

  /// Removes the texts, because the site was not published.
  func abandon() {
    let isUnused = state.withLock { state in
      if case .unused = state { return true }
      state = .unused
      return false
    }
    if !isUnused { cache.removeDraft() }
  }
}

/// The content files of a site as they were compiled.
struct KeptFiles: Sendable {
  /// Where each of them stands when they are written one after another.
  private var ranges: [Range<Int>] = []
  private let paths: [String]
  private let hashes: [ContentHash]
  private let firstFragments: [FragmentIndex]

  /// Takes the files over; nil where a digest does not know one.
  init?(_ files: LoadedFiles, of sources: SourceMap, _ digest: InputDigest) {
    paths = files.paths
    firstFragments = files.firstFragments
    guard let known = digest.hashes(ofOrdered: paths) else { return nil }
    hashes = known
    let compiled = sources.sources.dropFirst(Int(files.firstSource.index)).prefix(paths.count)
    ranges.reserveCapacity(paths.count)
    var end = 0
    for source in compiled {
      let count = source.released.map { Int($0.count) } ?? source.bytes.count
      ranges.append(end..<end + count)
      end += count
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
      for fragment in page.outlined { note(index, on: fragment) }
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
