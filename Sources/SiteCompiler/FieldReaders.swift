import Planning
import Rendering
import Schema
import Tables
import Templates

extension CompiledPlan {
  /// The pages that may show one of these fields, judged by their programs; a page without a
  /// template may show any.
  func pages(showing fields: Set<ShownText>) -> [PageIndex] {
    guard !fields.isEmpty else { return [] }
    let readers = programs.indices.map { FieldReader(of: DeclarationIndex($0), in: self, fields) }
    return plan.pages.tableIndices.filter { page in
      let planned = plan.pages[page]
      return switch readers[planned.declaration.position] {
      case .none: false
      case .ofOwnEntry(let entries): planned.entry.map(entries.contains) ?? false
      case .ofAny: true
      }
    }
  }
}

/// Which of some fields the pages of a declaration may show.
private enum FieldReader {
  case none
  /// Those of these entries that a page shows, or of their components.
  case ofOwnEntry(Set<SlotIndex>)
  case ofAny

  init(of index: DeclarationIndex, in compiled: CompiledPlan, _ fields: Set<ShownText>) {
    let plan = compiled.plan
    let declaration = plan.declarations[index]
    guard declaration.target == nil else {
      self = .none
      return
    }
    // The items of a feed are made from fields that no program names.
    guard let program = compiled.programs[index.position].program, declaration.feed == nil else {
      self = .ofAny
      return
    }
    let read = fields.filter { program.reads.contains($0.field, of: $0.structure, in: plan.models) }
    guard !read.isEmpty else {
      self = .none
      return
    }
    let reached = plan.structuresReached(by: program, of: index)
    let owners = read.compactMap { reached.contains($0.structure) ? nil : $0.owner }
    self = owners.count == read.count ? .ofOwnEntry(Set(owners)) : .ofAny
  }
}
