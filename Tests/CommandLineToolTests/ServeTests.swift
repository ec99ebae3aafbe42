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
    let running = try Tool(in: site.path).start(["serve", "--port", "0"])
    defer { running.end() }
    #expect(waitUntil { running.output.contains("(Ctrl-C ends it)\n") })
    let line = running.output.split(separator: "\n").last { $0.hasPrefix("serving ") } ?? ""
    let words = line.split(separator: " ")
    #expect(words.count > 3 && words[1] == "public")
    let address = words.count > 3 ? String(words[3]) : ""
    #expect(address.hasPrefix("http://127.0.0.1:"))
    let port = address.split(whereSeparator: { ":/".contains($0) }).last.flatMap { UInt16($0) }
    let answer = try get("/notes/apple/", port: #require(port))
    #expect(answer.hasPrefix("HTTP/1.1 200 "))
    #expect(answer.contains("<h1>Apple</h1>"))
    running.send(signal)
    let outcome = running.outcome()
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
  }

  @Test func `a change is shown as soon as it is made, a mistake told, the site kept`() throws {
    let running = try Tool(in: site.path).start(["serve", "--port", "0"])
    defer { running.end() }
    #expect(waitUntil { running.output.contains("(Ctrl-C ends it)\n") })
    let line = running.output.split(separator: "\n").last { $0.hasPrefix("serving ") } ?? ""
    let address = line.split(separator: " ").dropFirst(3).first ?? ""
    let port = address.split(whereSeparator: { ":/".contains($0) }).last.flatMap { UInt16($0) }
    site.write("---\ntitle: Apple\nstars: 3\n---\nGreen.\n", to: "Content/notes/apple.md")
    #expect(waitUntil { (try? get("/notes/apple/", port: port ?? 0).contains("Green")) == true })
    site.write("---\ntitle: Apple\nstars: many\n---\nRed.\n", to: "Content/notes/apple.md")
    #expect(waitUntil { running.errors.contains("apple.md:3:8: error") })
    #expect(try get("/notes/apple/", port: port ?? 0).contains("Green"))
    site.write("---\ntitle: Apple\nstars: 4\n---\nRed.\n", to: "Content/notes/apple.md")
    #expect(waitUntil { (try? get("/notes/apple/", port: port ?? 0).contains("Red")) == true })
    running.send(SIGTERM)
    #expect(running.outcome().status == 0)
  }

  /// The whole answer to a request to this machine.
  private func get(_ path: String, port: UInt16) throws -> String {
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
    let request = "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n"
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
