/// The dates in the names of files that become fields: where all names of a folder have one, and
/// where the generator takes it for the date of the page.
struct DatesOfNames {
  /// A file without a section.
  struct File {
    /// Its place among all files.
    let index: Int
    let path: String
    /// The path that it had.
    let formerPath: String
    let matter: MatterOfFile
  }

  /// The dates, by the places of their files.
  private(set) var dates: [Int: String] = [:]
  /// What was done, one sentence each.
  private(set) var notes: [String] = []

  init(of files: [File], from site: FormerSite?) {
    let undated = files.filter { !$0.matter.hasDate }
    let areDated = undated.allSatisfy { $0.matter.name.date != nil }
    var (taken, left, unread): ([String], [String], [String]) = ([], [], [])
    for file in undated {
      let isMeant = Self.isMeant(file, by: site)
      let found =
        file.matter.name.date
        ?? (site?.generator == .eleventy ? Self.dateOfFolder(of: file) : nil)
      if let found, areDated || isMeant {
        dates[file.index] = found
        taken.append(file.path)
      } else if found != nil {
        left.append(file.path)
      } else if isMeant, site?.generator == .jekyll, file.matter.name.isUnreadable {
        unread.append(file.path)
      }
    }
    if !taken.isEmpty {
      notes.append(
        taken.count == files.count
          ? "the date is what the names of the files begin with"
          : "the date of \(Self.list(taken, "its name", "their names"))")
    }
    if !left.isEmpty {
      notes.append(
        "the date in the names of these files is no field, because others have none: "
          + NamedFiles.list(left.sorted()))
    }
    if !unread.isEmpty {
      notes.append(
        "the names of these files begin with no day that is known, so that they have no date: "
          + NamedFiles.list(unread.sorted()))
    }
  }

  private static func list(_ paths: [String], _ one: String, _ many: String) -> String {
    "\(NamedFiles.counted(paths.count)) is in \(paths.count == 1 ? one : many): "
      + NamedFiles.list(paths.sorted())
  }

  /// Whether the generator takes the date of a name for that of the page.
  private static func isMeant(_ file: File, by site: FormerSite?) -> Bool {
    let folders = file.formerPath.split(separator: "/").dropLast()
    return switch site?.generator {
    case .zola, .eleventy: true
    case .jekyll: folders.contains { $0.hasPrefix("_") }
    case .hugo: site?.datesByName == true
    case .astro, nil: folders.contains { $0 == "_posts" || $0 == "_drafts" }
    }
  }

  /// The date anywhere in the path of a file, below the folder that was asked for, which is that of
  /// the page in Eleventy (`getDate` of src/Template.js of Eleventy 3).
  private static func dateOfFolder(of file: File) -> String? {
    DatedName.date(
      inPath: file.formerPath.split(separator: "/").dropFirst().joined(separator: "/"))
  }
}
