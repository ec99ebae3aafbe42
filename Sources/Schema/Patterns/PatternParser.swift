import Diagnostics

/// Reads a regular expression by recursive descent, at most 32 groups deep.
struct PatternParser {
  let bytes: [UInt8]
  private var offset = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: sign) else { return false }
    offset += 1
    return true
  }

  /// Reads the whole expression.
  mutating func parse() throws(PatternMistake) -> PatternNode {
    guard bytes.count <= 1_024 else { throw PatternMistake(.tooLarge, at: 0..<bytes.count) }
    _ = take("^")
    let node = try alternatives(depth: 0)
    guard offset == bytes.count else { throw mistake(.unopenedGroup) }
    return node
  }

  private func mistake(_ reason: PatternMistake.Reason, from start: Int? = nil) -> PatternMistake {
    let start = start ?? offset
    return PatternMistake(reason, at: start..<min(bytes.count, max(offset, start + 1)))
  }

  private mutating func alternatives(depth: Int) throws(PatternMistake) -> PatternNode {
    guard depth <= 32 else { throw mistake(.tooDeep) }
    var parts = [try sequence(depth: depth)]
    while take("|") { parts.append(try sequence(depth: depth)) }
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func sequence(depth: Int) throws(PatternMistake) -> PatternNode {
    var parts: [PatternNode] = []
    while let byte = next, byte != UInt8(ascii: "|"), byte != UInt8(ascii: ")") {
      if byte == UInt8(ascii: "$") {
        guard offset + 1 == bytes.count, depth == 0 else { throw mistake(.anchor) }
        offset += 1
        break
      }
      let part = try atom(depth: depth)
      parts.append(try repetitions(of: part))
    }
    return parts.count == 1 ? parts[0] : parts.isEmpty ? .empty : .sequence(parts)
  }

  private mutating func atom(depth: Int) throws(PatternMistake) -> PatternNode {
    let start = offset
    switch next {
    case UInt8(ascii: "("): return try group(depth: depth)
    case UInt8(ascii: "["): return .character(try characterClass())
    case UInt8(ascii: "\\"): return .character(try escape())
    case UInt8(ascii: "."):
      offset += 1
      return .character(.anything)
    case UInt8(ascii: "^"): throw mistake(.anchor)
    case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "{"):
      throw mistake(.nothingToRepeat)
    case UInt8(ascii: "]"), UInt8(ascii: "}"): throw mistake(.escape, from: start)
    default:
      let scalar = literal()
      return .character(ScalarSet(scalar...scalar))
    }
  }

  /// Takes the next scalar.
  private mutating func literal() -> UInt32 {
    var end = offset
    let scalar = UTF8Text.decode(bytes.span, &end)
    offset = end
    return scalar
  }

  private mutating func group(depth: Int) throws(PatternMistake) -> PatternNode {
    let start = offset
    offset += 1
    if take("?"), !take(":") {
      let isLook =
        next == UInt8(ascii: "=") || next == UInt8(ascii: "!") || next == UInt8(ascii: "<")
      throw mistake(isLook ? .lookaround : .flags, from: start)
    }
    let node = try alternatives(depth: depth + 1)
    guard take(")") else { throw PatternMistake(.unclosedGroup, at: start..<start + 1) }
    return node
  }

  private mutating func repetitions(of part: PatternNode) throws(PatternMistake) -> PatternNode {
    let start = offset
    var node = part
    if take("*") {
      node = .repetition(part, least: 0, most: nil)
    } else if take("+") {
      node = .repetition(part, least: 1, most: nil)
    } else if take("?") {
      node = .repetition(part, least: 0, most: 1)
    } else if take("{") {
      node = try counted(part, from: start)
    } else {
      return node
    }
    switch next {
    case UInt8(ascii: "?"), UInt8(ascii: "+"): throw mistake(.lazy)
    case UInt8(ascii: "*"), UInt8(ascii: "{"): throw mistake(.nothingToRepeat)
    default: return node
    }
  }

  private mutating func counted(
    _ part: PatternNode, from start: Int
  ) throws(PatternMistake) -> PatternNode {
    guard let least = number() else { throw mistake(.repetition, from: start) }
    var most: Int? = least
    if take(",") { most = number() }
    guard take("}"), least <= most ?? least else { throw mistake(.repetition, from: start) }
    return .repetition(part, least: least, most: most)
  }

  private mutating func number() -> Int? {
    var result: Int?
    while let byte = next, byte.isDigit, (result ?? 0) < 1_000 {
      result = (result ?? 0) * 10 + Int(byte & 0x0F)
      offset += 1
    }
    return result
  }

  private mutating func characterClass() throws(PatternMistake) -> ScalarSet {
    let start = offset
    offset += 1
    let isNegated = take("^")
    var set = ScalarSet()
    while let byte = next, byte != UInt8(ascii: "]") {
      let from = offset
      let (part, single) = try classMember(byte)
      let isRange =
        next == UInt8(ascii: "-") && offset + 1 < bytes.count
        && bytes[offset + 1] != UInt8(ascii: "]")
      guard let lower = single, isRange else {
        set.formUnion(part)
        continue
      }
      offset += 1
      guard let byte = next, let upper = try classMember(byte).1, lower <= upper else {
        throw mistake(.reversedRange, from: from)
      }
      set.insert(lower...upper)
    }
    guard take("]") else { throw PatternMistake(.unclosedClass, at: start..<start + 1) }
    guard !set.isEmpty else { throw mistake(.emptyClass, from: start) }
    set.isNegated = isNegated
    return set
  }

  /// Reads a character or escape of a class; returns the scalar where it is a single one.
  private mutating func classMember(
    _ byte: UInt8
  ) throws(PatternMistake) -> (ScalarSet, UInt32?) {
    if byte == UInt8(ascii: "\\") {
      let isClass = offset + 1 < bytes.count && "dDwWsS".utf8.contains(bytes[offset + 1])
      let start = offset
      let set = try escape()
      return (set, isClass ? nil : Self.escaped(bytes[start + 1]))
    }
    let scalar = literal()
    return (ScalarSet(scalar...scalar), scalar)
  }

  private mutating func escape() throws(PatternMistake) -> ScalarSet {
    let start = offset
    offset += 1
    guard let letter = next else { throw mistake(.escape, from: start) }
    offset += 1
    switch letter {
    case UInt8(ascii: "d"): return .digits
    case UInt8(ascii: "w"): return .wordCharacters
    case UInt8(ascii: "s"): return .spaces
    case UInt8(ascii: "D"): return Self.complement(of: .digits)
    case UInt8(ascii: "W"): return Self.complement(of: .wordCharacters)
    case UInt8(ascii: "S"): return Self.complement(of: .spaces)
    case UInt8(ascii: "b"), UInt8(ascii: "B"): throw mistake(.lookaround, from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "k"):
      throw mistake(.reference, from: start)
    default:
      guard let scalar = Self.escaped(letter) else { throw mistake(.escape, from: start) }
      return ScalarSet(scalar...scalar)
    }
  }

  private static func complement(of set: ScalarSet) -> ScalarSet {
    var result = set
    result.isNegated = true
    return result
  }

  /// The scalar that a letter or sign after a backslash stands for.
  private static func escaped(_ letter: UInt8) -> UInt32? {
    switch letter {
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: UInt32(letter)
    default: nil
    }
  }
}
