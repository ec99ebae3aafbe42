import Diagnostics

extension TemplateSet {
  /// The names of the templates that themselves ask search engines to leave their pages out, by
  /// `<meta name="robots" content="noindex">`.
  package var unindexed: Set<String> {
    let mark = Array("content=\"noindex".utf8)
    return Set(
      templates.filter { $0.value.source.bytes.firstRange(of: mark) != nil }.map(\.key))
  }
}
