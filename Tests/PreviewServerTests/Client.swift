import PreviewServer
import TestSupport

#if canImport(Glibc)
  import Glibc
#endif

/// What a server answered, read byte for byte.
struct Reply {
  /// The status code, nil where the connection was closed without an answer.
  var status: Int?
  /// The headers by their names in lower case.
  var headers: [String: String] = [:]
  var body: [UInt8] = []

  var text: String { String(decoding: body, as: UTF8.self) }

  init(_ bytes: [UInt8]) {
    let end = bytes.indices.first { bytes[$0...].starts(with: Array("\r\n\r\n".utf8)) }
    guard let end else { return }
    let lines = bytes[..<end].split(separator: 13).map { line in
      String(decoding: line.drop { $0 == 10 }, as: UTF8.self)
    }
    let words = lines.first?.split(separator: " ") ?? []
    status = words.count > 1 ? Int(words[1]) : nil
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] = String(
        line[line.index(after: colon)...].drop { $0 == " " })
    }
    body = Array(bytes[(end + 4)...])
  }
}

/// A connection to a server on this machine.
struct Client: ~Copyable {
  private let socket: Int32

  init(port: UInt16) {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var lockTimeout = timeval(tv_sec: 120, tv_usec: 0)
    _ = unsafe setsockopt(
      socket, SOL_SOCKET, SO_RCVTIMEO, &lockTimeout, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    _ = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe connect(socket, pointer, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  deinit { _ = close(socket) }

  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let taken = unsafe rest.withUnsafeBytes { buffer in
        unsafe Glibc.send(socket, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
      }
      guard taken > 0 else { return }
      rest = rest.dropFirst(taken)
    }
  }

  /// What comes until a text is among it, or up to the end of the connection.
  func receive(until text: String) -> String {
    var bytes: [UInt8] = []
    var buffer = Array(repeating: UInt8(0), count: 65536)
    while true {
      let count = unsafe recv(socket, &buffer, buffer.count, 0)
      if count > 0 { bytes += buffer[..<count] }
      let all = String(decoding: bytes, as: UTF8.self)
      if count <= 0 || all.contains(text) { return all }
    }
  }

  /// Everything up to the end of the connection.
  func receive() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = Array(repeating: UInt8(0), count: 65536)
    while true {
      let count = unsafe recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }
}

/// Sends a request as it is and returns the answer.
func reply(to request: [UInt8], port: UInt16) -> Reply {
  let client = Client(port: port)
  client.send(request)
  return Reply(client.receive())
}

/// Asks for a target in the usual way.
func get(
  _ target: String, port: UInt16, method: String = "GET", headers: [String] = []
) -> Reply {
  let lines = ["\(method) \(target) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: close"]
  return reply(
    to: Array((lines + headers + ["", ""]).joined(separator: "\r\n").utf8), port: port)
}

/// A folder with a site in it, served on a free port, and things beside it that must not be served.
final class Preview: Sendable {
  let folder = TemporaryFolder()
  let server: PreviewServer

  var port: UInt16 { server.port }

  init(idleSeconds: UInt32 = 10) throws {
    folder.write("<!doctype html><title>Home</title>", to: "site/index.html")
    folder.write("posts", to: "site/posts/index.html")
    folder.write("no page here", to: "site/empty/file.txt")
    folder.write("let x = 1", to: "site/app.js")
    folder.write("café", to: "site/caf\u{E9}/index.html")
    folder.write("SECRET", to: "site/.env")
    folder.write("SECRET", to: "site/.apus-manifest")
    folder.write("SECRET", to: "site-secret/x")
    folder.makeLink("site/link-to-etc", to: "/etc")
    folder.makeLink("site/link-out", to: "../site-secret")
    folder.makeLink("site/link-in", to: "posts/index.html")
    var options = PreviewServer.Options()
    options.port = 0
    options.idleSeconds = idleSeconds
    server = try PreviewServer(serving: folder.path + "/site", options: options)
  }
}

/// A folder with one page.
func folderWithPage() -> TemporaryFolder {
  let folder = TemporaryFolder()
  folder.write("second", to: "index.html")
  return folder
}
