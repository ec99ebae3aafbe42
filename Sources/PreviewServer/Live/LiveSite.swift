import Diagnostics
import Escaping
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What open pages are told while their site is being edited: which files a build has changed, and
/// what is wrong with the last build.
package final class LiveSite: Sendable {
  private struct State {
    /// How many builds have changed something.
    var build = 0
    /// When the last of them ended, in seconds since 1970-01-01T00:00:00Z.
    var changed = Int64(time(nil))
    var mistakes: [LiveMistake] = []
    /// How many builds have ended, whether they changed something or not.
    var attempt = 0
    /// Whether there is a site to show.
    var hasSite = true
    var streams: [ObjectIdentifier: LiveStream] = [:]
    /// The paths of the pages that were asked for last, the latest first.
    var asked: [String] = []
  }

  /// How many pages can listen for changes at a time; others are refused.
  package static let streamLimit = 64
  /// How many of the pages that were asked for are remembered.
  private static let askedLimit = 4

  /// The identity of this server, which differs from an earlier one at the same address.
  private let start: String
  private let state = Mutex(State())
  private let pages: @Sendable () -> [LivePage]

  /// Makes a site whose state is sent to pages.
  ///
  /// - Parameters:
  ///   - start: The identity of this server, which differs from an earlier one at the same address.
  ///   - pages: Finds all pages of the site; called on the threads of the server.
  package init(start: String, pages: @escaping @Sendable () -> [LivePage] = { [] }) {
    self.start = start
    self.pages = pages
  }

  /// The paths of the pages that were asked for last, which their author probably looks at.
  package var askedPages: [String] { state.withLock { $0.asked } }

  /// Notes that a page was asked for.
  func note(asked path: String) {
    state.withLock { state in
      state.asked.removeAll { $0 == path }
      state.asked.insert(path, at: 0)
      if state.asked.count > Self.askedLimit { state.asked.removeLast() }
    }
  }

  /// The number of pages that listen.
  package var streamCount: Int { state.withLock { $0.streams.count } }

  /// Informs all pages how a build has ended.
  ///
  /// - Parameters:
  ///   - changes: What it has changed in the output folder; nil where it published nothing.
  ///   - mistakes: What is wrong, the errors first; empty where it was published, and
  ///     nil as long as that is not known.
  ///   - hasSite: Whether there is a site to show, of this build or of an earlier one.
  package func publish(
    _ changes: LiveChanges?, mistakes: [LiveMistake]?, hasSite: Bool = true
  ) {
    // Sent while the state is locked: else a page that connects now could get its first event last.
    state.withLock { state in
      var members: [(String, JSONNode)] = []
      if let changes, !changes.isEmpty {
        members = [("previous", .string(build(state)))] + changes.json
        state.build += 1
        state.changed = Int64(time(nil))
      }
      if let mistakes {
        state.mistakes = mistakes
        state.attempt += 1
        state.hasSite = hasSite
      }
      let text = event(of: state, members)
      for stream in state.streams.values { stream.send(text) }
    }
  }

  /// Sends something to all pages, so that closed ones are noticed and the others stay connected.
  package func keepAlive() {
    for stream in state.withLock({ Array($0.streams.values) }) { stream.send(":\n\n") }
  }

  /// The identity of what is served.
  var currentBuild: String { state.withLock { build($0) } }

  /// When what is served last changed, in seconds since 1970-01-01T00:00:00Z.
  var changed: Int64 { state.withLock { $0.changed } }

  /// All pages of the site.
  var allPages: [LivePage] { pages() }

  /// A stream that begins with the state as it is; nil where too many pages already listen.
  func stream() -> LiveStream? {
    let stream = LiveStream { [weak self] stream in self?.forget(stream) }
    let isTaken = state.withLock { state in
      guard state.streams.count < Self.streamLimit else { return false }
      state.streams[ObjectIdentifier(stream)] = stream
      stream.send("retry: 500\n" + event(of: state, []))
      return true
    }
    return isTaken ? stream : nil
  }

  /// Ends all streams.
  func end() {
    for stream in state.withLock({ Array($0.streams.values) }) { stream.end() }
  }

  private func forget(_ stream: LiveStream) {
    _ = state.withLock { $0.streams.removeValue(forKey: ObjectIdentifier(stream)) }
  }

  private func build(_ state: borrowing State) -> String { "\(start)-\(state.build)" }

  /// The state as an event: a line `data:` for each line of its JSON.
  private func event(of state: borrowing State, _ changes: [(String, JSONNode)]) -> String {
    let mistakes = state.mistakes.map { mistake in
      JSONNode.object([
        ("text", .string(mistake.text)), ("link", mistake.link.map { .string($0) } ?? .null),
      ])
    }
    let members: [(String, JSONNode)] = [("build", .string(build(state)))] + changes
    let json = JSONNode.object(
      members + [
        ("attempt", .string("\(start)-\(state.attempt)")), ("hasSite", .bool(state.hasSite)),
        ("mistakes", .array(mistakes)),
      ])
    let lines = json.written(escaping: DisplayText.isInvisible).split(separator: "\n").map {
      "data: \($0)\n"
    }
    return lines.joined() + "\n"
  }
}
