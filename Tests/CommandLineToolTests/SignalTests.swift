import FileSystem
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// What signals do, at any moment of a build or of serving.
struct SignalTests {
  let site = SmallSite()

  /// `make soak` asks for many more starts.
  private static let starts = TestEffort.count(6, soak: 100)

  @Test(arguments: [(SIGINT, 130, "interrupted"), (SIGTERM, 143, "terminated")])
  func `a build ends with the code of the signal and one line, or is done`(
    _ signal: Int32, _ status: Int32, _ word: String
  ) throws {
    for number in 0..<60 { site.write(entry(number), to: "Content/notes/note-\(number).md") }
    for delay in 0..<UInt32(Self.starts) {
      let running = try Tool(in: site.path).start(["build", "--force"])
      usleep(delay * 11_000)
      running.send(signal)
      let outcome = running.outcome()
      if outcome.status == status {
        #expect(outcome.errors == "apus: \(word)\n")
      } else {
        // It came before the program began, or after the build was done.
        #expect(outcome.status == 0 || outcome.status == nil, "\(outcome)")
      }
      #expect(try DiskFileSystem(root: site.path).exists(".apus/public") == false)
    }
    #expect(try site.run("build").status == 0)
  }

  @Test func `a build that waits for another ends at once`() throws {
    #expect(try site.run("build").status == 0)
    site.write("\(getpid())\n", to: ".apus/public/lock")
    let lock = try DiskFileSystem(root: site.path).lock(
      ".apus/public/lock", lockTimeout: .seconds(10))
    defer { _ = lock }
    let waiting = try Tool(in: site.path).start(["build", "--force", "--strict", "--wait", "600"])
    #expect(waitUntil { waiting.answers(SIGTERM) })
    // Mostly it waits by then, which nothing tells.
    usleep(300_000)
    waiting.send(SIGTERM)
    let outcome = waiting.outcome()
    #expect(outcome.status == 143)
    #expect(outcome.errors == "apus: terminated\n")
  }

  @Test func `Ctrl-C in a terminal ends serving before, while and after it builds`() throws {
    for start in 0..<Self.starts {
      var tool = Tool(in: site.path)
      tool.inTerminal = true
      let running = try tool.start(["serve", "--port", "0", "--output", "public"])
      if start % 3 > 0 {
        #expect(waitUntil { running.output.contains("(Ctrl-C ends it)") })
      }
      if start % 3 > 1 {
        site.write(
          "---\ntitle: Apple\nstars: 3\n---\nRun \(start).\n", to: "Content/notes/apple.md")
        if start % 2 == 0 {
          #expect(
            waitUntil {
              site.text(of: "public/notes/apple/index.html")?.contains("Run \(start)") == true
            })
        }
      }
      // The terminal itself has to be there first, which is not announced: then the key is
      // typed again.
      let isStarting = start % 3 == 0
      if !isStarting { running.type("\u{3}") }
      let hasEnded = waitUntil {
        if isStarting { running.type("\u{3}") }
        return running.hasEnded
      }
      #expect(hasEnded)
      running.end()
    }
  }

  private func entry(_ number: Int) -> String {
    "---\ntitle: Note \(number)\nstars: 3\n---\nText.\n"
  }
}
