import Diagnostics
package import FileSystem
import Publishing
import Sharding

/// The folder of a part of a site: the files of the site below `site`, and beside them the record
/// of the part, which is therefore never published.
package struct PartFolder<Files: FileSystem>: Sendable {
  /// The folder as it was typed.
  let name: String
  let files: Files
  /// Its path in `files`; empty for the root.
  private let path: String
  /// How commands name the site whose folder is at a path from this one; nil where no site is there.
  private let locateSite: @Sendable (String) -> String?

  /// Describes a folder of `files`, which messages call `name`.
  package init(
    _ name: String, at path: String = "", in files: Files,
    locatingSite locateSite: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.name = name
    self.path = path
    self.files = files
    self.locateSite = locateSite
  }

  /// The path in `files` of a file of the site.
  func place(of file: Part.File) -> String { place(of: PartPaths.site + file.path) }

  private func place(of path: String) -> String {
    self.path.isEmpty ? path : self.path + "/" + path
  }

  /// The part in this folder, without reading its files; reports what is wrong with its record and
  /// its list of files. Nil where there is none.
  func part(log: inout DiagnosticLog) throws(FileError) -> Part? {
    let recordPlace = place(of: PartPaths.record)
    guard try files.status(of: recordPlace)?.kind == .file else {
      log.report(.noPart(name, .foreign))
      return nil
    }
    let bytes = try files.read(recordPlace, limit: PartPaths.recordLimit)
    let record: PartRecord
    do throws(PartRecord.Fault) {
      record = try PartRecord(bytes)
    } catch {
      log.report(.noPart(name, error))
      return nil
    }
    let hash = ContentHash(of: bytes)
    guard let folder = try PublishedFolder(path, in: files),
      folder.files.contains(where: { $0.path == PartPaths.record && $0.hash == hash })
    else {
      log.report(.noPart(name, .damaged))
      return nil
    }
    let listed = folder.files.compactMap { file -> Part.File? in
      guard let path = PartPaths.path(inSite: file.path) else { return nil }
      return Part.File(path: path, hash: file.hash, size: file.size)
    }
    let siteFolder = record.command.siteFolder
    let part = Part(
      in: name, of: siteFolder.isEmpty ? nil : locateSite(siteFolder), record, files: listed)
    for path in try folder.foreignPaths(in: path, of: files) {
      log.report(.foreignFile(path, in: part))
    }
    return part
  }
}

/// The paths in the folder of a part.
package enum PartPaths {
  /// The prefix of the paths of the site's files.
  static let site = "site/"
  /// The record of the part.
  package static let record = "part"
  /// More than any part needs.
  static let recordLimit = 1 << 32

  /// The path in the site of a file of the folder; nil where it is not a file of the site.
  static func path(inSite path: String) -> String? {
    guard path.utf8.starts(with: site.utf8) else { return nil }
    return String(path.utf8.dropFirst(site.utf8.count))
  }
}
