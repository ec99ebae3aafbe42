import Content
package import Schema

/// The names by which templates lead to pages that belong to no record: `url("recipes")`.
///
/// A name is that of a section, of a single page or list (`about`, `recipes.favourites`), or of
/// a group with a value (`url("recipes.course", recipe.course)`).
package struct PageTargets: Sendable {
  /// Where a name leads.
  package enum Target: Sendable, Hashable {
    /// To the page with this output.
    case page(Int)
    /// To the group of this declaration with a value of the type that is given.
    case group(declaration: Int, by: ValueType)
  }

  /// The names in order.
  package let names: [String]
  private let targets: [String: Target]
  private let groupPages: [GroupReference: Int]

  private struct GroupReference: Hashable {
    let declaration: Int
    let key: [UInt8]
  }

  /// The target with a name.
  package subscript(name: String) -> Target? { targets[name] }

  /// The first page of a group, by the value as addresses have it.
  package func page(ofGroup key: [UInt8], declaration: Int) -> Int? {
    groupPages[GroupReference(declaration: declaration, key: key)]
  }

  /// Names everything that was planned.
  init(_ planner: PagePlanner) {
    var targets: [String: Target] = [:]
    var groupPages: [GroupReference: Int] = [:]
    for (index, section) in planner.sections.enumerated() {
      for declaration in section.declarations {
        guard let target = Self.target(of: declaration, in: planner) else { continue }
        let name = planner.declarations[declaration].name
        targets["\(section.name).\(name)"] = target
      }
      let address = Array(planner.sections[index].address.value.utf8)
      if let first = planner.addresses.output(at: address) { targets[section.name] = .page(first) }
    }
    for (index, declaration) in planner.declarations.enumerated() {
      if declaration.section == nil, let target = Self.target(of: index, in: planner) {
        targets[declaration.name] = target
      }
      for page in planner.pagesOfDeclaration[index] where planner.pages[page].group != .max {
        guard planner.pages[page].number == 1 else { continue }
        let key = Array(planner.groups[Int(planner.pages[page].group)].key.utf8)
        groupPages[GroupReference(declaration: index, key: key)] = page
      }
    }
    self.targets = targets
    self.groupPages = groupPages
    names = targets.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func target(of index: Int, in planner: PagePlanner) -> Target? {
    let declaration = planner.declarations[index]
    switch declaration.subject {
    case .list, .groups, .single:
      return planner.pagesOfDeclaration[index].first.map(Target.page)
    case .group(let collection, let slot):
      let model = planner.content.collections[collection].definition.model
      let field = planner.models[model].fields.first { $0.slot == slot }
      return field.map { .group(declaration: index, by: $0.type.element) }
    case .entry, .component, .redirect: return nil
    }
  }
}
