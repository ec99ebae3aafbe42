public import Tables

/// The names that the keys of a mapping may have, numbered, such as the fields of a structure.
///
/// It is made once and used for every key: a key in the usual order costs one comparison, any other
/// a search among the names of the same length.
@usableFromInline
package struct KeyTable: Sendable {
  /// The names one after another.
  @usableFromInline let bytes: [UInt8]
  /// Where each name starts in `bytes`, followed by the end of the last one.
  @usableFromInline let starts: [Int]
  /// The numbers of the names of each length, up to the longest name.
  @usableFromInline let numbersByLength: [[Int]]

  /// Makes a table in which each name has its index as its number.
  package init(_ names: [String]) {
    var bytes: [UInt8] = []
    var starts = [0]
    var numbers: [[Int]] = [[]]
    for (number, name) in names.enumerated() {
      bytes.append(contentsOf: name.utf8)
      let length = bytes.count - starts[number]
      starts.append(bytes.count)
      while numbers.count <= length { numbers.append([]) }
      numbers[length].append(number)
    }
    self.bytes = bytes
    self.starts = starts
    self.numbersByLength = numbers
  }

  /// The number of the key at `index` of a tree, nil when no name is equal to it. The number
  /// `guess` is tried first: a good one is the number of the key before plus one.
  @inlinable
  package func number(ofKey index: NodeIndex, in tree: DocumentTree, guess: Int) -> Int? {
    let length = Int(tree.nodes[index].count)
    if guess >= 0, guess < starts.count - 1, matches(guess, length, index, tree) { return guess }
    guard length < numbersByLength.count else { return nil }
    for number in numbersByLength[length] where matches(number, length, index, tree) {
      return number
    }
    return nil
  }

  @inlinable
  func matches(_ number: Int, _ length: Int, _ index: NodeIndex, _ tree: DocumentTree) -> Bool {
    let start = starts[number]
    return starts[number + 1] - start == length
      && tree.text(of: index, equals: bytes, from: start)
  }
}
