import Diagnostics

extension ModelResolver {
  /// Looks up the other side of every `@Inverse`.
  mutating func resolveInverses() {
    for pending in inverses {
      guard let inverse = resolve(pending) else { continue }
      guard
        let index = models.structures[pending.structure].fields.firstIndex(where: {
          $0.slot == pending.slot
        })
      else { continue }
      models.structures[pending.structure].fields[index].inverse = inverse
    }
  }

  private mutating func resolve(_ pending: PendingInverse) -> Inverse? {
    let owner = models.structures[pending.structure]
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
      let isDeclared = declaredFields[Int(listed.index)]?.contains(pending.member.text) ?? false
      if !isDeclared {
        let references = other.fields.filter {
          entry($0.type.single)?.index == UInt32(pending.structure) && $0.span != nil
        }
        log.report(
          .inverseOfNothing(
            pending.member.text, of: other.name, fields: references.map(\.name), owner: owner.name,
            at: pending.member.span, place: other.span, suggesting: &log))
      }
      return nil
    }
    guard entry(back.type.single)?.index == UInt32(pending.structure), back.inverse == nil else {
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
    var state = [Mark](repeating: .new, count: models.structures.count)
    for root in first..<max(first, models.structures.count) where state[root] == .new {
      var path: [(structure: Int, field: Int)] = [(root, 0)]
      state[root] = .open
      while let (structure, position) = path.last {
        guard position < models.structures[structure].fields.count else {
          state[structure] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].field += 1
        let field = models.structures[structure].fields[position]
        guard let part = part(of: field) else { continue }
        switch state[part] {
        case .done: break
        case .new:
          state[part] = .open
          path.append((part, 0))
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
    var heights = [Int?](repeating: nil, count: models.structures.count)
    for root in first..<max(first, models.structures.count) where heights[root] == nil {
      var path: [(structure: Int, field: Int)] = [(root, 0)]
      heights[root] = 0
      while let (structure, position) = path.last {
        let fields = models.structures[structure].fields
        if position < fields.count {
          path[path.count - 1].field += 1
          guard let part = component(of: fields[position]), heights[part] == nil else { continue }
          heights[part] = 0
          path.append((part, 0))
          continue
        }
        path.removeLast()
        let height =
          1 + (fields.compactMap { component(of: $0).flatMap { heights[$0] } }.max() ?? 0)
        heights[structure] = height
        guard height > limit, models.structures[structure].kind == .component,
          let span = models.structures[structure].span
        else { continue }
        log.report(.modelTooLarge("components nest at most \(limit) deep", at: span))
        // Nothing goes through what is gone, and those that hold this one count anew.
        models.structures[structure].fields = []
        models.structures[structure].certainty = .uncertain
        heights[structure] = 0
      }
    }
  }

  private func component(of field: Field) -> Int? {
    guard case .structure(let id) = field.type.single, models[id].kind == .component else {
      return nil
    }
    return Int(id.index)
  }

  private enum Mark {
    case new, open, done
  }

  /// The component that a value of the field always or at most once holds.
  private func part(of field: Field) -> Int? {
    guard case .structure(let id) = field.type.single, models[id].kind == .component else {
      return nil
    }
    guard field.type.isList else { return Int(id.index) }
    guard !field.type.isListOfLists else { return nil }
    let isFilled = field.constraints.contains { constraint in
      guard case .count(let bounds) = constraint.rule else { return false }
      return (bounds.lower ?? 0) > 0
    }
    return isFilled ? Int(id.index) : nil
  }

  private mutating func reportCycle(
    _ path: [(structure: Int, field: Int)], to start: Int, _ last: Field
  ) {
    let cycle = path.drop { $0.structure != start }
    let links = cycle.map { step in
      (
        models.structures[step.structure].name,
        models.structures[step.structure].fields[step.field - 1]
      )
    }
    guard let span = last.span else { return }
    log.report(
      .endlessStructure(
        models.structures[start].name, path: links.map { "\($0.0).\($0.1.name)" },
        at: span, places: links.dropLast().compactMap(\.1.span)))
  }
}
