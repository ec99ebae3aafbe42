import Diagnostics

extension ModelResolver {
  /// Looks up the other side of every `@Inverse`.
  mutating func resolveInverses() {
    for pending in inverses {
      guard let inverse = resolve(pending) else { continue }
      guard
        let index = models[pending.structure].fields.firstIndex(where: {
          $0.slot == pending.slot
        })
      else { continue }
      models[pending.structure].fields[index].inverse = inverse
    }
  }

  private mutating func resolve(_ pending: PendingInverse) -> Inverse? {
    let owner = models[pending.structure]
    guard let field = owner.fields.first(where: { $0.slot == pending.slot }),
      let listed = entry(field.type.single)
    else { return nil }
    let other = models[listed]
    guard pending.root.text == other.name else {
      log.report(
        .inverseOfOther(
          pending.root.text, listed: other.name, at: pending.root.span, place: field.span))
      return nil
    }
    guard let back = other.field(named: pending.member.text, for: .checking), back.span != nil
    else {
      let isDeclared = declaredFields[listed]?.contains(pending.member.text) ?? false
      if !isDeclared {
        let references = other.fields.filter {
          entry($0.type.single) == pending.structure && $0.span != nil
        }
        log.report(
          .inverseOfNothing(
            pending.member.text, of: other.name, fields: references.map(\.name), owner: owner.name,
            at: pending.member.span, place: other.span, suggesting: &log))
      }
      return nil
    }
    guard entry(back.type.single) == pending.structure, back.inverse == nil else {
      log.report(
        .inverseWithoutReference(
          back.name, of: other.name, owner: owner.name, at: pending.member.span, place: back.span))
      return nil
    }
    if back.isSecret {
      log.report(.inverseOfSecret(back, of: other, listing: owner.name, at: pending.member.span))
      return nil
    }
    return Inverse(structure: listed, slot: back.slot)
  }

  /// Refuses fields through which a component would have to hold itself.
  ///
  /// A required or optional component is part of its owner, in Swift too; so is a list that must
  /// not be empty. Takes time in proportion to the fields.
  private mutating func refuseEndlessStructures(from first: Int) {
    var state: [StructureID: Mark] = [:]
    for root in models.structures.indices.dropFirst(first).map({ StructureID($0) })
    where state[root] == nil {
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
        case .open: reportCycle(path, to: part, field)
        }
      }
    }
  }

  /// Refuses components that hold themselves, and those that hold too many in each other.
  mutating func refuseGraphs(from first: Int) {
    refuseEndlessStructures(from: first)
    refuseDeepStructures(from: first)
  }

  /// Refuses components within components beyond what files of content can nest.
  private mutating func refuseDeepStructures(from first: Int) {
    let limit = 64
    var heights: [StructureID: Int] = [:]
    for root in models.structures.indices.dropFirst(first).map({ StructureID($0) })
    where heights[root] == nil {
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
        // Nothing goes through what is gone, and those that hold this one count anew.
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

  /// A structure on the way that is followed, and the field that is next there.
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
      return (bounds.lower ?? 0) > 0
    }
    return isFilled ? id : nil
  }

  private mutating func reportCycle(
    _ path: [Step], to start: StructureID, _ last: Field
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
