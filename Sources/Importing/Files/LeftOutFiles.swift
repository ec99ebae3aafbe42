import Content
import Documents
import FileSystem
import Tables

/// Files of a site that hold no entries, although their names are those of content: they would become
/// public pages.
struct LeftOutFiles {
  /// The files that stay.
  private(set) var files: [(path: String, bytes: [UInt8])] = []
  /// What the files that were left out give to the pages of their folders.
  private(set) var inherited: [InheritedMatter] = []
  /// What was left out, one sentence each.
  private(set) var notes: [String] = []

  /// Why a file is left out.
  private enum Reason: CaseIterable {
    case project, repository, specialName, data, template

    func note(_ paths: [String]) -> String {
      let list = NamedFiles.list(paths)
      return switch self {
      case .project: "files of programs and tools are left out: \(list)"
      case .repository:
        "files about the folder, for those who work in it, are left out: \(list). If readers need one, "
          + "copy it to Content"
      case .specialName: "files that the generator skips for their names are left out: \(list)"
      case .data: LeftOutFiles.noteOfData(paths)
      case .template:
        "files with what is still to be filled in, such as '{{date}}', are templates of notes and "
          + "left out: \(list)"
      }
    }
  }

  /// What to say of data that only templates have shown.
  static func noteOfData(_ paths: [String]) -> String {
    "data for templates is left out: \(NamedFiles.list(paths)). If pages show it, copy the file to "
      + "Content and name it in a collection of site.yaml"
  }

  private let generator: SiteGenerator?
  private let hasPages: Bool
  /// The files about the folder that is taken over.
  private let aboutFolder: Set<String>

  init(_ all: [(path: String, bytes: [UInt8])], of site: FormerSite?) {
    generator = site?.generator
    let pages = all.map(\.path).filter { ContentFormat(path: $0[...]) == .markdown }
    hasPages = !pages.isEmpty
    aboutFolder = Self.filesAboutFolder(among: all, of: site)
    var found: [Reason: [String]] = [:]
    for (path, bytes) in all where !Self.isConfiguration(path, of: site) {
      if let values = InheritedMatter.directoryData(at: path, bytes, of: generator),
        pages.contains(where: { $0.hasPrefix(values.scope) }), !Self.isForTemplates(path)
      {
        inherited.append(values)
        notes.append(
          "\(path) gives values to pages and is no entry, so it is left out\(Self.advice(values))")
      } else if let reason = reason(toLeaveOut: path, bytes) {
        found[reason, default: []].append(path)
      } else {
        files.append((path, bytes))
      }
    }
    notes += Reason.allCases.compactMap { reason in found[reason].map(reason.note) }
  }

  /// Whether a file is the configuration of the site, of which other notes tell.
  private static func isConfiguration(_ path: String, of site: FormerSite?) -> Bool {
    guard let site, let name = site.configuration, site.place.isEmpty else { return false }
    return site.generator == .jekyll
      && path.split(separator: "/").dropFirst().elementsEqual([name[...]])
  }

  private func reason(toLeaveOut path: String, _ bytes: [UInt8]) -> Reason? {
    // The first name is what was asked for.
    let names = path.split(separator: "/").dropFirst()
    guard !names.isEmpty else { return nil }
    if aboutFolder.contains(path) { return .repository }
    if names.contains(where: isSpecial) { return .specialName }
    guard let format = ContentFormat(path: path[...]) else { return nil }
    if ProjectFiles.contains(names.joined(separator: "/")) { return .project }
    if format == .markdown {
      return generator == nil && NoteTemplate.isTemplate(path, bytes) ? .template : nil
    }
    guard !path.hasPrefix("_data/") else { return nil }
    if Self.isForTemplates(path) { return .data }
    switch generator {
    // Data are no pages. In a folder without pages, they are what was asked for.
    case .hugo, .zola, .eleventy, .jekyll: return hasPages ? .data : nil
    case .astro: return names.contains { $0.hasPrefix("_") } ? .specialName : nil
    case nil: return nil
    }
  }

  /// The files beside all content that are about the folder by their names: they have no front matter,
  /// no other text refers to them, and they are not all that there is. A generator that makes pages of
  /// such files keeps them.
  private static func filesAboutFolder(
    among all: [(path: String, bytes: [UInt8])], of site: FormerSite?
  ) -> Set<String> {
    guard site == nil || site?.generator == .jekyll else { return [] }
    let found = all.filter { path, bytes in
      path.split(separator: "/").count == 2 && RepositoryFile.isName(ofFileAt: path)
        && !["---", "+++", "{"].contains { bytes.starts(with: $0.utf8) }
    }
    let others = all.filter { file in
      ContentFormat(path: file.path[...]) != nil && !found.contains { $0.path == file.path }
    }
    guard !found.isEmpty, !others.isEmpty else { return [] }
    let texts = others.filter { ContentFormat(path: $0.path[...]) == .markdown }
    return Set(
      found.map(\.path).filter { path in
        let name = FilePaths.name(of: path)
        let marks = [name, "[[" + name.prefix { $0 != "." }].map { Array($0.utf8) }
        return !texts.contains { text in marks.contains { text.bytes.firstRange(of: $0) != nil } }
      })
  }

  /// Whether Jekyll takes a file for none of the site (lib/jekyll/entry_filter.rb of Jekyll 4). What
  /// begins with `_` may be published by its configuration.
  private func isSpecial(_ name: Substring) -> Bool {
    generator == .jekyll && (name.hasPrefix("#") || name.hasPrefix("~") || name.hasSuffix("~"))
  }

  /// Whether a file is content in a folder `_data`, except where that folder was asked for.
  private static func isForTemplates(_ path: String) -> Bool {
    ContentFormat(path: path[...]) != nil
      && path.split(separator: "/").dropLast().dropFirst().contains("_data")
  }

  /// What to do with the values.
  private static func advice(_ values: InheritedMatter) -> String {
    let keys = values.tree.pairs(of: values.root).map { values.tree.string(of: $0.key) }
    guard !keys.isEmpty else { return "" }
    let list = keys.map { "'\($0)'" }.joined(separator: ", ")
    return ": write what is needed of \(list) as defaults of the model"
  }
}

extension LeftOutFiles {
  /// Takes only what may be content of the site.
  struct Step: ImportStep {
    func apply(to imported: inout ImportedFiles) {
      let kept = LeftOutFiles(imported.files, of: imported.site)
      imported.replaceAll(with: kept.files, noting: kept.notes)
      (imported.inherited, imported.unconverted) = (kept.inherited, kept.files)
    }
  }
}
