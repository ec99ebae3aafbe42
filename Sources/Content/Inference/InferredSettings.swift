import Tables

/// Writes the lines of `site.yaml` that publish collections whose models were inferred: the newest
/// or lightest entries first, and pages for the groups that they are in.
struct InferredSettings {
  private let collections: [(collection: ModelInference.Collection, model: InferredStructure)]

  /// What the files of sections say of them, by the names of their folders.
  private let sections: [String: SectionTitle]

  /// The structures begin with those of the entries, in the order of the collections.
  init(
    _ collections: [ModelInference.Collection], _ structures: [InferredStructure],
    sections: [String: SectionTitle]
  ) {
    self.collections = zip(collections, structures).map { ($0, $1) }
    self.sections = sections
  }

  /// The fields by which entries are usually grouped.
  static let groupings = ["tags", "categories", "topics", "keywords", "series"]

  var text: String {
    var lines = ["collections:"]
    for (collection, model) in collections {
      let order = Self.order(of: model, from: collection.from).map { ", order: \($0)" } ?? ""
      let html = collection.keepsHTML ? ", raw-html: true" : ""
      // A name that begins with '*' is an alias in YAML.
      let from = collection.isInRoot ? "\"\(collection.from)\"" : collection.from
      lines.append(
        "  \(collection.name): { model: \(collection.model), from: \(from)\(order)\(html) }")
    }
    lines.append("sections:")
    for (collection, model) in collections { lines += section(collection, model) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The field by which entries are ordered: the date of publication, the newest first, otherwise
  /// the weight that front matter gives pages; in data it is that of a thing.
  private static func order(of model: InferredStructure, from files: String) -> String? {
    if let date = DateNames.newest(among: model.fields) { return "-" + model.fields[date].name }
    guard ContentFormat(path: files[...]) == .markdown else { return nil }
    return model.fields.first { $0.name == "weight" && $0.type == .named("Int") }?.name
  }

  private func section(
    _ collection: ModelInference.Collection, _ model: InferredStructure
  ) -> [String] {
    let name = collection.name
    let entry = collection.model.prefix(1).lowercased() + collection.model.dropFirst()
    var tabs: [String] = []
    var pages = [
      "      list: { list: \(name), per-page: 24 }",
      "      \(entry): { entry: \(name)\(collection.isInRoot ? ", at: \"/{slug}/\"" : "") }",
    ]
    for field in model.fields where isGrouping(field) {
      let single = InferredNames.singular(field.name)
      let group = single == field.name ? field.name + "-group" : single
      guard ![entry, "list"].contains(where: { $0 == field.name || $0 == group }) else { continue }
      let by = "\(name), by: \(field.name), merge: true"
      let address = InferredNames.address(field.fileName ?? field.name)
      tabs.append(field.name)
      pages.append(
        "      \(field.name): { groups: \(by), at: \(address)/, title: "
          + "\(InferredNames.title(field.fileName ?? field.name)) }")
      pages.append("      \(group): { group: \(by), at: \"\(address)/{key}/\", per-page: 24 }")
    }
    let bar = tabs.isEmpty ? [] : ["    tabs: [\((["list"] + tabs).joined(separator: ", "))]"]
    // The name of a folder may be none of a collection, and several may share a folder.
    let whole = collection.from.split(separator: "/").prefix { !$0.contains("*") }.last
    let folder =
      collection.from.contains("*")
        && whole.map { InferredNames.collection(String($0)) } == name
      ? String(whole ?? "") : name
    let section = sections[folder]
    let title = section?.title.map(ModelWriter.quoted) ?? InferredNames.title(folder)
    let description = section?.description.map {
      "    description: \(ModelWriter.quoted($0))"
    }
    return ["  \(name):", "    title: \(title)"] + [description].compactMap { $0 }
      + ["    at: /\(InferredNames.address(folder))/"] + bar + ["    pages:"] + pages
  }

  private func isGrouping(_ field: InferredField) -> Bool {
    field.type == .list(.named("String")) && field.placement == nil
      && Self.groupings.contains(field.name.lowercased())
  }
}
