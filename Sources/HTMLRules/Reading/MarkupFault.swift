import Diagnostics

/// A parse error of the HTML standard at a `<` that begins no tag and no comment (section 13.2.5): a
/// browser drops what follows, as a comment, or shows it as it is typed.
struct MarkupFault: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// `<!-` without a second hyphen.
    case halfComment
    /// `<!` before something else than a comment or a doctype.
    case declaration
    /// `<![CDATA[` outside of SVG and MathML.
    case cdata
    /// `<?`.
    case instruction
    /// `</` before something else than a letter.
    case endTagWithoutName
    /// `<%`, the tag of another language for templates.
    case percent
    /// `< /`.
    case spacedEndTag
  }

  let kind: Kind
  let span: Span
}

extension MarkupFault.Kind {
  /// The fault of `<!` with these bytes behind it, of which letters are small; nil where it may be
  /// right.
  init?(ofDeclaration bytes: [UInt8], isForeign: Bool) {
    let known = ["--", "doctype"] + (isForeign ? ["[cdata["] : [])
    if known.contains(where: { $0.utf8.starts(with: bytes) || bytes.starts(with: $0.utf8) }) {
      return nil
    }
    let cdata = Array("[cdata[".utf8)
    if bytes == cdata {
      self = .cdata
    } else if cdata.starts(with: bytes) {
      return nil
    } else {
      self = bytes.first == UInt8(ascii: "-") ? .halfComment : .declaration
    }
  }
}

extension TextReading {
  /// The fault of a slash that is separated from the `<` before it, as in `< /p>`; nil where there is
  /// no such slash.
  func spacedEndTag(at start: Int) -> MarkupFault? {
    let bytes = text.bytes
    guard bytes[start] == UInt8(ascii: "/"), start + 1 < bytes.count,
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= bytes[start + 1] | 0x20,
      let before = bytes[..<start].lastIndex(where: { $0 != 0x20 }), before < start - 1,
      bytes[before] == UInt8(ascii: "<")
    else { return nil }
    return MarkupFault(kind: .spacedEndTag, span: span(of: before..<start + 1))
  }
}
