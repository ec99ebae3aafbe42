import Escaping

/// The lines of Markdown that say where links by reference lead: `[tea]: tea.md` (CommonMark,
/// section 4.7).
package struct LinkDefinitions: Sendable {
  private var places: [ArraySlice<UInt8>: [Range<Int>]] = [:]

  /// Finds the lines of a text.
  package init(in bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard line.first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "["),
        let colon = line.firstIndex(ofBytes: ArraySlice("]:".utf8))
      else { continue }
      let rest = line[(colon + 2)...].drop { " <".utf8.contains($0) }
      let written = rest.prefix { !" >\t\r".utf8.contains($0) }
      places[written, default: []].append(written.startIndex..<written.endIndex)
    }
  }

  /// Where a destination is written, in the order of the lines.
  package subscript(destination: [UInt8]) -> [Range<Int>] { places[destination[...]] ?? [] }
}
