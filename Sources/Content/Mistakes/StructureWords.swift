import Schema

extension Structure {
  /// Its name in messages. The models of `site.yaml` and of other files of Apus are called by what
  /// they describe, since authors do not know their names: `PageFile` is a page.
  var shownName: String {
    guard kind == .builtIn, name.hasSuffix("File"), name != "File" else { return name }
    var words = ""
    for character in name.dropLast("File".count) {
      words += character.isUppercase && !words.isEmpty ? " " : ""
      words += character.lowercased()
    }
    return words
  }

  /// What messages call one of its values, with an article where it has no name.
  var shownNoun: String { shownName == name ? name : "a " + shownName }
}
