/// Where in its output a template is: the state of a tokenizer of that language.
///
/// The compiler starts it with the kind of output, advances it over the static text, asks it for
/// the escaper of each hole and steps over the hole. At the end of branches and loop bodies the
/// contexts are joined. Equal contexts treat all that follows alike, so a compiled block or
/// macro can be kept by the context it starts in.
///
/// For HTML it follows section 13.2.5 of the HTML standard, together with what the values of
/// attributes and the text of `style` and `script` mean.
package struct HTMLContext: Hashable, Sendable {
  /// The tokenizer of the language that is written.
  enum Machine: Hashable, Sendable {
    case html(HTMLTokenizer)
    case xml(XMLTokenizer)
    case json(JSONTextState)
    case text
  }

  var machine: Machine

  /// The context at the start of an output of this kind.
  package static func start(for kind: OutputKind) -> HTMLContext {
    switch kind {
    case .html: HTMLContext(machine: .html(HTMLTokenizer()))
    case .xml: HTMLContext(machine: .xml(XMLTokenizer()))
    case .json: HTMLContext(machine: .json(JSONTextState()))
    case .text: HTMLContext(machine: .text)
    }
  }

  /// Steps over static text, and returns the first thing in it that makes a hole unsafe.
  ///
  /// After a fault the context is usable, and refuses holes wherever it is not sure.
  package mutating func advance(over bytes: ArraySlice<UInt8>) -> ContextFault? {
    switch machine {
    case .html(var tokenizer):
      machine = .text
      let fault = tokenizer.advance(over: bytes)
      machine = .html(tokenizer)
      return fault
    case .xml(var tokenizer):
      for byte in bytes { tokenizer.advance(over: byte) }
      machine = .xml(tokenizer)
    case .json(var state):
      for byte in bytes { state.advance(over: byte) }
      machine = .json(state)
    case .text: break
    }
    return nil
  }

  /// The escaper of a hole that prints a value of this kind here, or why there must be none.
  package func escaper(forHoleOf kind: HoleKind) -> Result<Escaper, Refusal> {
    switch machine {
    case .html(let tokenizer): tokenizer.escaper(forHoleOf: kind)
    case .xml(let tokenizer): tokenizer.escaper(forHoleOf: kind)
    case .json(let state): state.escaper(forHoleOf: kind, in: .file)
    case .text: .success(.verbatim)
    }
  }

  /// Steps over a hole.
  package mutating func advanceOverHole() {
    switch machine {
    case .html(var tokenizer):
      tokenizer.advanceOverHole()
      machine = .html(tokenizer)
    case .xml(var tokenizer):
      tokenizer.advanceOverHole()
      machine = .xml(tokenizer)
    case .json, .text: break
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
    if case .html(let left) = machine, case .html(let right) = other.machine {
      return left.joined(with: right).map { HTMLContext(machine: .html($0)) }
    }
    return nil
  }

  /// Where this is, as messages say it: `in the double-quoted attribute 'href'`.
  package var name: String {
    switch machine {
    case .html(let tokenizer): tokenizer.name
    case .xml(let tokenizer): tokenizer.name
    case .json(let state): state.name
    case .text: "in plain text"
    }
  }

  /// Whether an output may end here: in the text of elements, not inside a tag or comment.
  package var mayEnd: Bool {
    switch machine {
    case .html(let tokenizer): tokenizer.state == .data
    case .xml(let tokenizer): tokenizer.state == .text
    case .json(let state): state == JSONTextState()
    case .text: true
    }
  }
}
