import FileSystem
import Foundation
import PreviewServer
import Synchronization
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// What a well-meant browser sees.
struct ServingTests {
  let preview: Preview
  var port: UInt16 { preview.port }

  init() throws { preview = try Preview() }

  @Test func `a folder shows its page, a file itself, each with its media type`() {
    let home = get("/", port: port)
    #expect(home.status == 200)
    #expect(home.text == "<!doctype html><title>Home</title>")
    #expect(home.headers["content-type"] == "text/html; charset=utf-8")
    #expect(get("/posts/", port: port).text == "posts")
    let script = get("/app.js?v=1", port: port)
    #expect(script.text == "let x = 1")
    #expect(script.headers["content-type"] == "text/javascript; charset=utf-8")
    #expect(get("/caf%C3%A9/", port: port).text == "café")
    #expect(get("/link-in", port: port).text == "posts")
  }

  @Test func `every answer forbids guessing, embedding and remembering`() {
    for target in ["/", "/none", "/posts", "/%", "/app.js"] {
      let headers = get(target, port: port).headers
      #expect(headers["x-content-type-options"] == "nosniff")
      #expect(headers["cross-origin-resource-policy"] == "same-origin")
      #expect(headers["cache-control"] == "no-cache")
    }
  }

  @Test func `a folder without its slash leads to the one with it`() {
    let reply = get("/posts?q=1&r=%20", port: port)
    #expect(reply.status == 307)
    #expect(reply.headers["location"] == "/posts/?q=1&r=%20")
    #expect(get("/caf%c3%a9", port: port).headers["location"] == "/caf%C3%A9/")
  }

  @Test(arguments: ["/none", "/empty/", "/empty", "/index.html/", "/posts/index.html/x", "//"])
  func `what is not there is not found`(_ target: String) {
    let reply = get(target, port: port)
    #expect(reply.status == 404)
    #expect(!reply.text.contains("file.txt"))
  }

  @Test func `a site's own page for missing addresses is shown`() {
    preview.folder.write("<p>lost?", to: "site/404.html")
    let reply = get("/none/at/all", port: port)
    #expect(reply.status == 404)
    #expect(reply.text == "<p>lost?")
    #expect(reply.headers["content-type"] == "text/html; charset=utf-8")
  }

  @Test func `HEAD has the headers of GET and no body`() {
    let (head, full) = (get("/", port: port, method: "HEAD"), get("/", port: port))
    #expect(head.status == 200)
    #expect(head.body == [])
    #expect(head.headers["content-length"] == "34")
    #expect(head.headers["content-type"] == full.headers["content-type"])
  }

  @Test(
    arguments: [
      ("bytes=0-3", 206, "let ", "bytes 0-3/9"), ("bytes=4-", 206, "x = 1", "bytes 4-8/9"),
      ("bytes=-1", 206, "1", "bytes 8-8/9"), ("bytes=0-99", 206, "let x = 1", "bytes 0-8/9"),
      ("bytes=9-", 416, nil, "bytes */9"), ("bytes=-0", 416, nil, "bytes */9"),
      ("bytes=3-1", 200, "let x = 1", nil), ("bytes=0-1,3-4", 200, "let x = 1", nil),
      ("bytes=-99999999999999999999", 200, "let x = 1", nil), ("lines=1", 200, "let x = 1", nil),
    ] as [(String, Int, String?, String?)])
  func `a part of a file is sent on demand`(
    _ range: String, _ status: Int, _ text: String?, _ part: String?
  ) {
    let reply = get("/app.js", port: port, headers: ["Range: \(range)"])
    #expect(reply.status == status)
    if let text { #expect(reply.text == text) }
    #expect(reply.headers["content-range"] == part)
  }

  @Test func `a site that is published anew is shown at once, and a missing one waited for`() {
    let path = preview.folder.path
    preview.folder.write("new", to: "next/index.html")
    #expect(get("/", port: port).status == 200)
    _ = unsafe rename(path + "/site", path + "/old")
    #expect(get("/", port: port).status == 503)
    _ = unsafe rename(path + "/next", path + "/site")
    #expect(get("/", port: port).text == "new")
  }

  @Test func `no request finds nothing while the folder is replaced again and again`() throws {
    let (folder, port) = (preview.folder, port)
    let files = try DiskFileSystem(root: folder.path)
    _ = unsafe rename(folder.path + "/site", folder.path + "/unused")
    folder.write("site", to: "site/index.html")
    let isDone = Atomic(false)
    let swapper = Thread {
      while !isDone.load(ordering: .relaxed) {
        folder.write("site", to: "next/index.html")
        // As publishing does: the new tree takes the place of the old one, which is removed.
        try? files.exchange("site", with: "next")
        try? files.remove("next/index.html")
        try? files.removeFolder("next")
      }
    }
    swapper.start()
    let statuses = (0..<300).map { _ in get("/", port: port).status }
    isDone.store(true, ordering: .relaxed)
    while !swapper.isFinished { usleep(1000) }
    #expect(statuses.allSatisfy { $0 == 200 })
  }

  @Test func `what the reader has already is not sent again`() throws {
    let first = get("/app.js", port: port)
    let tag = try #require(first.headers["etag"])
    let date = try #require(first.headers["last-modified"])
    let known = [
      "If-None-Match: \(tag)", "If-None-Match: \"x\", W/\(tag)", "If-None-Match: *",
      "If-Modified-Since: \(date)",
    ]
    for header in known {
      let reply = get("/app.js", port: port, headers: [header])
      #expect(reply.status == 304 && reply.body.isEmpty, "\(header)")
      #expect(reply.headers["etag"] == tag)
    }
    let unknown = [
      "If-None-Match: \"x\"", "If-Modified-Since: Sun, 06 Nov 1994 08:49:37 GMT",
      "If-Modified-Since: yesterday",
    ]
    for header in unknown {
      #expect(get("/app.js", port: port, headers: [header]).text == "let x = 1", "\(header)")
    }
    // A tag decides before a date does.
    let both = ["If-None-Match: \"x\"", "If-Modified-Since: \(date)"]
    #expect(get("/app.js", port: port, headers: both).status == 200)
    preview.folder.write("let x = 2", to: "site/app.js")
    let changed = get("/app.js", port: port, headers: ["If-None-Match: \(tag)"])
    #expect(changed.status == 200 && changed.text == "let x = 2")
    #expect(get("/none", port: port).headers["etag"] == nil)
  }

  @Test func `a part is sent only of the version that the reader has`() throws {
    let tag = try #require(get("/app.js", port: port).headers["etag"])
    let part = get("/app.js", port: port, headers: ["Range: bytes=0-2", "If-Range: \(tag)"])
    #expect(part.status == 206 && part.text == "let")
    // A date is a weak validator: a file may be replaced twice in a second.
    let date = try #require(get("/app.js", port: port).headers["last-modified"])
    for condition in ["\"x\"", "W/\(tag)", "Sun, 06 Nov 1994 08:49:37 GMT", date] {
      let whole = get(
        "/app.js", port: port, headers: ["Range: bytes=0-2", "If-Range: \(condition)"])
      #expect(whole.status == 200 && whole.text == "let x = 1", "\(condition)")
    }
  }

  @Test func `a part is sent to GET alone`() {
    let reply = get("/app.js", port: port, method: "HEAD", headers: ["Range: bytes=0-2"])
    #expect(reply.status == 200 && reply.headers["content-length"] == "9")
  }

  @Test func `this machine may be named with the dot of the root`() {
    for host in ["localhost.:\(port)", "LOCALHOST:\(port)", "x.localhost:\(port)"] {
      let request = "GET / HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n"
      #expect(reply(to: Array(request.utf8), port: port).status == 200, "\(host)")
    }
  }

  @Test func `a connection serves several requests`() {
    let client = Client(port: port)
    let host = "Host: 127.0.0.1:\(port)\r\n"
    client.send(Array("GET / HTTP/1.1\r\n\(host)\r\n".utf8))
    client.send(Array("GET /posts/ HTTP/1.1\r\n\(host)Connection: close\r\n\r\n".utf8))
    let text = String(decoding: client.receive(), as: UTF8.self)
    #expect(text.contains("<title>Home</title>") && text.hasSuffix("posts"))
  }
}

/// Where a server listens.
struct ListeningTests {
  @Test func `the next free port is taken`() throws {
    let (first, folder) = (try Preview(), folderWithPage())
    var options = PreviewServer.Options()
    options.port = first.port
    let second = try PreviewServer(serving: folder.path, options: options)
    #expect(second.port > first.port)
    #expect(second.address == "http://127.0.0.1:\(second.port)/")
    #expect(get("/", port: second.port).text == "second")
    options.portCount = 1
    #expect(throws: ServerError.portsTaken(first.port...first.port)) {
      try PreviewServer(serving: folder.path, options: options)
    }
  }

  @Test func `a stopped server answers no more and frees its port`() throws {
    let preview = try Preview()
    let port = preview.port
    preview.server.stop()
    preview.server.stop()
    #expect(get("/", port: port).status == nil)
    var options = PreviewServer.Options()
    (options.port, options.portCount) = (port, 1)
    let again = try PreviewServer(serving: preview.folder.path + "/site", options: options)
    #expect(get("/", port: port).status == 200)
    again.stop()
  }

  @Test func `says what is wrong with a host`() throws {
    let folder = folderWithPage()
    var options = PreviewServer.Options()
    options.port = 0
    options.host = "example.org"
    #expect(throws: ServerError.unknownHost("example.org")) {
      try PreviewServer(serving: folder.path, options: options)
    }
    options.host = "192.0.2.1"
    #expect(throws: ServerError.self) {
      try PreviewServer(serving: folder.path, options: options)
    }
  }

  @Test func `knows whether other machines can reach it`() throws {
    let folder = folderWithPage()
    var options = PreviewServer.Options()
    options.port = 0
    #expect(try !PreviewServer(serving: folder.path, options: options).isOpen)
    options.host = "0.0.0.0"
    let open = try PreviewServer(serving: folder.path, options: options)
    #expect(open.isOpen)
    // A number that the server does not name is another machine's, or none.
    let request = "GET / HTTP/1.1\r\nHost: 198.51.100.7:\(open.port)\r\nConnection: close\r\n\r\n"
    #expect(reply(to: Array(request.utf8), port: open.port).status == 403)
  }
}
