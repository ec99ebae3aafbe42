public import Tables

/// How the text of a hole is written: one way for each context that is safe.
///
/// All of them take valid UTF-8.
@usableFromInline
package enum Escaper: UInt8, Hashable, Sendable, BitwiseCopyable {
  /// As it is.
  case verbatim
  /// HTML text, RCDATA and quoted attributes: `& < > " '` and CR as references, NUL as U+FFFD.
  case html
  /// XML text: `& < > " '` and CR as references, what XML 1.0 forbids as U+FFFD.
  case xml
  /// Quoted attributes of XML: as `xml`, and TAB and LF as references, which parsers would replace
  /// by spaces.
  case xmlAttribute

  /// A whole URL in a quoted attribute: `http`, `https`, `mailto`, `tel` or no scheme; anything
  /// else becomes `about:invalid#blocked`.
  case url
  /// What follows static text that may be the beginning of a scheme: no scheme of its own.
  case urlAfterPrefix
  /// A part of a path: everything but unreserved characters percent-encoded; never `.` or `..`.
  case urlSegment
  /// A part of a path directly after the leading `/`: as `urlSegment`, and never empty, because the
  /// next `/` would make it a host.
  case urlRootSegment
  /// A part of a query or fragment: everything but unreserved characters percent-encoded.
  case urlPart
  /// What follows `mailto:` or `tel:`: as `urlPart`, but `@`, `+` and `,` stay.
  case urlOpaque
  /// The URL of an image candidate in `srcset`: as `url`, commas percent-encoded.
  case srcsetURL
  /// An address of Apus as an image candidate.
  case srcsetAddress

  /// A CSS keyword, number with unit or `#hex`; anything else becomes `unset`.
  case styleValue
  /// Inside a quoted CSS string.
  case styleString
  /// A whole URL inside CSS `url("…")`.
  case styleURL
  /// A part of a URL inside CSS `url("…")`.
  case styleURLPart

  /// Inside of a field of CSV between quotation marks.
  case csv

  /// A JSON string in a JSON file.
  case json
  /// A JSON string in a script: `< > &`, U+2028 and U+2029 as `\u` escapes.
  case scriptJSON
  /// A JSON string in HTML text or a quoted attribute.
  case htmlJSON
  /// A JSON string in XML text or an attribute.
  case xmlJSON
  /// Inside the quotes of a JSON string in a JSON file.
  case jsonContent
  /// Inside the quotes of a JSON string in a script.
  case scriptJSONContent
  /// A relative address inside the quotes of a JSON string in a script that says what is loaded: one
  /// that begins with a name gets a `./`, because a name alone is that of a module.
  case scriptAddress

  /// Whether two escapers are the same.
  @inlinable
  package static func == (left: Self, right: Self) -> Bool { haveSameByte(left, right) }

  /// Whether two escapers are not the same.
  @inlinable
  package static func != (left: Self, right: Self) -> Bool { !haveSameByte(left, right) }

  /// Whether a text comes out percent-encoded, as a part of a URL.
  package var encodesPartOfURL: Bool {
    switch self {
    case .urlSegment, .urlRootSegment, .urlPart, .urlOpaque, .styleURLPart: true
    case .verbatim, .html, .xml, .xmlAttribute, .url, .urlAfterPrefix, .srcsetURL, .srcsetAddress,
      .styleValue, .styleString, .styleURL, .csv, .json, .scriptJSON, .htmlJSON, .xmlJSON,
      .jsonContent, .scriptJSONContent, .scriptAddress:
      false
    }
  }

  /// Whether a text comes out as a JSON string with its quotes.
  package var writesJSON: Bool {
    switch self {
    case .json, .scriptJSON, .htmlJSON, .xmlJSON: true
    case .verbatim, .html, .xml, .xmlAttribute, .url, .urlAfterPrefix, .urlSegment,
      .urlRootSegment, .urlPart, .urlOpaque, .srcsetURL, .srcsetAddress, .styleValue, .styleString,
      .styleURL, .styleURLPart, .csv,
      .jsonContent, .scriptJSONContent, .scriptAddress:
      false
    }
  }

  /// Whether an unsafe text is replaced as a whole, so that nothing of it is left.
  @inlinable
  package var mayDiscard: Bool {
    switch self {
    case .url, .urlAfterPrefix, .srcsetURL, .styleValue, .styleURL: true
    case .verbatim, .html, .xml, .xmlAttribute, .urlSegment, .urlRootSegment, .urlPart, .urlOpaque,
      .srcsetAddress, .styleString, .styleURLPart, .csv, .json, .scriptJSON, .htmlJSON, .xmlJSON,
      .jsonContent, .scriptJSONContent, .scriptAddress:
      false
    }
  }

  /// Whether a text is replaced as a whole. An empty one is not: nothing of it could be lost.
  package func discards(_ text: Swift.Span<UInt8>) -> Bool {
    guard mayDiscard, !text.isEmpty else { return false }
    return switch self {
    case .styleValue: !StyleText.isValue(text)
    case .urlAfterPrefix: URLText.isBlocked(text, mayHaveScheme: false)
    default: URLText.isBlocked(text, mayHaveScheme: true)
    }
  }

  /// For an escaper that writes JSON, the escaper for JSON that `JSONText` has already serialised
  /// in the style `jsonStyle`: an object, a list or a number.
  package var afterSerializing: Escaper {
    switch self {
    case .htmlJSON: .html
    case .xmlJSON: .xml
    default: .verbatim
    }
  }

  /// For an escaper that writes JSON, the style in which to serialise.
  package var jsonStyle: JSONText.Style {
    switch self {
    case .json, .jsonContent: .file
    default: .script
    }
  }

  /// Appends `bytes`, escaped, to `output`, using `scratch` where that is needed; it is empty
  /// before and after.
  @inline(__always)
  package static func append(
    _ bytes: Swift.Span<UInt8>, to output: inout ByteWriter, using escaper: Escaper,
    by scratch: inout [UInt8]
  ) {
    switch escaper {
    case .verbatim: output.append(bytes)
    case .html: HTMLText.append(bytes, to: &output)
    case .url where URLText.isPlain(bytes): output.append(bytes)
    default:
      append(bytes, to: &scratch, using: escaper)
      output.append(scratch.span)
      scratch.removeAll(keepingCapacity: true)
    }
  }

  /// Appends `bytes`, escaped, to `output`.
  package static func append(
    _ bytes: Swift.Span<UInt8>, to output: inout [UInt8], using escaper: Escaper
  ) {
    switch escaper {
    case .verbatim: output.append(bytes)
    case .html: HTMLText.append(bytes, to: &output)
    case .xml: XMLText.append(bytes, to: &output, isAttribute: false)
    case .xmlAttribute: XMLText.append(bytes, to: &output, isAttribute: true)
    case .url: URLText.appendWhole(bytes, to: &output, as: .html)
    case .urlAfterPrefix: URLText.appendAfterPrefix(bytes, to: &output)
    case .urlSegment: URLText.appendSegment(bytes, to: &output, isRoot: false)
    case .urlRootSegment: URLText.appendSegment(bytes, to: &output, isRoot: true)
    case .urlPart: URLText.appendPart(bytes, to: &output)
    case .urlOpaque: URLText.appendOpaque(bytes, to: &output)
    case .srcsetURL: URLText.appendWhole(bytes, to: &output, as: .srcset)
    case .srcsetAddress: URLText.appendCandidate(bytes, to: &output)
    case .styleValue: StyleText.appendValue(bytes, to: &output)
    case .styleString: StyleText.appendString(bytes, to: &output)
    case .styleURL: URLText.appendWhole(bytes, to: &output, as: .style)
    case .styleURLPart: StyleText.appendURLPart(bytes, to: &output)
    case .csv: CSVText.append(bytes, to: &output)
    case .json: JSONText.appendString(bytes, to: &output, style: .file)
    case .scriptJSON: JSONText.appendString(bytes, to: &output, style: .script)
    case .htmlJSON: JSONText.appendString(bytes, to: &output, style: .script, as: .html)
    case .xmlJSON: JSONText.appendString(bytes, to: &output, style: .script, as: .xml)
    case .jsonContent: JSONText.appendContent(bytes, to: &output, style: .file)
    case .scriptJSONContent: JSONText.appendContent(bytes, to: &output, style: .script)
    case .scriptAddress:
      if let first = bytes.indices.first.map({ bytes[$0] }), first != UInt8(ascii: "/"),
        first != UInt8(ascii: ".")
      {
        output += [UInt8(ascii: "."), UInt8(ascii: "/")]
      }
      JSONText.appendContent(bytes, to: &output, style: .script)
    }
  }
}
