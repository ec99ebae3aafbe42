package import Content
package import Diagnostics
package import FileSystem
package import Schema

/// Plans a site: what `site.yaml` says, of what the content holds.
package struct SitePlanner<Files: FileSystem> {
  private let definition: SiteDefinition
  private let content: SiteContent
  private let assets: [AssetFile]
  private let files: Files
  private let contentFolder: String
  private let fileLimit: Int
  private let hasTemplate: (String) -> Bool
  private let now: Value

  /// Makes a planner of the site in `files`; a file of more than `fileLimit` bytes is refused,
  /// `hasTemplate` tells which templates there are, and `now` is the date of the build where it
  /// has one.
  package init(
    _ definition: SiteDefinition, content: SiteContent, assets: [AssetFile], files: Files,
    contentFolder: String, fileLimit: Int, hasTemplate: @escaping (String) -> Bool, now: Value
  ) {
    self.now = now
    self.definition = definition
    self.content = content
    self.assets = assets
    self.files = files
    self.contentFolder = contentFolder
    self.fileLimit = fileLimit
    self.hasTemplate = hasTemplate
  }

  /// The plan; mistakes are reported, and what they concern is left out of it.
  package func plan(log: inout DiagnosticLog) -> SitePlan? {
    var models = content.models
    guard let structures = ContextStructures(models) else { return nil }
    let collections = content.collections.map(\.definition).filter { $0.translation == nil }
    let context = ContextBuilder(
      structures: structures, collections: collections.map { ($0.name, $0.model) },
      isIncomplete: collections.count < definition.collectionNames.count, models: &models)
    let site = ResolvedSite(
      definition, content: content, models: models, hasTemplate: hasTemplate, now: now,
      log: &log)
    let declarations = site.declarations
    let planner = pages(of: site, models: models, log: &log)
    var links = LinkResolver(
      content: content, plan: planner,
      files: LinkedFiles(content.store.files, in: files, limit: fileLimit), folder: contentFolder,
      declared: Set(definition.collectionNames))
    let table = links.resolveAll(log: &log)
    let planned = addFiles(links.linked.references, to: planner.addresses, log: &log)
    var builder = planner.builder
    let shared = SharedValues(
      definition, context: context, planner: planner, builder: &builder)
    let contexts = declarations.indices.map { index in
      SharedContext(
        structure: context.structure(of: declarations[index], in: &models),
        values: shared.values(of: declarations[index], index: index, builder: &builder),
        feeds: shared.feeds(of: declarations[index]))
    }
    var store = builder.store
    store.files = planned.references
    return SitePlan(
      site: definition, models: models, store: store,
      collectionModels: content.collections.map(\.definition.model),
      translations: Set(
        content.collections.indices.filter {
          content.collections[$0].definition.translation != nil
        }), declarations: declarations,
      isIncomplete: site.isIncomplete, sections: site.sections, groups: planner.groups,
      groupsOfDeclaration: planner.groupsOfDeclaration, pages: planner.pages,
      files: planned.files, addresses: planned.addresses, recordPages: planner.recordPages,
      families: planner.families, links: table, contexts: contexts, structures: structures,
      targets: PageTargets(planner), assets: planned.assets, lostPages: planner.lostPages)
  }

  /// All pages, with what only all of them together show to be wrong reported.
  private func pages(
    of site: ResolvedSite, models: Models, log: inout DiagnosticLog
  ) -> PagePlanner {
    var planner = PagePlanner(
      content: content, models: models, sections: site.sections, declarations: site.declarations,
      lostPages: LostPages(
        of: site.declarations, isWhole: !site.isIncomplete,
        incompleteCollections: content.incompleteCollections))
    planner.planAll(log: &log)
    PlanCheck(planner: planner, definition: definition, isIncomplete: site.isIncomplete)
      .report(log: &log)
    LanguageCheck(definition: definition, planner: planner, isIncomplete: site.isIncomplete)
      .report(log: &log)
    return planner
  }
}

extension SitePlanner {
  private struct PlannedFiles {
    var references: [FileReference]
    var files: [PlannedFile] = []
    var addresses: AddressIndex
    var assets: [String: Int] = [:]
  }

  /// Gives every file an address: content files their path below the content folder, assets one
  /// that tells their content.
  private func addFiles(
    _ references: [FileReference], to addresses: AddressIndex, log: inout DiagnosticLog
  ) -> PlannedFiles {
    var planned = PlannedFiles(references: references, addresses: addresses)
    for (index, reference) in references.enumerated() {
      if case .free = content.role(ofFile: reference.path) {
      } else if content.incompleteCollections.isEmpty {
        log.report(.publishedSource(reference.path, at: span(ofFile: index)))
      }
      add(
        reference.path, at: String(reference.path.dropFirst(contentFolder.count)), to: &planned,
        &log)
    }
    for asset in assets {
      planned.assets[asset.name] = planned.references.count
      planned.references.append(
        FileReference(path: asset.path, byteCount: asset.byteCount, pixels: nil))
      add(asset.path, at: asset.address, to: &planned, &log)
    }
    return planned
  }

  /// Where a field first names a file of the store.
  private func span(ofFile index: Int) -> Span? {
    let store = content.store
    // An address written by itself has the place of its record, whose first field it is.
    return store.slots.firstIndex { $0.tag == .file && $0.index == index }
      .flatMap { store.places[$0].span ?? store.places[$0 - 1].span }
  }

  private func add(
    _ path: String, at address: String, to planned: inout PlannedFiles, _ log: inout DiagnosticLog
  ) {
    planned.files.append(PlannedFile(path: path))
    if planned.addresses.add(Array(address.utf8)) != nil {
      log.report(
        .collision(
          address, "the file \(Diagnostic.quoted(path))", at: nil, other: "another output",
          otherSpan: nil))
    }
  }
}
