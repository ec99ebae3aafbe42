/// Bytes that are written from front to back into memory of their own, where a short append is a
/// few instructions; appending to an array is a call and a check for uniqueness.
@safe
@usableFromInline
package struct ByteWriter: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int
  /// The number of bytes that were written.
  @usableFromInline package var count = 0

  /// Makes a writer with memory for this many bytes, which grows as needed.
  @inlinable
  package init(capacity: Int) {
    self.capacity = max(capacity, 64)
    unsafe base = .allocate(capacity: self.capacity)
  }

  @inlinable
  deinit { unsafe base.deallocate() }

  /// The byte that was written last.
  @inlinable
  package var last: UInt8? { count > 0 ? unsafe base[count - 1] : nil }

  /// Whether what was written ends like this.
  package func ends(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard count >= length else { return false }
    return (0..<length).allSatisfy { offset in
      unsafe base[count - length + offset] == text.utf8Start[offset]
    }
  }

  @inlinable
  @inline(__always)
  package mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    unsafe base[count] = byte
    count += 1
  }

  @inlinable
  @inline(__always)
  package mutating func append(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    makeRoom(for: length)
    unsafe (base + count).update(from: text.utf8Start, count: length)
    count += length
  }

  @inlinable
  @inline(__always)
  package mutating func append(_ bytes: Swift.Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append($0) }
  }

  @inlinable
  @inline(__always)
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    makeRoom(for: bytes.count)
    unsafe (base + count).update(from: start, count: bytes.count)
    count += bytes.count
  }

  @inlinable
  package mutating func append(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append($0) }
  }

  package mutating func append(_ number: UInt32) {
    guard number > 9 else { return append(UInt8(ascii: "0") + UInt8(number)) }
    append(Array(String(number).utf8))
  }

  /// Appends eight bytes, of which only the first ones are kept.
  @inlinable
  @inline(__always)
  package mutating func append(_ word: UInt64, count length: Int) {
    makeRoom(for: 8)
    unsafe UnsafeMutableRawPointer(base + count).storeBytes(of: word.littleEndian, as: UInt64.self)
    count += length
  }

  package mutating func removeLast(_ length: Int) { count = max(0, count - length) }

  /// Appends what was written to an array, from an offset on.
  package func append(from start: Int = 0, to output: inout [UInt8]) {
    precondition(start >= 0 && start <= count)
    unsafe output.append(contentsOf: UnsafeBufferPointer(start: base + start, count: count - start))
  }

  @inlinable
  @inline(__always)
  mutating func makeRoom(for more: Int) {
    if capacity - count < more { grow(by: more) }
  }

  @usableFromInline
  @inline(never)
  mutating func grow(by more: Int) {
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    unsafe larger.update(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = larger
  }
}
