import Diagnostics

// What a tag loads that it can do nothing with.
extension Diagnostic {
  static func wrongKind(_ target: LoadedTarget, of tag: String) -> Diagnostic {
    let expected = target.expected[0].words
    return Diagnostic(
      .error, .htmlTargets,
      "'\(target.attribute)' of '\(tag)' loads \(expected), and \(quoted(target.address)) is "
        + target.kind.words,
      at: target.span, help: [Help(advice(target.kind))])
  }

  private static func advice(_ kind: MediaKind) -> String {
    switch kind {
    case .page: "name a file, or lead to the page by '<a href=\"…\">'"
    case .style: "name another file, or load it by '<link rel=\"stylesheet\" href=\"…\">'"
    case .script: "name another file, or load it by '<script src=\"…\">'"
    case .picture: "name another file, or show it by '<img src=\"…\" alt=\"…\">'"
    case .film: "name another file, or show it by '<video src=\"…\" controls>'"
    case .sound: "name another file, or play it by '<audio src=\"…\" controls>'"
    case .captions: "name another file, or show it by a 'track' in a 'video'"
    case .font: "name another file, or load it by '@font-face' in a style sheet"
    case .source:
      "name the file that another program makes of it: Apus compiles no Sass and no TypeScript"
    case .data, .document: "name another file, or lead to it by '<a href=\"…\">'"
    }
  }
}
