import Escaping
import Schema
import Tables

/// The addresses of all outputs, and the output at each address.
///
/// An address is kept as bytes in one buffer. Two addresses that differ only by ASCII case are the
/// same one, because they would be one file where names ignore case. Open addressing over 32-bit
/// indices; adding and finding cost the address's length.
package struct AddressIndex: Sendable {
  /// The bytes of all addresses, one after the other.
  package private(set) var bytes: [UInt8] = []
  /// Whether all addresses stand for themselves in URLs and in HTML, as in most sites.
  package private(set) var isPlain = true
  /// The address of each output, as a range of `bytes`.
  private(set) var ranges: [Range<UInt32>] = []
  private var table = Self.emptyTable(of: 64)
  /// The addresses that differ from those of earlier outputs only by case, which was reported.
  private var shadowed: Set<[UInt8]> = []

  package init() {}

  /// Whether another index has the same addresses of the same outputs.
  func isSame(as other: AddressIndex) -> Bool { ranges == other.ranges && bytes == other.bytes }

  /// The number of addresses.
  package var count: Int { ranges.count }

  /// The bytes of the address of an output.
  package subscript(output: OutputIndex) -> ArraySlice<UInt8> {
    let range = ranges[output.position]
    return bytes[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  /// The range of `bytes` that is the address of an output.
  package func range(of output: OutputIndex) -> Range<Int> {
    Int(ranges[output.position].lowerBound)..<Int(ranges[output.position].upperBound)
  }

  /// Adds the address of the next output.
  ///
  /// - Returns: the output that has this address already, nil when it is new. The address is
  ///   added in both cases, so that outputs and addresses stay side by side.
  package mutating func add(_ address: [UInt8]) -> OutputIndex? {
    let start = UInt32(bytes.count)
    bytes.append(contentsOf: address)
    if !PercentEncoding.isPlainPath(address.span) { isPlain = false }
    ranges.append(start..<UInt32(bytes.count))
    if ranges.count * 2 > table.count { grow() }
    let slot = position(of: address.span)
    if let known = table[slot].wrappedValue {
      if !isSame(self[known].span, address.span) { shadowed.insert(address) }
      return known
    }
    table[slot].wrappedValue = OutputIndex(ranges.count - 1)
    return nil
  }

  /// The output at an address, to the letter: that is how most servers compare.
  package func output(at address: [UInt8]) -> OutputIndex? { output(at: address[...]) }

  /// The output at an address, to the letter.
  package func output(at address: ArraySlice<UInt8>) -> OutputIndex? {
    guard let known = table[position(of: address.span)].wrappedValue else { return nil }
    return isSame(self[known].span, address.span) ? known : nil
  }

  /// Whether an output has this address that is not found by it: it differs only by case from that of
  /// an earlier one, which was reported.
  package func isShadowed(_ address: some Sequence<UInt8>) -> Bool {
    !shadowed.isEmpty && shadowed.contains(Array(address))
  }

  /// The output whose address is this one without regard to ASCII case.
  package func output(like address: [UInt8]) -> OutputIndex? { output(like: address[...]) }

  /// The output whose address is this one without regard to ASCII case.
  package func output(like address: ArraySlice<UInt8>) -> OutputIndex? {
    table[position(of: address.span)].wrappedValue
  }

  /// Whether two outputs have the same address without regard to ASCII case.
  func areAlike(_ output: OutputIndex, _ other: OutputIndex) -> Bool {
    areEqual(self[output].span, self[other].span)
  }

  /// The output at the address that consists of a range of `bytes` followed by these bytes, to the
  /// letter.
  package func output(beginning: Range<Int>, rest: Swift.Span<UInt8>) -> OutputIndex? {
    let all = bytes.span
    let start = all.extracting(beginning)
    let hash = mixed(hash(rest, after: hash(start)))
    var slot = Int(truncatingIfNeeded: hash) & (table.count - 1)
    while let known = table[slot].wrappedValue {
      let range = ranges[known.position]
      let middle = Int(range.lowerBound) + beginning.count
      if range.count == beginning.count + rest.count,
        isSame(all.extracting(middle..<Int(range.upperBound)), rest),
        isSame(all.extracting(Int(range.lowerBound)..<middle), start)
      {
        return known
      }
      slot = (slot + 1) & (table.count - 1)
    }
    return nil
  }

  /// The place of an address in the table, or the free place where it would be added.
  private func position(of address: Swift.Span<UInt8>) -> Int {
    let all = bytes.span
    var slot = Int(truncatingIfNeeded: mixed(hash(address))) & (table.count - 1)
    while let known = table[slot].wrappedValue {
      let range = ranges[known.position]
      if areEqual(all.extracting(Int(range.lowerBound)..<Int(range.upperBound)), address) {
        return slot
      }
      slot = (slot + 1) & (table.count - 1)
    }
    return slot
  }

  private func areEqual(_ left: Swift.Span<UInt8>, _ right: Swift.Span<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    for index in left.indices where left[index] != right[index] {
      guard left[index].lowercased == right[index].lowercased else { return false }
    }
    return true
  }

  private func isSame(_ left: Swift.Span<UInt8>, _ right: Swift.Span<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    for index in left.indices where left[index] != right[index] { return false }
    return true
  }

  private mutating func grow() {
    table = Self.emptyTable(of: table.count * 4)
    for position in ranges.indices.dropLast() {
      let output = OutputIndex(position)
      let slot = self.position(of: bytes.span.extracting(range(of: output)))
      if table[slot].wrappedValue == nil { table[slot].wrappedValue = output }
    }
  }

  private static func emptyTable(of size: Int) -> [PackedIndex<PlannedOutput>] {
    Array(repeating: PackedIndex(wrappedValue: nil), count: size)
  }

  /// The hash of the folded bytes, continued from that of the bytes before them.
  private func hash(_ bytes: Swift.Span<UInt8>, after start: FNVHash = FNVHash()) -> FNVHash {
    var hash = start
    for index in bytes.indices { hash.add(bytes[index].lowercased) }
    return hash
  }

  /// A hash mixed once more for the low bits.
  private func mixed(_ hash: FNVHash) -> UInt64 { hash.value ^ (hash.value >> 29) }
}
