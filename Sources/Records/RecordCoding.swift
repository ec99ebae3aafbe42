/// Writes numbers and bytes one after another.
package struct RecordWriter: Sendable {
  /// What was written.
  package private(set) var bytes: [UInt8] = []
  /// Memory for parts, which is reused.
  private var spare: [UInt8] = []

  /// Makes a writer that has written nothing.
  package init() {}

  /// Makes a writer that has written some bytes, with memory for this many more.
  package init(after bytes: [UInt8], capacity: Int) {
    self.bytes.reserveCapacity(bytes.count + capacity)
    self.bytes += bytes
  }

  /// Appends a number that is not negative, in as few bytes as it needs.
  package mutating func append(_ number: Int) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F | 0x80))
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Appends a number in eight bytes.
  package mutating func append(whole number: UInt64) {
    unsafe withUnsafeBytes(of: number.littleEndian) { unsafe bytes.append(contentsOf: $0) }
  }

  /// Replaces eight bytes by a number.
  package mutating func replace(at offset: Int, whole number: UInt64) {
    unsafe withUnsafeBytes(of: number.littleEndian) { number in
      for index in number.indices { bytes[offset + index] = unsafe number[index] }
    }
  }

  /// Appends bytes, preceded by their number.
  package mutating func append(_ part: some Collection<UInt8>) {
    append(part.count)
    bytes += part
  }

  /// Appends a text, preceded by the number of its bytes. It is specialised for texts here; other
  /// modules would call the generic function unspecialised.
  package mutating func append(_ text: String) {
    append(text.utf8.count)
    bytes += text.utf8
  }

  /// Appends what `write` writes, preceded by the number of its bytes.
  package mutating func appendPart(_ write: (inout RecordWriter) -> Void) {
    var part = RecordWriter()
    swap(&part.bytes, &spare)
    part.bytes.removeAll(keepingCapacity: true)
    write(&part)
    append(part.bytes)
    swap(&part.bytes, &spare)
  }

  /// Appends what another one has written.
  package mutating func append(contentsOf other: RecordWriter) { bytes += other.bytes }

  /// Appends ascending numbers, preceded by their count.
  package mutating func append(ascending numbers: [Int]) {
    append(numbers.count)
    var last = 0
    for number in numbers {
      append(number - last)
      last = number
    }
  }
}

/// Reads what a `RecordWriter` has written; nil where it is something else.
package struct RecordReader: Sendable {
  /// What is read.
  package let bytes: [UInt8]
  /// The place of what is read next.
  package private(set) var offset: Int
  private let end: Int

  /// Begins with the first byte of a part.
  package init(_ bytes: [UInt8], _ part: Range<Int>) {
    self.bytes = bytes
    offset = part.lowerBound
    end = part.upperBound
  }

  /// Whether all is read.
  package var isAtEnd: Bool { offset == end }

  /// A number that is not negative.
  package mutating func number() -> Int? {
    var (value, shift) = (0, 0)
    while offset < end, shift < Int.bitWidth - 1 {
      let byte = bytes[offset]
      offset += 1
      value |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
    return nil
  }

  /// A number of eight bytes.
  package mutating func whole() -> UInt64? {
    guard offset + 8 <= end else { return nil }
    var value: UInt64 = 0
    for index in (0..<8).reversed() { value = value << 8 | UInt64(bytes[offset + index]) }
    offset += 8
    return value
  }

  /// The range of bytes that are preceded by their number.
  package mutating func part() -> Range<Int>? {
    guard let count = number(), count <= end - offset else { return nil }
    offset += count
    return offset - count..<offset
  }

  /// Ascending numbers.
  package mutating func ascending() -> [Int]? {
    guard let count = number(), count <= end - offset else { return nil }
    var numbers: [Int] = []
    var last = 0
    for _ in 0..<count {
      guard let step = number() else { return nil }
      let (next, isTooLarge) = last.addingReportingOverflow(step)
      guard !isTooLarge else { return nil }
      last = next
      numbers.append(last)
    }
    return numbers
  }
}
