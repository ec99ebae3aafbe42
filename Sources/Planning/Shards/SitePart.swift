import Tables

/// The outputs of a plan that one shard makes.
///
/// It is decided by the plan alone, so that all shards of a site agree without communication: the
/// pages of each declaration are split into as many ranges as there are shards, because pages of
/// one kind cost about the same, and the same range of entries and of their lists shows the same
/// pictures. Where there are fewer pages than shards, they are distributed in turn.
package struct SitePart: Sendable {
  /// Which part it is.
  package let shard: Shard
  /// Its pages, in their order.
  package let pages: [PageIndex]
  /// The files that it makes among those that are published unconditionally, in their order.
  package let files: [FileIndex]
  /// Whether each page of the plan is one of its pages.
  private let hasPage: [Bool]
  private let fileSet: Set<FileIndex>

  init(_ shard: Shard, of plan: SitePlan) {
    self.shard = shard
    var turns = Turns(shard)
    let hasPage = turns.shares(
      of: plan.pages.map(\.declaration), kindCount: plan.declarations.count)
    self.hasPage = hasPage
    pages = plan.pages.tableIndices.filter { hasPage[$0.position] }
    let unconditional = plan.files.tableIndices.filter { !plan.files[$0].needsPage }
    let oneKind = TableIndex<PlannedFile>(0)
    let isOwn = turns.shares(of: unconditional.map { _ in oneKind }, kindCount: 1)
    files = zip(unconditional, isOwn).filter(\.1).map(\.0)
    fileSet = Set(files)
  }

  /// Whether a page is one of its pages.
  package func contains(_ page: PageIndex) -> Bool { hasPage[page.position] }

  /// Whether it makes a file that is published unconditionally.
  func contains(_ file: FileIndex) -> Bool { fileSet.contains(file) }

  /// The number of outputs that no other part has.
  package var ownCount: Int { pages.count + files.count }
}

/// Distributes elements of several kinds to shards.
private struct Turns {
  private let shard: Shard
  /// The shard that takes the next element of a kind with fewer elements than shards.
  private var next = 0

  init(_ shard: Shard) { self.shard = shard }

  /// Whether each element belongs to the shard, by the kind of each.
  mutating func shares<Kind>(of kinds: [TableIndex<Kind>], kindCount: Int) -> [Bool] {
    var counts = Array(repeating: 0, count: kindCount)
    for kind in kinds { counts[kind.position] += 1 }
    var seen = Array(repeating: 0, count: kindCount)
    return kinds.map { kind in
      let kind = kind.position
      defer { seen[kind] += 1 }
      let taker: Int
      if counts[kind] < shard.count {
        taker = next
        next = (next + 1) % shard.count
      } else {
        taker = seen[kind] * shard.count / counts[kind]
      }
      return taker == shard.number - 1
    }
  }
}

extension SitePlan {
  /// The outputs that a shard makes.
  package func part(_ shard: Shard) -> SitePart { SitePart(shard, of: self) }

  /// The number of outputs that are published unconditionally.
  package var unconditionalCount: Int {
    pages.count + files.count { !$0.needsPage }
  }
}
