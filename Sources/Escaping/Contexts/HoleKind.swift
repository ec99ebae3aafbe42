/// What a hole of a template prints, as far as escaping is concerned.
///
/// The checker knows it from the type of the expression and from its last filter.
package enum HoleKind: UInt8, Hashable, Sendable {
  /// Text of any origin: it is escaped for the context it is in.
  case text
  /// An address inside the site, made by Apus: relative, percent-encoded, of no foreign scheme.
  case address
  /// Markup that is safe as it is: rendered Markdown, or the result of `raw`.
  case markup
  /// A number or a truth value: digits, signs, a few letters.
  case number
  /// The result of the filter `json`: a text is quoted by the escaper; any other value is already
  /// serialised and only needs `Escaper.afterSerializing`.
  case json
}

/// The language a template writes.
package enum OutputKind: UInt8, Hashable, Sendable {
  case html
  case xml
  case json
  /// Fields of a table, between quotation marks where they hold text.
  case csv
  /// A script, in which values are JSON.
  case script
  /// A style sheet, in which values are those of properties.
  case style
  /// Plain text: nothing is escaped.
  case text

  /// The kind of a file, by the ending of its name: what is read as XML is written as XML.
  package init(ofFile name: String) {
    switch name.split(separator: ".").last?.lowercased() {
    case "html", "htm", "xhtml": self = .html
    case "xml", "rss", "atom", "svg", "opml", "kml", "gpx", "xsl", "xslt", "xsd", "rdf", "mml",
      "xlf", "xliff":
      self = .xml
    case "json", "webmanifest", "jsonld", "geojson": self = .json
    case "csv": self = .csv
    case "js", "mjs", "cjs": self = .script
    case "css": self = .style
    default: self = .text
    }
  }
}
