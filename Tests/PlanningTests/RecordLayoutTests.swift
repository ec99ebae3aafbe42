import Diagnostics
import Planning
import Schema
import Tables
import Templates
import Testing

/// The records that the program makes: their fields meet by name.
struct RecordLayoutTests {
  /// What pages give their templates, and a site's own models before it.
  private func models(_ own: String = "", changing change: (String) -> String = { $0 }) -> Models {
    var sources = SourceMap()
    var log = DiagnosticLog()
    let model = sources.add(path: "Own.swift", text: "import ApusModels\n" + own)
    var models = Models.parse(own.isEmpty ? [] : [model], log: &log)
    for (path, text) in BuiltInModels.all {
      models.addBuiltIns(sources.add(path: path, text: change(text)), log: &log)
    }
    #expect(log.diagnostics.isEmpty)
    return models
  }

  @Test func `each field of what pages give their templates is set, and no other`() {
    #expect(ContextStructures(models()) != nil)
  }

  @Test func `a structure with a field that nobody sets is found`() {
    let changed = models { text in
      text.replacing("struct Tab {", with: "struct Tab {\n  var badge: Int\n")
    }
    #expect(RecordLayout<ContextFields.Tab>.differences(from: changed) == ["badge"])
    #expect(RecordLayout<ContextFields.Tab>(changed) == nil)
    #expect(ContextStructures(changed) == nil)
  }

  @Test func `a field that is set and that the structure does not have is found`() {
    let changed = models { $0.replacing("var languageName: String", with: "var speech: String") }
    #expect(
      RecordLayout<ContextFields.Translation>.differences(from: changed)
        == ["languageName", "speech"])
  }

  @Test func `the order of the fields in the structure means nothing to who sets them`() throws {
    let changed = models { text in
      text.replacing(
        "var number: Int\n      var url: Address\n      var isCurrent: Bool",
        with: "var isCurrent: Bool\n  var url: Address\n  var number: Int")
    }
    for models in [models(), changed] {
      let layout = try #require(RecordLayout<ContextFields.PaginationLink>(models))
      var link = layout.record()
      link[.url] = .page(PageIndex(7))
      link[.isCurrent] = .bool(true)
      link[.number] = .int(3)
      let store = ValueStore()
      var layer = Layer(above: store)
      let record = layer.add(link)
      for (name, value) in [
        ("number", Value.int(3)), ("url", .page(PageIndex(7))), ("isCurrent", .bool(true)),
      ] {
        let field = try #require(
          models[layout.structure].field(named: name, for: .checking))
        #expect(layer.value(at: record.slot + field.slot, in: store) == value)
      }
    }
  }

  @Test func `a record of which a field was not set is not made`() async {
    await #expect(processExitsWith: .failure) {
      var sources = SourceMap()
      var log = DiagnosticLog()
      var models = Models.parse([], log: &log)
      for (path, text) in BuiltInModels.all {
        models.addBuiltIns(sources.add(path: path, text: text), log: &log)
      }
      guard let layout = RecordLayout<ContextFields.PageLink>(models) else { return }
      var link = layout.record()
      link[.url] = .page(PageIndex(7))
      var layer = Layer(above: ValueStore())
      _ = layer.add(link)
    }
  }

  @Test func `a model of the site may be called like a structure of Apus`() throws {
    let models = models("struct Tab: Component { var label: String }")
    let layout = try #require(RecordLayout<ContextFields.Tab>(models))
    #expect(models[layout.structure].kind == .builtIn)
  }
}

extension Layer {
  /// Adds a record that was made field by field, as pages do.
  fileprivate mutating func add<Field>(_ record: RecordBuilder<Field>) -> Value {
    addRecord(
      record.layout.structure, fieldCount: record.layout.places.count, record.finished)
  }
}
