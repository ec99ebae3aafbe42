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
