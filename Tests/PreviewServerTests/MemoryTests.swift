import FileSystem
import Foundation
import PreviewServer
import Synchronization
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// What a server answers from a site in memory.
struct MemoryTests {
  private let folder = TemporaryFolder()
  private let shown: ShownSite
  private let server: PreviewServer
  private var port: UInt16 { server.port }

  init() throws {
    folder.write("on disk", to: "site/index.html")
    shown = ShownSite(folder: folder.path + "/site")
    server = try Self.serve(shown)
  }

  private static func serve(_ site: ShownSite, live: LiveSite? = nil) throws -> PreviewServer {
    var options = PreviewServer.Options()
    options.port = 0
    return try PreviewServer(showing: site, options: options, live: live)
  }

  private static let site: MemoryFileSystem = [
    "index.html": "in memory", "posts/index.html": "posts", "app.js": "let x = 1",
    ".apus-manifest": "SECRET", "empty/file.txt": "no page here", "caf\u{E9}/index.html": "café",
  ]

  @Test func `the folder is shown until there is a site in memory, and again without it`() {
    #expect(get("/", port: port).text == "on disk")
    #expect(get("/posts/", port: port).status == 404)
    shown.show(Self.site)
    #expect(get("/", port: port).text == "in memory")
    #expect(get("/posts/", port: port).text == "posts")
    #expect(get("/caf%C3%A9/", port: port).text == "café")
    shown.showFolder()
    #expect(get("/", port: port).text == "on disk")
  }

  @Test func `pages are shown before their site, until there is one`() throws {
    let live = LiveSite(start: "s")
    let server = try Self.serve(shown, live: live)
    func text(_ target: String) -> String {
      let text = get(target, port: server.port).text
      return String(text[..<(text.firstRange(of: "\n<script")?.lowerBound ?? text.endIndex)])
    }
    let ahead = [(path: "index.html", bytes: Array("ahead".utf8))]
    shown.show(ahead: ahead)
    #expect(text("/") == "ahead")
    shown.show(Self.site)
    #expect(text("/") == "in memory")
    shown.show(ahead: ahead)
    #expect(text("/") == "ahead")
    #expect(text("/posts/") == "posts")
    #expect(text("/app.js") == "let x = 1")
    shown.showFolder()
    #expect(text("/") == "on disk")
  }

  @Test func `the pages that were asked for last are known`() throws {
    let live = LiveSite(start: "s")
    let site: MemoryFileSystem = [
      "index.html": "", "a/index.html": "", "b/index.html": "", "c/index.html": "", "d.html": "",
    ]
    let server = try Self.serve(shown, live: live)
    shown.show(site)
    for target in ["/", "/a/", "/none/", "/a/", "/b/"] { _ = get(target, port: server.port) }
    #expect(live.askedPages == ["b/index.html", "a/index.html", "index.html"])
    for target in ["/c/", "/d.html", "/a/"] { _ = get(target, port: server.port) }
    #expect(live.askedPages == ["a/index.html", "d.html", "c/index.html", "b/index.html"])
  }

  @Test func `a folder without its slash leads to the one with it`() {
    shown.show(Self.site)
    let reply = get("/posts?q=1", port: port)
    #expect(reply.status == 307)
    #expect(reply.headers["location"] == "/posts/?q=1")
  }

  @Test(
    arguments: ["/none", "/empty/", "/empty", "/index.html/", "/posts/index.html/x", "//"])
  func `what is not there is not found`(_ target: String) {
    shown.show(Self.site)
    let reply = get(target, port: port)
    #expect(reply.status == 404)
    #expect(!reply.text.contains("file.txt"))
  }

  @Test func `what Apus keeps for itself is not shown`() {
    shown.show(Self.site)
    #expect(get("/.apus-manifest", port: port).status == 404)
    #expect(get("/../site/index.html", port: port).status == 400)
  }

  @Test func `addresses in the folder of the site's host are answered, unless it has such files`() {
    shown.answer(below: "our/site")
    shown.show(Self.site)
    #expect(get("/our/site/", port: port).text == "in memory")
    #expect(get("/our/site", port: port).text == "in memory")
    #expect(get("/our/site/app.js", port: port).text == "let x = 1")
    #expect(get("/our/site/posts/", port: port).text == "posts")
    #expect(get("/our/sites/app.js", port: port).status == 404)
    #expect(get("/our/site/our/site/app.js", port: port).status == 404)
    shown.show(["our/site/app.js": "own", "app.js": "other"])
    #expect(get("/our/site/app.js", port: port).text == "own")
  }

  @Test func `a site's own page for missing addresses is shown`() {
    shown.show(["404.html": "<p>lost?"])
    let reply = get("/none/at/all", port: port)
    #expect(reply.status == 404)
    #expect(reply.text == "<p>lost?")
    #expect(reply.headers["content-type"] == "text/html; charset=utf-8")
  }

  @Test(
    arguments: [
      ("bytes=0-3", 206, "let ", "bytes 0-3/9"), ("bytes=4-", 206, "x = 1", "bytes 4-8/9"),
      ("bytes=-1", 206, "1", "bytes 8-8/9"), ("bytes=0-99", 206, "let x = 1", "bytes 0-8/9"),
      ("bytes=9-", 416, nil, "bytes */9"), ("bytes=3-1", 200, "let x = 1", nil),
    ] as [(String, Int, String?, String?)])
  func `a part of a file is sent on demand`(
    _ range: String, _ status: Int, _ text: String?, _ part: String?
  ) {
    shown.show(Self.site)
    let reply = get("/app.js", port: port, headers: ["Range: \(range)"])
    #expect(reply.status == status)
    if let text { #expect(reply.text == text) }
    #expect(reply.headers["content-range"] == part)
  }

  @Test func `a file that is written again has another version, and no other has`() throws {
    let moment: Int64 = 1_700_000_000_000_000_000
    let files = MemoryFileSystem { moment }
    try files.makeFolder("site")
    try files.write("let x = 1", to: "site/app.js")
    try files.write("body {}", to: "site/app.css")
    shown.show(try #require(files.snapshot(of: "site")))
    let (script, styles) = (get("/app.js", port: port), get("/app.css", port: port))
    #expect(script.headers["last-modified"] == "Tue, 14 Nov 2023 22:13:20 GMT")
    try files.write("let x = 2", to: "new")
    try files.rename("new", to: "site/app.js")
    #expect(get("/app.js", port: port).text == "let x = 1")
    shown.show(try #require(files.snapshot(of: "site")))
    let tags = try [script, styles].map { try #require($0.headers["etag"]) }
    let known = tags.map { "If-None-Match: \($0)" }
    #expect(get("/app.js", port: port, headers: [known[0]]).text == "let x = 2")
    #expect(get("/app.css", port: port, headers: [known[1]]).status == 304)
    let range = ["Range: bytes=0-2", "If-Range: \(tags[0])"]
    #expect(get("/app.js", port: port, headers: range).status == 200)
  }

  @Test(arguments: [true, false])
  func `every answer is a file of the site that is shown while it is replaced`(
    isLive: Bool
  ) throws {
    let server = try Self.serve(shown, live: isLive ? LiveSite(start: "s") : nil)
    let (shown, names) = (shown, ["index.html", "posts/index.html", "film.mp4"])
    let files = MemoryFileSystem { 0 }
    @Sendable func publish(_ number: Int) throws {
      let text = String(repeating: String(number % 10), count: 50_000)
      try files.makeFolder("next")
      try files.makeFolder("next/posts")
      for name in names { try files.write(text, to: "next/" + name) }
      if number == 0 {
        try files.rename("next", to: "site")
      } else {
        try files.exchange("next", with: "site")
        for name in names { try files.remove("next/" + name) }
        try files.removeFolder("next/posts")
        try files.removeFolder("next")
      }
      shown.show(try #require(files.snapshot(of: "site")))
    }
    try publish(0)
    let isDone = Atomic(false)
    let publisher = Thread {
      for number in 1...TestEffort.count(300, soak: 20_000) { try? publish(number) }
      isDone.store(true, ordering: .relaxed)
    }
    publisher.start()
    var broken: [String] = []
    var asked = 0
    while !isDone.load(ordering: .relaxed) || asked < 30 {
      let path = ["/", "/posts/", "/film.mp4"][asked % 3]
      let reply = get(path, port: server.port)
      let digits = reply.body.prefix(50_000)
      if reply.status != 200 || digits.count != 50_000 || Set(digits).count != 1 {
        broken.append("\(path): \(reply.status ?? 0), \(reply.body.count) bytes")
      }
      asked += 1
    }
    #expect(broken == [])
  }
}
