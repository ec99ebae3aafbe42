package import Content
package import Diagnostics
import Escaping
package import FileSystem
package import Languages
package import Schema
import Tables
package import Templates

/// Plans a site by `site.yaml` and its content.
package struct SitePlanner<Files: FileSystem> {
  private let definition: SiteDefinition
  private let content: SiteContent
  private let assets: [AssetFile]
  private let staticFiles: [StaticFile]
  private let files: Files
  private let fileLimit: Int
  private let threads: Int
  private let templates: TemplateSet
  private let messages: MessageCatalogue
  private let now: Value

  /// Makes a planner of the site in `files`; a file of more than `fileLimit` bytes is refused,
  /// `now` is the date of the build where it has one, and it works on at most `threads` threads.
  package init(
    _ definition: SiteDefinition, content: SiteContent, assets: [AssetFile],
    staticFiles: [StaticFile], files: Files, fileLimit: Int, templates: TemplateSet,
    messages: MessageCatalogue, now: Value, threads: Int
  ) {
    self.now = now
    self.threads = threads
    self.definition = definition
    self.content = content
    self.assets = assets
    self.staticFiles = staticFiles
    self.files = files
    self.fileLimit = fileLimit
    self.templates = templates
    self.messages = messages
  }

  /// The plan; mistakes are reported, and the parts that they concern are left out.
  package func plan(log: inout DiagnosticLog) -> UnfinishedPlan? {
    var models = content.models
    guard let structures = ContextStructures(models) else { return nil }
    let collections = content.collections.map(\.definition).filter { $0.translation == nil }
    let context = ContextBuilder(
      structures: structures, collections: collections.map { ($0.name, $0.model) },
      certainty: collections.count < definition.collectionNames.count || definition.lost.isSalvaged
        ? .uncertain : .certain,
      models: &models)
    let site = ResolvedSite(
      definition, content: content, models: models,
      templates: templates, now: now, log: &log)
    var (planner, values, targets) = pages(of: site, models: models, log: &log)
    var builder = consume values
    let (table, references) = links(on: planner, &targets, log: &log)
    let planned = outputs(references, of: planner, log: &log)
    checkSheet(of: site, log: &log)
    checkLinks(ofAssets: planned.addresses, planner.droppedPages, log: &log)
    let shared = SharedValues(
      definition, context: context, planner: planner, templates: templates, models: models,
      builder: &builder)
    let contexts = zip(site.declarations.tableIndices, site.declarations).map {
      index, declaration in
      shared.sharedContext(
        of: declaration, index: index, context.layout(of: declaration, in: &models),
        builder: &builder)
    }
    var store = content.store
    store.files = planned.references
    let plan = SitePlan(
      site: definition, models: models, store: store,
      collectionModels: content.collections.map(\.definition.model),
      collectionItems: content.collections.tableIndices.map { planner.items(of: $0) },
      collectionNames: content.originalNames, translations: translations,
      declarations: site.declarations, certainty: site.certainty, sections: site.sections,
      groups: planner.groups.all,
      groupsOfDeclaration: planner.groups.ofDeclarations, pages: planner.pages.all,
      files: planned.files, addresses: planned.addresses, recordPages: planner.recordPages,
      families: planner.families.all, links: table, contexts: contexts, structures: structures,
      targets: targets, assets: planned.assets, droppedPages: planner.droppedPages)
    return UnfinishedPlan(plan, additions: builder.additions)
  }

  private func linkResolver(of planner: PagePlanner) -> LinkResolver<Files> {
    LinkResolver(
      content: content, plan: planner,
      files: LinkedFiles(
        content.store.files + staticFiles.map(\.reference), in: files, limit: fileLimit),
      staticFiles: staticFiles, definition: definition)
  }

  /// The targets of links, and all files that are referred to, with those that only assets and
  /// templates name, which are added to the targets of templates.
  private func links(
    on planner: PagePlanner, _ targets: inout PageTargets, log: inout DiagnosticLog
  ) -> (LinkTable, [FileReference]) {
    var links = linkResolver(of: planner)
    let table = links.resolveAll(threads: threads, log: &log)
    _ = links.addFiles(at: assets.flatMap(\.links).map(\.address))
    targets.add(links.addFiles(at: templates.addresses(givenTo: PageTargets.function)))
    return (table, links.linked.references)
  }

  /// The collections that translate another one.
  private var translations: Set<CollectionIndex> {
    Set(
      content.collections.tableIndices.filter {
        content.collections[$0].definition.translation != nil
      })
  }

  /// All pages; mistakes that concern all of them together are reported.
  private func pages(
    of site: ResolvedSite, models: Models, log: inout DiagnosticLog
  ) -> (PagePlanner, StoreBuilder, PageTargets) {
    var planner = PagePlanner(
      content: content, models: models, site: site, messages: messages)
    planner.planAll(log: &log)
    let builder = planner.takeBuilder()
    let targets = PageTargets(planner, staticFiles)
    PlanCheck(planner: planner, targets: targets, definition: definition).report(log: &log)
    LanguageCheck(definition: definition, planner: planner, certainty: site.certainty)
      .report(log: &log)
    return (planner, builder, targets)
  }
}

extension SitePlanner {
  /// All files with their addresses.
  private func outputs(
    _ references: [FileReference], of planner: PagePlanner, log: inout DiagnosticLog
  ) -> OutputFiles {
    var files = OutputFiles(references, planner: planner)
    let first = content.store.files.tableIndices.upperBound
    let staticOnes = first..<first + staticFiles.count
    for (index, reference) in zip(references.tableIndices, references) {
      if staticOnes.contains(index) {
        let file = PlannedFile(path: reference.path, content: .same)
        let address = staticFiles[first.distance(to: index)].address
        files.addKnown(file, at: address, span: nil, log: &log)
      } else {
        addContent(reference, index, to: &files, log: &log)
      }
    }
    files.add(
      assets, alwaysUsed: definition.device.isOffline ? DeviceSettings.workerAsset : nil, log: &log)
    addRedirects(of: planner, to: &files, log: &log)
    if let offline = definition.device.offline {
      files.check(
        madeFiles: offline.value ? ["/worker.js", "/offline.json"] : ["/worker.js"],
        setting: offline.span, log: &log)
    }
    files.checkReservedAddresses(log: &log)
    files.checkNames(log: &log)
    files.checkFolders(log: &log)
    files.checkSpellings(log: &log)
    checkOtherNames(of: references, log: &log)
    return files
  }

  /// Reports files that would be published under another name than that of their entries, which they
  /// keep from readers.
  private func checkOtherNames(of references: [FileReference], log: inout DiagnosticLog) {
    let hidden = content.hiddenFiles(ofSizes: Set(references.map(\.byteCount)))
    guard !hidden.isEmpty else { return }
    for (index, reference) in zip(references.tableIndices, references) {
      guard let identity = identity(ofFileAt: reference.path), let source = hidden[identity],
        !source.equalsByBytes(reference.path), case .free = content.role(ofFile: reference.path)
      else { continue }
      log.report(.otherName(reference.path, of: source, at: span(ofFile: index)))
    }
  }

  /// The identity of a file, whatever its name; nil where it cannot be examined.
  private func identity(ofFileAt path: String) -> FileIdentity? {
    do throws(FileError) { return try files.fileStatus(of: path).identity } catch { return nil }
  }

  /// Adds a file of the content folder at its own path.
  private func addContent(
    _ reference: FileReference, _ index: FileReferenceIndex, to files: inout OutputFiles,
    log: inout DiagnosticLog
  ) {
    let isSetting = SiteFolder.isOfSettings(reference.path)
    if case .free = content.role(ofFile: reference.path), !isSetting {
    } else if isSetting || content.uncertainCollections.isEmpty {
      log.report(.publishedSource(reference.path, at: span(ofFile: index)))
    }
    let isCleaned = !definition.files.keepsImageMetadata && PrivateMetadata.mayBeIn(reference.path)
    files.addKnown(
      PlannedFile(
        path: reference.path, content: isCleaned ? .withoutMetadata : .same, needsPage: true),
      at: String(reference.path.dropFirst(SiteFolder.content.count)), span: nil, log: &log)
  }

  /// Adds the former addresses of entries, and the files about them for the site's host.
  private func addRedirects(
    of planner: PagePlanner, to files: inout OutputFiles, log: inout DiagnosticLog
  ) {
    let redirects = AliasPlanner(
      content: content, recordPages: planner.recordPages, certainty: planner.certainty,
      rootPath: definition.rootFolder
    ).redirects(log: &log)
    let former = redirects.map { redirect in
      files.add(
        PlannedFile(path: "", content: .redirect(toPage: redirect.page)), at: redirect.address,
        byteCount: 0, span: redirect.span, log: &log)
      return FormerAddress(
        address: redirect.address,
        target: Array(planner.pages.addresses[OutputIndex(redirect.page)]), span: redirect.span)
    }
    for file in madeFiles(of: former, beside: files) {
      if let own = ownRules(at: file.address) {
        join(file, to: own, in: &files, log: &log)
        continue
      }
      files.add(
        PlannedFile(path: "", content: .made(file.bytes)), at: file.address,
        byteCount: file.bytes.count, log: &log)
    }
  }

  /// The author's own file at the address of one that is made, where both can be joined.
  private func ownRules(at address: String) -> StaticFile? {
    guard HostRules.canBeJoined(at: address) else { return nil }
    return staticFiles.first { $0.address == address && $0.source != nil }
  }

  /// Appends the rules that were made to those of the author's file; rules that are in both are
  /// reported.
  private func join(
    _ made: HostFiles.File, to file: StaticFile, in files: inout OutputFiles,
    log: inout DiagnosticLog
  ) {
    guard let source = file.source else { return }
    let ignoringSlashes = definition.files.host?.value.ignoresLastSlash == true
    let own = HostRules(in: source.bytes, at: made.address, ignoringSlashes: ignoringSlashes)
    let added = HostRules(in: made.bytes, at: made.address, ignoringSlashes: ignoringSlashes)
    for (rule, origin) in zip(added.rules, made.origins) {
      guard let other = own.rules.first(where: { $0.key == rule.key }) else { continue }
      log.report(
        .ruleTwice(
          other.name, isAlias: made.address == "/_redirects", at: Span(source.id, other.range),
          origin: origin))
    }
    let isOpen = source.bytes.last.map { $0 != UInt8(ascii: "\n") } ?? false
    files.replace(file.address, with: source.bytes + (isOpen ? [0x0A] : []) + made.bytes)
  }

  /// The files for the site's host besides pages.
  private func madeFiles(
    of former: [FormerAddress], beside files: OutputFiles
  ) -> [HostFiles.File] {
    var made =
      definition.files.host.map { host in
        HostFiles(
          host: host, address: definition.address, rootPath: definition.rootPath,
          formerAddresses: former,
          hasMissingPage: files.addresses.output(at: Array("/404.html".utf8)) != nil
        ).files
      } ?? []
    if definition.files.hasRedirectsFile, !made.contains(where: { $0.address == "/_redirects" }) {
      made.append(
        HostFiles.File(leadingFrom: former, status: "301", below: definition.rootPath))
    }
    return made
  }

  /// Reports settings of the theme without effect on any page.
  private func checkSheet(of site: ResolvedSite, log: inout DiagnosticLog) {
    guard site.certainty == .certain else { return }
    NamedAssets(assets, of: site.declarations, templates: templates)
      .check(AppearanceStyle(definition), log: &log)
  }

  /// Reports broken references of assets.
  private func checkLinks(
    ofAssets addresses: AddressIndex, _ lost: PagesDroppedByErrors, log: inout DiagnosticLog
  ) {
    for link in assets.flatMap(\.links) where !lost.mayHave(link.address) {
      guard addresses.output(at: Array(link.address.utf8)) == nil else { continue }
      log.report(.brokenAssetLink(link.address, at: link.span))
    }
  }

  /// Where a field first names a file of the store.
  private func span(ofFile index: FileReferenceIndex) -> Span? {
    let store = content.store
    // An address written by itself has the place of its record, whose first field it is.
    return store.slots.firstIndex { $0.tag == .file && $0.file == index }
      .flatMap { store.places[$0].span ?? store.places[$0 - 1].span }
  }
}

extension SiteContent {
  /// The name of each collection; that of the original for a translation.
  fileprivate var originalNames: [String] {
    collections.map { collection in
      let definition = collection.definition
      guard let translation = definition.translation else { return definition.name }
      return collections[translation.original].definition.name
    }
  }
}
