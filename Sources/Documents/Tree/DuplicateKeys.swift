import Diagnostics
import Tables

// Keys are compared as texts, escapes decoded. Canonically equal keys count as equal, too:
// texts without a character from U+0300 on are in the normal form NFC, so only mappings with
// such characters need the slow comparison, and the checks of a key's length and of its
// combining marks come first, because normalising long runs of marks takes quadratic time.

extension DocumentTree {
  /// Reports the keys of a mapping that are given twice, and those that are too costly to compare.
  ///
  /// - Parameters:
  ///   - mapping: The mapping.
  ///   - areColumns: Whether they name the columns of a table, of which none can be deleted without
  ///     its values.
  ///   - log: Takes the mistakes.
  func reportDuplicateKeys(
    of mapping: NodeIndex, areColumns: Bool = false, log: inout DiagnosticLog
  ) {
    let keys = pairs(of: mapping).map(\.key)
    var isWide = false
    for key in keys {
      let text = text(of: key)
      guard text.count <= DocumentLimits.keyLength else {
        log.report(
          .keyTooLong(count: text.count, limit: DocumentLimits.keyLength, at: span(of: key)))
        return
      }
      if text.contains(where: { $0 >= 0xCC }) {
        isWide = true
        guard longestRunOfMarks(text) <= DocumentLimits.keyMarks else {
          log.report(.tooManyMarks(limit: DocumentLimits.keyMarks, at: span(of: key)))
          return
        }
      }
    }
    if isWide {
      reportEquivalent(keys, areColumns: areColumns, log: &log)
    } else {
      reportEqual(keys, areColumns: areColumns, log: &log)
    }
  }

  /// Compares by sorting: n log n comparisons whatever the keys are.
  private func reportEqual(
    _ keys: [NodeIndex], areColumns: Bool, log: inout DiagnosticLog
  ) {
    let sorted = keys.sorted { left, right in
      let (leftCount, rightCount) = (nodes[left].count, nodes[right].count)
      if leftCount != rightCount { return leftCount < rightCount }
      let (leftText, rightText) = (text(of: left), text(of: right))
      if leftText.lexicographicallyPrecedes(rightText) { return true }
      return left < right && leftText == rightText
    }
    var first = 0
    var count = 0
    for position in sorted.indices.dropFirst() {
      if nodes[sorted[position]].count == nodes[sorted[first]].count,
        text(of: sorted[position]) == text(of: sorted[first])
      {
        count += 1
        guard count <= DocumentLimits.mistakes else { return }
        log.report(
          .duplicateKey(
            string(of: sorted[position]), at: span(of: sorted[position]),
            first: span(of: sorted[first]), areColumns: areColumns))
      } else {
        first = position
      }
    }
  }

  /// Compares by canonical equivalence, which is how `String` compares.
  private func reportEquivalent(
    _ keys: [NodeIndex], areColumns: Bool, log: inout DiagnosticLog
  ) {
    var firsts: [String: NodeIndex] = [:]
    var count = 0
    for key in keys {
      let name = string(of: key)
      guard let first = firsts[name] else {
        firsts[name] = key
        continue
      }
      count += 1
      guard count <= DocumentLimits.mistakes else { return }
      let isSame = text(of: key) == text(of: first)
      log.report(
        isSame
          ? .duplicateKey(
            name, at: span(of: key), first: span(of: first), areColumns: areColumns)
          : .lookalikeKey(
            name, at: span(of: key), first: span(of: first), areColumns: areColumns))
    }
  }

  private func longestRunOfMarks(_ text: ArraySlice<UInt8>) -> Int {
    var longest = 0
    var run = 0
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      run = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : run + 1
      longest = max(longest, run)
    }
    return longest
  }
}
