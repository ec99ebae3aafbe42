import Diagnostics
import Planning
import Schema
import Testing

/// The fields that are read of records of `site.yaml`, and those that `site.yaml` may have.
struct SiteFieldsTests {
  private func models() -> Models {
    var sources = SourceMap()
    var log = DiagnosticLog()
    var models = Models.parse([], log: &log)
    for (path, text) in BuiltInModels.all {
      models.addBuiltIns(sources.add(path: path, text: text), log: &log)
    }
    return models
  }

  /// The names of a structure's fields.
  private func fields(of structure: String, in models: Models) throws -> Set<String> {
    let id = try #require(models.builtInStructure(named: structure))
    return Set(models[id].fields(for: .checking).map(\.name))
  }

  @Test func `each field that is read is one of a structure`() throws {
    let models = models()
    for type in SiteFields.all {
      let known = try type.structures.map { try fields(of: $0, in: models) }
      let unknown = Self.names(of: type).subtracting(known.reduce([]) { $0.union($1) })
      #expect(unknown.isEmpty, "\(type)")
    }
  }

  @Test func `each field that site.yaml may have is read`() throws {
    let models = models()
    for structure in Set(SiteFields.all.flatMap { $0.structures }) {
      let read = SiteFields.all.filter { $0.structures.contains(structure) }.map(Self.names)
      let unread = try fields(of: structure, in: models)
        .subtracting(read.reduce([]) { $0.union($1) })
      #expect(unread.isEmpty, "\(structure)")
    }
  }

  private static func names(of type: any SettingsField.Type) -> Set<String> {
    func names<Fields: SettingsField>(_ type: Fields.Type) -> Set<String> {
      Set(type.allCases.map(\.rawValue))
    }
    return names(type)
  }
}
