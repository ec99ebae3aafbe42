/// Where in its output a template is: the state of a tokenizer of that language.
///
/// The compiler starts it with the kind of output, advances it over the static text, asks it for
/// the escaper of each hole and steps over the hole. At the end of branches and loop bodies the
/// contexts are joined. Equal contexts treat all that follows in the same way, so a compiled block
/// or macro can be cached by the context in which it starts.
///
/// For HTML it follows section 13.2.5 of the HTML standard, together with what the values of
/// attributes and the text of `style` and `script` mean.
package struct HTMLContext: Hashable, Sendable {
  /// The tokenizer of the language that is written.
  enum Tokenizer: Hashable, Sendable {
    case html(HTMLTokenizer)
    case xml(XMLTokenizer)
    case json(JSONTextState)
    case csv(CSVTextState)
    case script(ScriptState)
    case style(StyleState)
    case text
  }

  var tokenizer: Tokenizer

  /// The context at the start of an output of this kind.
  package static func start(for kind: OutputKind) -> HTMLContext {
    switch kind {
    case .html: HTMLContext(tokenizer: .html(HTMLTokenizer()))
    case .xml: HTMLContext(tokenizer: .xml(XMLTokenizer()))
    case .json: HTMLContext(tokenizer: .json(JSONTextState()))
    case .csv: HTMLContext(tokenizer: .csv(CSVTextState()))
    case .script: HTMLContext(tokenizer: .script(ScriptState()))
    case .style: HTMLContext(tokenizer: .style(StyleState(isAttribute: false)))
    case .text: HTMLContext(tokenizer: .text)
    }
  }

  /// Steps over static text, and returns the first thing in it that makes a hole unsafe.
  ///
  /// After a fault the context is usable, and refuses holes wherever it is not sure.
  package mutating func advance(over bytes: ArraySlice<UInt8>) -> ContextFault? {
    switch tokenizer {
    case .html(var html):
      tokenizer = .text
      let fault = html.advance(over: bytes)
      tokenizer = .html(html)
      return fault
    case .xml(var xml):
      for byte in bytes { xml.advance(over: byte) }
      tokenizer = .xml(xml)
    case .json(var json):
      for byte in bytes { json.advance(over: byte) }
      tokenizer = .json(json)
    case .csv(var csv):
      for byte in bytes { csv.advance(over: byte) }
      tokenizer = .csv(csv)
    case .script(var script):
      tokenizer = .text
      for byte in bytes { script.advance(over: byte) }
      tokenizer = .script(script)
    case .style(var style):
      var fault: ContextFault?
      for (offset, byte) in bytes.enumerated() where style.advance(over: byte) && fault == nil {
        fault = .scheme
        fault?.offset = offset
      }
      tokenizer = .style(style)
      return fault
    case .text: break
    }
    return nil
  }

  /// Whether this is in a string of a style sheet, where a blank would be taken for the end of an
  /// escape before it.
  package var isInStyleString: Bool {
    guard case .success(let escaper) = escaper(forHoleOf: .text) else { return false }
    return escaper == .styleString || escaper == .styleURLPart
  }

  /// The escaper of a hole that prints a value of this kind here, or why there must be none.
  package func escaper(forHoleOf kind: HoleKind) -> Result<Escaper, Refusal> {
    switch tokenizer {
    case .html(let html): html.escaper(forHoleOf: kind)
    case .xml(let xml): xml.escaper(forHoleOf: kind)
    case .json(let json): json.escaper(forHoleOf: kind, in: .file)
    case .csv(let csv): csv.escaper(forHoleOf: kind)
    case .script(let script): script.escaper(inFileForHoleOf: kind)
    case .style(let style): style.escaper(inFileForHoleOf: kind)
    case .text: .success(.verbatim)
    }
  }

  /// Steps over a hole.
  package mutating func advanceOverHole() {
    switch tokenizer {
    case .html(var html):
      html.advanceOverHole()
      tokenizer = .html(html)
    case .xml(var xml):
      xml.advanceOverHole()
      tokenizer = .xml(xml)
    case .script(var script):
      script.advanceOverHole()
      tokenizer = .script(script)
    case .style(var style):
      style.advanceOverHole()
      tokenizer = .style(style)
    case .json, .csv, .text: break
    }
  }

  /// The context after two branches that end in `self` and in `other`; nil where what follows
  /// would mean different things.
  ///
  /// Joining is symmetric. For a loop body that starts in `start` and ends in `end`, the body is
  /// compiled again from `start.joined(with: end)` until that is where it starts: two rounds at
  /// most are needed in practice, and a third that differs is an error.
  package func joined(with other: HTMLContext) -> HTMLContext? {
    if self == other { return self }
    switch (tokenizer, other.tokenizer) {
    case (.html(let left), .html(let right)):
      return left.joined(with: right).map { HTMLContext(tokenizer: .html($0)) }
    case (.xml(let left), .xml(let right)):
      return left.joined(with: right).map { HTMLContext(tokenizer: .xml($0)) }
    case (.script(let left), .script(let right)):
      return left.joined(with: right).map { HTMLContext(tokenizer: .script($0)) }
    case (.style(let left), .style(let right)):
      return left.joined(with: right).map { HTMLContext(tokenizer: .style($0)) }
    default: return nil
    }
  }

  /// Where this is, as messages say it: `in the double-quoted attribute 'href'`.
  package var name: String {
    switch tokenizer {
    case .html(let html): html.name
    case .xml(let xml): xml.name
    case .json(let json): json.name
    case .csv(let csv): csv.name
    case .script(let script): script.name
    case .style(let style): style.name
    case .text: "in plain text"
    }
  }

  /// Whether this is text for readers, or the value of an attribute that HTML has or that is data:
  /// what stands here could be a value. In scripts, style sheets and the attributes of frameworks
  /// braces have other meanings.
  package var takesValues: Bool {
    switch tokenizer {
    case .html(let html): html.takesValues
    case .xml(let xml): xml.takesValues
    case .json(let json): json.isInString
    case .script, .style: false
    case .csv, .text: true
    }
  }

  /// Whether a text that the template itself prints here counts as static text, such as a separator
  /// between fields.
  package var takesLiterals: Bool {
    switch tokenizer {
    case .csv(let csv): !csv.isQuoted
    case .script, .style: true
    case .html, .xml, .json, .text: false
    }
  }

  /// Whether the value of an attribute begins here, without a quotation mark.
  package var isBeforeValue: Bool {
    if case .html(let html) = tokenizer { html.state == .beforeAttributeValue } else { false }
  }

  /// Whether this is the text of an element of HTML that holds elements.
  package var isElementText: Bool {
    if case .html(let html) = tokenizer { html.state == .data } else { false }
  }

  /// Whether browsers drop a line feed that is written here, so that another one has to be before a
  /// value that may begin with one.
  package var dropsLineFeed: Bool {
    if case .html(let html) = tokenizer { html.dropsLineFeed } else { false }
  }

  /// Whether this is plain text, or the text of an element of XML: the language does not say that an
  /// address stands here.
  package var isPlainText: Bool {
    switch tokenizer {
    case .html, .json, .script, .style: false
    case .xml(let xml): xml.state == .text
    case .csv, .text: true
    }
  }

  /// What ends the comment, or the text of an element, that this is in: `-->`, `</script`; nil
  /// elsewhere.
  package var closing: [UInt8]? {
    guard case .html(let html) = tokenizer else { return nil }
    switch html.state {
    case .comment: return Array("-->".utf8)
    case .rawText(let text): return Array("</".utf8) + text.element
    default: return nil
    }
  }

  /// Whether this is HTML or XML, in which tags and comments are opened by `<`.
  package var isMarkup: Bool {
    switch tokenizer {
    case .html, .xml: true
    case .json, .csv, .script, .style, .text: false
    }
  }

  /// Whether an output may end here: in the text of elements, not inside a tag or comment.
  package var mayEnd: Bool {
    switch tokenizer {
    case .html(let html): html.state == .data
    case .xml(let xml): xml.state == .text
    case .json(let json): json == JSONTextState()
    case .csv(let csv): csv == CSVTextState()
    case .script(let script): script.isWhole
    case .style(let style): style.isWhole
    case .text: true
    }
  }
}
