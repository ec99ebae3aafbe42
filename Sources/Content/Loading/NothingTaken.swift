/// Why a pattern matches none of the files in an existing folder.
enum NothingTaken {
  /// They are in inner folders; the pattern that would match them.
  case deeper(String)
  /// Their names, or those of their folders, begin with `_` or `.`: one of them.
  case hidden(String)
  /// Their names have other endings.
  case otherEnding(String, folder: String)
}
