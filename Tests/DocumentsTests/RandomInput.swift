/// A source of random numbers that gives the same numbers in every run.
struct RandomInput: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }

  /// Random bytes, most of them such as a grammar cares about.
  mutating func bytes(from alphabet: [UInt8], count: Int) -> [UInt8] {
    (0..<count).map { _ in
      Int.random(in: 0..<40, using: &self) == 0
        ? UInt8.random(in: 0...255, using: &self) : alphabet.randomElement(using: &self) ?? 0
    }
  }

  /// A document with a few bytes changed, taken out, put in, doubled, or cut off.
  mutating func mutated(_ document: [UInt8], alphabet: [UInt8]) -> [UInt8] {
    var bytes = document
    for _ in 0...Int.random(in: 0..<4, using: &self) {
      guard !bytes.isEmpty else { return bytes }
      let position = Int.random(in: 0..<bytes.count, using: &self)
      let byte = alphabet.randomElement(using: &self) ?? 0
      switch Int.random(in: 0..<6, using: &self) {
      case 0: bytes[position] = byte
      case 1: bytes.remove(at: position)
      case 2: bytes.insert(byte, at: position)
      case 3: bytes.removeLast(bytes.count - position)
      case 4: bytes[position] = UInt8.random(in: 0...255, using: &self)
      default:
        let end = min(bytes.count, position + Int.random(in: 1..<20, using: &self))
        bytes.insert(contentsOf: bytes[position..<end], at: position)
      }
    }
    return bytes
  }
}
