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

  private mutating func resolve(_ pending: PendingKeyPath) -> Inverse? {
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
      if !isDeclared, other.certainty == .certain {
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
}
