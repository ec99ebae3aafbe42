/// The attributes of a tag in the order in which they are written, as one path has them.
///
/// Paths that separate within a tag share the attributes before: only their own attributes are
/// compared and copied.
struct TagAttributes: Sendable {
  /// Attributes that several paths have; the same object means the same attributes.
  private final class Chunk: Sendable {
    let attributes: [TagAttribute]
    /// The names that every path to the end of the chunk has.
    let certainNames: Set<String>

    init(_ attributes: [TagAttribute]) {
      self.attributes = attributes
      certainNames = TagAttributes.certainNames(of: attributes)
    }
  }

  /// Each chunk is longer than the one after it, so there are few.
  private var shared: [Chunk] = []
  /// Those after the shared ones; the last of them may still change.
  private var own: [TagAttribute] = []
  /// How many attributes were compared with those of other paths.
  private(set) var comparisons = 0

  /// The first attribute.
  var first: TagAttribute? { shared.first?.attributes.first ?? own.first }

  /// The last attribute.
  var last: TagAttribute? { own.last }

  /// Whether two of them may have the same name: certainly not where it is false. The names of a
  /// few attributes are compared, which costs less than a table of them.
  var mayHaveDuplicates: Bool {
    guard shared.isEmpty, own.count <= Self.comparedLimit else { return true }
    return own.indices.contains { index in
      own[..<index].contains { $0.name == own[index].name }
    }
  }

  /// How many attributes are compared each with each.
  private static let comparedLimit = 8

  mutating func append(_ attribute: TagAttribute) { own.append(attribute) }

  /// Changes the last attribute, if there is one.
  mutating func changeLast(_ body: (inout TagAttribute) -> Void) {
    guard !own.isEmpty else { return }
    body(&own[own.count - 1])
  }

  /// Makes the attributes so far a chunk that paths share.
  mutating func share() {
    guard own.count > 1, let last = own.popLast() else { return }
    while let before = shared.last, before.attributes.count <= own.count {
      own = before.attributes + own
      shared.removeLast()
    }
    shared.append(Chunk(own))
    own = [last]
  }

  // MARK: Joining

  /// The attributes after branches between them.
  func joined(with other: TagAttributes) -> TagAttributes {
    let (rest, others) = (self.rest(beside: other), other.rest(beside: self))
    let common = zip(rest, others).prefix { $0.0 == $0.1 }.count
    let left = TagAttributes.extras(rest[common...], beside: others, other.certainlyShares)
    let right = TagAttributes.extras(others[common...], beside: rest, certainlyShares)
    let known = Set(left)
    var result = self
    result.shared.removeLast(shared.count - sharedCount(with: other))
    result.own = rest[..<common] + left + right.filter { !known.contains($0) }
    result.comparisons = Swift.max(comparisons, other.comparisons) + rest.count + others.count
    return result
  }

  /// The attributes after branches within the value of the last; nil where others differ, too.
  func joinedInLast(with other: TagAttributes) -> TagAttributes? {
    let (rest, others) = (self.rest(beside: other), other.rest(beside: self))
    guard rest.dropLast() == others.dropLast(), let last, let otherLast = other.last,
      let joined = last.joined(with: otherLast)
    else { return nil }
    var result = self
    result.own[own.count - 1] = joined
    result.comparisons = Swift.max(comparisons, other.comparisons) + rest.count + others.count
    return result
  }

  /// Attributes of one path that the other does not have in the same places.
  private static func extras(
    _ own: ArraySlice<TagAttribute>, beside others: [TagAttribute],
    _ isShared: (String) -> Bool
  ) -> [TagAttribute] {
    let names = certainNames(of: others)
    return own.map { attribute in
      var attribute = attribute
      let isThere = names.contains(attribute.name) || isShared(attribute.name)
      attribute.isCertain = attribute.isCertain && isThere
      return attribute
    }
  }

  private static func certainNames(of attributes: [TagAttribute]) -> Set<String> {
    Set(attributes.lazy.filter(\.isCertain).map(\.name))
  }

  private func certainlyShares(_ name: String) -> Bool {
    shared.contains { $0.certainNames.contains(name) }
  }

  /// How many chunks both paths begin with.
  private func sharedCount(with other: TagAttributes) -> Int {
    zip(shared, other.shared).prefix { $0.0 === $0.1 }.count
  }

  /// The attributes after those that both paths share.
  private func rest(beside other: TagAttributes) -> [TagAttribute] {
    let count = sharedCount(with: other)
    return count == shared.count ? own : shared[count...].flatMap(\.attributes) + own
  }
}

extension TagAttributes: Sequence {
  func makeIterator() -> IndexingIterator<[TagAttribute]> {
    (shared.isEmpty ? own : shared.flatMap(\.attributes) + own).makeIterator()
  }
}

extension TagAttributes: Equatable {
  // The number of comparisons is ignored.
  static func == (left: TagAttributes, right: TagAttributes) -> Bool {
    left.rest(beside: right) == right.rest(beside: left)
  }
}
