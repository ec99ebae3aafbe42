/// One of the parts in which a site is made, such as the second of three.
package struct Shard: Hashable, Sendable {
  /// Which part it is, from 1 on.
  package let number: Int
  /// How many parts there are.
  package let count: Int

  /// The maximum number of parts.
  static let countLimit = 100_000

  /// Makes a shard; nil where there is no such part.
  package init?(number: Int, of count: Int) {
    guard (1...Self.countLimit).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads a shard as it is written on a command line: `2/3`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    self.init(number: number, of: count)
  }

  /// How it is written on a command line.
  package var text: String { "\(number)/\(count)" }
}
