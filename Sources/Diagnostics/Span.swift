/// A half-open range of bytes in one source.
///
/// Lines and columns are derived from it only when a diagnostic is drawn.
@usableFromInline
package struct Span: Hashable, Sendable, BitwiseCopyable {
  /// The source the range lies in.
  @usableFromInline package let source: SourceID
  /// The offset of the first byte, from 0.
  @usableFromInline package let start: UInt32
  /// The offset after the last byte; equal to `start` for a place between two bytes.
  @usableFromInline package let end: UInt32

  /// Makes the span of the bytes `start..<end` of `source`.
  @inlinable
  @inline(__always)
  package init(_ source: SourceID, _ start: Int, _ end: Int) {
    self.source = source
    self.start = UInt32(start)
    self.end = UInt32(end)
  }

  /// Makes the span of a range of bytes of `source`.
  @inlinable
  package init(_ source: SourceID, _ range: Range<Int>) {
    self.init(source, range.lowerBound, range.upperBound)
  }

  /// The offsets as a range, to index the bytes of the source.
  @inlinable
  package var range: Range<Int> { Int(start)..<Int(end) }

  /// The span from the start of this one to the end of `other`, which lies in the same source.
  @inlinable
  package func through(_ other: Span) -> Span {
    Span(source, Int(min(start, other.start)), Int(max(end, other.end)))
  }
}
