package import Escaping

/// What a JSON Schema is for, by the names that commands give it.
package enum SchemaTarget: String, CaseIterable, Sendable {
  /// JSON files.
  case json
  /// YAML files.
  case yaml
  /// The YAML front matter of Markdown files: fields with a place in the text may be left out.
  case frontMatter = "front-matter"
}

extension Models {
  /// The JSON Schema (2020-12) of content files that hold one record of a structure, or a list of
  /// them, the same in every run.
  ///
  /// The schema helps editors; it accepts what Apus accepts and refuses most of what Apus refuses,
  /// but cannot know which days exist, which files are there or what a reference points to.
  package func jsonSchema(
    for structure: StructureID, in target: SchemaTarget, isList: Bool = false
  ) -> JSONNode {
    var schema = ContentSchema(models: self, target: target)
    return schema.document(of: structure, isList: isList)
  }
}
