import Diagnostics
import FuzzSupport
import Schema
import Tables
import Templates

/// The types of the names that the fuzzed template is given.
private func makeModels() -> Models {
  var models = Models.builtIn
  let item = models.add(
    Structure(
      builtIn: "Item",
      fields: [
        ("title", .string), ("note", .optional(.string)), ("number", .int),
        ("tags", .list(.string)), ("day", .optional(.date)),
      ]))
  models.add(
    Structure(
      builtIn: "Page",
      fields: [
        ("item", .structure(item)), ("items", .list(.structure(item))), ("text", .string),
        ("number", .int), ("ratio", .double),
      ]))
  return models
}

/// A page with two items.
private func page(in store: inout ValueStore) -> Value {
  store.buffers = [Array("a <text> of words".utf8)]
  let text = Value.text(TextSlice(buffer: BufferIndex(0), range: 0..<17))
  func add(_ values: [Value]) -> SlotIndex {
    store.slots += values
    return SlotIndex(store.slots.count - values.count)
  }
  let tags = Value.list(first: add([text, text]), count: 2)
  let header = Value.header(StructureID(2), of: RecordIndex(0))
  let item = Value.record(add([header, text, .none, .int(3), tags, .none]))
  let items = Value.list(first: add([item, item]), count: 2)
  let page = Value.header(StructureID(3), of: RecordIndex(1))
  return .record(add([page, item, items, text, .int(7), .double(2.5)]))
}

/// The input is a template, and after a NUL a layout or partial that it may use as `a.html`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  guard String(validating: input, as: UTF8.self) != nil else { return 0 }
  let parts = input.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
  var sources = SourceMap()
  var log = DiagnosticLog()
  var templates = TemplateSet()
  for (name, part) in zip(["page.html", "a.html"], parts) {
    let source = sources.add(path: name, bytes: Array(part))
    templates.add(source, named: name, reportingTo: &log)
  }
  var compiler = TemplateCompiler(
    templates: templates, environment: TemplateEnvironment(models: makeModels()))
  let program = compiler.compile(
    TemplateUse(of: "page.html", context: StructureID(3)), reportingTo: &log)
  for diagnostic in log.diagnostics {
    guard let span = diagnostic.span else { continue }
    precondition(span.start <= span.end && Int(span.end) <= sources[span.source].bytes.count)
  }
  guard let program else { return 0 }
  var store = ValueStore()
  let context = page(in: &store)
  var layer = Layer(above: store)
  var output: [UInt8] = []
  _ = program.render(
    context: context, store: store, host: PagelessHost(named: "fuzz", store: store), layer: &layer,
    output: &output)
  precondition(String(validating: output, as: UTF8.self) != nil)
  unsafe kept &+= output.count
  return 0
}
