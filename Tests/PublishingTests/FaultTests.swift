import Diagnostics
import FileSystem
import Publishing
import Synchronization
import TestSupport
import Testing

/// A change from one site to another, on a disk with a temper.
struct Change: CustomTestStringConvertible {
  let testDescription: String
  let old: Site?
  let new: Site
  var others: Site = [:]
  /// The number of files up to which they are moved one by one.
  var moveLimit = 500

  static let base: Site = [
    "index.html": "home", "a/index.html": "page a", "a/b/index.html": "page b", "c.css": "c",
  ]

  /// The changes, each by moves and by an exchange.
  static let all =
    byMoves
    + byMoves.map { change in
      Change(
        testDescription: change.testDescription + " at once", old: change.old, new: change.new,
        others: change.others, moveLimit: 0)
    }

  private static let byMoves = [
    Change(testDescription: "first build", old: nil, new: base),
    Change(testDescription: "nothing", old: base, new: base),
    Change(testDescription: "one page", old: base, new: base.merging(["c.css": "d"]) { $1 }),
    Change(
      testDescription: "one new page", old: base, new: base.merging(["n/m/i": "new"]) { $1 }),
    Change(
      testDescription: "one page less", old: base,
      new: base.filter { $0.key != "a/b/index.html" }),
    Change(
      testDescription: "several pages", old: base,
      new: ["index.html": "HOME", "a/index.html": "page a", "z/index.html": "new"],
      others: ["CNAME": "mine", "own/a": "mine", "a/own": "mine"]),
    Change(testDescription: "no page left", old: base, new: [:], others: ["a/own": "mine"]),
  ]

  /// A disk on which the old site is published, with the files of others.
  func disk() throws -> MemoryFileSystem {
    let disk: MemoryFileSystem = [:]
    if let old { try publish(old, in: disk) }
    for (path, text) in others { disk["public/" + path] = text }
    return disk
  }

  /// Builds the new site.
  func build(in files: some WritableFileSystem) throws {
    try publish(new, in: files) { $0.moveLimit = moveLimit }
  }

  /// What the disk holds when all went well.
  func goal() throws -> Site {
    let disk = try disk()
    try build(in: disk)
    return try everything(in: disk)
  }

  /// How many operations the change takes on a disk that refuses some.
  func operations(_ refusals: @escaping Refusals) throws -> Int {
    let disk = FaultyFileSystem(try disk(), refusals: refusals)
    try build(in: disk)
    return disk.count
  }
}

/// What is on the disk when the new site takes the place of the old one.
struct DurabilityTests {
  /// Publishes a change; returns its operations in order.
  private func operations(
    of change: Change, isDurable: Bool, refusing refused: Bool = false
  ) throws -> [FileError.Operation] {
    let log = Mutex<[FileError.Operation]>([])
    let disk = FaultyFileSystem(try change.disk()) { operation, _, _ in
      log.withLock { $0.append(operation) }
      return refused && operation == .synchronize ? .deviceFailed : nil
    }
    try publish(change.new, in: disk) {
      $0.moveLimit = change.moveLimit
      $0.isDurable = isDurable
    }
    return log.withLock { $0 }
  }

  @Test(arguments: Change.all)
  func `a durable site is on the disk before it is seen`(change: Change) throws {
    let all = try operations(of: change, isDurable: true)
    let visible: Set<FileError.Operation> = [.exchange, .rename]
    if let first = all.firstIndex(where: visible.contains) {
      let synchronized = try #require(all[..<first].lastIndex(of: .synchronize))
      let written: Set<FileError.Operation> = [.write, .link]
      #expect(!all[synchronized..<first].contains(where: written.contains))
    }
    #expect(!(try operations(of: change, isDurable: false)).contains(.synchronize))
  }

  @Test(arguments: Change.all)
  func `where the disk fails, the old site stands`(change: Change) throws {
    let disk = try change.disk()
    let before = try everything(in: disk)
    let faulty = FaultyFileSystem(disk) { operation, _, _ in
      operation == .synchronize ? .deviceFailed : nil
    }
    do {
      try publish(change.new, in: faulty) {
        $0.moveLimit = change.moveLimit
        $0.isDurable = true
      }
      // Where nothing changes, nothing is written.
      #expect(change.old == change.new)
    } catch is PublicationError {}
    #expect(try everything(in: disk) == before)
  }

  @Test(arguments: Change.all, Poverty.allCases)
  func `a stranger's file that appears while the site is published is not lost`(
    _ change: Change, _ poverty: Poverty
  ) throws {
    // In the site's folder, in one that stays, in one that goes or is made, and in one of others.
    for place in ["stranger.txt", "a/stranger.txt", "a/b/stranger.txt", "own/stranger.txt"] {
      try appear(at: place, during: change, poverty)
    }
  }

  /// Lets a file appear before each operation of a build, and looks for it after it.
  private func appear(at place: String, during change: Change, _ poverty: Poverty) throws {
    let count = try change.operations(poverty.refusals)
    for moment in 0..<count where change.old != nil {
      let disk = try change.disk()
      let folder = FilePaths.folder(of: "public/" + place)
      let step = Mutex((now: 0, hasAppeared: false))
      let faulty = FaultyFileSystem(disk) { operation, path, source in
        let isMoment = step.withLock { step in
          step.now += 1
          return step.now - 1 == moment
        }
        if isMoment, (try? disk.status(of: folder)?.kind) == .folder {
          disk["public/" + place] = "mine"
          step.withLock { $0.hasAppeared = true }
        }
        return poverty.refusals(operation, path, source)
      }
      try change.build(in: faulty)
      guard step.withLock({ $0.hasAppeared }) else { continue }
      let words = "\(place), before operation \(moment) of \(count)"
      #expect(try files(of: everything(in: disk))[place] == "mine", "\(words)")
      try change.build(in: disk)
      #expect(try files(of: everything(in: disk))[place] == "mine", "\(words), in the next build")
    }
  }
}

/// The ways in which file systems are poor.
enum Poverty: CaseIterable {
  /// Not at all.
  case none
  /// Two entries cannot be exchanged.
  case noExchange
  /// The output folder cannot be moved: it lies in a lower layer of an overlay.
  case unmovable
  /// No file can have a second name.
  case noLinks
  /// The output folder is a disk of its own.
  case otherDisk

  var refusals: Refusals {
    switch self {
    case .none: { _, _, _ in nil }
    case .noExchange: { operation, _, _ in operation == .exchange ? .unsupported : nil }
    case .unmovable:
      { operation, path, source in
        let moves = operation == .rename || operation == .exchange
        return moves && (path == "public" || source == "public") ? .otherFileSystem : nil
      }
    case .noLinks: { operation, _, _ in operation == .link ? .notAllowed : nil }
    case .otherDisk:
      { _, path, source in
        guard let source else { return nil }
        let isWithin = [path, source].map { $0.hasPrefix("public/") }
        let isMountPoint = path == "public" || source == "public"
        return isMountPoint ? .busy : isWithin[0] == isWithin[1] ? nil : .otherFileSystem
      }
    }
  }

  /// Whether the output changes in one step, so that a killed build leaves old or new.
  var isAtomic: Bool { self == .none }
}

struct FaultTests {
  @Test(arguments: Change.all, Poverty.allCases)
  func `publishes the same tree on every kind of file system`(
    _ change: Change, _ poverty: Poverty
  ) throws {
    let disk = try change.disk()
    try change.build(in: FaultyFileSystem(disk, refusals: poverty.refusals))
    #expect(try everything(in: disk) == change.goal())
  }

  @Test(arguments: Change.all, [FileError.Reason.diskFull, .tooManyOpenFiles, .notAllowed])
  func `an error at any operation leaves the old site, and the next build mends the rest`(
    _ change: Change, _ reason: FileError.Reason
  ) throws {
    let goal = try change.goal()
    let before = try everything(in: change.disk())
    for number in 0..<(try change.operations { _, _, _ in nil }) {
      let disk = try change.disk()
      let faulty = FaultyFileSystem(disk, .one(number, reason))
      do {
        try change.build(in: faulty)
        let after = try everything(in: disk)
        #expect(files(of: after) == files(of: goal), "operation \(number)")
      } catch {
        let after = try everything(in: disk)
        let output = after.filter { $0.key.hasPrefix("public") }
        #expect(output == before, "operation \(number): \(error)")
        #expect((error as? PublicationError)?.exitStatus == 74)
      }
      try publish(change.new, in: disk)
      #expect(try everything(in: disk) == goal, "operation \(number)")
    }
  }

  @Test(arguments: Change.all, Poverty.allCases)
  func `a build killed at any operation leaves old or new, and the next one mends the rest`(
    _ change: Change, _ poverty: Poverty
  ) throws {
    let goal = try change.goal()
    let before = try everything(in: change.disk())
    for number in 0..<(try change.operations(poverty.refusals)) {
      let disk = try change.disk()
      let faulty = FaultyFileSystem(disk, .all(from: number), refusals: poverty.refusals)
      try? change.build(in: faulty)
      if poverty.isAtomic {
        let found = try everything(in: disk)
        // A disk makes all moves of a killed process; this one stops with it, and continues later.
        let isMoving = found[".apus/public/moving"] != nil
        #expect(
          isMoving || files(of: found) == files(of: before) || files(of: found) == files(of: goal),
          "operation \(number)")
      }
      // The next build may be of the new site or, if the author thought better of it, of the old.
      let again = FaultyFileSystem(disk, refusals: poverty.refusals)
      if number % 2 == 0, let old = change.old {
        try publish(old, in: again)
        #expect(try everything(in: disk) == before, "operation \(number)")
      }
      try publish(change.new, in: again)
      #expect(try everything(in: disk) == goal, "operation \(number)")
    }
  }

  @Test(arguments: Change.all)
  func `a build that gives up behind a killed one leaves old or new`(_ change: Change) throws {
    let goal = try change.goal()
    let before = try everything(in: change.disk())
    for number in 0..<(try change.operations { _, _, _ in nil }) {
      let disk = try change.disk()
      try? change.build(in: FaultyFileSystem(disk, .all(from: number)))
      var options = PublicationOptions()
      options.lockTimeout = .zero
      try Publication(into: "public", in: disk, options: options).abandon()
      let found = try everything(in: disk)
      #expect(found == before || found == goal, "operation \(number)")
    }
  }

  @Test func `a disk that fails in the exchange is not written to in place`() throws {
    let disk: MemoryFileSystem = [:]
    try publish(Change.base, in: disk)
    let before = try everything(in: disk)
    let faulty = FaultyFileSystem(disk) { operation, _, _ in
      operation == .exchange ? .deviceFailed : nil
    }
    #expect(throws: PublicationError.self) {
      try publish(["index.html": "other"], in: faulty) { $0.moveLimit = 0 }
    }
    #expect(try everything(in: disk).filter { $0.key.hasPrefix("public") } == before)
  }

  @Test func `a file of a stranger that is replaced during the exchange is not lost`() throws {
    let disk: MemoryFileSystem = [:]
    try publish(Change.base, in: disk)
    disk["public/CNAME"] = "old.example"
    let faulty = FaultyFileSystem(disk) { operation, _, _ in
      if operation == .exchange { disk["public/CNAME"] = "new.example" }
      return nil
    }
    try publish(["index.html": "other"], in: faulty) { $0.moveLimit = 0 }
    #expect(try files(of: everything(in: disk)) == ["index.html": "other", "CNAME": "new.example"])
  }

  @Test func `a failure of one thread ends the publication`() throws {
    let disk: MemoryFileSystem = [:]
    let full = FaultyFileSystem(disk) { operation, path, _ in
      operation == .write && path.hasSuffix("big.html") ? .diskFull : nil
    }
    let publication = try Publication(into: "public", in: full)
    try publication.add([1], at: "index.html")
    #expect(throws: PublicationError.self) { try publication.add([2], at: "big.html") }
    #expect(throws: PublicationError.self) { try publication.add([3], at: "after.html") }
    #expect(throws: PublicationError.self) { try publication.finish() }
    #expect(try everything(in: disk) == [:])
  }

  @Test func `an error names the file`() throws {
    let full = FaultyFileSystem([:] as MemoryFileSystem) { operation, _, _ in
      operation == .write ? .diskFull : nil
    }
    let publication = try Publication(into: "public", in: full)
    do {
      try publication.add([1], at: "a/index.html")
      Issue.record("the disk is full")
    } catch {
      #expect(error.diagnostic.code.number == "0706")
      #expect(error.diagnostic.message.hasSuffix("a/index.html': the disk is full"))
    }
  }
}
