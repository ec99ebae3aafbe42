import Content
import Documents
import Schema
import Tables

/// Writes the lines of `site.yaml` that publish collections whose models were inferred: the newest
/// or lightest entries first, and pages for the groups that they are in.
struct InferredSettings {
  private let collections:
    [(collection: ModelInference.Collection, model: InferredStructure, seen: Observation)]

  /// What the files of sections say of them, by the names of their folders.
  private let sections: [String: SectionTitle]
  /// Whether the list of the first collection is the home page of the site.
  private let beginsWithList: Bool
  /// The folders of entries that have no pages.
  private let dataFolders: Set<String>
  /// Whether the generator of the site orders pages by their weight, and by their date only then.
  private let weightComesFirst: Bool

  /// Takes what was built: the structures begin with those of the entries, in the order of the
  /// collections.
  init(
    of builder: StructureBuilder,
    sections: [String: SectionTitle], beginsWithList: Bool = false,
    dataFolders: Set<String> = [], weightComesFirst: Bool = false
  ) {
    self.weightComesFirst = weightComesFirst
    self.dataFolders = dataFolders
    self.collections = builder.sources.tableIndices.map { index in
      (
        builder.collections[index.position],
        builder.structures[InferredStructure.Index(entriesOf: index)], builder.sources[index].seen
      )
    }
    self.sections = sections
    self.beginsWithList = beginsWithList
  }

  /// The fields by which entries are usually grouped.
  static let groupings = ["tags", "categories", "topics", "keywords", "series"]

  var text: String {
    var lines = ["collections:"]
    for (collection, model, _) in collections {
      let order = order(of: model, collection).map { ", order: \($0)" } ?? ""
      let html = collection.keepsHTML ? ", raw-html: true" : ""
      // A name that begins with '*' is an alias in YAML.
      let from = collection.isInRoot ? "\"\(collection.from)\"" : collection.from
      lines.append(
        "  \(collection.name): { model: \(collection.model), from: \(from)\(order)\(html) }")
    }
    let shown = collections.filter { !Self.isData($0.collection, dataFolders) }
    if !shown.isEmpty { lines.append("sections:") }
    for (collection, model, seen) in shown { lines += section(collection, model, seen) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Whether the entries of a collection are those of a folder that has no pages.
  static func isData(_ collection: ModelInference.Collection, _ folders: Set<String>) -> Bool {
    collection.from.split(separator: "/").dropLast().contains { folders.contains(String($0)) }
  }

  /// What entries are ordered by: the date of publication, the newest first, otherwise
  /// the place that front matter gives pages, such as `weight`; in data it is that of a thing. The place
  /// comes before the date where the generator, or the key, says so. A list keeps the order
  /// in which it is written, unless its entries have a date that can only be that of publication:
  /// a user may have ranked them.
  private func order(
    of model: InferredStructure, _ collection: ModelInference.Collection
  ) -> String? {
    let place = Self.place(of: model, collection)
    if let date = DateNames.newest(among: model.fields) {
      let field = model.fields[date]
      if !collection.isList || DateNames.isOfPublication(field.fileName ?? field.name) {
        let isFirst = place.map { $0.isOnlyOfPages || weightComesFirst && $0.key == "weight" }
        return isFirst == true ? "[\(place?.field ?? ""), -\(field.name)]" : "-" + field.name
      }
    }
    return place?.field
  }

  /// The field of the place of a page among the others, its key in lower case, and whether that key
  /// has no other meaning.
  private static func place(
    of model: InferredStructure, _ collection: ModelInference.Collection
  ) -> (field: String, key: String, isOnlyOfPages: Bool)? {
    guard ContentFormat(path: collection.from[...]) == .markdown else { return nil }
    let onlyOfPages: Set<String> = ["navorder", "sidebarposition"]
    let fields = model.fields.filter {
      $0.placement == nil && !$0.isLeftOut
        && [.scalar(.int), .scalar(.double), .scalar(.decimal)].contains($0.type)
    }
    for name in ["weight", "navorder", "sidebarposition", "order"] {
      for field in fields {
        let key = (field.fileName ?? field.name).lowercased().filter { $0 != "_" && $0 != "-" }
        // Other weights are those of things.
        guard key == name, name != "weight" || field.type == .scalar(.int) else { continue }
        return (field.name, name, onlyOfPages.contains(name))
      }
    }
    return nil
  }

  private func section(
    _ collection: ModelInference.Collection, _ model: InferredStructure, _ seen: Observation
  ) -> [String] {
    let name = collection.name
    let entry = collection.model.prefix(1).lowercased() + collection.model.dropFirst()
    let folder = Self.folder(of: collection)
    // The list may have another address than the pages that are in it.
    let own = InferredNames.address(folder) + "/"
    let place =
      collection.isInRoot
      ? ", at: \"/{slug}/\"" : beginsWithList ? ", at: \"\(own){slug}/\"" : ""
    var tabs: [String] = []
    var pages = [
      "      list: { list: \(name), per-page: 24 }",
      "      \(entry): { entry: \(name)\(place) }",
    ]
    for field in model.fields where isGrouping(field) {
      let lines = groups(
        by: field, of: collection, besides: [entry, "list"], at: beginsWithList ? own : "", seen)
      if !lines.isEmpty { tabs.append(field.name) }
      pages += lines
    }
    let bar = tabs.isEmpty ? [] : ["    tabs: [\((["list"] + tabs).joined(separator: ", "))]"]
    let section = sections[folder]
    let title = section?.title.map(YAMLText.quoted) ?? InferredNames.title(folder)
    let description = section?.description.map {
      "    description: \(YAMLText.quoted($0))"
    }
    return ["  \(name):", "    title: \(title)"] + [description].compactMap { $0 }
      + ["    at: /\(beginsWithList ? "" : own)"] + bar + ["    pages:"] + pages
  }

  /// The pages of the groups of a field: their list and a page each; none where other pages have their
  /// names.
  private func groups(
    by field: InferredField, of collection: ModelInference.Collection, besides names: [String],
    at start: String, _ seen: Observation
  ) -> [String] {
    let single = InferredNames.singular(field.name)
    let group = single == field.name ? field.name + "-group" : single
    guard !names.contains(where: { $0 == field.name || $0 == group }) else { return [] }
    let written = field.fileName ?? field.name
    let by = "\(collection.name), by: \(field.name), merge: true"
    let address = start + InferredNames.address(written)
    let texts = seen.member(written).map { $0.elements.meanings + $0.meanings } ?? []
    let values = GroupSlugs(of: texts).text.map { ", values: \($0)" } ?? ""
    let title = InferredNames.title(written)
    return [
      "      \(field.name): { groups: \(by), at: \(address)/, title: \(title)\(values) }",
      "      \(group): { group: \(by), at: \"\(address)/{key}/\", per-page: 24 }",
    ]
  }

  /// The folder by which a section is named, otherwise its collection: the name of a folder may be none
  /// of a collection, and several may share a folder.
  private static func folder(of collection: ModelInference.Collection) -> String {
    let whole = collection.from.split(separator: "/").prefix { !$0.contains("*") }.last
    let isOfFolder =
      collection.from.contains("*")
      && whole.map { InferredNames.collection(String($0)) } == collection.name
    return isOfFolder ? String(whole ?? "") : collection.name
  }

  /// The address of the list of a collection that is not the home page.
  static func address(of collection: ModelInference.Collection) -> String {
    "/\(InferredNames.address(folder(of: collection)))/"
  }

  private func isGrouping(_ field: InferredField) -> Bool {
    field.type == .list(.string) && field.placement == nil
      && Self.groupings.contains(field.name.lowercased())
  }
}
