import Content
import Diagnostics
import FileSystem
import Schema
import Tables

/// Content loaded from a small site in memory, and what was said about it.
struct LoadedSite {
  let content: SiteContent
  let log: DiagnosticLog

  /// Loads a site whose models are the files in `Content/Models`.
  ///
  /// Each collection is written as its name, model and files, `posts: Post = posts/*.md`, with
  /// its order after a comma where it has one.
  init(
    _ files: [String: String], _ collections: [String],
    configure: (inout ContentOptions) -> Void = { _ in }
  ) {
    let system = MemoryFileSystem(
      files.map { (path: "Content/" + $0.key, bytes: Array($0.value.utf8)) })
    self.init(system, collections, configure: configure)
  }

  init(
    _ system: some FileSystem, _ collections: [String], models folder: String = "Content/Models",
    knowing known: KnownContent? = nil, configure: (inout ContentOptions) -> Void = { _ in }
  ) {
    var log = DiagnosticLog()
    var sources = SourceMap()
    do throws(FileError) {
      for path in try system.tree(folder).files {
        sources.add(path: path, bytes: try system.read(path, limit: 1 << 20))
      }
    } catch {
      fatalError("\(error)")
    }
    let models = Models.parse(sources.sources, log: &log)
    var options = ContentOptions(now: 1_800_000_000)
    configure(&options)
    let loader = ContentLoader(models: models, files: system, options: options)
    let site = sources.add(path: "Content/site.yaml", text: collections.joined(separator: "\n"))
    var start = 0
    let definitions = collections.map { text in
      defer { start += text.utf8.count + 1 }
      return Self.definition(
        text, models: models, span: Span(site.id, start, start + text.utf8.count))
    }
    content = loader.load(
      definitions, sources: sources, knowing: known, remembering: true, log: &log)
    self.log = log
  }

  private static func definition(
    _ text: String, models: Models, span: Span
  ) -> CollectionDefinition {
    let parts = text.split(separator: ",").map { String($0.drop { $0 == " " }) }
    let sides = parts[0].split(separator: "=").map { $0.split(separator: " ").joined() }
    let names = sides[0].split(separator: ":").map(String.init)
    guard let model = models.structure(named: names[1]) else {
      fatalError("there is no model \(names[1])")
    }
    func place(of part: String) -> Span {
      guard let range = text.ranges(of: part).last else { return span }
      let start = Int(span.start) + text[..<range.lowerBound].utf8.count
      return Span(span.source, start, start + part.utf8.count)
    }
    return CollectionDefinition(
      name: names[0], model: model, from: sides[1],
      order: parts.dropFirst().map { CollectionDefinition.OrderKey($0, span: place(of: $0)) },
      nameSpan: span, fromSpan: place(of: sides[1]))
  }

  /// All diagnostics as they are printed.
  var text: String { DiagnosticFormatter(sources: content.sources).text(of: log.diagnostics) }

  /// The collection called `name`, whose absence is a mistake of the test.
  func entries(_ name: String) -> [Entry] { content.collection(named: name)?.entries ?? [] }

  /// The slugs of a collection's entries, in order.
  func slugs(_ name: String) -> [String] {
    entries(name).map { content.store.string($0.slug) }
  }

  /// The entries of a collection, written out.
  func values(_ name: String) -> [String] {
    entries(name).map { ValueText(content).text(ofRecord: $0.slot, depth: 0) }
  }

  /// The first entry of a collection, written out.
  func value(_ name: String) -> String { values(name).first ?? "" }
}

/// Writes values out, so that tests can compare them with literals.
struct ValueText {
  let content: SiteContent

  init(_ content: SiteContent) { self.content = content }

  func text(of value: Value, type: ValueType, depth: Int) -> String {
    let store = content.store
    switch value.tag {
    case .none: return "none"
    case .text, .decimal: return "'" + store.string(value.text) + "'"
    case .tree: return store.string(value.text)
    case .int: return String(value.int)
    case .double: return String(value.double)
    case .bool: return String(value.bool)
    case .date: return "@\(value.seconds)"
    case .duration:
      return value.first == value.second ? "\(value.first)s" : "\(value.first)-\(value.second)s"
    case .choice: return caseName(value, type)
    case .list:
      let element = elementType(type)
      return "["
        + value.elements.map { text(of: store.slots[$0], type: element, depth: depth) }
        .joined(separator: ", ") + "]"
    case .record: return text(ofRecord: value.slot, depth: depth + 1)
    case .header: return "header"
    case .fragment:
      return "<" + store.string(store.fragments[value.fragment].html) + ">"
    case .file: return "file " + store.files[value.file].path
    case .page: return "page"
    }
  }

  func text(ofRecord slot: SlotIndex, depth: Int) -> String {
    let structure = content.models[content.store.slots[slot].structure]
    if structure.kind == .entry, depth > 0 {
      let key = structure.key.map { content.store.slots[slot + $0.slot] }
      return "→" + (key.map { text(of: $0, type: .string, depth: depth) } ?? structure.name)
    }
    let fields = structure.fields(for: .checking).compactMap { field -> String? in
      let value = content.store.slots[slot + field.slot]
      if value.isNone { return nil }
      return "\(field.name): \(text(of: value, type: field.type, depth: depth))"
    }
    return structure.name + "(" + fields.joined(separator: ", ") + ")"
  }

  private func elementType(_ type: ValueType) -> ValueType {
    switch type {
    case .list(let element): element
    case .optional(let wrapped): elementType(wrapped)
    default: type
    }
  }

  private func caseName(_ value: Value, _ type: ValueType) -> String {
    switch type {
    case .choice(let id): "." + content.models[id].cases[value.caseIndex].name
    case .optional(let wrapped): caseName(value, wrapped)
    default: "case \(value.caseIndex)"
    }
  }
}
