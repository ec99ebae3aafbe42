import Diagnostics
import Schema
import Tables
import Templates

// Measures the rendering of a page with a list of 1,000 cards and of a page about one entry:
//
//     Benchmarks/modules.sh TemplatesBenchmark
//     python3 Benchmarks/TemplatesBenchmark/jinja2-pages.py

/// Values as the content of a site has them.
struct Values {
  var store = ValueStore()

  mutating func text(_ text: String) -> Value {
    if store.buffers.isEmpty { store.buffers.append([]) }
    let start = store.buffers[0].count
    store.buffers[0] += Array(text.utf8)
    return .text(TextSlice(buffer: BufferIndex(0), range: start..<store.buffers[0].count))
  }

  mutating func list(_ values: [Value]) -> Value {
    store.slots += values
    return .list(first: SlotIndex(store.slots.count - values.count), count: values.count)
  }

  mutating func record(_ fields: [Value]) -> Value {
    store.slots += [.header(StructureID(0), of: RecordIndex(0))] + fields
    return .record(SlotIndex(store.slots.count - fields.count - 1))
  }

  mutating func item(_ number: Int) -> Value {
    let tags = list(["quick", "sweet & sour", "autumn", "oven", "guests"].map { text($0) })
    return record([
      text("Recipe number \(number) with <angles>"), text("/recipes/recipe-\(number)/"),
      text("A dish for a long evening, number \(number), with \"quotes\" and more words."),
      number % 3 == 0 ? .none : text("Author \(number % 17)"),
      text(["starter", "main", "dessert"][number % 3]), .int(number % 12), tags,
    ])
  }

  mutating func context() -> Value {
    let page = record([text("All recipes"), text("en")])
    let links = (1...6).map { number in
      record([text("Section \(number)"), text("/section-\(number)/")])
    }
    let items = (1...1000).map { item($0) }
    let first = item(1)
    return record([page, list(links), list(items), first])
  }
}

func measure(_ name: String, _ compiler: inout TemplateCompiler, _ context: StructureID) {
  var log = DiagnosticLog()
  let begin = ContinuousClock.now
  guard let program = compiler.compile(TemplateUse(of: name, context: context), reportingTo: &log)
  else {
    for diagnostic in log.diagnostics { print(diagnostic.message) }
    return
  }
  let compiling = ContinuousClock.now - begin
  var values = Values()
  let root = values.context()
  let host = PagelessHost(named: "page", store: values.store)
  var layer = Layer(above: values.store)
  var output: [UInt8] = []
  var best = Duration.seconds(1000)
  let repetitions = name == "list.html" ? 10 : 2000
  for _ in 0..<40 {
    let start = ContinuousClock.now
    for _ in 0..<repetitions {
      output.removeAll(keepingCapacity: true)
      layer.removeAll()
      let fault = program.render(
        context: root, store: values.store, host: host, layer: &layer, output: &output)
      precondition(fault == nil)
    }
    best = min(best, (ContinuousClock.now - start) / repetitions)
  }
  print(
    "\(name): \(best) a page of \(output.count) bytes, \(program.instructionCount) instructions,",
    "compiled in \(compiling)")
}

var sources = SourceMap()
var log = DiagnosticLog()
var models = Models.builtIn
models.addBuiltIns(sources.add(path: "models", text: Pages.models), log: &log)
var templates = TemplateSet()
for (name, text) in Pages.files {
  templates.add(sources.add(path: name, text: text), named: name, reportingTo: &log)
}
var compiler = TemplateCompiler(
  templates: templates, environment: TemplateEnvironment(models: models))
if let context = models.structure(named: "PageContext") {
  measure("list.html", &compiler, context)
  measure("detail.html", &compiler, context)
}
