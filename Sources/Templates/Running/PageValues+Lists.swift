package import Schema
import Tables

// Lists.
extension PageValues {
  private func elements(of list: Value) -> [Value] {
    list.tag == .list ? list.elements.map { value(at: $0) } : []
  }

  /// The element at an index, which counts from the end if it is negative; none outside.
  func element(of list: Value, at index: Int) -> Value {
    let place = index < 0 ? index + list.count : index
    guard list.tag == .list, place >= 0, place < list.count else { return .none }
    return value(at: list.slot + place)
  }

  /// An element of a list that must have `count` of them.
  func part(of list: Value, at index: Int, count: Int) throws(RenderingFailure) -> Value {
    guard list.count == count else {
      throw RenderingFailure(
        "\(count) names for a list with \(list.count) "
          + (list.count == 1 ? "element" : "elements"))
    }
    return element(of: list, at: index)
  }

  /// The places of a slice among `count` elements, as Python counts them.
  func places(
    count: Int, _ lower: Value, _ upper: Value, _ step: Value
  ) throws(RenderingFailure) -> StrideTo<Int> {
    let step = step.isNone ? 1 : step.int
    guard step != 0 else { throw RenderingFailure("the step of a slice is zero") }
    func bound(_ value: Value, _ fallback: Int) -> Int {
      guard !value.isNone else { return fallback }
      let place = value.int < 0 ? max(value.int, -count - 1) + count : value.int
      return step > 0 ? max(0, min(count, place)) : max(-1, min(count - 1, place))
    }
    let start = bound(lower, step > 0 ? 0 : count - 1)
    let stop = bound(upper, step > 0 ? count : -1)
    return stride(from: start, to: stop, by: max(-count - 1, min(count + 1, step)))
  }

  /// The elements from `lower` to before `upper`, each of `step`, as Python counts them; the bounds
  /// may be none.
  package mutating func slice(
    _ list: Value, _ lower: Value, _ upper: Value, _ step: Value
  ) throws(RenderingFailure) -> Value {
    let places = try places(count: list.count, lower, upper, step)
    if step.isNone || step.int == 1 {
      let all = Array(places)
      return .list(first: list.slot + (all.first ?? 0), count: all.count)
    }
    return try makeList(places.map { value(at: list.slot + $0) })
  }

  func part(_ list: Value, skip: Int, take: Int) -> Value {
    let skipped = max(0, min(list.count, skip))
    return .list(first: list.slot + skipped, count: max(0, min(list.count - skipped, take)))
  }

  /// The elements of a list in reverse order.
  package mutating func reversed(_ list: Value) throws(RenderingFailure) -> Value {
    try makeList(elements(of: list).reversed())
  }

  mutating func appended(_ left: Value, _ right: Value) throws(RenderingFailure) -> Value {
    try makeList(elements(of: left) + elements(of: right))
  }

  mutating func sort(
    _ list: Value, _ keys: Value, reverse: Bool, caseSensitive: Bool
  ) throws(RenderingFailure) -> Value {
    let keys = try self.keys(keys, as: .folded, caseSensitive: caseSensitive)
    return try makeList(
      order(by: keys, reverse: reverse).map { value(at: list.slot + $0) })
  }

  mutating func unique(
    _ list: Value, _ keys: Value, caseSensitive: Bool
  ) throws(RenderingFailure) -> Value {
    let keys = try self.keys(keys, as: .lowercase, caseSensitive: caseSensitive)
    var kept: [Int] = []
    if keys.allSatisfy(\.isOrdered) {
      let order = order(by: keys, reverse: false)
      for (place, index) in order.enumerated()
      where place == 0 || !isEqual(keys[order[place - 1]], keys[index]) {
        kept.append(index)
      }
      kept.sort()
    } else {
      for index in keys.indices where !kept.contains(where: { isEqual(keys[$0], keys[index]) }) {
        kept.append(index)
        try checkWork(kept.count)
      }
    }
    return try makeList(kept.map { value(at: list.slot + $0) })
  }

  private func checkWork(_ count: Int) throws(RenderingFailure) {
    if count > 20_000 {
      throw RenderingFailure("'unique' compares more than 20,000 lists or structures")
    }
  }

  /// Records of a structure with `fieldCount` fields: a key, and the elements that have it.
  mutating func groupBy(
    _ list: Value, _ keyList: Value, caseSensitive: Bool, structure id: StructureID, fieldCount: Int
  ) throws(RenderingFailure) -> Value {
    let keys = try self.keys(keyList, as: .lowercase, caseSensitive: caseSensitive)
    let order = order(
      by: try self.keys(keyList, as: .folded, caseSensitive: caseSensitive), then: keys,
      reverse: false)
    var groups: [Value] = []
    var place = 0
    while place < order.count {
      let start = place
      repeat {
        place += 1
      } while place < order.count
        && isEqual(keys[order[start]], keys[order[place]])
      let members = try makeList(order[start..<place].map { value(at: list.slot + $0) })
      let grouper = value(at: keyList.slot + order[start])
      groups.append(layer.addRecord(id, fieldCount: fieldCount, [grouper, members]))
    }
    return try makeList(groups)
  }

  /// The first of the elements with the least key, or of those with the greatest; one without a
  /// key only where none has one.
  mutating func extreme(
    _ list: Value, _ keyList: Value, caseSensitive: Bool, isMaximum: Bool
  ) throws(RenderingFailure) -> Value {
    let keys = try self.keys(keyList, as: .folded, caseSensitive: caseSensitive)
    guard var best = keys.indices.first else { return .none }
    for index in keys.indices.dropFirst()
    where order(keys[index], keys[best], reverse: isMaximum) < 0 { best = index }
    return value(at: list.slot + best)
  }

  // MARK: Rows

  mutating func batch(
    _ list: Value, _ size: Int, fill: Value
  ) throws(RenderingFailure) -> Value {
    try ArgumentRange.batchSize.check(size)
    let all = elements(of: list)
    var rows: [Value] = []
    var start = 0
    while start < all.count {
      let end = size > all.count - start ? all.count : start + size
      var row = Array(all[start..<end])
      if !fill.isNone, row.count < size {
        guard size <= ArgumentRange.most else {
          throw RenderingFailure("'batch' makes rows of more than 1,000,000 elements")
        }
        row += repeatElement(fill, count: size - row.count)
      }
      rows.append(try makeList(row))
      start = end
    }
    return try makeList(rows)
  }

  mutating func columns(
    _ list: Value, _ count: Int, fill: Value
  ) throws(RenderingFailure) -> Value {
    try ArgumentRange.columns.check(count)
    let all = elements(of: list)
    let (size, longer) = all.count.quotientAndRemainder(dividingBy: count)
    var columns: [Value] = []
    var start = 0
    for number in 0..<count {
      let end = start + size + (number < longer ? 1 : 0)
      var column = Array(all[start..<end])
      if !fill.isNone, number >= longer, longer > 0 { column.append(fill) }
      columns.append(try makeList(column))
      start = end
    }
    return try makeList(columns)
  }
}

extension Value {
  /// Whether values of its kind have an order.
  fileprivate var isOrdered: Bool {
    switch tag {
    case .text, .int, .double, .decimal, .bool, .date, .duration, .choice, .none: true
    case .tree, .list, .record, .header, .fragment, .file, .page: false
    }
  }
}
