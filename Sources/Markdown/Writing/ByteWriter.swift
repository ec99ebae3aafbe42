/// Bytes that are written from front to back into memory of their own, where a short append is
/// a few instructions; an array's is a call and a check of who else holds the array.
@safe
struct ByteWriter: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// The number of bytes that were written.
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    unsafe base = .allocate(capacity: self.capacity)
  }

  deinit { unsafe base.deallocate() }

  /// The byte that was written last.
  var last: UInt8? { count > 0 ? unsafe base[count - 1] : nil }

  /// Whether what was written ends like this.
  func ends(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard count >= length else { return false }
    return (0..<length).allSatisfy { offset in
      unsafe base[count - length + offset] == text.utf8Start[offset]
    }
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    unsafe base[count] = byte
    count += 1
  }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    makeRoom(for: length)
    unsafe (base + count).update(from: text.utf8Start, count: length)
    count += length
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    makeRoom(for: bytes.count)
    unsafe (base + count).update(from: start, count: bytes.count)
    count += bytes.count
  }

  mutating func append(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append($0) }
  }

  mutating func append(_ number: UInt32) {
    guard number > 9 else { return append(UInt8(ascii: "0") + UInt8(number)) }
    append(Array(String(number).utf8))
  }

  /// Appends eight bytes, of which only the first few count.
  @inline(__always)
  mutating func append(_ word: UInt64, count length: Int) {
    makeRoom(for: 8)
    unsafe UnsafeMutableRawPointer(base + count).storeBytes(of: word.littleEndian, as: UInt64.self)
    count += length
  }

  mutating func removeLast(_ length: Int) { count = max(0, count - length) }

  /// Appends all that was written to an array.
  func append(to output: inout [UInt8]) {
    unsafe output.append(contentsOf: UnsafeBufferPointer(start: base, count: count))
  }

  @inline(__always)
  private mutating func makeRoom(for more: Int) {
    if capacity - count < more { grow(by: more) }
  }

  @inline(never)
  private mutating func grow(by more: Int) {
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    unsafe larger.update(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = larger
  }
}
