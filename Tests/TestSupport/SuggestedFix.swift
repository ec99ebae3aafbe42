package import Diagnostics

/// What diagnostics suggest to write, tried out.
package enum SuggestedFix {
  /// The messages that ask "did you mean" and have no replacement, or whose best replacement,
  /// written into the sources, does not end the mistake. `check` tells what is said when one
  /// source, by its path, has other bytes.
  package static func failures(
    of diagnostics: [Diagnostic], in sources: SourceMap,
    check: (_ path: String, _ bytes: [UInt8]) -> [Diagnostic]
  ) -> [String] {
    diagnostics.compactMap { diagnostic in
      let words = diagnostic.message + diagnostic.help.map(\.message).joined()
      let best = diagnostic.help.first { $0.replacement != nil }
      guard let best, let span = best.span,
        let replacement = best.text(in: sources[span.source])
      else {
        return words.contains("did you mean '") ? diagnostic.message + ": no replacement" : nil
      }
      let source = sources[span.source]
      var bytes = source.bytes
      bytes.replaceSubrange(span.range, with: replacement.utf8)
      let after = check(source.path, bytes)
      let isMended = !after.contains {
        $0.code == diagnostic.code && $0.message == diagnostic.message
          && $0.span?.source == diagnostic.span?.source && $0.span?.start == diagnostic.span?.start
      }
      return isMended ? nil : diagnostic.message + ": not mended by '\(replacement)'"
    }
  }
}
