import Escaping
import Schema

/// The page that a machine writes.
struct MachineOutput: ~Copyable {
  private var bytes = ByteWriter(capacity: 1 << 14)
  /// Scratch memory for escapers that need it; empty in between.
  private var scratch: [UInt8] = []

  /// The number of bytes so far.
  var count: Int { bytes.count }

  /// Appends bytes, escaped.
  @inline(__always)
  mutating func append(_ text: Span<UInt8>, _ escaper: Escaper) {
    Escaper.append(text, to: &bytes, using: escaper, by: &scratch)
  }

  /// Appends a part of some bytes, escaped.
  @inline(__always)
  mutating func append(_ bytes: borrowing [UInt8], _ range: Range<Int>, _ escaper: Escaper) {
    append(bytes.span.extracting(range), escaper)
  }

  /// Appends a part of static text.
  @inline(__always)
  mutating func appendStatic(_ literals: borrowing [UInt8], _ range: Range<Int>) {
    bytes.append(literals.span.extracting(range))
  }

  /// Appends bytes that are first written to an array and need no escaping.
  mutating func appendMade(_ make: (inout [UInt8]) -> Void) {
    make(&scratch)
    bytes.append(scratch)
    scratch.removeAll(keepingCapacity: true)
  }

  /// Appends the address of a value in escaped HTML, if the host can write it directly; returns
  /// whether it can.
  mutating func appendAddress(of value: Value, by host: any TemplateHost) -> Bool {
    host.appendPlainAddress(of: value, to: &bytes)
  }

  /// Appends the HTML of a fragment, with its holes filled by the host.
  mutating func appendFragment(
    _ text: Value, of host: any TemplateHost, notes: inout PageNotes
  ) {
    host.appendFragment(text, to: &bytes, notes: &notes)
  }

  /// Appends everything from an offset on to an array.
  func append(from start: Int = 0, to output: inout [UInt8]) {
    bytes.append(from: start, to: &output)
  }

  /// Removes everything from an offset on.
  mutating func remove(from start: Int) { bytes.removeLast(bytes.count - start) }
}
