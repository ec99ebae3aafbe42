import Content
package import Diagnostics
import Documents
import Escaping
import FileSystem
import Markdown
import Planning
import Schema
import Templates

/// Renders a single text outside a site: the output, and what is wrong with it.
package struct Trial: Sendable {
  /// The output; empty when something was wrong.
  package private(set) var output: [UInt8] = []
  /// The texts, for the drawing of diagnostics.
  package private(set) var sources = SourceMap()
  /// What is wrong.
  package private(set) var log = DiagnosticLog()

  /// A file: the path that messages show, and its bytes.
  package struct File: Sendable {
    package let path: String
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The rules for Markdown.
  package struct MarkdownRules: Sendable {
    /// Whether raw HTML is kept.
    package var allowsHTML = false
    /// Whether everything beyond CommonMark is left out: extensions, anchors, checks.
    package var isCommonMark = false
    /// The language whose typographic signs are written for typed ones; nil for none.
    package var typography: String?

    package init() {}
  }

  /// Renders Markdown as HTML; addresses inside a site stay as they are written.
  package init(markdown file: File, rules: MarkdownRules) {
    let source = sources.add(path: file.path, bytes: file.bytes)
    var options = rules.isCommonMark ? MarkdownOptions.commonMark : MarkdownOptions()
    options.allowsHTML = rules.allowsHTML
    options.isAlone = true
    options.typography = rules.typography.map { Typography(language: $0) }
    let body = rules.isCommonMark ? nil : FrontMatter(source, log: &log).body
    let document = MarkdownDocument(parsing: source, range: body, options: options, log: &log)
    RawHTMLCheck(of: document).run(log: &log)
    var html: [UInt8] = []
    var anchors = AnchorSet()
    let written = MarkdownPart(document).appendHTML(to: &html, anchors: &anchors)
    guard !log.hasErrors else { return }
    var start = 0
    for hole in written.holes {
      output += html[start..<hole.offset]
      Escaper.append(document.bytes(of: hole.destination).span, to: &output, using: .url)
      start = hole.offset
    }
    output += html[start...]
  }

  /// Renders a template with data.
  ///
  /// - Parameters:
  ///   - name: The template among `templates` to render.
  ///   - templates: The templates it may extend and include.
  ///   - data: A JSON or YAML document: the values of the template's global names.
  ///   - models: Model files, and the model of the data; without them, the types follow from
  ///     the data's shape.
  ///   - date: The date that the template sees as `now`.
  package init(
    template name: String, among templates: [File], data: File,
    models: (files: [File], name: String)? = nil, date: BuildDate? = nil
  ) {
    var set = TemplateSet()
    for file in Self.named(from: name, among: templates) {
      let source = sources.add(path: file.path, bytes: file.bytes)
      set.add(source, named: file.path, reportingTo: &log)
    }
    let modelSources = models?.files.map { sources.add(path: $0.path, bytes: $0.bytes) } ?? []
    let source = sources.add(path: data.path, bytes: data.bytes)
    let tree =
      data.path.hasSuffix(".json")
      ? DocumentTree(json: source, log: &log) : DocumentTree(yaml: source, log: &log)
    guard let values = Self.values(of: tree, modelSources, models?.name, &sources, &log) else {
      return
    }
    var compiler = TemplateCompiler(
      templates: set,
      environment: TemplateEnvironment(
        models: values.models, now: date?.value ?? .none, checksHTML: false))
    guard
      let program = compiler.compile(
        TemplateUse(of: name, context: values.structure), reportingTo: &log), !log.hasErrors
    else { return }
    var layer = Layer(above: values.store)
    let fault = program.render(
      context: values.root, store: values.store,
      host: PagelessHost(named: "-", store: values.store),
      layer: &layer, output: &output)
    if let fault { log.report(fault) }
    if log.hasErrors { output = [] }
  }

  /// The templates that one may use: those whose names it mentions, directly or indirectly. Other
  /// files in their folder are not read.
  private static func named(from name: String, among templates: [File]) -> [File] {
    var rest = templates.filter { $0.path != name }
    var found = templates.filter { $0.path == name }
    var next = 0
    while next < found.count {
      let text = String(decoding: found[next].bytes, as: UTF8.self)
      let mentioned = rest.filter { text.contains($0.path) }
      rest.removeAll { text.contains($0.path) }
      found += mentioned
      next += 1
    }
    return found
  }

  /// The values that a template is given.
  private struct Values {
    let models: Models
    let store: ValueStore
    let root: Value
    let structure: StructureID
  }

  private static func values(
    of tree: DocumentTree, _ modelSources: [Source], _ model: String?, _ sources: inout SourceMap,
    _ log: inout DiagnosticLog
  ) -> Values? {
    guard let model else {
      return InferredDocument(tree, sources: sources, log: &log).map {
        Values(models: $0.models, store: $0.store, root: $0.root, structure: $0.structure)
      }
    }
    let models = Models.parse(modelSources, log: &log)
    sources.secrets.insert(models.secretDefaults)
    guard let structure = models.structure(named: model) else {
      log.report(
        .unknownName(
          "model", model, at: nil, known: models.structures.map(\.name), suggesting: &log))
      return nil
    }
    let binder = DocumentBinder(
      models: models, files: MemoryFileSystem([]), options: ContentOptions(now: 0))
    let bound = binder.bind(tree, as: structure, sources: sources, log: &log)
    sources.secrets.insert(bound.secrets, of: tree.source.id)
    return bound.slot.map {
      Values(models: models, store: bound.store, root: .record($0), structure: structure)
    }
  }
}
