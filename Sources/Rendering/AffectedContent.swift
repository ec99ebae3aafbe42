import Diagnostics
import Planning
package import Schema
import Tables

/// The content that mistakes may have changed: entries in files with mistakes, and the structures of
/// which records may be wrong or missing.
package struct AffectedContent: Hashable, Sendable {
  /// The entries that may be wrong.
  let entries: Set<SlotIndex>
  /// The structures of which records may be wrong or missing.
  let structures: Set<StructureID>
  /// Those of which every record may be wrong, because of a mistake in their models.
  let uncertainStructures: Set<StructureID>

  /// Makes the set of what may have changed.
  ///
  /// - Parameters:
  ///   - entries: The slots of entries that may be wrong.
  ///   - structures: The models of which entries may be wrong or missing.
  ///   - models: All models, of which some may be uncertain. Nil results where one that may be used
  ///     anywhere is.
  package init?(entries: Set<SlotIndex>, structures: Set<StructureID>, models: Models) {
    guard models.choices.allSatisfy({ $0.certainty == .certain }) else { return nil }
    self.entries = entries
    uncertainStructures = Self.uncertainStructures(of: models)
    self.structures = structures.union(uncertainStructures)
  }

  /// The structures of a site that are not completely known, and those that hold them.
  private static func uncertainStructures(of models: Models) -> Set<StructureID> {
    var holders: [StructureID: [StructureID]] = [:]
    var found: Set<StructureID> = []
    for (index, structure) in models.structures.enumerated() where structure.kind != .builtIn {
      let id = StructureID(index)
      if structure.certainty == .uncertain { found.insert(id) }
      for field in structure.fields(for: .checking) {
        guard case .structure(let held) = field.type.element, models[held].kind != .entry
        else { continue }
        holders[held, default: []].append(id)
      }
    }
    var waiting = Array(found)
    while let id = waiting.popLast() {
      for holder in holders[id] ?? [] where found.insert(holder).inserted { waiting.append(holder) }
    }
    return found
  }
}
