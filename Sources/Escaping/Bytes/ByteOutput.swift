/// What bytes are appended to: an array, or the memory of a `ByteWriter`.
package protocol ByteOutput: ~Copyable {
  /// The number of bytes so far.
  var count: Int { get }

  /// Appends the bytes of a span.
  mutating func append(_ bytes: Swift.Span<UInt8>)

  /// Appends the bytes of a literal.
  mutating func append(_ literal: StaticString)
}

extension [UInt8]: ByteOutput {}
extension ByteWriter: ByteOutput {}
