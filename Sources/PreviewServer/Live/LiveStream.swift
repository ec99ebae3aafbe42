import CMicroHTTPD
import Synchronization

/// The events that one page listens to.
///
/// The library asks for bytes on a thread of its own. Where there are none the connection is
/// suspended, and costs nothing until there is something to send.
final class LiveStream: Sendable {
  private struct State {
    var pending: [UInt8] = []
    /// The connection of the library, as a number, while it is suspended.
    var suspended: UInt?
    var isEnded = false
  }

  /// How much a page may leave unread; a page that does not read is disconnected.
  private static let pendingLimit = 4 << 20

  private let state = Mutex(State())
  /// Called once when the page no longer listens.
  private let onEnd: @Sendable (LiveStream) -> Void
  /// The connection of the library, as a number.
  private let connection = Mutex<UInt>(0)

  init(onEnd: @escaping @Sendable (LiveStream) -> Void) { self.onEnd = onEnd }

  /// Sends text as soon as the connection takes it.
  func send(_ text: String) {
    state.withLock { state in
      guard !state.isEnded else { return }
      state.pending += text.utf8
      if state.pending.count > Self.pendingLimit { state.isEnded = true }
      Self.wake(&state)
    }
  }

  /// Ends the stream, so that the page connects again.
  func end() {
    state.withLock { state in
      state.isEnded = true
      Self.wake(&state)
    }
  }

  private static func wake(_ state: inout State) {
    guard let number = state.suspended, let connection = unsafe OpaquePointer(bitPattern: number)
    else { return }
    state.suspended = nil
    unsafe MHD_resume_connection(connection)
  }

  /// The answer that is this stream.
  func response(on connection: OpaquePointer) -> OpaquePointer? {
    self.connection.withLock { $0 = UInt(bitPattern: connection) }
    let context = unsafe Unmanaged.passRetained(self).toOpaque()
    let response = unsafe preview_stream(readStream, context, endStream)
    if unsafe response == nil {
      unsafe Unmanaged<LiveStream>.fromOpaque(context).release()
      onEnd(self)
    }
    return unsafe response
  }

  /// Hands bytes to the library; suspends the connection where there are none.
  fileprivate func read(into buffer: UnsafeMutablePointer<CChar>, _ size: Int) -> Int {
    let number = connection.withLock { $0 }
    return state.withLock { state in
      guard !state.pending.isEmpty else {
        if state.isEnded { return preview_end_of_stream() }
        guard let connection = unsafe OpaquePointer(bitPattern: number) else { return 0 }
        state.suspended = number
        unsafe MHD_suspend_connection(connection)
        return 0
      }
      let count = min(size, state.pending.count)
      for index in 0..<count { unsafe buffer[index] = CChar(bitPattern: state.pending[index]) }
      state.pending.removeFirst(count)
      return count
    }
  }

  /// Says that the library no longer needs it.
  fileprivate func finish() {
    state.withLock { state in
      state.isEnded = true
      state.suspended = nil
    }
    onEnd(self)
  }
}

/// Called by the library for the next bytes.
private func readStream(
  _ context: UnsafeMutableRawPointer?, _ position: UInt64, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: Int
) -> Int {
  guard let context = unsafe context, let buffer = unsafe buffer else {
    return preview_end_of_stream()
  }
  let stream = unsafe Unmanaged<LiveStream>.fromOpaque(context).takeUnretainedValue()
  return unsafe stream.read(into: buffer, size)
}

/// Called by the library when the answer is sent or the client is gone.
private func endStream(_ context: UnsafeMutableRawPointer?) {
  guard let context = unsafe context else { return }
  unsafe Unmanaged<LiveStream>.fromOpaque(context).takeRetainedValue().finish()
}
