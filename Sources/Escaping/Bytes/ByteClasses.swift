/// Whether `byte` is a hexadecimal digit.
@inlinable
package func isHexDigit(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
    UInt8(ascii: "A")...UInt8(ascii: "F"):
    true
  default: false
  }
}

/// Whether `byte` is an ASCII letter.
@inlinable
package func isLetter(_ byte: UInt8) -> Bool {
  let small = byte | 0x20
  return small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z")
}

/// Whether `byte` is an ASCII digit.
@inlinable
package func isDigit(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}

/// Whether `byte` is white space in HTML and CSS.
@inlinable
package func isWhitespace(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x20, 0x09, 0x0A, 0x0C, 0x0D: true
  default: false
  }
}

/// `byte`, as a lower-case letter if it is an ASCII capital.
@inlinable
package func lowercased(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
}
