import Content
import Diagnostics
package import Schema

/// Sorts the entries of a collection by the values of a field.
struct GroupPlanner {
  let content: SiteContent
  let models: Models

  /// Entries with one value.
  private struct Bucket {
    let title: String
    let order: Int
    let span: Span
    var entries: [Value] = []
  }

  /// The groups of entries of a collection by a field, in order, their entries listed in the
  /// store: choices in the order of their cases, all others in the order of their keys.
  func groups(
    of entries: [Entry], in collection: Int, bySlot slot: Int, into builder: inout StoreBuilder,
    log: inout DiagnosticLog
  ) -> [PlannedGroup] {
    guard
      let field = models[content.collections[collection].definition.model].fields.first(where: {
        $0.slot == slot
      })
    else { return [] }
    var buckets: [[UInt8]: Bucket] = [:]
    for entry in entries {
      let value = content.store.slots[entry.slot + slot]
      for element in elements(of: value) {
        add(element, field.type.element, of: entry, to: &buckets, log: &log)
      }
    }
    let ordered = buckets.sorted { left, right in
      (left.value.order, String(decoding: left.key, as: UTF8.self))
        < (right.value.order, String(decoding: right.key, as: UTF8.self))
    }
    return ordered.map { key, bucket in
      let list = builder.list(bucket.entries)
      return PlannedGroup(
        key: String(decoding: key, as: UTF8.self), title: bucket.title, items: list.elements)
    }
  }

  private func elements(of value: Value) -> [Value] {
    switch value.tag {
    case .none: []
    case .list: Array(content.store.slots[value.elements])
    default: [value]
    }
  }

  private func add(
    _ value: Value, _ type: ValueType, of entry: Entry, to buckets: inout [[UInt8]: Bucket],
    log: inout DiagnosticLog
  ) {
    guard !value.isNone else { return }
    let keys = GroupKey(models: models, store: content.store)
    let key = keys.key(of: value, type)
    let title = String(decoding: keys.title(of: value, type), as: UTF8.self)
    guard !key.isEmpty else {
      log.report(
        .badAddress(title, "has no letter or digit for an address", at: entry.span))
      return
    }
    if let bucket = buckets[key], bucket.title != title {
      log.report(
        .collision(
          String(decoding: key, as: UTF8.self), "the value \(Diagnostic.quoted(title))",
          at: entry.span, other: "the value \(Diagnostic.quoted(bucket.title))",
          otherSpan: bucket.span))
      return
    }
    let order = value.tag == .choice ? value.index : 0
    buckets[key, default: Bucket(title: title, order: order, span: entry.span)]
      .entries.append(.record(entry.slot))
  }
}

/// What the address and the title of a group are for a value.
package struct GroupKey {
  private let writer: PatternWriter
  private let models: Models
  private let store: ValueStore

  package init(models: Models, store: ValueStore) {
    self.models = models
    self.store = store
    writer = PatternWriter(models: models, store: store)
  }

  /// The part of the address: a slug, empty when the value has no letter or digit.
  package func key(of value: Value, _ type: ValueType) -> [UInt8] {
    text(of: value, type, asSlug: true)
  }

  /// The value as people read it: for an entry, its key.
  package func title(of value: Value, _ type: ValueType) -> [UInt8] {
    text(of: value, type, asSlug: false)
  }

  private func text(of value: Value, _ type: ValueType, asSlug: Bool) -> [UInt8] {
    var output: [UInt8] = []
    if value.tag == .record, case .structure(let id) = type.unwrapped {
      let structure = models[id]
      let named = asSlug ? structure.field(named: "slug") : structure.key
      guard let field = named ?? structure.field(named: "slug") else { return [] }
      writer.append(
        store.slots[value.index + field.slot], field.type, asSlug: asSlug, to: &output)
    } else {
      writer.append(value, type, asSlug: asSlug, to: &output)
    }
    return output
  }
}

extension ValueType {
  /// The type of a list's elements, or the type itself; never optional.
  package var element: ValueType {
    if case .list(let element) = unwrapped { element.element } else { unwrapped }
  }
}
