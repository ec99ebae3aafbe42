import FileSystem
import PreviewServer
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// What is sent to pages while their site is being written, and what is put into them.
struct LiveTests {
  let folder = TemporaryFolder()
  let live = LiveSite(start: "s")
  let server: PreviewServer

  init() throws {
    folder.write("<!doctype html><title>Home</title>", to: "site/index.html")
    folder.write("h1{}", to: "site/assets/own.0123abcd.css")
    var options = PreviewServer.Options()
    options.port = 0
    server = try PreviewServer(serving: folder.path + "/site", options: options, live: live)
  }

  /// A stream of events that is open.
  final class Stream: @unchecked Sendable {
    let client: Client

    init(port: UInt16) {
      client = Client(port: port)
      client.send(
        Array("GET /-/events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8))
    }
  }

  private func waitUntil(_ condition: () -> Bool) -> Bool {
    for _ in 0..<12_000 {
      if condition() { return true }
      usleep(10_000)
    }
    return false
  }

  @Test func `a script is put behind a page as it is sent, and the file stays as it is`() {
    let reply = get("/", port: server.port)
    #expect(reply.status == 200)
    #expect(reply.text.hasPrefix("<!doctype html><title>Home</title>\n<script src=\"/-/live.js\""))
    #expect(reply.text.contains("data-build=\"s-0\" data-path=\"index.html\""))
    #expect(reply.headers["content-type"] == "text/html; charset=utf-8")
    #expect(folder.text(of: "site/index.html") == "<!doctype html><title>Home</title>")
    #expect(get("/assets/own.0123abcd.css", port: server.port).text == "h1{}")
  }

  @Test func `a page that the reader has is not sent again before a build changes it`() throws {
    let first = get("/", port: server.port)
    let tag = try #require(first.headers["etag"])
    #expect(first.headers["last-modified"] != nil)
    let condition = ["If-None-Match: \(tag)"]
    let known = get("/", port: server.port, headers: condition)
    #expect(known.status == 304 && known.body.isEmpty && known.headers["etag"] == tag)
    folder.write("<!doctype html><title>Horn</title>", to: "site/index.html")
    let changed = get("/", port: server.port, headers: condition)
    #expect(changed.status == 200 && changed.text.contains("Horn"))
    // The page itself is the same; what it says of the build is not.
    let next = try #require(changed.headers["etag"])
    live.publish(LiveChanges(from: [:], to: ["about/index.html": 1]), mistakes: [])
    #expect(get("/", port: server.port, headers: ["If-None-Match: \(next)"]).status == 200)
    #expect(get("/none", port: server.port).headers["etag"] == nil)
  }

  @Test(arguments: ["/-/live.js", "/-/overlay.js", "/-/devices.js", "/-/live.css", "/-/devices"])
  func `what the server shows itself is below its own prefix`(_ target: String) throws {
    let reply = get(target, port: server.port)
    #expect(reply.status == 200)
    #expect(reply.headers["x-content-type-options"] == "nosniff")
    let preview = try Preview()
    #expect(get(target, port: preview.port).status == 404)
  }

  @Test func `pages differ only where more than a style sheet or an image is exchanged`() {
    func content(_ text: String) -> Substring? {
      folder.write(text, to: "site/index.html")
      let text = get("/", port: server.port).text
      return text.firstRange(of: "data-content=\"").map { text[$0.upperBound...].prefix(16) }
    }
    let first = content("<link href=\"own.0123abcd.css\"><script src=\"a.0123abcd.js\"></script>")
    #expect(first?.isEmpty == false)
    let style = content("<link href=\"own.ffffffff.css\"><script src=\"a.0123abcd.js\"></script>")
    #expect(first == style)
    let script = content("<link href=\"own.ffffffff.css\"><script src=\"a.ffffffff.js\"></script>")
    #expect(first != script)
  }

  @Test func `a missing page and a missing site say so, and wait for one`() throws {
    let reply = get("/a/b", port: server.port)
    #expect(reply.status == 404)
    #expect(reply.text.contains("data-path=\"a/b\""))
    #expect(unsafe rename(folder.path + "/site", folder.path + "/gone") == 0)
    let none = get("/", port: server.port)
    #expect(none.status == 503)
    #expect(none.text.contains("There is no site yet.") && none.text.contains("/-/live.js"))
  }

  @Test func `events tell what has changed and what is wrong`() {
    let stream = Stream(port: server.port)
    #expect(waitUntil { live.streamCount == 1 })
    let old: [String: UInt64] = ["index.html": 1, "gone.html": 2, "assets/own.0123abcd.css": 3]
    let new: [String: UInt64] = ["index.html": 9, "new.html": 4, "assets/own.ffffffff.css": 5]
    let changes = LiveChanges(from: old, to: new)
    #expect(
      changes.files
        == [
          "assets/own.0123abcd.css", "assets/own.ffffffff.css", "gone.html", "index.html",
          "new.html",
        ])
    #expect(changes.renamed == ["assets/own.0123abcd.css": "assets/own.ffffffff.css"])
    live.publish(changes, mistakes: [])
    live.publish(nil, mistakes: [LiveMistake(text: "a.md:1:1: error\n", link: "vscode://file/a")])
    let text = stream.client.receive(until: "vscode://file/a")
    #expect(text.contains("text/event-stream"))
    #expect(text.contains("retry: 500\n"))
    #expect(text.contains("data:   \"build\": \"s-1\",\ndata:   \"previous\": \"s-0\","))
    #expect(text.contains(#"data:       "text": "a.md:1:1: error\n","#))
  }

  @Test func `streams are bounded, and make room when their reader is gone`() throws {
    var streams = (0..<LiveSite.streamLimit).map { _ in Stream(port: server.port) }
    #expect(waitUntil { live.streamCount == LiveSite.streamLimit })
    #expect(get("/-/events", port: server.port).status == 503)
    #expect(get("/", port: server.port).status == 200)
    streams.removeFirst(10)
    #expect(
      waitUntil {
        live.keepAlive()
        return live.streamCount <= LiveSite.streamLimit - 10
      })
    #expect(live.streamCount == LiveSite.streamLimit - 10)
    withExtendedLifetime(streams) {}
  }

  @Test func `a stream stays open longer than a silent connection may`() throws {
    var options = PreviewServer.Options()
    options.port = 0
    options.idleSeconds = 1
    let live = LiveSite(start: "s")
    let server = try PreviewServer(serving: folder.path + "/site", options: options, live: live)
    let stream = Stream(port: server.port)
    #expect(waitUntil { live.streamCount == 1 })
    usleep(2_500_000)
    #expect(live.streamCount == 1)
    live.publish(LiveChanges(from: [:], to: ["late.html": 1]), mistakes: [])
    #expect(stream.client.receive(until: "late.html").contains("late.html"))
    server.stop()
    #expect(live.streamCount == 0)
  }

  @Test func `only the addresses that were named are answered on an open server`() throws {
    var options = PreviewServer.Options()
    options.port = 0
    options.host = "0.0.0.0"
    let server = try PreviewServer(serving: folder.path + "/site", options: options, live: live)
    #expect(server.isOpen)
    #expect(server.address == "http://127.0.0.1:\(server.port)/")
    func status(_ host: String) -> Int? {
      let request = "GET / HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n"
      return reply(to: Array(request.utf8), port: server.port).status
    }
    for address in server.openAddresses {
      #expect(status(String(address.dropFirst(7).dropLast())) == 200)
    }
    #expect(status("127.0.0.1:\(server.port)") == 200)
    #expect(status("203.0.113.7:\(server.port)") == 403)
    #expect(status("0.0.0.0:\(server.port)") == 403)
    #expect(status("evil.example:\(server.port)") == 403)
  }
}

/// What open pages learn of the files that are shown.
struct LiveHashesTests {
  private static func hash(_ text: String) -> UInt64 { ContentHash(of: Array(text.utf8)).value }

  private static func page(_ path: String, _ text: String) -> (path: String, bytes: [UInt8]) {
    (path, Array(text.utf8))
  }

  @Test func `a page that was shown before its site is no change of that site`() {
    var hashes = LiveHashes(["a.html": Self.hash("old"), "b.html": 2])
    #expect(hashes.show(ahead: [Self.page("a.html", "new")]).files == ["a.html"])
    #expect(hashes.show(ahead: [Self.page("a.html", "new")]).isEmpty)
    let files: [(path: String, hash: UInt64?)] = [("a.html", Self.hash("new")), ("b.html", 3)]
    #expect(hashes.change(files).files == ["b.html"])
    #expect(hashes.change([]).isEmpty)
  }

  @Test func `a page that was shown before its site is told where it is another one there`() {
    var hashes = LiveHashes(["a.html": Self.hash("old")])
    let ahead = [Self.page("a.html", "new"), Self.page("b.html", "more")]
    #expect(hashes.show(ahead: ahead).files == ["a.html", "b.html"])
    // The site has not changed, or was not published.
    #expect(hashes.change([]).files == ["a.html", "b.html"])
    #expect(hashes.show(ahead: ahead).files == ["a.html", "b.html"])
    #expect(hashes.replace(by: ["a.html": Self.hash("old")]).files == ["a.html", "b.html"])
    #expect(hashes.show(ahead: ahead).files == ["a.html", "b.html"])
    // A page may be shown so twice.
    #expect(hashes.show(ahead: [Self.page("a.html", "newer")]).files == ["a.html"])
    #expect(hashes.change([("a.html", Self.hash("else"))]).files == ["a.html", "b.html"])
    #expect(hashes.replace(by: ["a.html": Self.hash("else")]).isEmpty)
  }
}
