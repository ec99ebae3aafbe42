/// Replacements of ranges of a text, each given by its place in the text as it was.
///
/// No two of those that are made overlap: of one inside another the outer one is made, of two that
/// cross the first. A range that is given twice has the last replacement.
package struct TextEdits {
  /// A replacement of some bytes, or a text that is put in, where the range is empty.
  package struct Edit {
    package let range: Range<Int>
    package let text: String
  }

  private var all: [Edit] = []

  /// Replaces nothing.
  package init() {}

  /// Whether nothing is replaced.
  package var isEmpty: Bool { all.isEmpty }

  /// Writes a text in place of a range of bytes, unless another edit is around it.
  package mutating func replace(_ range: Range<Int>, with text: String) {
    all.append(Edit(range: range, text: text))
  }

  /// The edits that are made, in the order of their places.
  package var made: [Edit] {
    // Texts that are put in come before what begins at the same place, and longer ranges before
    // those inside of them.
    let order = all.indices.sorted { left, right in
      let (one, other) = (all[left].range, all[right].range)
      if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
      if one.isEmpty != other.isEmpty { return one.isEmpty }
      if one.upperBound != other.upperBound { return one.upperBound > other.upperBound }
      return left < right
    }
    var kept: [Edit] = []
    kept.reserveCapacity(order.count)
    for edit in order.lazy.map({ all[$0] }) {
      if let last = kept.last, edit.range.lowerBound < last.range.upperBound {
        if edit.range == last.range { kept[kept.count - 1] = edit }
      } else {
        kept.append(edit)
      }
    }
    return kept
  }

  /// A text with all edits.
  ///
  /// - Precondition: All ranges are inside of the text.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    let made = made
    var new: [UInt8] = []
    new.reserveCapacity(bytes.count + made.reduce(0) { $0 + $1.text.utf8.count })
    var end = 0
    for edit in made {
      new += bytes[end..<edit.range.lowerBound]
      new += edit.text.utf8
      end = edit.range.upperBound
    }
    return new + bytes[end...]
  }
}
