package import Content
package import Schema
import Tables

/// The groups of all declarations that have some.
///
/// Declarations that show the same entries by the values of the same field share their groups, so
/// that the page of a group is found from each of them.
package struct GroupTable: Sendable {
  /// What determines groups, so that declarations with the same key share them.
  package struct Key: Hashable, Sendable {
    let collection: CollectionIndex
    let slot: FieldSlot
    let condition: String?
    let mergesValues: Bool
    /// That of the titles.
    let language: String

    /// Makes the key of groups by a field of a collection, for the entries that satisfy a
    /// condition, with titles in a language.
    package init(
      collection: CollectionIndex, slot: FieldSlot, condition: String?, mergesValues: Bool,
      language: String
    ) {
      self.collection = collection
      self.slot = slot
      self.condition = condition
      self.mergesValues = mergesValues
      self.language = language
    }
  }

  /// All groups.
  package private(set) var all: [PlannedGroup] = []
  /// Whether a value has no group because of a mistake that was reported.
  private(set) var hasLost = false
  private var ranges: [Range<GroupIndex>]
  private var shared: [Key: Range<GroupIndex>] = [:]

  /// A table without groups, for groups of this many declarations.
  package init(declarationCount: Int) {
    ranges = Array(repeating: GroupIndex(0)..<GroupIndex(0), count: declarationCount)
  }

  /// Notes that a value has no group because of a mistake that was reported.
  mutating func noteLoss() { hasLost = true }

  /// The group with an index.
  package subscript(group: GroupIndex) -> PlannedGroup { all[group] }

  /// The groups of each declaration, in the order of the declarations.
  package var ofDeclarations: [Range<GroupIndex>] { ranges }

  /// The groups of a declaration; none for one that shows no groups.
  package func groups(of declaration: DeclarationIndex) -> Range<GroupIndex> {
    ranges[declaration.position]
  }

  /// The groups that another declaration already shows.
  package func groups(sharedAs key: Key) -> Range<GroupIndex>? { shared[key] }

  /// Adds groups, which other declarations may share by a key.
  package mutating func add(
    _ groups: [PlannedGroup], sharedAs key: Key? = nil
  ) -> Range<GroupIndex> {
    let first = all.tableIndices.upperBound
    all += groups
    let range = first..<all.tableIndices.upperBound
    if let key { shared[key] = range }
    return range
  }

  /// Makes groups those that a declaration plans or points to.
  package mutating func setGroups(
    _ groups: Range<GroupIndex>, of declaration: DeclarationIndex
  ) {
    ranges[declaration.position] = groups
  }

  /// Makes a page the one that points to a group, unless another page already does.
  package mutating func claim(_ group: GroupIndex, page: PageIndex) {
    if all[group].page == nil { all[group].page = page }
  }
}
