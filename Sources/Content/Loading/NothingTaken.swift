/// Why a pattern takes none of the files in a folder that is there.
enum NothingTaken {
  /// They are in inner folders; the pattern takes them.
  case deeper(String)
  /// Their names, or those of their folders, begin with `_` or `.`: one of them.
  case hidden(String)
  /// Their names end otherwise.
  case otherEnding(String, folder: String)
}
