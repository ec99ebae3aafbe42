package import Diagnostics
package import HTMLRules
package import Tables

/// A file of `Templates/assets`, published under a name with a fingerprint of its content.
package struct AssetFile: Sendable {
  /// Its path below `Templates/assets`, as templates name it: `theme.css`.
  package let name: String
  /// Its path below the site's folder.
  package let path: String
  /// Its address inside the site, with a fingerprint of its content and of everything that the
  /// content refers to: `/assets/theme.3f2a9c1b.css`.
  package let address: String
  package let byteCount: Int
  /// Whether it comes with Apus: then it is published only where a template, or another asset that
  /// is published, names it.
  package let isBuiltIn: Bool
  /// What is published, where it is not the unchanged file.
  package let content: [UInt8]?
  /// Its bytes as they were written, where references are followed in it.
  package let source: Source?
  /// The positions of the assets that it refers to.
  package let targets: [TableIndex<AssetFile>]
  /// Its references to files that are not assets.
  package let links: [Link]
  /// What a style sheet of the site loads from elsewhere.
  package let loads: [Load]

  /// An address outside of the site from which a style sheet loads something.
  package struct Load: Sendable {
    package let address: String
    package let loading: SheetPolicy.Loading
    package let span: Span
  }

  /// A reference to a page or file that is not an asset.
  package struct Link: Sendable {
    /// The address inside the site, from `/` on, without query and fragment.
    package let address: String
    package let span: Span
  }
}
