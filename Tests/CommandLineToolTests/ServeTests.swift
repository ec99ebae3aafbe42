import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// `apus serve`.
struct ServeTests {
  let site = SmallSite()

  @Test(arguments: [SIGINT, SIGTERM])
  func `the site is served at the printed address until a signal ends it`(
    _ signal: Int32
  ) throws {
    let serving = try Serving(site)
    defer { serving.running.end() }
    let answer = try serving.get("/notes/apple/")
    #expect(answer.hasPrefix("HTTP/1.1 200 "))
    #expect(answer.contains("<h1>Apple</h1>"))
    serving.running.send(signal)
    let outcome = serving.running.outcome()
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
  }

  @Test func `a change is shown as soon as it is made, a mistake reported, the site kept`() throws {
    let serving = try Serving(site)
    defer { serving.running.end() }
    writeApple(stars: "3", "Green.")
    #expect(waitUntil { serving.shows("Green", at: "/notes/apple/") })
    writeApple(stars: "many", "Red.")
    #expect(waitUntil { serving.running.errors.contains("apple.md:3:8: error") })
    #expect(serving.shows("Green", at: "/notes/apple/"))
    writeApple(stars: "4", "Red.")
    #expect(waitUntil { serving.shows("Red", at: "/notes/apple/") })
    serving.running.send(SIGTERM)
    #expect(serving.running.outcome().status == 0)
  }

  @Test func `where the first build fails the old site is served until the mistake is gone`() throws
  {
    #expect(try site.run("build").status == 0)
    writeApple(stars: "many", "Red.")
    let serving = try Serving(site)
    defer { serving.running.end() }
    #expect(serving.running.output.contains("this is the site as it was built before"))
    #expect(serving.running.errors.contains("apple.md:3:8: error"))
    #expect(serving.shows("Apple", at: "/notes/apple/"))
    writeApple(stars: "4", "Red.")
    #expect(waitUntil { serving.shows("Red", at: "/notes/apple/") })
  }

  @Test func `an output folder that is deleted is built again`() throws {
    let serving = try Serving(site)
    defer { serving.running.end() }
    try removeAll("public")
    #expect(waitUntil { serving.shows("Apple", at: "/notes/apple/") })
  }

  @Test func `content that is replaced as a whole is watched again`() throws {
    let serving = try Serving(site)
    defer { serving.running.end() }
    let path = site.path
    #expect(unsafe rename(path + "/Content", path + "/Gone") == 0)
    #expect(waitUntil { serving.running.errors.contains("error") })
    #expect(unsafe rename(path + "/Gone", path + "/Content") == 0)
    writeApple(stars: "3", "Green.")
    #expect(waitUntil { serving.shows("Green", at: "/notes/apple/") })
  }

  @Test func `an entry appears at its moment`() throws {
    let moment = time(nil) + 3
    site.write(
      "---\ntitle: Later\nstars: 3\npublish: \(iso(moment))\n---\nNow.\n",
      to: "Content/notes/later.md")
    let serving = try Serving(site)
    defer { serving.running.end() }
    #expect(waitUntil { serving.shows("Now.", at: "/notes/later/") })
    #expect(time(nil) >= moment)
  }

  @Test func `a port that is asked for is that port or an error`() throws {
    let first = try Serving(site)
    defer { first.running.end() }
    let second = try Tool(in: site.path).start(
      ["serve", "--port", String(first.port), "--output", "other"])
    let outcome = second.outcome()
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains("the port \(first.port) is in use"))
  }

  private func writeApple(stars: String, _ text: String) {
    site.write(
      "---\ntitle: Apple\nstars: \(stars)\n---\n\(text)\n", to: "Content/notes/apple.md")
  }

  private func removeAll(_ name: String) throws {
    #expect(unsafe rename(site.path + "/" + name, site.path + "/.deleted") == 0)
  }

  /// A moment as front matter writes it.
  private func iso(_ seconds: time_t) -> String {
    var moment = seconds
    var parts = unsafe tm()
    _ = unsafe gmtime_r(&moment, &parts)
    var text = [CChar](repeating: 0, count: 64)
    let count = unsafe strftime(&text, text.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
    return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

/// A tool that serves a site.
struct Serving {
  let running: Tool.Running
  let port: UInt16

  /// Starts it on a free port and waits until it says which.
  init(_ site: SmallSite) throws {
    let running = try Tool(in: site.path).start(["serve", "--port", "0"])
    #expect(waitUntil { running.output.contains("(Ctrl-C ends it)\n") })
    let line = running.output.split(separator: "\n").first { $0.hasPrefix("serving public at ") }
    let address = line?.split(separator: " ").dropFirst(3).first ?? ""
    let port = address.split(whereSeparator: { ":/".contains($0) }).last.flatMap { UInt16($0) }
    self.running = running
    self.port = try #require(port)
    #expect(address.hasPrefix("http://127.0.0.1:"))
  }

  /// Whether the page at a path holds a text.
  func shows(_ text: String, at path: String) -> Bool {
    (try? get(path).contains(text)) == true
  }

  /// The whole answer to a request to this machine.
  func get(_ path: String, _ headers: [String] = []) throws -> String {
    let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(client) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let connected = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(connected == 0)
    let lines =
      ["GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: close"] + headers + ["", ""]
    let request = lines.joined(separator: "\r\n")
    _ = unsafe write(client, request, request.utf8.count)
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe read(client, &piece, piece.count)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += piece[..<count]
    }
  }
}
