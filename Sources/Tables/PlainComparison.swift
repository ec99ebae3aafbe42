/// Whether two values of one byte are the same byte.
///
/// An enumeration whose cases other modules compare in loops implements `==` and `!=` by this: what
/// the compiler derives is a function in the enumeration's module, which other modules reach
/// through a witness table.
@inlinable
package func haveSameByte<Value: BitwiseCopyable>(_ left: Value, _ right: Value) -> Bool {
  unsafe unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
}
