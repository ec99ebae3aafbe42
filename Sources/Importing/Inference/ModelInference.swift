import Content
package import Diagnostics
import FileSystem
import Markdown
import Schema
import Tables

/// The model that content already follows, found by reading all of it: the inverse of binding.
///
/// The types are checked by reading the content with them: a field whose type does not fit some
/// entry gets a wider one, so that the model accepts everything that it was inferred from.
package struct ModelInference: Sendable {
  /// A collection that was found.
  package struct Collection: Hashable, Sendable {
    /// Its name in `site.yaml`.
    package let name: String
    /// The model of its entries.
    package let model: String
    /// Its files, as `site.yaml` names them.
    package let from: String
    /// How many entries it has.
    package let count: Int
    /// Whether HTML in its texts has to be kept, because they have some.
    let keepsHTML: Bool
    /// Whether its entries are elements of lists, which have an order.
    let isList: Bool

    /// Whether its files lie outside of folders, so that its pages have short addresses.
    var isInRoot: Bool { from.hasPrefix("*.") }
  }

  /// The model file.
  package private(set) var model = ""
  /// The collections, in the order of their files.
  package private(set) var collections: [Collection] = []
  /// The lines of `site.yaml` that publish the collections.
  package private(set) var siteLines = ""
  /// Those lines with the list as the home page of the site; nil where there are several collections,
  /// and where another generator made the site, whose addresses are kept.
  package private(set) var homeLines: String?
  /// What does not fit, and what was left out, one sentence each.
  package private(set) var notes: [String] = []
  /// What no model would accept, such as a key that is written twice.
  package private(set) var log = DiagnosticLog()
  /// All sources, for the drawing of diagnostics.
  package private(set) var sources = SourceMap()

  /// How often types are widened.
  private static let roundLimit = 40

  /// Infers the model of files, whose paths are relative to the content folder.
  ///
  /// - Parameters:
  ///   - files: The files: Markdown, JSON and YAML.
  ///   - others: Files that lie with them, such as pictures.
  ///   - name: The name of the first collection's model; nil for one made from its name.
  ///   - site: The site that the files come from; nil if it is not known.
  ///   - now: The moment at which they are taken over, in seconds since 1970-01-01T00:00:00Z; nil where
  ///     they stay what they are.
  package init(
    of files: [(path: String, bytes: [UInt8])],
    beside others: [(path: String, bytes: [UInt8])] = [], named name: String? = nil,
    from site: FormerSite? = nil, at now: Int64? = nil
  ) {
    var map = SourceMap()
    for file in files { map.add(path: file.path, bytes: file.bytes) }
    let found = SourceFinder(map, isWhole: site?.isWhole == true)
    notes += UnreadContent.notes(of: found.unreadable) + found.notes
    notes += InferredSource.notes(of: found.sources)
    guard !found.sources.isEmpty else { return }
    var builder = StructureBuilder(
      found.sources, firstName: name, map, paths: others.map(\.path))
    builder.generatorThatHidesHTML = site.flatMap { $0.showsHTML ? nil : $0.generator }
    builder.build()
    notes += builder.notes
    if let now { notes += found.sources.flatMap { TimedData(in: $0, at: now).notes } }
    let memory = MemoryFileSystem(
      (files + others).map { (path: "Content/" + $0.path, bytes: $0.bytes) })
    for _ in 0..<Self.roundLimit {
      let writer = ModelWriter(builder.structures, builder.choices)
      let trial = Trial(writer, builder.collections, memory)
      (model, log, sources) = (writer.text, trial.log, trial.sources)
      guard builder.widen(trial.misfits, at: trial.places) else { break }
    }
    notes += builder.widened
    collections = builder.collections
    // Folders have lost the '_' before their names.
    let data = Set((site?.dataFolders ?? []).map { String($0.dropFirst()) })
    notes += collections.filter { InferredSettings.isData($0, data) }.map { collection in
      "the entries of '\(collection.name)' have no pages, as they had none in "
        + "\(site?.configuration ?? ""): templates show them"
    }
    let lines = { (beginsWithList: Bool) in
      InferredSettings(
        of: builder, sections: SectionTitle.all(in: files),
        beginsWithList: beginsWithList, dataFolders: data,
        weightComesFirst: site?.generator == .hugo
      ).text
    }
    siteLines = lines(false)
    homeLines = site == nil && collections.count == 1 ? lines(true) : nil
  }
}

/// A field that does not fit the value of some entry.
struct Misfit: Hashable {
  let structure: InferredStructure.Index
  let field: InferredField.Index
  /// The rule that was broken.
  let code: DiagnosticCode
}

/// Content read with an inferred model.
private struct Trial {
  private(set) var log = DiagnosticLog()
  private(set) var sources = SourceMap()
  private(set) var misfits: [Misfit] = []
  /// Where each of them was found.
  private(set) var places: [Misfit: [String]] = [:]

  init(
    _ writer: ModelWriter, _ collections: [ModelInference.Collection], _ files: MemoryFileSystem
  ) {
    let file = sources.add(path: "Content/Models/Models.swift", text: writer.text)
    let models = Models.parse(sources.sources, log: &log)
    let definitions = collections.compactMap { collection in
      models.structure(named: collection.model).map { id in
        var definition = CollectionDefinition(
          name: collection.name, model: id, from: collection.from)
        definition.allowsHTML = collection.keepsHTML
        return definition
      }
    }
    var options = ContentOptions(now: 4_000_000_000)
    options.includesDrafts = true
    options.includesExpired = true
    let loader = ContentLoader(models: models, files: files, options: options)
    sources = loader.load(definitions, sources: sources, log: &log).sources
    let lines = SourceLines(file)
    var found: Set<Misfit> = []
    let all = log.diagnostics
    log = DiagnosticLog()
    for diagnostic in all {
      let named = Self.misfits(diagnostic, file, lines, writer)
      // A note asks for brackets, with all places.
      let lacksBrackets = named.contains {
        writer.structures[$0.structure].fields[$0.field].needsBrackets
      }
      guard !lacksBrackets else { continue }
      log.report(diagnostic)
      for misfit in named {
        if found.insert(misfit).inserted { misfits.append(misfit) }
        note(misfit, of: diagnostic)
      }
      guard diagnostic.severity == .error, diagnostic.code == .unclaimedText,
        let span = diagnostic.span,
        let heading = Self.heading(before: Int(span.start), in: sources[span.source])
      else { continue }
      for misfit in writer.sections(named: heading, code: diagnostic.code) {
        if found.insert(misfit).inserted { misfits.append(misfit) }
        note(misfit, of: diagnostic)
      }
    }
  }

  /// Records the place where an entry does not fit a field, with the path as it was given.
  private mutating func note(_ misfit: Misfit, of diagnostic: Diagnostic) {
    guard let span = diagnostic.span else { return }
    let source = sources[span.source]
    let location = source.location(of: Int(span.start))
    let path = source.path.hasPrefix("Content/") ? source.path.dropFirst(8) : source.path[...]
    places[misfit, default: []].append("\(path):\(location.line):\(location.column)")
  }

  /// The fields of the model that a mistake names.
  private static func misfits(
    _ diagnostic: Diagnostic, _ model: Source, _ lines: SourceLines, _ writer: ModelWriter
  ) -> [Misfit] {
    guard diagnostic.severity == .error || diagnostic.code == .lostMarkup else { return [] }
    let spans = [diagnostic.span].compactMap { $0 } + diagnostic.places.map(\.span)
    return spans.filter { $0.source == model.id }.compactMap { span in
      writer.lines[lines.location(of: Int(span.start)).line].map { place in
        Misfit(structure: place.structure, field: place.field, code: diagnostic.code)
      }
    }
  }

  /// The heading of the section that an offset of a Markdown file lies in.
  private static func heading(before offset: Int, in source: Source) -> String? {
    let lines = source.bytes[..<offset].split(separator: UInt8(ascii: "\n"))
    return lines.last { $0.starts(with: "## ".utf8) }.map {
      String(decoding: $0.dropFirst(3), as: UTF8.self).withoutDecoration
    }
  }
}
