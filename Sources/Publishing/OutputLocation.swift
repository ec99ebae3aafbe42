import Diagnostics
import FileSystem

#if canImport(Glibc)
  import Glibc
#endif

/// The checked location of an output folder on the disk.
package struct OutputLocation: Hashable, Sendable {
  /// The absolute path of its parent folder, without symbolic links.
  package let parent: String
  /// Its name there.
  package let name: String
  /// How messages name it: as it was typed.
  package let typed: String

  /// The absolute path of the site's settings; nil where the site is made from other things.
  private let settings: String?
  /// The path of the settings from the output folder on, where that lies in the site's folder; nil
  /// elsewhere, as it would say how folders of this machine are called.
  let site: String?

  /// The absolute path of the output folder.
  package var path: String { parent == "/" ? "/" + name : parent + "/" + name }

  /// What an output folder must keep away from.
  package struct Surroundings: Sendable {
    /// The folder of the project, absolute or from the working folder.
    package var project: String
    /// The folders and files that the site is made from.
    package var inputs: [String]
    /// The symbolic links in them, by their paths from the project's folder on.
    package var links: [String] = []
    /// The file with the settings of the site, from the site's folder on; nil where the site is made
    /// from other things.
    package var settings: String?
    /// The folder of the site, from the project's folder on, where it is another one.
    package var site = ""
    /// Whether the output may be outside the project, because the command line names it.
    package var mayLeaveProject: Bool
    /// The home folder, nil where there is none.
    package var home: String?

    /// Describes the surroundings; the home folder is that of the environment.
    package init(
      project: String, settings: String? = nil, inputs: [String], mayLeaveProject: Bool
    ) {
      self.project = project
      self.settings = settings
      self.inputs = inputs
      self.mayLeaveProject = mayLeaveProject
      home = unsafe getenv("HOME").map { unsafe String(cString: $0) }
    }
  }

  /// Finds the place of an output folder, which need not exist.
  ///
  /// - Parameters:
  ///   - path: Absolute, or from the project's folder.
  ///   - typed: How messages name it, if different.
  ///   - surroundings: What it must keep away from.
  /// - Throws: `refused` where no output folder may be there.
  package init(
    _ path: String, typed: String? = nil, in surroundings: Surroundings
  ) throws(PublicationError) {
    let name = typed ?? path
    if let problem = Self.problem(withSpelling: path) {
      throw .refused(.misplacedOutput(name, problem))
    }
    let project = RealPath(surroundings.project, from: RealPath.workingFolder)
    let output = RealPath(path, from: project, followsLast: false)
    if let problem = Self.problem(with: output, project, surroundings) {
      throw .refused(.misplacedOutput(name, problem))
    }
    for link in surroundings.links {
      guard let problem = Self.problem(with: output, madeFrom: link, in: project) else { continue }
      throw .refused(.linkedOutput(name, problem, link: link))
    }
    guard !output.endsInLink else { throw .refused(.unusableOutput(name, "a symbolic link")) }
    guard let last = output.names.last else {
      throw .refused(.misplacedOutput(name, "is the root of the disk"))
    }
    self.name = last
    self.typed = name
    parent = output.parent.text
    let siteFolder = RealPath(surroundings.site, from: project)
    settings = surroundings.settings.map { siteFolder.text + "/" + $0 }
    site = settings.flatMap { settings in
      siteFolder.holds(output) ? FilePaths.relative(settings, from: output.text) : nil
    }
  }

  /// The settings of the other site that this folder belongs to, by what its manifest says; nil
  /// where it belongs to this one, or to one that is not there any more.
  func otherSite(_ record: String?) -> String? {
    guard let record, let settings, record != site else { return nil }
    let names = FilePaths.path(of: record, from: path).map { "/" + $0 }
    let own = FilePaths.path(of: settings, from: "/").map { "/" + $0 }
    guard let names, let own, !Self.areOneFile(names, own), unsafe access(names, F_OK) == 0 else {
      return nil
    }
    return names
  }

  /// Whether two paths lead to one file, by whatever links.
  private static func areOneFile(_ path: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard unsafe stat(path, &first) == 0, unsafe stat(other, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// What is wrong with the text of a path, independent of the disk.
  private static func problem(withSpelling path: String) -> String? {
    let bytes = Array(path.utf8)
    if bytes.isEmpty { return "has an empty path" }
    if bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return "has a control character" }
    if bytes[0] == UInt8(ascii: "~") || bytes.contains(UInt8(ascii: "$")) {
      return "has a path that only a shell would understand"
    }
    let hasDrive = bytes.count > 1 && bytes[1] == UInt8(ascii: ":")
    if bytes.contains(UInt8(ascii: "\\")) || hasDrive { return "has a path of Windows" }
    return nil
  }

  private static func problem(
    with output: RealPath, _ project: RealPath, _ surroundings: Surroundings
  ) -> String? {
    if output.names.isEmpty { return "is the root of the disk" }
    if output.names.contains(".apus") || output.names.contains(".git") {
      return "lies in a folder that a tool keeps for itself"
    }
    if output.holds(project) { return "is or holds the folder of the project" }
    if output.holds(.workingFolder) { return "is or holds the working folder" }
    if let home = surroundings.home, output.holds(RealPath(home, from: .workingFolder)) {
      return "is or holds the home folder"
    }
    for input in surroundings.inputs {
      if let problem = problem(with: output, madeFrom: input, in: project) { return problem }
    }
    for system in ["/proc", "/sys", "/dev"] where output.text.hasPrefix(system + "/") {
      guard !output.text.hasPrefix("/dev/shm/") else { continue }
      return "lies in a folder of the system"
    }
    if !surroundings.mayLeaveProject && !project.holds(output) {
      return "lies outside the project"
    }
    return nil
  }
}

extension OutputLocation {
  /// What is wrong with an output folder beside something that the site is made from.
  private static func problem(
    with output: RealPath, madeFrom input: String, in project: RealPath
  ) -> String? {
    let folder = RealPath(input, from: project)
    if output == folder { return "is '\(input)', from which the site is made" }
    if output.holds(folder) { return "holds '\(input)', from which the site is made" }
    if folder.holds(output) { return "lies in '\(input)', from which the site is made" }
    return nil
  }
}

/// An absolute path without symbolic links, `.` and `..`, whether or not something is there.
private struct RealPath: Equatable {
  /// The names from the root of the disk on.
  private(set) var names: [String] = []
  /// Whether the last name is a symbolic link, which was not followed.
  private(set) var endsInLink = false

  static let workingFolder: RealPath = {
    let path = unsafe getcwd(nil, 0)
    defer { unsafe free(path) }
    var folder = RealPath()
    folder.names = unsafe path.map { split(unsafe String(cString: $0)) } ?? []
    return folder
  }()

  private init() {}

  /// Makes that of a path from a folder; a symbolic link that is its last name may stay.
  init(_ path: String, from folder: RealPath, followsLast: Bool = true) {
    if !path.hasPrefix("/") { names = folder.names }
    let parts = Self.split(path)
    for (index, part) in parts.enumerated() {
      switch part {
      case ".": continue
      case "..": _ = names.popLast()
      default: enter(part, isKept: !followsLast && index == parts.count - 1)
      }
    }
  }

  var text: String { "/" + names.joined(separator: "/") }

  var parent: RealPath {
    var parent = self
    parent.names.removeLast()
    return parent
  }

  /// Whether another path is this one or below it.
  func holds(_ other: RealPath) -> Bool {
    other.names.count >= names.count
      && zip(names, other.names).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
  }

  private mutating func enter(_ name: String, isKept: Bool) {
    names.append(name)
    var status = stat()
    guard unsafe lstat(text, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return }
    endsInLink = isKept
    guard !isKept, let real = unsafe realpath(text, nil) else { return }
    defer { unsafe free(real) }
    names = Self.split(unsafe String(cString: real))
  }

  private static func split(_ path: String) -> [String] {
    path.split(separator: "/").map { String($0) }
  }
}
