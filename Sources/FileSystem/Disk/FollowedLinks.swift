import Synchronization

/// The symbolic links that listings of folders have followed.
final class FollowedLinks: Sendable {
  private let known = Mutex<Set<PathKey>>([])

  /// Their paths, sorted by their bytes.
  var paths: [String] {
    known.withLock { known in
      known.map(\.text).sorted { $0.precedesByBytes($1) }
    }
  }

  /// Notes the link at a path.
  func note(_ path: String) { known.withLock { _ = $0.insert(PathKey(path)) } }
}
