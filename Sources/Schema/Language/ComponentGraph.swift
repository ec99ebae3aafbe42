import Diagnostics

/// Which components contain which: a component must not contain itself, and nesting is limited.
struct ComponentGraph {
  private(set) var models: Models
  /// The structures that are checked.
  private let roots: [StructureID]

  /// The graph of the structures of `models` from a position on.
  init(_ models: Models, from first: Int) {
    self.models = models
    roots = models.structures.indices.dropFirst(first).map { StructureID($0) }
  }

  /// Reports components that contain themselves, and removes the fields of those that are nested
  /// too deeply.
  mutating func refuse(log: inout DiagnosticLog) {
    refuseEndlessStructures(log: &log)
    refuseDeepStructures(log: &log)
  }

  /// Refuses fields through which a component would have to contain itself.
  ///
  /// A required or optional component is part of its owner, in Swift too; so is a list that must
  /// not be empty. Takes time in proportion to the fields.
  private func refuseEndlessStructures(log: inout DiagnosticLog) {
    var state: [StructureID: Mark] = [:]
    for root in roots where state[root] == nil {
      var path: [Step] = [Step(structure: root, field: 0)]
      state[root] = .open
      while let step = path.last {
        guard step.field < models[step.structure].fields.count else {
          state[step.structure] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].field += 1
        let field = models[step.structure].fields[step.field]
        guard let part = part(of: field) else { continue }
        switch state[part] {
        case .done: break
        case nil:
          state[part] = .open
          path.append(Step(structure: part, field: 0))
        case .open: reportCycle(path, to: part, field, log: &log)
        }
      }
    }
  }

  /// Refuses components within components deeper than content files can nest.
  private mutating func refuseDeepStructures(log: inout DiagnosticLog) {
    let limit = 64
    var heights: [StructureID: Int] = [:]
    for root in roots where heights[root] == nil {
      var path: [Step] = [Step(structure: root, field: 0)]
      heights[root] = 0
      while let step = path.last {
        let structure = models[step.structure]
        if step.field < structure.fields.count {
          path[path.count - 1].field += 1
          guard let part = component(of: structure.fields[step.field]), heights[part] == nil else {
            continue
          }
          heights[part] = 0
          path.append(Step(structure: part, field: 0))
          continue
        }
        path.removeLast()
        let parts = structure.fields.compactMap { component(of: $0).flatMap { heights[$0] } }
        let height = 1 + (parts.max() ?? 0)
        heights[step.structure] = height
        guard height > limit, structure.kind == .component, let span = structure.span else {
          continue
        }
        log.report(.modelTooLarge("components nest at most \(limit) deep", at: span))
        // No path uses the removed field, and the depth of those that contain this one is computed
        // again.
        models[step.structure].fields = []
        models[step.structure].certainty = .uncertain
        heights[step.structure] = 0
      }
    }
  }

  private func component(of field: Field) -> StructureID? {
    guard case .structure(let id) = field.type.single, models[id].kind == .component else {
      return nil
    }
    return id
  }

  /// How far a structure has been followed.
  private enum Mark {
    case open, done
  }

  /// A structure on the current path, and its next field.
  private struct Step {
    let structure: StructureID
    /// The position of the field among those of the structure.
    var field: Int
  }

  /// The component that a value of the field always or at most once holds.
  private func part(of field: Field) -> StructureID? {
    guard case .structure(let id) = field.type.single, models[id].kind == .component else {
      return nil
    }
    guard field.type.isList else { return id }
    guard !field.type.isListOfLists else { return nil }
    let isFilled = field.constraints.contains { constraint in
      guard case .count(let bounds) = constraint.rule else { return false }
      return (bounds.least?.whole ?? 0) > 0
    }
    return isFilled ? id : nil
  }

  private func reportCycle(
    _ path: [Step], to start: StructureID, _ last: Field, log: inout DiagnosticLog
  ) {
    let cycle = path.drop { $0.structure != start }
    let links = cycle.map { step in
      (models[step.structure].name, models[step.structure].fields[step.field - 1])
    }
    guard let span = last.span else { return }
    log.report(
      .endlessStructure(
        models[start].name, path: links.map { "\($0.0).\($0.1.name)" },
        at: span, places: links.dropLast().compactMap(\.1.span)))
  }
}
