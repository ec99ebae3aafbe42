import Schema
import Content
import Diagnostics
import FileSystem
import Planning
import Rendering
import Tables

/// The files of a plan as they are published: most of them unchanged, images without private
/// metadata, and redirects from former addresses.
struct OutputFile<Files: FileSystem> {
  private let files: Files
  private let plan: SitePlan
  private let limit: Int
  private let aliases: AliasPage

  init(files: Files, plan: SitePlan, options: CompilerOptions) {
    self.files = files
    self.plan = plan
    limit = options.maximumFileSize
    aliases = AliasPage(plan: plan, isPortable: options.isPortable)
  }

  /// What is published in place of a file; nil where the file is published as it is.
  func bytes(ofFile index: FileIndex, log: inout DiagnosticLog) throws(FileError) -> [UInt8]? {
    let file = plan.files[index]
    switch file.content {
    case .made(let bytes): return bytes
    case .redirect(let page):
      return aliases.bytes(ofOutput: plan.output(ofFile: index), leadingTo: page)
    case .same:
      guard let bytes = try picture(file.path, log: &log),
        let cleaned = cleaned(bytes, file.path, log: &log)
      else { return nil }
      if cleaned.hasPosition { log.report(.position(in: file.path)) }
      return nil
    case .withoutMetadata:
      return try picture(file.path, log: &log).flatMap { cleaned($0, file.path, log: &log) }?.bytes
    }
  }

  /// The bytes of a picture; nil for other files, for one that browsers cannot show, which is
  /// reported, and where it is too large to be an image that pages show.
  private func picture(
    _ path: String, log: inout DiagnosticLog
  ) throws(FileError) -> [UInt8]? {
    guard PrivateMetadata.mayBeIn(path) || ImageSize.isPicture(named: path) else { return nil }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try files.read(path, limit: limit)
    } catch {
      guard error.reason == .tooLarge(limit: limit) else { throw error }
      return nil
    }
    if let reason = ImageSize.fault(in: bytes, named: path) {
      log.report(.brokenPicture(path, reason: reason))
      return nil
    }
    if let (format, ending) = ImageSize.misnomer(of: bytes, named: path) {
      log.report(.misnamedPicture(path, format: format, ending: ending))
    }
    return bytes
  }

  /// An image without private metadata; nil where it has none.
  private func cleaned(
    _ bytes: [UInt8], _ path: String, log: inout DiagnosticLog
  ) -> PrivateMetadata.Cleaned? {
    guard PrivateMetadata.mayBeIn(path) else { return nil }
    do throws(PrivateMetadata.Damaged) {
      return try PrivateMetadata.removed(from: bytes)
    } catch {
      log.report(.hiddenMetadata(in: path))
      return nil
    }
  }
}
