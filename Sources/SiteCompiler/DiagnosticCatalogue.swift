import Content
package import Diagnostics
import Documents
import HTMLRules
import Languages
import Markdown
import Planning
import Publishing
import Schema
import Sharding
import Templates

extension DiagnosticCode {
  /// Every code of the program, by number: each module lists its own in its folder `Mistakes`.
  package static let all: [DiagnosticCode] = [
    sourceTexts, documents, models, content, markdown, templates, escaping, messages, pages,
    output, parts, html, device, search, appearance,
  ].flatMap { $0 }.sorted { $0.number < $1.number }
}
