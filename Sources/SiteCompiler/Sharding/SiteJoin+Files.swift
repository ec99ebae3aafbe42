import Diagnostics
import FileSystem
import Parallel
import Publishing
import Sharding
import Synchronization

extension SiteJoin {
  /// Files up to this size are read in one go.
  private static var pieceLimit: Int { 4 << 20 }

  /// Hands all files of the parts over; reports those that have changed since they were made.
  func copy(
    _ parts: [Part], to publication: Publication<some WritableFileSystem>
  ) throws(BuildFailure) -> DiagnosticLog {
    let failure = Mutex<PublicationError?>(nil)
    var log = try handOver(parts) { file, folder, bytes in
      do throws(PublicationError) {
        if let bytes {
          try publication.add(bytes.span, at: file.path)
        } else {
          try publication.copy(folder.place(of: file), from: folder.files, to: file.path)
        }
      } catch {
        failure.withLock { $0 = $0 ?? error }
      }
    }
    if let error = failure.withLock({ $0 }) { throw .unpublished(error) }
    // A large file is read once more to be copied: it may have changed in between.
    let taken = Dictionary(
      publication.taken.map { (Array($0.path.utf8), $0.hash) }, uniquingKeysWith: { $1 })
    for part in parts {
      for file in part.files where file.size > Self.pieceLimit && taken[file.key] != file.hash {
        log.report(.damagedPart(part, "'\(file.path)' was changed meanwhile"))
      }
    }
    return log
  }

  /// Reads the files of the parts, each path once, on several threads, and passes on unchanged ones,
  /// with their bytes unless they are large. Reports the others.
  func handOver(
    _ parts: [Part], _ accept: @Sendable (Part.File, PartFolder<Files>, [UInt8]?) -> Void
  ) throws(BuildFailure) -> DiagnosticLog {
    var log = DiagnosticLog()
    var known: Set<[UInt8]> = []
    for part in parts {
      guard let folder = folders.first(where: { $0.name == part.folder }) else { continue }
      let damaged = Mutex<[String]>([])
      let failure = Mutex<FileError?>(nil)
      Parallel.forEachChunk(
        of: part.files.count, size: 32, threads: threads, state: {}
      ) { [known] _, range in
        for file in part.files[range] {
          do throws(FileError) {
            let fault = try Self.take(file, in: folder) { bytes in
              if !known.contains(file.key) { accept(file, folder, bytes) }
            }
            if let fault {
              damaged.withLock { $0.append(fault) }
            }
          } catch {
            failure.withLock { $0 = $0 ?? error }
          }
        }
      }
      if let error = failure.withLock({ $0 }) {
        throw .unreadable(error.typed(below: folder.name))
      }
      for fault in damaged.withLock({ $0 }).sorted() { log.report(.damagedPart(part, fault)) }
      known.formUnion(part.record.sharedPaths.map { Array($0.utf8) })
    }
    return log
  }

  /// Reads a file and hands it on; returns what is wrong with it.
  private static func take(
    _ file: Part.File, in folder: PartFolder<Files>,
    _ accept: ([UInt8]?) -> Void
  ) throws(FileError) -> String? {
    let place = folder.place(of: file)
    guard let status = try folder.files.status(of: place), status.kind == .file else {
      return "'\(file.path)' is missing"
    }
    let other = "'\(file.path)' holds something else than when it was made"
    guard status.size == file.size else { return other }
    if file.size > pieceLimit {
      guard try folder.files.contentHash(of: place) == file.hash else { return other }
      accept(nil)
      return nil
    }
    let bytes = try folder.files.read(place, limit: pieceLimit)
    guard ContentHash(of: bytes) == file.hash else { return other }
    accept(bytes)
    return nil
  }
}
