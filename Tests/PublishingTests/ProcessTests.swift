import Diagnostics
import FileSystem
import Publishing
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Builds as processes of their own: killed, and several at once.
@Suite(.serialized) struct ProcessTests {
  static let pages = 150
  let folder = TemporaryFolder()

  static func site(_ generation: String) -> Site {
    var site: Site = ["only-\(generation).html": generation]
    for number in 0..<pages {
      let generation = number % 3 == 0 ? "all" : generation
      site["p/\(number % 10)/\(number)/index.html"] = "page \(number) of \(generation)\n"
    }
    return site
  }

  /// A build that runs.
  struct Build {
    let process: pid_t

    /// Starts it; `end` says when it kills itself.
    init(
      _ folder: TemporaryFolder, _ generation: String, moveLimit: Int = 1, end: String = "never"
    ) throws {
      var path = Array(repeating: CChar(0), count: 4096)
      let length = unsafe readlink("/proc/self/exe", &path, path.count - 1)
      let tests = String(decoding: path.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let probe = FilePaths.folder(of: tests) + "/PublishingProbe"
      let arguments = [
        probe, folder.path, generation, String(ProcessTests.pages), String(moveLimit), end,
      ]
      var words = unsafe arguments.map { unsafe strdup($0) } + [nil]
      defer { unsafe words.forEach { unsafe free($0) } }
      var process = pid_t()
      try #require(unsafe posix_spawn(&process, probe, nil, nil, &words, environ) == 0)
      self.process = process
    }

    /// Waits for the end and returns the status, nil where a signal was the end.
    func wait() -> Int32? {
      var status: Int32 = 0
      while unsafe waitpid(process, &status, 0) < 0 && errno == EINTR {}
      return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
    }
  }

  /// By an exchange of the folder, and by moves of its files.
  @Test(arguments: [1, 500])
  func `a build killed before any operation leaves the old site or the new one`(
    _ moveLimit: Int
  ) throws {
    let disk = try DiskFileSystem(root: folder.path)
    #expect(try Build(folder, "zero").wait() == 0)
    var current = "zero"
    var (last, killed) = (0, 0)
    while true {
      let next = "g\(last)"
      let status = try Build(folder, next, moveLimit: moveLimit, end: String(last)).wait()
      try waitForMoves(disk)
      let found = files(of: try everything(in: disk))
      if found != Self.site(current) {
        #expect(found == Self.site(next), "killed before operation \(last)")
        current = next
      }
      guard status == nil else {
        #expect(status == 0 && current == next)
        break
      }
      killed += 1
      last += 23
    }
    #expect(killed > 20)
    try expectCleanSite("last", on: disk)
  }

  @Test func `moves that were begun are made to the end though the build is killed`() throws {
    let disk = try DiskFileSystem(root: folder.path)
    #expect(try Build(folder, "zero").wait() == 0)
    var killed = 0
    for number in 0..<20 {
      let build = try Build(folder, "g\(number)", moveLimit: 500, end: "moving")
      if build.wait() == nil { killed += 1 }
      try waitForMoves(disk)
      #expect(files(of: try everything(in: disk)) == Self.site("g\(number)"))
    }
    #expect(killed > 0)
    try expectCleanSite("last", on: disk)
  }

  /// Builds once more, and expects what a build into an empty folder leaves.
  private func expectCleanSite(_ generation: String, on disk: DiskFileSystem) throws {
    #expect(try Build(folder, generation).wait() == 0)
    let clean: MemoryFileSystem = [:]
    try publish(Self.site(generation), in: clean)
    #expect(try everything(in: disk) == everything(in: clean))
  }

  /// Waits until no process moves files any more: the process that does outlives a killed build by
  /// the fraction of a second that it needs.
  func waitForMoves(_ disk: DiskFileSystem) throws {
    guard try disk.exists(".apus/public") else { return }
    try disk.lock(".apus/public/lock", lockTimeout: .seconds(10))?.release()
  }

  @Test func `of builds at once each publishes a whole site, one after the other`() throws {
    let disk = try DiskFileSystem(root: folder.path)
    let builds = try ["a", "b", "c", "d"].map { try Build(folder, $0) }
    #expect(builds.map { $0.wait() } == [0, 0, 0, 0])
    let found = try everything(in: disk)
    #expect(["a", "b", "c", "d"].contains { files(of: found) == Self.site($0) })
    #expect(found.keys.allSatisfy { $0.hasPrefix("public") })
  }

  @Test func `a build waits for a living one and then says who it is`() throws {
    let disk = try DiskFileSystem(root: folder.path)
    let publication = try Publication(into: "public", in: disk)
    var options = PublicationOptions()
    options.lockTimeout = .milliseconds(50)
    do {
      _ = try Publication(into: "public", in: disk, options: options)
      Issue.record("two builds at once")
    } catch {
      #expect(error.exitStatus == 75)
      #expect(error.diagnostic.message.contains("process \(getpid())"))
    }
    publication.abandon()
    try publish(["index.html": "x"], in: disk)
  }

  @Test func `what cannot be written is an error, and nothing changes`() throws {
    guard geteuid() != 0 else { return print("skipped: root may write everywhere") }
    let disk = try DiskFileSystem(root: folder.path)
    try publish(["index.html": "x"], in: disk)
    let before = try everything(in: disk)
    _ = unsafe chmod(folder.path, 0o555)
    #expect(throws: PublicationError.self) { try publish(["index.html": "y"], in: disk) }
    _ = unsafe chmod(folder.path, 0o755)
    #expect(try everything(in: disk) == before)
  }
}
