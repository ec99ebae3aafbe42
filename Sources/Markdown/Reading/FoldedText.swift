/// A text by which labels and headings are compared: lower-case letters, single spaces, and nothing at
/// its ends that only decorates them.
struct FoldedText: Hashable {
  private let text: String

  init(_ string: String) { self.init(Array(string.utf8)) }

  init(_ bytes: [UInt8]) {
    var folded = ""
    var pendingSpace = false
    var pendingDecoration = ""
    for scalar in String(decoding: bytes.prefix(512), as: UTF8.self).unicodeScalars {
      if scalar.properties.isWhitespace {
        pendingSpace = true
        continue
      }
      if !folded.isEmpty || !scalar.isDecoration {
        if pendingSpace, !folded.isEmpty { pendingDecoration.append(" ") }
        if scalar.isDecoration {
          pendingDecoration.unicodeScalars.append(scalar)
        } else {
          folded += pendingDecoration + scalar.properties.lowercaseMapping
          pendingDecoration = ""
        }
      }
      pendingSpace = false
    }
    text = folded
  }
}

extension StringProtocol {
  /// The text without what only decorates the ends of a heading or label: blanks, emoji, bullets,
  /// dashes, quotation marks, and the signs that end a sentence. `C#`, `50 %` and `Price ($)` stay
  /// as they are, because their last sign says something.
  package var withoutDecoration: String {
    let isShown = { (scalar: Unicode.Scalar) in
      !scalar.isDecoration && !scalar.properties.isWhitespace
    }
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: isShown),
      let last = scalars.lastIndex(where: isShown)
    else { return "" }
    return String(String.UnicodeScalarView(scalars[first...last]))
  }
}

extension Unicode.Scalar {
  /// Whether it says nothing at the beginning or end of a heading or label.
  fileprivate var isDecoration: Bool {
    switch properties.generalCategory {
    case .otherSymbol, .format, .enclosingMark, .dashPunctuation, .connectorPunctuation,
      .initialPunctuation, .finalPunctuation, .control:
      true
    case .modifierSymbol: !isASCII
    case .nonspacingMark: properties.isVariationSelector
    case .otherPunctuation: !"#%&@*/\\§¶†‡‰‱′″".unicodeScalars.contains(self)
    default: false
    }
  }
}
