/// FNV-1a in 64 bits: the hash of short texts in tables, and in names that change with their
/// contents.
///
/// Not for telling whether contents have changed: that is `ContentHash` of `FileSystem`.
@usableFromInline
package struct FNVHash: Sendable, BitwiseCopyable {
  /// The hash of all bytes so far.
  @usableFromInline package private(set) var value: UInt64

  /// The hash of no bytes, or a hash to continue from.
  @inlinable
  package init(_ value: UInt64 = 0xcbf2_9ce4_8422_2325) { self.value = value }

  /// Adds a byte.
  @inlinable
  @inline(__always)
  package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// Adds bytes.
  @inlinable
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  /// Adds bytes.
  @inlinable
  package mutating func add(_ bytes: Span<UInt8>) {
    for index in bytes.indices { add(bytes[index]) }
  }
}
