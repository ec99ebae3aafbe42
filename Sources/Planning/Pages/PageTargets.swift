import Content
package import Schema
import Tables

/// The names by which templates point to pages that do not belong to a record: `url("recipes")`.
///
/// A name is that of a section, of a single page or list (`about`, `recipes.favourites`), of a group
/// with a value (`url("recipes.course", recipe.course)`), or the address of a static file, such as
/// `/key.pdf`.
package struct PageTargets: Sendable {
  /// The function by which templates name a target.
  package static let function = "url"

  /// The target of a name.
  package enum Target: Sendable, Hashable {
    case page(PageIndex)
    /// To the group of this declaration with a value of the type that is given.
    case group(declaration: DeclarationIndex, by: ValueType)
    /// A static file, or one of the content.
    case file(FileReferenceIndex)
  }

  /// The names in order.
  package private(set) var names: [String]
  /// The names of pages that records have, by which no template can point to one of them: how a
  /// template calls a record.
  package let namesOfRecords: [String: String]
  private var targets: [String: Target]
  /// The targets of names in other languages, by language.
  private let translations: [String: [String: Target]]
  private let groupPages: [GroupReference: PageIndex]
  /// Whether a value has no group because of a mistake that was reported.
  package let hasLostGroups: Bool

  private struct GroupReference: Hashable {
    let declaration: DeclarationIndex
    let key: [UInt8]
  }

  /// The target with a name, for pages in a language: in this language where there is one.
  package subscript(name: String, in language: String) -> Target? {
    translations[language]?[name] ?? targets[name]
  }

  /// The first page of a group, by the value as addresses have it.
  package func page(ofGroup key: [UInt8], declaration: DeclarationIndex) -> PageIndex? {
    groupPages[GroupReference(declaration: declaration, key: key)]
  }

  /// Names everything that was planned, and the static files, which follow the files of the content.
  init(_ planner: PagePlanner, _ staticFiles: [StaticFile]) {
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
    let first = planner.content.store.files.count
    for (position, file) in staticFiles.enumerated() {
      targets[file.address] = .file(FileReferenceIndex(FileIndex(first + position)))
    }
    self.targets = targets
    self.translations = translations
    groupPages = Self.groupPages(in: planner)
    namesOfRecords = Self.namesOfRecords(in: planner)
    hasLostGroups = planner.groups.hasLost
    names = targets.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Names files of the content by their addresses.
  mutating func add(_ files: [(address: String, file: FileReferenceIndex)]) {
    guard !files.isEmpty else { return }
    for (address, file) in files { targets[address] = .file(file) }
    names = targets.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// All names with their targets, and a declaration in the language of each.
  private static func named(
    in planner: PagePlanner
  ) -> [(name: String, declaration: DeclarationIndex, target: Target)] {
    var named: [(name: String, declaration: DeclarationIndex, target: Target)] = []
    for (index, declaration) in zip(planner.declarations.tableIndices, planner.declarations) {
      guard let target = target(of: index, in: planner) else { continue }
      named.append((name(of: declaration, in: planner), index, target))
    }
    for section in planner.sections {
      guard let first = planner.pages.page(at: section.address.value),
        let declaration = section.declarations.first
      else { continue }
      named.append((section.name, declaration, .page(first)))
    }
    return named
  }

  private static func namesOfRecords(in planner: PagePlanner) -> [String: String] {
    var named: [String: String] = [:]
    for (index, declaration) in zip(planner.declarations.tableIndices, planner.declarations) {
      guard target(of: index, in: planner) == nil, declaration.kind.shown != nil,
        let record = declaration.kind.component ?? declaration.kind.entry
      else { continue }
      named[name(of: declaration, in: planner)] = planner.models[record].variableName
    }
    return named
  }

  /// The name of a page, after that of its section.
  private static func name(of declaration: PageDeclaration, in planner: PagePlanner) -> String {
    (declaration.section.map { planner.sections[$0].name + "." } ?? "") + declaration.name
  }

  private static func groupPages(in planner: PagePlanner) -> [GroupReference: PageIndex] {
    var found: [GroupReference: PageIndex] = [:]
    for index in planner.declarations.tableIndices {
      for page in planner.pages(of: index) where planner.pages[page].number == 1 {
        guard let group = planner.pages[page].group else { continue }
        let key = Array(planner.groups[group].key.utf8)
        found[GroupReference(declaration: index, key: key)] = page
      }
    }
    return found
  }

  private static func target(of index: DeclarationIndex, in planner: PagePlanner) -> Target? {
    planner.declarations[index].kind.target(of: index, in: planner)
  }
}
