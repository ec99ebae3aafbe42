import CMicroHTTPD
import FileSystem

#if canImport(Glibc)
  import Glibc
#endif

/// Answers a request of the library; called on its threads, first when the headers are there and
/// again when the body is.
func answerRequest(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
  _ path: UnsafePointer<CChar>?, _ method: UnsafePointer<CChar>?,
  _ version: UnsafePointer<CChar>?, _ upload: UnsafePointer<CChar>?,
  _ uploadSize: UnsafeMutablePointer<Int>?,
  _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let context = unsafe context, let connection = unsafe connection,
    let received = unsafe state?.pointee?.assumingMemoryBound(to: preview_request.self)
  else { return .NO }
  let server = unsafe Unmanaged<PreviewServer>.fromOpaque(context).takeUnretainedValue()
  var request = Request()
  request.method = unsafe text(method)
  unsafe request.setTarget(text(received.pointee.target))
  request.size =
    unsafe request.method.utf8.count + request.fullTarget.utf8.count
    + text(version).utf8.count + 6
  unsafe request.readHeaders(of: connection)
  request.isComplete = unsafe preview_header_size(connection) <= request.size
  // An answer to the first call ends the connection, which is right when something is wrong.
  unsafe received.pointee.calls += 1
  if unsafe received.pointee.calls == 1, request.mayKeepConnection { return .YES }
  return unsafe send(server.answer(to: request), on: connection)
}

private func text(_ characters: UnsafePointer<CChar>?) -> String {
  unsafe characters.map { unsafe String(cString: $0) } ?? ""
}

extension Request {
  /// Reads the headers.
  fileprivate mutating func readHeaders(of connection: OpaquePointer) {
    unsafe withUnsafeMutablePointer(to: &self) { request in
      _ = unsafe MHD_get_connection_values(connection, .HEADER_KIND, takeHeader, request)
    }
  }
}

/// Takes one header into the request that `context` points to.
private func takeHeader(
  _ context: UnsafeMutableRawPointer?, _ kind: MHD_ValueKind, _ name: UnsafePointer<CChar>?,
  _ value: UnsafePointer<CChar>?
) -> MHD_Result {
  guard let request = unsafe context?.assumingMemoryBound(to: Request.self) else { return .NO }
  unsafe request.pointee.take(header: text(name), text(value))
  return .YES
}

/// Sends an answer. The library closes its file.
private func send(_ answer: consuming Answer, on connection: OpaquePointer) -> MHD_Result {
  let (status, headers) = (answer.status, answer.headers)
  guard let response = unsafe makeResponse(answer.body, on: connection) else { return .NO }
  defer { unsafe MHD_destroy_response(response) }
  for (name, value) in Answer.fixedHeaders + headers {
    _ = unsafe MHD_add_response_header(response, name, value)
  }
  return unsafe MHD_queue_response(connection, status, response)
}

private func makeResponse(
  _ body: consuming Answer.Body, on connection: OpaquePointer
) -> OpaquePointer? {
  switch consume body {
  case .text(let text):
    return unsafe makeResponse(Array(text.utf8))
  case .bytes(let bytes): return unsafe makeResponse(bytes)
  case .stream(let stream): return unsafe stream.response(on: connection)
  case .file(let file, let range): return unsafe makeResponse(range, of: file)
  }
}

private func makeResponse(_ range: Range<Int>, of file: consuming ServedFile) -> OpaquePointer? {
  switch consume file {
  case .bytes(let bytes, _):
    return unsafe makeResponse(range.count == bytes.count ? bytes : Array(bytes[range]))
  case .open(let file):
    let number = file.released()
    let response = unsafe MHD_create_response_from_fd_at_offset64(
      UInt64(range.count), number, UInt64(range.lowerBound))
    if unsafe response == nil { _ = close(number) }
    return unsafe response
  }
}

private func makeResponse(_ bytes: [UInt8]) -> OpaquePointer? {
  var bytes = bytes
  return unsafe MHD_create_response_from_buffer(bytes.count, &bytes, .RESPMEM_MUST_COPY)
}
