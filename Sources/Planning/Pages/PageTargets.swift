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
  /// The targets of names in other languages, by language.
  private let translations: [String: [String: Target]]
  private let groupPages: [GroupReference: Int]

  private struct GroupReference: Hashable {
    let declaration: Int
    let key: [UInt8]
  }

  /// The target with a name, for pages in a language: in this language where there is one.
  package subscript(name: String, in language: String) -> Target? {
    translations[language]?[name] ?? targets[name]
  }

  /// The first page of a group, by the value as addresses have it.
  package func page(ofGroup key: [UInt8], declaration: Int) -> Int? {
    groupPages[GroupReference(declaration: declaration, key: key)]
  }

  /// Names everything that was planned.
  init(_ planner: PagePlanner) {
    var targets: [String: Target] = [:]
    var translations: [String: [String: Target]] = [:]
    for (name, declaration, target) in Self.named(in: planner) {
      let language = planner.declarations[declaration].language
      if planner.declarations[declaration].isTranslation {
        translations[language, default: [:]][name] = target
      } else {
        targets[name] = target
      }
    }
    self.targets = targets
    self.translations = translations
    groupPages = Self.groupPages(in: planner)
    names = targets.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// All names with where they lead, and a declaration in whose language that is.
  private static func named(
    in planner: PagePlanner
  ) -> [(name: String, declaration: Int, target: Target)] {
    var named: [(name: String, declaration: Int, target: Target)] = []
    for (index, declaration) in planner.declarations.enumerated() {
      guard let target = target(of: index, in: planner) else { continue }
      let section = declaration.section.map { planner.sections[$0].name + "." } ?? ""
      named.append((section + declaration.name, index, target))
    }
    for section in planner.sections {
      let address = Array(section.address.value.utf8)
      guard let first = planner.addresses.output(at: address),
        let declaration = section.declarations.first
      else { continue }
      named.append((section.name, declaration, .page(first)))
    }
    return named
  }

  private static func groupPages(in planner: PagePlanner) -> [GroupReference: Int] {
    var found: [GroupReference: Int] = [:]
    for index in planner.declarations.indices {
      for page in planner.pagesOfDeclaration[index] where planner.pages[page].group != .max {
        guard planner.pages[page].number == 1 else { continue }
        let key = Array(planner.groups[Int(planner.pages[page].group)].key.utf8)
        found[GroupReference(declaration: index, key: key)] = page
      }
    }
    return found
  }

  private static func target(of index: Int, in planner: PagePlanner) -> Target? {
    let declaration = planner.declarations[index]
    switch declaration.subject {
    case .list, .groups, .feed, .search, .single:
      return planner.pagesOfDeclaration[index].first.map(Target.page)
    case .group(let collection, let slot):
      let model = planner.content.collections[collection].definition.model
      let field = planner.models[model].fields(for: .output).first { $0.slot == slot }
      return field.map { .group(declaration: index, by: $0.type.element) }
    case .entry, .component, .redirect: return nil
    }
  }
}
