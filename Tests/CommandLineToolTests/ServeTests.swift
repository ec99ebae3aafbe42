import FileSystem
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

  @Test
  func `a page that is looked at follows its layout, and is as before where another is wrong`()
    throws
  {
    let serving = try Serving(site)
    defer { serving.running.end() }
    #expect(serving.shows("<body><", at: "/notes/apple/"))
    let base = try #require(site.text(of: "Templates/base.html"))
    let home = try #require(site.text(of: "Templates/home.html"))
    site.write(base.replacing("<body>", with: "<body class=\"a\">"), to: "Templates/base.html")
    for address in ["/notes/apple/", "/notes/pear/", "/"] {
      #expect(waitUntil { serving.shows("<body class=\"a\">", at: address) })
    }
    // The page may show its new layout until the mistake in the other one is found.
    site.write(home.replacing("Notes", with: "{{ nothing }}"), to: "Templates/home.html")
    site.write(base.replacing("<body>", with: "<body class=\"b\">"), to: "Templates/base.html")
    #expect(waitUntil { serving.running.errors.contains("home.html:2:49: error") })
    #expect(waitUntil { serving.shows("<body class=\"a\">", at: "/notes/apple/") })
    site.write(home, to: "Templates/home.html")
    for address in ["/notes/apple/", "/notes/pear/", "/"] {
      #expect(waitUntil { serving.shows("<body class=\"b\">", at: address) })
    }
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
    let before = try site.files(below: "public")
    writeApple(stars: "4", "Red.")
    #expect(waitUntil { serving.shows("Red", at: "/notes/apple/") })
    // The old site stays as it was built.
    #expect(try site.files(below: "public") == before)
    writeApple(stars: "many", "Blue.")
    #expect(waitUntil { serving.running.errors.split(separator: "3:8: error").count == 3 })
    #expect(serving.shows("Red", at: "/notes/apple/"))
  }

  @Test func `where the first build fails and there is no old site there is one once it is right`()
    throws
  {
    writeApple(stars: "many", "Red.")
    let serving = try Serving(site)
    defer { serving.running.end() }
    #expect(serving.running.output.contains("there is no site yet"))
    #expect(try serving.get("/notes/apple/").hasPrefix("HTTP/1.1 503 "))
    writeApple(stars: "4", "Red.")
    #expect(waitUntil { serving.shows("Red", at: "/notes/apple/") })
  }

  @Test func `the site is kept in memory, and nothing is left on the disk`() throws {
    let before = try everything()
    let serving = try Serving(site)
    defer { serving.running.end() }
    #expect(serving.running.output.contains("in memory"))
    #expect(serving.running.output.contains("serving the site at http://127.0.0.1:"))
    #expect(serving.shows("Apple", at: "/notes/apple/"))
    site.write("---\ntitle: Fig\nstars: 2\n---\nBlue.\n", to: "Content/notes/fig.md")
    #expect(waitUntil { serving.shows("Blue.", at: "/notes/fig/") })
    _ = unsafe unlink(site.path + "/Content/notes/fig.md")
    #expect(
      waitUntil { (try? serving.get("/notes/fig/").hasPrefix("HTTP/1.1 404 ")) == true })
    #expect(try everything() == before)
    serving.running.send(SIGTERM)
    #expect(serving.running.outcome().status == 0)
    #expect(try everything() == before)
  }

  @Test func `a folder that the command line names is published into and served`() throws {
    let serving = try Serving(site, "--output", "shown")
    defer { serving.running.end() }
    #expect(serving.running.output.contains("serving shown at http://127.0.0.1:"))
    #expect(site.text(of: "shown/notes/apple/index.html")?.contains("<h1>Apple</h1>") == true)
    writeApple(stars: "3", "Green.")
    #expect(waitUntil { serving.shows("Green", at: "/notes/apple/") })
    #expect(site.text(of: "shown/notes/apple/index.html")?.contains("Green") == true)
    serving.running.send(SIGTERM)
    #expect(serving.running.outcome().status == 0)
    #expect(try site.run("build", "--output", "built").status == 0)
    #expect(try site.files(below: "shown") == site.files(below: "built").shifted(to: "shown"))
  }

  @Test func `what is served from memory is what a build writes`() throws {
    let serving = try Serving(site)
    defer { serving.running.end() }
    writeApple(stars: "3", "Green.")
    site.write("---\ntitle: Fig\nstars: 2\n---\nBlue.\n", to: "Content/notes/fig.md")
    #expect(waitUntil { serving.shows("Blue.", at: "/notes/fig/") })
    #expect(waitUntil { serving.shows("Green.", at: "/notes/apple/") })
    #expect(try site.run("build").status == 0)
    let built = try site.files(below: "public")
    #expect(built.count > 5)
    for (path, bytes) in built {
      let text = try serving.get("/" + path.dropFirst("public/".count))
      let body = text.firstRange(of: "\r\n\r\n").map { String(text[$0.upperBound...]) } ?? ""
      #expect(body.hasPrefix(String(decoding: bytes, as: UTF8.self)), "\(path)")
    }
  }

  @Test func `a part of a file in memory, and only what is new, are sent`() throws {
    site.write("0123456789", to: "Static/numbers.txt")
    let serving = try Serving(site)
    defer { serving.running.end() }
    let path = "/numbers.txt"
    let whole = try serving.get(path)
    let tag = try #require(header("ETag", of: whole))
    let date = try #require(header("Last-Modified", of: whole))
    #expect(!date.contains(" 1970 "))
    let part = try serving.get(path, ["Range: bytes=1-4", "If-Range: \(tag)"])
    #expect(part.hasPrefix("HTTP/1.1 206 "))
    #expect(header("Content-Range", of: part) == "bytes 1-4/10")
    #expect(part.hasSuffix("\r\n\r\n1234"))
    for condition in ["If-None-Match: \(tag)", "If-Modified-Since: \(date)"] {
      #expect(try serving.get(path, [condition]).hasPrefix("HTTP/1.1 304 "), "\(condition)")
    }
    // A build that leaves the file as it is leaves its version.
    writeApple(stars: "3", "Green.")
    #expect(waitUntil { serving.shows("Green", at: "/notes/apple/") })
    #expect(try serving.get(path, ["If-None-Match: \(tag)"]).hasPrefix("HTTP/1.1 304 "))
  }

  @Test(.enabled(if: TestEffort.isSoak, "it takes 1 GiB of memory"))
  func `a site that is too large for memory is built into the output folder`() throws {
    site.write("", to: "Static/film.mp4")
    #expect(unsafe truncate(site.path + "/Static/film.mp4", 1_100 << 20) == 0)
    let serving = try Serving(site, "--max-file", "2048", patience: 10)
    defer { serving.running.end() }
    #expect(serving.running.errors.contains("too large to be kept in memory"))
    #expect(serving.running.output.contains("serving public at "))
    #expect(serving.shows("Apple", at: "/notes/apple/"))
    writeApple(stars: "3", "Green.")
    #expect(waitUntil { serving.shows("Green", at: "/notes/apple/") })
    #expect(site.text(of: "public/notes/apple/index.html")?.contains("Green") == true)
    #expect(serving.running.errors.split(separator: "too large").count == 2)
  }

  @Test func `an output folder that is deleted is built again`() throws {
    let serving = try Serving(site, "--output", "public")
    defer { serving.running.end() }
    try removeAll("public")
    #expect(waitUntil { serving.shows("Apple", at: "/notes/apple/") })
  }

  @Test func `two programs serve a site at the same time`() throws {
    let (first, second) = (try Serving(site), try Serving(site))
    defer {
      first.running.end()
      second.running.end()
    }
    writeApple(stars: "3", "Green.")
    for serving in [first, second] {
      #expect(waitUntil { serving.shows("Green", at: "/notes/apple/") })
    }
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
    // It is said before anything is built.
    #expect(try !everything().keys.contains { $0.hasPrefix("other/") })
  }

  @Test(arguments: [
    ("nonsense", "'nonsense' is not an address to listen on; write one such as 127.0.0.1 or"),
    ("192.0.2.1", "this machine has no address 192.0.2.1 to listen on; write one that it has"),
  ])
  func `a host that is no address of the machine is a mistake of the command line`(
    host: String, message: String
  ) throws {
    let outcome = try Tool(in: site.path).run("serve", "--host", host, "--port", "0")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("apus: error: \(message)"), "\(outcome.errors)")
    #expect(try !everything().keys.contains { $0.hasPrefix("public/") })
  }

  @Test(arguments: [[], ["--drafts"]])
  func `who opens a site to the network is told whether drafts are read`(options: [String]) throws {
    let running = try Tool(in: site.path).start(
      ["serve", "--host", "0.0.0.0", "--port", "0"] + options)
    defer { running.end() }
    #expect(waitUntil { running.errors.contains("everybody on the network can read this site") })
    #expect(running.errors.contains("drafts and all") == !options.isEmpty)
  }

  private func writeApple(stars: String, _ text: String) {
    site.write(
      "---\ntitle: Apple\nstars: \(stars)\n---\n\(text)\n", to: "Content/notes/apple.md")
  }

  /// All files of the site's folder, by path.
  private func everything() throws -> [String: [UInt8]] {
    let disk = try DiskFileSystem(root: site.path)
    let tree = try disk.tree("")
    var found: [String: [UInt8]] = [:]
    for path in tree.files + tree.ignored + tree.folders { found[path] = [] }
    for path in tree.files { found[path] = try disk.read(path, limit: 1 << 20) }
    return found
  }

  private func header(_ name: String, of answer: String) -> String? {
    answer.split(separator: "\r\n").first { $0.hasPrefix(name + ": ") }
      .map { String($0.dropFirst(name.utf8.count + 2)) }
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

  /// Starts it on a free port and waits until it says which, `patience` times 20 seconds at most.
  init(_ site: SmallSite, _ options: String..., patience: Int = 1) throws {
    let running = try Tool(in: site.path).start(["serve", "--port", "0"] + options)
    let isServing = (0..<patience).contains { _ in
      waitUntil { running.output.contains("(Ctrl-C ends it)\n") }
    }
    #expect(isServing)
    let words = running.output.split(separator: "\n").first { $0.hasPrefix("serving ") }?
      .split(separator: " ")
    let address = words?.first { $0.hasPrefix("http://") } ?? ""
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

extension [String: [UInt8]] {
  /// The same files in another folder.
  fileprivate func shifted(to folder: String) -> Self {
    Dictionary(
      uniqueKeysWithValues: map { path, bytes in
        (folder + path.drop { $0 != "/" }, bytes)
      })
  }
}
