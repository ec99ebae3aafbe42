import Diagnostics

/// A template with those it extends, and the blocks they have together.
struct Unit: Sendable {
  /// A block where one template of the chain defines it.
  struct Definition: Sendable {
    let template: String
    let block: Block
  }

  /// The templates from the page's own to the outermost layout.
  var chain: [Template] = []
  /// The definitions of each block, the shown one first.
  var blocks: [String: [Definition]] = [:]
  /// Whether the layout of its outermost template could not be found.
  var lacksLayout: Bool { chain.last?.parent != nil }
  /// Uncertain where one of its templates could not be read completely.
  var certainty: Certainty { Certainty(of: chain.lazy.map(\.certainty)) }
  /// The number of scopes that blocks see.
  var scopeCount = 0
  /// The block that is being checked, the index of its definition, and the number of scopes that it
  /// sees.
  var current: (name: String, level: Int, scopeCount: Int)?

  /// A unit without templates.
  init() {}
}
