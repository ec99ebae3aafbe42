/// The names of all assets.
struct AssetNames {
  let all: [String]
  private var indices: [String: Int] = [:]

  init(_ names: [String]) {
    all = names
    for (index, name) in names.enumerated() { indices[name] = index }
  }

  /// The asset with a name.
  func index(of name: String) -> Int? { indices[name] }
}
