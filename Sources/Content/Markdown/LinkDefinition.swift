/// The lines of Markdown that say where links by reference lead: `[tea]: tea.md` (CommonMark,
/// section 4.7).
package enum LinkDefinition {
  /// Where such lines say a destination, in their order.
  package static func places(of destination: [UInt8], in bytes: [UInt8]) -> [Range<Int>] {
    bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard line.first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "["),
        let colon = line.firstRange(of: Array("]:".utf8))
      else { return nil }
      let rest = line[colon.upperBound...].drop { " <".utf8.contains($0) }
      let written = rest.prefix { !" >\t\r".utf8.contains($0) }
      return written.elementsEqual(destination) ? written.startIndex..<written.endIndex : nil
    }
  }
}
