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

    init(_ folder: TemporaryFolder, _ generation: String, moveLimit: Int = 1) throws {
      var path = Array(repeating: CChar(0), count: 4096)
      let length = unsafe readlink("/proc/self/exe", &path, path.count - 1)
      let tests = String(decoding: path.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let probe = FilePaths.folder(of: tests) + "/PublishingProbe"
      let arguments = [
        probe, folder.path, generation, String(ProcessTests.pages), String(moveLimit),
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

  @Test(arguments: [0, 1])
  func `a build killed at any moment leaves the old site or the new one`(
    _ moveLimit: Int
  ) throws {
    let disk = try DiskFileSystem(root: folder.path)
    #expect(try Build(folder, "first").wait() == 0)
    let start = ContinuousClock.now
    #expect(try Build(folder, "zero", moveLimit: moveLimit).wait() == 0)
    let duration = ContinuousClock.now - start
    var current = "zero"
    var (killed, changed) = (0, 0)
    var random = SystemRandomNumberGenerator()
    for number in 0..<40 {
      let next = "g\(number)"
      let build = try Build(folder, next, moveLimit: moveLimit)
      let microseconds =
        Double.random(in: 0...1.3, using: &random)
        * (duration / .microseconds(1))
      usleep(UInt32(microseconds))
      kill(build.process, SIGKILL)
      if build.wait() == nil { killed += 1 }
      try waitForMoves(disk)
      let found = files(of: try everything(in: disk))
      if found != Self.site(current) {
        #expect(found == Self.site(next), "kill \(number) after \(microseconds) µs")
        current = next
        changed += 1
      }
    }
    #expect(killed > 0)
    print("killed \(killed) of 40 builds; \(changed) had published")
    #expect(try Build(folder, "last").wait() == 0)
    let clean: MemoryFileSystem = [:]
    try publish(Self.site("last"), in: clean)
    #expect(try everything(in: disk) == everything(in: clean))
  }

  /// Waits until nobody moves files any more: the process that does outlives a killed build by
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
