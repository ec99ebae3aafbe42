import Content
package import FileSystem
import Incremental
package import Publishing

/// What `build` saves for the next build, beside the output folder: never inside it, and readable
/// only by its owner.
///
/// Removing it only costs time. Nothing depends on whether or when it is written: its contents
/// belong to the site with one manifest, and are ignored with another. A build that cannot write it
/// continues without it.
package struct BuildCache<Files: WritableFileSystem>: Sendable {
  private let files: Files
  private let output: String
  /// When the build began, in nanoseconds since 1970; nothing that is published depends on it.
  let moment: Int64
  /// Whether files that seem unchanged since they were last read are not read again.
  package var trustsStamps = true
  /// How many bytes of HTML are held in memory, where there can be a file for the rest.
  package var htmlLimit = 32 << 20
  /// The file with the records of a published site.
  private var state: String { OutputPaths.cache + "/" + output + ".state" }
  /// The texts of all content files, one after another.
  private var texts: String { OutputPaths.cache + "/" + output + ".texts" }
  private var ignored: String { OutputPaths.cache + "/.gitignore" }
  private static var sizeLimit: Int { 1 << 30 }
  /// About how many bytes are written in one call.
  private static var pieceSize: Int { 1 << 18 }

  /// Makes the cache of the output folder with this name, which lies at the root of `files`; nil
  /// where the output folder has that name itself.
  package init?(of output: String, in files: Files, at moment: Int64) {
    guard OutputPaths(output: output).work != OutputPaths.cache else { return nil }
    self.files = files
    self.output = output
    self.moment = moment
  }

  /// What the last build has saved; nil where there is nothing usable.
  func read() -> PublishedTexts? {
    do throws(FileError) {
      guard try files.status(of: state)?.kind == .file else { return nil }
      return PublishedTexts(try files.read(state, limit: Self.sizeLimit))
    } catch {
      return nil
    }
  }

  /// The inputs of a build that has saved something, as far as their stamps are trusted.
  func inputs(of saved: PublishedTexts?) -> EarlierInputs? {
    guard trustsStamps, let saved else { return nil }
    return EarlierInputs(digest: saved.inputs, stamps: saved.stamps)
  }

  /// The bytes of a file when the site was built; nil where they are not known for certain.
  func bytes(of file: TextFile) -> [UInt8]? {
    switch file.kept {
    case .here(let bytes): return ContentHash(of: bytes) == file.hash ? bytes : nil
    case .among(let range):
      do throws(FileError) {
        let bytes = try files.read(range, of: texts)
        return ContentHash(of: bytes) == file.hash ? bytes : nil
      } catch {
        return nil
      }
    }
  }

  /// Space on the disk of the output folder for HTML; nil where there can be none.
  func makeScratchSpace() -> ScratchSpace? {
    files.makeScratchFile().map { ScratchSpace($0, heldCount: htmlLimit) }
  }

  /// Begins to write the texts of a site, one after another, where they are not used yet; nil if that
  /// fails.
  func draftOfTexts() -> Draft? {
    do throws(FileError) {
      // This file tells Git to ignore the whole folder.
      if try !files.exists(ignored) { try replace(ignored, with: Array("*\n".utf8)) }
      return try Draft(of: texts, in: files)
    } catch {
      return nil
    }
  }

  /// A file that is written piece by piece, so that it is never in memory as a whole, before it
  /// replaces another one.
  struct Draft: Sendable {
    private let files: Files
    private let path: String
    private var piece: [UInt8] = []
    private var isBegun = false

    /// Makes the draft of the file at a path, and removes an earlier draft.
    init(of path: String, in files: Files) throws(FileError) {
      self.files = files
      self.path = BuildCache.draft(of: path)
      try files.removeIfThere(self.path)
    }

    /// Appends bytes; returns false, with the draft removed, if they cannot be written.
    mutating func append(_ bytes: [UInt8]) -> Bool {
      if !piece.isEmpty, piece.count + bytes.count > BuildCache.pieceSize, !write() { return false }
      piece += bytes
      return true
    }

    /// Writes the last bytes; returns false, with the draft removed, if that fails.
    mutating func end() -> Bool { isBegun && piece.isEmpty || write() }

    private mutating func write() -> Bool {
      do throws(FileError) {
        if isBegun {
          try files.append(piece.span, to: path)
        } else {
          try files.makingFolders(for: path) { () throws(FileError) in
            try files.writePrivately(piece.span, to: path)
          }
          isBegun = true
        }
        piece.removeAll(keepingCapacity: true)
        return true
      } catch {
        BuildCache.remove([path], in: files)
        return false
      }
    }
  }

  /// Begins to save the records of a site whose texts were drafted; returns whether that succeeded.
  /// Records of another site are removed.
  func begin() -> Bool {
    do throws(FileError) {
      try files.removeIfThere(state)
      try files.rename(Self.draft(of: texts), to: texts)
      return true
    } catch {
      remove()
      return false
    }
  }

  /// Removes texts that were drafted, if there are any.
  func removeDraft() { Self.remove([Self.draft(of: texts)], in: files) }

  /// Saves the records of a site whose texts are there.
  func write(_ state: [UInt8]) {
    do throws(FileError) {
      try replace(self.state, with: state)
    } catch {
      remove()
    }
  }

  /// Removes what was saved; what cannot be removed is not used.
  func remove() { Self.remove([state, texts], in: files) }

  private static func remove(_ paths: [String], in files: Files) {
    for path in paths {
      do throws(FileError) {
        try files.removeIfThere(path)
      } catch {
        continue
      }
    }
  }

  private func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let draft = Self.draft(of: path)
    try files.removeIfThere(draft)
    do throws(FileError) {
      try files.makingFolders(for: draft) { () throws(FileError) in
        try files.writePrivately(bytes.span, to: draft)
      }
      try files.rename(draft, to: path)
    } catch {
      try files.removeIfThere(draft)
      throw error
    }
  }

  /// The path at which a file is written before it replaces another one.
  private static func draft(of path: String) -> String { path + ".new" }
}

extension BuildCache where Files == DiskFileSystem {
  /// The cache of an output folder of the disk; nil where that has no place yet.
  package init?(at location: OutputLocation, moment: Int64) {
    do throws(FileError) {
      self.init(of: location.name, in: try DiskFileSystem(root: location.parent), at: moment)
    } catch {
      return nil
    }
  }
}
