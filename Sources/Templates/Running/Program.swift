package import Diagnostics
package import Schema
import Tables

/// A template with its layouts, partials and macros, checked and compiled for one kind of page.
package struct Program: Sendable {
  /// What runs.
  let code: SharedCode
  /// What the check of its HTML came to; nil where there was none.
  package internal(set) var html: HTMLOutcome?

  init(_ code: ProgramCode) { self.code = SharedCode(code) }

  /// The name of the page's template.
  package var name: String { code.content.name }
  /// How many instructions it has.
  package var instructionCount: Int { code.content.instructions.count }
  /// The fields that its instructions may read.
  package var reads: FieldReads { code.content.reads }

  /// What the check of a template's HTML came to.
  package struct HTMLOutcome: Sendable {
    /// Whether some mistakes can be told from finished pages only.
    package let leavesToPages: Bool
    /// Whether it is a piece of a page, rather than a whole one.
    package let isPiece: Bool
  }

  /// Appends the page that the template makes of a context.
  ///
  /// - Parameters:
  ///   - context: A record of the structure the program was compiled for.
  ///   - store: The values of the site.
  ///   - host: What knows the page's place.
  ///   - layer: The page's own values above the store; more are added while it is rendered.
  ///   - output: Takes the bytes; what is noted of the page counts from the first of them.
  ///   - trace: Takes what the bytes come from; it makes rendering slower.
  /// - Returns: Nil when the page is whole; else what stopped it, such as a loop without end.
  package func render(
    context: Value, store: borrowing ValueStore, host: any TemplateHost, layer: inout Layer,
    output: inout [UInt8], trace: PageTrace? = nil
  ) -> Diagnostic? {
    var machine = Machine(program: code, store: copy store, host: host, trace: trace)
    swap(&machine.values.layer, &layer)
    defer { swap(&machine.values.layer, &layer) }
    let failure = machine.run(context: context)
    machine.output.append(to: &output)
    return failure
  }
}

extension Program {
  /// The templates, layouts, partials and macros that it was compiled of.
  package var sources: Set<SourceID> {
    Set(code.content.spans.lazy.map(\.source))
      .union(code.content.pieces.lazy.map(\.span.source))
  }
}
