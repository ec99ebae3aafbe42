import Tables

/// The names of all assets.
struct AssetNames {
  let all: [String]
  private var indices: [String: AssetNode.Index] = [:]

  init(_ names: [String]) {
    all = names
    for (index, name) in names.enumerated() { indices[name] = AssetNode.Index(index) }
  }

  /// The asset with a name.
  func index(of name: String) -> AssetNode.Index? { indices[name] }
}
