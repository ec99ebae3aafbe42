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
      guard let cleaned = try cleaned(file.path, log: &log) else { return nil }
      if cleaned.hasPosition { log.report(.position(in: file.path)) }
      return nil
    case .withoutMetadata: return try cleaned(file.path, log: &log)?.bytes
    }
  }

  /// An image without private metadata; nil where it has none, or where it is too large to be an
  /// image that pages show.
  private func cleaned(
    _ path: String, log: inout DiagnosticLog
  ) throws(FileError) -> PrivateMetadata.Cleaned? {
    guard PrivateMetadata.mayBeIn(path) else { return nil }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try files.read(path, limit: limit)
    } catch {
      guard error.reason == .tooLarge(limit: limit) else { throw error }
      return nil
    }
    do throws(PrivateMetadata.Damaged) {
      return try PrivateMetadata.removed(from: bytes)
    } catch {
      log.report(.hiddenMetadata(in: path))
      return nil
    }
  }
}
