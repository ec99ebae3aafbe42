package import Diagnostics
import Tables

extension DocumentTree {
  /// The index of the node that a selection such as `posts` or `data.items` names: keys of
  /// mappings, from the root down, with a full stop between them.
  ///
  /// A key that is not there is reported with the keys that are, at `place`, where the selection
  /// is written at the end of the text `written`, or at the mapping that lacks the key when no
  /// place is given.
  package func select(
    _ selection: String, at place: Span? = nil, in written: String? = nil,
    log: inout DiagnosticLog
  ) -> NodeIndex? {
    guard !isEmpty else { return nil }
    var index = NodeIndex.root
    let names = selection.split(separator: ".", omittingEmptySubsequences: false)
    for (position, name) in names.enumerated() {
      guard nodes[index].kind == .mapping else {
        log.report(
          .notAMapping(name: String(name), at: place, node: span(of: index), path: source.path))
        return nil
      }
      guard let value = value(of: String(name), in: index) else {
        let keys = pairs(of: index).prefix(100).map { string(of: $0.key) }
        log.report(
          .noSuchKey(
            String(name), among: keys, at: place, mapping: span(of: index), path: source.path,
            suggesting: &log
          ) { nearest in
            let right = names[..<position] + [nearest[...]] + names[(position + 1)...]
            return written.map {
              $0.dropLast(selection.count) + right.joined(separator: ".")
            }
          })
        return nil
      }
      index = value
    }
    return index
  }
}
