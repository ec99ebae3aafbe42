/// How addresses inside the site are written on a page.
package enum LinkStyle: String, Sendable, Hashable {
  /// From the page on, so that the site may be in any folder.
  case relative
  /// From the root of the site's host on, for a page that is shown at other addresses than its own.
  case root
  /// Absolute, with the site's `address`.
  case whole
}
