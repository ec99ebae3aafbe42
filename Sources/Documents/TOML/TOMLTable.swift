/// A table of TOML: values by their keys, in the order of the document.
package struct TOMLTable: Sendable {
  package private(set) var pairs: [(key: String, value: TOMLValue)] = []
  private var places: [String: Int] = [:]
  /// The comments that belong before a pair, each from its `#` on.
  private(set) var comments: [String: [String]] = [:]
  /// The comments behind the last pair of a document.
  var endComments: [String] = []

  package init() {}

  /// The value of a key; nil where there is none.
  package subscript(key: String) -> TOMLValue? { places[key].map { pairs[$0].value } }

  /// Adds a value; false where the key has one.
  package mutating func add(_ value: TOMLValue, for key: String) -> Bool {
    guard places[key] == nil else { return false }
    places[key] = pairs.count
    pairs.append((key, value))
    return true
  }

  /// Adds comments before the pair of a key.
  mutating func addComments(_ comments: [String], before key: String) {
    if !comments.isEmpty { self.comments[key, default: []] += comments }
  }

  /// Adds a value below the tables that a dotted key names; false where it has one.
  mutating func add(_ value: TOMLValue, at path: ArraySlice<String>) -> Bool {
    guard let key = path.first else { return false }
    guard path.count > 1 else { return add(value, for: key) }
    return change(key) { inner in inner.add(value, at: path.dropFirst()) }
  }

  /// Adds the pairs that are below a header; false where one of them is there already.
  mutating func merge(_ table: TOMLTable, at path: ArraySlice<String>) -> Bool {
    guard let key = path.first else {
      for (key, comments) in table.comments { addComments(comments, before: key) }
      return table.pairs.allSatisfy { add($0.value, for: $0.key) }
    }
    return change(key) { inner in inner.merge(table, at: path.dropFirst()) }
  }

  /// Adds an element to the list of tables that a header in two brackets names.
  mutating func append(_ table: TOMLTable, at path: ArraySlice<String>) -> Bool {
    guard let key = path.first else { return false }
    guard path.count == 1 else {
      return change(key) { inner in inner.append(table, at: path.dropFirst()) }
    }
    guard let place = places[key] else { return add(.list([.table(table)]), for: key) }
    guard var elements = pairs[place].value.takeList(), case .table? = elements.last else {
      return false
    }
    elements.append(.table(table))
    pairs[place].value = .list(elements)
    return true
  }

  /// Changes the table of a key, which is made where there is none; in a list of tables, the last.
  private mutating func change(_ key: String, by work: (inout TOMLTable) -> Bool) -> Bool {
    guard let place = places[key] else {
      var inner = TOMLTable()
      return work(&inner) && add(.table(inner), for: key)
    }
    if var inner = pairs[place].value.takeTable() {
      let isGood = work(&inner)
      pairs[place].value = .table(inner)
      return isGood
    }
    guard var elements = pairs[place].value.takeList(), let last = elements.indices.last,
      var inner = elements[last].takeTable()
    else { return false }
    let isGood = work(&inner)
    elements[last] = .table(inner)
    pairs[place].value = .list(elements)
    return isGood
  }
}

extension TOMLValue {
  /// The table, of which nothing is left here: with one owner it is not copied where it changes,
  /// in a debug build either. Nil, and nothing taken, where it is another value.
  fileprivate mutating func takeTable() -> TOMLTable? {
    guard case .table(let table) = self else { return nil }
    self = .plain("")
    return table
  }

  /// The list, likewise.
  fileprivate mutating func takeList() -> [TOMLValue]? {
    guard case .list(let elements) = self else { return nil }
    self = .plain("")
    return elements
  }
}
