import Diagnostics

// What looks like a tag or a comment and is none.
extension Diagnostic {
  static func markupFault(_ fault: MarkupFault) -> Diagnostic {
    let hidden = "a browser takes it for a comment, up to the next '>', and shows nothing of it"
    let shown = "a browser shows it as it is typed"
    let (message, note, help) =
      switch fault.kind {
      case .halfComment:
        (
          "expected '<!--' at the beginning of a comment", hidden,
          "write '<!-- … -->', or '{# … #}' for what is not to be published"
        )
      case .declaration:
        (
          "'<!' begins a comment, '<!--', or '<!doctype html>'", hidden,
          "write '<!-- … -->', or '{# … #}' for what is not to be published"
        )
      case .cdata:
        (
          "'<![CDATA[' has a meaning in XML only, and in SVG and MathML", hidden,
          "write the text itself, with '&lt;' for '<' and '&amp;' for '&'"
        )
      case .instruction:
        ("'<?' has no meaning in HTML", hidden, "print a value by '{{ … }}', or delete it")
      case .endTagWithoutName:
        (
          "expected the name of an element right behind '</'", hidden,
          "write an end tag without spaces, as in '</p>'"
        )
      case .percent:
        (
          "'<%' has no meaning here", shown,
          "print a value by '{{ … }}'; write '&lt;%' where it is to be shown"
        )
      case .spacedEndTag:
        ("this is no end tag: there is a space before its '/'", shown, "delete the space")
      }
    return Diagnostic(
      .error, .htmlElement, message, at: fault.span, notes: [note], help: [Help(help)])
  }
}
