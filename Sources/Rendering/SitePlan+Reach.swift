package import Planning
package import Schema
import Tables
package import Templates

extension SitePlan {
  /// The structures of the records that a program reaches on the pages of a declaration, except the
  /// entry that each shows, and its components.
  package func structuresReached(
    by program: Program, of index: DeclarationIndex
  ) -> Set<StructureID> {
    let context = contexts[index.position]
    let fields = models[context.structure].fields(for: .output)
    let own = context.pageFields.filter { $0.value == .entry || $0.value == .component }
      .map { fields[$0.place].slot }
    return program.reads.structuresReached(
      in: models, from: context.structure, besides: Set(own))
  }
}
