import Schema

extension Structure {
  /// What messages call it. The models of `site.yaml` and of other files of Apus are named for what
  /// they describe, since nobody knows them by their own names: `PageFile` is a page.
  var shownName: String {
    guard kind == .builtIn, name.hasSuffix("File"), name != "File" else { return name }
    var words = ""
    for character in name.dropLast("File".count) {
      words += character.isUppercase && !words.isEmpty ? " " : ""
      words += character.lowercased()
    }
    return words
  }

  /// What messages call one of its values, with an article where it has no name of its own.
  var shownNoun: String { shownName == name ? name : "a " + shownName }
}
