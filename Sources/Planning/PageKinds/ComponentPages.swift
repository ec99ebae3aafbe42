import Content
import Diagnostics
import Schema
import Tables

/// One page per component in a list of the entries of a collection.
struct ComponentPages: PageKind {
  private let shownCollection: DeclarationResolver.ShownCollection
  private let shownComponent: StructureID
  /// The slot of the list in its entry.
  private let slot: FieldSlot

  /// Finds the field of the entries; nil where it was reported to be wrong.
  ///
  /// - Parameters:
  ///   - path: The collection and the field, as they are written.
  ///   - name: The name of the field.
  ///   - collection: The collection of the entries.
  ///   - resolver: Has the models.
  ///   - log: Takes the mistakes.
  init?(
    _ path: Spanned<String>, field name: String, of collection: DeclarationResolver.ShownCollection,
    by resolver: DeclarationResolver, log: inout DiagnosticLog
  ) {
    if name.contains(".") {
      log.report(.nestedTooDeep(path.value, at: path.span))
      return nil
    }
    let own = Spanned(name, at: path.span)
    guard let field = resolver.field(named: own, of: collection.model, log: &log) else {
      return nil
    }
    guard case .list(.structure(let component)) = field.type,
      resolver.models[component].kind == .component
    else {
      log.report(
        .nestedField(
          path.value, type: resolver.models.name(of: field.type), at: path.span,
          declared: field.span))
      return nil
    }
    shownCollection = collection
    shownComponent = component
    slot = field.slot
  }

  var collection: CollectionIndex? { shownCollection.index }
  var model: StructureID? { shownCollection.model }
  var entry: StructureID? { shownCollection.model }
  var component: StructureID? { shownComponent }
  var shown: ShownRecords? { .components(of: shownCollection.index, slot: slot) }
  var template: String? { "component" }

  func scope(in models: Models) -> PatternScope {
    PatternScope(models: models, entry: entry, component: component, hasNumber: true)
  }

  /// Below the address of the entry, by the component's key, otherwise by its number.
  func usualAddress(named name: String, as format: PageFormat, in models: Models) -> String {
    let entry = models[shownCollection.model].variableName
    if format == .json { return name + "/{\(entry).slug}/{number}.json" }
    let component = models[shownComponent]
    let own = component.key == nil ? "number" : component.variableName + ".slug"
    return "{\(entry).slug}/\(name)/{\(own)}/"
  }

  func contextFields(_ structures: ContextStructures, in models: Models) -> [ContextField] {
    let entry = ContextField.shown("entry", shownCollection.model, .entry, in: models)
    let component = ContextField.shown("component", shownComponent, .component, in: models)
    return [entry.own, component.own] + [entry.common, component.common].compactMap { $0 }
  }

  func plan(
    _ index: DeclarationIndex, by planner: inout PagePlanner, log: inout DiagnosticLog
  ) {
    let declaration = planner.declarations[index]
    let start = planner.pages.next
    for entry in planner.shown(of: shownCollection.index, for: declaration, log: &log) {
      let owner = entry.slot
      let list = planner.content.store.slots[owner + slot]
      guard list.tag == .list else { continue }
      let first = planner.pages.next
      for (position, element) in list.elements.enumerated() {
        let component = planner.content.store.slots[element].slot
        var page = PlannedPage(declaration: index)
        page.entry = owner
        page.component = component
        page.setPlace(position, of: list.count, after: first)
        planner.claim(record: component, for: declaration)
        planner.add(
          page,
          PatternWriter.Facts(entry: owner, component: component, number: position + 1),
          of: entry, log: &log)
      }
    }
    if declaration.continuesAcross { planner.linkAcross(start..<planner.pages.next) }
  }

  /// The page of the entry.
  func parent(of page: PlannedPage, _ lists: ParentLists, in planner: PagePlanner) -> PageIndex? {
    page.entry.flatMap { entry in
      planner.recordPages.page(
        of: planner.content.store.slots[entry],
        in: planner.declarations[page.declaration].language)
    }
  }

  func target(of index: DeclarationIndex, in planner: PagePlanner) -> PageTargets.Target? { nil }
}
