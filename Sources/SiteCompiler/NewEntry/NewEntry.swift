import Diagnostics
import Documents
package import FileSystem
import Languages
import Planning
import Schema

/// A new entry of a collection, as a file that is not written yet.
package struct NewEntry: Sendable {
  /// Why an entry cannot be made.
  package struct Fault: Error {
    package let message: String
    package var hint: String?
    /// Whether the site has such entries, and they cannot be made.
    package var concernsEntries = false
  }

  /// The path of the file in the site's folder.
  package let path: String
  package let text: String

  /// Makes an entry of a model or collection, whose name is compared without case; its key or first
  /// text is `title`, and its dates are the day of the build, where clocks are as many minutes ahead
  /// of UTC, unless the build was given a date.
  ///
  /// - Throws: when there is no such model, or its entries are not files of their own.
  package init(
    of name: String, titled title: String, in files: some FileSystem, options: CompilerOptions,
    minutesAheadOfUTC offset: Int = 0
  ) throws(Fault) {
    var log = DiagnosticLog()
    let sources: SiteSources
    do throws(FileError) {
      sources = try SiteSources.read(files, options, log: &log)
    } catch {
      throw Fault(message: error.description)
    }
    guard let source = sources.site else {
      throw Fault(
        message: "there is no '\(SiteFolder.settings)' here",
        hint: "go to the folder of a site, or make one: apus new FOLDER")
    }
    let parsed = sources.parsedModels(log: &log)
    let models = parsed.models
    let definition = SiteFile.read(
      source, of: parsed.sources, models: models, files: files, log: &log)
    guard let definition else {
      throw Fault(message: "site.yaml cannot be read", hint: "'apus check' says what is wrong")
    }
    let collection = try Self.collection(name, of: definition)
    guard let model = models.structure(named: collection.model.value) else {
      throw Fault(message: "there is no model \(Diagnostic.quoted(collection.model.value))")
    }
    let place: (folder: String, ending: String)
    do throws(Fault) {
      place = try Self.place(of: collection, in: files)
    } catch {
      throw Fault(message: error.message, hint: error.hint, concernsEntries: true)
    }
    path = place.folder + (try Self.fileName(of: title)) + place.ending
    let line = YAMLText.withoutControls(title).split(whereSeparator: \.isNewline)
    text =
      EntrySketch(
        models: models, structure: models[model], title: line.joined(separator: " "),
        today: Self.today(options, offset),
        format: place.ending == ".md" ? .markdown : .yaml
      ).text
  }

  /// The name of the file of an entry with a title, without its ending.
  private static func fileName(of title: String) throws(Fault) -> String {
    var slug: [UInt8] = []
    TextFold.appendSlug(from: Array(title.utf8).span, to: &slug)
    guard !slug.isEmpty else {
      throw Fault(message: "\(Diagnostic.quoted(title)) has no letter to name a file by")
    }
    // An 'index.md' is the page of its folder.
    if Scalar.isReservedOnWindows(slug.span) || slug.elementsEqual("index".utf8) {
      slug = Array("the-".utf8) + slug
    }
    return String(decoding: slug, as: UTF8.self)
  }

  /// The day of the build, as files write it.
  private static func today(_ options: CompilerOptions, _ offset: Int) -> String {
    var text: [UInt8] = []
    DateText.appendISO(
      seconds: options.now, offsetMinutes: options.date == nil ? offset : 0, hasTime: false,
      to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private static func collection(
    _ name: String, of site: SiteDefinition
  ) throws(Fault) -> CollectionSettings {
    let wanted = name.lowercased()
    let named = site.collections.first { $0.name.value.lowercased() == wanted }
    let models = site.collections.filter { $0.model.value.lowercased() == wanted }
    if let found = named ?? models.first {
      guard named != nil || models.count == 1 else {
        throw Fault(
          message: "several collections hold entries of \(Diagnostic.quoted(name))",
          hint: "say which: " + models.map(\.name.value).joined(separator: ", "),
          concernsEntries: true)
      }
      return found
    }
    let known = site.collections.flatMap { [$0.model.value.lowercased(), $0.name.value] }
    throw Fault(
      message: "no collection of this site holds entries of \(Diagnostic.quoted(name))",
      hint: Suggestion.nearest(to: name, among: known).map { "did you mean '\($0)'?" }
        ?? "there are: " + site.collections.map(\.name.value).joined(separator: ", "))
  }

  /// The folder of a collection's files, with its slash, and the ending of their names.
  private static func place(
    of collection: CollectionSettings, in files: some FileSystem
  ) throws(Fault) -> (folder: String, ending: String) {
    let from = collection.from.value
    let parts = from.split(separator: "#", maxSplits: 1)
    let path = String(parts.first ?? "")
    let file = SiteFolder.content + "/" + path
    let isFolder = path.contains("*") || !path.contains(".")
    guard isFolder || !path.hasSuffix(".md") && !path.hasSuffix(".markdown") else {
      throw Fault(
        message: "'\(collection.name.value)' has one entry, '\(file)'",
        hint: "write it there, or let 'from:' take the files of a folder, such as "
          + "'\(collection.name.value)/*.md'")
    }
    guard parts.count == 1, isFolder else {
      throw Fault(
        message: "the entries of '\(collection.name.value)' are written in one file, '\(file)'",
        hint: "add the entry there; 'apus schema \(collection.model.value)' tells an editor how")
    }
    let name = FilePaths.name(of: path)
    guard !name.hasSuffix(".csv") else {
      throw Fault(
        message:
          "the entries of '\(collection.name.value)' are lines of CSV, which has no comments",
        hint: "add a line to a file of '\(FilePaths.folder(of: file))'")
    }
    guard !name.hasSuffix(".json") else {
      let list = list(among: FilePaths.folder(of: file), of: files)
      let way =
        list.map { "add an element to the list in '\($0)'" }
        ?? "copy a file of '\(FilePaths.folder(of: file))'"
      throw Fault(
        message: "the entries of '\(collection.name.value)' are JSON, which has no comments",
        hint: "\(way); "
          + "'apus schema \(collection.model.value) --for json' tells an editor the rules")
    }
    let ending = [".yaml", ".yml"].first { name.hasSuffix($0) } ?? ".md"
    let folder = path.contains("*") ? path.prefix { $0 != "*" } : path[...] + "/"
    let known = folder.lastIndex(of: "/").map { folder[...$0] } ?? ""
    return (SiteFolder.content + "/" + known, ending)
  }

  /// The first file of JSON in a folder, where it holds a list of entries: a copy of it would hold all
  /// of them again.
  private static func list(among folder: String, of files: some FileSystem) -> String? {
    let contents = (try? files.contents(of: folder)) ?? []
    guard let first = contents.first(where: { $0.name.hasSuffix(".json") }),
      let bytes = try? files.read(
        folder + "/" + first.name, limit: 1 << 26)
    else { return nil }
    let start = bytes.first { $0 > 0x20 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF }
    return start == UInt8(ascii: "[") ? folder + "/" + first.name : nil
  }
}
