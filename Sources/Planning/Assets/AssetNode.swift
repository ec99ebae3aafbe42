import Diagnostics
import FileSystem
import Tables

/// An asset as it is on disk, with what it refers to.
struct AssetNode {
  /// An asset by its position among all.
  typealias Index = TableIndex<AssetNode>

  /// Its path below `Templates/assets`.
  let name: String
  let path: String
  /// Its language, if references are followed in it.
  let format: AssetFormat?
  /// Its bytes; nil for a file in which no references are followed.
  let source: Source?
  /// The fingerprint of its bytes.
  let hash: ContentHash
  let byteCount: Int
  let isBuiltIn: Bool
  /// What it refers to, in the order of the bytes.
  var references: [Reference] = []

  /// What a style sheet of the site loads from elsewhere.
  var loads: [AssetFile.Load] = []

  /// What is published after its own bytes.
  var addition: [UInt8] = []

  /// A reference that was followed.
  struct Reference {
    let target: Target
    /// What follows the path, with `?` or `#`.
    let suffix: [UInt8]
    let kind: AssetReference.Kind
    /// The bytes that name the target.
    let range: Range<Int>
  }

  /// The target of a reference.
  enum Target {
    /// An asset.
    case asset(Index)
    /// Another page or file, by its address.
    case site([UInt8])
  }

  /// Whether it has to be compacted: a script of a device component. Those of the built-in theme
  /// were compacted when the program was built.
  var isCompacted: Bool { format == .script && name.hasPrefix("device/") && !isBuiltIn }

  /// The assets that it refers to.
  var targets: [Index] {
    references.compactMap { if case .asset(let index) = $0.target { index } else { nil } }
  }
}
