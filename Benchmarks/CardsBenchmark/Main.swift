import Content
import Diagnostics
import Documents
import Schema
import Templates

#if canImport(Glibc)
  import Glibc
#endif

/// `CardsBenchmark DATA TEMPLATE OUTPUT`: renders the list with Apus and prints the best time
/// in microseconds.
@main
enum CardsBenchmark {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4 else { return fail("three paths are expected") }
    var sources = SourceMap()
    let template = sources.add(path: "list.html", bytes: read(arguments[2]))
    let data = sources.add(path: "data.json", bytes: read(arguments[1]))
    var log = DiagnosticLog()
    var templates = TemplateSet()
    templates.add(template, named: "list.html", reportingTo: &log)
    let tree = DocumentTree(json: data, log: &log)
    guard let values = InferredDocument(tree, sources: sources, log: &log) else {
      return fail("the data has no types")
    }
    var compiler = TemplateCompiler(
      templates: templates, environment: TemplateEnvironment(models: values.models))
    let compiled = compiler.compile(
      TemplateUse(of: "list.html", context: values.structure), reportingTo: &log)
    guard let program = compiled, !log.hasErrors else {
      return fail(DiagnosticFormatter(sources: sources).text(of: log.diagnostics))
    }
    write(measured(program, values), to: arguments[3])
  }

  /// The page; prints the time of the fastest of sixty rounds.
  private static func measured(_ program: Program, _ values: InferredDocument) -> [UInt8] {
    var layer = Layer(above: values.store)
    var output: [UInt8] = []
    var best = Duration.seconds(3600)
    let clock = ContinuousClock()
    for _ in 0..<60 {
      output.removeAll(keepingCapacity: true)
      layer.removeAll()
      let time = clock.measure {
        _ = program.render(
          context: values.root, store: values.store,
          host: PagelessHost(named: "list", store: values.store), layer: &layer,
          output: &output)
      }
      best = min(best, time)
    }
    print(best.components.attoseconds / 1_000_000_000_000)
    return output
  }

  private static func read(_ path: String) -> [UInt8] {
    guard let file = unsafe fopen(path, "rb") else { return [] }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe fread(&chunk, 1, chunk.count, file)
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) {
    guard let file = unsafe fopen(path, "wb") else { return fail("cannot write \(path)") }
    unsafe fwrite(bytes, 1, bytes.count, file)
    unsafe fclose(file)
  }

  private static func fail(_ message: String) {
    print(message)
    exit(1)
  }
}
