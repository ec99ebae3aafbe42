import Escaping

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
  /// them: UTF-8 text, indented, the same in every run.
  ///
  /// The schema helps editors; it accepts what Apus accepts and refuses most of what Apus refuses,
  /// but cannot know which days exist, which files are there or what a reference points to.
  package func jsonSchema(
    for structure: StructureID, in format: ContentFormat, isList: Bool = false
  ) -> [UInt8] {
    var schema = ContentSchema(models: self, format: format)
    var output: [UInt8] = []
    schema.document(of: structure, isList: isList).write(to: &output)
    output.append(UInt8(ascii: "\n"))
    return output
  }
}
