/// A hash that distinguishes contents: 64 bits, the same on every machine and in every run.
///
/// It is XXH64 with the seed 0 (the public specification of xxHash). It decides whether a file has
/// changed; it is not made to resist deliberate collisions.
package struct ContentHash: Hashable, Sendable {
  /// The 64 bits.
  package let value: UInt64

  /// Takes over a stored hash.
  package init(_ value: UInt64) { self.value = value }

  /// Hashes bytes. Cost: about 10 GB/s.
  package init(of bytes: Span<UInt8>) {
    var hasher = ContentHasher()
    self = hasher.finish(with: bytes)
  }

  /// Reads a hash that was written as 16 hexadecimal digits, in lower case; nil for anything
  /// else.
  package init?(digits: ArraySlice<UInt8>) {
    guard digits.count == 16 else { return nil }
    var value: UInt64 = 0
    for byte in digits {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        value = value << 4 | UInt64(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"):
        value = value << 4 | UInt64(byte - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    self.value = value
  }

  /// Appends the hash as 16 hexadecimal digits.
  package func append(to bytes: inout [UInt8]) {
    for shift in stride(from: UInt64(60), through: 0, by: -4) {
      let digit = UInt8(value >> shift & 0x0F)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  /// Hashes bytes. Cost: about 10 GB/s.
  package init(of bytes: [UInt8]) { self.init(of: bytes.span) }
}

extension ContentHash: CustomStringConvertible {
  /// The hash as 16 hexadecimal digits.
  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension FileSystem {
  /// The hash of what a file of any size holds.
  package func contentHash(of path: String) throws(FileError) -> ContentHash {
    try fingerprint(of: path).hash
  }

  /// The hash and the size of what a file of any size holds: read in one piece where it is small,
  /// as most are, and otherwise piece by piece.
  package func fingerprint(
    of path: String
  ) throws(FileError) -> (hash: ContentHash, size: Int) {
    let limit = 1 << 20
    do throws(FileError) {
      let bytes = try read(path, limit: limit)
      return (ContentHash(of: bytes), bytes.count)
    } catch {
      guard error.reason == .tooLarge(limit: limit) else { throw error }
    }
    var (hasher, size) = (ContentHasher(), 0)
    try readPieces(of: path) { piece throws(FileError) in
      hasher.update(piece)
      size += piece.count
    }
    return (hasher.finish(), size)
  }
}

/// Hashes bytes that arrive in pieces.
package struct ContentHasher: Sendable {
  private var lanes = SIMD4<UInt64>(prime1 &+ prime2, prime2, 0, 0 &- prime1)
  private var length: UInt64 = 0
  /// What came after the last whole stripe of 32 bytes.
  private var rest: [UInt8] = []

  /// Makes a hasher that has seen nothing.
  package init() {}

  /// Takes in the next bytes.
  package mutating func update(_ bytes: Span<UInt8>) {
    length &+= UInt64(bytes.count)
    var start = 0
    if !rest.isEmpty {
      start = min(32 - rest.count, bytes.count)
      for index in 0..<start { rest.append(bytes[index]) }
      guard rest.count == 32 else { return }
      let stripe = rest
      rest = []
      mixStripes(of: stripe.span)
    }
    start += mixStripes(of: bytes.extracting(start...))
    for index in start..<bytes.count { rest.append(bytes[index]) }
  }

  /// Mixes in the whole stripes of `bytes` and returns how many bytes they are.
  @discardableResult
  private mutating func mixStripes(of bytes: Span<UInt8>) -> Int {
    var (first, second, third, fourth) = (lanes[0], lanes[1], lanes[2], lanes[3])
    let end = bytes.count & ~31
    unsafe bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset < end {
        first = Self.round(first, unsafe bytes.word(at: offset))
        second = Self.round(second, unsafe bytes.word(at: offset + 8))
        third = Self.round(third, unsafe bytes.word(at: offset + 16))
        fourth = Self.round(fourth, unsafe bytes.word(at: offset + 24))
        offset += 32
      }
    }
    lanes = SIMD4(first, second, third, fourth)
    return end
  }

  /// Returns the hash of everything taken in.
  package func finish() -> ContentHash { finished(rest.span) }

  /// Returns the hash where `bytes` are all that is hashed.
  fileprivate mutating func finish(with bytes: Span<UInt8>) -> ContentHash {
    length = UInt64(bytes.count)
    let mixed = mixStripes(of: bytes)
    return finished(bytes.extracting(mixed...))
  }

  /// Mixes in what is left after the stripes.
  private func finished(_ rest: Span<UInt8>) -> ContentHash {
    var hash = length < 32 ? prime5 : mergedLanes()
    hash &+= length
    unsafe rest.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 8 <= bytes.count {
        hash ^= Self.round(0, unsafe bytes.word(at: offset))
        hash = hash.rotated(by: 27) &* prime1 &+ prime4
        offset += 8
      }
      if offset + 4 <= bytes.count {
        let half = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        hash ^= UInt64(UInt32(littleEndian: half)) &* prime1
        hash = hash.rotated(by: 23) &* prime2 &+ prime3
        offset += 4
      }
      while offset < bytes.count {
        hash ^= UInt64(unsafe bytes[offset]) &* prime5
        hash = hash.rotated(by: 11) &* prime1
        offset += 1
      }
    }
    hash = (hash ^ hash >> 33) &* prime2
    hash = (hash ^ hash >> 29) &* prime3
    return ContentHash(hash ^ hash >> 32)
  }

  private func mergedLanes() -> UInt64 {
    var hash =
      lanes[0].rotated(by: 1) &+ lanes[1].rotated(by: 7) &+ lanes[2].rotated(by: 12)
      &+ lanes[3].rotated(by: 18)
    for lane in 0..<4 {
      hash = (hash ^ Self.round(0, lanes[lane])) &* prime1 &+ prime4
    }
    return hash
  }

  @inline(__always)
  private static func round(_ lane: UInt64, _ input: UInt64) -> UInt64 {
    (lane &+ input &* prime2).rotated(by: 31) &* prime1
  }
}

private let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
private let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
private let prime3: UInt64 = 0x1656_67B1_9E37_79F9
private let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
private let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

extension UInt64 {
  @inline(__always)
  fileprivate func rotated(by bits: UInt64) -> UInt64 { self << bits | self >> (64 - bits) }
}

extension UnsafeRawBufferPointer {
  @inline(__always)
  fileprivate func word(at offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
