import FileSystem
import PreviewServer
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// What an attacker, a broken client or a page of another site gets.
struct HostileRequestTests {
  /// A raw request with what is expected of the answer, a row of `hostile/index.tsv`.
  struct Row: CustomTestStringConvertible, Sendable {
    let file: String
    let expected: String

    var testDescription: String { file }

    /// More precise codes than the ones expected: HTTP/2 is a version that is not supported (505),
    /// and a body of 10^20 bytes is too large (413).
    static let better = ["http/http2-preface.txt": 505, "http/cl-huge.txt": 413]

    /// The status codes that the expectation names; 200 where it names none.
    var statuses: Set<Int> {
      if let better = Self.better[file] { return [better] }
      let words = expected.split { !$0.isNumber }.filter { $0.count == 3 }.compactMap { Int($0) }
      return words.isEmpty ? [200] : Set(words)
    }

    var mayClose: Bool {
      expected.contains("or close") || expected.contains("idle") || expected.contains(", close")
    }

    static let all: [Row] = {
      guard SharedData.has("hostile/index.tsv"), let folder = SharedData.folder,
        let files = try? DiskFileSystem(root: folder),
        let bytes = try? files.read("hostile/index.tsv", limit: 1 << 24)
      else { return [] }
      return bytes.split(separator: 10).compactMap { line in
        let cells = line.split(separator: 9, omittingEmptySubsequences: false).map {
          String(decoding: $0, as: UTF8.self)
        }
        guard cells.count > 3, cells[2] == "serve" else { return nil }
        return Row(file: cells[1], expected: cells[3])
      }
    }()
  }

  @Test(.enabled(if: SharedData.has("hostile/http")), arguments: Row.all)
  func `a hostile request gets what it deserves`(_ row: Row) throws {
    let preview = try Preview(idleSeconds: 1)
    let files = try DiskFileSystem(root: SharedData.path("hostile"))
    let request = try files.read(row.file, limit: 1 << 24)
    let reply = reply(
      to: request.replacing(Array("PORT".utf8), with: Array("\(preview.port)".utf8)),
      port: preview.port)
    if let status = reply.status {
      #expect(row.statuses.contains(status), "\(row.expected)")
    } else {
      #expect(row.mayClose, "\(row.expected)")
    }
    #expect(!reply.headers.keys.contains { $0.hasPrefix("access-control") || $0 == "set-cookie" })
    if let location = reply.headers["location"] {
      #expect(location.hasPrefix("/") && !location.hasPrefix("//"))
    }
    #expect(!reply.text.contains("SECRET") && !reply.text.contains("root:"))
    #expect(!reply.text.contains("<script") && !reply.text.contains("<img"))
    #expect(get("/", port: preview.port).status == 200, "the server answers no more")
  }

  @Test(arguments: [
    "/.env", "/.apus-manifest", "/posts/../.env", "/%2eenv", "/..", "/../site-secret/x",
    "/%2e%2e/site-secret/x", "/..%2fsite-secret/x", "/%2e%2e%2fsite-secret%2fx",
    "/%252e%252e/site-secret/x", "/posts/..%5c..%5csite-secret/x", "/link-out/x",
    "/link-to-etc/passwd", "//etc/passwd", "/posts/%00", "/%c0%ae%c0%ae/x", "/./index.html",
    "/%0d%0aSet-Cookie:%20a=b", "/index.html%00.txt",
  ]) func `nothing hidden and nothing outside the folder is shown`(_ target: String) throws {
    let preview = try Preview()
    let reply = get(target, port: preview.port)
    #expect(reply.status == 400 || reply.status == 404)
    #expect(!reply.text.contains("SECRET") && !reply.text.contains("root:"))
    #expect(reply.headers["set-cookie"] == nil)
  }

  @Test(arguments: [
    ("127.0.0.1:PORT", 200), ("localhost:PORT", 200), ("LOCALHOST:PORT", 200),
    ("a.b.localhost:PORT", 200), ("[::1]:PORT", 200), ("127.0.0.1", 403), ("localhost:1", 403),
    ("evil.example:PORT", 403), ("localhost.evil.example:PORT", 403),
    ("evil.example#.localhost:PORT", 403), ("127.0.0.1.evil.example:PORT", 403),
    ("localhost:PORT@evil.example", 403), (":PORT", 403), ("192.168.0.1:PORT", 403),
  ]) func `only the hosts of this machine are answered`(_ host: String, _ status: Int) throws {
    let preview = try Preview()
    let name = host.replacing("PORT", with: "\(preview.port)")
    let request = "GET / HTTP/1.1\r\nHost: \(name)\r\nConnection: close\r\n\r\n"
    #expect(reply(to: Array(request.utf8), port: preview.port).status == status)
  }

  @Test(arguments: [
    (["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: no-cors"], 403),
    (["Sec-Fetch-Site: same-site", "Sec-Fetch-Mode: cors"], 403),
    (["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: iframe"], 403),
    (["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: document"], 200),
    (["Sec-Fetch-Site: same-origin", "Sec-Fetch-Mode: cors"], 200),
    (["Sec-Fetch-Site: none", "Sec-Fetch-Mode: navigate"], 200),
  ]) func `other sites may lead here, but not look inside`(
    _ headers: [String], _ status: Int
  ) throws {
    let preview = try Preview()
    #expect(get("/app.js", port: preview.port, headers: headers).status == status)
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"])
  func `no method but GET and HEAD is answered`(_ method: String) throws {
    let preview = try Preview()
    let reply = get("/x.html", port: preview.port, method: method)
    #expect(reply.status == 405)
    #expect(reply.headers["allow"] == "GET, HEAD")
    #expect(preview.folder.text(of: "site/x.html") == nil)
  }

  @Test func `clients that say nothing do not keep others from an answer`() throws {
    let preview = try Preview(idleSeconds: 2)
    let sockets = (0..<200).map { _ in Box(Client(port: preview.port)) }
    for socket in sockets { socket.client.send(Array("GET / HTTP/1.1\r\nHo".utf8)) }
    #expect(get("/", port: preview.port).status == 200)
    #expect(Reply(sockets[0].client.receive()).status != 200)
  }

  /// A connection that a list can hold.
  final class Box: @unchecked Sendable {
    let client: Client
    init(_ client: consuming Client) { self.client = client }
  }

  @Test func `a link put in the place of a page while it is asked for shows nothing`() throws {
    let preview = try Preview()
    let path = preview.folder.path + "/site/swap.html"
    preview.folder.write("fine", to: "site/swap.html")
    preview.folder.makeLink("bad", to: "/etc/passwd")
    for _ in 0..<50 {
      _ = unsafe rename(path, preview.folder.path + "/good")
      _ = unsafe symlink("/etc/passwd", path)
      #expect(get("/swap.html", port: preview.port).status == 404)
      _ = unsafe rename(preview.folder.path + "/good", path)
      #expect(get("/swap.html", port: preview.port).text == "fine")
    }
  }
}
