public import Tables

/// A buffer of texts of a store, or that of the layer above it.
@usableFromInline
package typealias BufferIndex = TableIndex<[UInt8]>

/// A piece of UTF-8 text in one of a store's buffers.
@usableFromInline
package struct TextSlice: Sendable, BitwiseCopyable, Hashable {
  /// The buffer.
  @usableFromInline package let buffer: BufferIndex
  /// The offset of the first byte.
  @usableFromInline package let start: UInt32
  /// The number of bytes.
  @usableFromInline package let count: UInt32

  @inlinable
  package init(buffer: BufferIndex, start: UInt32, count: UInt32) {
    self.buffer = buffer
    self.start = start
    self.count = count
  }

  /// Makes the slice of a range of bytes of a buffer.
  @inlinable
  package init(buffer: BufferIndex, range: Range<Int>) {
    self.buffer = buffer
    self.start = UInt32(range.lowerBound)
    self.count = UInt32(range.count)
  }

  /// The offsets of the bytes in the buffer.
  @inlinable
  package var range: Range<Int> { Int(start)..<Int(start) + Int(count) }

  /// The same slice; where it is in the first buffer, in the other one, which holds the same bytes.
  package func moved(fromBuffer old: BufferIndex, to new: BufferIndex) -> TextSlice {
    buffer == old ? TextSlice(buffer: new, start: start, count: count) : self
  }
}
