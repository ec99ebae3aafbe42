/// What is known behind the conditions of long chains: `if … elif … elif …`.
///
/// A branch of a chain is written where no condition before it holds. The facts of which that is
/// the sum would be as many as there are conditions, in each branch; so a branch says how many
/// conditions were passed, and what that means stands here once.
package struct HTMLChains: Sendable {
  /// That a fact holds where a chain is passed beyond a condition.
  struct Link: Sendable {
    let chain: Int
    /// How many conditions come before that one.
    let index: Int
    let holds: Bool
  }

  /// Of how many chains a fact is known; of more it is forgotten, so that more ways count as
  /// possible.
  private static let linkLimit = 64

  private var links: [Int: [Link]] = [:]
  private var count = 0

  /// Makes chains of which there are none yet.
  package init() {}

  /// Passes one more condition of a chain, or the first of a new one, behind which these facts
  /// hold.
  package mutating func pass(_ facts: [HTMLFact], after passage: HTMLPassage?) -> HTMLPassage {
    if passage == nil { count += 1 }
    let passage = passage ?? HTMLPassage(chain: count, count: 0)
    for fact in facts where links[fact.key, default: []].count < Self.linkLimit {
      links[fact.key, default: []].append(
        Link(chain: passage.chain, index: passage.count, holds: fact.holds))
    }
    return HTMLPassage(chain: passage.chain, count: passage.count + 1)
  }

  /// The conditions of chains that say something about what has a key.
  func links(of key: Int) -> [Link] { links.isEmpty ? [] : links[key] ?? [] }
}

/// How many conditions of a chain do not hold: its first ones.
package struct HTMLPassage: Hashable, Sendable {
  let chain: Int
  let count: Int
}
