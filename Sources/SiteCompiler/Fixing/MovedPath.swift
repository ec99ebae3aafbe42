import Diagnostics

/// The path of a file or the address of a page in a link, as it is compared with another one that
/// may have taken its place.
struct MovedPath {
  /// The shortest name of a file in which two letters that are swapped are a slip.
  private static let shortestName = 4

  /// Whether it begins at the root of the site.
  private let isFromRoot: Bool
  /// Its folders from the folder of the site on, or from the root, as far as they are known.
  private let folders: ArraySlice<Substring>
  /// Its last part.
  private let name: Substring
  /// The last folder that is written in it; nil where there is none, or where it is in the folder of
  /// its own file, so that its folders say no more than its name.
  private let writtenFolder: Substring?

  /// Reads a path that is written in the file at the path `own`.
  init(_ path: String, from own: String) {
    let end = path.firstIndex { $0 == "#" || $0 == "?" } ?? path.endIndex
    isFromRoot = path.hasPrefix("/")
    let isFromContent = isFromRoot || path.hasPrefix("@/")
    let home = own.split(separator: "/").dropLast()
    var parts = isFromContent ? [] : home
    for part in path[..<end].split(separator: "/") where part != "." && part != "@" {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    name = parts.last ?? ""
    folders = parts.dropLast()
    let isBeside = folders.elementsEqual(isFromContent ? home.dropFirst() : home)
    writtenFolder =
      isBeside
      ? nil : path[..<end].split(separator: "/").dropLast().last { ![".", "..", "@"].contains($0) }
  }

  /// Whether a broken path certainly meant this other one: both end in the same name, apart from a
  /// slip of typing, and nothing in them tells years, numbers or languages apart.
  ///
  /// A similar name may be that of another thing: 'report-2025.md' is not what 'report-2024.md' was,
  /// nor '2025/report.md' what '2024/report.md' was. An address from the root is that of another page
  /// where another folder is in it. A file of the very same name was moved, unless a folder was
  /// written in which it is not: 'winter/logo.png' is not what 'summer/logo.png' was. What is called
  /// 'index' is named by its folder.
  func isCertain(_ other: MovedPath) -> Bool {
    guard numbers == other.numbers, languages == other.languages,
      Self.isSame(name, other.name)
    else { return false }
    if name.prefix(while: { $0 != "." }) == "index" {
      guard let folder = folders.last, let otherFolder = other.folders.last,
        Self.isSame(folder, otherFolder)
      else { return false }
    }
    if name.contains("."), name == other.name {
      guard let writtenFolder else { return true }
      return other.folders.last.map { Self.isSame(writtenFolder, $0) } ?? false
    }
    guard isFromRoot, other.isFromRoot else { return true }
    return folders.count == other.folders.count
      && zip(folders, other.folders).allSatisfy(Self.isSame)
  }

  /// Whether two names have the same letters, apart from capitals, hyphens and a swap of neighbours.
  private static func isSame(_ written: Substring, _ name: Substring) -> Bool {
    letters(of: written).sorted() == letters(of: name).sorted()
      && TypingSlip.isCertain(String(written), for: String(name), swapsIn: shortestName)
  }

  private static func letters(of name: Substring) -> [Character] {
    name.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  /// The numbers in it, sorted.
  private var numbers: [String] {
    (folders + [name]).flatMap { part in
      part.split { !$0.isNumber }.map(String.init)
    }.sorted()
  }

  /// The parts of it that may name a language, such as `de`, `pt-BR` and that of `tea.de.md`.
  private var languages: [String] {
    (folders.map { $0 } + name.split(separator: ".").dropFirst().dropLast())
      .filter(Self.isLanguage).map { $0.lowercased() }.sorted()
  }

  private static func isLanguage(_ part: Substring) -> Bool {
    let tags = part.split { $0 == "-" || $0 == "_" }
    guard let language = tags.first, tags.count <= 3, tags.allSatisfy({ $0.allSatisfy(\.isASCII) })
    else { return false }
    return language.count == 2 && language.allSatisfy(\.isLetter)
      && tags.dropFirst().allSatisfy { $0.count == 2 || $0.count == 4 }
  }
}
