import Content
import Importing
import Diagnostics
import FileSystem
import Schema
import Tables
import TestSupport

/// Real content under a model as a user would write it, loaded.
struct RealSite {
  let content: SiteContent
  let log: DiagnosticLog

  /// Loads files, by their paths below the content folder, with one model file.
  init(
    model: String, files: [(path: String, bytes: [UInt8])],
    _ collections: [(name: String, model: String, from: String, order: [String])]
  ) {
    let system = MemoryFileSystem(
      files.map { (path: "Content/" + $0.path, bytes: $0.bytes) })
    var log = DiagnosticLog()
    var sources = SourceMap()
    sources.add(path: "Content/Models/Model.swift", text: model)
    let models = Models.parse(sources.sources, log: &log)
    let definitions = collections.compactMap { collection in
      models.structure(named: collection.model).map { id in
        CollectionDefinition(
          name: collection.name, model: id, from: collection.from,
          order: collection.order.map { CollectionDefinition.OrderKey($0) })
      }
    }
    let loader = ContentLoader(
      models: models, files: system, options: ContentOptions(now: 1_800_000_000))
    content = loader.load(definitions, sources: sources, log: &log)
    self.log = log
  }

  /// The entries of a collection.
  func entries(_ name: String) -> [Entry] { content.collection(named: name)?.entries ?? [] }

  /// All diagnostics as they are printed.
  var text: String {
    var formatter = DiagnosticFormatter(sources: content.sources)
    formatter.limit = 1_000
    return formatter.text(of: log.diagnostics)
  }

  /// The paths of the files that diagnostics name.
  var namedPaths: Set<String> {
    Set(log.diagnostics.compactMap { $0.span.map { content.sources[$0.source].path } })
  }

  /// How many diagnostics there are of each code.
  var codes: [String: Int] {
    log.diagnostics.reduce(into: [:]) { $0[$1.code.number, default: 0] += 1 }
  }

  /// The value of a field of a record.
  func value(_ field: String, of slot: SlotIndex) -> Value {
    let structure = content.models[content.store.slots[slot].structure]
    guard let declared = structure.field(named: field, for: .checking) else {
      fatalError("\(structure.name) has no field \(field)")
    }
    return content.store.slots[slot + declared.slot]
  }

  /// The text of a field of a record, nil for none.
  func string(_ field: String, of slot: SlotIndex) -> String? {
    let value = value(field, of: slot)
    return value.isNone ? nil : content.store.string(value.text)
  }

  /// The slots of the records in a list.
  func records(_ field: String, of slot: SlotIndex) -> [SlotIndex] {
    value(field, of: slot).elements.map { content.store.slots[$0].slot }
  }
}

extension SharedData {
  /// The bytes of a file.
  static func bytes(_ name: String) -> [UInt8] {
    guard let folder else { return [] }
    do throws(FileError) {
      return try DiskFileSystem(root: folder).read(name, limit: 1 << 30)
    } catch {
      fatalError("\(error)")
    }
  }

  /// The names of the files in a folder.
  static func names(in name: String) -> [String] {
    guard let folder else { return [] }
    do throws(FileError) {
      return try DiskFileSystem(root: folder).contents(of: name).map(\.name)
    } catch {
      fatalError("\(error)")
    }
  }
}
