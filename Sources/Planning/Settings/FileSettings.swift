/// What `site.yaml` says about files that are not pages.
package struct FileSettings: Sendable {
  /// The folder whose files are published at the root; nil for `Static`.
  package let staticFolder: Spanned<String>?
  /// Whether images are published with all of their metadata.
  let keepsImageMetadata: Bool
  /// Whether there is a file `/_redirects`.
  let hasRedirectsFile: Bool
  /// The host of the site; nil where it is not given.
  let host: Spanned<Host>?
}
