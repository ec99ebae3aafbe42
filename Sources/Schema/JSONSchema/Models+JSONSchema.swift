package import Escaping

/// The format of a content file.
package enum ContentFormat: Sendable {
  /// A JSON file.
  case json
  /// A YAML file.
  case yaml
  /// The YAML front matter of a Markdown file: fields with a place in the text may be left out.
  case frontMatter
}

extension Models {
  /// The JSON Schema (2020-12) of content files that hold one record of a structure, or a list of
  /// them, the same in every run.
  ///
  /// The schema helps editors; it accepts what Apus accepts and refuses most of what Apus refuses,
  /// but cannot know which days exist, which files are there or what a reference points to.
  package func jsonSchema(
    for structure: StructureID, in format: ContentFormat, isList: Bool = false
  ) -> JSONNode {
    var schema = ContentSchema(models: self, format: format)
    return schema.document(of: structure, isList: isList)
  }
}
