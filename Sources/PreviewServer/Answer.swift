import FileSystem

/// An answer of the server.
struct Answer: ~Copyable {
  /// The body of an answer.
  enum Body: ~Copyable {
    case text(String)
    case bytes([UInt8])
    case file(ServedFile, Range<Int>)
    case stream(LiveStream)
  }

  /// The status code.
  let status: UInt32
  /// The headers that depend on the request, in their order.
  let headers: [(name: String, value: String)]
  let body: Body

  /// The headers of every answer.
  static let fixedHeaders = [
    ("X-Content-Type-Options", "nosniff"), ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cache-Control", "no-cache"),
  ]

  /// A short text, which never repeats anything from the request.
  init(_ status: UInt32, _ text: String, headers: [(name: String, value: String)] = []) {
    self.init(
      status: status, headers: [("Content-Type", "text/plain; charset=utf-8")] + headers,
      body: .text(text + "\n"))
  }

  /// A complete file, regardless of what the client has cached.
  init(_ status: UInt32, _ file: consuming ServedFile, at path: String) {
    let size = file.size
    self.init(
      status: status, headers: [("Content-Type", MediaType.of(path))],
      body: .file(file, 0..<size))
  }

  /// A file, the requested part of it, or the answer that the client's copy is current.
  init(to request: Request, _ file: consuming ServedFile, at path: String) {
    let size = file.size
    let version = file.version
    guard !version.isKnown(to: request) else {
      self.init(status: 304, headers: version.headers, body: .text(""))
      return
    }
    var headers = [(name: "Content-Type", value: MediaType.of(path))] + version.headers
    let isOfRange = request.method == "GET" && version.isOfRange(in: request)
    let range = isOfRange ? request.headers["range"] : nil
    switch range.flatMap({ ByteRange($0, size: size) }) {
    case .some(.outside):
      self.init(416, "no such bytes", headers: [("Content-Range", "bytes */\(size)")])
    case .some(.part(let bytes)):
      headers.append(
        ("Content-Range", "bytes \(bytes.lowerBound)-\(bytes.upperBound - 1)/\(size)"))
      self.init(status: 206, headers: headers, body: .file(file, bytes))
    case nil:
      headers.append(("Accept-Ranges", "bytes"))
      self.init(status: 200, headers: headers, body: .file(file, 0..<size))
    }
  }

  /// A page in the version that is sent, or the answer that the client's copy is current.
  init(to request: Request, page bytes: [UInt8], _ version: FileVersion) {
    guard !version.isKnown(to: request) else {
      self.init(status: 304, headers: version.headers, body: .text(""))
      return
    }
    let type = [(name: "Content-Type", value: MediaType.of("index.html"))]
    self.init(status: 200, headers: type + version.headers, body: .bytes(bytes))
  }

  /// Bytes of a media type.
  init(_ status: UInt32, _ bytes: [UInt8], type: String) {
    self.init(status: status, headers: [("Content-Type", type)], body: .bytes(bytes))
  }

  /// Events, as they come.
  init(_ stream: LiveStream) {
    self.init(
      status: 200, headers: [("Content-Type", "text/event-stream")], body: .stream(stream))
  }

  private init(
    status: UInt32, headers: [(name: String, value: String)], body: consuming Body
  ) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

/// The bytes that a `Range` header asks for.
private enum ByteRange {
  case part(Range<Int>)
  /// The file has none of them.
  case outside

  /// Reads `bytes=0-9`, `bytes=10-` or `bytes=-5`; nil for anything else, which asks for the
  /// whole file (RFC 9110, 14.2).
  init?(_ text: String, size: Int) {
    guard text.hasPrefix("bytes=") else { return nil }
    let ends = text.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2 else { return nil }
    switch (Self.number(ends[0]), Self.number(ends[1])) {
    case (.some(let first), .some(let last)):
      guard first <= last else { return nil }
      self = first < size ? .part(first..<min(last, size - 1) + 1) : .outside
    case (.some(let first), nil) where ends[1].isEmpty:
      self = first < size ? .part(first..<size) : .outside
    case (nil, .some(let count)) where ends[0].isEmpty:
      self = count > 0 && size > 0 ? .part(max(0, size - count)..<size) : .outside
    default: return nil
    }
  }

  /// A number of at most 18 digits.
  private static func number(_ text: Substring) -> Int? {
    guard text.utf8.count <= 18, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(text)
  }
}
