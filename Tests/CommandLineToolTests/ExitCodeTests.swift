import FileSystem
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// The exit codes, and what is on which stream.
struct ExitCodeTests {
  let site = SmallSite()

  @Test func `a build that succeeds ends with 0 and says so on standard output`() throws {
    let built = try site.run("build", "--clock", "2026-03-01")
    #expect(built.status == 0)
    #expect(built.output.hasPrefix("4 pages and 0 files in public (4 written) after "))
    #expect(built.errors == "")
    #expect(site.text(of: "public/notes/apple/index.html")?.contains("<h1>Apple</h1>") == true)
    let again = try site.run("build", "--clock", "2026-03-01")
    #expect(again.output.contains("(4 unchanged)"))
  }

  @Test(arguments: ["build", "check", "list"])
  func `mistakes end with 1 and stand on standard error`(_ command: String) throws {
    #expect(try site.run("build").status == 0)
    let before = try site.files(below: "public")
    site.write("---\ntitle: Apple\nstars: 30\n---\nRipe.\n", to: "Content/notes/apple.md")
    let outcome = try site.run(command)
    #expect(outcome.status == 1)
    #expect(!outcome.output.contains("error"))
    #expect(outcome.errors.hasPrefix("Content/notes/apple.md:3:8: error[E0313]: "))
    #expect(outcome.errors.hasSuffix("\n1 error\n"))
    #expect(try site.files(below: "public") == before)
    #expect(try DiskFileSystem(root: site.path).exists(".apus/public/work") == false)
  }

  @Test(arguments: ["build", "check", "list", "serve"])
  func `a folder that is not there ends with 2`(_ command: String) throws {
    let outcome = try site.run(command, "nowhere")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("apus: error: "))
    #expect(outcome.errors.contains("'nowhere'"))
  }

  @Test(arguments: [">/dev/full", ">&-"])
  func `an output that cannot be written ends with 74, and the site is whole`(
    _ after: String
  ) throws {
    var tool = Tool(in: site.path)
    tool.after = after
    let outcome = try tool.run("build", "--clock", "2026-03-01")
    #expect(outcome.status == 74)
    #expect(outcome.errors == "apus: standard output could not be written\n")
    #expect(try site.files(below: "public").count == 4 + manifestCount)
  }

  @Test(arguments: [["build", "--clock", "2026-03-01"], ["build", "--dump", "tree"], ["man"]])
  func `a reader that wants no more is no failure`(_ arguments: [String]) throws {
    var tool = Tool(in: site.path)
    // A pipe that nobody can read from any more.
    tool.before = "mkfifo p; exec 3<>p 4>p 3>&-;"
    tool.after = ">&4"
    let outcome = try tool.start(arguments).outcome()
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
  }

  /// The files that Apus itself keeps beside the pages.
  private var manifestCount: Int {
    get throws {
      try site.files(below: "public").keys.count { $0.hasPrefix("public/.") }
    }
  }

  @Test func `a folder that cannot be written ends with 74`() throws {
    guard geteuid() != 0 else { return print("skipped: root may write everywhere") }
    _ = unsafe chmod(site.path, 0o555)
    defer { _ = unsafe chmod(site.path, 0o755) }
    let outcome = try site.run("build")
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains("error["))
  }

  @Test func `a build that waits for another in vain ends with 75`() throws {
    let lock = try hold()
    let outcome = try site.run("build", "--wait", "0")
    #expect(outcome.status == 75)
    #expect(outcome.errors.contains("process \(getpid())"))
    lock?.release()
    #expect(try site.run("build").status == 0)
  }

  @Test(arguments: [(SIGINT, Int32(130)), (SIGTERM, Int32(143))])
  func `a signal ends a build with its code`(_ signal: Int32, _ code: Int32) throws {
    let lock = try hold()
    let running = try Tool(in: site.path).start(["build"])
    #expect(waitUntil { running.answers(signal) })
    usleep(300_000)
    running.send(signal)
    let outcome = running.outcome()
    lock?.release()
    #expect(outcome.status == code)
    #expect(try site.files(below: "public").isEmpty)
  }

  /// Holds the lock that a build of the site waits for.
  private func hold() throws -> FileLock? {
    site.write("\(getpid())\n", to: ".apus/public/lock")
    return try DiskFileSystem(root: site.path)
      .lock(".apus/public/lock", lockTimeout: .seconds(10))
  }
}
