import Diagnostics
import Schema
import Tables

// Order: total, stable and independent of locales.

extension ContentAssembly {
  /// Orders the entries of a collection: by the fields of its definition, then by key, then as they
  /// are in the files. Without an order they stay as they are.
  mutating func order(
    _ entries: inout [LoadedEntry], by definition: CollectionDefinition, log: inout DiagnosticLog
  ) {
    guard !definition.order.isEmpty else { return }
    var columns = definition.order.compactMap { key in
      column(for: key, of: definition, entries: entries, log: &log)
    }
    if let key = plan.models[definition.model].key,
      !definition.order.contains(where: { $0.field == key.name || $0.field == key.fileName })
    {
      columns.append(
        SortColumn(
          entries.map { store.slots[$0.slot + key.slot] }, in: store, isDescending: false))
    }
    guard let first = columns.first else { return }
    // In place: a copy of a column for each comparison would retain it.
    let order = unsafe columns.withUnsafeBufferPointer { columns in
      entries.indices.map { (rank: first.rank(of: $0), index: $0) }.sorted { left, right in
        if left.rank != right.rank { return left.rank < right.rank }
        for column in columns.indices {
          let comparison = unsafe columns[column].compare(left.index, right.index)
          if comparison != 0 { return comparison < 0 }
        }
        return left.index < right.index
      }
    }
    entries = order.map { entries[$0.index] }
  }

  private func column(
    for key: CollectionDefinition.OrderKey, of definition: CollectionDefinition,
    entries: [LoadedEntry], log: inout DiagnosticLog
  ) -> SortColumn? {
    let structure = plan.models[definition.model]
    let column: Field
    switch structure.lookUp(nameOrFileName: key.field, for: .output) {
    case .field(let found): column = found
    case .secret(let secret):
      log.report(.secretField(secret, of: structure, at: key.span))
      return nil
    case .unknown:
      if structure.certainty == .uncertain { return nil }
      let known = structure.fields(for: .output).map(\.name)
      log.report(
        .unknownOrder(
          key.field, of: structure, nearest: log.nearest(to: key.field, among: known),
          spelled: DirectionInWords(key, of: structure), isDescending: key.isDescending,
          at: key.span))
      return nil
    }
    let field = FieldPath(definition.model, FieldIndex(column.slot.position))
    switch plan.type(of: field).kind {
    case .list, .component, .image, .file, .markdown, .tree, .unwritten, .reference:
      log.report(.unorderable(rule(field), at: key.span))
      return nil
    case .scalar, .choice:
      return OrderSense(definition: definition, plan: plan, store: store)
        .column(for: key, by: field, in: column.slot, among: entries, log: &log)
    }
  }
}

/// The values of one field, prepared for many comparisons.
///
/// Numbers, dates and durations compare as numbers, choices by their place in the model, false
/// before true, texts by their folded form and, where that is the same, by their bytes. Entries
/// without a value come last, also in descending order.
struct SortColumn {
  private let values: [Value]
  private let isDescending: Bool
  private var text: [UInt8] = []
  private var ranges: [Range<Int>] = []

  init(_ values: [Value], in store: ValueStore, isDescending: Bool) {
    self.values = values
    self.isDescending = isDescending
    guard values.contains(where: { $0.tag.isText }) else { return }
    text.reserveCapacity(values.reduce(64) { $0 + ($1.tag.isText ? Int($1.text.count) * 3 : 0) })
    for value in values {
      let start = text.count
      if value.tag == .text {
        let bytes = store.bytes(value.text)
        TextFold.appendOrder(of: bytes.span, to: &text)
        text.append(0)
        text.append(contentsOf: bytes)
      } else if value.tag == .decimal {
        text.append(contentsOf: store.bytes(value.text))
      }
      ranges.append(start..<text.count)
    }
  }

  /// Negative where the first value comes first, 0 where both are the same.
  func compare(_ left: Int, _ right: Int) -> Int {
    let first = values[left]
    let second = values[right]
    if first.isNone || second.isNone {
      return (first.isNone ? 1 : 0) - (second.isNone ? 1 : 0)
    }
    let ascending = compareValues(first, second, left, right)
    return isDescending ? -ascending : ascending
  }

  /// A number that is smaller than that of another value only if this value comes first. It
  /// suffices to compare most values.
  func rank(of index: Int) -> UInt64 {
    let value = values[index]
    let rank: UInt64
    switch value.tag {
    case .none: return .max
    case .int: rank = Self.rank(of: Int64(value.int))
    case .date: rank = Self.rank(of: value.seconds)
    case .duration: rank = value.durationRank
    case .text: rank = textRank(of: ranges[index])
    case .double, .decimal: rank = 0
    case .bool, .choice, .tree, .list, .record, .header, .fragment, .file, .page:
      rank = UInt64(value.first)
    }
    return isDescending ? ~rank : rank
  }

  private static func rank(of number: Int64) -> UInt64 {
    UInt64(bitPattern: number) ^ 1 << 63
  }

  /// The first eight bytes, with zeros after them.
  private func textRank(of range: Range<Int>) -> UInt64 {
    var rank: UInt64 = 0
    for offset in range.lowerBound..<range.lowerBound + 8 {
      rank = rank << 8 | (offset < range.upperBound ? UInt64(text[offset]) : 0)
    }
    return rank
  }

  private func compareValues(_ first: Value, _ second: Value, _ left: Int, _ right: Int) -> Int {
    switch first.tag {
    case .int: Self.compare(first.int, second.int)
    case .double: Self.compare(first.double, second.double)
    case .date: Self.compare(first.seconds, second.seconds)
    case .duration: Self.compare(first.durationRank, second.durationRank)
    case .decimal:
      Scalar.compareDecimals(text[ranges[left]].span, text[ranges[right]].span)
    case .text: compareTexts(left, right)
    case .bool, .choice, .none, .tree, .list, .record, .header, .fragment, .file, .page:
      Self.compare(first.first, second.first)
    }
  }

  private func compareTexts(_ left: Int, _ right: Int) -> Int {
    let first = ranges[left]
    let second = ranges[right]
    for offset in 0..<min(first.count, second.count) {
      let byte = text[first.lowerBound + offset]
      let other = text[second.lowerBound + offset]
      if byte != other { return byte < other ? -1 : 1 }
    }
    return Self.compare(first.count, second.count)
  }

  private static func compare<Number: Comparable>(_ left: Number, _ right: Number) -> Int {
    left < right ? -1 : left == right ? 0 : 1
  }
}
