import SiteCompiler
import Diagnostics
import FileSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where a site comes from and where it goes, as folders that exist.
struct OutputLocation {
  /// Why the site cannot be built there.
  struct Fault: Error {
    let message: String
    let code: ExitCode
  }

  /// The site's folder.
  let site: DiskFileSystem
  /// The folder in which the output folder lies.
  let parent: DiskFileSystem
  /// The name of the output folder.
  let name: String
  /// The whole path of the output folder.
  let path: String
  /// The output folder as the user named it.
  let shownPath: String

  /// Finds the folders, and refuses an output folder in which a mistake would cost work: one
  /// that is, holds or lies in the site's sources, the home folder or the root.
  init(_ options: SiteOptions) throws(Fault) {
    guard let sitePath = Self.realPath(options.folder) else {
      throw Fault(
        message: "there is no folder \(Diagnostic.quoted(options.folder))", code: .usage)
    }
    let typed = options.output ?? (options.folder == "." ? "public" : options.folder + "/public")
    shownPath = typed
    let trimmed = typed.count > 1 && typed.hasSuffix("/") ? String(typed.dropLast()) : typed
    let slash = trimmed.lastIndex(of: "/")
    let folder = slash.map { $0 == trimmed.startIndex ? "/" : String(trimmed[..<$0]) } ?? "."
    name = slash.map { String(trimmed[trimmed.index(after: $0)...]) } ?? trimmed
    guard !name.isEmpty, name != ".", name != "..", !typed.utf8.contains(0) else {
      throw Self.refused(typed, "it has no name of its own")
    }
    guard let parentPath = Self.realPath(folder) else {
      throw Fault(
        message: "there is no folder \(Diagnostic.quoted(folder)) to put the site in",
        code: .usage)
    }
    let output = (parentPath == "/" ? "" : parentPath) + "/" + name
    path = output
    if let reason = Self.danger(of: output, site: sitePath, options) {
      throw Self.refused(typed, reason)
    }
    do throws(FileError) {
      site = try DiskFileSystem(root: sitePath)
      parent = try DiskFileSystem(root: parentPath)
    } catch {
      throw Fault(message: error.description, code: .ioError)
    }
  }

  private static func refused(_ path: String, _ reason: String) -> Fault {
    Fault(
      message: "the site cannot be put in \(Diagnostic.quoted(path)): \(reason)", code: .usage)
  }

  /// What would be lost if the output folder were at a path; nil when nothing would.
  private static func danger(of output: String, site: String, _ options: SiteOptions) -> String? {
    if contains(output, site) { return "it holds the site's own folder" }
    for folder in [options.compiler.contentFolder, options.compiler.templateFolder]
    where contains(site + "/" + folder, output) {
      return "it lies in \(folder)"
    }
    if let home = Machine.variable("HOME").flatMap(realPath), contains(output, home) {
      return "it holds your home folder"
    }
    if let working = realPath("."), contains(output, working) {
      return "it holds the working folder"
    }
    return nil
  }

  /// Whether a folder is or holds a path.
  private static func contains(_ folder: String, _ path: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  private static func realPath(_ path: String) -> String? {
    guard !path.utf8.contains(0), let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }
}
